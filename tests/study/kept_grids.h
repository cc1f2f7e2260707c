// The grids that keep the rules of a board, and what they say of its puzzle: the right answers.
#pragma once

#include <dokushin/solve.h>

#include <cstddef>
#include <vector>

namespace dokushin {

/// Enumerates the solutions of a puzzle, no more than `most`.
inline std::vector<Grid> all_grids(const Puzzle &puzzle, std::size_t most) {
    std::vector<Grid> grids;
    SolveOptions all;
    all.limits.solutions = Limits::unlimited;
    static_cast<void>(enumerate(puzzle, all, [&](const Grid &grid) {
        grids.push_back(grid);
        return grids.size() < most;
    }));
    return grids;
}

/// Is a status right for a puzzle whose solutions are these? A rule that no digits can keep, or
/// that the givens break, may show before any search.
inline bool is_right(Status status, const std::vector<Grid> &solutions) {
    if (solutions.empty()) {
        return status == Status::none || status == Status::invalid;
    }
    return status == (solutions.size() == 1 ? Status::unique : Status::multiple);
}

/// Returns the digits that each cell has in some of the grids.
inline Pencilmarks candidates_in(const std::vector<Grid> &grids, std::size_t cells) {
    Pencilmarks candidates(cells);
    for (const Grid &grid : grids) {
        for (std::size_t cell = 0; cell < grid.size(); ++cell) {
            candidates[cell].insert(grid[cell]);
        }
    }
    return candidates;
}

/// Counts the grids with each digit of each cell, up to `most`.
inline std::vector<std::uint32_t> counts_in(const std::vector<Grid> &grids, const Shape &shape,
                                            std::uint32_t most) {
    std::vector<std::uint32_t> counts(std::size_t{shape.cell_count()} * shape.side());
    for (const Grid &grid : grids) {
        for (std::size_t cell = 0; cell < grid.size(); ++cell) {
            std::uint32_t &count = counts[cell * shape.side() + number(grid[cell]) - 1];
            count = std::min(count + 1, most);
        }
    }
    return counts;
}

} // namespace dokushin
