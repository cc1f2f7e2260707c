#!/usr/bin/env python3
"""The solver of the tutorials, written as they write it, next to dokushin's search of that name.

Both go to the first empty cell, try the digits in ascending order and take back what leads
nowhere; so both take back as often, and find the same solution.

    python3 examples/python/solver_beside_ours.py [FILE]
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import List

import dokushin

Board = List[List[int]]


class Tutorial:
    """Backtracking as it is taught."""

    def __init__(self, board: Board) -> None:
        self.board = [list(row) for row in board]
        self.backtracks = 0

    def allows(self, row: int, column: int, digit: int) -> bool:
        if digit in self.board[row]:
            return False
        if any(self.board[r][column] == digit for r in range(9)):
            return False
        top, left = row // 3 * 3, column // 3 * 3
        return all(self.board[top + r][left + c] != digit for r in range(3) for c in range(3))

    def solve(self) -> bool:
        for row in range(9):
            for column in range(9):
                if self.board[row][column] == 0:
                    for digit in range(1, 10):
                        if self.allows(row, column, digit):
                            self.board[row][column] = digit
                            if self.solve():
                                return True
                            self.board[row][column] = 0
                            self.backtracks += 1
                    return False
        return True


def boards(path: Path) -> List[Board]:
    found = dokushin.parse_all(path.read_text())
    return [one.givens for one in found if isinstance(one, dokushin.Puzzle) and one.side == 9]


def main() -> int:
    examples = Path(__file__).resolve().parents[1]
    path = Path(sys.argv[1]) if len(sys.argv) > 1 else examples / "learners.txt"
    print("backtracks:   tutorial   dokushin   best search   times faster (the same search)")
    differ = 0
    for board in boards(path):
        tutorial = Tutorial(board)
        start = time.perf_counter()
        tutorial.solve()
        middle = time.perf_counter()
        ours = dokushin.solve(board, method="backtrack", solutions=1)
        end = time.perf_counter()
        best = dokushin.solve(board)
        differ += tutorial.backtracks != ours.backtracks or tutorial.board != ours.solution
        faster = (middle - start) / (end - middle)
        print(f"{tutorial.backtracks:22}{ours.backtracks:11}{best.backtracks:14}{faster:15.0f}")
    print("the same counts and solutions" if differ == 0 else f"{differ} differ")
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main())
