"""Whatever a caller gets wrong is an error with words, never a crash."""

from __future__ import annotations

from typing import Any, Callable

import dokushin
import numpy
import pytest
from conftest import HARD, rows_of

ROWS = rows_of(HARD)


def with_cell(value: Any) -> list[list[Any]]:
    rows: list[list[Any]] = rows_of(HARD)
    rows[2][3] = value
    return rows


@pytest.mark.parametrize(
    "puzzle, code, line, column",
    [
        ("", "empty_input", 1, 1),
        ("hello", None, 1, None),
        (HARD[:-1], "wrong_length", 1, 1),
        (HARD[:40] + "x" + HARD[41:], "bad_character", 1, 41),
        (HARD + "\n" + HARD, None, 2, 1),
        ([], "wrong_length", 0, 0),
        ([[]], "ragged", 1, 0),
        (ROWS[:8], "ragged", 1, 0),
        ([*ROWS[:4], ROWS[4][:8], *ROWS[5:]], "ragged", 5, 0),
        (with_cell(10), "out_of_range", 3, 4),
        (with_cell(-1), "out_of_range", 3, 4),
        (with_cell(10**30), "out_of_range", 3, 4),
        (with_cell("x!"), "bad_character", 3, 4),
        (with_cell("٣"), "bad_character", 3, 4),
        (with_cell("12"), "out_of_range", 3, 4),
        (with_cell("0000000000001"), "bad_character", 3, 4),
        ([1, 2, 3], "wrong_length", 0, 0),
        ([0] * 80, "wrong_length", 0, 0),
        ([0] * 49, "bad_shape", 0, 0),
        ([[0] * 7] * 7, "bad_shape", 0, 0),
        ([0] * 4225, "wrong_length", 0, 0),
        (["12", "34", "56"], None, None, None),
        (numpy.zeros((9, 8), int), "wrong_length", 0, 0),
        (numpy.zeros((9, 9, 1), int), "wrong_length", 0, 0),
        (numpy.zeros((), int), "wrong_length", 0, 0),
        (numpy.full((9, 9), 10, numpy.uint8), "out_of_range", 1, 1),
        (-numpy.array(ROWS), "out_of_range", 1, 5),
        (numpy.array(ROWS) * 1000, "out_of_range", 1, 5),
    ],
)
def test_what_is_no_puzzle(puzzle: Any, code: Any, line: Any, column: Any) -> None:
    calls: list[Callable[[Any], Any]] = [
        dokushin.solve, dokushin.count, dokushin.check, dokushin.candidates, dokushin.trace,
        dokushin.hint, dokushin.explain, dokushin.rate, dokushin.canonical, dokushin.parse,
        dokushin.minimise, dokushin.morph, dokushin.solutions, dokushin.true_candidates,
        dokushin.redundant_rules,
    ]  # fmt: skip
    for call in calls:
        with pytest.raises(dokushin.Error) as caught:
            call(puzzle)
        error = caught.value
        assert error.what and error.expected and str(error).startswith(error.what)
        assert code is None or error.code == code
        assert line is None or error.line == line
        assert column is None or error.column == column
    with pytest.raises(dokushin.Error) as caught:
        dokushin.solve_many([HARD, puzzle])
    assert caught.value.line == 2


@pytest.mark.parametrize(
    "puzzle",
    [
        None, 5, 5.0, b"123", {}, object(), {1, 2}, iter(ROWS), with_cell(1.5), with_cell(True),
        with_cell([]), with_cell(b"1"), with_cell(float("nan")), [*ROWS[:8], None], [*ROWS[:8], 5],
        [HARD[:9]] * 8 + [5], numpy.array(ROWS, bool), numpy.array(ROWS, complex),
        numpy.array([HARD[:9].encode()] * 9), bytearray(81),
    ],
    ids=lambda puzzle: type(puzzle).__name__,  # the same in each process
)  # fmt: skip
def test_what_is_of_no_such_type(puzzle: Any) -> None:
    for call in (dokushin.solve, dokushin.rate, dokushin.canonical, dokushin.parse):
        with pytest.raises(TypeError) as caught:
            call(puzzle)
        assert "expected" in str(caught.value)
    with pytest.raises(TypeError):
        dokushin.solve_many([HARD, puzzle])


