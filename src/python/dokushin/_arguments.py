"""Arguments that are no puzzles: numbers, times, words. What they can't be is an error with words
of its own, so that nobody meets those of the machinery below."""

from __future__ import annotations

import math
import operator
import os
from typing import Optional, Sequence, SupportsFloat, SupportsIndex, Tuple, Union

from ._error import Error, sentence

LARGEST = 2**64 - 1
PathLike = Union[str, "os.PathLike[str]"]


def unfit(name: str, value: object, expected: str) -> Error:
    """Of an argument that is of the right type, but can't be that."""
    return Error("bad_argument", f"{name}={value!r}", expected)


def whole(name: str, value: object, least: int, most: int = LARGEST) -> int:
    """A whole number in a range; else Error, or TypeError for what is no whole number."""
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        raise TypeError(f"{name} is {value!r}, expected a whole number")
    number = operator.index(value)
    if not least <= number <= most:
        only_least = most == LARGEST and number < least
        expected = (
            sentence("{} or more", least) if only_least else sentence("{} to {}", least, most)
        )
        raise Error("bad_argument", f"{name}={number}", expected)
    return number


def whole_or_none(name: str, value: object, least: int, most: int = LARGEST) -> Optional[int]:
    return None if value is None else whole(name, value, least, most)


def real(name: str, value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, (SupportsFloat, SupportsIndex)):
        raise TypeError(f"{name} is {value!r}, expected a number")
    try:
        return float(value)
    except OverflowError:  # a whole number beyond all floats
        return math.inf if operator.index(value) > 0 else -math.inf  # type: ignore[arg-type]


def flag(name: str, value: object) -> bool:
    """True or False, be it Python's or NumPy's."""
    if not isinstance(value, bool) and type(value).__name__ not in ("bool_", "bool"):
        raise TypeError(f"{name} is {value!r}, expected True or False")
    return bool(value)


def seconds(value: object, name: str = "time") -> Optional[float]:
    """Seconds; None for no limit, which infinity is, too."""
    if value is None:
        return None
    number = real(name, value)
    if math.isnan(number) or number <= 0:
        raise Error("bad_argument", f"{name}={value!r}", "seconds above 0, or None for no limit")
    return None if math.isinf(number) else number


def word(name: str, value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{name} is {value!r}, expected a string")
    return whole_characters(value)


def whole_characters(text: str) -> str:
    """The text, unless it has what no other program could read: half of a character."""
    if not text.isascii():
        try:
            text.encode()
        except UnicodeEncodeError as error:
            line, column = text.count("\n", 0, error.start) + 1, error.start
            column -= text.rfind("\n", 0, error.start)
            what = sentence("half a character, {}", repr(text[error.start]))
            raise Error("bad_character", what, "whole ones", line, column) from None
    return text


def word_or_none(name: str, value: object) -> Optional[str]:
    return None if value is None else word(name, value)


def words(name: str, values: object) -> Sequence[str]:
    """Several words; a single string is one of them, not its letters."""
    if isinstance(values, str):
        return [whole_characters(values)]
    if not isinstance(values, (list, tuple, set, frozenset)):
        raise TypeError(f"{name} is {values!r}, expected a list of strings")
    return [word(name, value) for value in values]


def span(name: str, value: object) -> Tuple[float, float]:
    """A number, or the least and the most."""
    if isinstance(value, (list, tuple)):
        if len(value) != 2:
            raise Error("bad_argument", f"{name}={value!r}", "a number, or the least and the most")
        return real(name, value[0]), real(name, value[1])
    return real(name, value), real(name, value)


def whole_span(name: str, value: object, most: int) -> Tuple[int, int]:
    ends: Sequence[object] = value if isinstance(value, (list, tuple)) else (value, value)
    if len(ends) != 2:
        raise Error("bad_argument", f"{name}={value!r}", "a number, or the least and the most")
    return whole(name, ends[0], 0, most), whole(name, ends[1], 0, most)


def thread_count(value: object) -> int:
    """As many as there are cores that this process may use, if it isn't said."""
    if value is not None:
        return whole("threads", value, 1, 1024)
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # elsewhere than on Linux
        return os.cpu_count() or 1
