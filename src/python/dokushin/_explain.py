"""Steps of logic: the next one, all of a technique, the whole way."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, Dict, List, NamedTuple, Optional, Tuple

from . import _engine
from ._arguments import flag, seconds, word, word_or_none
from ._forms import PuzzleLike, record_of
from ._values import Cell, Marks, Rows, marks_of, rows_of

NO_END = 2**63


class Candidate(NamedTuple):
    """A digit in a cell."""

    cell: Cell
    digit: int


@dataclass(frozen=True)
class Step:
    """A step of logic.

    Attributes:
        technique: its key, such as ``xy-wing``; ``name`` is what it is called.
        rating: on Sudoku Explainer's scale; None of techniques that it has not.
        hodoku: HoDoKu's points for it.
        where: where to look, without saying what for.
        result: what follows.
        text: the whole reasoning.
        placements, eliminations: what follows, as candidates.
        cells, digits, houses: what it rests on.
        grid, marks: rows of digits and of candidates (none of filled cells) before it.
        details: all that ``dokushin hint --json`` prints: links, chains, roles, arrows…
    """

    technique: str
    name: str
    rating: Optional[float]
    hodoku: int
    where: str
    result: str
    text: str
    placements: Tuple[Candidate, ...]
    eliminations: Tuple[Candidate, ...]
    cells: Tuple[Cell, ...]
    digits: Tuple[int, ...]
    houses: Tuple[str, ...]
    grid: Rows = field(repr=False, hash=False)
    marks: Marks = field(repr=False, hash=False)
    details: Dict[str, Any] = field(repr=False, hash=False)

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Explained:
    """The way to a solution.

    Attributes:
        steps: one after the other.
        solved: do they lead to the solution?
        gave_up: was the search for a step given up for its time?
        grid: rows of the digits at the end.
    """

    steps: Tuple[Step, ...]
    solved: bool
    gave_up: bool
    grid: Rows = field(hash=False)


class Technique(NamedTuple):
    """A named pattern. ``key`` is its name in calls; it isn't looked for on boards of more than
    ``largest_side``."""

    key: str
    english: str
    japanese: str
    chinese: str
    needs_unique: bool
    largest_side: int


def techniques() -> List[Technique]:
    """All techniques, the easiest first.

    >>> import dokushin
    >>> dokushin.techniques()[0].key
    'last-digit'
    """
    return [Technique(*row) for row in _engine.techniques()]


def _candidates_of(rows: List[Dict[str, Any]]) -> Tuple[Candidate, ...]:
    return tuple(Candidate(Cell.named(row["cell"]), row["digit"]) for row in rows)


def _step_of(told: _engine.ToldStep, columns: int) -> Step:
    text, grid, marks = told
    said = json.loads(text)
    return Step(
        said["technique"],
        said["name"],
        said["rating"],
        said["hodoku"]["points"] if said["hodoku"] else 0,
        said["where"],
        said["result"],
        said["text"],
        _candidates_of(said["placements"]),
        _candidates_of(said["eliminations"]),
        tuple(Cell.named(name) for name in said["cells"]),
        tuple(said["digits"]),
        tuple(said["houses"]),
        rows_of(grid, columns),
        marks_of(marks, columns),
        said,
    )


def _asked(
    order: str, hardest: Optional[str], language: str, several: bool, time: Optional[float]
) -> _engine.Asked:
    return _engine.Asked(
        word("order", order),
        word_or_none("hardest", hardest),
        word("language", language),
        flag("several", several),
        seconds(time),
    )


def hint(
    puzzle: PuzzleLike,
    *,
    order: str = "explainer",
    hardest: Optional[str] = None,
    language: str = "en",
    several: bool = False,
    time: Optional[float] = None,
    shape: Optional[str] = None,
) -> Optional[Step]:
    """The next step of logic; None if the puzzle is solved, or nothing gets further.

    >>> import dokushin
    >>> step = dokushin.hint([[1, 0, 3, 0], [3, 0, 0, 2], [0, 3, 0, 0], [2, 0, 0, 3]])
    >>> step.technique, step.placements
    ('last-digit', (Candidate(cell=Cell(row=2, column=0), digit=4),))
    >>> print(step)
    r3c1 is the last open cell of column 1: r3c1 = 4.

    Args:
        puzzle, shape: as of ``solve()``.
        order: whose techniques: ``explainer`` (Sudoku Explainer), ``hodoku`` or ``sukaku``; or
            a universal order, as of ``explain()``, without ``hardest`` and ``several``.
        hardest: the key of the last technique that is tried.
        language: ``en``, ``ja`` or ``zh``.
        several: the puzzle may have several solutions, so that techniques which rest on there
            being one are left out; else such a puzzle is an error.
        time: give up after so many seconds.

    Raises:
        Error: as ``solve()``; a puzzle without exactly one solution; a word that isn't known.
        TypeError: as ``solve()``.
        TimeoutError: the time was over before a step was found.
    """
    record = record_of(puzzle, shape)
    steps, _, gave_up, _ = _engine.walk(record, _asked(order, hardest, language, several, time), 1)
    if gave_up:
        raise TimeoutError(f"no step was found in {time} seconds")
    return _step_of(steps[0], record.columns) if steps else None


def hints(
    puzzle: PuzzleLike,
    technique: str,
    *,
    language: str = "en",
    several: bool = False,
    time: Optional[float] = None,
    shape: Optional[str] = None,
) -> List[Step]:
    """All steps of a technique, be they the next ones or not.

    >>> import dokushin
    >>> singles = dokushin.hints("1.3.3..2.3..2..3", "naked-single")
    >>> [step.result for step in singles][:2]
    ['r1c4 = 4', 'r2c2 = 4']

    Args, Raises: as of ``hint()``; ``technique`` is a key of ``techniques()``. TimeoutError says
    that there may be more steps.
    """
    record = record_of(puzzle, shape)
    asked = _asked("explainer", None, language, several, time)
    steps, gave_up = _engine.all_steps(record, word("technique", technique), asked)
    if gave_up:
        raise TimeoutError(f"not all steps were found in {time} seconds")
    return [_step_of(step, record.columns) for step in steps]


def explain(
    puzzle: PuzzleLike,
    *,
    order: str = "explainer",
    hardest: Optional[str] = None,
    language: str = "en",
    several: bool = False,
    time: Optional[float] = None,
    shape: Optional[str] = None,
) -> Explained:
    """The whole way to the solution, a step at a time, the easiest first.

    >>> import dokushin
    >>> way = dokushin.explain("1.3.3..2.3..2..3")
    >>> len(way.steps), way.solved, way.grid[0]
    (9, True, [1, 2, 3, 4])

    Args, Raises: as of ``hint()``; ``time`` is for each step, and ``gave_up`` says that it was
    over, not TimeoutError. The orders ``universal`` (or ``w``), ``gw``, ``b`` and ``gb`` have only
    singles and the chains of the universal rating of that name (``rate_universally()``), simplest
    first: ``technique`` is then ``whip``, ``braid`` and the like, ``details`` has the chain's
    ``length`` and its ``notation`` by CSP-Rules, ``time`` is for the whole way, and ``hardest`` and
    ``several`` are refused.

    >>> puzzle = "1....6..9..........8.1..56..3.6..8.1........7.....8246.4.9...2.56.841.....7..3..."
    >>> steps = dokushin.explain(puzzle, order="gw").steps
    >>> [step.details["notation"] for step in steps if step.technique == "g-whip"][0]
    'g-whip[2]: r3n7{c1 c456} - c4n7{r2 .} ==> r6c1≠7'
    """
    record = record_of(puzzle, shape)
    asked = _asked(order, hardest, language, several, time)
    steps, solved, gave_up, grid = _engine.walk(record, asked, NO_END)
    columns = record.columns
    way = tuple(_step_of(step, columns) for step in steps)
    return Explained(way, solved, gave_up, rows_of(grid, columns))