@pytest.mark.parametrize(
    "puzzles, error",
    [
        (None, TypeError),
        (HARD.encode(), TypeError),
        (HARD[:-1], dokushin.Error),
        ("1.3.3..2.3..2..3", dokushin.Error),
        ("puzzles.txt", dokushin.Error),
        (5, TypeError),
        (numpy.zeros((5, 80), numpy.uint8), dokushin.Error),
        (numpy.zeros((5, 9, 8), numpy.uint8), dokushin.Error),
        (numpy.zeros(81, numpy.uint8), dokushin.Error),
        (numpy.zeros((), numpy.uint8), dokushin.Error),
        (numpy.zeros((2, 3, 27), numpy.uint8), dokushin.Error),
        (numpy.full((5, 81), 10, numpy.uint8), dokushin.Error),
        (numpy.full((5, 81), 256), dokushin.Error),
        (numpy.full((5, 81), -1), dokushin.Error),
        (numpy.full((5, 81), 1.5), dokushin.Error),
        (numpy.zeros((5, 81), bool), TypeError),
        (["1.3.3..2.3..2..3"], dokushin.Error),
        ([[[1, 0, 3, 0], [3, 0, 0, 2], [0, 3, 0, 0], [2, 0, 0, 3]]], dokushin.Error),
        ([dokushin.parse(81 * ".", shape="x")], dokushin.Error),
    ],
)
def test_what_are_no_puzzles(puzzles: Any, error: Any) -> None:
    for call in (dokushin.solve_many, dokushin.rate_many):
        with pytest.raises(error):
            call(puzzles)


def test_the_place_among_many() -> None:
    array = numpy.zeros((10000, 81), numpy.uint8)
    array[7777, 5] = array[8888, 6] = 77
    for call in (dokushin.solve_many, dokushin.rate_many):
        with pytest.raises(dokushin.Error) as caught:
            call(array)
        error = caught.value
        assert (error.code, error.line, error.column) == ("out_of_range", 7778, 6)
        assert error.what == "77 in puzzle 7778"
    with pytest.raises(dokushin.Error) as caught:
        dokushin.solve_many([HARD, HARD, HARD[:50] + "x" + HARD[51:]])
    assert (caught.value.line, caught.value.column) == (3, 51)


def test_the_place_in_a_puzzle_among_many() -> None:
    wrong = [HARD[9 * at : 9 * at + 9] for at in range(9)]
    wrong[4] = wrong[4][:3] + "x" + wrong[4][4:]
    for many in ([HARD, "\n".join(wrong)], [ROWS, "\n".join(wrong)]):
        with pytest.raises(dokushin.Error) as caught:
            dokushin.solve_many(many)
        error = caught.value
        assert (error.line, error.column) == (2, 4)
        assert error.what.startswith("puzzle 2, line 5: ")
    with pytest.raises(dokushin.Error) as caught:
        dokushin.solve_many([ROWS, with_cell(10)])
    error = caught.value
    assert (error.what, error.line, error.column) == ("puzzle 2, line 3: 10", 2, 4)


def test_the_first_wrong_text_is_told_on_any_number_of_threads() -> None:
    texts = [HARD + "\n"] * 20000
    texts[9000] = texts[15000] = texts[19999] = HARD[:-1]
    for threads in (1, 4):
        with pytest.raises(dokushin.Error) as caught:
            dokushin.solve_many(texts, threads=threads)
        assert (caught.value.what, caught.value.line) == ("puzzle 9001: 80 cells", 9001)


@pytest.mark.parametrize(
    "puzzle",
    [
        ROWS, [0] * 81, list(HARD), [HARD[at : at + 9] for at in range(0, 81, 9)],
        [numpy.array(row) for row in ROWS], numpy.array(ROWS), numpy.array(ROWS).reshape(81),
    ],
    ids=str,
)  # fmt: skip
def test_a_single_puzzle_is_not_many(puzzle: Any) -> None:
    for call in (dokushin.solve_many, dokushin.rate_many):
        with pytest.raises(dokushin.Error) as caught:
            call(puzzle)
        assert "solve() and rate() take a single one" in caught.value.expected


def test_as_many_puzzles_as_a_board_has_rows_are_many() -> None:
    for count in (9, 81):
        for puzzle in (HARD, ROWS, numpy.array(ROWS), [0] * 81):
            assert len(dokushin.solve_many([puzzle] * count)) == count


def test_masked_arrays_are_refused() -> None:
    masked = numpy.ma.masked_equal(numpy.array(ROWS), 0)
    for call in (dokushin.solve, dokushin.check, dokushin.parse, dokushin.canonical):
        for puzzle in (masked, list(masked)):
            with pytest.raises(dokushin.Error) as caught:
                call(puzzle)
            assert (caught.value.code, caught.value.what) == ("unsupported", "a masked array")
    with pytest.raises(dokushin.Error):
        dokushin.solve_many(masked.reshape(1, 81))
    assert dokushin.solve(masked.filled(0)).status == "unique"


