"""The font catalogue of the renderings.

Reads a list of `role glob` rows (fonts.txt beside this file), and keeps the
fonts that can draw the digits 1..9: every digit has ink, all of them differ,
and their heights are alike (old-style figures that hang below the line would
not be found in a Sudoku).
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFont

FONT_ROOT = Path("/usr/share/fonts")
DEFAULT_LIST = Path(__file__).with_name("fonts.txt")
HAIRLINE = re.compile(
    "Thin|Hairline|ExtraLight|UltraLight"
)  # no newspaper prints these
SLANTED = re.compile("Ital|Obl|It$|BI$|RI$|Inclined")  # rarer in print than upright
ROLES = ("print", "print-held-out", "hand", "hand-held-out")


def load_font(path: Path, size: int) -> ImageFont.FreeTypeFont:
    """The font at `size` pixels, drawn by the basic layout engine."""
    return ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)


def glyph(path: Path, text: str, size: int) -> Image.Image:
    """The ink of `text` as a tight greyscale picture (ink is 255)."""
    font = load_font(path, size)
    left, top, right, bottom = font.getbbox(text)
    picture = Image.new("L", (max(1, right - left), max(1, bottom - top)), 0)
    ImageDraw.Draw(picture).text((-left, -top), text, font=font, fill=255)
    box = picture.getbbox()
    return picture.crop(box) if box else Image.new("L", (1, 1), 0)


def can_draw_digits(path: Path, printed: bool) -> bool:
    """Whether the font has nine different digits, lining ones if printed."""
    try:
        digits = [glyph(path, str(d), 40) for d in range(1, 10)]
    except (OSError, ValueError):
        return False
    heights = [picture.height for picture in digits]
    if min(heights) < 12 or len({picture.tobytes() for picture in digits}) < 9:
        return False
    return not printed or max(heights) <= 1.2 * min(heights)


def read_list(path: Path) -> list[tuple[str, str]]:
    """The rows (role, glob) of a font list."""
    rows = []
    for number, line in enumerate(path.read_text().splitlines(), 1):
        words = line.split("#")[0].split()
        if not words:
            continue
        if len(words) != 2 or words[0] not in ROLES:
            sys.exit(
                f"{path}:{number}: expected a role of {', '.join(ROLES)} and a glob"
            )
        rows.append((words[0], words[1]))
    return rows


def families(path: Path, role: str) -> list[list[Path]]:
    """The families of a role, each the sorted files that can draw digits."""
    found = []
    for row_role, pattern in read_list(path):
        if row_role != role:
            continue
        files = sorted(FONT_ROOT.glob(pattern))
        files = [f for f in files if not HAIRLINE.search(f.stem)]
        usable = [f for f in files if can_draw_digits(f, role.startswith("print"))]
        if usable:
            found.append(usable)
        else:
            print(f"fonts: no usable font for {pattern}", file=sys.stderr)
    if not found:
        sys.exit(f"{path}: no installed font has the role {role}")
    return found


def choose(rng: np.random.Generator, listed: list[list[Path]]) -> Path:
    """A random font: the family, then a file, a second choice if it is slanted."""
    family = listed[rng.integers(len(listed))]
    first, second = rng.integers(len(family), size=2)
    return family[second if SLANTED.search(family[first].stem) else first]
