// The oracle of unavoidable sets: all grids that have the same digits outside some cells, and
// where they differ from the given one.
#pragma once

#include <dokushin/solve.h>

#include <algorithm>
#include <set>

namespace dokushin::naive {

using CellList = std::vector<Cell>;

/// Where two grids differ.
inline CellList difference(const Grid &one, const Grid &other) {
    CellList cells;
    for (std::size_t at = 0; at < one.size(); ++at) {
        if (one[at] != other[at]) {
            cells.push_back(cell_at(at));
        }
    }
    return cells;
}

/// Those of up to `largest` cells, and not empty, that hold no other one.
inline std::set<CellList> minimal(const std::set<CellList> &sets, std::size_t largest) {
    std::vector<CellList> small;
    std::ranges::copy_if(sets, std::back_inserter(small), [&](const CellList &set) {
        return !set.empty() && set.size() <= largest;
    });
    std::set<CellList> kept;
    for (const CellList &set : small) {
        if (std::ranges::none_of(small, [&](const CellList &other) {
                return other != set && std::ranges::includes(set, other);
            })) {
            kept.insert(set);
        }
    }
    return kept;
}

/// The minimal unavoidable sets within some cells of a grid; nothing if there are more than
/// `most` grids to look at.
inline std::optional<std::set<CellList>> unavoidable_within(const Shape &shape, const Grid &grid,
                                                            const CellList &within,
                                                            std::size_t largest,
                                                            std::size_t most = ~std::size_t{0}) {
    Grid rest = grid;
    for (const Cell cell : within) {
        rest[index(cell)] = Digit::blank;
    }
    std::size_t seen = 0;
    std::set<CellList> differences;
    SolveOptions all;
    all.limits.solutions = Limits::unlimited;
    static_cast<void>(enumerate(*Puzzle::from_givens(shape, rest), all, [&](const Grid &other) {
        CellList cells = difference(grid, other);
        if (cells.size() <= largest) {
            differences.insert(std::move(cells));
        }
        return ++seen <= most;
    }));
    return seen > most ? std::nullopt : std::optional(minimal(differences, largest));
}

} // namespace dokushin::naive
