"""Puzzles with more of their solution, and the minimal puzzles inside."""

from __future__ import annotations

from typing import Iterable, List, Optional

from . import _engine
from ._arguments import seconds, unfit, whole, whole_or_none, word
from ._error import sentence
from ._forms import P, as_given, read


class Expanded(List[P]):
    """What ``expand()`` found: a list of puzzles; whether these are all (``complete``); and with
    ``max`` the depth that they have (``depth``)."""

    complete: bool
    depth: Optional[int]

    def __init__(
        self, puzzles: Iterable[P] = (), complete: bool = True, depth: Optional[int] = None
    ) -> None:
        super().__init__(puzzles)
        self.complete = complete
        self.depth = depth


def expand(
    puzzle: P,
    kind: str = "brt",
    *,
    depth: Optional[int] = None,
    most: Optional[int] = 10_000,
    time: Optional[float] = None,
    shape: Optional[str] = None,
) -> Expanded[P]:
    """The expansions of a puzzle, in its own form and the order of ``dokushin expand``.

    >>> import dokushin
    >>> puzzle = "...4.6.8..571........32.....467..89...594....97.....54.64...9..5.8...47.79...4.6."
    >>> minimals = dokushin.expand(puzzle, "minimals")
    >>> len(minimals), minimals.complete, minimals[2]
    (3, True, '.....6.8..571........32.....467..89....9.....97.....54.64...9..5.8....7.79...4.6.')
    >>> dokushin.expand(minimals[2]) == [puzzle]
    True
    >>> dokushin.expand(puzzle, "max").depth
    3

    Args:
        puzzle, shape: as of ``solve()``; what a player has placed is left out.
        kind: ``brt``, what naked and hidden singles place as givens; ``one``, one more digit of the
            solution, for each blank cell; ``one-brt``, what singles make of these, each once;
            ``min``, the proper puzzles inside the first that singles do not expand and that have no
            other such puzzle inside; ``max``, the puzzles around it, of at least its depth of trial
            and error, that no further digit leaves there; ``minimals``, the minimal puzzles inside.
        depth: with ``max``: that depth, 0 to 3, instead of the puzzle's.
        most: list so many at most, with ``min`` look at so many minimal ones; None for all.
        time: stop after so many seconds, with what was found by then.

    Raises:
        Error: as ``solve()``; a puzzle without exactly one solution, or whose solution was not
            found in time, or that states candidates; a board with rules that are no houses; a
            depth without ``max``.
        TypeError: as ``solve()``.
    """
    original, form = read(puzzle, shape)
    kinds = _engine.expansions()
    if word("kind", kind) not in kinds:
        raise unfit("kind", kind, sentence("one of {}", ", ".join(kinds)))
    wanted = whole_or_none("depth", depth, 0)
    if wanted is not None:
        if kind != "max":
            raise unfit("depth", depth, "max")
        wanted = whole("depth", wanted, 0, 3)
    limit = whole_or_none("most", most, 1)
    records, complete, found = _engine.expand(
        original.givens_alone(), kind, wanted, limit, seconds(time)
    )
    return Expanded(
        (as_given(puzzle, form, record) for record in records),
        complete,
        found if kind == "max" else None,
    )
