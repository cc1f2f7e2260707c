"""What answers are made of: cells, and sets of digits."""

from __future__ import annotations

import re
from typing import List, NamedTuple, Sequence, Tuple

from ._arguments import word
from ._error import Error, sentence

#: Counted from 1, and of no more digits than a board could ask for.
_NAME = re.compile(r"r([1-9][0-9]{0,3})c([1-9][0-9]{0,3})")


class Cell(NamedTuple):
    """A cell by its row and column, counted from 0, so that it is an index into rows of digits
    or into an array.

    >>> cell = Cell(0, 2)
    >>> cell.name
    'r1c3'
    >>> cell.row, cell.column
    (0, 2)
    """

    row: int
    column: int

    @property
    def name(self) -> str:
        """As people write it, counted from 1: ``r1c3``."""
        return f"r{self.row + 1}c{self.column + 1}"

    @classmethod
    def named(cls, name: str) -> Cell:
        """The cell of a name.

        >>> Cell.named("r1c3")
        Cell(row=0, column=2)

        Raises:
            Error: what is no such name.
            TypeError: what is no string.
        """
        found = _NAME.fullmatch(word("name", name))
        if found is None:
            raise Error("bad_argument", sentence("{} names no cell", repr(name)), "one such as r1c3")
        return cls(int(found[1]) - 1, int(found[2]) - 1)


#: Rows of digits, 0 for a blank.
Rows = List[List[int]]
#: The candidates of each cell, in rows: ascending digits.
Marks = List[List[Tuple[int, ...]]]


def cell_at(position: int, columns: int) -> Cell:
    return Cell(*divmod(position, columns))


def cells_at(positions: Sequence[int], columns: int) -> Tuple[Cell, ...]:
    return tuple(cell_at(position, columns) for position in positions)


def rows_of(digits: bytes, columns: int) -> Rows:
    return [list(digits[at : at + columns]) for at in range(0, len(digits), columns)]


def digits_in(word: int) -> Tuple[int, ...]:
    """The digits of a set in which digit d is bit d − 1."""
    return tuple(bit + 1 for bit in range(word.bit_length()) if word >> bit & 1)


def marks_of(sets: Sequence[int], columns: int) -> Marks:
    digits = [digits_in(one) for one in sets]
    return [digits[at : at + columns] for at in range(0, len(digits), columns)]