@pytest.mark.filterwarnings("ignore::PendingDeprecationWarning")
def test_a_subclass_of_arrays_is_an_array() -> None:
    assert dokushin.solve(numpy.matrix(ROWS)).status == "unique"


def test_rows_that_are_arrays_of_another_dimension() -> None:
    for row in (numpy.zeros((9, 9), int), numpy.array(5)):
        with pytest.raises(dokushin.Error) as caught:
            dokushin.solve([*ROWS[:8], row])
        assert (caught.value.code, caught.value.line) == ("wrong_length", 9)


@pytest.mark.parametrize("name", ["r0c0", "r0c1", "r1c0", "r²c1", "r1", "c1r1", "", "r1c1 ", "R1c1"])
def test_what_names_no_cell(name: str) -> None:
    with pytest.raises(dokushin.Error):
        dokushin.Cell.named(name)


def test_another_name_of_the_same_board_is_fine() -> None:
    puzzle = dokushin.parse(HARD)
    for shape in ("9", "9x9"):
        assert dokushin.solve(puzzle, shape=shape).status == "unique"
    with pytest.raises(dokushin.Error) as caught:
        dokushin.solve(puzzle, shape="9x9+diagonals")
    assert caught.value.expected == "9x9"


@pytest.mark.parametrize(
    "call",
    [
        lambda: dokushin.solve(HARD, method="guess"),
        lambda: dokushin.solve(HARD, solutions=0),
        lambda: dokushin.solve(HARD, solutions=-1),
        lambda: dokushin.solve(HARD, solutions=2**64),
        lambda: dokushin.solve(HARD, nodes=-5),
        lambda: dokushin.solve(HARD, time=-1),
        lambda: dokushin.solve(HARD, time=0),
        lambda: dokushin.solve(HARD, time=float("nan")),
        lambda: dokushin.solve(HARD, shape="8x"),
        lambda: dokushin.solve(HARD, shape="4x4"),
        lambda: dokushin.solve(ROWS, shape="4x4"),
        lambda: dokushin.solve(dokushin.parse(HARD), shape="x"),
        lambda: dokushin.solutions(HARD, most=0),
        lambda: dokushin.count(HARD, method="fingers"),
        lambda: dokushin.count(HARD, most=-3),
        lambda: dokushin.count(HARD, memory=0),
        lambda: dokushin.trace(HARD, method="bands"),
        lambda: dokushin.trace(HARD, solutions=0),
        lambda: dokushin.hint(HARD, order="mine"),
        lambda: dokushin.hint(HARD, hardest="x-ray"),
        lambda: dokushin.hint(HARD, hardest="sk-loop"),
        lambda: dokushin.hint(HARD, language="de"),
        lambda: dokushin.hint(81 * "."),
        lambda: dokushin.hint("11" + 79 * "."),
        lambda: dokushin.hints(HARD, "x-ray"),
        lambda: dokushin.rate(HARD, order="hodoku"),
        lambda: dokushin.rate(81 * "."),
        lambda: dokushin.generate(shape="5x5"),
        lambda: dokushin.generate(symmetry="round"),
        lambda: dokushin.generate(givens=-1),
        lambda: dokushin.generate(givens=(30, 20)),
        lambda: dokushin.generate(givens=(1, 2, 3)),
        lambda: dokushin.generate(pattern="x.x"),
        lambda: dokushin.generate(pattern=" "),
        lambda: dokushin.generate(rating=99),
        lambda: dokushin.generate(rating=(5, 4)),
        lambda: dokushin.generate(level="hard"),
        lambda: dokushin.generate(level="silly", scale="hodoku"),
        lambda: dokushin.generate(needs=["x-ray"]),
        lambda: dokushin.generate(needs="x-wing", without=["x-wing"]),
        lambda: dokushin.generate(rule_kinds=["kiler"]),
        lambda: dokushin.generate(rule_kinds=["killer:0"]),
        lambda: dokushin.generate(rule_kinds=["killer"], cage_cells=(9, 2)),
        lambda: dokushin.generate(rule_kinds=["killer"], rule_symmetry="round"),
        lambda: dokushin.generate(rule_kinds=["killer"], sukaku=True),
        lambda: dokushin.generate(seed=-1),
        lambda: dokushin.generate(seed=2**64),
        lambda: dokushin.generate(first=-1),
        lambda: dokushin.generate(attempts=0),
        lambda: dokushin.generate(threads=0),
        lambda: dokushin.minimise(81 * "."),
        lambda: dokushin.study(HARD, parts="doors"),
        lambda: dokushin.study(HARD, parts=["redundant", ""]),
        lambda: dokushin.study(HARD, largest=21),
        lambda: dokushin.study(HARD, largest=-1),
        lambda: dokushin.study(HARD, most=0),
        lambda: dokushin.study(HARD, time=0),
        lambda: dokushin.study(HARD[:-1]),
        lambda: dokushin.estimate(HARD, probes=0),
        lambda: dokushin.estimate(HARD, seed=-1),
        lambda: dokushin.vicinity("11" + 79 * "."),
        lambda: dokushin.vicinity("1" + 80 * ".", remove=2),
        lambda: dokushin.vicinity(HARD, remove=-1),
        lambda: dokushin.vicinity(HARD, add=100),
        lambda: dokushin.vicinity(HARD, seed=1),
        lambda: dokushin.vicinity(HARD, samples=0),
        lambda: dokushin.vicinity(HARD, samples=1, seed=2**64),
        lambda: dokushin.vicinity(HARD, most=0),
        lambda: dokushin.vicinity(HARD, time=float("nan")),
        lambda: dokushin.canonical("11" + 79 * "."),
        lambda: dokushin.canonical(81 * ".", shape="x"),
        lambda: dokushin.Transform(9, False, (0,), (0,), (0,)).apply(HARD),
        lambda: dokushin.Transform(4, False, (0, 1, 2, 3), (0, 1, 2, 3), (1, 2, 3, 4)).apply(HARD),
        lambda: dokushin.Transform(9, False, (0,) * 9, (0,) * 9, (0,) * 9).apply(HARD),
        lambda: dokushin.Transform(99, False, (), (), ()).apply(HARD),
        lambda: dokushin.Transform(
            9, False, (-1,) * 9, (0,) * 9, (1,) * 9
        ).apply(HARD),
        lambda: dokushin.Transform(2**70, False, (), (), ()).apply(HARD),
        lambda: dokushin.solve("\ud800" * 81),
        lambda: dokushin.solve(HARD, method="\ud800"),
        lambda: dokushin.solve(HARD, shape="\ud800"),
        lambda: dokushin.parse_all("\ud800"),
        lambda: dokushin.solve_many(["\ud800"]),
        lambda: dokushin.generate(rating=10**400),
        lambda: dokushin.parse(HARD, format="word"),
        lambda: dokushin.parse(HARD).to_text("word"),
        lambda: dokushin.parse("1" + 15 * ".").to_text("sdm"),
        lambda: dokushin.parse_all(HARD, shape="8x"),
        lambda: dokushin.solve_many([HARD], threads=0),
        lambda: dokushin.solve_many([HARD], threads=10**6),
        lambda: dokushin.solve_many([HARD], solutions=0),
        lambda: dokushin.rate_many([HARD], order="hodoku"),
    ],
)
def test_wrong_arguments(call: Callable[[], Any]) -> None:
    with pytest.raises(dokushin.Error) as caught:
        call()
    assert isinstance(caught.value, ValueError)
    # Of a contradiction it goes without saying.
    assert caught.value.what and (caught.value.expected or caught.value.code == "contradiction")


