"""Vicinities with a filter of ratings, rounds and a journal: those of the program."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Callable, Dict, List

import dokushin
import pytest
from conftest import HARD

Program = Callable[..., List[str]]

FOUR = ".....3.....14..3"
SIX = ".......2..56..1.6...61....2....5...3"
WISHES: Dict[str, Any] = {"keep": "te>=1", "rounds": 3}


def test_what_is_found_is_the_programs(program: Program) -> None:
    told = program("vicinity", "--keep", "te>=1", "--rounds", "3", FOUR, SIX)
    found = dokushin.vicinity_many([FOUR, SIX], **WISHES)
    assert found == told and found.ended == "exhausted" and found.unknown == []
    assert dokushin.vicinity_many([FOUR, SIX], threads=1, **WISHES) == told
    assert dokushin.vicinity_many([FOUR, SIX], threads=3, **WISHES) == told
    assert dokushin.vicinity_many([FOUR, SIX], most=20, **WISHES) == told[:20]
    told = program("vicinity", "--keep", "er>1.2", "--keep", "w<=1", "--minimal", SIX)
    assert dokushin.vicinity(SIX, keep=["er>1.2", "w<=1"], minimal=True) == told


def test_what_is_kept_has_the_ratings() -> None:
    near = dokushin.vicinity(SIX)
    kept = dokushin.vicinity(SIX, keep="te>=1")
    assert 0 < len(kept) < len(near)
    ratings = {puzzle: dokushin.rate_universally(puzzle, ["te"]) for puzzle in near}
    assert kept == [puzzle for puzzle, rating in ratings.items() if rating["te"] >= 1]  # type: ignore[operator]
    # No two puzzles of all rounds are equivalent.
    more = dokushin.vicinity(SIX, rounds=2, minimal=True)
    assert len({str(dokushin.canonical(puzzle).form) for puzzle in more}) == len(more)


def test_a_journal_goes_on_after_any_end(tmp_path: Path) -> None:
    wishes = {**WISHES, "rounds": 2}
    whole = dokushin.vicinity_many([FOUR, SIX], **wishes)
    path = tmp_path / "whole"
    for _ in range(2):
        assert dokushin.vicinity_many([FOUR, SIX], journal=path, **wishes) == whole
    text = path.read_bytes()
    cut = tmp_path / "cut"
    for length in range(0, len(text), len(text) // 3 + 1):
        cut.write_bytes(text[:length])
        assert dokushin.vicinity_many([FOUR, SIX], journal=str(cut), **wishes) == whole
        assert cut.read_bytes() == text
    late = tmp_path / "late"
    seconds = 0.05
    while True:
        some = dokushin.vicinity_many([FOUR, SIX], journal=late, time=seconds, **wishes)
        if some.ended != "time":
            break
        seconds *= 2  # where a task takes longer than the limit, nothing would be kept
    assert some == whole
    # A further round goes on from it.
    one = tmp_path / "one"
    dokushin.vicinity_many([FOUR, SIX], keep="te>=1", journal=one)
    assert dokushin.vicinity_many([FOUR, SIX], journal=one, **wishes) == whole


def test_samples_have_a_journal_by_their_seed(tmp_path: Path, program: Program) -> None:
    wishes: Dict[str, Any] = {"samples": 20_000, "seed": 5, "remove": 3, "add": 3}
    told = program("vicinity", "--sample", "20000", "--seed", "5", "--remove", "3", "--add", "3", SIX)
    for _ in range(2):
        assert dokushin.vicinity(SIX, journal=tmp_path / "journal", **wishes) == told
    with pytest.raises(dokushin.Error, match="seed=None, expected 0 or more"):
        dokushin.vicinity(SIX, samples=10, journal=tmp_path / "other")


def test_a_strange_journal_is_refused_and_left_alone(tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    dokushin.vicinity(SIX, journal=journal)
    text = journal.read_bytes()
    for wishes in ({"keep": "te>=1"}, {"remove": 0}, {"minimal": True}):
        with pytest.raises(dokushin.Error, match="the journal of another run"):
            dokushin.vicinity(SIX, journal=journal, **wishes)  # type: ignore[arg-type]
    with pytest.raises(dokushin.Error, match="the journal of another run"):
        dokushin.vicinity(FOUR, journal=journal)
    assert journal.read_bytes() == text
    journal.write_text("Dear diary,\n\n")
    with pytest.raises(dokushin.Error, match="no journal"):
        dokushin.vicinity(SIX, journal=journal)
    assert journal.read_text() == "Dear diary,\n\n"
    journal.write_bytes(text + b"lost 1 1 1\n")
    with pytest.raises(dokushin.Error, match="'lost 1 1 1' in a journal"):
        dokushin.vicinity(SIX, journal=journal)


@pytest.mark.parametrize("keep", ["te", "te>=", "te>=x", "bb>=1", "", ">=3", ["te>=1", "er"]])
def test_a_condition_has_a_scale_a_comparison_and_a_number(keep: Any) -> None:
    with pytest.raises(dokushin.Error, match="such as te>=3"):
        dokushin.vicinity(HARD, keep=keep)


def test_the_vicinity_of_loki_has_depth_three(program: Program) -> None:
    loki = "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6.."
    near = dokushin.vicinity(loki, remove=1, add=1, minimal=True, keep=["te>=3", "bxbb=2"])
    assert near
    for puzzle in near:
        assert dokushin.rate_universally(puzzle, ["te", "bxbb"]) == {"te": 3, "bxbb": 2}
        assert dokushin.minimise(puzzle) == puzzle


def test_a_hunt_until_nothing_new_goes_on_to_full_grids() -> None:
    # The last round begins with grids, which have no room for one given more.
    found = dokushin.vicinity("1.3.3..2.3..2..3", remove=0, add=1, rounds=0)
    assert max(16 - str(puzzle).count(".") for puzzle in found) == 16
