"""What is told of a puzzle beside its solution, and what lies near it."""

from __future__ import annotations

import math
import pickle
from typing import Any, Callable, Dict, List

import dokushin
import numpy
import pytest
from conftest import HARD, HARD_SOLUTION, TUTORIALS, rows_of

Asked = Callable[..., List[Dict[str, Any]]]
Program = Callable[..., List[str]]
SMALL = "1.3.3..2.3..2..3"


def names(cells: Any) -> List[str]:
    return [cell.name for cell in cells]


def same(found: Any, row: Dict[str, Any]) -> bool:
    """Is that what the program tells?"""
    assert (found.status, found.givens, found.solution) == (
        row["status"], row["givens"], row["solution"],
    )  # fmt: skip
    if found.status == "unique":
        assert found.minimal == row["minimal"]
        assert {
            "cells": names(found.redundant.cells), "complete": found.redundant.complete,
        } == row["redundant"]  # fmt: skip
        assert {
            "size": found.backdoors.size, "count": found.backdoors.count,
            "sets": list(map(names, found.backdoors.sets)), "complete": found.backdoors.complete,
        } == row["backdoors"]  # fmt: skip
        assert {
            "largest": 10, "sets": list(map(names, found.unavoidable.sets)),
            "complete": found.unavoidable.complete,
        } == row["unavoidable"]  # fmt: skip
        assert {
            "givens": found.lower_bound.givens, "sets": list(found.lower_bound.sets),
            "complete": found.lower_bound.complete,
        } == row["lower_bound"]  # fmt: skip
    else:
        assert "backdoors" not in row and found.backdoors is found.unavoidable is None
        assert found.minimal is found.redundant is found.lower_bound is None
    told = [
        {"cell": one.cell.name, "solutions": one.solutions, "at_least": one.at_least}
        for one in found.removals or ()
    ]
    return bool(told == row.get("removals", []))


def test_a_study_is_the_programs(puzzles: List[str], asked: Asked) -> None:
    some = [*puzzles[:12], HARD, TUTORIALS[0][0], SMALL, HARD_SOLUTION, 16 * "."]
    told = asked("study", some, "--largest", "10", "--limit", "500")
    for line, row in zip(some, told):
        assert same(dokushin.study(line, largest=10, most=500), row)


def test_parts_that_are_asked_for() -> None:
    found = dokushin.study(HARD, parts="removals")
    assert found.removals and found.redundant is found.backdoors is found.unavoidable is None
    assert found.minimal is None and found.solution == HARD_SOLUTION
    found = dokushin.study(HARD, parts=["redundant", "unavoidable"], largest=6)
    assert found.minimal and found.removals is None and found.lower_bound is not None
    assert found.unavoidable is not None
    assert {len(one) for one in found.unavoidable.sets} <= {4, 6}
    assert dokushin.study(HARD, parts=()).unavoidable is None


def test_each_unavoidable_set_has_a_given_and_two_ways() -> None:
    found = dokushin.study(HARD, parts="unavoidable")
    assert found.unavoidable is not None and found.lower_bound is not None
    assert found.unavoidable.complete and found.unavoidable.sets
    for cells in found.unavoidable.sets[:40]:
        places = [9 * cell.row + cell.column for cell in cells]
        assert any(HARD[at] != "0" for at in places)
        blanked = "".join("." if at in places else one for at, one in enumerate(HARD_SOLUTION))
        assert dokushin.solve(blanked).status == "multiple"
    chosen = [found.unavoidable.sets[at] for at in found.lower_bound.sets]
    assert len(set().union(*chosen)) == sum(map(len, chosen))
    assert found.lower_bound.givens == len(chosen) <= found.givens


def test_backdoors_make_a_puzzle_easy() -> None:
    found = dokushin.study(HARD, parts="backdoors").backdoors
    assert found is not None and found.size == 1 and found.count == len(found.sets)
    for (cell,) in found.sets:
        at = 9 * cell.row + cell.column
        easier = HARD[:at] + HARD_SOLUTION[at] + HARD[at + 1 :]
        assert dokushin.rate(easier).hardest.rating <= 2.3


