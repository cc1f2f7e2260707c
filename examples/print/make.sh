#!/usr/bin/env bash
# Prints the pages of this folder anew: examples/print/make.sh [DOKUSHIN [FOLDER]]
# Fonts decide what they look like; those that are kept here were made on Debian 12 with
# fonts-dejavu-core and fonts-noto-cjk.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
dokushin=${1-$here/../../dev}
out=${2-$here}

# Six on a page of A4, with ratings, and the solutions upside down.
"$dokushin" print -o "$out/classic.pdf" --title 'Sunday Sudoku' --ratings --solutions \
  --upside-down "$here/classic.txt"
# A jigsaw, Sudoku-X and windoku with a Japanese title, on Letter.
"$dokushin" print -o "$out/variants.pdf" --lang ja --title '数独 変わり種の三題' --paper letter \
  --per-page 4 --solutions "$here/variants.json"
# Twelve small boards on a page, titled in Chinese.
"$dokushin" print -o "$out/small.pdf" --lang zh --title '数独入门：十二道小题' --per-page 12 \
  --solutions "$here/small.txt"
# A 16×16 board that has a page for itself, as an image that scales.
"$dokushin" print -o "$out/sixteen.svg" --per-page 1 --title 'Sixteen by sixteen' \
  --no-page-numbers "$here/../16x16.txt"
# Pencilmarks, as pixels.
"$dokushin" print -o "$out/pencilmarks.png" --per-page 1 --pencilmarks --resolution 100 \
  --title 'Every candidate' "$here/../hard.txt"
