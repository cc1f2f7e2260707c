"""Lists of strings: read where they lie, without the interpreter's lock, whatever is in them."""

from __future__ import annotations

import threading
from typing import Any, List

import dokushin
import pytest
from conftest import HARD, HARD_SOLUTION, TUTORIALS, rows_of


class Text(str):
    """A string of a class of its own."""



@pytest.mark.parametrize(
    "text",
    [
        HARD.replace("0", "."), HARD + "\n", " " + HARD, HARD + "\r\n", HARD.replace("0", "*"),
        HARD + " # 独", HARD + " # é", HARD + " # \U0001f9e9", Text(HARD),
        "\n".join(HARD[at : at + 9] for at in range(0, 81, 9)), str(rows_of(HARD)),
    ],
)  # fmt: skip
def test_the_same_puzzle_written_otherwise(text: str) -> None:
    for many in ([text], [HARD, text, HARD], [rows_of(HARD), text]):
        found = dokushin.solve_many(many)
        at = many.index(text)
        assert found.solutions[at] == HARD_SOLUTION and set(found.status) == {"unique"}
        assert found.codes == [0] * len(many) and found.counts == [1] * len(many)
        rated = dokushin.rate_many(many)
        assert rated.hardest == [dokushin.rate(HARD).hardest.rating] * len(many)


def test_strings_and_boards_are_rated_alike() -> None:
    lines = [line for line, _ in TUTORIALS] + [81 * ".", "11" + 79 * "."]
    texts = dokushin.rate_many(lines, hodoku=True)
    assert texts == dokushin.rate_many([rows_of(line) for line in lines], hodoku=True)
    assert texts.status[-2:] == ["multiple", "invalid"] and texts.hardest[-2:] == [0, 0]


def test_candidates_that_a_text_states_are_rated_and_solved() -> None:
    marks = dokushin.parse(HARD).to_text("sukaku")
    cell = next(at for at in range(81) if HARD[at] == "0")
    kept = int(HARD_SOLUTION[cell])
    alone = "".join(str(digit) if digit == kept else "." for digit in range(1, 10))
    text = marks[: 9 * cell] + alone + marks[9 * cell + 9 :]
    easier = dokushin.rate(text).hardest.rating
    assert easier != dokushin.rate(HARD).hardest.rating
    assert dokushin.rate_many([HARD, text]).hardest == [dokushin.rate(HARD).hardest.rating, easier]
    assert dokushin.solve_many([HARD, text]).solutions == [HARD_SOLUTION] * 2


def test_a_text_of_many_is_the_list_of_its_puzzles(puzzles: List[str]) -> None:
    for text in (
        "\n".join(puzzles), "\r\n".join(puzzles) + "\r\n", "\n\n " + " \n\n".join(puzzles) + "\n\n",
        "# of all kinds\n" + "\n".join(puzzles), "\n".join(f"{one} # é" for one in puzzles),
        "\n".join(one.replace(".", "*") for one in puzzles),
    ):  # fmt: skip
        assert dokushin.solve_many(text) == dokushin.solve_many(puzzles)
    some = puzzles[1:5]
    boards = "\n\n".join(dokushin.parse(one).to_text("grid") for one in some)
    assert dokushin.solve_many(boards) == dokushin.solve_many(some)
    assert dokushin.rate_many("\n".join(some)) == dokushin.rate_many(boards) == dokushin.rate_many(some)
    stated = dokushin.parse(HARD).to_text("sukaku")
    assert dokushin.solve_many(f"{HARD}\n{stated}\n").solutions == [HARD_SOLUTION] * 2
    assert len(dokushin.solve_many("")) == len(dokushin.rate_many(" \n")) == 0


def test_what_is_wrong_in_a_text_is_told_with_its_place() -> None:
    for call in (dokushin.solve_many, dokushin.rate_many):
        with pytest.raises(dokushin.Error) as caught:
            call(f"{HARD}\n\n{HARD[:40]}x{HARD[41:]}\n")
        assert (caught.value.code, caught.value.line, caught.value.column) == ("bad_character", 3, 41)
        with pytest.raises(dokushin.Error) as caught:
            call(f"{HARD}\n1.3.3..2.3..2..3\n")
        assert caught.value.what == "puzzle 2: a board of 4x4"


