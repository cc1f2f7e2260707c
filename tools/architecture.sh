#!/bin/sh
# Draws docs/architecture.svg from the folders of src/ and the #include lines in
# them; a test redraws it and compares.
#   tools/architecture.sh > docs/architecture.svg
# A room that has no folder yet is drawn dashed. Which room stands behind which
# public header is read from the table in tests/house/floors.cpp.
set -eu
cd "$(dirname "$0")/.."

{
  grep -o '{"[a-z_]*\.h", *"[a-z]*"}' tests/house/floors.cpp |
    sed 's/{"\([^"]*\)", *"\([^"]*\)"}/header \1 \2/'
  find include/dokushin -name '*.h' | sed 's|.*/|public |' | LC_ALL=C sort
  find src -name '*.cpp' -o -name '*.h' -o -name '*.inc' | sed 's|^src/\([a-z_]*\)/.*|room \1|' | LC_ALL=C sort -u
  grep -r --include='*.h' --include='*.inc' --include='*.cpp' '^#include [<"][a-z]*/' src include/dokushin |
    sed -e 's|^include/dokushin/\([^:]*\):#include <dokushin/\([^>]*\).*|shelved \1 \2|' \
        -e 's|^src/\([a-z_]*\)/[^:]*:#include [<"]\([a-z]*\)/\([^>"]*\).*|include \1 \2 \3|' |
    LC_ALL=C sort -u
} | awk '
$1 == "header"  { owner[$2] = $3 }
$1 == "public"  { shelf[$2] = 1; behind[owner[$2]] = behind[owner[$2]] " " $2 }
$1 == "room"    { built[$2] = 1 }
$1 == "include" { target = $3 == "dokushin" ? owner[$4] : $3
                  edge[$2, target] = 1
                  if ($3 == "dokushin") { edge[$2, "shelf"] = 1 } }
$1 == "shelved" { edge[owner[$2], owner[$3]] = 1 }

# box(name, left, top, width, what it is)
function box(name, x, y, w, what) {
  left[name] = x; top[name] = y; width[name] = w; note[name] = what
  order[++boxes] = name
}
# As many of the names as there is room for, in characters; what is left out is shown by dots.
function fitting(names, room,    words, count, text, i) {
  if (length(names) <= room) { return names }
  count = split(names, words, " ")
  text = words[1]
  for (i = 2; i < count && length(text " " words[i]) + 2 <= room; i++) { text = text " " words[i] }
  return text " …"
}
function draw(name,    planned, x) {
  planned = name != "shelf" && !(name in built)
  x = left[name] + width[name] / 2
  printf "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"6\" class=\"%s\"/>\n",
         left[name], top[name], width[name], height, planned ? "planned" : "built"
  printf "<text x=\"%d\" y=\"%d\" class=\"name\">%s</text>\n", x, top[name] + 22,
         name == "shelf" ? "include/dokushin" : name
  printf "<text x=\"%d\" y=\"%d\">%s</text>\n", x, top[name] + 40, planned ? "planned" : note[name]
  if (behind[name] != "") {
    printf "<text x=\"%d\" y=\"%d\" class=\"file\">%s</text>\n", x, top[name] + 56,
           fitting(substr(behind[name], 2), int(width[name] / 7.3))
  }
}
# An arrow down from a box to one below it; boxes in between hide it.
function arrow(from, to, x) {
  if ((from, to) in edge) {
    printf "<line x1=\"%d\" y1=\"%d\" x2=\"%d\" y2=\"%d\" marker-end=\"url(#tip)\"/>\n",
           x, top[from] + height, x, top[to] - 3
  }
}
END {
  height = 66
  box("c", 40, 20, 140, "for any language")
  box("wasm", 205, 20, 140, "the web page")
  box("python", 370, 20, 140, "the module")
  box("cli", 535, 20, 140, "the program")
  box("cluster", 700, 20, 140, "many machines")
  box("stream", 370, 126, 470, "records in, ordered work, output")
  box("shelf", 40, 232, 800, "the public API: faces include nothing else below them")
  box("generate", 40, 338, 115, "puzzles")
  box("study", 167, 338, 116, "of givens")
  box("count", 295, 338, 115, "all solutions")
  box("rate", 450, 338, 175, "difficulty")
  box("print", 665, 338, 175, "a library of its own")
  box("search", 40, 444, 370, "solve, prove, count")
  box("logic", 450, 444, 175, "human techniques")
  box("canon", 665, 444, 175, "canonical forms")
  box("board", 130, 550, 560, "shapes, puzzles, and text in and out")
  box("errors", 40, 656, 800, "results, errors, and what they say in three languages")
  box("base", 40, 762, 800, "nothing about Sudoku")

  print "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 880 892\" font-family=\"sans-serif\" font-size=\"13\" text-anchor=\"middle\">"
  print "<title>The floors of dokushin: arrows are #include lines</title>"
  print "<style>.name{font-size:16px;font-weight:bold}.file{font-family:monospace;font-size:12px}" \
        ".built{fill:#eaf2fb;stroke:#24507a}.planned{fill:#fff;stroke:#888;stroke-dasharray:5 4}" \
        "line{stroke:#24507a;stroke-width:1.5}</style>"
  print "<defs><marker id=\"tip\" markerWidth=\"9\" markerHeight=\"8\" refX=\"8\" refY=\"4\" orient=\"auto\"><path d=\"M0,0 L9,4 L0,8 z\" fill=\"#24507a\"/></marker></defs>"
  print "<rect width=\"880\" height=\"892\" fill=\"#fff\"/>"
  arrow("c", "shelf", 110); arrow("wasm", "shelf", 275); arrow("python", "shelf", 475)
  arrow("python", "stream", 430); arrow("cli", "stream", 595); arrow("cluster", "stream", 770)
  arrow("cli", "shelf", 640); arrow("stream", "shelf", 605); arrow("cluster", "shelf", 735)
  arrow("generate", "search", 100); arrow("generate", "board", 145); arrow("generate", "base", 60)
  arrow("study", "search", 225); arrow("study", "board", 260); arrow("study", "base", 185)
  arrow("count", "search", 350); arrow("count", "board", 390); arrow("count", "base", 310)
  arrow("rate", "logic", 537); arrow("rate", "board", 470); arrow("rate", "base", 605)
  arrow("search", "board", 290); arrow("search", "base", 110)
  arrow("logic", "board", 537); arrow("logic", "base", 570)
  arrow("canon", "board", 682); arrow("canon", "base", 700)
  arrow("print", "board", 672); arrow("print", "base", 711)
  arrow("generate", "errors", 80); arrow("study", "errors", 205); arrow("search", "errors", 125)
  arrow("canon", "errors", 720); arrow("print", "errors", 740); arrow("board", "errors", 400)
  arrow("board", "base", 440); arrow("errors", "base", 780)
  for (i = 1; i <= boxes; i++) { draw(order[i]) }
  print "<text x=\"440\" y=\"864\">text → puzzle → search, logic or canon → result → text</text>"
  print "</svg>"
}'
