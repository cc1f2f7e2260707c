#!/usr/bin/python3
"""The Python package beside the command-line program, both with all cores, in one run.

    ./dev test python && bench/python.py [FILE of 81-character lines]

The program solves the file into another; Python does the same, by an array, by a list of strings and
by the text as a whole (reads the file, solve_many(), writes the solutions), and solve_many() of an
array or a list alone is timed besides. They take turns, and what is told is the median of the ratios
of neighbours. Without a file it is the 17-clue collection beside the project, or puzzles that are
generated.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Callable, Tuple

import numpy

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "build/release/python"))
import dokushin  # noqa: E402  # that was just built

PROGRAM = ROOT / "build/release/src/cli/dokushin"
ROUNDS = 31


def puzzles(folder: Path) -> Path:
    collection = ROOT.parent / "shared/data/clue17.txt"
    if len(sys.argv) > 1:
        return Path(sys.argv[1])
    if collection.exists():
        return collection
    made = folder / "made.txt"
    with made.open("w") as file:
        subprocess.run([PROGRAM, "generate", "40000", "--seed", "1"], stdout=file, check=True)
    return made


def read(path: Path) -> Any:
    """Lines of 81 characters as an array of digits."""
    text = numpy.fromfile(path, dtype=numpy.uint8).reshape(-1, 82)[:, :81]
    digits = text & 15  # of '0' to '9'; what is left of '.' is more
    digits *= digits < 10
    return digits


def write(path: Path, digits: Any) -> None:
    lines = numpy.empty((len(digits), 82), dtype=numpy.uint8)
    numpy.add(digits, ord("0"), out=lines[:, :81])
    lines[:, 81] = ord("\n")
    lines.tofile(path)


def timed(work: Callable[[], Any]) -> Tuple[float, Any]:
    start = time.perf_counter()
    result = work()
    return time.perf_counter() - start, result


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        path = puzzles(folder)
        theirs, ours = folder / "program.txt", folder / "python.txt"

        def program() -> None:
            with theirs.open("w") as file:
                subprocess.run([PROGRAM, "solve", "--quiet", path], stdout=file, check=False)

        def python() -> float:
            array = read(path)
            alone, found = timed(lambda: dokushin.solve_many(array))
            write(ours, found.solutions)
            return alone

        def python_text() -> None:
            found = dokushin.solve_many(path.read_text())
            ours.write_text("\n".join(found.solutions) + "\n")

        def python_list() -> float:
            lines = path.read_text().split()
            alone, found = timed(lambda: dokushin.solve_many(lines))
            ours.write_text("\n".join(found.solutions) + "\n")
            return alone

        whole, lines, texts, alone, listed = [], [], [], [], []
        for _ in range(ROUNDS):
            by_program, _ = timed(program)
            by_lines, by_list = timed(python_list)
            by_text, _ = timed(python_text)
            by_python, inner = timed(python)
            whole.append(by_python / by_program)
            lines.append(by_lines / by_program)
            alone.append(inner / by_program)
            listed.append(by_list / by_program)
            texts.append(by_text / by_program)
        same = theirs.read_bytes() == ours.read_bytes()
        print(f"{path.name}, kernel {dokushin.kernel()}: the same solutions: {same}")
        print(f"file to file by an array: {statistics.median(whole):.2f} of the program's time")
        print(f"file to file by a list of strings: {statistics.median(lines):.2f}")
        print(f"file to file by a text: {statistics.median(texts):.2f}")
        print(f"solve_many() of an array alone: {statistics.median(alone):.2f}")
        print(f"solve_many() of a list of strings alone: {statistics.median(listed):.2f}")


if __name__ == "__main__":
    main()