@pytest.mark.parametrize(
    "call",
    [
        lambda: dokushin.solve(HARD, method=None),  # type: ignore[arg-type]
        lambda: dokushin.solve(HARD, solutions="2"),  # type: ignore[arg-type]
        lambda: dokushin.solve(HARD, solutions=True),
        lambda: dokushin.solve(HARD, solutions=1.5),  # type: ignore[arg-type]
        lambda: dokushin.solve(HARD, time="soon"),  # type: ignore[arg-type]
        lambda: dokushin.solve(HARD, shape=9),  # type: ignore[arg-type]
        lambda: dokushin.Transform(9, 1, (0,) * 9, (0,) * 9, (1,) * 9).apply(HARD),  # type: ignore[arg-type]
        lambda: dokushin.Transform(9, False, 9, (0,) * 9, (1,) * 9).apply(HARD),  # type: ignore[arg-type]
        lambda: dokushin.Transform(9, False, ("0",) * 9, (0,) * 9, (1,) * 9).apply(HARD),  # type: ignore[arg-type]
        lambda: dokushin.Cell.named(5),  # type: ignore[arg-type]
        lambda: dokushin.hint(HARD, several=1),  # type: ignore[arg-type]
        lambda: dokushin.check(HARD, minimal="no"),  # type: ignore[arg-type]
        lambda: dokushin.rate(HARD, hodoku=None),  # type: ignore[arg-type]
        lambda: dokushin.rate_many([HARD], hodoku="x"),  # type: ignore[arg-type]
        lambda: dokushin.generate(minimal=[]),  # type: ignore[arg-type]
        lambda: dokushin.generate(only_by_singles=1),  # type: ignore[arg-type]
        lambda: dokushin.generate(needs=[5]),  # type: ignore[list-item]
        lambda: dokushin.generate(threads="2"),  # type: ignore[arg-type]
        lambda: dokushin.generate(seed=1.0),  # type: ignore[arg-type]
        lambda: dokushin.generate(rating="hard"),  # type: ignore[arg-type]
        lambda: dokushin.study(5),  # type: ignore[type-var]
        lambda: dokushin.study(HARD, parts=[5]),  # type: ignore[list-item]
        lambda: dokushin.study(HARD, largest=True),
        lambda: dokushin.estimate(HARD, probes=1.5),  # type: ignore[arg-type]
        lambda: dokushin.estimate(None),  # type: ignore[arg-type]
        lambda: dokushin.vicinity(HARD, minimal=1),  # type: ignore[arg-type]
        lambda: dokushin.vicinity(HARD, samples="9"),  # type: ignore[arg-type]
        lambda: dokushin.vicinity(HARD, samples=9, seed="9"),  # type: ignore[arg-type]
        lambda: dokushin.parse(ROWS, format="line"),
        lambda: dokushin.parse_all(ROWS),  # type: ignore[arg-type]
        lambda: dokushin.solve_many([HARD], threads=1.5),  # type: ignore[arg-type]
        lambda: dokushin.Puzzle(),
        lambda: dokushin.solve(HARD, speed=11),  # type: ignore[call-arg]
    ],
)
def test_arguments_of_no_such_type(call: Callable[[], Any]) -> None:
    with pytest.raises(TypeError):
        call()


