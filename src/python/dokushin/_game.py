"""The Patterns Game: one puzzle of a pattern for each new rating."""

from __future__ import annotations

import random
import time as clock
from dataclasses import dataclass, field
from typing import Iterable, List, NamedTuple, Optional, Tuple

from . import _engine
from ._arguments import seconds, thread_count, whole, whole_or_none, word
from ._error import Error, sentence
from ._forms import PuzzleLike, record_of
from ._generate import pattern_of
from ._puzzle import Puzzle

NO_END = 2**63


class GamePuzzle(NamedTuple):
    """A puzzle of the Patterns Game, with Sudoku Explainer's ratings."""

    puzzle: Puzzle
    er: float
    ep: float
    ed: float


class GameRow(NamedTuple):
    """Of an ER: how many minimal puzzles had it, and how many different ratings (ER/EP/ED) with it
    were posted before and found now."""

    er: float
    puzzles: int
    posted: int
    found: int


@dataclass(frozen=True)
class Game:
    """What ``patterns_game()`` came to.

    Attributes:
        puzzles: in the order in which they were found.
        table: a row for each ER that occurred, ascending.
        attempts: how many were made.
        seed: what the puzzles follow from.
        ended: ``puzzles`` (as many as were asked for) or ``time``.
    """

    puzzles: Tuple[GamePuzzle, ...] = field(hash=False)
    table: Tuple[GameRow, ...] = field(hash=False)
    attempts: int
    seed: int
    ended: str


def patterns_game(
    pattern: str,
    *,
    shape: str = "9x9",
    posted: Iterable[PuzzleLike] = (),
    count: Optional[int] = None,
    seed: Optional[int] = None,
    time: Optional[float] = 60.0,
    threads: Optional[int] = None,
) -> Game:
    """Play the Patterns Game of the New Sudoku Players' Forum: minimal puzzles with givens in these
    cells, each with a rating (ER/EP/ED) that none before had, and equivalent to none before. What
    ``dokushin generate --patterns-game`` prints.

    >>> import dokushin
    >>> mask = "...x...xx..x....x.....xx.xx......x..xx.....xx..x......xx.xx.....x....x..xx...x..."
    >>> game = dokushin.patterns_game(mask, count=2, seed=3)
    >>> [(one.er, one.ep, one.ed) for one in game.puzzles]
    [(6.8, 1.2, 1.2), (1.2, 1.2, 1.2)]
    >>> game.puzzles[0].puzzle
    Puzzle('...3...92..5....6.....17.34......4..12.....75..3......25.48.....7....8..68...1...')

    Args:
        pattern: one of ``1``, ``x`` or ``X`` a cell where a given stands, another character where
            none does; white space does not count.
        shape: the board.
        posted: puzzles of the game before, whose ratings don't count again.
        count: stop at so many puzzles.
        seed: what they follow from; chosen if left out.
        time: stop once so many seconds have brought nothing new; None for no limit.
        threads: as many as there are cores if it isn't said. The puzzles don't depend on it.

    Raises:
        Error: as ``generate()``; a posted puzzle of another board, or without exactly one solution.
        TypeError: an argument of another type.
    """
    board = word("shape", shape)
    chosen = random.SystemRandom().getrandbits(53) if seed is None else whole("seed", seed, 0)
    most = whole_or_none("count", count, 1) or NO_END
    limit = seconds(time)
    game = _engine.Game(board, pattern_of(pattern), chosen, thread_count(threads))
    for puzzle in posted:
        record = record_of(puzzle)
        if not game.post(record):
            what = sentence("shape={} for a puzzle of {}", repr(board), record.shape)
            raise Error("bad_argument", what, record.shape)
    found: List[GamePuzzle] = []
    attempts, is_over = 0, False
    last = clock.monotonic()
    while len(found) < most and not is_over:
        left = None if limit is None else max(0.0, last + limit - clock.monotonic())
        some, attempts, is_late = game.step(left, most - len(found))
        is_over = is_late and not some
        found += [GamePuzzle(Puzzle._of(record), *ratings) for record, *ratings in some]
        if some:
            last = clock.monotonic()
    ended = "time" if len(found) < most else "puzzles"
    return Game(tuple(found), tuple(GameRow(*row) for row in game.rows()), attempts, chosen, ended)
