"""Many 9×9 puzzles with one call, on all cores, without a loop of Python's for arrays."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import (
    TYPE_CHECKING, Any, Callable, Dict, Generic, List, NamedTuple, Optional, Sequence, Tuple,
    TypeVar, Union, cast, overload,
)  # fmt: skip

from . import _engine
from ._arguments import flag, thread_count, whole, word
from ._error import Error, numbered, sentence
from ._forms import (
    P, PuzzleLike, Table, array_in, is_array, is_of_strings, plain_array, read, whole_numbers,
)  # fmt: skip
from ._puzzle import Puzzle, parse_all
from ._solve import equal_fields

if TYPE_CHECKING:
    import numpy

    Array = numpy.ndarray[Any, Any]

CELLS = 81
#: In the order of their codes.
STATUSES = ("unique", "multiple", "none", "invalid", "limit")
LEVELS = ("easy", "medium", "hard", "unfair", "extreme")
NO_TECHNIQUE = 255
MANY = sentence("(n, 81) or (n, 9, 9)")

#: An array of shape (n, 81) or (n, 9, 9), a list, array or column of strings, a list of other
#: puzzles of 9×9, or a text of many.
Puzzles = Union["Array", Table, Sequence[PuzzleLike], str]
#: All grids of an answer, in the form of the puzzles.
Grids = TypeVar("Grids")


@dataclass(frozen=True)
class SolvedMany(Generic[Grids]):
    """What ``solve_many()`` found: an entry for each puzzle, in their order.

    Attributes:
        solutions: the first solution of each, in the form of the puzzles: an array like theirs,
            with zeros where there is none; or a list, with None.
        codes: positions in ``STATUSES``: an array of ``uint8``, or a list.
        counts: how many solutions were found: an array of ``uint32``, or a list.
    """

    solutions: Grids
    codes: Any
    counts: Any

    @property
    def status(self) -> Any:
        """``unique``, ``multiple``, ``none`` or ``invalid`` for each: an array or a list."""
        return _picked(STATUSES, self.codes)

    def columns(self) -> Dict[str, Any]:
        """An entry for each puzzle under each name: what ``pandas.DataFrame()`` makes a table of."""
        return {
            "status": self.status,
            "solution": list(cast(Any, self.solutions)),
            "solutions": self.counts,
        }

    def __len__(self) -> int:
        return len(self.codes)

    def __eq__(self, other: object) -> bool:
        return equal_fields(self, other)


@dataclass(frozen=True)
class RatedMany:
    """What ``rate_many()`` found: an entry for each puzzle, in their order; arrays for an array,
    lists for a list.

    Attributes:
        codes: of the status, as in ``SolvedMany``; only ``unique`` puzzles are rated.
        hardest, pearl, diamond: as in ``Rating``; 0.0 where a puzzle isn't rated.
        technique: the key of the hardest; an empty string where there is none.
        level, score: HoDoKu's, if that was asked for; else None.
    """

    codes: Any
    hardest: Any
    pearl: Any
    diamond: Any
    technique: Any
    level: Any = field(default=None)
    score: Any = field(default=None)

    @property
    def status(self) -> Any:
        """``unique``, ``multiple``, ``none`` or ``invalid`` for each: an array or a list."""
        return _picked(STATUSES, self.codes)

    def columns(self) -> Dict[str, Any]:
        """An entry for each puzzle under each name: what ``pandas.DataFrame()`` makes a table of.
        Without HoDoKu's scale there is no level and no score."""
        names = ("status", "hardest", "pearl", "diamond", "technique", "level", "score")
        found = {name: getattr(self, name) for name in names}
        return {name: entries for name, entries in found.items() if entries is not None}

    def __len__(self) -> int:
        return len(self.codes)

    def __eq__(self, other: object) -> bool:
        return equal_fields(self, other)


def _picked(names: Sequence[str], codes: Any) -> Any:
    if is_array(codes):
        import numpy

        return numpy.array(names)[codes]
    return [names[code] for code in codes]


