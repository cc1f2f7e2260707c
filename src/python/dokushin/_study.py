"""What can be known of a puzzle beside its solution."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, List, Optional, Sequence, Tuple, Union

from . import _engine
from ._arguments import seconds, unfit, whole, words
from ._forms import P, PuzzleLike, read, record_of
from ._solve import equal_fields, fields_of
from ._values import Cell, Marks, cells_at, marks_of

#: What ``study()`` can tell.
PARTS = ("redundant", "backdoors", "unavoidable", "removals")
#: Beyond this sets would fill the memory: their number doubles with each cell.
LARGEST_SET = 20
#: More tries for a better bound than the program makes take seconds, and seldom help.
TRIES_FOR_BOUND = 300_000
#: The most solutions that are counted for a candidate: they are kept.
MOST_COUNTED = 1000

Cells = Tuple[Cell, ...]


@dataclass(frozen=True)
class Redundant:
    """The givens that could go, one at a time; all of them if ``complete``, else a limit came
    first."""

    cells: Cells
    complete: bool


@dataclass(frozen=True)
class Backdoors:
    """The smallest sets of cells that are enough help: once they hold their digits, naked and
    hidden singles finish.

    Attributes:
        size: how many cells they have: 0 if no help is needed, 1 or 2; None if none of that size
            was found.
        count: how many such sets there are.
        sets: these, 1000 at most.
        complete: False: a limit came first, and there may be more, or some.
    """

    size: Optional[int]
    count: int
    sets: Tuple[Cells, ...]
    complete: bool


@dataclass(frozen=True)
class Unavoidable:
    """Minimal sets of cells whose digits can be exchanged for another grid, so that each puzzle of
    this grid has a given in each of them: smaller ones first. All of up to the size that was asked
    for if ``complete``."""

    sets: Tuple[Cells, ...]
    complete: bool


@dataclass(frozen=True)
class LowerBound:
    """As many unavoidable sets as have no cell in common: each wants a given of its own, so that no
    puzzle of the grid has fewer than ``givens``. ``sets`` are their positions in the unavoidable
    ones; more might be chosen unless ``complete``."""

    givens: int
    sets: Tuple[int, ...]
    complete: bool


@dataclass(frozen=True)
class Removal:
    """How many solutions the puzzle has without the given in that cell; ``at_least``: there may be
    more, since a limit came first."""

    cell: Cell
    solutions: int
    at_least: bool


@dataclass(frozen=True)
class Studied(Generic[P]):
    """What ``study()`` found. What was not asked for is None, and so is what a puzzle without
    exactly one solution hasn't got: all but the removals, and of contradicting givens these too.

    Attributes:
        status: as of ``solve()``.
        givens: how many it has.
        solution: in the form of the puzzle, if it is the only one.
        redundant, backdoors, unavoidable, lower_bound: see their types.
        removals: one for each given.
    """

    status: str
    givens: int
    solution: Optional[P]
    redundant: Optional[Redundant]
    backdoors: Optional[Backdoors]
    unavoidable: Optional[Unavoidable]
    lower_bound: Optional[LowerBound]
    removals: Optional[Tuple[Removal, ...]]

    @property
    def minimal(self) -> Optional[bool]:
        """Is each given needed? None if that was not asked for, or isn't known."""
        found = self.redundant
        if found is None or not (found.complete or found.cells):
            return None
        return not found.cells

    def __eq__(self, other: object) -> bool:
        return equal_fields(self, other)


@dataclass(frozen=True)
class RedundantRules:
    """The rules in words that could go, one at a time; all of them if ``complete``, else a limit
    came first."""

    rules: Tuple[str, ...]
    complete: bool


def redundant_rules(
    puzzle: PuzzleLike, *, time: Optional[float] = None, shape: Optional[str] = None
) -> RedundantRules:
    """The rules of its board that a proper puzzle can do without, one at a time: without such a rule
    it still has exactly one solution. They are some of ``Puzzle.shape.rules``. What ``dokushin
    check`` tells.

    >>> import dokushin
    >>> board = dokushin.Shape("4x4").with_rules("sum 4 r1c1\\ncage 10 r2c1 r2c2 r2c3 r2c4")
    >>> dokushin.redundant_rules("........1.4....2", shape=board)
    RedundantRules(rules=('cage 10 r2c1 r2c2 r2c3 r2c4',), complete=True)

    Args:
        puzzle, shape: as of ``solve()``; placed digits are left out.
        time: seconds for each rule; None for no limit. Without a rule a search may take long.

    Raises:
        Error, TypeError: as ``solve()``. For a puzzle that is not proper the answer has no meaning.
    """
    record = record_of(puzzle, shape).givens_alone()
    rules, complete = _engine.redundant_rules(record, seconds(time))
    return RedundantRules(tuple(rules), complete)


@dataclass(frozen=True)
class TrueCandidates:
    """The digits that each cell has in some solution, in rows of ascending digits; all of them are
    empty if there is no solution. Unless ``complete`` a limit came first, and some of them are not
    proved, or some counts too low. ``counts`` has the number of solutions with each of them, up to
    ``most``."""

    marks: Marks
    complete: bool
    counts: List[List[Tuple[int, ...]]]