def test_an_error_says_place_and_expectation() -> None:
    with pytest.raises(dokushin.Error) as caught:
        dokushin.solve(with_cell(10))
    error = caught.value
    assert str(error) == "10, expected 1 to 9, or 0 for a blank (line 3, column 4)"
    assert error.args == ("out_of_range", "10", "1 to 9, or 0 for a blank", 3, 4)


def test_texts_with_odd_characters() -> None:
    for text in ("\ud800" * 81, "\0" * 81, "独" * 81, "1" * 10**6):
        with pytest.raises((dokushin.Error, TypeError, ValueError)):
            dokushin.solve(text)
        with pytest.raises((dokushin.Error, TypeError, ValueError)):
            dokushin.solve_many([text])


def test_the_engines_own_calls_check_sizes() -> None:
    from dokushin import _engine

    zeros = bytes(162)
    with pytest.raises(dokushin.Error):
        _engine.solve_digits(zeros, {}, bytearray(81), bytearray(2), bytearray(8), 2, 1)
    with pytest.raises(dokushin.Error):
        _engine.solve_digits(zeros, {}, bytearray(162), bytearray(1), bytearray(8), 2, 1)
    with pytest.raises(dokushin.Error):
        _engine.solve_digits(zeros, {}, bytearray(162), bytearray(2), bytearray(7), 2, 1)
    with pytest.raises(dokushin.Error):
        _engine.solve_digits(bytes(80), {}, bytearray(), bytearray(), bytearray(), 2, 1)
    with pytest.raises(BufferError):
        _engine.solve_digits(zeros, {}, bytes(162), bytearray(2), bytearray(8), 2, 1)
    with pytest.raises(ValueError):
        _engine.solve_digits(numpy.zeros((2, 162), "u1")[:, ::2], {}, bytearray(162), bytearray(2),
                             bytearray(8), 2, 1)  # fmt: skip
    with pytest.raises(TypeError):
        _engine.solve_digits(None, {}, None, None, None, 2, 1)
    with pytest.raises(TypeError):
        _engine.solve(None, "auto", 2, None, None)  # type: ignore[arg-type]


