#!/usr/bin/env python3
"""Renders photographs of printed Sudoku to train and to test the photo reader.

    render.py --seed 1 --count 1500 --out FOLDER [--fonts LIST] [--held-out]

Each rendering is rNNNN.jpg with rNNNN.dat (camera, size, nine rows of givens,
0 for blank), rNNNN.hand (the handwritten entries, which are blank in .dat) and
rNNNN.corners (the grid's corners in the photograph).  The method: draw a flat
page (page.py, handwriting.py), lay it before a camera and develop (camera.py).
One generator a picture, seeded by (seed, number): equal seeds give equal files.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path

import numpy as np

import camera
import fonts
import handwriting
import page as paper
from puzzles import random_puzzle


@dataclass
class Catalogue:
    """The font families that this run may use."""

    print: list[list[Path]]
    hand: list[list[Path]]
    held_out: bool


def page_for(rng: np.random.Generator, view: camera.View) -> paper.Page:
    """Blank paper, large enough for all that the view sees of it."""
    width, height = view.size
    x, y = np.meshgrid(np.linspace(0, width, 9), np.linspace(0, height, 9))
    seen = view.to_page(np.stack([x, y], -1)).reshape(-1, 2)
    low = np.floor(seen.min(0)) - 8
    size = np.ceil(seen.max(0) - low).astype(int) + 16
    return paper.blank_page(
        rng, (int(size[0]), int(size[1])), (-float(low[0]), -float(low[1])), view.side
    )


def draw_page(
    rng: np.random.Generator,
    sheet: paper.Page,
    givens: np.ndarray,
    solution: np.ndarray,
    catalogue: Catalogue,
) -> np.ndarray:
    """Prints and writes all on the page; gives the handwritten entries."""
    font = fonts.choose(rng, catalogue.print)
    paper.shine_through(rng, sheet, font)
    paper.draw_surroundings(rng, sheet, catalogue.print)
    paper.shade(rng, sheet)
    paper.draw_lines(rng, sheet, sheet.origin, sheet.side)
    paper.draw_digits(rng, sheet, givens, sheet.origin, sheet.side, font)
    entries = np.zeros((9, 9), int)
    if rng.random() < 0.15:
        writer = handwriting.random_writer(rng, catalogue.hand, catalogue.held_out)
        kind, blanks = rng.random(), givens == 0
        if kind < 0.75:
            entries = handwriting.write_entries(rng, sheet, blanks, solution, writer)
        if kind > 0.5:
            handwriting.write_marks(rng, sheet, blanks & (entries == 0), writer)
    paper.stain(rng, sheet)
    return entries


def table_text(numbers: np.ndarray) -> str:
    """Nine rows of nine numbers."""
    return "".join(" ".join(str(int(v)) for v in row) + " \n" for row in numbers)


def render(seed: int, number: int, catalogue: Catalogue, out: Path) -> None:
    """Makes one rendering and its tables."""
    rng = np.random.default_rng([seed, number])
    givens, solution = random_puzzle(rng)
    view = camera.random_view(rng)
    sheet = page_for(rng, view)
    entries = draw_page(rng, sheet, givens, solution, catalogue)
    photo = camera.develop(rng, camera.warp(sheet.picture, sheet.origin, view))
    name = out / f"r{number:04d}"
    photo.save(name.with_suffix(".jpg"), quality=int(rng.integers(40, 93)))
    width, height = view.size
    name.with_suffix(".dat").write_text(
        f"rendering\n{width}x{height}:24 JPG\n{table_text(givens)}"
    )
    name.with_suffix(".hand").write_text(table_text(entries))
    corners = " ".join(f"{x:.1f},{y:.1f}" for x, y in view.true_corners())
    name.with_suffix(".corners").write_text(corners + "\n")


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(
        description="Renders photographs of printed Sudoku."
    )
    parser.add_argument(
        "--seed", type=int, required=True, help="the same seed gives the same files"
    )
    parser.add_argument("--count", type=int, required=True, help="how many renderings")
    parser.add_argument("--out", type=Path, required=True, help="folder for the files")
    parser.add_argument(
        "--first", type=int, default=0, help="number of the first rendering"
    )
    parser.add_argument(
        "--fonts",
        type=Path,
        default=fonts.DEFAULT_LIST,
        help="list of roles and font globs",
    )
    parser.add_argument(
        "--held-out",
        action="store_true",
        help="use the held-out fonts and writers only",
    )
    return parser.parse_args()


def main() -> None:
    """Renders what the command line asks for."""
    options = arguments()
    if not options.fonts.is_file():
        sys.exit(f"{options.fonts}: no such font list")
    suffix = "-held-out" if options.held_out else ""
    catalogue = Catalogue(
        fonts.families(options.fonts, "print" + suffix),
        fonts.families(options.fonts, "hand" + suffix),
        options.held_out,
    )
    options.out.mkdir(parents=True, exist_ok=True)
    for number in range(options.first, options.first + options.count):
        render(options.seed, number, catalogue, options.out)


if __name__ == "__main__":
    main()
