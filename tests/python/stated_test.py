"""Puzzles that state candidates: what can be said of them is right, and the rest is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Callable, List

import dokushin
import pytest
from conftest import HARD, rows_of

Program = Callable[..., List[str]]

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
        dokushin.morph, dokushin.canonical, transform.apply,
    ]  # fmt: skip
    for call in calls:
        with pytest.raises(dokushin.Error) as caught:
            call(puzzle)
        assert caught.value.code == "unsupported"
    with pytest.raises(dokushin.Error) as caught:
        dokushin.morph(puzzle)
    assert str(caught.value) == "a puzzle that states candidates, expected one of givens alone"


def test_it_says_that_it_states_candidates() -> None:
    assert str(PUZZLE) == STATED and repr(PUZZLE) == f"Puzzle({STATED!r})"
    marks = dokushin.parse(dokushin.parse(HARD).to_text("pencilmarks"))
    assert repr(marks) == f"Puzzle({HARD.replace('0', '.')!r}, stated=...)"


def test_it_is_minimised_and_checked_as_the_program_does(program: Program) -> None:
    checked = dokushin.check(STATED, minimal=True)
    assert checked.proper and checked.minimal is False and checked.redundant == ()
    told = program("check", STATED)[0]
    assert checked.restorable is not None
    assert f"{len(checked.restorable)} of its eliminated candidates can return" in told
    for puzzle in (STATED, PUZZLE):
        less = dokushin.minimise(puzzle, seed=1)
        assert str(less) == program("minimise", "--seed", "1", STATED)[0]
        assert type(less) is type(puzzle)
        assert dokushin.check(less, minimal=True).minimal
    with pytest.raises(dokushin.Error, match="a sukaku with symmetry 180"):
        dokushin.minimise(STATED, symmetry="180")


def test_it_is_made_as_the_program_makes_it(program: Program) -> None:
    made = dokushin.generate(sukaku=True, seed=1, shape="6x6")
    assert str(made.puzzle) == program("generate", "--sukaku", "--shape", "6x6", "--seed", "1")[0]
    assert made.puzzle is not None and dokushin.check(made.puzzle, minimal=True).minimal
    near = dokushin.vicinity(str(made.puzzle), samples=300, seed=1)
    told = program("vicinity", "--sample", "300", "--seed", "1", str(made.puzzle))
    assert list(near) == told
    with pytest.raises(dokushin.Error):
        dokushin.generate(sukaku=True, givens=30)


def test_steps_name_digits_as_the_text_does() -> None:
    large = Path(__file__).parents[2].joinpath("examples", "16x16.txt").read_text()
    step = dokushin.hint(large.splitlines()[-1])
    assert step is not None
    digit = step.placements[0].digit if step.placements else step.eliminations[0].digit
    assert step.result.split()[2] == "123456789ABCDEFG"[digit - 1]
