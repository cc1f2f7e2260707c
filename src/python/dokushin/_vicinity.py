"""The proper puzzles a few givens away from a puzzle."""

from __future__ import annotations

import random
from typing import Iterable, List, Optional

from . import _engine
from ._arguments import flag, seconds, unfit, whole, whole_or_none
from ._forms import P, as_given, read


class Vicinity(List[P]):
    """What ``vicinity()`` found: a list of puzzles, and what ended it: ``exhausted`` (these are
    all, or come of all samples), ``puzzles`` (as many as were asked for) or ``time``."""

    ended: str

    def __init__(self, puzzles: Iterable[P] = (), ended: str = "exhausted") -> None:
        super().__init__(puzzles)
        self.ended = ended


def vicinity(
    puzzle: P,
    *,
    remove: int = 1,
    add: int = 1,
    samples: Optional[int] = None,
    seed: Optional[int] = None,
    minimal: bool = False,
    equivalent: bool = False,
    most: Optional[int] = None,
    time: Optional[float] = None,
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

    Args:
        puzzle, shape: as of ``solve()``; what a player has placed is left out.
        remove, add: how many givens to take away and to put in. All choices are tried: one and one
            are some thousands on 9×9, two and two some tens of millions.
        samples: try so many choices at random instead.
        seed: what these follow from; chosen if left out.
        minimal: only those from which no given can go.
        equivalent: also those that are the same as another, or as the puzzle itself, but for how
            they lie and what their digits are called (as ``equivalent()`` says).
        most: stop at so many.
        time: stop after so many seconds, with what was found by then.

    Raises:
        Error: as ``solve()``; givens that contradict each other, too few givens or blanks,
            givens and struck candidates, a seed without samples.
        TypeError: as ``solve()``.
    """
    original, form = read(puzzle, shape)
    wanted = _engine.WantedNear()
    wanted.remove = whole("remove", remove, 0)
    wanted.add = whole("add", add, 0)
    wanted.minimal = flag("minimal", minimal)
    wanted.equivalent = flag("equivalent", equivalent)
    if samples is not None:
        wanted.samples = whole("samples", samples, 1)
        chosen = random.SystemRandom().getrandbits(53) if seed is None else seed
        wanted.seed = whole("seed", chosen, 0)
    elif seed is not None:
        raise unfit("seed", seed, "samples, without which all is tried")
    limit = whole_or_none("most", most, 1)
    if limit is not None:
        wanted.most = limit
    wanted.seconds = seconds(time)
    records, ended = _engine.vicinity(original.givens_alone(), wanted)
    return Vicinity((as_given(puzzle, form, record) for record in records), ended)
