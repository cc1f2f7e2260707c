"""Handwritten entries of the renderings: whole digits and small pencil marks.

A writer is a handwriting font or the real digits of the UCI optical digits
set (in python3-sklearn, 8x8 each, smoothed to strokes); the writer's pen has one
colour, and every digit is turned, sheared and shifted a little differently.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Callable

import numpy as np
from PIL import Image, ImageFilter, ImageOps

from fonts import choose, glyph
from page import Colour, Page

Writer = Callable[[int], Image.Image]


@lru_cache(maxsize=1)
def uci_digits() -> tuple[np.ndarray, np.ndarray]:
    """The UCI pictures (0..16) and their digits; empty where sklearn is missing."""
    try:
        from sklearn.datasets import load_digits
    except ImportError:
        return np.zeros((0, 8, 8)), np.zeros(0, int)
    found = load_digits()
    return found.images, found.target


def uci_writer(rng: np.random.Generator, held_out: bool) -> Writer:
    """Draws a random UCI digit; odd indices are held out."""
    images, targets = uci_digits()
    level, slope = rng.uniform(90, 130), rng.uniform(3, 6)

    def write(digit: int) -> Image.Image:
        own = np.nonzero(
            (targets == digit) & (np.arange(len(targets)) % 2 == int(held_out))
        )[0]
        small = Image.fromarray(
            (images[own[rng.integers(len(own))]] * 15.9).astype(np.uint8)
        )
        large = ImageOps.expand(small, 1).resize((100, 100), Image.Resampling.BICUBIC)
        ink = large.point(lambda v: int(np.clip(128 + (v - level) * slope, 0, 255)))
        return ink.crop(ink.getbbox() or (0, 0, 1, 1))

    return write


def random_writer(
    rng: np.random.Generator, families: list[list[Path]], held_out: bool
) -> Writer:
    """A writer for one photograph."""
    if rng.random() < 0.5 and len(uci_digits()[1]):
        return uci_writer(rng, held_out)
    font = choose(rng, families)
    return lambda digit: glyph(font, str(digit), 90)


def random_pen(rng: np.random.Generator) -> tuple[Colour, float]:
    """A pencil, a blue or a black pen: its colour and how it covers."""
    kind = rng.random()
    if kind < 0.4:
        return (int(rng.uniform(60, 110)),) * 3, rng.uniform(0.5, 0.9)
    if kind < 0.75:
        return (
            int(rng.uniform(10, 70)),
            int(rng.uniform(20, 90)),
            int(rng.uniform(120, 200)),
        ), rng.uniform(0.7, 1)
    return (int(rng.uniform(10, 60)),) * 3, rng.uniform(0.7, 1)


def put(
    rng: np.random.Generator,
    page: Page,
    ink: Image.Image,
    centre: np.ndarray,
    height: float,
    pen: tuple[Colour, float],
) -> None:
    """Writes one digit around a centre (in cells from the grid's corner)."""
    tall = max(4, int(height * page.cell))
    wide = min(
        max(2, int(ink.width * tall / ink.height * rng.uniform(0.85, 1.15))),
        int(0.85 * page.cell),
    )
    ink = ImageOps.expand(
        ink.resize((wide, tall), Image.Resampling.BILINEAR), tall // 4
    )
    shear = rng.normal(0, 0.12)
    ink = ink.transform(
        ink.size, Image.Transform.AFFINE, (1, shear, -shear * ink.height / 2, 0, 1, 0)
    )
    ink = ink.rotate(rng.normal(0, 6), Image.Resampling.BILINEAR)
    if rng.random() < 0.3 and height > 0.4:
        ink = ink.filter(
            ImageFilter.MinFilter(3) if rng.random() < 0.5 else ImageFilter.MaxFilter(3)
        )
    colour, cover = pen
    corner = np.array(page.origin) + centre * page.cell - np.array(ink.size) / 2
    page.picture.paste(
        colour,
        (round(corner[0]), round(corner[1])),
        ink.point(lambda v: int(v * cover)),
    )


def write_entries(
    rng: np.random.Generator,
    page: Page,
    blanks: np.ndarray,
    solution: np.ndarray,
    writer: Writer,
) -> np.ndarray:
    """Writes digits into some blanks; gives them as a 9x9 array."""
    pen, height, share = random_pen(rng), rng.uniform(0.4, 0.75), rng.uniform(0.05, 1)
    entries = np.where(blanks & (rng.random((9, 9)) < share), solution, 0)
    slack = (1 - height) / 2
    for row, column in zip(*np.nonzero(entries)):
        shift = np.clip(rng.normal(0, 0.06, 2), -slack, slack)
        own = np.clip(height * rng.normal(1, 0.08), 0.35, 0.85)
        put(
            rng,
            page,
            writer(int(entries[row, column])),
            np.array([column, row]) + 0.5 + shift,
            own,
            pen,
        )
    return entries


def write_marks(
    rng: np.random.Generator, page: Page, blanks: np.ndarray, writer: Writer
) -> None:
    """Writes one to four small candidates along the edges of some blanks."""
    pen, height, share = (
        random_pen(rng),
        rng.uniform(0.14, 0.28),
        rng.uniform(0.05, 0.7),
    )
    places = np.array([[x, y] for y in (0.2, 0.8) for x in (0.2, 0.5, 0.8)])
    for row, column in zip(*np.nonzero(blanks & (rng.random((9, 9)) < share))):
        for k in rng.permutation(len(places))[: rng.integers(1, 5)]:
            centre = np.array([column, row]) + places[k] + rng.normal(0, 0.03, 2)
            put(
                rng,
                page,
                writer(int(rng.integers(1, 10))),
                centre,
                height * rng.normal(1, 0.08),
                pen,
            )
