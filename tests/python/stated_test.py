"""Puzzles that state candidates: what can be said of them is right, and the rest is refused."""

from __future__ import annotations

from typing import Any, Callable, List

import dokushin
import pytest
from conftest import HARD, rows_of

STATED = dokushin.parse(HARD).to_text("sukaku")
PUZZLE = dokushin.parse(STATED)
#: Of all digits in all cells.
ANYTHING = "123456789" * 81


def test_many_are_solved_as_one_is() -> None:
    assert dokushin.solve(STATED).status == "unique"
    for many in ([STATED], [PUZZLE], [HARD, STATED, 81 * "."], [PUZZLE, STATED, rows_of(HARD)]):
        found = dokushin.solve_many(many)
        for at, puzzle in enumerate(many):
            alone = dokushin.solve(puzzle)
            assert (found.status[at], found.counts[at]) == (alone.status, alone.solutions)
            if alone.status == "unique":
                assert found.solutions[at] == alone.solution
    assert dokushin.solve_many([STATED]).solutions == [dokushin.solve(HARD).solution]


def test_more_than_a_slice_of_them() -> None:
    many = [HARD] * 6500
    many[2999] = many[3000] = many[6499] = STATED
    for threads in (1, 3):
        found = dokushin.solve_many(many, threads=threads)
        assert set(found.status) == {"unique"} and len(set(found.solutions)) == 1


def test_as_many_solutions_as_are_asked_for() -> None:
    assert dokushin.solve_many([ANYTHING, HARD], solutions=5).counts == [5, 1]


def test_many_are_rated_as_one_is() -> None:
    alone = dokushin.rate(STATED, hodoku=True)
    for many in ([STATED], [PUZZLE], [HARD, STATED]):
        rated = dokushin.rate_many(many, hodoku=True)
        assert rated.status[-1] == "unique"
        assert rated.hardest[-1] == alone.hardest.rating > 4
        assert rated.technique[-1] == alone.hardest.technique
        assert alone.hodoku is not None and rated.score[-1] == alone.hodoku.score


@pytest.mark.parametrize("puzzle", [STATED, PUZZLE], ids=["text", "puzzle"])
def test_what_can_not_be_said_without_candidates_is_refused(puzzle: Any) -> None:
    transform = dokushin.canonical(HARD).transform
    calls: List[Callable[[Any], Any]] = [
        dokushin.morph, dokushin.canonical, dokushin.minimise, transform.apply,
    ]  # fmt: skip
    for call in calls:
        with pytest.raises(dokushin.Error) as caught:
            call(puzzle)
        assert caught.value.code == "unsupported"
    with pytest.raises(dokushin.Error) as caught:
        dokushin.morph(puzzle)
    assert str(caught.value) == "a puzzle that states candidates, expected one of givens alone"


def test_it_says_that_it_states_candidates() -> None:
    assert repr(PUZZLE) == f"Puzzle({81 * '.'!r}, stated=...)"
