"""What is wrong with input."""

from __future__ import annotations

import re


class Sentence(str):
    """A text in English that can be said in other languages: ``packed`` has the pattern that it is
    made of, and what fills the holes, as ``dokushin/sentence.h`` says."""

    packed: str

    def __new__(cls, text: str, packed: str = "") -> Sentence:
        made = super().__new__(cls, text)
        made.packed = packed
        return made


def _filler(mark: str, text: str) -> str:
    return f"{mark}{len(text.encode('utf-8', 'replace'))}:{text}"


def sentence(pattern: str, *fillers: object) -> Sentence:
    """A sentence of the library's catalogue, with its holes filled."""
    text, *rest = re.split(r"\{n?\}", pattern)
    packed = pattern
    for filler, after in zip(fillers, rest):
        text += f"{filler}{after}"
        inner = filler.packed if isinstance(filler, Sentence) else ""
        packed += _filler("\x1e", inner) if inner else _filler("\x1f", str(filler))
    return Sentence(text, packed)


def _as_sentence(text: str) -> Sentence:
    """A text as a sentence without holes, or verbatim if it can't be one."""
    if isinstance(text, Sentence):
        return text
    verbatim = re.search(r"[{\x1e\x1f]", text)
    return Sentence(text, _filler("\x1f", text)) if verbatim else sentence(text)


class Error(ValueError):
    """Input that can't be used: what is wrong, what was expected, and where.

    >>> import dokushin
    >>> try:
    ...     dokushin.parse("1234x34300203002")
    ... except dokushin.Error as error:
    ...     print(error.code, error.line, error.column)
    bad_character 1 5

    Attributes:
        code: the kind of mistake, a word that does not change: ``bad_character``,
            ``wrong_length``, ``out_of_range``, ``ragged``, ``contradiction``, ``bad_shape``,
            ``bad_format``, ``too_long``, ``empty_input``, ``unsupported`` or ``bad_argument``.
        what: what was found, such as ``"80 cells"``.
        expected: what should have been there, such as ``"81 cells"``; may be
            empty where it goes without saying.
        line, column: where, counted from 1; 0 if there is no such place. In rows of digits
            they are the row and the cell in it; in many puzzles the puzzle and its cell or, of
            a text or rows, the place in their line.
    """

    def __init__(
        self, code: str, what: str, expected: str = "", line: int = 0, column: int = 0
    ) -> None:
        super().__init__(code, what, expected, line, column)
        self.code = code
        self.what: str = _as_sentence(what)
        self.expected: str = _as_sentence(expected)
        self.line = line
        self.column = column

    def __str__(self) -> str:
        text = f"{self.what}, expected {self.expected}" if self.expected else self.what
        if self.line and self.column:
            return f"{text} (line {self.line}, column {self.column})"
        return f"{text} (line {self.line})" if self.line else text

    def message(self, language: str = "en") -> str:
        """What is wrong and what was expected, without the place, in ``en``, ``ja`` or ``zh``.

        >>> import dokushin
        >>> try:
        ...     dokushin.solve([[1, 2, 3, 4], [3, 7, 0, 0], [0] * 4, [0] * 4])
        ... except dokushin.Error as error:
        ...     error.message("zh")
        '7；应为：1 到 4，空格用 0'
        """
        from . import _engine  # which needs this class
        from ._arguments import word

        what, expected = _as_sentence(self.what), _as_sentence(self.expected)
        return _engine.told_in(
            word("what", what.packed), word("expected", expected.packed), word("language", language)
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Error) and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.args)


Error.__module__ = "dokushin"  # where users find it, and where a traceback says it is


def numbered(error: Error, number: int) -> Error:
    """An error of one puzzle of many, which says which it is."""
    what = sentence("puzzle {}: {}", number, error.what)
    if error.line > 1:
        what = sentence("puzzle {}, line {}: {}", number, error.line, error.what)
    return Error(error.code, what, error.expected, number, error.column)
