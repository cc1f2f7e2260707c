"""Puzzles that are the same but for how they lie and what their digits are called."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Generic, List, Optional, Sequence, Tuple

from . import _engine
from ._arguments import flag, unfit, whole, word
from ._error import sentence
from ._forms import P, PuzzleLike, as_given, read, record_of
from ._solve import equal_fields

#: No transform has a larger number; which it may have the engine knows.
MOST = 255


@dataclass(frozen=True)
class Transform:
    """Turn over, then pick rows and columns, then rename digits.

    Attributes:
        side: of the boards that it fits.
        transposed: are rows and columns exchanged first?
        rows, columns: row i of the image is row ``rows[i]``, counted from 0.
        digits: digit d becomes ``digits[d - 1]``.
    """

    side: int
    transposed: bool
    rows: Tuple[int, ...]
    columns: Tuple[int, ...]
    digits: Tuple[int, ...]

    def apply(self, puzzle: P, *, shape: Optional[str] = None) -> P:
        """The puzzle's image, in its own form.

        >>> import dokushin
        >>> found = dokushin.canonical("1.3.3..2.3..2..3")
        >>> found.transform.apply("1.3.3..2.3..2..3") == found.form
        True

        Raises:
            Error: a puzzle of another board, or one that states candidates.
        """
        record, form = read(puzzle, shape)
        parts = (
            whole("side", self.side, 0, MOST),
            flag("transposed", self.transposed),
            _numbers("rows", self.rows),
            _numbers("columns", self.columns),
            _numbers("digits", self.digits),
        )
        image: P = as_given(puzzle, form, _engine.apply(record, parts))
        return image


def _numbers(name: str, numbers: Sequence[int]) -> List[int]:
    if not isinstance(numbers, (list, tuple)):
        raise TypeError(f"{name} is {numbers!r}, expected a tuple of whole numbers")
    return [whole(name, number, 0, MOST) for number in numbers]


@dataclass(frozen=True)
class Canonical(Generic[P]):
    """The form that a puzzle shares with all that are equivalent to it (of all images the least,
    read row by row, blanks before digits, or what ``form`` says), a transform that leads there, and
    how many do: its symmetries."""

    form: P
    transform: Transform
    automorphisms: int

    def __eq__(self, other: object) -> bool:
        return equal_fields(self, other)


def _transform(parts: _engine.TransformParts) -> Transform:
    side, transposed, rows, columns, digits = parts
    return Transform(side, transposed, tuple(rows), tuple(columns), tuple(digits))


def canonical(
    puzzle: P, *, form: str = "minlex", shape: Optional[str] = None
) -> Canonical[P]:
    """The form that equivalent puzzles share: boards with boxes up to 16×16.

    >>> import dokushin
    >>> dokushin.canonical([[1, 0, 3, 0], [3, 0, 0, 2], [0, 3, 0, 0], [2, 0, 0, 3]]).form
    [[0, 0, 0, 1], [0, 1, 2, 0], [0, 2, 1, 0], [1, 0, 3, 0]]

    Args:
        puzzle, shape: as of ``solve()``.
        form: ``minlex``, or, as lists of others have it, of 9×9 puzzles ``maxlex``, the greatest
            image; ``rowminlex``, the puzzle in the least image of its solution;
            ``solution-minlex``, that image; ``pattern-first``, the least pattern of givens, and
            then the least digits.

    Raises:
        Error: as ``solve()``; a board that has no such form, givens that break a house, a puzzle
            without one solution where the form needs it.
        TypeError: as ``solve()``.
    """
    record, in_form = read(puzzle, shape)
    kinds = _engine.form_kinds()
    if word("form", form) not in kinds:
        raise unfit("form", form, sentence("one of {}", ", ".join(kinds)))
    digits, parts, automorphisms = _engine.canonical(record, form)
    return Canonical(in_form(digits), _transform(parts), automorphisms)


def equivalent(a: PuzzleLike, b: PuzzleLike, *, shape: Optional[str] = None) -> Optional[Transform]:
    """A transform that makes the second of the first; None if there is none.

    >>> import dokushin
    >>> dokushin.equivalent("1.3.3..2.3..2..3", "1" + 15 * ".") is None
    True

    Raises:
        Error, TypeError: as ``canonical()``.
    """
    parts = _engine.equivalent(record_of(a, shape), record_of(b, shape))
    return None if parts is None else _transform(parts)


def morph(puzzle: P, *, seed: Optional[int] = None, shape: Optional[str] = None) -> P:
    """An equivalent puzzle at random, in its own form; the one that ``dokushin morph`` makes.

    >>> import dokushin
    >>> other = dokushin.morph("1.3.3..2.3..2..3", seed=5)
    >>> dokushin.canonical(other).form == dokushin.canonical("1.3.3..2.3..2..3").form
    True

    Raises:
        Error, TypeError: as ``canonical()``.
    """
    record, form = read(puzzle, shape)
    number = random.SystemRandom().getrandbits(53) if seed is None else whole("seed", seed, 0)
    parts = _engine.random_transform(record, number)
    image: P = as_given(puzzle, form, _engine.apply(record, parts))
    return image
