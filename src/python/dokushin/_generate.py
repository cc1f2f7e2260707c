"""Puzzles at random, and puzzles without what they don't need."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Dict, List, Literal, Optional, Sequence, Tuple, Union

from . import _engine
from ._arguments import (
    flag, seconds, span, thread_count, unfit, whole, whole_or_none, whole_span, word, word_or_none, words,
)  # fmt: skip
from ._error import Error, sentence
from ._forms import P, PuzzleLike, as_given, read, record_of
from ._puzzle import Puzzle
from ._values import Rows, rows_of

MOST_CELLS = 64 * 64
MOST_CAGE = 64
#: What ``symmetries()`` lists, and ``generate()`` and ``minimise()`` take.
Symmetry = Literal[
    "none", "180", "90", "horizontal", "vertical", "both", "diagonal", "antidiagonal", "full"
]


@dataclass(frozen=True)
class Generated:
    """What ``generate()`` came to.

    Attributes:
        puzzle: None if the attempts or the time ran out.
        solution: its rows of digits; None likewise.
        attempts: how many were made, and ``fates`` what became of them.
        seed: what it follows from.
        next: pass it as ``first`` with the same seed for another puzzle.
    """

    puzzle: Optional[Puzzle]
    solution: Optional[Rows] = field(hash=False)
    attempts: int
    fates: Dict[str, int] = field(hash=False)
    seed: int
    next: int


def generate(
    *,
    shape: str = "9x9",
    symmetry: Symmetry = "none",
    givens: Union[int, Tuple[int, int], None] = None,
    pattern: Optional[str] = None,
    minimal: bool = True,
    sukaku: bool = False,
    rule_kinds: Sequence[str] = (),
    rule_symmetry: Symmetry = "180",
    cage_cells: Union[int, Tuple[int, int]] = (2, 5),
    cages_in_boxes: bool = False,
    minimal_rules: bool = False,
    scale: Optional[str] = None,
    rating: Union[float, Tuple[float, float], None] = None,
    level: Optional[str] = None,
    needs: Sequence[str] = (),
    without: Sequence[str] = (),
    only_by_singles: bool = False,
    seed: Optional[int] = None,
    first: int = 0,
    attempts: Optional[int] = None,
    time: Optional[float] = None,
    threads: Optional[int] = None,
) -> Generated:
    """Make a puzzle as it is wanted, with one solution. The same seed makes the same puzzle on
    every machine and any number of threads, and the same as ``dokushin generate``.

    >>> import dokushin
    >>> made = dokushin.generate(seed=1)
    >>> made.puzzle
    Puzzle('.1.4...25.3.59...79......3..93......4........2...1...8..21..7.4..9.7...11..624...')
    >>> another = dokushin.generate(seed=1, first=made.next)
    >>> dokushin.solve(another.puzzle).status
    'unique'
    >>> easy = dokushin.generate(givens=(30, 34), minimal=False, only_by_singles=True)
    >>> dokushin.rate(easy.puzzle).hardest.rating <= 2.3
    True
    >>> killer = dokushin.generate(rule_kinds=["killer"], givens=0, level="medium", seed=5)
    >>> killer.attempts, dokushin.solve(killer.puzzle).status
    (31, 'unique')

    Args:
        shape: the board: ``9x9``, ``2x3``, ``9x9+diagonals``.
        symmetry: one of ``symmetries()``.
        givens: how many, or the least and the most.
        pattern: one of ``1``, ``x`` or ``X`` a cell where a given stands, another character
            where none does; white space does not count.
        minimal: no given could go.
        sukaku: stated as candidates: without givens, and none of those that are eliminated could
            return. Not with ``symmetry``, ``givens``, ``pattern`` or ``minimal=False``.
        rule_kinds: rules that are laid at random, with how many if wanted: ``["killer",
            "arrow:4..6", "kropki:20%"]``. Not with ``pattern`` or ``sukaku``.
        rule_symmetry: the symmetry of their places, one of ``symmetries()``.
        cage_cells: the cells of a killer cage, or the least and the most.
        cages_in_boxes: no cage crosses from one box to another.
        minimal_rules: no rule could go, with those that are symmetrical to it.
        scale: ``se``, ``sukaku`` or ``hodoku``, for ``rating`` and the techniques; ``se`` if it
            isn't said, but ``hodoku`` with ``rule_kinds``.
        rating: on the scale, or the least and the most.
        level: HoDoKu's, with its scale: ``easy``, ``medium``, ``hard``, ``unfair``, ``extreme``.
        needs, without: keys of techniques that occur, and of those that don't.
        only_by_singles: naked and hidden singles solve it.
        seed: any number up to 2⁶⁴ − 1; chosen if left out.
        first: the first attempt's number.
        attempts, time: give up after so many, after so many seconds.
        threads: as many as there are cores if it isn't said.

    Raises:
        Error: wishes that no puzzle can grant, words that aren't known.
        TypeError: an argument of another type.
    """
    wanted = _engine.Wanted()
    wanted.shape = word("shape", shape)
    wanted.symmetry = word("symmetry", symmetry)
    wanted.minimal = flag("minimal", minimal)
    wanted.sukaku = flag("sukaku", sukaku)
    if givens is not None:
        wanted.least_givens, wanted.most_givens = whole_span("givens", givens, MOST_CELLS)
    if pattern is not None:
        wanted.pattern = pattern_of(pattern)
    wanted.rule_kinds = list(words("rule_kinds", rule_kinds))
    wanted.rule_symmetry = word("rule_symmetry", rule_symmetry)
    wanted.cage_cells = whole_span("cage_cells", cage_cells, MOST_CAGE)
    wanted.cages_in_boxes = flag("cages_in_boxes", cages_in_boxes)
    wanted.minimal_rules = flag("minimal_rules", minimal_rules)
    usual_scale = "hodoku" if wanted.rule_kinds else "se"
    wanted.scale = usual_scale if scale is None else word("scale", scale)
    wanted.rating = None if rating is None else span("rating", rating)
    wanted.level = word_or_none("level", level)
    wanted.needs = list(words("needs", needs))
    wanted.without = list(words("without", without))
    wanted.only_by_singles = flag("only_by_singles", only_by_singles)
    wanted.seed = random.SystemRandom().getrandbits(53) if seed is None else whole("seed", seed, 0)
    wanted.first = whole("first", first, 0)
    wanted.attempts = whole_or_none("attempts", attempts, 1)
    wanted.seconds = seconds(time)
    wanted.threads = thread_count(threads)
    return _made(wanted)


def pattern_of(text: object) -> List[bool]:
    """Which cells have a given."""
    marks = "".join(word("pattern", text).split())
    if not marks:
        raise Error("wrong_length", sentence("a pattern of {n} cells", 0), "one for each cell")
    return [mark in "1xX" for mark in marks]


def _made(wanted: _engine.Wanted) -> Generated:
    record, solution, made, fates = _engine.generate(wanted)
    found = None if record is None else Puzzle._of(record)
    rows = None if record is None or solution is None else rows_of(solution, record.columns)
    return Generated(found, rows, made, fates, wanted.seed, wanted.first + made)


def minimise(
    puzzle: P, *, symmetry: Symmetry = "none", seed: int = 0, shape: Optional[str] = None
) -> P:
    """The puzzle without givens that it does not need, in its own form; a sukaku (a text or a
    ``Puzzle`` that states candidates and no givens) with the eliminated candidates back that can
    return.

    >>> import dokushin
    >>> dokushin.minimise([[1, 0, 3, 4], [3, 0, 0, 2], [0, 3, 0, 0], [2, 0, 0, 3]])
    [[0, 0, 3, 4], [0, 0, 0, 2], [0, 3, 0, 0], [2, 0, 0, 0]]

    Args:
        puzzle, shape: as of ``solve()``.
        symmetry: givens that are symmetrical to each other go together or stay; not of a sukaku.
        seed: which of them go.

    Raises:
        Error: as ``solve()``; a puzzle without exactly one solution, or with givens and struck
            candidates.
        TypeError: as ``solve()``.
    """
    record, form = read(puzzle, shape)
    minimal = _engine.minimise(record.givens_alone(), word("symmetry", symmetry), whole("seed", seed, 0))
    found: P = as_given(puzzle, form, minimal)
    return found


@dataclass(frozen=True)
class MinimalSet:
    """A puzzle from which none of what may be taken can go; ``puzzle.shape.rules`` are the rules
    that are left. Unless ``complete`` a limit left open whether more can go."""

    puzzle: Puzzle
    complete: bool


def minimal_set(
    puzzle: PuzzleLike,
    *,
    take: Literal["givens", "rules", "both"] = "both",
    seed: int = 1,
    time: Optional[float] = 10.0,
    shape: Optional[str] = None,
) -> MinimalSet:
    """The puzzle without givens and rules that it does not need, taken away one after the other in
    random order. What ``dokushin minimise --take`` makes.

    >>> import dokushin
    >>> board = dokushin.Shape("4x4").with_rules("sum 4 r1c1\\ncage 10 r2c1 r2c2 r2c3 r2c4")
    >>> dokushin.minimal_set("........1.4....2", shape=board).puzzle.shape.rules
    ['sum 4 r1c1']

    Args:
        puzzle, shape: as of ``solve()``; placed digits are left out.
        take: what may go.
        seed: which of them go.
        time: seconds for each trial; None for no limit.

    Raises:
        Error: as ``solve()``; a puzzle without exactly one solution, or a limit that came before
            that was known.
        TypeError: as ``solve()``.
    """
    record = record_of(puzzle, shape).givens_alone()
    taken = word("take", take)
    if taken not in ("givens", "rules", "both"):
        raise unfit("take", take, "givens, rules, both")
    minimal, complete = _engine.minimal_set(
        record, taken != "rules", taken != "givens", whole("seed", seed, 0), seconds(time)
    )
    return MinimalSet(Puzzle._of(minimal), complete)
