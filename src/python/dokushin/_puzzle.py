"""Puzzles, and reading them from text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Callable, List, Optional, Sequence, Tuple, Union, final

from . import _engine
from ._arguments import flag, whole_characters, word, word_or_none
from ._error import Error
from ._shape import Shape
from ._values import Marks, Rows, marks_of, rows_of

if TYPE_CHECKING:
    import numpy


@final
class Puzzle:
    """A puzzle: a board's shape, its givens, and what a player placed and noted. Immutable.

    ``parse()`` makes one. All calls take one wherever they take text, rows or arrays.

    >>> import dokushin
    >>> puzzle = dokushin.parse("1.3.\\n3..2\\n.3..\\n2..3")
    >>> puzzle
    Puzzle('1.3.3..2.3..2..3')
    >>> puzzle.givens[0], puzzle.side, puzzle.shape
    ([1, 0, 3, 0], 4, '4x4')
    >>> puzzle == dokushin.parse([[1, 0, 3, 0], [3, 0, 0, 2], [0, 3, 0, 0], [2, 0, 0, 3]])
    True
    """

    __slots__ = ("_record",)
    _record: _engine.Record

    def __init__(self) -> None:
        raise TypeError("a Puzzle is made by dokushin.parse() or Puzzle.from_link()")

    @classmethod
    def from_link(cls, link: str, *, ignore_unknown: bool = False) -> Puzzle:
        """The puzzle of a link of f-puzzles, SudokuPad, SudokuMaker or the Interactive Sudoku
        Solver; ``parse()`` reads these, too, but also text that is no link.

        >>> import dokushin
        >>> link = dokushin.parse("1.3.3..2.3..2..3").to_text("f-puzzles-link")
        >>> dokushin.Puzzle.from_link(link)
        Puzzle('1.3.3..2.3..2..3')

        Args:
            link: the whole address, or what stands in it behind ``load=``.
            ignore_unknown: as of ``parse()``.

        Raises:
            Error: what is no such link, or has a rule that is not understood.
            TypeError: what is no string.
        """
        text = word("link", link)
        return cls._of(read_text(text, "f-puzzles-link", None, ignore_unknown))

    @classmethod
    def _of(cls, record: _engine.Record) -> Puzzle:
        puzzle = object.__new__(cls)
        object.__setattr__(puzzle, "_record", record)
        return puzzle

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a Puzzle can't be changed: {name}")

    @property
    def shape(self) -> Shape:
        """The board's name, which the argument ``shape`` of any call takes: ``9x9``, ``3x4``,
        ``9x9+diagonals``, ``jigsaw:AAB…``; its ``rules`` are those that a document stated."""
        return Shape._of(self._record.shape)

    @property
    def ignored(self) -> List[str]:
        """The objects of its document whose rules were not understood, if it was read with
        ``ignore_unknown``. It may have other solutions than the document's puzzle, then."""
        return self._record.ignored

    @property
    def side(self) -> int:
        """How many digits: 9 on the usual board. There are as many rows and columns, but on
        a board named ``grid:``, as ``grid:6x8``."""
        return self._record.side

    @property
    def columns(self) -> int:
        """How many cells a row has."""
        return self._record.columns

    @property
    def givens(self) -> Rows:
        """Rows of digits, 0 for a blank."""
        return rows_of(self._record.givens, self.columns)

    @property
    def placed(self) -> Optional[Rows]:
        """A player's own digits, 0 elsewhere; None if there are none."""
        placed = self._record.placed
        return None if placed is None else rows_of(placed, self.columns)

    @property
    def digits(self) -> Rows:
        """Givens and placed digits together."""
        return rows_of(self._record.digits, self.columns)

    @property
    def stated(self) -> Optional[Marks]:
        """The candidates that the puzzle states, in rows; None if it states none."""
        stated = self._record.stated
        return marks_of(stated, self.columns) if stated else None

    @property
    def houses(self) -> List[Tuple[str, Tuple[Tuple[int, int], ...]]]:
        """The sets of cells that hold each digit once, with their names; cells as (row, column).

        >>> import dokushin
        >>> dokushin.parse("1" + 15 * ".").houses[8]
        ('box 1', ((0, 0), (0, 1), (1, 0), (1, 1)))
        """
        columns = self.columns
        houses = self._record.houses
        return [(name, tuple(divmod(at, columns) for at in cells)) for name, cells in houses]

    @property
    def format(self) -> str:
        """The text format that it was read from."""
        return self._record.format

    @property
    def line(self) -> int:
        """Where it began in its text, from 1; and ``column``."""
        return self._record.line

    @property
    def column(self) -> int:
        """Where it began in its line, from 1."""
        return self._record.column

    @property
    def comment(self) -> str:
        """What stood behind it on its line."""
        return self._record.comment.strip()

    def to_text(self, format: str = "line") -> str:
        """In a text format (``dokushin.formats()`` lists them), without the last newline.

        >>> import dokushin
        >>> print(dokushin.parse("1.3.3..2.3..2..3").to_text("list"))
        [[1, 0, 3, 0], [3, 0, 0, 2], [0, 3, 0, 0], [2, 0, 0, 3]]

        Raises:
            Error: a format that there is none of, or that can't say this puzzle.
        """
        return self._record.written(word("format", format)).rstrip("\n")

    def to_array(self) -> numpy.ndarray[Any, Any]:
        """The digits as a NumPy array of shape ``(rows, columns)``, ``uint8``, 0 for a blank. That
        of a board with variables is flat: the cells of its grid, and then the variables."""
        import numpy

        digits = numpy.frombuffer(self._record.digits, dtype=numpy.uint8)
        return (digits if "+variables:" in self.shape else digits.reshape(-1, self.columns)).copy()

    def __str__(self) -> str:
        if self._is_sukaku:
            return self.to_text("sukaku")
        return self._record.line_of(self._record.digits, True)

    @property
    def _is_sukaku(self) -> bool:
        """Stated as candidates alone."""
        return bool(self._record.stated) and not any(self._record.digits)

    def __repr__(self) -> str:
        board: str = self.shape
        rules = ""
        if "(" in board:  # it has constraints, and maybe hundreds
            rules = f", rules={self.shape.rules!r}"
            name, *parts = board.split("+")
            board = "+".join([name, *(part for part in parts if part.startswith("variables:"))])
        is_square = len(self._record.givens) == self.side**2
        usual = _engine.Record.make(None, self._record.givens, None, None).shape if is_square else None
        shape = "" if board == usual else f", shape={board!r}"
        stated = ", stated=..." if self._record.stated and not self._is_sukaku else ""
        ignored = f", ignored={self.ignored!r}" if self.ignored else ""
        return f"Puzzle({str(self)!r}{shape}{rules}{stated}{ignored})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Puzzle) and self._record.same_as(other._record)

    def __hash__(self) -> int:
        return hash((self._record.shape, self._record.digits))

    def __reduce__(self) -> Tuple[Callable[..., Puzzle], Tuple[Any, ...]]:
        its = self._record
        return _restored, (its.shape, its.givens, its.placed, its.stated or None, its.ignored)


