#!/usr/bin/env python3
"""A book of new puzzles that grow harder, with their solutions upside down at the end.

    python3 examples/python/puzzle_book.py BOOK.pdf [COUNT [SEED]]

The same seed makes the same book.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Iterator, List

import dokushin

#: From singles alone to what takes chains, on Sudoku Explainer's scale.
LEVELS = [(1.0, 1.5), (2.0, 2.3), (2.6, 3.2), (3.4, 4.2), (4.4, 6.6)]


def puzzles(count: int, seed: int) -> Iterator[dokushin.Puzzle]:
    """As many of each level, as far as that can be; every other has the usual symmetry, which is
    easy on the eyes."""
    first = 0
    for number in range(count):
        level = LEVELS[min(number * len(LEVELS) // count, len(LEVELS) - 1)]
        symmetry = "180" if number % 2 == 0 else "none"
        made = dokushin.generate(seed=seed, first=first, rating=level, symmetry=symmetry)
        assert made.puzzle is not None  # without a limit of time it goes on until there is one
        first = made.next
        yield made.puzzle


def book(made: List[dokushin.Puzzle], seed: int) -> dokushin.Pages:
    ratings = [dokushin.rate(puzzle).hardest for puzzle in made]
    labels = [
        f"No. {number} · {one.rating} · {one.technique}" for number, one in enumerate(ratings, 1)
    ]
    return dokushin.pages(
        made, title=f"Book {seed}", labels=labels, solutions=True, upside_down=True, per_page=4
    )


def main(arguments: List[str]) -> None:
    if not arguments:
        sys.exit(__doc__)
    count = int(arguments[1]) if len(arguments) > 1 else 12
    seed = int(arguments[2]) if len(arguments) > 2 else 2026
    made = book(list(puzzles(count, seed)), seed)
    Path(arguments[0]).write_bytes(made.pdf())
    for one in made.puzzles:
        print(f"{one.puzzle} {one.label}")
    print(f"{arguments[0]}: {len(made)} pages")


if __name__ == "__main__":
    main(sys.argv[1:])
