"""The Patterns Game: the puzzles of the program, and its rules."""

from __future__ import annotations

from typing import Any, Callable, List

import dokushin
import pytest

Program = Callable[..., List[str]]

MASK = "...x...xx..x....x.....xx.xx......x..xx.....xx..x......xx.xx.....x....x..xx...x..."


def test_its_puzzles_and_its_table_are_the_programs(program: Program) -> None:
    told = program("generate", "3", "--patterns-game", "--pattern", MASK, "--seed", "3")
    game = dokushin.patterns_game(MASK, count=3, seed=3)
    assert [
        f"{one.puzzle} ED={one.er:.1f}/{one.ep:.1f}/{one.ed:.1f}" for one in game.puzzles
    ] == [line for line in told if not line.startswith("#")]
    rows = [line.split()[1:] for line in told if line.startswith("#")]
    assert [[f"{row.er:.1f}", *map(str, row[1:])] for row in game.table] == rows[1:-1]
    assert (game.ended, game.seed) == ("puzzles", 3)
    assert dokushin.patterns_game(MASK, count=3, seed=3, threads=1) == game


def test_each_puzzle_is_minimal_of_the_pattern_and_has_a_new_rating() -> None:
    game = dokushin.patterns_game(MASK, count=4, seed=11)
    pattern = [mark == "x" for mark in MASK]
    for one in game.puzzles:
        assert [digit != "." for digit in str(one.puzzle)] == pattern
        assert dokushin.minimise(one.puzzle) == one.puzzle
        rated = dokushin.rate(one.puzzle)
        assert (rated.hardest.rating, rated.pearl.rating, rated.diamond.rating) == one[1:]
    assert len({one[1:] for one in game.puzzles}) == 4
    # What was posted doesn't come again, turned or not.
    posted = [dokushin.morph(one.puzzle, seed=5) for one in game.puzzles]
    more = dokushin.patterns_game(MASK, posted=posted, count=2, seed=11)
    assert not {one[1:] for one in more.puzzles} & {one[1:] for one in game.puzzles}
    assert sum(row.posted for row in more.table) == 4
    assert sum(row.found for row in more.table) == 2


def test_it_ends_when_nothing_new_comes() -> None:
    game = dokushin.patterns_game(".....x.....xx..x", shape="4x4", time=0.3)
    assert game.ended == "time" and game.attempts > 0
    assert len({one[1:] for one in game.puzzles}) == len(game.puzzles) > 0


@pytest.mark.parametrize(
    "pattern, wishes",
    [
        ("x.", {}),
        ("", {}),
        (MASK, {"count": 0}),
        (MASK, {"shape": "9x8x"}),
        (MASK, {"posted": [81 * "."]}),
        (MASK, {"posted": ["1.3.3..2.3..2..3"]}),
    ],
)
def test_wrong_wishes_are_refused(pattern: str, wishes: Any) -> None:
    with pytest.raises(dokushin.Error):
        dokushin.patterns_game(pattern, **wishes)