def test_the_first_wrong_text_is_told_before_anything_is_rated() -> None:
    # These take minutes to rate.
    texts = ["98.7..6..5...6......69...4.3....2.1...8.9.4.....3....2.1.4....8..9.7.5.......9..."] * 9000
    texts[8000] = texts[8999] = HARD[:-1]
    for threads in (1, 3):
        with pytest.raises(dokushin.Error) as caught:
            dokushin.rate_many(texts, threads=threads)
        assert (caught.value.what, caught.value.line) == ("puzzle 8001: 80 cells", 8001)


@pytest.mark.parametrize("flat", [False, True])
def test_plain_boards_and_others_come_to_the_same(flat: bool, puzzles: List[str]) -> None:
    boards = [sum(rows_of(line), []) if flat else rows_of(line) for line in puzzles]
    found = dokushin.solve_many(boards)
    lines = dokushin.solve_many(puzzles)
    assert (found.codes, found.counts) == (lines.codes, lines.counts)
    for board, line, code in zip(found.solutions, lines.solutions, found.codes):
        rows = None if line is None else rows_of(line)
        assert code == 1 or board == (sum(rows, []) if flat and rows else rows)
    # A tuple among them, and so none is a plain one.
    other = dokushin.solve_many([*boards, tuple(boards[0])])
    assert other.codes[:-1] == found.codes and other.counts[:-1] == found.counts
    for one, another, code in zip(found.solutions, other.solutions, found.codes):
        assert one == another or code == 1  # which of several it is depends on the others
    assert type(found.solutions[1]) is type(boards[1]) is list
    assert dokushin.rate_many(boards[:9]) == dokushin.rate_many(puzzles[:9])


def test_boards_that_are_not_plain_are_told_as_ever() -> None:
    board = rows_of(HARD)
    for wrong, error in ((10, dokushin.Error), (-1, dokushin.Error), (2**70, dokushin.Error),
                         (1.5, TypeError), (True, TypeError)):  # fmt: skip
        bad: List[List[Any]] = [list(row) for row in board]
        bad[4][7] = wrong
        for call in (dokushin.solve_many, dokushin.rate_many):
            with pytest.raises(error) as caught:
                call([board] * 3 + [bad] + [board] * 3)
            if error is dokushin.Error:
                assert (caught.value.line, caught.value.column) == (4, 8)
    mixed = [[*map(str, row)] for row in board]
    found = dokushin.solve_many([board, mixed, board])
    assert found.solutions[1] == [list(map(str, row)) for row in found.solutions[0]]


def test_half_a_character_is_told_with_its_place() -> None:
    for call in (dokushin.solve_many, dokushin.rate_many):
        with pytest.raises(dokushin.Error) as caught:
            call([HARD, HARD + "\ud800"])
        assert (caught.value.code, caught.value.line) == ("bad_character", 2)


def test_a_list_may_change_while_it_is_solved() -> None:
    texts: List[Any] = [HARD + "\n"] * 60_000

    def change() -> None:
        while not done.is_set():
            texts[:] = [None] * 100
            texts[:] = ["".join(["1"] * 81) for _ in range(100)]

    done = threading.Event()
    copies = [list(texts) for _ in range(3)]
    changer = threading.Thread(target=change)
    changer.start()
    try:
        for copy in copies:
            assert dokushin.solve_many(iter(copy)).counts == [1] * 60_000
            try:
                dokushin.solve_many(texts)
            except (TypeError, dokushin.Error):
                pass  # it may be seen half changed
    finally:
        done.set()
        changer.join()


def test_no_string_is_lost_or_kept() -> None:
    import sys

    puzzle = "".join(HARD)
    before = sys.getrefcount(puzzle), sys.getrefcount(None)
    for _ in range(20):
        found = dokushin.solve_many([puzzle, "11" + 79 * "."] * 500)
        line = found.solutions[0]
        assert line == HARD_SOLUTION and sys.getrefcount(line) == 3
    del found, line
    assert sys.getrefcount(puzzle) == before[0]
    assert abs(sys.getrefcount(None) - before[1]) < 500
