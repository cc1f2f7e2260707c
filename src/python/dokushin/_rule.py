"""Rules in words, made of their parts."""

from __future__ import annotations

import operator
import re
from typing import List, Sequence, SupportsIndex, Tuple, Union, final

from ._arguments import whole, word
from ._values import Cell

Place = Union[Cell, Tuple[int, int], str]
"""A cell by its row and column, from 0, or by its name: ``(0, 4)``, ``"r1c5"``, ``"v1"``."""

_LAST = 63
_PLACES = (list, tuple)


@final
class Rule(str):
    """A rule is a line of words, as ``Shape.with_rules()`` takes and ``Shape.rules`` has them. It is
    made of its name, and in order of what stands behind that: numbers, words, and lists of cells,
    between which there is a colon. The board that it is added to checks what it says.

    >>> import dokushin
    >>> cage = dokushin.Rule("cage", 5, [(0, 0), (0, 1)])
    >>> cage
    'cage 5 r1c1 r1c2'
    >>> dokushin.Rule("arrow", ["r1c1"], ["r1c2", "r1c3"])
    'arrow r1c1 : r1c2 r1c3'
    >>> board = dokushin.Shape("4x4").with_rules([cage, "diagonals"])
    >>> [(rule.name, rule.cells) for rule in board.rules]
    [('diagonals', []), ('cage', [Cell(row=0, column=0), Cell(row=0, column=1)])]

    Raises:
        Error: a row or column that no board has.
        TypeError: a name that is no string, a part that is none of these, a cell that is neither a
            row and a column nor a name.
    """

    __slots__ = ()

    def __new__(cls, name: str, *parts: Union[SupportsIndex, str, Sequence[Place]]) -> Rule:
        said = [word("name", name)]
        behind_cells = False
        for part in parts:
            if isinstance(part, _PLACES):
                said += [":"] if behind_cells else []
                said += [_name_of(place) for place in part]
            else:
                said.append(_written(part))
            behind_cells = isinstance(part, _PLACES)
        return cls._of(" ".join(said))

    @classmethod
    def _of(cls, text: str) -> Rule:
        """Takes words that the library gave as they are."""
        return str.__new__(cls, text)

    @property
    def name(self) -> str:
        """The word that it begins with: ``cage``, ``anti-knight``."""
        return self.partition(" ")[0]

    @property
    def cells(self) -> List[Cell]:
        """The cells of the grid that it names, in its order."""
        return [Cell.named(name) for name in re.findall(r"\br\d+c\d+\b", self)]


def _written(part: object) -> str:
    if isinstance(part, str):
        return word("a part of a rule", part)
    if isinstance(part, bool) or not isinstance(part, SupportsIndex):
        raise TypeError(f"a part of a rule is {part!r}, expected a number, a word or a list of cells")
    return str(operator.index(part))


def _name_of(place: object) -> str:
    if isinstance(place, str):
        return word("a cell", place)
    if not isinstance(place, tuple) or len(place) != 2:
        raise TypeError(f"a cell is {place!r}, expected a row and a column, or its name")
    row, column = place
    return Cell(whole("row", row, 0, _LAST), whole("column", column, 0, _LAST)).name
