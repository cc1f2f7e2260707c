"""What stands for a puzzle, and the form in which grids go back: as the puzzle came."""

from __future__ import annotations

import math
import sys
from typing import (
    TYPE_CHECKING, Any, Callable, List, Optional, Protocol, Sequence, Tuple, TypeVar, Union,
)  # fmt: skip

from . import _engine
from ._arguments import word_or_none
from ._error import Error, sentence
from ._puzzle import Puzzle, read_text

if TYPE_CHECKING:
    import numpy

    Array = numpy.ndarray[Any, Any]

class Table(Protocol):
    """What has an array in it, such as a DataFrame or a column of one."""

    def to_numpy(self) -> Any: ...


#: A text, a puzzle, rows of digits, one list of digits, an array of either, or a table of digits.
PuzzleLike = Union[
    str,
    Puzzle,
    Sequence[int],
    Sequence[Sequence[Union[int, str, None]]],
    Sequence[str],
    "Array",
    Table,
]
#: The same kind of thing goes in and comes back.
P = TypeVar("P", bound=PuzzleLike)

Form = Callable[[bytes], Any]

BLANKS = frozenset(("", " ", ".", "0", "*", "_", "-", "?"))
SMALLEST_SIDE = 4
LARGEST_SIDE = 64
#: What the digits from 10 on are written with.
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz@&$"


def read(puzzle: object, shape: Optional[str] = None) -> Tuple[_engine.Record, Form]:
    """The puzzle that is meant, and what makes a grid of digits look like it."""
    word_or_none("shape", shape)
    if isinstance(puzzle, Puzzle):
        if shape is not None and _engine.shape_named(shape) != puzzle.shape:
            what = sentence("shape={} for a puzzle of {}", repr(shape), puzzle.shape)
            raise Error("bad_argument", what, puzzle.shape)
        record = puzzle._record
        return record, lambda digits: Puzzle._of(
            _engine.Record.make(record.shape, digits, None, None)
        )
    if isinstance(puzzle, str):
        text = read_text(puzzle, None, shape)
        return text, lambda digits: text.line_of(digits, False)
    puzzle = array_in(puzzle)
    if is_array(puzzle):
        return _from_array(puzzle, shape)
    if isinstance(puzzle, (list, tuple)):
        return _from_list(puzzle, shape)
    raise TypeError(
        f"{type(puzzle).__name__} is no puzzle, expected a string, rows of digits, "
        "an array or a Puzzle"
    )


def as_given(puzzle: object, form: Form, record: _engine.Record) -> Any:
    """Another puzzle, in the form in which this one was given; of texts only, and puzzles, can it
    be a sukaku."""
    if isinstance(puzzle, Puzzle):
        return Puzzle._of(record)
    return record.written("sukaku").rstrip("\n") if record.stated else form(record.digits)


def record_of(puzzle: object, shape: Optional[str] = None) -> _engine.Record:
    return read(puzzle, shape)[0]


# ---- lists ---------------------------------------------------------------------------


def _from_list(puzzle: Any, shape: Optional[str]) -> Tuple[_engine.Record, Form]:
    first = puzzle[0] if puzzle else None
    if isinstance(first, (list, tuple)) or is_array(first):
        return _from_rows(puzzle, shape)
    strings = [one for one in puzzle if isinstance(one, str)]
    if strings and _are_lines(len(puzzle), max(map(len, strings))):
        return _from_lines(puzzle, shape)
    side = _side_of(len(puzzle))
    digits = _digits(puzzle, side, 1)
    kind = type(puzzle)
    record = _engine.Record.make(shape, digits, None, None)
    return record, lambda found: kind(_shown(found, record, bool(strings)))


def _are_lines(count: int, longest: int) -> bool:
    """Is each of so many strings a row, or a cell? A cell has two characters at most, and a
    board at most 64 rows; as many cells as there are rows make a board only if they are a
    square number."""
    if longest <= 1:
        return False
    if math.isqrt(count) ** 2 != count or count < SMALLEST_SIDE**2:
        return True
    return longest > 2 and count <= LARGEST_SIDE