def true_candidates(
    puzzle: PuzzleLike,
    *,
    most: int = 1,
    time: Optional[float] = None,
    shape: Optional[str] = None,
) -> TrueCandidates:
    """The digits that each cell has in some solution, each by a solution or by a proof that there
    is none; placed digits and stated candidates are part of the puzzle. What ``dokushin candidates
    --true`` tells.

    >>> import dokushin
    >>> dokushin.true_candidates("1.3.3..2.3......").marks[0]
    [(1,), (2,), (3,), (4,)]
    >>> caged = dokushin.Shape("4x4").with_rules("cage 3 r1c1 r1c2")
    >>> found = dokushin.true_candidates(16 * ".", most=20, shape=caged)
    >>> found.marks[0], found.counts[0], found.complete
    ([(1, 2), (1, 2), (3, 4), (3, 4)], [(20, 20), (20, 20), (20, 20), (20, 20)], True)

    Args:
        puzzle, shape: as of ``solve()``.
        most: up to which number the solutions with a digit are counted, at most 1000.
        time: seconds for all; None for no limit.

    Raises:
        Error, TypeError: as ``solve()``; a contradiction is none.
    """
    record = record_of(puzzle, shape)
    most = whole("most", most, 1, MOST_COUNTED)
    sets, complete, counts = _engine.true_candidates(record, most, seconds(time))
    marks = marks_of(sets, record.columns)
    digits = len(counts) // len(sets)
    lists = iter(range(len(sets)))
    of_marks = [
        [tuple(counts[at * digits + digit - 1] for digit in cell) for cell, at in zip(row, lists)]
        for row in marks
    ]
    return TrueCandidates(marks, complete, of_marks)


def study(
    puzzle: P,
    *,
    parts: Union[str, Sequence[str]] = PARTS,
    largest: int = 12,
    most: int = 100_000,
    time: Optional[float] = 10.0,
    shape: Optional[str] = None,
) -> Studied[P]:
    """What ``dokushin study`` tells of a puzzle: whether it is minimal, the cells that would make
    it easy, the sets of cells that all want a given, and what each given is good for. A player's
    placed digits are left out.

    >>> import dokushin
    >>> puzzle = "....1.92..6..5.....71....5..2...631....7....993.4....53...........1.5..71..362..."
    >>> found = dokushin.study(puzzle)
    >>> found.minimal, found.givens, found.lower_bound.givens
    (True, 26, 10)
    >>> found.backdoors.size, [cell.name for cell in found.backdoors.sets[0]]
    (1, ['r1c1'])
    >>> found.removals[0]
    Removal(cell=Cell(row=0, column=4), solutions=4, at_least=False)
    >>> grid = dokushin.study("1234341221434321", parts="unavoidable", largest=4)
    >>> len(grid.unavoidable.sets), [cell.name for cell in grid.unavoidable.sets[0]]
    (8, ['r1c1', 'r1c2', 'r3c1', 'r3c2'])

    Args:
        puzzle, shape: as of ``solve()``; a finished grid is a puzzle too.
        parts: any of ``redundant``, ``backdoors``, ``unavoidable`` (with the lower bound) and
            ``removals``.
        largest: cells of an unavoidable set, 20 at most; with each more the search takes two to
            three times as long.
        most: solutions to count without a given.
        time: seconds for each part, after which what is told holds, but is not all; None for no
            limit. On 9×9 all takes milliseconds, removals up to a second.

    Raises:
        Error: as ``solve()``; a part that there is none of. A contradiction is none.
        TypeError: as ``solve()``.
    """
    original, form = read(puzzle, shape)
    wanted = _parts(parts)
    cells = whole("largest", largest, 0, LARGEST_SET)
    limit = seconds(time)
    counted = whole("most", most, 1)
    record = original.givens_alone()
    answer, solution = _engine.solve(record, "auto", 2, None, limit, 1)
    status: str = fields_of(answer)["status"]
    found = _Part(record, limit)
    proper = solution is not None and status == "unique"
    sets = found.unavoidable(solution, cells) if solution and proper and wanted[2] else None
    return Studied(
        status,
        sum(map(bool, record.givens)),
        form(solution) if solution and proper else None,
        found.redundant() if proper and wanted[0] else None,
        found.backdoors() if proper and wanted[1] else None,
        None if sets is None else Unavoidable(found.named(sets[0]), sets[1]),
        None if sets is None else found.lower_bound(sets[0]),
        found.removals(counted) if wanted[3] and status != "invalid" else None,
    )


def _parts(parts: object) -> List[bool]:
    asked = words("parts", parts)
    for one in asked:
        if one not in PARTS:
            raise unfit("parts", one, ", ".join(PARTS))
    return [one in asked for one in PARTS]


class _Part:
    """The engine's answers, with cells in place of positions."""

    def __init__(self, record: _engine.Record, limit: Optional[float]) -> None:
        self._record = record
        self._limit = limit

    def named(self, sets: Sequence[Sequence[int]]) -> Tuple[Cells, ...]:
        return tuple(cells_at(one, self._record.columns) for one in sets)

    def redundant(self) -> Redundant:
        givens = max(sum(map(bool, self._record.givens)), 1)
        each = None if self._limit is None else self._limit / givens
        cells, complete = _engine.redundant(self._record, each)
        return Redundant(cells_at(cells, self._record.columns), complete)

    def backdoors(self) -> Backdoors:
        size, count, sets, complete = _engine.backdoors(self._record, self._limit)
        return Backdoors(size, count, self.named(sets), complete)

    def unavoidable(self, solution: bytes, largest: int) -> Tuple[List[List[int]], bool]:
        return _engine.unavoidable(self._record, solution, largest, self._limit)

    def lower_bound(self, sets: List[List[int]]) -> LowerBound:
        chosen, complete = _engine.disjoint(sets, TRIES_FOR_BOUND, self._limit)
        return LowerBound(len(chosen), tuple(chosen), complete)

    def removals(self, most: int) -> Tuple[Removal, ...]:
        columns = self._record.columns
        return tuple(
            Removal(cells_at([at], columns)[0], solutions, at_least)
            for at, solutions, at_least in _engine.removals(self._record, most, self._limit)
        )
