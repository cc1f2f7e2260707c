"""The newspaper page of the renderings, drawn flat.

The page holds one Sudoku grid with its corners at (0,0) and (side,side), and
around it what newspapers print there: lines of text, bars, boxes and parts of
other grids; under it the paper's texture and the print of the other side.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageOps

from fonts import choose, glyph, load_font

Colour = tuple[int, int, int]
Box = tuple[float, float, float, float]
LETTERS = "etaoinshrdlucmfwypvbgkETAISNCDLM,.-1234567890"


@dataclass
class Page:
    """A picture of the page and where the grid lies on it."""

    picture: Image.Image
    origin: tuple[float, float]  # pixel of the grid's top left corner
    side: int  # pixels of the grid's side
    paper: Colour
    ink: Colour

    @property
    def cell(self) -> float:
        """Pixels of a cell's side."""
        return self.side / 9

    def box(self, left: float, top: float, right: float, bottom: float) -> Box:
        """Grid coordinates, in sides, as pixels."""
        x, y, s = *self.origin, self.side
        return (x + left * s, y + top * s, x + right * s, y + bottom * s)


def mixed(colour: Colour, other: Colour, share: float) -> Colour:
    """`colour` with `share` of the `other`."""
    return tuple(int(round(a + (b - a) * share)) for a, b in zip(colour, other))


def random_paper(rng: np.random.Generator) -> Colour:
    """White, grey, cream or faintly coloured newsprint."""
    base = rng.uniform(195, 252)
    return tuple(int(np.clip(base + d, 0, 255)) for d in rng.normal(0, 5, 3))


def random_ink(rng: np.random.Generator) -> Colour:
    """Mostly black, seldom red, blue or another strong colour."""
    kind = rng.random()
    if kind < 0.8:
        return (int(rng.uniform(10, 80)),) * 3
    if kind < 0.9:
        return (
            int(rng.uniform(190, 240)),
            int(rng.uniform(40, 90)),
            int(rng.uniform(40, 90)),
        )
    return tuple(int(v) for v in rng.uniform(10, 130, 3))


def stamp(
    picture: Image.Image, ink: Image.Image, corner: tuple[float, float], colour: Colour
) -> None:
    """Prints a greyscale piece of ink at a corner."""
    picture.paste(colour, (round(corner[0]), round(corner[1])), ink)


