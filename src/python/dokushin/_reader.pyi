"""The module of C++ that reads pictures; where it was built without their decoders, there is none."""

from typing import List, Tuple

from ._engine import Record

Cell = Tuple[int, bool, bool, float, List[float]]
Grid = Tuple[
    Record, bool, bool, bool, List[Cell], List[Tuple[float, float]], List[Record]
]

def read_pixels(
    pixels: bytes, width: int, height: int, channels: int, handwritten: bool
) -> List[Grid]: ...
def read_file(file: bytes, handwritten: bool) -> List[Grid]: ...
