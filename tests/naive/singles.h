// The oracle of backdoors: naked and hidden singles, each looked for in every cell and house
// from the beginning, until there is none.
#pragma once

#include "naive/count.h"

namespace dokushin::naive {

/// Places a single if there is one.
inline bool place_a_single(const Puzzle &puzzle, Grid &grid) {
    const auto may_hold = [&](Cell cell, Digit digit) {
        return grid[index(cell)] == Digit::blank && fits(puzzle, grid, cell, digit);
    };
    const unsigned side = puzzle.shape().side();
    for (std::size_t at = 0; at < grid.size(); ++at) {
        std::vector<Digit> here;
        for (unsigned digit = 1; digit <= side; ++digit) {
            if (may_hold(cell_at(at), digit_of(digit))) {
                here.push_back(digit_of(digit));
            }
        }
        if (here.size() == 1) {
            grid[at] = here.front();
            return true;
        }
    }
    for (const House &house : puzzle.shape().houses()) {
        for (unsigned digit = 1; digit <= side; ++digit) {
            std::vector<Cell> places;
            std::ranges::copy_if(house.cells, std::back_inserter(places),
                                 [&](Cell cell) { return may_hold(cell, digit_of(digit)); });
            if (places.size() == 1) {
                grid[index(places.front())] = digit_of(digit);
                return true;
            }
        }
    }
    return false;
}

/// Do singles finish the puzzle once the cells hold the solution's digits?
inline bool singles_finish(const Puzzle &puzzle, const Grid &solution,
                           const std::vector<Cell> &cells) {
    Grid grid = puzzle.digits();
    for (const Cell cell : cells) {
        grid[index(cell)] = solution[index(cell)];
    }
    while (place_a_single(puzzle, grid)) {
    }
    return grid == solution;
}

} // namespace dokushin::naive
