#!/usr/bin/python3
"""Solves a folder of real puzzles with rules, and holds each answer against what is known of it.

    ./dev solve examples/hard.txt && bench/variants.py [FOLDER] [--seconds N] [--part PART…]

FOLDER (../shared/data/variants) has puzzles of Interactive Sudoku Solver in iss.jsonl, of f-puzzles
in fpuzzles.jsonl, of SudokuPad in scl.jsonl, lists of cages in killer/, links in *_link.txt, and in
jigsaw_layouts.tsv layouts that can be filled or not. N (30) ends a puzzle's solving.

A puzzle is right if its solution is the stated one, or if it has one solution where none is stated;
a layout if it can be filled as stated. The table says how many are, how many are refused for a rule
that is not understood, and for how many the time was too short. Where a checker of solutions lies
beside the folder, in ../../tools, it judges each solution as well. The exit status is 1 if any answer
is wrong.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any, Callable, Dict, Iterator, List, NamedTuple, Optional

ROOT = Path(__file__).resolve().parents[1]
PROGRAM = ROOT / "build/release/src/cli/dokushin"


class Case(NamedTuple):
    """A text, and what is known of it: its solution, or that it has one or several."""

    name: str
    text: str
    solution: Optional[str] = None
    is_proper: bool = True
    fills: Optional[bool] = None
    entry: Dict[str, Any] = {}


def entries(path: Path) -> Iterator[Dict[str, Any]]:
    with path.open(encoding="utf-8") as lines:
        yield from map(json.loads, lines)


def iss(folder: Path) -> Iterator[Case]:
    for entry in entries(folder / "iss.jsonl"):
        text = "".join(entry["input"].split())
        # These are no puzzles with one solution, by their source.
        is_proper = entry["set"] not in ("EXAMPLE_SLOW_CASES", "EXAMPLE_CLASSIC_SUDOKU")
        yield Case(f"{entry['set']} {entry.get('name')}", text, entry["solution"], is_proper, entry=entry)


def f_puzzles(folder: Path) -> Iterator[Case]:
    for entry in entries(folder / "fpuzzles.jsonl"):
        yield Case(str(entry.get("title")), json.dumps(entry["fpuzzles"]), entry.get("solution"), entry=entry)


def f_puzzles_links(folder: Path) -> Iterator[Case]:
    for entry in entries(folder / "fpuzzles.jsonl"):
        if "link" not in entry:
            continue
        link = "https://www.f-puzzles.com/?load=" + entry["link"]
        yield Case(str(entry.get("title")), link, entry.get("solution"))


def scl(folder: Path) -> Iterator[Case]:
    for entry in entries(folder / "scl.jsonl"):
        yield Case(str(entry.get("title")), "https://sudokupad.app/" + entry["link"], entry.get("solution"))


def links(folder: Path) -> Iterator[Case]:
    for name in ("fpuzzles_link.txt", "sudokumaker_link.txt"):
        # They show each object of their sites, and are no puzzles.
        yield Case(name, (folder / name).read_text().strip(), is_proper=False)


def killers(folder: Path) -> Iterator[Case]:
    for path in sorted((folder / "killer").iterdir()):
        yield Case(path.name, json.dumps(json.loads(path.read_text())))


def layouts(folder: Path) -> Iterator[Case]:
    with (folder / "jigsaw_layouts.tsv").open() as lines:
        for line in lines:
            name, known, layout = line.rstrip("\n").split("\t")
            fills = {"valid": True, "invalid": False}.get(known)
            if not layout.startswith("."):
                yield Case(name, layout + 81 * ".", is_proper=False, fills=fills)


PARTS: Dict[str, Callable[[Path], Iterator[Case]]] = {
    "iss": iss,
    "f-puzzles": f_puzzles,
    "f-puzzles-links": f_puzzles_links,
    "sudokupad": scl,
    "links": links,
    "killers": killers,
    "layouts": layouts,
}
#: The digits of a solution.
SYMBOLS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
#: The checker of a part.
CHECKERS = {"iss": "check_iss.py", "f-puzzles": "check_fpuzzles.py"}


def answers(cases: List[Case], part: str, seconds: str) -> List[Dict[str, Any]]:
    with tempfile.NamedTemporaryFile("w", suffix=".txt", encoding="utf-8") as file:
        file.writelines(case.text + "\n" for case in cases)
        file.flush()
        most = ["--limit", "1"] if part == "layouts" else []
        command = [PROGRAM, "solve", "--json", "--quiet", "--time-limit", seconds, *most, file.name]
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False)
    found = [json.loads(line) for line in done.stdout.splitlines()]
    if len(found) != len(cases):
        sys.exit(f"{part}: {len(cases)} puzzles were read as {len(found)}")
    return found


def as_stated(solution: str, stated: str) -> str:
    """A solution as ISS writes it: the cells of the grid alone, and letters from A on where there
    are more digits than nine."""
    grid = solution[: len(stated)]
    if not any(map(str.isalpha, grid)):
        return grid
    return "".join(chr(ord("A") + SYMBOLS.index(symbol)) for symbol in grid)


def verdict(case: Case, answer: Dict[str, Any]) -> str:
    """Right, wrong, refused or late."""
    if answer["puzzle"] is None:
        return "refused"
    if case.fills is not None and answer["solutions"] > 0:
        return "right" if case.fills else "wrong"
    if answer["status"] == "limit":
        return "late"
    if case.fills is not None:
        return "wrong" if case.fills else "right"
    if case.solution:
        return "right" if answer["solution"] == case.solution else "wrong"
    return "wrong" if case.is_proper and answer["status"] != "unique" else "right"


def judged(part: str, cases: List[Case], found: List[Dict[str, Any]], tools: Path) -> str:
    """What the checker says of the solutions."""
    if part not in CHECKERS or not (tools / CHECKERS[part]).exists():
        return ""
    with tempfile.NamedTemporaryFile("w", suffix=".jsonl", encoding="utf-8") as file:
        for case, answer in zip(cases, found):
            if answer["solution"]:
                file.write(json.dumps({**case.entry, "solution": answer["solution"]}) + "\n")
        file.flush()
        command = [sys.executable, tools / CHECKERS[part], file.name]
        return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT.parent / "shared/data/variants")
    parser.add_argument("--seconds", default="30")
    parser.add_argument("--part", action="append", choices=PARTS)
    options = parser.parse_args()
    wrong = False
    print("| part | puzzles | right | refused | too long | wrong |\n|---|---|---|---|---|---|")
    remarks = []
    for part in options.part or PARTS:
        cases = list(PARTS[part](options.folder))
        found = answers(cases, part, options.seconds)
        counts: Counter[str] = Counter()
        for case, answer in zip(cases, found):
            if answer["solution"] and case.solution:
                answer["solution"] = as_stated(answer["solution"], case.solution)
            what = verdict(case, answer)
            counts[what] += 1
            if what != "right":
                remarks.append(f"{part}, {case.name}: {what}: {answer['error'] or answer['status']}")
        wrong = wrong or counts["wrong"] > 0
        columns = [len(cases), *(counts[what] for what in ("right", "refused", "late", "wrong"))]
        print(f"| {part} | {' | '.join(map(str, columns))} |", flush=True)
        if said := judged(part, cases, found, options.folder / "../../tools"):
            remarks.append(f"{part}: {CHECKERS[part]} says: {said}")
            wrong = wrong or not re.search(r"\b0 (fail|with violations)", said)
    print(*remarks, sep="\n", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
