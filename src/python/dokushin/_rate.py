"""How hard a puzzle is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Dict, Optional, Sequence, Tuple, Union

from . import _engine
from ._arguments import flag, seconds, word, words
from ._forms import PuzzleLike, record_of


@dataclass(frozen=True)
class Rated:
    """A step's number, such as 6.6, and its technique (0.0 and None: no step was made; 20.0:
    beyond the techniques)."""

    rating: float
    technique: Optional[str]
    nesting: int = 0


@dataclass(frozen=True)
class Hodoku:
    """On HoDoKu's scale: its level, its score, the technique of the most points, and whether it
    had to guess."""

    level: str
    score: int
    hardest: Optional[str]
    guessed: bool


@dataclass(frozen=True)
class Rating:
    """On Sudoku Explainer's scale: the hardest step (ER), the hardest up to the first digit (EP),
    and the first step (ED); ``solved`` says whether its techniques solve the puzzle."""

    hardest: Rated
    pearl: Rated
    diamond: Rated
    solved: bool
    hodoku: Optional[Hodoku] = None


def rate(
    puzzle: PuzzleLike,
    *,
    order: str = "explainer",
    hodoku: bool = False,
    time: Optional[float] = None,
    shape: Optional[str] = None,
) -> Rating:
    """How hard a puzzle is for people.

    >>> import dokushin
    >>> puzzle = "....1.92..6..5.....71....5..2...631....7....993.4....53...........1.5..71..362..."
    >>> rating = dokushin.rate(puzzle, hodoku=True)
    >>> rating.hardest
    Rated(rating=4.2, technique='xy-wing', nesting=0)
    >>> rating.hodoku
    Hodoku(level='hard', score=680, hardest='skyscraper', guessed=False)

    Args:
        puzzle, shape: as of ``solve()``.
        order: ``explainer`` for Sudoku Explainer 1.2.1, ``sukaku`` for SukakuExplainer 1.18.1.
        hodoku: rate on HoDoKu's scale, too.
        time: give either rating up after so many seconds.

    Raises:
        TimeoutError: the time was over before the puzzle was rated.
        Error: as ``solve()``; a puzzle without exactly one solution.
        TypeError: as ``solve()``.
    """
    record = record_of(puzzle, shape)
    asked, limit = flag("hodoku", hodoku), seconds(time)
    hardest, pearl, diamond, solved, stopped = _engine.rate(record, word("order", order), limit)
    besides: Optional[Hodoku] = None
    if asked and not stopped:
        level, score, technique, _, guessed, stopped = _engine.rate_as_hodoku(record, limit)
        besides = Hodoku(level, score, technique, guessed)
    if stopped:
        raise TimeoutError(f"the puzzle was not rated in {time} seconds")
    return Rating(_rated(hardest), _rated(pearl), _rated(diamond), solved, besides)


def rate_universally(
    puzzle: PuzzleLike,
    scales: Union[str, Sequence[str]] = ("te", "b"),
    *,
    time: Optional[float] = None,
    shape: Optional[str] = None,
) -> Dict[str, Union[int, float, str]]:
    """The universal ratings of D. Berthier, on each of some scales.

    >>> import dokushin
    >>> puzzle = "....1.92..6..5.....71....5..2...631....7....993.4....53...........1.5..71..362..."
    >>> dokushin.rate_universally(puzzle)
    {'te': 1, 'b': 2}

    Args:
        puzzle, shape: as of ``solve()``.
        scales: ``te``, the depth of trial and error; ``b``, the length of the longest braid that is
            needed; ``gb``, the same of g-braids; ``w`` and ``gw``, of whips and g-whips, simplest
            first; ``sw``, of whips and subsets; ``tyw``, of whips of one type each; ``bxb`` and
            ``bxbb``, ``b`` within trial and error of depth 1 and 2.
        time: give up after so many seconds.

    Returns:
        Whole numbers; ``math.inf`` where no length is enough; ``"> 36"`` where none up to 36 is,
        or no depth up to 3.

    Raises:
        TimeoutError: the time was over before the puzzle was rated.
        Error: as ``rate()``; a word that is no scale.
        TypeError: as ``solve()``.
    """
    record = record_of(puzzle, shape)
    ratings = _engine.rate_universally(record, list(words("scales", scales)), seconds(time))
    if ratings is None:
        raise TimeoutError(f"the puzzle was not rated in {time} seconds")
    return ratings


def _rated(parts: Tuple[int, Optional[str], int]) -> Rated:
    tenths, technique, nesting = parts
    return Rated(tenths / 10, technique, nesting)