def _from_rows(rows: Any, shape: Optional[str]) -> Tuple[_engine.Record, Form]:
    parts = [_row_of(row, number + 1) for number, row in enumerate(rows)]
    is_grid = shape is not None and shape.startswith("grid:") and bool(parts) and len(parts[0][0]) > 0
    columns = len(parts[0][0]) if is_grid else len(rows)
    for number, (cells, _) in enumerate(parts):
        if len(cells) != columns:
            what = sentence("row {} has {} cells", number + 1, len(cells))
            raise Error("ragged", what, sentence("{}, as there are rows", columns), number + 1)
    side = LARGEST_SIDE if is_grid else columns  # how many digits a grid has, its name says
    digits = b"".join(_digits(row, side, number + 1) for number, (row, _) in enumerate(parts))
    text = any(isinstance(one, str) for row, _ in parts for one in row)
    record = _engine.Record.make(shape, digits, None, None)
    kind = type(rows)
    return record, lambda found: kind(
        like(found[columns * at : columns * at + columns], lambda part: _shown(part, record, text))
        for at, (_, like) in enumerate(parts)
    )


#: Makes a row of digits and of what shows them as numbers or strings.
RowForm = Callable[[bytes, Callable[[bytes], List[Any]]], Any]


def _row_of(row: Any, number: int) -> Tuple[Any, RowForm]:
    """A row's cells, and what makes a row of its kind."""
    if isinstance(row, tuple):
        return row, lambda digits, shown: tuple(shown(digits))
    if isinstance(row, list):
        return row, lambda digits, shown: shown(digits)
    if not is_array(row):
        raise TypeError(f"row {number} is {row!r}, expected a list of digits")
    plain = plain_array(row)
    if plain.ndim != 1:
        what = sentence("an array of shape {}", plain.shape)
        raise Error("wrong_length", what, "(9,) or alike for a row", number)
    whole = whole_numbers(plain, lambda at: (number, at + 1))
    return whole.tolist(), lambda digits, _: _array_of(digits, plain.dtype)


def _from_lines(lines: Any, shape: Optional[str]) -> Tuple[_engine.Record, Form]:
    """Rows as strings: the reader knows them as a text of so many lines."""
    for number, line in enumerate(lines):
        if not isinstance(line, str):
            raise TypeError(f"row {number + 1} is {line!r}, expected a string")
    record = _read_lines(lines, shape)
    columns = record.columns
    rows = len(record.givens) // columns
    if len(lines) != rows:
        what = sentence("{} strings", len(lines))
        raise Error("wrong_length", what, sentence("{}, one a row", rows))
    kind = type(lines)
    return record, lambda found: kind(
        record.line_of(found, False)[at : at + columns] for at in range(0, rows * columns, columns)
    )


def _read_lines(lines: Sequence[str], shape: Optional[str]) -> _engine.Record:
    count = len(lines)
    if count < SMALLEST_SIDE**2 or any(len(line) != count for line in lines):
        return read_text("\n".join(lines) + "\n", None, shape)
    try:
        return read_text("".join(lines), None, shape)  # each of 16 could be a board of its own
    except Error as error:
        row, cell = divmod(max(error.column, 1) - 1, count)
        raise Error(error.code, error.what, error.expected, row + 1, cell + 1) from error


def _digits(row: Any, side: int, line: int) -> bytes:
    if set(map(type, row)) == {int} and min(row) >= 0 and max(row) <= side:
        return bytes(row)  # as nearly all are
    return bytes(digit(one, side, line, at + 1) for at, one in enumerate(row))


def digit(value: Any, side: int, line: int, column: int) -> int:
    """A digit, a string of one, or a blank: 0, None, or a string that people write for it."""
    number: Any = value
    if isinstance(value, str):
        number = 0 if value in BLANKS else _number_of(value, side, line, column)
    elif value is None:
        number = 0
    elif isinstance(value, bool) or not hasattr(value, "__index__"):
        raise TypeError(
            f"{value!r} in row {line}, column {column} is no digit, expected a whole number"
        )
    index: int = number.__index__()
    if not 0 <= index <= side:
        expected = sentence("1 to {}, or 0 for a blank", side)
        raise Error("out_of_range", str(index), expected, line, column)
    return index


def _number_of(text: str, side: int, line: int, column: int) -> int:
    """"7" is 7; where digits are single characters, A is 10, as everywhere else, and a letter
    whose other case means nothing may be written in either."""
    if text.isascii() and text.isdigit() and len(text) < 6:
        return int(text)
    if len(text) == 1 and text in LETTERS:
        number = LETTERS.index(text) + 10
        return number if number <= side or not text.islower() else number - 26
    raise Error("bad_character", repr(text), "a digit, or one of . 0 * _ - ?", line, column)


def _shown(digits: bytes, record: _engine.Record, text: bool) -> List[Any]:
    if not text:
        return list(digits)
    return [record.alphabet[one - 1] if one else "." for one in digits]


