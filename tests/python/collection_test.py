"""Collections are the program's: what one adds, rates and merges, the other reads."""

from __future__ import annotations

import os
import random
import sqlite3
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Callable, List

import dokushin
import pytest
from conftest import TUTORIALS, said_without
from conftest import HARD as HARD_DIGITS

Program = Callable[..., List[str]]

EMPTY = 81 * "."
HARD = HARD_DIGITS.replace("0", ".")
LINES = [line.replace("0", ".") for line, _ in TUTORIALS if len(line) == 81]


def turned(line: str, seed: int) -> str:
    """An equivalent puzzle: its digits renamed, its rows and columns exchanged."""
    chance = random.Random(seed)
    names = dict(zip("123456789", chance.sample("123456789", 9)))
    columns = [line[at::9] for at in range(9)]
    return "".join(names.get(one, one) for one in "".join(columns))


@pytest.fixture
def hunt(tmp_path: Path) -> dokushin.Collection:
    return dokushin.Collection(tmp_path / "hunt.db")


def test_a_puzzle_is_there_once_however_it_is_turned(hunt: dokushin.Collection) -> None:
    assert hunt.add([HARD]) == dokushin.Added(1, 0)
    assert hunt.add([turned(HARD, seed) for seed in range(5)]) == dokushin.Added(0, 5)
    assert len(hunt) == 1 and turned(HARD, 9) in hunt and EMPTY not in hunt
    found = hunt.find(turned(HARD, 9))
    assert found is not None and found["puzzle"] == HARD
    assert list(hunt.export(form=True)) == [str(dokushin.canonical(HARD).form)]


def test_any_form_of_puzzles_is_added(hunt: dokushin.Collection, tmp_path: Path) -> None:
    rows = [[int(one) for one in HARD.replace(".", "0")[at : at + 9]] for at in range(0, 81, 9)]
    assert hunt.add([rows, dokushin.parse(HARD), HARD.replace(".", "0")]) == dokushin.Added(1, 2)
    path = tmp_path / "lines.txt"
    path.write_text(f"{HARD}\n\n{EMPTY}\n")
    with path.open() as lines:
        assert hunt.add(lines) == dokushin.Added(1, 1)
    assert hunt.add(path.read_text()) == dokushin.Added(0, 2)
    assert list(hunt.export()) == [HARD, EMPTY]


def test_what_cannot_be_added_is_refused_with_its_place(hunt: dokushin.Collection) -> None:
    wrong = ["11" + 79 * ".", "12345", 81 * "x", 16 * "."]
    added = hunt.add([HARD, *wrong])
    assert (added.added, [error.line for error in added.refused]) == (1, [2, 3, 4, 5])
    codes = ["contradiction", "wrong_length", "bad_character", "unsupported"]
    assert [error.code for error in added.refused] == codes
    added = hunt.add(f"{HARD}\n{wrong[1]}\n{EMPTY}\n")
    assert (added.added, added.known, [error.line for error in added.refused]) == (1, 1, [2])


def test_the_program_reads_it(hunt: dokushin.Collection, program: Program) -> None:
    hunt.add([*LINES, EMPTY], origin="tutorials", solutions=True)
    assert program("collection", "export", hunt.path) == list(hunt.export()) == [*LINES, EMPTY]
    (told,) = program("collection", "verify", hunt.path)
    count = len(LINES) + 1
    assert told == f"puzzles {count}, ratings 0, wrong 0"
    assert hunt.verify() == (count, 0, [])
    solutions = {row["puzzle"]: row["solution"] for row in hunt.query("status=unique")}
    assert solutions == {line: dokushin.solve(line).solution for line in LINES}
    program("collection", "rate", hunt.path, "--scale", "te,se")
    assert hunt.rate(["te", "se"]) == (0, 0)
    ratings = {row["puzzle"]: (row["te"], row["er"]) for row in hunt.query("te>=1")}
    rated = {line: dokushin.rate_universally(line, "te")["te"] for line in LINES}
    hard = [line for line in LINES if rated[line] >= 1]  # type: ignore[operator]
    assert ratings == {line: (rated[line], dokushin.rate(line).hardest.rating) for line in hard}


def test_it_reads_the_programs(hunt: dokushin.Collection, program: Program, tmp_path: Path) -> None:
    program("collection", "add", hunt.path, "--origin", "x", input="\n".join(LINES))
    assert hunt.rate("te") == (len(LINES), 0)
    whole = dokushin.Collection(tmp_path / "whole.db")
    assert whole.add(LINES[:2]) == dokushin.Added(2, 0)
    assert whole.merge(hunt) == (len(LINES) - 2, 2, len(LINES))
    assert whole.merge(hunt.path) == (0, len(LINES), 0)
    for which in ("", "te>=1", "clues<=25 status=unique", "SELECT clues, te FROM puzzles ORDER BY id"):
        rows = [list(row.values()) for row in whole.query(which)]
        told = program("collection", "query", "--json", whole.path, *([which] if which else []))
        assert len(told) == len(rows)
    bars = {name: dict(bars) for name, _, bars in whole.stats()}
    assert bars["status"] == {"unique": len(LINES)} and sum(bars["te"].values()) == len(LINES)
    assert whole.stats().svg().startswith("<svg ") and whole.stats("clues<1") == []