def test_removals_are_counts() -> None:
    found = dokushin.study(HARD, parts="removals", most=40).removals
    assert found is not None and len(found) == sum(one != "0" for one in HARD)
    for one in found:
        at = 9 * one.cell.row + one.cell.column
        left = dokushin.count(HARD[:at] + "." + HARD[at + 1 :], most=40)
        assert (one.solutions, one.at_least) == (left.solutions, left.solutions == 40)


def test_every_form_and_no_placed_digits() -> None:
    wanted = dokushin.study(HARD)
    for form in (rows_of(HARD), numpy.array(rows_of(HARD)), dokushin.parse(HARD)):
        found = dokushin.study(form)
        assert found.removals == wanted.removals and found.backdoors == wanted.backdoors
        assert type(found.solution) is type(form)
        assert found == dokushin.study(form) and pickle.loads(pickle.dumps(found)) == found
    begun = dokushin.parse(dokushin.parse(HARD).to_text("json"))
    assert dokushin.study(begun).removals == wanted.removals
    stated = dokushin.parse(dokushin.parse(HARD).to_text("pencilmarks"))
    assert dokushin.study(stated).givens == wanted.givens


def test_what_time_ends_says_so() -> None:
    found = dokushin.study(625 * ".", time=0.05, shape="25")
    assert found.status == "limit" or found.status == "multiple"
    found = dokushin.study(HARD_SOLUTION, parts="unavoidable", largest=20, time=0.1)
    assert found.unavoidable is not None and not found.unavoidable.complete


def test_vicinity_is_the_programs(program: Program) -> None:
    for line, options, arguments in (
        (HARD, {}, []),
        (SMALL, {"remove": 2, "add": 2}, ["--remove", "2", "--add", "2"]),
        (SMALL, {"equivalent": True}, ["--all"]),
        (HARD, {"minimal": True}, ["--minimal"]),
        (HARD, {"remove": 2, "add": 3, "samples": 300, "seed": 5},
         ["--remove", "2", "--add", "3", "--sample", "300", "--seed", "5"]),
    ):  # fmt: skip
        told = program("vicinity", "--quiet", *arguments, line)
        found = dokushin.vicinity(line, **options)  # type: ignore[arg-type]
        assert [one.replace("0", ".") for one in found] == told and found.ended == "exhausted"
        assert told


def test_what_is_near_is_proper_and_near() -> None:
    near = dokushin.vicinity(rows_of(HARD), most=20)
    assert len(near) == 20 and near.ended == "puzzles" and type(near[0]) is list
    given = sum(one != "0" for one in HARD)
    for board in near:
        flat = [digit for row in board for digit in row]
        assert dokushin.solve(board).status == "unique" and sum(map(bool, flat)) == given
        differing = sum(a != int(b) for a, b in zip(flat, HARD))
        assert 1 <= differing <= 2
    assert isinstance(dokushin.vicinity(dokushin.parse(HARD), most=1)[0], dokushin.Puzzle)


def test_time_ends_a_look_round() -> None:
    near = dokushin.vicinity(HARD, remove=3, add=3, time=0.3)
    assert near.ended == "time"


def test_estimates_are_the_programs(asked: Asked) -> None:
    lines = [81 * ".", HARD, 256 * "."]
    told = asked("count", lines, "--estimate", "--probes", "500", "--seed", "7")
    for line, row in zip(lines, told):
        found = dokushin.estimate(line, probes=500, seed=7)
        mean = row["estimate"]
        assert (found.probes, found.finished) == (500, mean["finished"])
        if found.finished:
            assert math.isclose(found.log10, mean["log10"])
            assert math.isclose(found.relative_error, mean["relative_error"])


def test_estimates_of_what_is_known() -> None:
    for line in (16 * ".", 36 * "."):
        found = dokushin.estimate(line, probes=20_000)
        known = dokushin.count(line).solutions
        assert abs(found.solutions / known - 1) < 6 * found.relative_error
    only = dokushin.estimate(SMALL)  # which needs no guess
    assert (only.log10, only.relative_error, only.solutions) == (0, 0, 1)
    none = dokushin.estimate("123....4........")
    assert (none.log10, none.solutions, none.finished) == (-math.inf, 0, 0)
    assert dokushin.estimate(625 * ".", probes=1).probes == 1
    assert dokushin.estimate(625 * ".", time=0.05, probes=10**9).probes < 10**9