def _side_of(cells: int) -> int:
    side = int(round(cells**0.5))
    if side * side != cells or not 1 <= side <= LARGEST_SIDE:
        what = sentence("{n} cells", cells)
        raise Error("wrong_length", what, "a square number of them, such as 81")
    return side


# ---- arrays --------------------------------------------------------------------------


def array_in(value: Any) -> Any:
    """The array of a table, such as a DataFrame's; anything else as it is."""
    return value.to_numpy() if hasattr(value, "to_numpy") else value


def is_array(value: object) -> bool:
    """Is it a NumPy array? It can't be while nobody has imported NumPy."""
    numpy = sys.modules.get("numpy")
    return numpy is not None and isinstance(value, numpy.ndarray)


def plain_array(array: Any) -> Any:
    """Without what a subclass makes of it. Masked cells could be blank or meant to be left out;
    whoever masked them says which."""
    import numpy

    if isinstance(array, numpy.ma.MaskedArray):
        raise Error("unsupported", "a masked array", "one without a mask, such as its filled(0)")
    return numpy.asarray(array)


def _array_of(digits: bytes, dtype: Any) -> Any:
    import numpy

    return numpy.frombuffer(digits, dtype=numpy.uint8).astype(dtype)


def bytes_of_array(array: Any, largest: int, cells_of: Callable[[int], Tuple[int, int]]) -> bytes:
    """The digits of an array of any whole numbers, lying anyhow, in the order of its indices.
    `cells_of` says for a position which line and column it is."""
    import numpy

    array = whole_numbers(array, cells_of)
    wrong = (array < 0) | (array > largest) if array.dtype != numpy.uint8 else array > largest
    if wrong.any():
        at = int(numpy.flatnonzero(wrong)[0])
        line, column = cells_of(at)
        expected = sentence("1 to {}, or 0 for a blank", largest)
        raise Error("out_of_range", str(int(_entry(array, at))), expected, line, column)
    packed: bytes = numpy.ascontiguousarray(array, dtype=numpy.uint8).tobytes()
    return packed


def whole_numbers(array: Any, cells_of: Callable[[int], Tuple[int, int]]) -> Any:
    """The array itself if its type is one of whole numbers. Floats that are whole become such
    (`numpy.loadtxt` makes floats of all digits), and NaN a blank: it stands for an empty field."""
    import numpy

    if array.dtype.kind in "iu":
        return array
    if array.dtype.kind != "f":
        raise TypeError(
            f"an array of {array.dtype}, expected one of whole numbers, such as uint8"
        )
    filled = numpy.where(numpy.isnan(array), 0, array)
    # Also what no integer of 32 bits can hold, infinity among it.
    wrong = (filled != numpy.floor(filled)) | (numpy.abs(filled) >= 2**31)
    if wrong.any():
        at = int(numpy.flatnonzero(wrong)[0])
        line, column = cells_of(at)
        expected = "a whole number, or NaN for a blank"
        raise Error("out_of_range", str(_entry(array, at)), expected, line, column)
    return filled.astype(numpy.int32)


def _entry(array: Any, at: int) -> Any:
    """The entry at a position in the order of indices, however the array lies."""
    return array.reshape(-1)[at] if array.flags.c_contiguous else array.flatten()[at]


def is_of_strings(array: Any) -> bool:
    """Are its entries strings, or objects that may be some?"""
    return array.dtype.kind in "UO"


def _from_array(array: Any, shape: Optional[str]) -> Tuple[_engine.Record, Form]:
    array = plain_array(array)
    if is_of_strings(array):
        return _from_listed(array, shape)
    if array.ndim not in (1, 2) or (array.ndim == 2 and array.shape[0] != array.shape[1]):
        what = sentence("an array of shape {}", array.shape)
        raise Error("wrong_length", what, "(9, 9), (81,) or alike")
    side = _side_of(array.size)
    flat = array.ndim == 1
    digits = bytes_of_array(
        array, side, lambda at: (1, at + 1) if flat else (at // side + 1, at % side + 1)
    )

    record = _engine.Record.make(shape, digits, None, None)
    return record, lambda found: _array_of(found, array.dtype).reshape(array.shape)


def _from_listed(array: Any, shape: Optional[str]) -> Tuple[_engine.Record, Form]:
    """Strings and other objects are read as the list of them is."""
    import numpy

    record, like = _from_list(array.tolist(), shape)
    return record, lambda found: numpy.array(like(found), dtype=array.dtype)
