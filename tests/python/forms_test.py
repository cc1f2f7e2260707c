"""A grid comes back as the puzzle went in."""

from __future__ import annotations

from pathlib import Path
from typing import Any, List

import dokushin
import numpy
import pytest
from conftest import HARD, ROOT, rows_of

ROWS = rows_of(HARD)
SOLVED = dokushin.solve(HARD).solution
assert isinstance(SOLVED, str)
SOLVED_ROWS = rows_of(SOLVED)


def test_a_tutorials_own_list_goes_in_unchanged() -> None:
    names: dict[str, Any] = {}
    exec(Path(ROOT / "examples/list.py").read_text(), names)
    board: List[List[int]] = names["board"]
    solution = dokushin.solve(board).solution
    assert isinstance(solution, list) and all(isinstance(row, list) for row in solution)
    assert all(type(digit) is int for row in solution for digit in row)
    assert solution[0] == [6, 1, 8, 7, 9, 4, 3, 2, 5]
    assert dokushin.is_solution(board, solution)


@pytest.mark.parametrize(
    "puzzle, solution",
    [
        (HARD, SOLVED),
        (HARD.replace("0", "."), SOLVED),
        ("\n".join(HARD[at : at + 9] for at in range(0, 81, 9)), SOLVED),
        (ROWS, SOLVED_ROWS),
        (tuple(map(tuple, ROWS)), tuple(map(tuple, SOLVED_ROWS))),
        ([tuple(row) for row in ROWS], [tuple(row) for row in SOLVED_ROWS]),
        (tuple(ROWS), tuple(SOLVED_ROWS)),
        (sum(ROWS, []), sum(SOLVED_ROWS, [])),
        ([[digit or None for digit in row] for row in ROWS], SOLVED_ROWS),
        ([list(HARD[at : at + 9].replace("0", ".")) for at in range(0, 81, 9)],
         [list(SOLVED[at : at + 9]) for at in range(0, 81, 9)]),
        ([HARD[at : at + 9] for at in range(0, 81, 9)],
         [SOLVED[at : at + 9] for at in range(0, 81, 9)]),
        ([[numpy.uint8(digit) for digit in row] for row in ROWS], SOLVED_ROWS),
        (dokushin.parse(HARD), dokushin.parse(SOLVED)),
        (list(HARD), list(SOLVED)),
    ],
)  # fmt: skip
def test_forms(puzzle: Any, solution: Any) -> None:
    found = dokushin.solve(puzzle).solution
    assert found == solution and type(found) is type(solution)
    assert dokushin.solutions(puzzle) == [solution]
    assert dokushin.check(puzzle).grids == (solution,)
    assert dokushin.solve_many([puzzle, puzzle]).solutions == [solution, solution]
    assert dokushin.rate_many([puzzle]).hardest == [4.2]
    assert dokushin.parse(puzzle).givens == ROWS


def as_table(between: str, blank: str = "", front: str = "", back: str = "") -> str:
    """HARD as a spreadsheet or a page has it, with nothing in its blanks."""
    rows = [HARD[at : at + 9] for at in range(0, 81, 9)]
    return "\n".join(
        front + between.join(blank if cell in "0." else cell for cell in row) + back for row in rows
    )


@pytest.mark.parametrize(
    "text",
    [
        as_table("\t"),
        as_table(","),
        as_table(";"),
        as_table('","', front='"', back='"'),
        as_table("", " "),
        as_table(" ", " "),
        as_table(" | ", " ", "| ", " |"),
        "<table>" + as_table("</td><td>", "&nbsp;", "<tr><td>", "</td></tr>") + "</table>",
        "puzzle;solution\n" + HARD + ";",
        "https://www.sudokuwiki.org/sudoku.htm?bd=" + HARD,
    ],
)
def test_texts_as_people_have_them(text: str) -> None:
    assert dokushin.solve(text).solution == SOLVED


def test_links_of_sites_for_variants() -> None:
    with pytest.raises(dokushin.Error, match="a link of SudokuPad that can't be unpacked"):
        dokushin.solve("https://sudokupad.app/scl1234")
    iss = "https://sigh.github.io/Interactive-Sudoku-Solver/?q="
    assert dokushin.solve(iss + ".AntiKnight.AntiKing.AntiConsecutive.~R5C3_1~R6C7_2").solution == (
        "483726159726159483159483726837261594261594837594837261372615948615948372948372615"
    )


