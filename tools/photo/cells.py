"""Cell sheets and their labels.

A sheet is what the engine's photo reader cuts from one photograph: a binary
PGM of 252x252, 9x9 cells of 28x28, paper 0 and ink 255.  Its labels are X.dat
(two lines to skip, then nine rows of givens) and, if there is one, X.hand
(nine rows of handwritten entries, blank in X.dat).
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

import numpy as np

SIDE = 28
UNLABELLED = -1  # of `hand`: a blank cell is neither printed nor handwritten


@dataclass
class Sheets:
    """Some photographs' cells: sheet first, then the 81 cells."""

    names: list[str]
    cells: np.ndarray  # sheets x 81 x 28 x 28, uint8
    digits: np.ndarray  # sheets x 81, 0 for blank; a handwritten digit counts
    hand: np.ndarray  # sheets x 81, 1 handwritten, 0 printed, UNLABELLED blank

    def __len__(self) -> int:
        return len(self.names)

    def subset(self, keep: np.ndarray) -> "Sheets":
        """The sheets at the given indices, or where a mask is true."""
        index = np.nonzero(keep)[0] if keep.dtype == bool else keep
        return Sheets(
            [self.names[i] for i in index],
            self.cells[index],
            self.digits[index],
            self.hand[index],
        )


def read_sheet(path: Path) -> np.ndarray:
    """The 81 cells of one sheet."""
    data = path.read_bytes()
    header = data.split(maxsplit=4)[:4]
    if header != [b"P5", b"252", b"252", b"255"]:
        sys.exit(f"{path}: expected a binary PGM of 252x252 with 255 levels")
    pixels = np.frombuffer(data[-252 * 252 :], np.uint8).reshape(9, SIDE, 9, SIDE)
    return pixels.transpose(0, 2, 1, 3).reshape(81, SIDE, SIDE)


def read_table(path: Path, skip: int) -> np.ndarray:
    """Nine rows of nine numbers after `skip` lines."""
    rows = [
        line.split() for line in path.read_text().splitlines()[skip:] if line.split()
    ]
    if len(rows) < 9 or any(len(row) != 9 for row in rows[:9]):
        sys.exit(f"{path}: expected nine rows of nine numbers from line {skip + 1}")
    return np.array(rows[:9], int).reshape(81)


def read_sheets(sheets: list[Path], label_folder: Path | None) -> Sheets:
    """Reads sheets with their labels, from beside the sheet or `label_folder`."""
    cells, digits, hand = [], [], []
    for path in sheets:
        labels = path.with_suffix(".dat")
        if label_folder and not labels.is_file():
            labels = label_folder / labels.name
        if not labels.is_file():
            sys.exit(f"{path}: no {labels.name} beside it or in --photos")
        printed, written = read_table(labels, 2), np.zeros(81, int)
        if labels.with_suffix(".hand").is_file():
            written = read_table(labels.with_suffix(".hand"), 0)
        cells.append(read_sheet(path))
        digits.append(printed + written * (printed == 0))
        hand.append(np.where(printed > 0, 0, np.where(written > 0, 1, UNLABELLED)))
    if not cells:
        sys.exit("no cell sheets (*.pgm) found")
    return Sheets(
        [p.stem for p in sheets], np.stack(cells), np.stack(digits), np.stack(hand)
    )


def agreement(sheets: Sheets) -> np.ndarray:
    """For each sheet, how well ink in the middle of a cell tells digits from blanks.

    The chance that a digit's cell holds more ink than a blank one: near 1 for
    a sheet cut from the right grid, near 1/2 for another grid or wrong polarity.
    """
    ink = sheets.cells[:, :, 5:23, 5:23].astype(np.float32).std(axis=(2, 3))
    scores = np.ones(len(sheets))
    for i, (amounts, digits) in enumerate(zip(ink, sheets.digits)):
        full, empty = amounts[digits > 0], amounts[digits == 0]
        if len(full) and len(empty):
            scores[i] = (full[:, None] > empty[None, :]).mean()
    return scores


def puzzle_groups(tables: np.ndarray) -> np.ndarray:
    """A number for each table of digits, equal where the tables are."""
    found: dict[bytes, int] = {}
    return np.array([found.setdefault(t.tobytes(), len(found)) for t in tables])


def photo_folds(photos: Path, count: int) -> dict[str, int]:
    """The fold of each photograph, in the order of names.

    Photographs of one puzzle share a fold, so that no puzzle is both trained
    on and tested; each puzzle goes to the fold that is smallest so far.
    """
    paths = sorted(photos.glob("*.dat"))
    groups = puzzle_groups(np.array([read_table(path, 2) for path in paths]))
    fold, sizes = np.zeros(len(paths), int), np.zeros(count, int)
    for group in range(groups.max() + 1):
        smallest = int(np.argmin(sizes))
        fold[groups == group] = smallest
        sizes[smallest] += (groups == group).sum()
    return {path.stem: int(number) for path, number in zip(paths, fold)}
