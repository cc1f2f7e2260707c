#!/usr/bin/python3
"""Compares `dokushin solve` on large boards with SAT solvers and with FlatZinc solvers.

    ./dev test && bench/large.py [--sat COMMAND]... [--flatzinc COMMAND]... [--limit N] [--most N] FILE...

A peer is a command that a file's name is added to: DIMACS for SAT solvers, FlatZinc for the others.
Whole processes take turns on one puzzle at a time; their processor time counts, the least of three
unless it is more than a tenth of a second. From it that of the same program on a board of that side
with one blank cell is taken off, so that reading candidates counts and starting does not; and ours
solves twenty copies, which take well below a millisecond each on easy boards. SAT solvers read the
extended encoding of Lynce and Ouaknine ("Sudoku as a SAT Problem", 2006) of the candidates that the
givens leave; FlatZinc solvers an all-different with domain consistency for each house, branching on
the fewest candidates for the failures (dom/wdeg).

With `--limit 1` each finds one solution. With `--limit 2`, the default, FlatZinc solvers look for a
second one as we do; SAT solvers are given the solution, and prove that there is no other. A puzzle
that a program has not ended within --seconds counts as that many.

The lines are those of a table in docs/PERFORMANCE.md: the file, the puzzles, how many we ended, our
median milliseconds, and for each peer how many it ended, its seconds in all over ours, and its median
over ours.
"""

from __future__ import annotations

import argparse
import math
import resource
import shlex
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Dict, Iterator, List, NamedTuple, Optional, Sequence, Tuple

ROOT = Path(__file__).resolve().parents[1]
PROGRAM = ROOT / "build/release/src/cli/dokushin"
DIGITS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
# A process that takes longer is timed once, and solves one copy.
LONG = 0.1
COPIES = 20
# What a program takes at least: on easy boards the start may seem to be as long as all.
SHORTEST = 1e-5
Clauses = List[List[int]]


