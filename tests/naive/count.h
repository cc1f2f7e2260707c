// The oracle of the searches: as slow and as plain as counting can be.
#pragma once

#include <dokushin/puzzle.h>

#include <algorithm>

namespace dokushin::naive {

/// May `digit` stand in `cell`, looking at each peer?
inline bool fits(const Puzzle &puzzle, const Grid &grid, Cell cell, Digit digit) {
    const bool stated = !puzzle.has_candidates() || puzzle.digit(cell) != Digit::blank ||
                        puzzle.stated_candidates()[index(cell)].contains(digit);
    return stated && std::ranges::none_of(puzzle.shape().peers(cell),
                                          [&](Cell peer) { return grid[index(peer)] == digit; });
}

inline std::uint64_t count_from(const Puzzle &puzzle, Grid &grid, std::size_t position,
                                std::uint64_t cap) {
    if (position == grid.size()) {
        return 1;
    }
    if (grid[position] != Digit::blank) {
        const bool fine = fits(puzzle, grid, cell_at(position), grid[position]);
        return fine ? count_from(puzzle, grid, position + 1, cap) : 0;
    }
    std::uint64_t found = 0;
    for (unsigned digit = 1; digit <= puzzle.shape().side() && found < cap; ++digit) {
        if (fits(puzzle, grid, cell_at(position), digit_of(digit))) {
            grid[position] = digit_of(digit);
            found += count_from(puzzle, grid, position + 1, cap - found);
            grid[position] = Digit::blank;
        }
    }
    return found;
}

/// How many solutions a puzzle has; no more than `cap` are counted.
inline std::uint64_t count(const Puzzle &puzzle, std::uint64_t cap = ~std::uint64_t{0}) {
    Grid grid = puzzle.digits();
    return count_from(puzzle, grid, 0, cap);
}

} // namespace dokushin::naive
