"""The proper puzzles a few givens away from puzzles."""

from __future__ import annotations

import hashlib
import os
import random
import time as clock
from typing import Iterable, List, Optional, Sequence, Tuple, Union

from . import _engine
from ._arguments import PathLike, flag, seconds, thread_count, unfit, whole, whole_or_none, words
from ._error import sentence
from ._forms import Form, P, as_given, read


class Vicinity(List[P]):
    """What ``vicinity()`` and ``vicinity_many()`` found: a list of puzzles.

    Attributes:
        ended: what ended it: ``exhausted`` (these are all, or come of all samples), ``puzzles`` (as
            many as were asked for) or ``time``.
        unknown: puzzles of which a rating that ``keep`` asks for is not known.
    """

    ended: str
    unknown: List[P]

    def __init__(
        self, puzzles: Iterable[P] = (), ended: str = "exhausted", unknown: Iterable[P] = ()
    ) -> None:
        super().__init__(puzzles)
        self.ended = ended
        self.unknown = list(unknown)


def vicinity(
    puzzle: P,
    *,
    remove: int = 1,
    add: int = 1,
    samples: Optional[int] = None,
    seed: Optional[int] = None,
    minimal: bool = False,
    equivalent: bool = False,
    keep: Union[str, Sequence[str]] = (),
    rounds: int = 1,
    journal: Optional[PathLike] = None,
    most: Optional[int] = None,
    time: Optional[float] = None,
    threads: Optional[int] = None,
    shape: Optional[str] = None,
) -> Vicinity[P]:
    """The puzzles with exactly one solution that come of a puzzle by taking givens away and putting
    others in, in its own form and the order of ``dokushin vicinity``; of a sukaku by restoring
    eliminated candidates and eliminating others.

    >>> import dokushin
    >>> near = dokushin.vicinity("1.3.3..2.3..2..3")
    >>> len(near), near.ended, near[:2]
    (46, 'exhausted', ['..313..2.3..2..3', '12..3..2.3..2..3'])
    >>> dokushin.vicinity([[1, 0, 3, 0], [3, 0, 0, 2], [0, 3, 0, 0], [2, 0, 0, 3]], add=0, most=1)
    [[[1, 0, 0, 0], [3, 0, 0, 2], [0, 3, 0, 0], [2, 0, 0, 3]]]
    >>> loki = "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6.."
    >>> dokushin.vicinity(loki, minimal=True, keep=["te>=3", "bxbb<=2"])
    ['57....9..........8.1...9.....168..4......28.9..2..416.....2.....6.9.82.4...41.6..']

    Args:
        puzzle, shape: as of ``solve()``; what a player has placed is left out.
        remove, add: how many givens to take away and to put in. All choices are tried: one and one
            are some thousands on 9×9, two and two some tens of millions.
        samples: try so many choices at random instead.
        seed: what these follow from; chosen if left out, but needed for a journal.
        minimal: only those from which no given can go.
        equivalent: also those that are the same as another, or as the puzzle itself, but for how
            they lie and what their digits are called (as ``equivalent()`` says).
        keep: only those with these ratings, ``te>=3`` or ``["bxb>=7", "er<11"]``: a scale (``er``,
            that of Sudoku Explainer, or one of ``rate_universally()``), a comparison and a number.
            State first what is found out fastest.
        rounds: go on from what was found, so many rounds in all; 0: until one brings nothing new.
        journal: a file that keeps what was tried and found. Whatever ends the call, the same call
            goes on from there, and returns what a call without an end returns.
        most: stop at so many.
        time: stop after so many seconds, with what was found by then.
        threads: as many as there are cores if it isn't said. What is found doesn't depend on it.

    Raises:
        Error: as ``solve()``; givens that contradict each other, too few givens or blanks,
            givens and struck candidates, a seed without samples, a condition that can't be read, a
            journal of another call.
        TypeError: as ``solve()``.
        OSError: the journal's file can't be used.
    """
    wanted = _wanted(remove, add, samples, seed, minimal, equivalent, keep, rounds, journal)
    return _hunt([puzzle], wanted, journal, most, time, threads, shape)


def vicinity_many(
    puzzles: Iterable[P],
    *,
    remove: int = 1,
    add: int = 1,
    samples: Optional[int] = None,
    seed: Optional[int] = None,
    minimal: bool = False,
    equivalent: bool = False,
    keep: Union[str, Sequence[str]] = (),
    rounds: int = 1,
    journal: Optional[PathLike] = None,
    most: Optional[int] = None,
    time: Optional[float] = None,
    threads: Optional[int] = None,
    shape: Optional[str] = None,
) -> Vicinity[P]:
    """What is near to any of some puzzles, each in the form of the puzzle that it is near to: of
    equivalent ones the first, and none that is equivalent to a puzzle before it among these.

    >>> import dokushin
    >>> near = dokushin.vicinity_many(["1.3.3..2.3..2..3", ".....3.....14..3"], minimal=True)
    >>> len(near), near[:2]
    (7, ['2..........14..3', '.....31.....4..3'])

    Args, Raises: as of ``vicinity()``.
    """
    wanted = _wanted(remove, add, samples, seed, minimal, equivalent, keep, rounds, journal)
    return _hunt(list(puzzles), wanted, journal, most, time, threads, shape)