class Board(NamedTuple):
    """A puzzle of square boxes, with the digits from 0 on that the givens leave each cell."""

    line: str
    side: int
    candidates: List[List[int]]

    @staticmethod
    def read(line: str) -> Board:
        side = math.isqrt(len(line))
        givens = [None if symbol in ".0" else DIGITS.index(symbol) for symbol in line]
        board = Board(line, side, [list(range(side)) if g is None else [g] for g in givens])
        for house in board.houses():
            taken = {givens[cell] for cell in house}
            for cell in house:
                if givens[cell] is None:
                    board.candidates[cell][:] = [d for d in board.candidates[cell] if d not in taken]
        return board

    def houses(self) -> Iterator[List[int]]:
        side, width = self.side, math.isqrt(self.side)
        for i in range(side):
            yield [i * side + j for j in range(side)]
            yield [j * side + i for j in range(side)]
            corner = i // width * width * side + i % width * width
            yield [corner + j // width * side + j % width for j in range(side)]

    def dimacs(self, excluded: Optional[str]) -> str:
        numbers: Dict[Tuple[int, int], int] = {}
        for cell, digits in enumerate(self.candidates):
            for digit in digits:
                numbers[cell, digit] = len(numbers) + 1
        clauses: Clauses = []

        def exactly_one(literals: List[int]) -> None:
            clauses.append(literals)
            clauses.extend([-a, -b] for at, a in enumerate(literals) for b in literals[at + 1 :])

        for cell, digits in enumerate(self.candidates):
            exactly_one([numbers[cell, digit] for digit in digits])
        for house in self.houses():
            for digit in range(self.side):
                exactly_one([numbers[c, digit] for c in house if (c, digit) in numbers])
        if excluded is not None:
            clauses.append([-numbers[c, DIGITS.index(symbol)] for c, symbol in enumerate(excluded)])
        body = "\n".join(" ".join(map(str, clause)) + " 0" for clause in clauses)
        return f"p cnf {len(numbers)} {len(clauses)}\n{body}\n"

    def flatzinc(self) -> str:
        names = [f"c{cell}" for cell in range(len(self.candidates))]
        lines = [
            "predicate gecode_all_different_int(array [int] of var int: x);",
            *(f"var {{{','.join(str(d + 1) for d in digits)}}}: {name}:: output_var;"
              for name, digits in zip(names, self.candidates)),
            *(f"constraint gecode_all_different_int([{','.join(names[c] for c in house)}]):: domain;"
              for house in self.houses()),
            f"solve :: int_search([{','.join(names)}],dom_w_deg,indomain_min,complete) satisfy;",
        ]  # fmt: skip
        return "\n".join(lines) + "\n"


def processor_time() -> float:
    """Returns the seconds that processes which have ended took."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


class Program:
    """A program whose processes are timed."""

    def __init__(self, command: str, kind: str, limit: int, seconds: float) -> None:
        self.command = shlex.split(command)
        if shutil.which(self.command[0]) is None:
            sys.exit(f"{self.command[0]}: there is no such program")
        self.kind = kind
        self.limit = limit
        self.seconds = seconds
        self.name = Path(self.command[0]).name
        if kind == "flatzinc" and limit > 1:
            self.command += ["-n", str(limit)]
        self.start = 0.0

    def text(self, board: Board, solution: str) -> str:
        if self.kind == "sat":
            return board.dimacs(solution if self.limit > 1 else None)
        return board.flatzinc() if self.kind == "flatzinc" else board.line + "\n"

    def run(self, file: Path) -> Optional[float]:
        """Returns the processor time of one process; nothing if it did not end."""
        began = processor_time()
        try:
            ran = subprocess.run([*self.command, str(file)], stdout=subprocess.PIPE,
                                 stderr=subprocess.DEVNULL, timeout=self.seconds, check=False)  # fmt: skip
        except subprocess.TimeoutExpired:
            return None
        self.check(ran.stdout.decode(), ran.returncode)
        return processor_time() - began

    def measure(self, text: str, folder: Path) -> Optional[float]:
        """Returns the least seconds of some rounds, the start taken off."""
        file = folder / f"puzzle.{self.kind}"
        file.write_text(text)
        least = self.run(file)
        if least is None or least > LONG:
            return None if least is None else max(least - self.start, SHORTEST)
        copies = COPIES if self.kind == "line" else 1
        file.write_text(text * copies)
        times = [took for took in (self.run(file) for _ in range(3)) if took is not None]
        return max((min(times) - self.start) / copies, SHORTEST)

    def check(self, output: str, status: int) -> None:
        if self.kind == "sat":
            agrees = status == (20 if self.limit > 1 else 10)
        elif self.kind == "flatzinc":
            agrees = output.count("----------") == 1 and (self.limit == 1 or "==========" in output)
        else:
            agrees = status == 0
        if not agrees:
            sys.exit(f"{self.name}: exit status {status}, and not the answer that was expected")

    def measure_start(self, side: int, folder: Path) -> None:
        width = math.isqrt(side)
        shifts = [row % width * width + row // width for row in range(side)]
        solved = "".join(DIGITS[(c + shift) % side] for shift in shifts for c in range(side))
        file = folder / f"start.{self.kind}"
        file.write_text(self.text(Board.read("." + solved[1:]), solved))
        times = [took for took in (self.run(file) for _ in range(9)) if took is not None]
        self.start = min(times)


def solution_of(line: str) -> Optional[str]:
    """Returns the only solution; nothing if there are others."""
    ran = subprocess.run([PROGRAM, "solve", "--quiet", "--json", "-"], input=line.encode(),
                         stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)  # fmt: skip
    out = ran.stdout.decode()
    return out.split('"solution":"')[1].split('"')[0] if ran.returncode == 0 else None


def row(name: str, programs: Sequence[Program], times: List[List[Optional[float]]]) -> str:
    ended = [str(sum(took is not None for took in each)) for each in times]
    filled = [[p.seconds if took is None else took for took in each] for p, each in zip(programs, times)]
    ours = statistics.median(filled[0])
    cells = [name, str(len(times[0])), ended[0], f"{ours * 1000:.2f}"]
    for count, each in zip(ended[1:], filled[1:]):
        cells.append(f"{count}: {sum(each) / sum(filled[0]):.1f}, {statistics.median(each) / ours:.1f}")
    return "| " + " | ".join(cells) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sat", action="append", default=[], metavar="COMMAND")
    parser.add_argument("--flatzinc", action="append", default=[], metavar="COMMAND")
    parser.add_argument("--limit", type=int, choices=(1, 2), default=2)
    parser.add_argument("--most", type=int, default=100, help="puzzles of each file")
    parser.add_argument("--seconds", type=float, default=60, help="a puzzle")
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE")
    options = parser.parse_args()

    def program(command: str, kind: str) -> Program:
        return Program(command, kind, options.limit, options.seconds)

    ours = program(f"{PROGRAM} solve --quiet --threads 1 --limit {options.limit}", "line")
    programs = [ours, *(program(command, "sat") for command in options.sat),
                *(program(command, "flatzinc") for command in options.flatzinc)]  # fmt: skip
    heads = ["file", "puzzles", "ended", "ms", *(p.name for p in programs[1:])]
    print("| " + " | ".join(heads) + " |\n|" + "---|" * len(heads), flush=True)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for file in options.files:
            lines = file.read_text().split()[: options.most]
            times: List[List[Optional[float]]] = [[] for _ in programs]
            for each in programs:
                each.measure_start(math.isqrt(len(lines[0])), folder)
            for line in lines:
                solution = solution_of(line) if options.limit > 1 else ""
                if solution is None:  # there are others
                    continue
                board = Board.read(line)
                for each, took in zip(programs, times):
                    took.append(each.measure(each.text(board, solution), folder))
            if times[0]:
                print(row(file.stem, programs, times), flush=True)


if __name__ == "__main__":
    main()
