"""Boards with rules beyond houses: in words, from documents, and what is wrong with them."""

from __future__ import annotations

import json
import pickle
from typing import Any, Callable, Dict, List

import dokushin
import pytest
from conftest import HARD, rows_of

USUAL = dokushin.Shape("4x4")
BLANK = 16 * "."
#: f-puzzles' document with a rule that is known, and one that nobody knows.
KNOWN = {"size": 4, "grid": [[{}] * 4] * 4, "antiknight": True}
DOCUMENT = json.dumps({**KNOWN, "teleport": [{"cells": ["R1C1"]}]})


def test_a_shape_is_its_name() -> None:
    board = dokushin.Shape("9x9+x")
    assert board == "9x9+diagonals" and isinstance(board, str) and board.rules == ["diagonals"]
    assert dokushin.Shape("jigsaw:AAABACBBCCBDCDDD").rules == []
    parsed = dokushin.parse(81 * ".", shape=board).shape
    assert isinstance(parsed, dokushin.Shape) and parsed == board
    again = pickle.loads(pickle.dumps(board))
    assert type(again) is dokushin.Shape and again == board and again.rules == board.rules


def test_rules_are_added_and_told() -> None:
    board = USUAL.with_rules("cage 3 r1c1 r1c2  # one and two\n\n")
    assert board.rules == ["cage 3 r1c1 r1c2"] and USUAL.rules == []
    assert dokushin.count(BLANK, shape=board).solutions == 288 // 6
    both = board.with_rules(["anti-knight", "different r1c1 r4c4"])
    assert sorted(both.rules) == ["anti-knight", "cage 3 r1c1 r1c2", "different r1c1 r4c4"]
    assert USUAL.with_rules(both.rules) == both
    assert USUAL.with_rules([]) == USUAL == USUAL.with_rules("# none")


def test_every_form_of_a_puzzle_takes_such_a_board() -> None:
    board = USUAL.with_rules("thermometer r1c1 r1c2 r1c3 r1c4")
    for puzzle in (BLANK, 16 * [0], [4 * [0]] * 4, dokushin.parse(BLANK, shape=board)):
        found: Any = dokushin.solutions(puzzle, shape=board, most=100)
        assert len(found) == 12
    assert dokushin.solve([4 * [0]] * 4, shape=board).solution[0] == [1, 2, 3, 4]
    assert dokushin.candidates(BLANK, shape=board)
    made = dokushin.generate(shape=board, seed=1).puzzle
    assert made is not None and made.shape == board
    assert dokushin.minimise(made).shape == board


def test_as_the_program_has_it(asked: Callable[..., List[Dict[str, Any]]]) -> None:
    rules = ["anti-knight", "anti-king", "nonconsecutive"]
    board = dokushin.Shape("9x9").with_rules(rules)
    options = [word for rule in rules for word in ("--rule", rule)]
    (told,) = asked("solve", [81 * "."], *options)
    found = dokushin.solve(81 * ".", shape=board)
    assert told["rules"] == board.rules
    assert (told["solution"], told["status"]) == (found.solution, found.status)


def test_steps_name_rules() -> None:
    killer = dokushin.Shape("4x4").with_rules("cage 3 r1c1 r1c2\ncage 4 r2c3 r3c3")
    step = dokushin.hint(dokushin.parse("." * 16, shape=killer), several=True)
    assert step.technique == "cage-combinations"
    assert step.details["parts"][0]["rules"] == ["cage(3:r1c1,r1c2)"]
    assert step.details["parts"][0]["combinations"] == [[1, 2]]


@pytest.mark.parametrize("call", [dokushin.rate, dokushin.canonical])
def test_what_works_on_houses_alone(call: Callable[..., Any]) -> None:
    puzzle = dokushin.parse(HARD, shape=dokushin.Shape("9x9").with_rules("odd r1c1"))
    with pytest.raises(dokushin.Error) as caught:
        call(puzzle)
    assert caught.value.code == "unsupported"


def test_a_document_brings_its_rules() -> None:
    puzzle = dokushin.parse(json.dumps(KNOWN))
    assert puzzle.shape.rules == ["anti-knight"] and puzzle.ignored == []
    assert repr(puzzle) == f"Puzzle('{BLANK}', rules=['anti-knight'])"
    assert puzzle.to_text("json") == dokushin.parse(puzzle.to_text("f-puzzles")).to_text("json")


def test_cells_outside_the_grid_follow_its_own() -> None:
    board = "4x4+variables:2"
    puzzle = dokushin.parse(BLANK + ".3", shape=dokushin.Shape(board).with_rules("less v1 v2"))
    assert repr(puzzle) == f"Puzzle('.................3', shape='{board}', rules=['less v1 v2'])"
    assert puzzle.to_array().shape == (18,)
    assert dokushin.count(puzzle).solutions == 2 * 288


def test_what_is_not_understood_is_refused_or_named() -> None:
    calls: List[Callable[[Any], Any]] = [dokushin.parse, dokushin.solve, dokushin.check]
    for call in calls:
        with pytest.raises(dokushin.Error) as caught:
            call(DOCUMENT)
        assert caught.value.code == "unsupported" and "'teleport'" in caught.value.what
    puzzle = dokushin.parse(DOCUMENT, ignore_unknown=True)
    assert puzzle.ignored == ["teleport"] and puzzle.shape.rules == ["anti-knight"]
    assert repr(puzzle).endswith("ignored=['teleport'])")
    assert pickle.loads(pickle.dumps(puzzle)).ignored == ["teleport"]
    assert dokushin.solve(puzzle).status == dokushin.solve(json.dumps(KNOWN)).status

    text = f"{DOCUMENT}\n{HARD}\n"
    strict = dokushin.parse_all(text)
    assert isinstance(strict[0], dokushin.Error) and strict[1] == dokushin.parse(HARD)
    lax = dokushin.parse_all(text, ignore_unknown=True)
    assert [getattr(one, "ignored", None) for one in lax] == [["teleport"], []]


