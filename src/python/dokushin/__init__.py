"""dokushin, the Sudoku engine: it solves, counts, checks, explains, rates and makes puzzles.

A puzzle is text in any format, rows of digits as tutorials write them, one list of digits, a
NumPy array, or a ``Puzzle``; grids come back in the same form.

>>> import dokushin
>>> board = [[1, 0, 3, 0], [3, 0, 0, 2], [0, 3, 0, 0], [2, 0, 0, 3]]
>>> dokushin.solve(board).solution
[[1, 2, 3, 4], [3, 4, 1, 2], [4, 3, 2, 1], [2, 1, 4, 3]]
>>> print(dokushin.hint(board))
r3c1 is the last open cell of column 1: r3c1 = 4.

What is wrong with input is a ``dokushin.Error``, with a code, what was found, what was expected,
and where. Ctrl-C ends any call; long ones run without the interpreter's lock.
"""

from __future__ import annotations

from typing import List, NamedTuple, Optional

from . import _engine
from ._arguments import flag
from ._canon import Canonical, Transform, canonical, equivalent, morph
from ._check import Checked, Flaw, check, is_solution
from ._collection import (
    Added, Collection, FilledIn, Histogram, Histograms, Merged, StoredFlaw, Verified,
)  # fmt: skip
from ._error import Error
from ._expand import Expanded, expand
from ._explain import Candidate, Explained, Step, Technique, explain, hint, hints, techniques
from ._forms import PuzzleLike, record_of
from ._game import Game, GamePuzzle, GameRow, patterns_game
from ._generate import Generated, MinimalSet, Symmetry, generate, minimal_set, minimise
from ._many import RatedMany, SolvedMany, rate_many, solve_many
from ._pages import Pages, Printed, pages
from ._photo import PhotoCell, PhotoGrid, read
from ._puzzle import Puzzle, parse_all, read_text
from ._rate import Hodoku, Rated, Rating, rate, rate_universally
from ._rule import Rule
from ._shape import Shape
from ._solve import (
    Counted, Estimated, Solutions, Solved, candidates, count, estimate, random_solution,
    solutions, solve,
)  # fmt: skip
from ._study import (
    Backdoors, LowerBound, Redundant, RedundantRules, Removal, Studied, TrueCandidates, Unavoidable,
    redundant_rules, study, true_candidates,
)  # fmt: skip
from ._trace import Counters, Event, Trace, trace
from ._values import Cell
from ._vicinity import Vicinity, vicinity, vicinity_many

__version__: str = _engine.version

__all__ = [
    "Added", "Backdoors", "Candidate", "Canonical", "Cell", "Checked", "Collection", "Counted", "Counters", "Error",
    "Estimated", "Event", "Expanded", "Explained", "FilledIn", "Flaw", "Format", "Game", "GamePuzzle", "GameRow", "Generated", "Histogram", "Histograms", "Hodoku", "LowerBound", "Merged", "MinimalSet",
    "Pages", "PhotoCell", "PhotoGrid", "Printed", "Puzzle", "PuzzleLike", "Rated", "RatedMany", "Rating", "Redundant",
    "RedundantRules",
    "Removal", "Rule", "Shape", "Solutions", "Solved", "SolvedMany", "Step", "StoredFlaw", "Studied", "Symmetry",
    "Technique", "Trace", "Transform", "TrueCandidates", "Unavoidable", "Verified", "Vicinity", "candidates", "canonical",
    "check", "count", "equivalent", "estimate", "expand", "explain", "formats", "generate", "hint", "hints", "is_solution",
    "kernel", "methods", "minimal_set", "minimise", "morph", "pages", "parse", "parse_all", "patterns_game", "rate", "rate_many", "rate_universally",
    "read",
    "random_solution", "redundant_rules",
    "solutions", "solve", "solve_many", "study", "symmetries", "techniques", "trace",
    "true_candidates", "vicinity", "vicinity_many",
]  # fmt: skip


def parse(
    puzzle: PuzzleLike,
    *,
    format: Optional[str] = None,
    shape: Optional[str] = None,
    ignore_unknown: bool = False,
) -> Puzzle:
    """A puzzle of text, or of anything that stands for one.

    >>> import dokushin
    >>> dokushin.parse("1 0 3 0\\n3 0 0 2\\n0 3 0 0\\n2 0 0 3")
    Puzzle('1.3.3..2.3..2..3')
    >>> dokushin.parse(81 * ".", shape="9x9+diagonals").shape
    '9x9+diagonals'
    >>> dokushin.parse([[1, 0, 3, 0], [3, 7, 0, 2], [0, 3, 0, 0], [2, 0, 0, 3]])
    Traceback (most recent call last):
    dokushin.Error: 7, expected 1 to 4, or 0 for a blank (line 2, column 2)

    Args:
        puzzle: a text that has one puzzle (``parse_all()`` takes several), rows, an array.
        format: of a text, one of ``formats()``; recognised if it isn't said.
        shape: the board, where the size alone doesn't say.
        ignore_unknown: of a link or document, read it although it has rules that are not
            understood, without these; ``Puzzle.ignored`` names them.

    Raises:
        Error: what can't be read; its ``line`` and ``column`` say where.
        TypeError: what is no puzzle.
    """
    if isinstance(puzzle, str):
        return Puzzle._of(read_text(puzzle, format, shape, ignore_unknown))
    flag("ignore_unknown", ignore_unknown)
    if format is not None:
        raise TypeError("format is for text")
    return Puzzle._of(record_of(puzzle, shape))


class Format(NamedTuple):
    """A text format: its name, what it is, and whether ``Puzzle.to_text()`` writes it."""

    name: str
    description: str
    can_write: bool


def formats() -> List[Format]:
    """All text formats.

    >>> import dokushin
    >>> dokushin.formats()[0].name
    'line'
    """
    return [Format(*row) for row in _engine.formats()]


def methods() -> List[str]:
    """How to search.

    >>> import dokushin
    >>> dokushin.methods()[:3]
    ['auto', 'backtrack', 'mrv']
    """
    return list(_engine.methods())


def symmetries() -> List[str]:
    """What ``generate()`` and ``minimise()`` take.

    >>> import dokushin
    >>> dokushin.symmetries()[:3]
    ['none', '180', '90']
    """
    return list(_engine.symmetries())


def kernel() -> str:
    """The build of the fast engine that ``solve_many()`` runs; ``DOKUSHIN_KERNEL`` in the
    environment forces one."""
    return _engine.kernel()
