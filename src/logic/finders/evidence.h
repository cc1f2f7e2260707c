// What several finders do with a pattern once it is found: list what it strikes.
#pragma once

#include "logic/finder.h"

#include <algorithm>

namespace dokushin::logic {

/// Adds `digit` of the cells at `places` of `house`.
inline void strike(std::vector<Candidate> &eliminations, const Layout &layout, HouseNumber house,
                   Places places, Digit digit) {
    for (const unsigned place : Bits(places)) {
        eliminations.push_back({layout.cell_in(house, place), digit});
    }
}

inline void sort_eliminations(Step &step) {
    std::ranges::sort(step.eliminations, {}, [](const Candidate &candidate) {
        return std::pair(candidate.cell, candidate.digit);
    });
}

/// The cells at `places`, in the order of the house.
inline std::vector<Cell> cells_at(const Layout &layout, HouseNumber house, Places places) {
    std::vector<Cell> cells;
    for (const unsigned place : Bits(places)) {
        cells.push_back(layout.cell_in(house, place));
    }
    return cells;
}

/// The next larger number with as many bits, from Hacker's Delight (Warren): sets of
/// places or digits in the order of their last member, then the one before, …
inline std::uint64_t next_with_as_many_bits(std::uint64_t set) {
    const std::uint64_t lowest = set & (~set + 1);
    const std::uint64_t ripple = set + lowest;
    return ripple | ((set ^ ripple) >> 2) / lowest;
}

} // namespace dokushin::logic