def test_true_candidates_of_a_proper_puzzle_are_its_solution() -> None:
    for form in (HARD, rows_of(HARD), dokushin.parse(HARD)):
        found = dokushin.true_candidates(form)
        digits = [digit for row in found.marks for (digit,) in row]
        assert found.complete and "".join(map(str, digits)) == HARD_SOLUTION
    assert pickle.loads(pickle.dumps(found)) == found


def test_true_candidates_are_those_of_some_solution() -> None:
    board = dokushin.Shape("4x4").with_rules("cage 3 r1c1 r1c2\ncage 7 r2c4 r3c4 r4c4")
    found = dokushin.true_candidates(16 * ".", shape=board)
    assert found.complete and found.marks[0][3] == (3,)
    for at, marks in enumerate(sum(found.marks, [])):
        for digit in range(1, 5):
            with_it = at * "." + str(digit) + (15 - at) * "."
            assert bool(dokushin.solve(with_it, shape=board)) == (digit in marks)


def test_true_candidates_where_there_are_none() -> None:
    for puzzle in ("11..............", "1...2...3......4"):
        assert not dokushin.solve(puzzle)
        assert dokushin.true_candidates(puzzle).marks == 4 * [4 * [()]]
    found = dokushin.true_candidates(256 * ".", time=1e-9)
    assert not found.complete and len(found.marks[0][0]) == 16


def test_candidates_are_counted_by_the_solutions_that_have_them() -> None:
    # The 288 grids of 4×4 have each digit in each cell equally often.
    for most, count in ((1, 1), (71, 71), (1000, 72)):
        assert dokushin.true_candidates(16 * ".", most=most).counts == 4 * [4 * [4 * (count,)]]
    proper = dokushin.true_candidates(HARD, most=8)
    assert proper.counts == 9 * [9 * [(1,)]]
    with pytest.raises(dokushin.Error):
        dokushin.true_candidates(HARD, most=1001)


def test_of_a_minimal_set_nothing_can_go() -> None:
    rules = ["cage 10 r2c1 r2c2 r2c3 r2c4", "sum 4 r1c1", "less r1c2 r1c1"]
    board = dokushin.Shape("4x4").with_rules(rules)
    solved = "4123234112343412"
    for seed in range(5):
        found = dokushin.minimal_set(solved, seed=seed, shape=board)
        assert found.complete and rules[0] not in found.puzzle.shape.rules
        assert dokushin.redundant_rules(found.puzzle).rules == ()
        assert dokushin.study(found.puzzle, parts="redundant").minimal
    assert dokushin.minimal_set(solved, take="givens", shape=board).puzzle.shape == board
    without_rules = dokushin.minimal_set(solved, take="rules", shape=board).puzzle
    assert without_rules.shape.rules == []
    assert without_rules.givens == dokushin.parse(solved).givens
    with pytest.raises(dokushin.Error):
        dokushin.minimal_set(16 * ".", shape=board)
    with pytest.raises(dokushin.Error):
        dokushin.minimal_set(solved, take="all")  # type: ignore[arg-type]


def test_redundant_rules_are_those_without_which_there_is_one_solution() -> None:
    rules = ["cage 10 r2c1 r2c2 r2c3 r2c4", "sum 4 r1c1", "less r1c1 r4c4"]
    board = dokushin.Shape("4x4").with_rules(rules[:2])
    givens = "........1.4....2"
    found = dokushin.redundant_rules(givens, shape=board)
    assert found == dokushin.redundant_rules(dokushin.parse(givens, shape=board))
    assert pickle.loads(pickle.dumps(found)) == found
    for rule in board.rules:
        without = dokushin.Shape("4x4").with_rules([one for one in board.rules if one != rule])
        proper = dokushin.solve(givens, shape=without).status == "unique"
        assert (rule in found.rules) == proper
    assert found.complete and found.rules == (rules[0],)
    assert dokushin.redundant_rules(HARD) == dokushin.RedundantRules((), True)