@pytest.mark.parametrize(
    "rules, line, column",
    [("anti-cat", 1, 1), ("odd r1c1\n cage 3 r1c1 r9c9", 2, 14), (["odd r1c1", "cage x"], 2, None)],
)
def test_what_is_no_rule(rules: Any, line: int, column: Any) -> None:
    with pytest.raises(dokushin.Error) as caught:
        USUAL.with_rules(rules)
    error = caught.value
    assert (error.code, error.line) == ("bad_shape", line) and error.expected
    assert column is None or error.column == column
    assert error.message("ja") != error.message("en") != error.message("zh")


def test_what_is_of_no_such_type() -> None:
    bad: Any
    for bad in (None, 5, b"odd r1c1", ["odd r1c1", 5], {"odd": 1}):
        with pytest.raises(TypeError, match="expected"):
            USUAL.with_rules(bad)
    with pytest.raises(dokushin.Error):
        USUAL.with_rules("\ud800")
    for bad in (None, 9, b"9x9"):
        with pytest.raises(TypeError, match="expected"):
            dokushin.Shape(bad)
    with pytest.raises(dokushin.Error):
        dokushin.Shape("nine")
    for bad in (None, 1, "yes"):
        for call in (dokushin.parse, dokushin.parse_all):
            with pytest.raises(TypeError, match="ignore_unknown"):
                call(HARD, ignore_unknown=bad)
        with pytest.raises(TypeError, match="ignore_unknown"):
            dokushin.parse(rows_of(HARD), ignore_unknown=bad)


def test_a_rule_is_made_of_its_parts() -> None:
    for rule, words, cells in (
        (dokushin.Rule("anti-knight"), "anti-knight", []),
        (dokushin.Rule("quadruple", 1, 9, [(0, 0), (1, 1)]), "quadruple 1 9 r1c1 r2c2", [(0, 0), (1, 1)]),
        (dokushin.Rule("clone", ["r1c1"], [dokushin.Cell(8, 8)]), "clone r1c1 : r9c9", [(0, 0), (8, 8)]),
        (dokushin.Rule("sum", "total", ["v1", (9, 10)]), "sum total v1 r10c11", [(9, 10)]),
    ):
        assert isinstance(rule, str) and rule == words
        assert rule.cells == cells and rule.name == words.split()[0]
        assert type(pickle.loads(pickle.dumps(rule))) is dokushin.Rule


def test_rules_of_a_board_are_rules_that_it_takes() -> None:
    board = USUAL.with_rules([dokushin.Rule("cage", 3, [(0, 0), (0, 1)]), "anti-knight"])
    assert [rule.name for rule in board.rules] == ["anti-knight", "cage"]
    assert [(cell.row, cell.column) for cell in board.rules[1].cells] == [(0, 0), (0, 1)]
    assert USUAL.with_rules(board.rules) == board


@pytest.mark.parametrize("part", [True, 1.5, None, {(0, 0)}, [0], [(0, 0, 0)], [(0, "1")], [None]])
def test_what_is_no_part_of_a_rule(part: Any) -> None:
    with pytest.raises(TypeError):
        dokushin.Rule("cage", part)


def test_cells_that_no_board_has() -> None:
    for cell in ((-1, 0), (0, 64)):
        with pytest.raises(dokushin.Error) as caught:
            dokushin.Rule("cage", [cell])
        assert caught.value.expected == "0 to 63"
    with pytest.raises(dokushin.Error):
        USUAL.with_rules([dokushin.Rule("cage", 3, [(4, 4)])])


def test_a_link_is_read_as_a_link() -> None:
    puzzle = dokushin.parse(BLANK, shape=USUAL.with_rules(["cage 3 r1c1 r1c2"]))
    for format in ("f-puzzles-link", "sudokupad-link", "scl-link", "sudokumaker-link"):
        assert dokushin.Puzzle.from_link(puzzle.to_text(format)) == puzzle, format
    for text in (BLANK, "1234", "https://example.org/", ""):
        with pytest.raises(dokushin.Error):
            dokushin.Puzzle.from_link(text)
    unknown = "https://sigh.github.io/Interactive-Sudoku-Solver/?q=.Shape~4x4.Teleport~R1C1"
    with pytest.raises(dokushin.Error):
        dokushin.Puzzle.from_link(unknown)
    assert dokushin.Puzzle.from_link(unknown, ignore_unknown=True).ignored


def test_a_random_solution_keeps_the_rules() -> None:
    board = USUAL.with_rules("cage 3 r1c1 r1c2")
    found = [dokushin.random_solution(BLANK, seed=seed, shape=board) for seed in range(20)]
    assert all(one.solutions == 48 and one.ended == "exhausted" for one in found)
    assert all(one.solution is not None and one.solution[:2] in ("12", "21") for one in found)
    assert len({one.solution for one in found}) > 10
    assert dokushin.random_solution(BLANK, seed=7, shape=board) == found[7]
    assert dokushin.random_solution("4" + BLANK[1:], shape=board).solution is None
    assert dokushin.random_solution([[0] * 9] * 9).ended == "solutions"
