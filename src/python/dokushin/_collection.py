"""Collections: puzzles in a database, each once however it is turned, with its ratings."""

from __future__ import annotations

import os
import time as clock
from dataclasses import dataclass, field
from importlib import import_module
from typing import (
    TYPE_CHECKING, Any, Dict, Iterable, Iterator, List, NamedTuple, Optional, Sequence, Tuple,
    Union,
)  # fmt: skip

from . import _engine
from ._arguments import PathLike, flag, seconds, thread_count, word, words
from ._error import Error, numbered, sentence
from ._forms import PuzzleLike, record_of
from ._many import CELLS
from ._optional import optional
from ._puzzle import Puzzle, parse_all

if TYPE_CHECKING:
    from . import _keeper

#: A value of a row: NULL is None.
Value = Union[None, int, float, str, bytes]
#: A row by the names of its columns.
Row = Dict[str, Value]

#: A chunk of puzzles is stored at once, when it has so many or the iterable takes its time.
MOST_AT_ONCE = 50_000
LONGEST_WAIT = 1.0
ROWS_AT_ONCE = 1_000


@dataclass(frozen=True)
class Added:
    """What ``Collection.add()`` did.

    Attributes:
        added: puzzles that were not there.
        known: puzzles that were there, or equivalent ones.
        refused: what was left out; ``line`` of each is the number of the puzzle or, of what can't
            be read in a text, the line there.
    """

    added: int
    known: int
    refused: List[Error] = field(default_factory=list)


class FilledIn(NamedTuple):
    """What ``Collection.rate()`` did: how many puzzles it rated, and of how many of these it gave
    a rating up at the limit of time."""

    rated: int
    given_up: int


class Merged(NamedTuple):
    """What ``Collection.merge()`` took: puzzles, and ratings that were not there or say more."""

    added: int
    known: int
    ratings: int


class Histogram(NamedTuple):
    """How many puzzles have each value of a column.

    Attributes:
        name: the column.
        step: the width of a bar that stands for several values, from its label on; 0.0 if each
            stands for one.
        bars: labels and counts.
    """

    name: str
    step: float
    bars: List[Tuple[str, int]]


class Histograms(List[Histogram]):
    """What ``Collection.stats()`` counted. A notebook shows it drawn."""

    def svg(self) -> str:
        """All of them below each other, as SVG."""
        shown = [(name, step, [(_shown(text), count) for text, count in bars]) for name, step, bars in self]
        drawn: str = _keeper_module().svg(shown)
        return drawn

    def _repr_svg_(self) -> str:
        return self.svg()


class StoredFlaw(NamedTuple):
    """Something wrong with a stored puzzle, or with the file, where ``id`` is None."""

    id: Optional[int]
    what: str


class Verified(NamedTuple):
    """What ``Collection.verify()`` went through, and what is wrong with it."""

    puzzles: int
    ratings: int
    flaws: List[StoredFlaw]