def blank_page(
    rng: np.random.Generator,
    size: tuple[int, int],
    origin: tuple[float, float],
    side: int,
) -> Page:
    """Paper with its texture and without print."""
    paper = random_paper(rng)
    tint = rng.normal(0, rng.uniform(0.5, 5), (size[1] // 3 + 1, size[0] // 3 + 1))
    grain = Image.fromarray(np.clip(128 + tint, 0, 255).astype(np.uint8)).resize(size)
    grained = ImageOps.colorize(
        grain, (0, 0, 0), tuple(min(255, v * 2) for v in paper), paper
    )
    picture = grained if rng.random() < 0.8 else Image.new("RGB", size, paper)
    return Page(
        picture,
        origin,
        side,
        paper,
        mixed(random_ink(rng), paper, rng.uniform(0, 0.25)),
    )


def text_ink(
    rng: np.random.Generator, font: Path, size: int, width: int
) -> Image.Image:
    """One line of random words, at most `width` long."""
    words, length = [], 0
    while length < width / (0.5 * size):
        count = int(rng.integers(1, 10))
        words.append("".join(LETTERS[k] for k in rng.integers(0, len(LETTERS), count)))
        length += count + 1
    line = Image.new("L", (max(1, width), int(size * 1.4)), 0)
    ImageDraw.Draw(line).text(
        (0, 0), " ".join(words), font=load_font(font, size), fill=255
    )
    return line


def draw_text(rng: np.random.Generator, page: Page, area: Box, font: Path) -> None:
    """Fills an area with lines of text, or a headline and then lines."""
    left, top, right, bottom = area
    size = max(6, int(page.side * rng.uniform(0.022, 0.05)))
    ink = mixed(page.ink, random_ink(rng), 1.0 if rng.random() < 0.2 else 0.0)
    y, heading = top, rng.random() < 0.4
    while y < bottom - size:
        now = int(size * 2) if heading else size
        heading = False
        if right - left > 2 * size:
            line = text_ink(
                rng,
                font,
                now,
                int(
                    (right - left) * (1 if rng.random() < 0.8 else rng.uniform(0.3, 1))
                ),
            )
            stamp(page.picture, line, (left, y), ink)
        y += now * rng.uniform(1.15, 1.3)


def draw_lines(
    rng: np.random.Generator, page: Page, corner: tuple[float, float], side: float
) -> None:
    """A grid's lines: thick outside, thinner between boxes, thin between cells."""
    draw = ImageDraw.Draw(page.picture)
    ink = page.ink if rng.random() < 0.7 else random_ink(rng)
    outer = max(2, round(side * rng.uniform(0.003, 0.014)))
    middle = max(2, round(min(outer, side * rng.uniform(0.003, 0.010))))
    inner = max(1, round(min(middle, side * rng.uniform(0.0012, 0.006))))
    faint = mixed(
        ink,
        page.paper,
        rng.uniform(0, 0.4) if rng.random() < 0.7 else rng.uniform(0.4, 0.85),
    )
    x, y = corner
    for k in sorted(
        range(10), key=lambda k: (k % 3 == 0) + (k % 9 == 0)
    ):  # thin ones below
        width, fill = (
            (outer, ink)
            if k % 9 == 0
            else (middle, ink)
            if k % 3 == 0
            else (inner, faint)
        )
        low, at = -width / 2, k * side / 9
        draw.rectangle(
            [x + at + low, y + low, x + at + low + width - 1, y + side - low], fill=fill
        )
        draw.rectangle(
            [x + low, y + at + low, x + side - low, y + at + low + width - 1], fill=fill
        )


def shade(rng: np.random.Generator, page: Page) -> None:
    """Tints alternate boxes, the centre cross of boxes, or some cells."""
    kind = rng.random()
    if kind > 0.35:
        return
    tint = mixed(page.paper, random_ink(rng), rng.uniform(0.06, 0.4))
    draw, share = ImageDraw.Draw(page.picture), rng.uniform(0.02, 0.3)
    odd = int(rng.integers(2))
    for row in range(9):
        for column in range(9):
            alternate = (row // 3 + column // 3) % 2 == odd
            if alternate if kind < 0.2 else rng.random() < share:
                draw.rectangle(
                    page.box(column / 9, row / 9, (column + 1) / 9, (row + 1) / 9),
                    fill=tint,
                )


def draw_digits(
    rng: np.random.Generator,
    page: Page,
    digits: np.ndarray,
    corner: tuple[float, float],
    side: float,
    font: Path,
) -> None:
    """Prints the givens: one font, one height, one offset for the grid."""
    cell = side / 9
    height = rng.uniform(0.42, 0.7) if rng.random() < 0.8 else rng.uniform(0.35, 0.8)
    probe = glyph(font, "8", 100)
    size = max(6, int(100 * height * cell / probe.height))
    slack = max(0.0, (1 - height) / 2 - 0.07)
    offset = np.clip(rng.normal(0, 0.04, 2), -slack, slack)
    ink = (
        page.ink
        if rng.random() < 0.8
        else mixed(random_ink(rng), page.paper, rng.uniform(0, 0.3))
    )
    drawn = {d: glyph(font, str(d), size) for d in range(1, 10)}
    base = drawn[8].height
    for row, column in zip(*np.nonzero(digits)):
        piece = drawn[int(digits[row, column])]
        if piece.width > 0.8 * cell:
            piece = piece.resize((int(0.8 * cell), piece.height))
        middle = (
            np.array([column, row]) + 0.5 + offset + rng.normal(0, 0.006, 2)
        ) * cell + corner
        top = middle[1] + base / 2 - piece.height
        stamp(page.picture, piece, (middle[0] - piece.width / 2, top), ink)


def draw_surroundings(
    rng: np.random.Generator, page: Page, font_families: list[list[Path]]
) -> None:
    """Text, bars and parts of other grids on the four sides of the grid."""
    draw, font = ImageDraw.Draw(page.picture), choose(rng, font_families)
    for side in range(4):
        gap, far = rng.uniform(0.03, 0.15), 1.2
        low, high = (
            (-rng.uniform(0, 0.3), 1 + rng.uniform(0, 0.3))
            if rng.random() < 0.5
            else (0, 1)
        )
        area = page.box(
            *[
                (-far, low, -gap, high),
                (1 + gap, low, 1 + far, high),
                (low, -far, high, -gap),
                (low, 1 + gap, high, 1 + far),
            ][side]
        )
        kind = rng.random()
        if kind < 0.45:
            draw_text(rng, page, area, font)
        elif kind < 0.65:  # another grid, of which the frame shows a part
            scale = page.side * (1 if rng.random() < 0.6 else rng.uniform(0.3, 0.9))
            x = area[2] - scale if side == 0 else area[0]
            y = area[3] - scale if side == 2 else area[1]
            draw_lines(rng, page, (x, y), scale)
            digits = rng.integers(1, 10, (9, 9)) * (rng.random((9, 9)) < 0.35)
            draw_digits(rng, page, digits, (x, y), scale, font)
        elif kind < 0.75:  # a coloured bar or box
            thick = page.side * rng.uniform(0.01, 0.3)
            bar = {
                0: (area[2] - thick, area[1], area[2], area[3]),
                1: (area[0], area[1], area[0] + thick, area[3]),
                2: (area[0], area[3] - thick, area[2], area[3]),
                3: (area[0], area[1], area[2], area[1] + thick),
            }
            draw.rectangle(
                bar[side], fill=tuple(int(v) for v in rng.uniform(20, 240, 3))
            )
        elif kind < 0.83:  # the page's edge and the table
            table = tuple(int(v) for v in rng.uniform(10, 140, 3))
            wide, tall = page.picture.size
            edge = {
                0: (0, 0, area[2], tall),
                1: (area[0], 0, wide, tall),
                2: (0, 0, wide, area[3]),
                3: (0, area[1], wide, tall),
            }
            draw.rectangle(edge[side], fill=table)


def shine_through(rng: np.random.Generator, page: Page, font: Path) -> None:
    """The print of the other side: mirrored lines of text, faint and soft."""
    if rng.random() > 0.4:
        return
    wide, tall = page.picture.size
    ink, size = Image.new("L", (wide // 2, tall // 2), 0), int(
        page.side * rng.uniform(0.012, 0.06)
    )
    for y in range(
        int(rng.integers(size)), tall // 2, int(size * rng.uniform(1.2, 2)) + 1
    ):
        ink.paste(text_ink(rng, font, max(5, size), wide // 2), (0, y))
    ink = (
        ImageOps.mirror(ink)
        .filter(ImageFilter.GaussianBlur(size * 0.1))
        .resize((wide, tall))
    )
    strength = rng.uniform(0.03, 0.2)
    page.picture.paste(page.ink, (0, 0), ink.point(lambda v: int(v * strength)))


def stain(rng: np.random.Generator, page: Page) -> None:
    """Specks, creases and smears on the paper."""
    draw, wide = ImageDraw.Draw(page.picture, "RGBA"), page.side
    for _ in range(int(rng.integers(0, 12)) if rng.random() < 0.4 else 0):
        centre, radius = rng.uniform(-0.2, 1.2, 2), rng.uniform(0.001, 0.006)
        box = page.box(
            centre[0] - radius,
            centre[1] - radius,
            centre[0] + radius,
            centre[1] + radius,
        )
        draw.ellipse(box, fill=(*page.ink, int(rng.uniform(30, 160))))
    for _ in range(int(rng.integers(1, 4)) if rng.random() < 0.25 else 0):
        ends = page.box(*rng.uniform(-0.5, 1.5, 4))
        tone = int(rng.choice([0, 255]))
        draw.line(
            ends,
            fill=(tone, tone, tone, int(rng.uniform(15, 70))),
            width=max(1, int(wide * rng.uniform(0.002, 0.02))),
        )