def _wanted(
    remove: int,
    add: int,
    samples: Optional[int],
    seed: Optional[int],
    minimal: bool,
    equivalent: bool,
    keep: Union[str, Sequence[str]],
    rounds: int,
    journal: Optional[PathLike],
) -> _engine.WantedNear:
    wanted = _engine.WantedNear()
    wanted.remove = whole("remove", remove, 0)
    wanted.add = whole("add", add, 0)
    wanted.minimal = flag("minimal", minimal)
    wanted.equivalent = flag("equivalent", equivalent)
    wanted.keep = list(words("keep", keep))
    wanted.rounds = whole("rounds", rounds, 0)
    if wanted.equivalent and wanted.rounds != 1:
        wish = f"equivalent={equivalent!r}"
        expected = sentence("1 with {}, as the same puzzles would come again", wish)
        raise unfit("rounds", rounds, expected)
    if samples is not None:
        if journal is not None and seed is None:
            raise unfit("seed", seed, sentence("{} or more", 0))  # else no call goes on with it
        wanted.samples = whole("samples", samples, 1)
        chosen = random.SystemRandom().getrandbits(53) if seed is None else seed
        wanted.seed = whole("seed", chosen, 0)
    elif seed is not None:
        raise unfit("seed", seed, "samples, without which all is tried")
    return wanted


class _Journal:
    """The file of a journal, or none."""

    def __init__(self, path: Optional[PathLike]) -> None:
        self.text = b""
        self._file: Optional[int] = None
        if path is not None:
            self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o666)
            try:
                self._lock()
                self.text = self._read()
            except BaseException:
                self.close()
                raise

    def _lock(self) -> None:
        try:
            import fcntl
        except ImportError:  # elsewhere than on POSIX
            return
        assert self._file is not None
        fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _read(self) -> bytes:
        assert self._file is not None
        text = b""
        while part := os.read(self._file, 1 << 20):
            text += part
        return text

    def begin(self, end: int, heading: str) -> None:
        """Cuts off what stands behind the last task."""
        if self._file is not None:
            os.ftruncate(self._file, end)
            self.add(heading)

    def add(self, lines: str) -> None:
        left = lines.encode() if self._file is not None else b""
        while left:
            assert self._file is not None
            left = left[os.write(self._file, left) :]

    def close(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None


def _run_name(records: Sequence[_engine.Record], wanted: _engine.WantedNear) -> str:
    """What identifies a run for its journal: all but the rounds, since a run may be continued with
    more of them."""
    options = (
        _engine.version, wanted.remove, wanted.add, wanted.samples, wanted.seed, wanted.minimal,
        wanted.equivalent, wanted.keep, [(one.shape, one.givens, one.stated) for one in records],
    )  # fmt: skip
    return hashlib.sha256(repr(options).encode()).hexdigest()[:16]


def _hunt(
    puzzles: Sequence[P],
    wanted: _engine.WantedNear,
    journal: Optional[PathLike],
    most: Optional[int],
    time: Optional[float],
    threads: Optional[int],
    shape: Optional[str],
) -> Vicinity[P]:
    if journal is not None and not isinstance(journal, (str, os.PathLike)):
        raise TypeError(f"journal is {journal!r}, expected the name of a file")
    limit = whole_or_none("most", most, 1)
    if limit is not None:
        wanted.most = limit
    wanted.threads = thread_count(threads)
    limited = seconds(time)
    end = None if limited is None else clock.monotonic() + limited
    inputs: List[Tuple[_engine.Record, Form]] = [read(puzzle, shape) for puzzle in puzzles]
    records = [record.givens_alone() for record, _ in inputs]
    found: Vicinity[P] = Vicinity()
    file = _Journal(journal)
    try:
        hunt = _engine.Hunt(records, wanted, file.text, _run_name(records, wanted))
        file.begin(*hunt.journal())
        ended = ""
        while not ended:
            left = None if end is None else max(0.0, end - clock.monotonic())
            kept, unknown, lines, ended = hunt.step(left)
            file.add(lines)
            for into, some in ((found, kept), (found.unknown, unknown)):
                for record, at in some:
                    into.append(as_given(puzzles[at], inputs[at][1], record))
            if limit is not None and len(found) >= limit:
                del found[limit:]
                ended = "puzzles"
        found.ended = ended
    finally:
        file.close()
    return found
