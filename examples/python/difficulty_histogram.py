#!/usr/bin/env python3
"""How the difficulty of a collection of 9×9 puzzles is spread, on Sudoku Explainer's scale.

    python3 examples/python/difficulty_histogram.py [FILE [PICTURE.png]]

Without a file 200 puzzles are made. A picture is drawn if matplotlib is there; the bars are
printed in any case.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import List

import dokushin


def collection(path: str) -> List[str]:
    found = dokushin.parse_all(Path(path).read_text())
    return [str(one) for one in found if isinstance(one, dokushin.Puzzle) and one.shape == "9x9"]


def made(count: int) -> List[str]:
    puzzles: List[str] = []
    first = 0
    while len(puzzles) < count:
        one = dokushin.generate(seed=2026, first=first)
        first = one.next
        puzzles.append(str(one.puzzle))
    return puzzles


def draw(ratings: List[float], picture: str) -> None:
    try:
        import matplotlib
    except ImportError:
        print(f"no matplotlib, so no {picture}", file=sys.stderr)
        return
    matplotlib.use("Agg")
    from matplotlib import pyplot

    pyplot.hist(ratings, bins=[tenths / 2 for tenths in range(2, 25)], edgecolor="white")
    pyplot.xlabel("Sudoku Explainer's rating")
    pyplot.ylabel("puzzles")
    pyplot.savefig(picture)


def main() -> None:
    puzzles = collection(sys.argv[1]) if len(sys.argv) > 1 else made(200)
    rated = dokushin.rate_many(puzzles)
    ratings = [rating for rating, status in zip(rated.hardest, rated.status) if status == "unique"]
    bands = Counter(int(rating * 2) / 2 for rating in ratings)
    longest = max(bands.values(), default=1)
    for band in sorted(bands):
        bar = "█" * max(1, round(50 * bands[band] / longest))
        print(f"{band:4.1f} to {band + 0.4:4.1f} {bands[band]:6} {bar}")
    hardest = Counter(key for key in rated.technique if key).most_common(5)
    print("the hardest step is most often:", ", ".join(f"{key} ({n})" for key, n in hardest))
    if len(sys.argv) > 2:
        draw(ratings, sys.argv[2])


if __name__ == "__main__":
    main()