def test_a_rating_that_was_given_up_is_looked_for_again(hunt: dokushin.Collection) -> None:
    hardest = "98.7..6..5...6......69...4.3....2.1...8.9.4.....3....2.1.4....8..9.7.5.......9..."
    hunt.add([hardest])
    assert hunt.rate("er", time=1e-6) == (1, 1)
    assert hunt.rate(["se"], time=1e-6) == (0, 0)
    (row,) = hunt.query()
    assert row["er"] is None
    assert hunt.rate("se") == (1, 0)
    assert hunt.rate("se") == (0, 0)
    (row,) = hunt.query()
    assert row["er"] == dokushin.rate(hardest).hardest.rating


def test_values_are_those_of_sql(hunt: dokushin.Collection) -> None:
    hunt.add([HARD])
    (row,) = hunt.query("SELECT 1 AS a, 1.5 AS b, 'x' AS c, NULL AS d, x'00ff' AS e, 9e999 AS f")
    assert row == {"a": 1, "b": 1.5, "c": "x", "d": None, "e": b"\0\xff", "f": float("inf")}


class PlainFrame:
    """What a data frame of pandas is made of here, as Debian's pandas is no need of the tests."""

    def __init__(self, rows: List[Any], columns: List[str]) -> None:
        self.rows, self.columns = rows, columns

    @classmethod
    def from_records(cls, rows: List[Any], columns: List[str]) -> PlainFrame:
        return cls(rows, columns)


def test_a_frame_has_the_rows_of_a_query(
    hunt: dokushin.Collection, monkeypatch: pytest.MonkeyPatch
) -> None:
    stand_in: Any = SimpleNamespace(DataFrame=PlainFrame)
    monkeypatch.setitem(sys.modules, "pandas", stand_in)
    hunt.add(LINES)
    rows = list(hunt.query("clues<26"))
    frame = hunt.frame("clues<26")
    assert [dict(zip(frame.columns, row)) for row in frame.rows] == rows
    assert hunt.frame("clues>81").columns == frame.columns


def test_names_of_files_are_any_that_a_system_has(tmp_path: Path) -> None:
    dokushin.Collection(tmp_path / "hunt.db").add([HARD])
    (entry,) = os.scandir(tmp_path)
    hunt = dokushin.Collection(entry)
    assert hunt.path == entry.path and len(hunt) == 1
    with sqlite3.connect(hunt.path) as other:  # as of a file whose name is no UTF-8
        other.execute("UPDATE source SET origin = CAST(x'6c697374ff' AS TEXT)")
    (row,) = hunt.query()
    assert row["origin"] == os.fsdecode(b"list\xff")
    assert "list?" in hunt.stats().svg()


def test_what_is_no_list_makes_no_file(hunt: dokushin.Collection) -> None:
    with pytest.raises(TypeError):
        hunt.add(5)  # type: ignore[arg-type]
    assert not Path(hunt.path).exists()


def test_any_time_is_a_limit(hunt: dokushin.Collection) -> None:
    hunt.add([HARD])
    for time in (1e300, float("inf")):
        assert hunt.rate("te", time=time).given_up == 0
    assert hunt.rate("te") == (0, 0)


def test_what_is_wrong_is_found(hunt: dokushin.Collection) -> None:
    hunt.add(LINES)
    with sqlite3.connect(hunt.path) as other:
        other.execute("UPDATE puzzle SET solutions = 2 WHERE id = 2")
        other.execute("UPDATE puzzle SET source = 99 WHERE id = 3")
    for threads in (1, 3):
        assert hunt.verify(threads=threads).flaws == [
            (None, "a row of puzzle refers to none of source"),
            (2, "it has another number of solutions"),
        ]


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda hunt: hunt.query(), "no such collection"),
        (lambda hunt: hunt.find(16 * "."), "no such collection"),
        (lambda hunt: dokushin.Collection(__file__).stats(), "no collection, expected a file"),
        (lambda hunt: dokushin.Collection("/nowhere/hunt.db").add([]), "no such collection"),
        (lambda hunt: (hunt.add([]), hunt.rate("er,ep"))[1], "'er,ep' is no scale, expected se, "),
        (lambda hunt: (hunt.add([]), hunt.query("te>>3"))[1], "te>>3|expected"),
        (lambda hunt: (hunt.add([]), hunt.query("SELECT x FROM y"))[1], "no such table"),
        (lambda hunt: (hunt.add([]), hunt.find(16 * "."))[1], "a board that a collection"),
        (lambda hunt: (hunt.add([]), hunt.merge(hunt))[1], "the collection itself"),
        (lambda hunt: (hunt.add([]), hunt.merge(__file__))[1], "no collection"),
    ],
)
def test_mistakes(hunt: dokushin.Collection, call: Callable[[Any], Any], said: str) -> None:
    with pytest.raises(dokushin.Error, match=said):
        call(hunt)


@pytest.mark.parametrize(
    "call",
    [
        lambda hunt: dokushin.Collection(5),  # type: ignore[arg-type]
        lambda hunt: dokushin.Collection(b"hunt.db"),  # type: ignore[arg-type]
        lambda hunt: hunt.add(5),
        lambda hunt: hunt.add([5]),
        lambda hunt: hunt.add(dokushin.parse(HARD)),
        lambda hunt: hunt.add([], origin=5),
        lambda hunt: hunt.query(5),
        lambda hunt: hunt.rate(time="x"),
    ],
)
def test_no_such_type(hunt: dokushin.Collection, call: Callable[[Any], Any]) -> None:
    with pytest.raises(TypeError):
        call(hunt)


def test_a_build_without_collections_says_so() -> None:
    said = said_without("_keeper", "dokushin.Collection('hunt.db')")
    assert said.startswith("unsupported collections of puzzles, expected a build that keeps")
    assert "コレクション" in said
