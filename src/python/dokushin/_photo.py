"""Puzzles in pictures: photographs of a page, scans, pictures of a screen."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, List, Tuple

from ._arguments import flag
from ._error import Error, sentence
from ._optional import optional
from ._puzzle import Puzzle

if TYPE_CHECKING:
    from . import _reader

#: The kinds of pixels of Pillow's images that are read as they are.
_MODES = {"L": 1, "RGB": 3, "RGBA": 4}


@dataclass(frozen=True)
class PhotoCell:
    """What is seen in a cell of a picture.

    Attributes:
        digit: that of the reading, or 0.
        doubtful: the reading may be wrong here.
        changed: the solver preferred another digit than is likeliest.
        handwritten: the probability that the digit is written by hand.
        probabilities: those of blank, and of the digits 1 to 9.
    """

    digit: int
    doubtful: bool
    changed: bool
    handwritten: float
    probabilities: Tuple[float, ...]


@dataclass(frozen=True)
class PhotoGrid:
    """A grid that was found in a picture.

    Attributes:
        puzzle: what was read.
        sure: it is a proper puzzle, no cell is doubtful, and the grid's lines are seen well.
        unique: the puzzle has exactly one solution.
        unread_rules: it has cages, which are not read.
        cells: what is seen in each cell, row by row.
        crossings: where the grid's lines cross, rows of points (x, y) in pixels: 10 × 10 of a 9×9.
        alternatives: other readings that are proper puzzles, likelier ones first.
    """

    puzzle: Puzzle
    sure: bool
    unique: bool
    unread_rules: bool
    cells: Tuple[PhotoCell, ...]
    crossings: Tuple[Tuple[float, float], ...]
    alternatives: Tuple[Puzzle, ...]


def _reader_module() -> Any:
    needed = sentence("a build that reads pictures, and the libraries that it needs")
    return optional("_reader", sentence("reading of pictures"), needed)


def _pixels(image: Any) -> Tuple[bytes, int, int, int]:
    """The bytes of an image of Pillow or of an array, its width, height and channels."""
    if hasattr(image, "convert") and hasattr(image, "mode"):
        if image.mode not in _MODES:
            is_opaque = image.mode[-1:] not in "Aa" and "transparency" not in image.info
            image = image.convert("RGB" if is_opaque else "RGBA")
        width, height = image.size
        return image.tobytes(), width, height, _MODES[image.mode]
    try:
        array = memoryview(image)
    except TypeError:
        kinds = "a path, bytes of a file, an array of bytes, or an image of Pillow"
        raise TypeError(f"{type(image).__name__}; expected {kinds}") from None
    shape = array.shape or ()
    if array.format != "B" or len(shape) not in (2, 3):
        what = sentence("an array of type {} with {n} dimensions", array.format, array.ndim)
        raise Error(
            "bad_argument", what, sentence("bytes in rows and columns, or these with channels")
        )
    return array.tobytes(), shape[1], shape[0], shape[2] if len(shape) == 3 else 1


def _grid(parts: _reader.Grid) -> PhotoGrid:
    record, sure, unique, unread_rules, cells, crossings, others = parts
    seen = tuple(PhotoCell(*its[:4], tuple(its[4])) for its in cells)
    alternatives = tuple(Puzzle._of(its) for its in others)
    puzzle = Puzzle._of(record)
    return PhotoGrid(puzzle, sure, unique, unread_rules, seen, tuple(crossings), alternatives)


def read(image: Any, *, handwritten: bool = False) -> List[PhotoGrid]:
    """Read all 9×9 and 6×6 puzzles in a picture, as ``dokushin read`` does.

    There are none if no grid is found.

    >>> import dokushin
    >>> page = dokushin.pages([dokushin.generate(seed=1).puzzle]).png(resolution=70)
    >>> [grid] = dokushin.read(page)
    >>> grid.sure, grid.puzzle == dokushin.parse(dokushin.generate(seed=1).puzzle)
    (True, True)

    Args:
        image: a path of a JPEG, PNG or WebP file, the bytes of one, an array of bytes with the
            shape (height, width) or (height, width, channels), or an image of Pillow.
        handwritten: digits that are written by hand become placed digits; otherwise they are left
            out.

    Raises:
        Error: what is no picture, or one that is too small or too large; a build without what
            reads pictures.
        OSError: a file that can't be read.
        TypeError: what is no picture at all.
    """
    kept = flag("handwritten", handwritten)
    reader = _reader_module()
    if isinstance(image, (str, os.PathLike)):
        image = Path(image).read_bytes()
    if isinstance(image, (bytes, bytearray)):
        return [_grid(its) for its in reader.read_file(bytes(image), kept)]
    return [_grid(its) for its in reader.read_pixels(*_pixels(image), kept)]