def test_rows_of_arrays() -> None:
    rows = [numpy.array(row, dtype=numpy.int16) for row in ROWS]
    for puzzle in (rows, tuple(rows), [*rows[:8], ROWS[8]]):
        found = dokushin.solve(puzzle).solution
        assert type(found) is type(puzzle)
        assert [type(row) for row in found] == [type(row) for row in puzzle]
        assert [list(row) for row in found] == SOLVED_ROWS
        assert found[0].dtype == numpy.int16
        assert dokushin.solve(puzzle) == dokushin.solve(puzzle)


def test_answers_of_arrays_compare() -> None:
    array = numpy.array(ROWS)
    several = numpy.zeros((9, 9), int)
    for call in (dokushin.solve, dokushin.check, dokushin.canonical):
        assert call(array) == call(array)
    assert dokushin.check(several) == dokushin.check(several)
    assert dokushin.check(several) != dokushin.check(array)
    for many in ([array, array], [array, ROWS], numpy.array([ROWS, ROWS])):
        assert dokushin.solve_many(many) == dokushin.solve_many(many)
        assert dokushin.rate_many(many) == dokushin.rate_many(many)
    assert dokushin.solve_many([array]) != dokushin.solve_many([several])


def test_cells_in_one_list_of_strings() -> None:
    for first in ("1", "10", "16", "", "."):
        cells = [first] + ["0"] * 255
        found = dokushin.solve(cells, solutions=1).solution
        assert isinstance(found, list) and len(found) == 256 and len(set(found)) == 16
        assert dokushin.solve(["0"] * 255 + [first], solutions=1).solution is not None
    for rows in (["1...", "....", "....", "...."], ["." * 16] * 16, ["." * 25] * 25):
        lines = dokushin.solve(rows, solutions=1).solution
        assert lines is not None
        assert [len(line) for line in lines] == [len(rows)] * len(rows)
    with pytest.raises(dokushin.Error) as caught:
        dokushin.solve(["." * 16] * 10 + [7 * "." + "!" + 8 * "."] + ["." * 16] * 5)
    assert (caught.value.line, caught.value.column) == (11, 8)
    small = dokushin.solve(["1", *15 * ["."]], solutions=1).solution
    assert small is not None and small[0] == "1" and len(small) == 16


def test_letters_are_the_digits_that_they_are_in_text() -> None:
    for side, letters in ((16, "GgAaFf"), (36, "AZaABb"), (49, "AaZzBb"), (64, "Aa$@&z")):
        for letter in letters:
            text = letter + (side * side - 2) * "." + "1"  # which says what letters are
            wanted: Any
            try:
                wanted = dokushin.parse(text, shape=str(side)).givens[0][0]
            except dokushin.Error:
                wanted = None
            rows = [[letter, *(side - 1) * [None]], *(side - 1) * [side * [None]]]
            for puzzle in (rows, [*rows[0], *(side * (side - 1)) * [None]]):
                if wanted is None:
                    with pytest.raises(dokushin.Error):
                        dokushin.parse(puzzle)
                else:
                    assert dokushin.parse(puzzle).givens[0][0] == wanted


@pytest.mark.parametrize("dtype", [numpy.uint8, numpy.int8, numpy.int64, numpy.uint32, ">i4"])
@pytest.mark.parametrize("shape", [(9, 9), (81,)])
def test_arrays(dtype: Any, shape: Any) -> None:
    array = numpy.array(ROWS, dtype=dtype).reshape(shape)
    before = array.copy()
    solution = dokushin.solve(array).solution
    assert solution.dtype == array.dtype and solution.shape == shape
    assert solution.tolist() == numpy.array(SOLVED_ROWS).reshape(shape).tolist()
    assert (array == before).all()
    solution[0] = 0  # it is the caller's own


def test_arrays_that_lie_otherwise() -> None:
    wide = numpy.zeros((9, 18), dtype=numpy.uint8)
    wide[:, ::2] = ROWS
    for array in (wide[:, ::2], numpy.asfortranarray(numpy.array(ROWS)), numpy.array(ROWS)[::-1]):
        solution = dokushin.solve(array).solution
        assert dokushin.is_solution(array, solution)
    turned = dokushin.solve(numpy.array(ROWS).T).solution
    assert turned.tolist() == numpy.array(SOLVED_ROWS).T.tolist()
    frozen = numpy.array(ROWS)
    frozen.flags.writeable = False
    assert dokushin.solve(frozen).solution.flags.writeable