def test_what_cannot_honour_a_constraint_refuses_it() -> None:
    held = dokushin.parse(HARD, shape="9x9+less(r1c2,r1c1)")
    assert dokushin.solve(held).status == "unique"
    assert dokushin.solve(dokushin.parse(HARD, shape="9x9+less(r1c1,r1c2)")).status == "none"
    for call in (
        dokushin.rate,
        dokushin.canonical,
        lambda puzzle: dokushin.rate(puzzle, hodoku=True),
        lambda puzzle: dokushin.trace(puzzle, method="dlx"),
        lambda puzzle: dokushin.study(puzzle, parts="backdoors"),
        lambda _: dokushin.generate(shape="9x9+less(r1c2,r1c1)", rating=(1, 2)),
    ):
        with pytest.raises(dokushin.Error) as caught:
            call(held)
        assert caught.value.code == "unsupported"
        assert "less(r1c2,r1c1)" in str(caught.value)
    broken = dokushin.check("79" + 79 * ".", shape="9x9+less(r1c2,r1c1)")
    assert [flaw.kind for flaw in broken.flaws][:1] == ["broken_constraint"]
    assert len(broken.flaws[0].cells) == 2


def test_a_broken_constraint_is_named() -> None:
    with pytest.raises(dokushin.Error) as wrong:
        list(dokushin.vicinity("21" + 79 * ".", shape="9x9+less(r1c1,r1c2)"))
    assert wrong.value.what == "less(r1c1,r1c2) is broken"
    assert wrong.value.expected == "digits that satisfy less(r1c1,r1c2)"


def test_errors_in_three_languages() -> None:
    calls: list[Callable[[], Any]] = [
        lambda: dokushin.solve(HARD[:-1]),
        lambda: dokushin.solve([*ROWS[:4], ROWS[4][:8], *ROWS[5:]]),
        lambda: dokushin.solve(with_cell(10)),
        lambda: dokushin.solve(with_cell("x!")),
        lambda: dokushin.solve([0] * 80),
        lambda: dokushin.solve(HARD, time=0),
        lambda: dokushin.solve(HARD, method="guess"),
        lambda: dokushin.count(HARD, method="fingers"),
        lambda: dokushin.rate(81 * "."),
        lambda: dokushin.hint("11" + 79 * "."),
        lambda: dokushin.generate(pattern=" "),
        lambda: dokushin.generate(level="hard"),
        lambda: dokushin.generate(rating=99),
        lambda: dokushin.generate(givens=(1, 2, 3)),
        lambda: dokushin.solve_many(numpy.zeros((5, 80), int)),
        lambda: dokushin.solve_many(numpy.full((5, 81), 10)),
        lambda: dokushin.solve_many(["1" + 15 * "."]),
        lambda: dokushin.Transform(99, False, (), (), ()).apply(HARD),
        lambda: dokushin.solve_many([HARD, HARD[:-1]]),
        lambda: dokushin.solve_many([ROWS, with_cell(10)]),
        lambda: dokushin.solve_many(ROWS),
        lambda: dokushin.solve_many(numpy.array(ROWS)),
        lambda: dokushin.solve(numpy.ma.masked_equal(ROWS, 0)),
        lambda: dokushin.solve(dokushin.parse(HARD), shape="4"),
        lambda: dokushin.solve("\ud800" * 81),
        lambda: dokushin.Cell.named("r0c0"),
        lambda: dokushin.vicinity("11" + 79 * "."),
        lambda: dokushin.vicinity("1" + 80 * ".", remove=2),
        lambda: dokushin.vicinity(HARD, seed=1),
        lambda: dokushin.pages([]),
        lambda: dokushin.pages([HARD, 81 * "."], solutions=True),
        lambda: dokushin.pages([HARD], labels=[]),
    ]
    for call in calls:
        with pytest.raises(dokushin.Error) as caught:
            call()
        error = caught.value
        said = {error.message(language) for language in ("en", "ja", "zh")}
        assert len(said) == 3 and error.message() == str(error).split(" (line")[0]
        # No English word is left but names that stay.
        for language in ("ja", "zh"):
            left = error.message(language)
            for name in ("None", "pattern", "givens", "rating", "time", "solve", "hodoku", "guess",
                         "fingers", "backtrack", "singles", "auto", "search", "states", "bands",
                         "mrv", "dlx", "sat", "9x9", "4x4", "x!", "r1c1", "r1c2", "HoDoKu",
                         "shape", "rate", "filled", "ud", "r0c0", "r1c3", "seed"):  # fmt: skip
                left = left.replace(name, "")
            assert not any(one.isascii() and one.isalpha() for one in left.replace("n, ", "")), left
