"""A search, event by event."""

from __future__ import annotations

from typing import Iterator, NamedTuple, Optional

from . import _engine
from ._arguments import whole, word
from ._forms import PuzzleLike, record_of
from ._values import Cell, Marks, Rows, cell_at, marks_of, rows_of


class Event(NamedTuple):
    """One event of a search.

    Attributes:
        kind: ``place``, ``take_back``, ``eliminate``, ``solved`` or ``exhausted``.
        reason: ``trial``, ``naked_single``, ``hidden_single``, ``peer`` or ``end``.
        cell: where; None of ``solved`` and ``exhausted``.
        digit: which; 0 of those two.
        depth: trials that are standing, this one included.
    """

    kind: str
    reason: str
    cell: Optional[Cell]
    digit: int
    depth: int


class Counters(NamedTuple):
    """How hard a search worked so far. Of ``backtrack``, ``backtracks`` are the digits taken
    back, as the tutorials count them, and ``nodes`` the digits placed and one."""

    nodes: int
    guesses: int
    backtracks: int


class Trace(Iterator[Event]):
    """A search that goes on by one event at each ``next()``; between two of them its grid, its
    candidates and its counters can be read. ``trace()`` makes one."""

    def __init__(self, record: _engine.Record, method: str, solutions: int) -> None:
        self._search = _engine.Search(record, method)
        self._columns = record.columns
        self._left = solutions

    def __iter__(self) -> Trace:
        return self

    def __next__(self) -> Event:
        if self._left == 0:
            raise StopIteration
        kind, reason, position, digit, depth = self._search.next()
        if kind == "exhausted":
            self._left = 0
        elif kind == "solved":
            self._left -= 1
        else:
            return Event(kind, reason, cell_at(position, self._columns), digit, depth)
        return Event(kind, reason, None, 0, depth)

    def grid(self) -> Rows:
        """Rows of the digits that stand now, 0 for a blank."""
        return rows_of(self._search.grid(), self._columns)

    def candidates(self) -> Marks:
        """What the search knows of each cell now, in rows of tuples."""
        return marks_of(self._search.candidates(), self._columns)

    @property
    def counters(self) -> Counters:
        return Counters(*self._search.counters())


def trace(
    puzzle: PuzzleLike,
    *,
    method: str = "backtrack",
    solutions: int = 1,
    shape: Optional[str] = None,
) -> Trace:
    """Watch a search: an iterator of its events.

    >>> import dokushin
    >>> search = dokushin.trace([[1, 0, 3, 0], [3, 0, 0, 2], [0, 3, 0, 0], [2, 0, 0, 3]])
    >>> next(search)
    Event(kind='place', reason='trial', cell=Cell(row=0, column=1), digit=2, depth=1)
    >>> search.grid()[0]
    [1, 2, 3, 0]
    >>> [event.kind for event in search][-1]
    'solved'
    >>> search.counters
    Counters(nodes=10, guesses=1, backtracks=0)

    Args:
        puzzle, shape: as of ``solve()``.
        method: ``backtrack`` (the tutorials' search), ``mrv``, ``singles`` or ``dlx``.
        solutions: end after so many.

    Raises:
        Error: as ``solve()``; a method that can't be watched.
        TypeError: as ``solve()``.
    """
    record = record_of(puzzle, shape)
    return Trace(record, word("method", method), whole("solutions", solutions, 1))