# ---- solving -------------------------------------------------------------------------


@overload
def solve_many(
    puzzles: str, *, solutions: int = 2, threads: Optional[int] = None
) -> SolvedMany[List[Optional[str]]]: ...
@overload
def solve_many(
    puzzles: Sequence[P], *, solutions: int = 2, threads: Optional[int] = None
) -> SolvedMany[List[Optional[P]]]: ...
@overload
def solve_many(
    puzzles: Union["Array", Table], *, solutions: int = 2, threads: Optional[int] = None
) -> SolvedMany[Any]: ...
def solve_many(
    puzzles: Puzzles, *, solutions: int = 2, threads: Optional[int] = None
) -> SolvedMany[Any]:
    """Solve many 9×9 puzzles, as fast as the program does, without the interpreter's lock.

    >>> import dokushin
    >>> puzzle = "....1.92..6..5.....71....5..2...631....7....993.4....53...........1.5..71..362..."
    >>> found = dokushin.solve_many([puzzle, 81 * "."])
    >>> found.status
    ['unique', 'multiple']
    >>> found.solutions[0][:9]
    '543817926'
    >>> dokushin.solve_many(f"{puzzle}\\n{81 * '.'}\\n") == found
    True
    >>> import numpy
    >>> array = numpy.array([list(map(int, puzzle.replace(".", "0")))] * 1000, dtype=numpy.uint8)
    >>> many = dokushin.solve_many(array)
    >>> many.solutions.shape, many.solutions.dtype.name, many.solutions[999][:3].tolist()
    ((1000, 81), 'uint8', [5, 4, 3])
    >>> bool((many.status == "unique").all())
    True

    Args:
        puzzles: an array of shape ``(n, 81)`` or ``(n, 9, 9)``, best of ``uint8`` and contiguous
            (others are copied; floats must be whole, NaN is a blank), 0 for a blank; or a list,
            an array or a column of strings, best of 81 characters, or a list of anything that
            ``solve()`` takes; or a text of many puzzles in any of the formats,
            such as a file's, whose solutions come as a list of strings. Those that state candidates
            are solved singly.
        solutions: stop at so many of a puzzle; 2 prove that there is only one.
        threads: as many as there are cores if it isn't said.

    Raises:
        Error: a wrong shape, a number that is no digit, a text that can't be read; ``line`` is the
            puzzle, from 1, or the line of the text. Givens that contradict each other are an
            answer, ``invalid``.
        TypeError: an array of other than whole numbers, something that is no puzzle.
        KeyboardInterrupt: Ctrl-C ends it at once.
    """
    most = whole("solutions", solutions, 1, 2**32 - 1)
    cores = thread_count(threads)
    puzzles = _array_or_list(puzzles)
    if is_array(puzzles):
        return _solve_array(puzzles, most, cores)
    listed = _texts_or_list(puzzles)
    texts = _engine.solve_texts(listed, most, cores)
    return _solve_list(listed, most, cores) if texts is None else SolvedMany(*texts)


def _solve_list(puzzles: Any, most: int, threads: int) -> SolvedMany[Any]:
    packed = _packed(puzzles)
    count = len(puzzles)
    grids, codes, counts = bytearray(CELLS * count), bytearray(count), bytearray(4 * count)
    _engine.solve_digits(packed.digits, packed.others, grids, codes, counts, most, threads)
    found = memoryview(counts).cast("I").tolist()
    return SolvedMany(packed.shown(grids, found), list(codes), found)


def _solve_array(array: Any, most: int, threads: int) -> SolvedMany[Any]:
    import numpy

    packed = _packed_array(array)
    grids = numpy.empty(packed.shape, dtype=numpy.uint8)
    codes = numpy.empty(len(packed), dtype=numpy.uint8)
    counts = numpy.empty(len(packed), dtype=numpy.uint32)
    _engine.solve_digits(packed, {}, grids, codes, counts, most, threads)
    return SolvedMany(grids.astype(array.dtype, copy=False).reshape(array.shape), codes, counts)