def _restored(
    shape: str,
    givens: bytes,
    placed: Optional[bytes],
    stated: Optional[List[int]],
    ignored: Sequence[str] = (),
) -> Puzzle:
    record = _engine.Record.make(shape, givens, placed, stated)
    record.ignored = list(ignored)
    return Puzzle._of(record)


def read_text(
    text: str, format: Optional[str], shape: Optional[str], ignore_unknown: bool = False
) -> _engine.Record:
    return _engine.Record.parse(
        whole_characters(text),
        word_or_none("format", format),
        word_or_none("shape", shape),
        flag("ignore_unknown", ignore_unknown),
    )


def parse_all(
    text: str,
    *,
    format: Optional[str] = None,
    shape: Optional[str] = None,
    ignore_unknown: bool = False,
) -> List[Union[Puzzle, Error]]:
    """All puzzles of a text, in any of the formats; what can't be read is an ``Error`` in its
    place, not raised.

    >>> import dokushin
    >>> text = "1.3.3..2.3..2..3\\n1.3.3..x.3..2..3\\n....1.......2...\\n"
    >>> [getattr(one, "code", one) for one in dokushin.parse_all(text)]
    [Puzzle('1.3.3..2.3..2..3'), 'bad_character', Puzzle('....1.......2...')]

    Args:
        text: a file's text, say; of any length.
        format: one of ``formats()``; recognised puzzle by puzzle if it isn't said.
        shape: the board of all of them, such as ``"9x9+diagonals"``; else the usual one of the
            size that is read.
        ignore_unknown: read puzzles with rules that are not understood, without these; their
            ``Puzzle.ignored`` names them.

    Raises:
        Error: a format or shape that there is none of.
        TypeError: a text that is no string.
    """
    if not isinstance(text, str):
        raise TypeError(f"text is {type(text).__name__}, expected a string")
    records = _engine.Record.parse_all(
        whole_characters(text),
        word_or_none("format", format),
        word_or_none("shape", shape),
        flag("ignore_unknown", ignore_unknown),
    )
    return [one if isinstance(one, Error) else Puzzle._of(one) for one in records]
