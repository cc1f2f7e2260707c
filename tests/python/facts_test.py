"""Facts of Sudoku that do not depend on this program, and laws that hold of any puzzle."""

from __future__ import annotations

import math
import pickle
from typing import List, get_args

import dokushin
import numpy
import pytest
from conftest import HARD, TUTORIALS, rows_of


@pytest.mark.parametrize("line, backtracks", TUTORIALS)
def test_tutorials_counts_of_backtracks(line: str, backtracks: int) -> None:
    board = rows_of(line)
    found = dokushin.solve(board, method="backtrack", solutions=1)
    assert found.backtracks == backtracks
    assert found.nodes == backtracks + line.count("0") + 1
    assert dokushin.solve(board).solution == found.solution
    assert dokushin.is_solution(board, found.solution)
    assert board == rows_of(line)  # as it was


@pytest.mark.parametrize("line, backtracks", TUTORIALS)
def test_a_trace_counts_the_same(line: str, backtracks: int) -> None:
    search = dokushin.trace(line)
    kinds = [event.kind for event in search]
    assert kinds.count("take_back") == backtracks == search.counters.backtracks
    assert kinds.count("place") - kinds.count("take_back") == line.count("0")
    assert kinds[-1] == "solved"
    assert search.grid() == dokushin.solve(rows_of(line)).solution
    assert next(search, None) is None


def test_a_trace_places_and_takes_back_what_stands() -> None:
    grid = rows_of(HARD)
    search = dokushin.trace(HARD)
    for event in search:
        if event.cell is not None:
            row, column = event.cell
            placed = event.kind == "place"
            assert grid[row][column] == (0 if placed else event.digit)
            grid[row][column] = event.digit if placed else 0
            assert search.grid()[row][column] == grid[row][column]


@pytest.mark.parametrize("cells, solutions", [(16, 288), (36, 28200960)])
def test_published_numbers_of_grids(cells: int, solutions: int) -> None:
    found = dokushin.count(cells * ".")
    assert (found.solutions, found.complete) == (solutions, True)


def test_numbers_of_any_length() -> None:
    # 8×8 in boxes of 2×4: more than 2⁵³ would be lost in a float.
    found = dokushin.count(64 * ".", shape="2x4")
    assert int(found) == 29136487207403520 and found.method == "states"
    assert dokushin.count(81 * ".", most=1000).ended == "solutions"


def test_ratings_that_are_known() -> None:
    assert dokushin.rate(HARD).hardest == dokushin.Rated(4.2, "xy-wing")
    assert dokushin.rate(rows_of(TUTORIALS[1][0])).hardest.rating <= 2.3


def test_universal_ratings_that_are_known() -> None:
    # Loki, by mith; and a puzzle of the controlled-bias collection with W15, gW13, B12.
    loki = "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6.."
    assert dokushin.rate_universally(loki, ["te", "b", "bxb"]) == {
        "te": 3, "b": math.inf, "bxb": math.inf,
    }
    long = "1...5......7..9.....82....42....7..83.5.6..12..15..36..1.....7.7..64.8..8.2.....5"
    assert dokushin.rate_universally(long, "te") == {"te": 1}
    # #2862 of the controlled-bias collection: W7, S+W3.
    short = "1....6..9..........8.1..56..3.6..8.1........7.....8246.4.9...2.56.841.....7..3..."
    assert dokushin.rate_universally(short, ["w", "sw"]) == {"w": 7, "sw": 3}
    with pytest.raises(TimeoutError, match="not rated in 1e-06 seconds"):
        dokushin.rate_universally(loki, time=1e-6)
    with pytest.raises(dokushin.Error, match="'x' is no scale"):
        dokushin.rate_universally(loki, "x")
    with pytest.raises(dokushin.Error, match="solution"):
        dokushin.rate_universally(81 * ".")


def test_a_rating_gives_up_when_its_time_is_over() -> None:
    assert dokushin.rate(HARD, hodoku=True, time=600) == dokushin.rate(HARD, hodoku=True)
    for hodoku in (False, True):
        with pytest.raises(TimeoutError, match="not rated in 1e-06 seconds"):
            dokushin.rate(HARD, hodoku=hodoku, time=1e-6)
    with pytest.raises(dokushin.Error, match="seconds above 0"):
        dokushin.rate(HARD, time=0)


def test_the_seventeen_clue_puzzle_has_one_solution() -> None:
    line = "000000010400000000020000000000050407008000300001090000300400200050100000000806000"
    checked = dokushin.check(line, minimal=True)
    assert checked.proper and checked.minimal and checked.redundant == ()


