"""What data people have at hand: arrays of floats and of strings, tables and their columns."""

from __future__ import annotations

from typing import Any

import dokushin
import numpy
import pytest
from conftest import HARD, HARD_SOLUTION, rows_of

ROWS = numpy.array(rows_of(HARD))
SOLVED = numpy.array(rows_of(HARD_SOLUTION))
BLANK = 81 * "."


class Table:
    """As a DataFrame and a column of one, of which the package knows this much."""

    def __init__(self, array: Any) -> None:
        self.array = array

    def to_numpy(self) -> Any:
        return self.array


@pytest.mark.parametrize("dtype", [float, numpy.float32, numpy.float16])
def test_floats_that_are_whole(dtype: Any) -> None:
    found = dokushin.solve(ROWS.astype(dtype)).solution
    assert found.dtype == dtype and (found == SOLVED).all()
    assert dokushin.solve(list(ROWS.astype(dtype))).solution[0].tolist() == SOLVED[0].tolist()
    many = dokushin.solve_many(numpy.array([ROWS, ROWS], dtype))
    assert many.solutions.dtype == dtype and (many.solutions == SOLVED).all()
    assert dokushin.rate_many(ROWS.astype(dtype).reshape(1, 81)).hardest.tolist() == [4.2]


def test_nan_is_a_blank() -> None:
    """As pandas reads an empty field of a CSV."""
    blanks = numpy.where(ROWS == 0, numpy.nan, ROWS)
    assert (dokushin.solve(blanks).solution == SOLVED).all()
    assert (dokushin.solve_many(blanks.reshape(1, 81)).solutions == SOLVED.reshape(1, 81)).all()


@pytest.mark.parametrize("value", [1.5, -0.5, numpy.inf, -numpy.inf, 1e300, 10.0, -1.0])
def test_floats_that_are_no_digits(value: float) -> None:
    board = ROWS.astype(float)
    board[1, 2] = value
    with pytest.raises(dokushin.Error) as caught:
        dokushin.solve(board)
    error = caught.value
    assert (error.code, error.line, error.column) == ("out_of_range", 2, 3)
    assert str(value).rstrip("0").rstrip(".") in error.what
    with pytest.raises(dokushin.Error) as caught:
        dokushin.solve_many(numpy.array([ROWS, board]))
    assert (caught.value.line, caught.value.column) == (2, 12)


@pytest.mark.parametrize("dtype", [str, object])
def test_arrays_of_strings_are_lists_of_puzzles(dtype: Any) -> None:
    puzzles = numpy.array([HARD, BLANK], dtype)
    found = dokushin.solve_many(puzzles)
    assert found == dokushin.solve_many([HARD, BLANK])
    assert found.status == ["unique", "multiple"]
    assert dokushin.rate_many(puzzles) == dokushin.rate_many([HARD, BLANK])
    assert dokushin.solve_many(Table(puzzles)) == found


def test_a_puzzle_of_strings() -> None:
    cells = numpy.array([list(HARD[at : at + 9]) for at in range(0, 81, 9)])
    found = dokushin.solve(cells).solution
    assert found.shape == (9, 9) and found.dtype == cells.dtype
    assert "".join(found.flatten()) == HARD_SOLUTION
    lines = dokushin.solve(numpy.array([HARD[at : at + 9] for at in range(0, 81, 9)])).solution
    assert "".join(lines) == HARD_SOLUTION


def test_tables_of_digits() -> None:
    assert (dokushin.solve(Table(ROWS)).solution == SOLVED).all()
    mixed = numpy.where(ROWS == 0, None, ROWS.astype(object))
    assert (dokushin.solve(Table(mixed)).solution == SOLVED).all()
    assert dokushin.solve_many(Table(ROWS.reshape(1, 81))).status.tolist() == ["unique"]


def test_answers_as_columns_of_a_table() -> None:
    found = dokushin.solve_many([HARD, "11" + 79 * "."]).columns()
    assert found == {
        "status": ["unique", "invalid"], "solution": [HARD_SOLUTION, None], "solutions": [1, 0],
    }  # fmt: skip
    rated = dokushin.rate_many([HARD, BLANK]).columns()
    assert list(rated) == ["status", "hardest", "pearl", "diamond", "technique"]
    assert rated["hardest"] == [4.2, 0.0]
    arrays = dokushin.rate_many(ROWS.reshape(1, 81), hodoku=True).columns()
    assert {name: len(entries) for name, entries in arrays.items()} == dict.fromkeys(
        ["status", "hardest", "pearl", "diamond", "technique", "level", "score"], 1
    )


def test_an_answer_is_true_if_there_is_a_solution() -> None:
    assert dokushin.solve(HARD) and dokushin.solve(BLANK)
    assert not dokushin.solve("11" + 79 * ".")
    assert not dokushin.solve("12345678." + 8 * "." + "9" + 63 * ".")