@pytest.mark.parametrize("dtype", [numpy.uint8, numpy.int64])
def test_many_in_an_array(dtype: Any) -> None:
    lines = numpy.array([rows_of(HARD), rows_of(81 * "."), rows_of("11" + 79 * ".")], dtype=dtype)
    for array in (lines, lines.reshape(3, 81), lines.reshape(3, 81)[::-1][::-1],
                  numpy.asfortranarray(lines), numpy.repeat(lines, 2, axis=0)[::2]):  # fmt: skip
        found = dokushin.solve_many(array)
        assert found.solutions.shape == array.shape and found.solutions.dtype == array.dtype
        assert found.solutions[0].reshape(81).tolist() == [int(one) for one in SOLVED]
        assert found.status.tolist() == ["unique", "multiple", "invalid"]
        assert found.counts.tolist() == [1, 2, 0]
        assert not found.solutions[2].any() and len(found) == 3
        rated = dokushin.rate_many(array, hodoku=True)
        assert rated.hardest.tolist() == [4.2, 0.0, 0.0]
        assert rated.technique.tolist() == ["xy-wing", "", ""]
        assert rated.status.tolist() == found.status.tolist()
        assert (rated.level[0], rated.score[0]) == ("hard", 680)


def test_none_at_all_is_fine() -> None:
    assert len(dokushin.solve_many(numpy.zeros((0, 81), dtype=numpy.uint8))) == 0
    assert len(dokushin.solve_many([])) == 0 == len(dokushin.rate_many([]))
    assert len(dokushin.rate_many(numpy.zeros((0, 9, 9), dtype=int), hodoku=True)) == 0
    assert dokushin.rate_many([], hodoku=True).level == dokushin.rate_many([], hodoku=True).score == []
    assert dokushin.rate_many([]).level is None
    none = dokushin.rate_many(numpy.zeros((0, 81), dtype=int), hodoku=True)
    assert none.level.shape == none.score.shape == (0,)


def test_texts_of_all_kinds_in_one_list() -> None:
    frames = dokushin.parse(HARD).to_text("grid")
    found = dokushin.solve_many([HARD, frames, HARD.replace("0", "*")])
    assert found.solutions == [SOLVED] * 3 and found.status == ["unique"] * 3


def test_lines_with_their_ends() -> None:
    lines = [HARD + end for end in ("\n", "\r\n", "  ", "\t\n\n", "")]
    assert dokushin.solve_many(lines).solutions == [SOLVED] * 5


def test_other_boards() -> None:
    six = dokushin.solve(36 * ".", shape="3x2", solutions=1).solution
    assert isinstance(six, str) and dokushin.check(six, shape="3x2").proper
    sixteen = dokushin.solve([[0] * 16 for _ in range(16)], solutions=1).solution
    assert sixteen is not None and max(map(max, sixteen)) == 16
    letters = [["." for _ in range(16)] for _ in range(16)]
    letters[0][0] = "G"
    found = dokushin.solve(letters, solutions=1).solution
    assert found is not None and found[0][0] == "G"
    diagonal = dokushin.parse(81 * ".", shape="x")
    assert diagonal.shape == "9x9+diagonals" and len(diagonal.houses) == 29
    solved = dokushin.solve(diagonal, solutions=1).solution
    assert solved is not None and solved.shape == diagonal.shape
    assert len({solved.givens[at][at] for at in range(9)}) == 9
    jigsaw = (ROOT / "examples/jigsaw.txt").read_text()
    assert dokushin.parse_all(jigsaw)


def test_a_file_with_mistakes() -> None:
    found = dokushin.parse_all(f"{HARD}\n{HARD[:-1]}x\n\n# a comment\n{HARD} # said besides\n")
    assert [type(one) for one in found] == [dokushin.Puzzle, dokushin.Error, dokushin.Puzzle]
    wrong = found[1]
    assert isinstance(wrong, dokushin.Error) and (wrong.line, wrong.column) == (2, 81)
    last = found[2]
    assert isinstance(last, dokushin.Puzzle)
    assert (last.line, last.format, last.comment) == (5, "line", "# said besides")