def test_the_boards_symmetries() -> None:
    # Of the 288 grids of 4×4 there are two classes; each has as many grids as transforms, less
    # those that change nothing.
    grids = dokushin.solutions(16 * ".")
    forms = {dokushin.canonical(grid).form for grid in grids}
    assert len(grids) == 288 and len(forms) == 2
    transforms = 24 * 2 * 2**2 * 2 * 2**2 * 2
    orbits = [transforms // dokushin.canonical(form).automorphisms for form in forms]
    assert sum(orbits) == 288


def test_the_type_of_a_symmetry_has_those_that_there_are() -> None:
    assert list(get_args(dokushin.Symmetry)) == dokushin.symmetries()


# ---- laws ----------------------------------------------------------------------------


def test_a_step_strikes_no_digit_of_the_solution(puzzles: List[str]) -> None:
    for line in puzzles[1:30:4]:
        solution = dokushin.solve(rows_of(line)).solution
        if solution is None or dokushin.solve(line).status != "unique":
            continue
        way = dokushin.explain(line)
        assert way.solved and way.grid == solution
        for step in way.steps:
            assert step.placements or step.eliminations
            for (row, column), digit in step.placements:
                assert solution[row][column] == digit and step.grid[row][column] == 0
            for (row, column), digit in step.eliminations:
                assert solution[row][column] != digit and digit in step.marks[row][column]


def test_equivalent_puzzles_share_form_and_rating(puzzles: List[str]) -> None:
    for seed, line in enumerate(puzzles[1:5]):
        other = dokushin.morph(line, seed=seed)
        assert other != line
        transform = dokushin.equivalent(line, other)
        assert transform is not None and transform.apply(line) == other
        assert dokushin.canonical(other).form == dokushin.canonical(line).form
        assert dokushin.rate(other).hardest == dokushin.rate(line).hardest


def test_candidates_hold_the_solution(puzzles: List[str]) -> None:
    line = puzzles[1]
    marks, solution = dokushin.candidates(line), dokushin.solve(rows_of(line)).solution
    assert solution is not None
    assert all(
        digit in marks[row][column]
        for row, digits in enumerate(solution)
        for column, digit in enumerate(digits)
    )


def test_made_puzzles_are_as_wanted() -> None:
    made = dokushin.generate(seed=5, symmetry="180", rating=(4.0, 4.9))
    assert made.puzzle is not None
    assert 4.0 <= dokushin.rate(made.puzzle).hardest.rating <= 4.9
    assert dokushin.check(made.puzzle, minimal=True).minimal
    digits = numpy.array(made.puzzle.givens)
    assert ((digits > 0) == (digits[::-1, ::-1] > 0)).all()
    assert dokushin.is_solution(made.puzzle, made.solution or [])
    again = dokushin.generate(seed=5, symmetry="180", rating=(4.0, 4.9), first=made.next - 1)
    assert again.puzzle == made.puzzle and again.attempts == 1


def test_rules_are_laid_at_random_and_do_without_givens() -> None:
    made = dokushin.generate(
        rule_kinds=["killer", "kropki:2..6"], givens=0, cage_cells=(2, 4), seed=3
    )
    assert made.puzzle is not None
    assert "cage(" in str(made.puzzle.shape)
    assert dokushin.solve(made.puzzle).status == "unique"
    assert dokushin.is_solution(made.puzzle, made.solution or [])
    again = dokushin.generate(
        rule_kinds=["killer", "kropki:2..6"],
        givens=0,
        cage_cells=(2, 4),
        seed=3,
        first=made.next - 1,
    )
    assert again.puzzle == made.puzzle


def test_a_giving_up_is_told() -> None:
    made = dokushin.generate(seed=1, givens=(17, 17), attempts=3)
    assert made.puzzle is None and made.solution is None
    assert made.attempts == 3 == sum(made.fates.values())
    assert dokushin.solve(81 * ".", solutions=10**6, nodes=1000).status == "multiple"
    stopped = dokushin.solve(HARD, method="backtrack", nodes=100)
    assert (stopped.status, stopped.ended) == ("limit", "nodes")
    late = dokushin.count(81 * ".", method="search", time=0.05)
    assert (late.complete, late.ended) == (False, "time") and late.solutions > 0


def test_several_solutions_are_told_apart() -> None:
    checked = dokushin.check(rows_of(81 * "."))
    one, other = checked.grids
    assert one != other and checked.status == "multiple" and not checked.proper
    assert [one[r][c] != other[r][c] for r, c in checked.differing] == [True] * len(
        checked.differing
    )
    assert checked.minimal is None
    step = dokushin.hint("1" + 15 * ".", several=True)
    assert step is None
    assert len(dokushin.solutions(rows_of(16 * "."), most=5)) == 5


def test_values_compare_pickle_and_print() -> None:
    puzzle = dokushin.parse(HARD, shape="9x9")
    marked = dokushin.parse(81 * ".", shape="9x9+diagonals")
    for value in (puzzle, marked, dokushin.solve(HARD), dokushin.rate(HARD), dokushin.hint(HARD),
                  dokushin.canonical(rows_of(HARD)), dokushin.check(HARD),
                  dokushin.Error("ragged", "a", "b", 1, 2)):  # fmt: skip
        assert pickle.loads(pickle.dumps(value)) == value
        assert repr(value)
    assert hash(puzzle) == hash(dokushin.parse(rows_of(HARD)))
    assert hash(dokushin.solve(HARD)) == hash(dokushin.solve(HARD))
    assert puzzle != marked and puzzle != HARD
    assert "9x9+diagonals" in repr(marked)
    rated = dokushin.Rated(4.2, "xy-wing")
    assert eval(repr(rated), vars(dokushin)) == rated
    with pytest.raises(AttributeError):
        puzzle.side = 4  # type: ignore[misc]


def test_players_digits_and_candidates_survive() -> None:
    text = dokushin.parse(HARD).to_text("pencilmarks")
    stated = dokushin.parse(text)
    assert stated.stated is not None
    assert pickle.loads(pickle.dumps(stated)) == stated
    assert dokushin.solve(stated).status == "unique"
