"""Random proper Sudoku puzzles for the renderings.

A grid is filled cell by cell, the cell with the fewest candidates first, in
a random order of digits; givens are then taken away in random order as long
as the solution stays unique and enough givens remain.  Well under a second a
puzzle, which is all that the renderings need; the engine itself generates far faster.
"""

from __future__ import annotations

import numpy as np

ALL = 0b1111111110


def house_masks(grid: list[int]) -> tuple[list[int], list[int], list[int]]:
    """The digits used in each row, column and box, as bit masks."""
    rows, columns, boxes = [0] * 9, [0] * 9, [0] * 9
    for cell, digit in enumerate(grid):
        if digit:
            rows[cell // 9] |= 1 << digit
            columns[cell % 9] |= 1 << digit
            boxes[cell // 27 * 3 + cell % 9 // 3] |= 1 << digit
    return rows, columns, boxes


def solutions(grid: list[int], order: list[int], limit: int) -> int:
    """Counts solutions up to `limit`; at the limit, `grid` holds the last one."""
    rows, columns, boxes = house_masks(grid)

    def search(left: int) -> int:
        best, best_count, best_mask = -1, 10, 0
        for cell in range(81):
            if grid[cell]:
                continue
            used = (
                rows[cell // 9]
                | columns[cell % 9]
                | boxes[cell // 27 * 3 + cell % 9 // 3]
            )
            count = (ALL & ~used).bit_count()
            if count < best_count:
                best, best_count, best_mask = cell, count, ALL & ~used
                if count <= 1:
                    break
        if best < 0:
            return 1
        row, column, box = best // 9, best % 9, best // 27 * 3 + best % 9 // 3
        found = 0
        for digit in order:
            bit = 1 << digit
            if not best_mask & bit:
                continue
            grid[best] = digit
            rows[row] |= bit
            columns[column] |= bit
            boxes[box] |= bit
            found += search(left - found)
            if found >= left:
                return found
            grid[best] = 0
            rows[row] ^= bit
            columns[column] ^= bit
            boxes[box] ^= bit
        return found

    return search(limit)


def random_puzzle(rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    """A proper puzzle of 23 to 38 givens and its solution, each 9x9."""
    order = [int(d) for d in rng.permutation(9) + 1]
    solution = [0] * 81
    solution[:9] = [int(d) for d in rng.permutation(9) + 1]
    solutions(solution, order, 1)
    puzzle, wanted, left = list(solution), int(rng.integers(23, 39)), 81
    for cell in rng.permutation(81):
        if left == wanted:
            break
        trial = list(puzzle)
        trial[cell] = 0
        if solutions(list(trial), order, 2) == 1:
            puzzle, left = trial, left - 1
    return np.array(puzzle).reshape(9, 9), np.array(solution).reshape(9, 9)
