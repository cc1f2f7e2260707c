"""Solutions: one, several, how many."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from typing import Any, Dict, Generic, Iterable, List, Optional, Tuple

from . import _engine
from ._arguments import seconds, thread_count, whole, whole_or_none, word
from ._forms import P, PuzzleLike, read, record_of
from ._values import Marks, marks_of

MEMORY_FOR_STATES = 2**31
#: Of the largest float, about.
MOST_LOG10 = 308.0


@dataclass(frozen=True)
class Solved(Generic[P]):
    """What ``solve()`` found; true if that is a solution.

    Attributes:
        status: ``unique``, ``multiple``, ``none``, ``invalid`` (givens that contradict each
            other) or ``limit`` (a limit was reached before any of these was proved).
        solution: the first solution, in the form of the puzzle; None if none was found.
        solutions: how many were found, at most as many as were asked for.
        nodes, guesses, backtracks: how hard the search worked.
        method: who answered.
        ended: what ended the search: ``exhausted``, ``solutions``, ``nodes`` or ``time``.
    """

    status: str
    solution: Optional[P]
    solutions: int
    nodes: int
    guesses: int
    backtracks: int
    method: str
    ended: str

    def __bool__(self) -> bool:
        return self.solution is not None

    def __eq__(self, other: object) -> bool:
        return equal_fields(self, other)


def equal_fields(one: Any, other: object) -> bool:
    """As dataclasses compare, but for arrays, which say for each entry whether it is equal."""
    if type(one) is not type(other):
        return False
    mine, its = vars(one), vars(other)
    return all(_equal(mine[name], its[name]) for name in mine)


def _equal(a: Any, b: Any) -> bool:
    if type(a).__module__ == "numpy" or type(b).__module__ == "numpy":
        import numpy

        return numpy.array_equal(a, b)
    if isinstance(a, (list, tuple)) and type(a) is type(b):
        return len(a) == len(b) and all(map(_equal, a, b))
    return bool(a == b)


Answer = Tuple[str, str, int, int, int, int, str]


def fields_of(answer: Answer) -> Dict[str, Any]:
    names = ("status", "ended", "solutions", "nodes", "guesses", "backtracks", "method")
    return dict(zip(names, answer))


def solve(
    puzzle: P,
    *,
    method: str = "auto",
    solutions: int = 2,
    nodes: Optional[int] = None,
    time: Optional[float] = None,
    shape: Optional[str] = None,
    threads: Optional[int] = None,
) -> Solved[P]:
    """Solve a puzzle, and prove that it has no second solution.

    >>> import dokushin
    >>> board = [[1, 0, 3, 0], [3, 0, 0, 2], [0, 3, 0, 0], [2, 0, 0, 3]]
    >>> dokushin.solve(board).solution
    [[1, 2, 3, 4], [3, 4, 1, 2], [4, 3, 2, 1], [2, 1, 4, 3]]
    >>> dokushin.solve("1.3.3..2.3..2..3").solution
    '1234341243212143'
    >>> dokushin.solve(16 * ".").status
    'multiple'

    Args:
        puzzle: text in any of the formats, rows of digits (0 or None for a blank), one list of
            them, an array of shape ``(9, 9)`` or ``(81,)`` of any whole numbers (floats must be
            whole, NaN is a blank), a table that has one (``DataFrame``), or a Puzzle; boards of
            4×4 to 64×64. The solution has the same form, text being one line.
        method: one of ``methods()``; ``backtrack`` is the tutorials' search.
        solutions: stop at so many; 2 prove that there is only one.
        nodes, time: stop after so many nodes, so many seconds.
        shape: the board, where the size alone doesn't say: ``"9x9+diagonals"``, ``"2x6"``.
        threads: those that share a hard sukaku of 9×9; as many as there are cores if it isn't said.
            The answer doesn't depend on it, and other puzzles take one.

    Raises:
        Error: a puzzle that can't be read, a method or shape that there is none of, a limit
            below 1. Givens that contradict each other are an answer, ``invalid``.
        TypeError: what is no puzzle.
    """
    record, form = read(puzzle, shape)
    answer, grid = _engine.solve(
        record,
        word("method", method),
        whole("solutions", solutions, 1),
        whole_or_none("nodes", nodes, 1),
        seconds(time),
        0 if threads is None else thread_count(threads),
    )
    return Solved(solution=None if grid is None else form(grid), **fields_of(answer))


def random_solution(
    puzzle: P,
    *,
    seed: Optional[int] = None,
    time: Optional[float] = None,
    shape: Optional[str] = None,
) -> Solved[P]:
    """A random one of a puzzle's solutions. Each was equally probable if ``ended`` is ``exhausted``:
    then all were found, at most 10,000.

    >>> import dokushin
    >>> found = dokushin.random_solution(16 * ".", seed=1)
    >>> found.solutions, found.ended, dokushin.is_solution(16 * ".", found.solution)
    (288, 'exhausted', True)

    Args:
        puzzle, shape: as of ``solve()``.
        seed: what the solution follows from, up to 2⁶⁴ − 1; chosen if left out.
        time: stop after so many seconds.

    Raises:
        Error: as ``solve()``.
        TypeError: as ``solve()``.
    """
    record, form = read(puzzle, shape)
    chosen = random.SystemRandom().getrandbits(53) if seed is None else whole("seed", seed, 0)
    answer, grid = _engine.random_solution(record, chosen, seconds(time))
    return Solved(solution=None if grid is None else form(grid), **fields_of(answer))


class Solutions(List[P]):
    """What ``solutions()`` found: a list, and what ended it: ``exhausted`` (these are all),
    ``solutions`` (as many as were asked for) or ``time``."""

    ended: str

    def __init__(self, grids: Iterable[P] = (), ended: str = "exhausted") -> None:
        super().__init__(grids)
        self.ended = ended


def solutions(
    puzzle: P,
    most: int = 1000,
    *,
    method: str = "auto",
    time: Optional[float] = None,
    shape: Optional[str] = None,
) -> Solutions[P]:
    """All solutions, or the first so many, in the form of the puzzle: a list, and what ended it.

    >>> import dokushin
    >>> len(dokushin.solutions(16 * "."))
    288
    >>> found = dokushin.solutions("1.3.3..2.3......", most=2)
    >>> found, found.ended
    (['1234341223414123', '1234341243212143'], 'solutions')

    Args:
        puzzle, method, shape: as of ``solve()``.
        most: stop at so many.
        time: stop after so many seconds, with what was found by then; ``ended`` is ``time``.

    Raises:
        Error, TypeError: as ``solve()``.
    """
    record, form = read(puzzle, shape)
    answer, grids = _engine.solve_all(
        record, word("method", method), whole("most", most, 1), None, seconds(time)
    )
    return Solutions(map(form, grids), fields_of(answer)["ended"])


@dataclass(frozen=True)
class Counted:
    """What ``count()`` found.

    Attributes:
        solutions: all there are if ``complete``, else those found so far.
        complete: were all counted, or as many as were asked for?
        ended: ``exhausted``, ``solutions`` (as many as were asked for), ``time`` or ``memory``.
        method: who counted: a name of ``methods()``, or ``states``.
    """

    solutions: int
    complete: bool
    ended: str
    method: str

    def __int__(self) -> int:
        return self.solutions


def count(
    puzzle: PuzzleLike,
    *,
    most: Optional[int] = None,
    method: str = "auto",
    time: Optional[float] = None,
    memory: int = MEMORY_FOR_STATES,
    shape: Optional[str] = None,
) -> Counted:
    """Count all solutions, however many.

    >>> import dokushin
    >>> dokushin.count(16 * ".").solutions
    288
    >>> dokushin.count(36 * ".").solutions
    28200960

    Args:
        puzzle, shape: as of ``solve()``.
        most: stop at so many, by a search.
        method: ``auto``, ``search`` or ``states``, for counting all.
        time: stop after so many seconds.
        memory: bytes that states may take, about.

    Raises:
        Error, TypeError: as ``solve()``.
    """
    record = record_of(puzzle, shape)
    limit = seconds(time)
    wanted = whole_or_none("most", most, 1)
    bytes_at_most = whole("memory", memory, 1)
    if wanted is None:
        found, ended, who = _engine.count_all(record, word("method", method), limit, bytes_at_most)
    else:
        found, ended, who = _engine.count_up_to(record, wanted, limit)
    return Counted(int(found), ended in ("exhausted", "solutions"), ended, who)


@dataclass(frozen=True)
class Estimated:
    """What ``estimate()`` found.

    Attributes:
        log10: of the number of solutions, as a decimal logarithm, since it may be beyond all
            floats; ``-inf`` if no probe came to a solution.
        relative_error: the standard error, as a part of the number; ``inf`` if a single probe
            that had a choice came to a solution.
        probes: made within the time.
        finished: of these came to a solution.
    """

    log10: float
    relative_error: float
    probes: int
    finished: int

    @property
    def solutions(self) -> float:
        """The number itself; ``inf`` where that is beyond all floats."""
        return math.inf if self.log10 > MOST_LOG10 else math.pow(10, self.log10)


def estimate(
    puzzle: PuzzleLike,
    *,
    probes: int = 10_000,
    seed: int = 1,
    time: Optional[float] = None,
    shape: Optional[str] = None,
) -> Estimated:
    """About how many solutions there are, where ``count()`` would take too long: ways down the
    search tree at random, each of which multiplies how many ways there were at each choice (Knuth,
    1975). On average that is the number of solutions; where few probes finish the error says too
    little. What ``dokushin count --estimate`` tells.

    >>> import dokushin
    >>> found = dokushin.estimate(81 * ".")
    >>> 21 < found.log10 < 23, found.probes
    (True, 10000)
    >>> dokushin.estimate("1.3.3..2.3..2..3").solutions
    1.0

    Args:
        puzzle, shape: as of ``solve()``.
        probes: how many.
        seed: what the choices follow from: the same makes the same estimate.
        time: stop after so many seconds, with the probes made by then.

    Raises:
        Error, TypeError: as ``solve()``. Givens that contradict each other have no solutions.
    """
    record = record_of(puzzle, shape)
    return Estimated(
        *_engine.estimate(
            record, whole("probes", probes, 1), whole("seed", seed, 0), seconds(time)
        )
    )


def candidates(puzzle: PuzzleLike, *, shape: Optional[str] = None) -> Marks:
    """The digits that each cell may still hold, in rows of tuples: those that the puzzle states,
    or all, less the digits of a cell's peers; a cell that has a digit has just that.

    >>> import dokushin
    >>> dokushin.candidates([[1, 0, 3, 0], [3, 0, 0, 2], [0, 3, 0, 0], [2, 0, 0, 3]])[0]
    [(1,), (2, 4), (3,), (4,)]

    Raises:
        Error, TypeError: as ``solve()``.
    """
    record = record_of(puzzle, shape)
    return marks_of(record.candidates, record.columns)
