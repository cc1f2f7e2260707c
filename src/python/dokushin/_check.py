"""What is wrong with a puzzle, and whether each given is needed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, Optional, Tuple

from . import _engine
from ._arguments import flag, seconds
from ._explain import Candidate
from ._forms import P, PuzzleLike, read, record_of
from ._solve import equal_fields, fields_of
from ._values import Cell, cell_at, cells_at, digits_in


@dataclass(frozen=True)
class Flaw:
    """One thing that is wrong.

    Attributes:
        kind: ``repeated_digit`` (two cells of a house), ``no_candidate`` (a cell), ``no_place``
            (a digit in a house) or ``broken_constraint`` (the cells of a constraint).
        cells: the cells that are wrong.
        digit: the digit; 0 where it is about none.
        house: the house's name; None where it is about none.
        text: in words, cells being named from 1.
    """

    kind: str
    cells: Tuple[Cell, ...]
    digit: int
    house: Optional[str]
    text: str


@dataclass(frozen=True)
class Checked(Generic[P]):
    """What ``check()`` found.

    Attributes:
        status: as of ``solve()``; the puzzle is proper if it is ``unique``.
        flaws: what can be seen without search.
        grids: up to two different solutions, in the form of the puzzle.
        differing: the cells where these two differ.
        redundant: the givens that could go, if that was asked for; None otherwise, or if the
            puzzle is not proper, or the time was over.
        ended: what ended the search.
        restorable: the eliminated candidates that could return, in the order of the cells; None
            as for ``redundant``.
    """

    status: str
    flaws: Tuple[Flaw, ...]
    grids: Tuple[P, ...]
    differing: Tuple[Cell, ...]
    redundant: Optional[Tuple[Cell, ...]]
    ended: str
    restorable: Optional[Tuple[Candidate, ...]] = None

    @property
    def proper(self) -> bool:
        """Has it exactly one solution?"""
        return self.status == "unique"

    @property
    def minimal(self) -> Optional[bool]:
        """Is each given needed, and each elimination of a candidate? None if that was not asked
        for, or has no answer."""
        if self.redundant is None or self.restorable is None:
            return None
        return not self.redundant and not self.restorable

    def __eq__(self, other: object) -> bool:
        return equal_fields(self, other)


def check(
    puzzle: P,
    *,
    minimal: bool = False,
    time: Optional[float] = None,
    shape: Optional[str] = None,
) -> Checked[P]:
    """Say what is wrong with a puzzle.

    >>> import dokushin
    >>> checked = dokushin.check([[1, 0, 0, 1], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]])
    >>> checked.status, checked.flaws[0].text
    ('invalid', 'r1c1 and r1c4 are both 1 in row 1')
    >>> several = dokushin.check("1.3.3..2.3......")
    >>> several.status, len(several.grids), len(several.differing)
    ('multiple', 2, 4)
    >>> dokushin.check("1.3.3..2.3..2..3", minimal=True).redundant
    (Cell(row=0, column=2), Cell(row=1, column=0), Cell(row=2, column=1), Cell(row=3, column=3))

    Args:
        puzzle, shape: as of ``solve()``.
        minimal: also find the givens that could go, and the candidates that could return.
        time: seconds for the search, and as many for ``minimal``.

    Raises:
        Error, TypeError: as ``solve()``; a contradiction is none.
    """
    record, form = read(puzzle, shape)
    limit = seconds(time)
    which = flag("minimal", minimal)
    answer, grids = _engine.solve_all(record, "auto", 2, None, limit)
    fields = fields_of(answer)
    asked = which and fields["status"] == "unique"
    columns = record.columns
    plain = record.givens_alone()
    differing = [at for at, (a, b) in enumerate(zip(*grids)) if a != b] if len(grids) == 2 else []
    return Checked(
        fields["status"],
        _flaws_of(record),
        tuple(form(grid) for grid in grids),
        cells_at(differing, columns),
        _redundant_of(plain, limit) if asked else None,
        fields["ended"],
        _restorable_of(plain, limit) if asked else None,
    )


def _redundant_of(record: _engine.Record, limit: Optional[float]) -> Optional[Tuple[Cell, ...]]:
    found, complete = _engine.redundant(record, limit)
    return cells_at(found, record.columns) if complete else None


def _restorable_of(
    record: _engine.Record, limit: Optional[float]
) -> Optional[Tuple[Candidate, ...]]:
    found, complete = _engine.restorable(record, limit)
    if not complete:
        return None
    return tuple(
        Candidate(cell_at(at, record.columns), digit)
        for at, word in enumerate(found)
        for digit in digits_in(word)
    )


def _flaws_of(record: _engine.Record) -> Tuple[Flaw, ...]:
    return tuple(
        Flaw(kind, cells_at(cells, record.columns), digit, house, text)
        for kind, cells, digit, house, text in _engine.flaws(record)
    )


def is_solution(puzzle: PuzzleLike, grid: PuzzleLike, *, shape: Optional[str] = None) -> bool:
    """Is a grid finished, right, and an answer to the puzzle? Each may have a form of its own.

    >>> import dokushin
    >>> dokushin.is_solution("1.3.3..2.3..2..3", "1234341243212143")
    True

    Raises:
        Error, TypeError: as ``solve()``.
    """
    return _engine.solves(record_of(puzzle, shape), record_of(grid, shape))