def _array_or_list(puzzles: Any) -> Any:
    """The array of a table, the list of an array of strings; anything else as it is."""
    puzzles = array_in(puzzles)
    if is_array(puzzles) and puzzles.ndim == 1 and is_of_strings(puzzles):
        return plain_array(puzzles).tolist()
    return puzzles


def _packed_array(array: Any) -> Any:
    """As `uint8` without gaps, shape (n, 81); the engine looks at the digits, so that only those
    of other types are looked at here, before they are cut down to bytes."""
    import numpy

    array = plain_array(array)
    cells = array.shape[1:]
    if cells not in ((CELLS,), (9, 9)):
        single = array.shape in ((CELLS,), (9, 9))
        expected = sentence("{}; solve() and rate() take a single one", MANY) if single else MANY
        raise Error("wrong_length", sentence("an array of shape {}", array.shape), expected)
    flat = whole_numbers(
        array.reshape(len(array), CELLS), lambda at: (at // CELLS + 1, at % CELLS + 1)
    )
    if flat.dtype != numpy.uint8:
        wrong = (flat < 0) | (flat > 9)
        if wrong.any():
            puzzle, cell = (int(at) for at in numpy.argwhere(wrong)[0])
            what = sentence("{} in puzzle {}", int(flat[puzzle, cell]), puzzle + 1)
            expected = sentence("1 to {}, or 0 for a blank", 9)
            raise Error("out_of_range", what, expected, puzzle + 1, cell + 1)
    return numpy.ascontiguousarray(flat, dtype=numpy.uint8)


def _texts_or_list(puzzles: Any) -> Union[str, Tuple[Any, ...]]:
    """A text of plain lines as it is, the puzzles of any other text, or those of a list."""
    if not isinstance(puzzles, str):
        return expect_list(puzzles)
    if _engine.are_plain_lines(puzzles):
        return puzzles
    return tuple(map(_in_one_text, parse_all(puzzles)))


def _in_one_text(puzzle: Union[Puzzle, Error]) -> str:
    if isinstance(puzzle, Error):
        raise puzzle
    return str(puzzle) if puzzle.stated is None else puzzle.to_text("sukaku")


def expect_list(puzzles: Any) -> Tuple[Any, ...]:
    """As a tuple, which nobody changes while threads read it; refused if it is a single puzzle."""
    if isinstance(puzzles, (str, bytes)) or not hasattr(puzzles, "__iter__"):
        raise TypeError(
            f"{type(puzzles).__name__} is no list of puzzles, expected an array or a list; "
            "solve() and rate() take a single one"
        )
    listed = tuple(puzzles)
    if _is_single(listed):
        expected = sentence(
            "{}; solve() and rate() take a single one", sentence("a list of puzzles")
        )
        raise Error("bad_argument", "a single puzzle", expected)
    return listed


def _is_single(listed: Tuple[Any, ...]) -> bool:
    """Are these the rows or the cells of one puzzle?"""
    if not listed or isinstance(listed[0], Puzzle):
        return False
    first = listed[0]
    if isinstance(first, (str, list, tuple)) or (is_array(first) and first.ndim):
        if len(first) > 1 and len(first) != len(listed):
            return False  # which is soon seen of many
    try:
        read(listed)
    except (Error, TypeError):
        return False
    return True


class _Packed(NamedTuple):
    """Puzzles in any form: their digits, one behind the other; those that digits don't tell
    enough of, since they state candidates; their forms, unless they are all plain boards."""

    digits: bytes
    others: Dict[int, _engine.Record]
    forms: Optional[List[Callable[[bytes], Any]]]
    flat: bool = False

    def shown(self, grids: bytearray, counts: List[int]) -> List[Any]:
        """Grids in the forms of the puzzles, None where there is none."""
        if self.forms is None:
            return _engine.boards_of(bytes(grids), [bool(count) for count in counts], self.flat)
        return [
            form(bytes(grids[CELLS * at : CELLS * at + CELLS])) if counts[at] else None
            for at, form in enumerate(self.forms)
        ]


def _packed(puzzles: Any) -> _Packed:
    plain = _engine.plain_boards(puzzles)
    if plain is not None:
        return _Packed(plain[0], {}, None, plain[1])
    digits: List[bytes] = []
    others: Dict[int, _engine.Record] = {}
    forms: List[Callable[[bytes], Any]] = []
    for at, puzzle in enumerate(puzzles):
        record, form = _read_among(puzzle, at + 1)
        if record.stated:
            others[at] = record
        digits.append(record.digits)
        forms.append(form)
    return _Packed(b"".join(digits), others, forms)


def _read_among(puzzle: object, number: int) -> Tuple[_engine.Record, Callable[[bytes], Any]]:
    """A puzzle of many; what is wrong with it says which it is."""
    try:
        record, form = read(puzzle)
    except Error as error:
        raise numbered(error, number) from error
    if record.shape != "9x9":
        what = sentence("a board of {}", record.shape)
        raise Error("unsupported", what, "9x9; solve() takes any", number)
    return record, form


# ---- rating --------------------------------------------------------------------------


def rate_many(
    puzzles: Puzzles,
    *,
    order: str = "explainer",
    hodoku: bool = False,
    threads: Optional[int] = None,
) -> RatedMany:
    """Rate many 9×9 puzzles, without the interpreter's lock.

    >>> import dokushin
    >>> puzzle = "....1.92..6..5.....71....5..2...631....7....993.4....53...........1.5..71..362..."
    >>> rated = dokushin.rate_many([puzzle, 81 * "."], hodoku=True)
    >>> rated.hardest, rated.technique, rated.status
    ([4.2, 0.0], ['xy-wing', ''], ['unique', 'multiple'])
    >>> rated.level[0], rated.score[0]
    ('hard', 680)

    Args:
        puzzles, threads: as of ``solve_many()``.
        order, hodoku: as of ``rate()``.

    Raises:
        Error, TypeError, KeyboardInterrupt: as ``solve_many()``. A puzzle without exactly one
            solution is no error; its status says so.
    """
    cores = thread_count(threads)
    whose = word("order", order)
    besides = flag("hodoku", hodoku)
    puzzles = _array_or_list(puzzles)
    if is_array(puzzles):
        digits = _packed_array(puzzles).tobytes()
        return _rated_arrays(_engine.rate_digits(digits, {}, whose, besides, cores), besides)
    listed = _texts_or_list(puzzles)
    parts = _engine.rate_texts(listed, whose, besides, cores)
    if parts is None:
        packed = _packed(listed)
        parts = _engine.rate_digits(packed.digits, packed.others, whose, besides, cores)
    return _rated_lists(parts, besides)


def _keys() -> List[str]:
    keys = [row[0] for row in _engine.techniques()]
    return keys + [""] * (NO_TECHNIQUE + 1 - len(keys))


def _rated_lists(parts: _engine.RatingParts, hodoku: bool) -> RatedMany:
    codes, tenths, techniques, levels, scores = parts
    ratings = [tenth / 10 for tenth in tenths]
    score = memoryview(scores).cast("I").tolist() if hodoku else None
    level = _picked(LEVELS, list(levels)) if hodoku else None
    technique = _picked(_keys(), list(techniques))
    return RatedMany(
        list(codes), ratings[0::3], ratings[1::3], ratings[2::3], technique, level, score
    )


def _rated_arrays(parts: _engine.RatingParts, hodoku: bool) -> RatedMany:
    import numpy

    codes, tenths, techniques, levels, scores = (
        numpy.frombuffer(part, dtype=numpy.uint8).copy() for part in parts
    )
    ratings = tenths.reshape(-1, 3) / 10
    return RatedMany(
        codes,
        ratings[:, 0],
        ratings[:, 1],
        ratings[:, 2],
        _picked(_keys(), techniques),
        _picked(LEVELS, levels) if hodoku else None,
        scores.view(numpy.uint32) if hodoku else None,
    )
