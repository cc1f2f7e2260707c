"""The programs of examples/python run and say what is true."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import dokushin
import pytest
from conftest import HARD, ROOT, TUTORIALS, rows_of

GALLERY = ROOT / "examples/python"


def run(name: str, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, str(GALLERY / name), *arguments], capture_output=True, text=True,
        check=True, env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )  # fmt: skip
    return done.stdout


def test_both_solvers_take_back_as_often_as_published() -> None:
    lines = run("solver_beside_ours.py").splitlines()
    assert lines[-1] == "the same counts and solutions"
    counts = [line.split()[:2] for line in lines[1:-1]]
    assert counts == [[str(number)] * 2 for _, number in TUTORIALS]


def test_a_histogram_counts_each_puzzle_once(tmp_path: Path) -> None:
    collection = tmp_path / "collection.txt"
    collection.write_text(f"{HARD}\n{TUTORIALS[1][0]}\nno puzzle\n{81 * '.'}\n")
    lines = run("difficulty_histogram.py", str(collection)).splitlines()
    bars = [line.split() for line in lines if " to " in line]
    assert sum(int(bar[3]) for bar in bars) == 2
    assert bars[-1][:3] == ["4.0", "to", "4.4"]
    made = run("difficulty_histogram.py").splitlines()
    assert sum(int(line.split()[3]) for line in made if " to " in line) == 200


def test_a_book_grows_harder(tmp_path: Path) -> None:
    path = tmp_path / "book.pdf"
    *lines, last = run("puzzle_book.py", str(path), "5", "3").splitlines()
    assert last == f"{path}: 3 pages" and path.read_bytes().startswith(b"%PDF")
    ratings = [dokushin.rate(line.split()[0]).hardest.rating for line in lines]
    assert len(ratings) == 5 and ratings == sorted(ratings)
    assert [line.split()[4] for line in lines] == [str(rating) for rating in ratings]


@pytest.mark.parametrize("method", ["backtrack", "mrv", "singles", "dlx"])
def test_a_tree_has_a_node_for_each_trial(method: str) -> None:
    puzzle = TUTORIALS[4][0]
    tree = ElementTree.fromstring(run("search_tree.py", method, puzzle))
    circles = [one for one in tree.iter() if one.tag.endswith("circle")]
    lines = [one for one in tree.iter() if one.tag.endswith("line")]
    trials = sum(
        event.kind == "place" and event.reason == "trial"
        for event in dokushin.trace(puzzle, method=method)
    )
    assert len(circles) == trials + 1 == len(lines) + 1
    # Green is one way, from the puzzle to the solution, and its trials say what stands there.
    solution = dokushin.solve(rows_of(puzzle)).solution
    assert solution is not None
    green = [one[0].text for one in circles if one.get("fill") == "#2e7d32"]
    cells = [text.split("=") for text in green if text]
    assert len({cell for cell, _ in cells}) == len(cells)
    for cell, digit in cells:
        row, column = dokushin.Cell.named(cell)
        assert solution[row][column] == int(digit)


def test_every_program_of_the_gallery_is_tested() -> None:
    text = Path(__file__).read_text()
    assert all(program.name in text for program in GALLERY.glob("*.py"))
