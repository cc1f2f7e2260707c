"""Puzzles in pictures: pages that the package prints are read, whatever a picture is given as."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Dict

import dokushin
import numpy
import pytest
from conftest import HARD, ROOT, said_without

PHOTO = ROOT / "examples/photo.jpg"
#: What tools/photo/render.py wrote beside it.
ON_PHOTO = ".....6........795.8.3....4...1.49...............67.8934...6.7.895..1....73......."


class Pillow:
    """An image with what is asked of Pillow's, which CI has not."""

    info: Dict[str, int] = {}

    def __init__(self, array: Any, mode: str) -> None:
        self.mode, self._array = mode, array
        self.size = (array.shape[1], array.shape[0])

    def convert(self, mode: str) -> Pillow:
        assert mode == "RGB"
        return Pillow(numpy.stack([self._array] * 3, axis=2), mode)

    def tobytes(self) -> bytes:
        return bytes(self._array.tobytes())


def line(grid: dokushin.PhotoGrid) -> str:
    return grid.puzzle.to_text("line")


def drawn() -> Any:
    """A picture as an array, drawn by hand: a frame, lines, and no digit."""
    picture = numpy.full((400, 400), 255, dtype=numpy.uint8)
    for at in range(10):
        wide = 4 if at % 3 == 0 else 2
        picture[20 + 40 * at : 20 + 40 * at + wide, 20:384] = 0
        picture[20:384, 20 + 40 * at : 20 + 40 * at + wide] = 0
    return picture


def test_a_file_is_read() -> None:
    grids = dokushin.read(PHOTO)
    assert [line(grid) for grid in grids] == [ON_PHOTO]
    assert grids[0].sure and grids[0].unique and not grids[0].alternatives
    assert dokushin.read(str(PHOTO)) == dokushin.read(bytearray(PHOTO.read_bytes())) == grids
    assert len(grids[0].cells) == 81 and len(grids[0].crossings) == 100
    for cell, digit in zip(grids[0].cells, (0 if one == "." else int(one) for one in ON_PHOTO)):
        assert cell.digit == digit and abs(sum(cell.probabilities) - 1) < 1e-3


def test_several_grids_are_in_reading_order() -> None:
    puzzles = [HARD, *(dokushin.generate(seed=seed).puzzle for seed in range(3))]
    page = dokushin.pages(puzzles).png(resolution=110)
    assert [grid.puzzle for grid in dokushin.read(page)] == [dokushin.parse(one) for one in puzzles]


def test_cages_are_rules_that_are_not_read() -> None:
    pairs = [(row, column) for row in (1, 3, 5, 7) for column in range(1, 10)]
    cages = [f"+cage({3 + c}:r{r}c{c},r{r + 1}c{c})" for r, c in pairs]
    killer = dokushin.parse(81 * ".", shape="9x9" + "".join(cages))
    (grid,) = dokushin.read(dokushin.pages([killer]).png(resolution=70))
    assert grid.unread_rules and not grid.unique and not grid.sure
    (grid,) = dokushin.read(PHOTO)
    assert not grid.unread_rules


def test_arrays_and_images_are_pictures() -> None:
    picture = drawn()
    (grid,) = dokushin.read(picture)
    assert line(grid) == 81 * "." and not grid.sure and not grid.unique
    colours = numpy.stack([picture] * 3, axis=2)
    opaque = numpy.concatenate([colours, numpy.full((400, 400, 1), 255, numpy.uint8)], axis=2)
    lying = numpy.ascontiguousarray(picture.T).T
    for same in (colours, opaque, lying, Pillow(picture, "L"), Pillow(picture, "P")):
        (other,) = dokushin.read(same)
        assert other.puzzle == grid.puzzle
    assert dokushin.read(numpy.zeros((100, 100), dtype=numpy.uint8)) == []


@pytest.mark.parametrize(
    ("picture", "code"),
    [
        (b"no picture", "bad_format"),
        (PHOTO.read_bytes()[:5000], "bad_format"),
        (numpy.zeros((10, 100), dtype=numpy.uint8), "unsupported"),
        (numpy.zeros((100, 100, 2), dtype=numpy.uint8), "wrong_length"),
        (numpy.zeros((100, 100), dtype=numpy.float32), "bad_argument"),
        (numpy.zeros(10000, dtype=numpy.uint8), "bad_argument"),
    ],
)
def test_what_is_no_picture_is_refused(picture: Any, code: str) -> None:
    with pytest.raises(dokushin.Error) as refused:
        dokushin.read(picture)
    assert refused.value.code == code
    assert refused.value.message("ja") != str(refused.value)


def test_what_can_not_be_a_picture(tmp_path: Path) -> None:
    with pytest.raises(TypeError):
        dokushin.read(5)
    with pytest.raises(TypeError):
        dokushin.read(PHOTO, handwritten="yes")  # type: ignore[arg-type]
    with pytest.raises(FileNotFoundError):
        dokushin.read(tmp_path / "none.jpg")


def test_a_build_that_reads_none_says_so() -> None:
    said = said_without("_reader", "dokushin.read(b'')")
    assert said.startswith("unsupported reading of pictures, expected a build")
    assert "画像" in said
