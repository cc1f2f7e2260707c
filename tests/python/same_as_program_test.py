"""The package comes to what the program prints."""

from __future__ import annotations

from typing import Any, Callable, Dict, List

import dokushin
import numpy
import pytest
from conftest import HARD, rows_of

Asked = Callable[..., List[Dict[str, Any]]]
Program = Callable[..., List[str]]


def test_solve(puzzles: List[str], asked: Asked) -> None:
    for method in ("auto", "singles"):
        told = asked("solve", puzzles, "--method", method)
        for line, row in zip(puzzles, told):
            found = dokushin.solve(line, method=method)
            assert (found.status, found.solutions, found.method, found.ended) == (
                row["status"], row["solutions"], row["method"], row["stopped"],
            )  # fmt: skip
            assert (found.nodes, found.guesses, found.backtracks) == (
                row["nodes"], row["guesses"], row["backtracks"],
            )  # fmt: skip
            assert found.solution == row["solution"]


def test_solve_many_in_every_form(puzzles: List[str], program: Program) -> None:
    lines = program("solve", "--quiet", "-", input="\n".join(puzzles) + "\n")
    lines = [line for line in lines if not line.startswith("#")]
    array = numpy.array([[0 if one == "." else int(one) for one in line] for line in puzzles])
    texts = dokushin.solve_many(puzzles)
    boards = dokushin.solve_many([rows_of(line) for line in puzzles])
    arrays = dokushin.solve_many(array.astype(numpy.uint8), threads=1)
    assert texts.status == boards.status == arrays.status.tolist()
    assert {"unique", "multiple", "invalid"} == set(texts.status)
    for at, line in enumerate(lines):
        if " # " not in line:
            assert texts.solutions[at] == line and texts.status[at] == "unique"
            assert boards.solutions[at] == rows_of(line)
            assert "".join(map(str, arrays.solutions[at])) == line
        else:
            assert line.startswith(puzzles[at]) and texts.status[at] in line


def test_order_is_kept_whatever_the_threads(puzzles: List[str]) -> None:
    many = [line for line in puzzles if dokushin.solve(line).status == "unique"] * 50
    one = dokushin.solve_many(many, threads=1)
    assert one == dokushin.solve_many(many, threads=5)
    digits = [int(digit) for digit in one.solutions[77]]
    assert all(given in (".", str(digit)) for given, digit in zip(many[77], digits))


def test_rate(puzzles: List[str], asked: Asked) -> None:
    some = puzzles[:60]
    for order, scale in (("explainer", "se"), ("sukaku", "sukaku")):
        told = asked("rate", some, "--scale", scale)
        found = dokushin.rate_many(some, order=order)
        assert found.status == [row["status"] for row in told]
        assert found.hardest == [row["er"] or 0.0 for row in told]
        assert found.pearl == [row["ep"] or 0.0 for row in told]
        assert found.diamond == [row["ed"] or 0.0 for row in told]
    for line, at in zip(some[:12], range(12)):
        if told[at]["status"] == "unique":
            one = dokushin.rate(line, order="sukaku")
            assert (one.hardest.rating, one.pearl.rating, one.diamond.rating) == (
                told[at]["er"], told[at]["ep"], told[at]["ed"],
            )  # fmt: skip


def test_rate_as_hodoku(puzzles: List[str], asked: Asked) -> None:
    some = puzzles[:60]
    told = asked("rate", some, "--scale", "hodoku")
    found = dokushin.rate_many(some, hodoku=True)
    for at, row in enumerate(told):
        if row["status"] == "unique":
            assert (found.level[at], found.score[at]) == (row["level"], row["score"])
            if at < 12:
                one = dokushin.rate(some[at], hodoku=True).hodoku
                assert one is not None
                assert (one.level, one.score, one.hardest, one.guessed) == (
                    row["level"], row["score"], row["technique"], row["guessed"],
                )  # fmt: skip