class Collection:
    """A collection of puzzles in a file, as ``dokushin collection`` keeps them: a database of
    SQLite that has each puzzle once, however it is turned or its digits are named.

    >>> import dokushin, os, tempfile
    >>> hunt = dokushin.Collection(os.path.join(tempfile.mkdtemp(), "hunt.db"))
    >>> puzzle = "....1.92..6..5.....71....5..2...631....7....993.4....53...........1.5..71..362..."
    >>> hunt.add([puzzle, puzzle[::-1], 81 * "."], origin="example")
    Added(added=2, known=1, refused=[])
    >>> hunt.rate(["te", "se"])
    FilledIn(rated=1, given_up=0)
    >>> [(row["clues"], row["te"], row["er"]) for row in hunt.query("status=unique te>=1")]
    [(26, 1, 4.2)]
    >>> list(hunt.query("SELECT clues, count(*) AS puzzles FROM puzzles GROUP BY clues"))
    [{'clues': 0, 'puzzles': 1}, {'clues': 26, 'puzzles': 1}]
    >>> hunt.find(puzzle[::-1])["puzzle"] == puzzle, len(hunt), puzzle in hunt
    (True, 2, True)

    The file is opened by each call, and made by ``add()`` and ``merge()`` where it is not there.
    Several programs may use it at once.

    Args:
        path: the file.
    """

    def __init__(self, path: PathLike) -> None:
        self.path = os.fspath(path)
        if not isinstance(self.path, str):
            raise TypeError(f"path is {path!r}, expected a string or a path")
        _keeper_module()

    def __repr__(self) -> str:
        return f"Collection({self.path!r})"

    def add(
        self,
        puzzles: Union[str, Iterable[PuzzleLike]],
        *,
        origin: str = "",
        solutions: bool = False,
        threads: Optional[int] = None,
    ) -> Added:
        """Store the puzzles that are not there; they are of the usual 9×9 board.

        Args:
            puzzles: a list, a file that is open, or another iterable, of anything that ``solve()``
                takes; or a text of many, in any of the formats.
            origin: where they come from, to be stored with them.
            solutions: store the solutions of proper puzzles, too.
            threads: as many as there are cores if it isn't said.

        Returns:
            How many were new and known, and what was refused.

        Raises:
            Error: the file is no collection, or can't be written.
            TypeError: something that is no puzzle.
            KeyboardInterrupt: what was stored before stays, and the same call adds the rest.
        """
        listed: Iterable[Any] = parse_all(puzzles) if isinstance(puzzles, str) else puzzles
        if not hasattr(listed, "__iter__") or isinstance(listed, (bytes, Puzzle)):
            raise TypeError(f"{type(puzzles).__name__} is no list of puzzles, expected an iterable")
        adding: _keeper.Adding = _keeper_module().Adding(
            self._file(), os.fsencode(word("origin", origin)), flag("solutions", solutions),
            thread_count(threads),
        )  # fmt: skip
        refused: List[Error] = []
        for numbers, chunk in _chunks(listed, refused):
            _add_chunk(adding, numbers, chunk, refused)
        refused.sort(key=lambda error: error.line)
        fresh, known = adding.counts()
        return Added(fresh, known, refused)

    def rate(
        self,
        scales: Union[str, Sequence[str]] = "se",
        *,
        time: Optional[float] = None,
        threads: Optional[int] = None,
    ) -> FilledIn:
        """Find the ratings that are missing, and store them about every second.

        Args:
            scales: ``se`` (ER, EP and ED), ``sukaku``, ``hodoku``, ``te``, ``b``, ... or several.
            time: seconds to rate a puzzle on a scale. What is given up then is stored as that, and
                looked for again with a higher limit, or none.
            threads: as many as there are cores if it isn't said.

        Raises:
            Error: a word that is no scale; a file that is no collection or can't be written.
            KeyboardInterrupt: what was found before is stored, and the same call goes on.
        """
        run = _keeper_module().RatingRun(
            self._file(), list(words("scales", scales)), seconds(time), thread_count(threads)
        )
        rated = given_up = 0
        while True:
            some, failed = run.step()
            if some == 0:
                return FilledIn(rated, given_up)
            rated += some
            given_up += failed

    def query(self, which: str = "") -> Iterator[Row]:
        """The puzzles and what is known of them, or the rows of a query.

        Args:
            which: conditions such as ``te>=3 clues<=22``, all puzzles if there is none; or a query
                in SQL. docs/COLLECTION.md describes columns and views.

        Returns:
            An iterator over rows, dictionaries by the names of columns, which reads as it goes;
            ``pandas.DataFrame(collection.query(...))`` is a table of them. Infinite ratings are
            ``math.inf``, unknown ones None.

        Raises:
            Error: conditions or SQL with a mistake; SQL that would change the collection; a file
                that is no collection.
        """
        rows = self._queried(which)
        names = rows.names()
        return (dict(zip(names, row)) for row in _read(rows))

    def frame(self, which: str = "") -> Any:
        """What ``query()`` finds as a data frame of pandas.

        Raises:
            Error: as ``query()``.
            ImportError: pandas is not installed.
        """
        pandas = import_module("pandas")
        rows = self._queried(which)
        return pandas.DataFrame.from_records(list(_read(rows)), columns=rows.names())

    def export(self, which: str = "", *, form: bool = False) -> Iterator[str]:
        """The puzzles that fulfil conditions, in the order in which they were added.

        Args:
            which: conditions, as of ``query()``.
            form: their canonical forms.

        Returns:
            An iterator over lines of 81 characters.

        Raises:
            Error: as ``query()``.
        """
        column = "form" if flag("form", form) else "puzzle"
        rows = self._rows(word("which", which), column)
        return (str(row[0]) for row in _read(rows))

    def find(self, puzzle: PuzzleLike) -> Optional[Row]:
        """The row of a puzzle or an equivalent one; None if it is not there.

        Raises:
            Error: as ``solve()``; a board that a collection doesn't take; a file that is no
                collection.
            TypeError: as ``solve()``.
        """
        rows = self._rows(record_of(puzzle), "")
        found = rows.next(1)
        return dict(zip(rows.names(), found[0])) if found else None

    def merge(self, other: Union[PathLike, Collection]) -> Merged:
        """Take the puzzles of another collection that are not there, and ratings that say more:
        all of them or, after an error, nothing.

        Raises:
            Error: the same file, or one that is no collection.
        """
        file = other if isinstance(other, Collection) else Collection(other)
        return Merged(*_keeper_module().merge(self._file(), file._file()))

    def stats(self, which: str = "") -> Histograms:
        """Histograms of status, clues, automorphisms, ratings and origins.

        Args:
            which: conditions, as of ``query()``.

        Raises:
            Error: as ``query()``.
        """
        counted = _keeper_module().statistics(self._file(), word("which", which))
        return Histograms(Histogram(*one) for one in counted)

    def verify(self, *, threads: Optional[int] = None) -> Verified:
        """Compute forms, solutions and counts again, and check the file.

        Raises:
            Error: a file that is no collection.
        """
        puzzles, ratings, flaws = _keeper_module().verify(self._file(), thread_count(threads))
        return Verified(puzzles, ratings, [StoredFlaw(*flaw) for flaw in flaws])

    def __len__(self) -> int:
        (row,) = self.query("SELECT count(*) AS puzzles FROM puzzle")
        return int(row["puzzles"])  # type: ignore[arg-type]

    def __contains__(self, puzzle: PuzzleLike) -> bool:
        return self.find(puzzle) is not None

    def _file(self) -> bytes:
        return os.fsencode(self.path)

    def _queried(self, which: str) -> _keeper.Rows:
        text = word("which", which)
        return self._rows(text, "" if _keeper_module().is_sql(text) else "*")

    def _rows(self, asked: Union[str, _engine.Record], columns: str) -> _keeper.Rows:
        rows: _keeper.Rows = _keeper_module().Rows(self._file(), asked, columns)
        return rows


