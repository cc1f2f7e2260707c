"""Canonical forms as the lists of others have them."""

from __future__ import annotations

from typing import Callable, List

import dokushin
import pytest

Program = Callable[..., List[str]]

PUZZLE = "987......65.94......3......2..4.51.....12..64....96..5..52....1....6..49....1.52."


def test_forms_are_the_programs(program: Program) -> None:
    for form in ("minlex", "maxlex", "rowminlex", "solution-minlex", "pattern-first"):
        (told,) = program("canon", "--form", form, PUZZLE)
        found = dokushin.canonical(PUZZLE, form=form)
        assert told == f"{found.form} {found.automorphisms}"
        if form != "solution-minlex":
            assert found.transform.apply(PUZZLE) == found.form
    assert dokushin.canonical(PUZZLE, form="maxlex").form == PUZZLE


def test_mistakes_are_told() -> None:
    for puzzle, form in ((PUZZLE, "midlex"), (81 * ".", "rowminlex"), (16 * ".", "maxlex")):
        with pytest.raises(dokushin.Error):
            dokushin.canonical(puzzle, form=form)
