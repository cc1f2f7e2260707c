"""Expansions: those of the program, and what holds of them."""

from __future__ import annotations

import json
from typing import Callable, List

import dokushin
import pytest
from conftest import HARD, HARD_SOLUTION, rows_of

Program = Callable[..., List[str]]

# mith's min-expand with three minimal puzzles inside.
MIN_EXPAND = "...4.6.8..571........32.....467..89...594....97.....54.64...9..5.8...47.79...4.6."


def test_expansions_are_the_programs(program: Program) -> None:
    for kind, flags in (
        ("brt", ["--brt"]),
        ("one", ["--one"]),
        ("one-brt", ["--one", "--brt"]),
        ("min", ["--min"]),
        ("max", ["--max"]),
        ("minimals", ["--minimals"]),
    ):
        (line,) = program("expand", "--json", *flags, MIN_EXPAND)
        told = json.loads(line)
        found = dokushin.expand(MIN_EXPAND, kind)
        assert list(found) == told["expansions"] and told["kind"] == kind
        assert found.complete and found.depth == told.get("depth")
        assert found


def test_every_form_has_its_expansions() -> None:
    minimals = dokushin.expand(MIN_EXPAND, "minimals")
    for one in minimals:
        assert dokushin.minimise(one) == one
        assert dokushin.expand(one, "min") == [MIN_EXPAND]
    assert dokushin.expand(rows_of(MIN_EXPAND), "minimals") == [rows_of(one) for one in minimals]
    assert isinstance(dokushin.expand(dokushin.parse(MIN_EXPAND))[0], dokushin.Puzzle)


def test_limits_are_told() -> None:
    some = dokushin.expand(MIN_EXPAND, "minimals", most=2)
    assert len(some) == 2 and not some.complete
    endless = dokushin.expand(HARD_SOLUTION, "minimals", most=None, time=0.2)
    assert not endless.complete


def test_depths() -> None:
    assert dokushin.expand(MIN_EXPAND, "max", depth=3) == dokushin.expand(MIN_EXPAND, "max")
    assert dokushin.expand(HARD, "max", depth=0) == [HARD_SOLUTION]
    shallow = dokushin.expand("1.3.3..2.3..2..3", "max", depth=2)
    assert shallow == [] and shallow.complete


@pytest.mark.parametrize(
    "call",
    [
        lambda: dokushin.expand(MIN_EXPAND, "wider"),
        lambda: dokushin.expand(MIN_EXPAND, "min", depth=1),
        lambda: dokushin.expand(MIN_EXPAND, "max", depth=4),
        lambda: dokushin.expand(MIN_EXPAND, most=0),
        lambda: dokushin.expand(81 * "."),
        lambda: dokushin.expand("11" + 79 * "."),
        lambda: dokushin.expand(MIN_EXPAND, shape="9x9+cage(15:r1c1,r1c2)"),
    ],
)
def test_mistakes_are_told(call: Callable[[], object]) -> None:
    with pytest.raises(dokushin.Error):
        call()