def _keeper_module() -> Any:
    needed = sentence("a build that keeps collections, and the database that it needs")
    return optional("_keeper", sentence("collections of puzzles"), needed)


def _shown(label: str) -> str:
    """A label without what is no UTF-8, such as in the name of a file."""
    return label.encode(errors="replace").decode()


def _read(rows: _keeper.Rows) -> Iterator[Tuple[Value, ...]]:
    while some := rows.next(ROWS_AT_ONCE):
        yield from some


# ---- adding --------------------------------------------------------------------------

#: A line of 81 characters, or a record.
Given = Union[str, _engine.Record]


def _chunks(
    puzzles: Iterable[Any], refused: List[Error]
) -> Iterator[Tuple[List[int], List[Given]]]:
    """Puzzles with their numbers, many at a time. What can't be read is refused."""
    numbers: List[int] = []
    chunk: List[Given] = []
    begin = clock.monotonic()
    for number, puzzle in enumerate(puzzles, 1):
        if isinstance(puzzle, Error):  # of a text, with its place there
            refused.append(puzzle)
            continue
        try:
            given = _given(puzzle)
        except Error as error:
            refused.append(numbered(error, number))
            continue
        if given is not None:
            numbers.append(number)
            chunk.append(given)
        if len(chunk) >= MOST_AT_ONCE or clock.monotonic() - begin > LONGEST_WAIT:
            yield numbers, chunk
            numbers, chunk, begin = [], [], clock.monotonic()
    if chunk:
        yield numbers, chunk


def _given(puzzle: Any) -> Optional[Given]:
    """A puzzle as it is added; None for an empty line."""
    if isinstance(puzzle, Puzzle):
        return puzzle._record
    if isinstance(puzzle, str):
        line = puzzle.strip()
        if len(line) in (0, CELLS):
            return line or None
    return record_of(puzzle)


def _add_chunk(
    adding: _keeper.Adding, numbers: List[int], chunk: List[Given], refused: List[Error]
) -> None:
    again: List[int] = []
    records: List[Given] = []
    for at, error in adding.add(chunk):
        given = chunk[at]
        if isinstance(given, _engine.Record):
            refused.append(numbered(error, numbers[at]))
            continue
        try:  # in another form, or with a mistake that the reader names
            records.append(record_of(given))
            again.append(numbers[at])
        except Error as named:
            refused.append(numbered(named, numbers[at]))
    if records:
        _add_chunk(adding, again, records, refused)
