"""Boards: their names, and the rules that they have in words."""

from __future__ import annotations

from typing import List, Sequence, Union, final

from . import _engine
from ._arguments import word, words
from ._rule import Rule


@final
class Shape(str):
    """A board is told by its name, which the argument ``shape`` of any call takes: ``9x9``,
    ``3x4``, ``9x9+diagonals``, ``jigsaw:AAB…``, ``grid:6x8``. A Shape is that name, and knows the
    board's rules.

    >>> import dokushin
    >>> dokushin.Shape("9x9+x")
    '9x9+diagonals'
    >>> board = dokushin.Shape("4x4").with_rules("diagonals\\ncage 5 r1c1 r1c2")
    >>> board.rules
    ['diagonals', 'cage 5 r1c1 r1c2']
    >>> dokushin.count(16 * ".", shape=board).solutions
    16

    Raises:
        Error: what names no board.
        TypeError: what is no string.
    """

    __slots__ = ()

    def __new__(cls, name: str) -> Shape:
        return cls._of(_engine.shape_named(word("name", name)))

    @classmethod
    def _of(cls, name: str) -> Shape:
        """Of a name that the library gave."""
        return str.__new__(cls, name)

    @property
    def rules(self) -> List[Rule]:
        """The rules besides rows, columns and boxes or regions, in words that ``with_rules()``
        takes. Words such as ``anti-knight`` stand for all constraints that they mean."""
        return [Rule._of(rule) for rule in _engine.rules_of_shape(self)]

    def with_rules(self, rules: Union[str, Sequence[str]]) -> Shape:
        """The board with rules added. ``dokushin rules`` on the command line lists all words.

        >>> import dokushin
        >>> dokushin.Shape("9x9").with_rules(["thermometer r1c1 r2c1 r3c2", "xv-10 r5c5 r5c6"])
        '9x9+sum(10:r5c5,r5c6)+thermometer(r1c1,r2c1,r3c2)'
        >>> dokushin.Shape("9x9").with_rules("anti-knight\\nthermo r1c1 r1c2")
        Traceback (most recent call last):
        dokushin.Error: 'thermo' names no rule, expected 'thermometer' (line 2, column 1)

        Args:
            rules: a text with a rule a line, in which ``#`` begins a comment; or a list of rules,
                such as ``Rule("cage", 10, [(0, 0), (0, 1)])``.

        Raises:
            Error: a rule that there is none of, or that the board can't have.
            TypeError: what is no string, nor a list of them.
        """
        return self._of(_engine.shape_with_rules(self, "\n".join(words("rules", rules))))