def test_hint(puzzles: List[str], asked: Asked) -> None:
    some = [line for line in puzzles[:40] if dokushin.solve(line).status == "unique"] + [HARD]
    for language in ("en", "ja", "zh"):
        told = asked("hint", some, "--lang", language, "--time-limit", "0")
        for line, row in zip(some, told):
            row.pop("index")
            step = dokushin.hint(line, language=language)
            assert step is not None and step.details == row and step.text == row["text"]


def test_explain(asked: Asked) -> None:
    told = asked("explain", [HARD], "--order", "hodoku")
    way = dokushin.explain(HARD, order="hodoku")
    steps = [row for row in told if "technique" in row]
    assert [step.technique for step in way.steps] == [row["technique"] for row in steps]
    assert way.solved and not way.gave_up


def test_explain_universally(asked: Asked) -> None:
    berthier = "1....6..9..........8.1..56..3.6..8.1........7.....8246.4.9...2.56.841.....7..3..."
    for order in ("universal", "gw", "b", "gb"):
        told = asked("explain", [berthier], "--order", order)
        way = dokushin.explain(berthier, order=order)
        steps = [row for row in told if "technique" in row]
        assert way.solved and len(way.steps) == len(steps)
        for step, row in zip(way.steps, steps):
            assert {**row, **step.details} == row
            assert step.technique == row["technique"] and step.text == row["text"]
        next_step = dokushin.hint(berthier, order=order)
        assert next_step is not None
        (told_next,) = asked("hint", [berthier], "--order", order)
        assert {**told_next, **next_step.details} == told_next
        assert next_step.details["notation"] == way.steps[0].details["notation"]
    hardest = dokushin.explain(HARD, order="w", time=1e-6)
    assert hardest.gave_up and not hardest.solved
    for wrong in ({"hardest": "x-wing"}, {"several": True}):
        with pytest.raises(dokushin.Error, match="neither with a universal order"):
            dokushin.explain(berthier, order="w", **wrong)  # type: ignore[arg-type]
    with pytest.raises(dokushin.Error, match="sukaku, universal, w, gw, b, gb"):
        dokushin.explain(berthier, order="whips")


def test_canon(puzzles: List[str], program: Program) -> None:
    some = [line for line in puzzles if dokushin.solve(line).status != "invalid"]
    told = program("canon", "-", input="\n".join(some) + "\n")
    for line, row in zip(some, told):
        form, automorphisms = row.split()
        found = dokushin.canonical(line)
        assert (found.form.replace("0", "."), found.automorphisms) == (
            form.replace("0", "."),
            int(automorphisms),
        )


def test_make(program: Program) -> None:
    for seed in (1, 2, 2**64 - 1):
        told = program("generate", "2", "--seed", str(seed), "--symmetry", "180", "--quiet")
        first = dokushin.generate(seed=seed, symmetry="180")
        second = dokushin.generate(seed=seed, symmetry="180", first=first.next)
        assert [str(first.puzzle), str(second.puzzle)] == told
        solved = dokushin.solve(HARD).solution
        assert solved is not None
        assert program("minimise", "--seed", str(seed), solved) == [
            dokushin.minimise(solved, seed=seed).replace("0", ".")
        ]
        assert program("morph", "--seed", str(seed), HARD) == [
            dokushin.morph(HARD, seed=seed).replace("0", ".")
        ]


def test_check(puzzles: List[str], asked: Asked) -> None:
    told = asked("check", puzzles[:40])
    for line, row in zip(puzzles, told):
        found = dokushin.check(line)
        assert (found.proper, [flaw.text for flaw in found.flaws]) == (
            bool(row["proper"]), row["flaws"],
        )  # fmt: skip


def test_make_on_several_threads(program: Program) -> None:
    wishes = ("--givens", "21..22", "--rating", "6.5..9")
    told = program("generate", "3", "--seed", "8", "--quiet", "--threads", "1", *wishes)
    for threads in (1, 2, 5):
        first, made = 0, []
        for _ in range(3):
            one = dokushin.generate(
                seed=8, givens=(21, 22), rating=(6.5, 9), first=first, threads=threads
            )
            made.append(str(one.puzzle))
            first = one.next
        assert made == [line.split()[0] for line in told]
