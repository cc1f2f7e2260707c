// Functions that several finders share: they list a pattern's cells and houses, and what it
// eliminates.
#pragma once

#include "logic/finders/finders.h"

#include <algorithm>
#include <initializer_list>
#include <span>

namespace dokushin::logic {

/// Returns the first part with this role, which the step has.
inline const Part &known_part(const Step &step, Role role) {
    const Part *const part = part_of(step, role);
    assert(part != nullptr);
    return *part;
}

/// Adds `digit` of the cells at `places` of `house`.
inline void eliminate(std::vector<Candidate> &eliminations, const Layout &layout, HouseNumber house,
                      Places places, Digit digit) {
    assert(static_cast<unsigned>(std::bit_width(places)) <= layout.side());
    for (const unsigned place : Bits(places)) {
        eliminations.push_back({layout.cell_in(house, place), digit});
    }
}

/// Adds `digit` of each of these cells, which have it.
template <typename Cells>
void eliminate(std::vector<Candidate> &eliminations, const Cells &cells, Digit digit) {
    for (const Cell cell : cells) {
        eliminations.push_back({cell, digit});
    }
}

/// Adds these digits of the cell, which has them.
inline void eliminate(std::vector<Candidate> &eliminations, Cell cell, DigitSet digits) {
    for (const Digit digit : digits) {
        eliminations.push_back({cell, digit});
    }
}

inline void sort_eliminations(Step &step) { std::ranges::sort(step.eliminations); }

/// Sorts the candidates and removes duplicates.
inline void sort_once(std::vector<Candidate> &candidates) {
    std::ranges::sort(candidates);
    const auto [first, last] = std::ranges::unique(candidates);
    candidates.erase(first, last);
}

// HoDoKu's order of steps by what they eliminate (sudoku/SolutionStep.java).

/// Sorts candidates as HoDoKu lists them, digit by digit, and removes duplicates.
inline void sort_by_digit(std::vector<Candidate> &candidates) {
    std::ranges::sort(candidates, [](const Candidate &one, const Candidate &other) {
        return std::pair(one.digit, one.cell) < std::pair(other.digit, other.cell);
    });
    const auto [first, last] = std::ranges::unique(candidates);
    candidates.erase(first, last);
}

/// True if HoDoKu prefers the first of two lists in that order: the longer one, or else the one
/// with the smaller weighted sum.
inline bool eliminates_better(const std::vector<Candidate> &one,
                              const std::vector<Candidate> &other) {
    const auto sum = [](const std::vector<Candidate> &candidates) {
        std::size_t total = 0;
        std::size_t weight = 1;
        for (const Candidate &candidate : candidates) {
            total += index(candidate.cell) * weight + number(candidate.digit);
            weight += 80;
        }
        return total;
    };
    return one.size() != other.size() ? one.size() > other.size() : sum(one) < sum(other);
}

/// Returns the numbers in the type that parts have.
inline std::vector<HouseIndex> house_list(std::span<const HouseNumber> houses) {
    std::vector<HouseIndex> list;
    for (const HouseNumber house : houses) {
        list.push_back(static_cast<HouseIndex>(house));
    }
    return list;
}
inline std::vector<HouseIndex> house_list(std::initializer_list<HouseNumber> houses) {
    return house_list(std::span(houses.begin(), houses.size()));
}

/// Returns the lines of a bit set, counted from the first.
inline std::vector<HouseIndex> house_list(HouseNumber first, std::uint64_t lines) {
    std::vector<HouseIndex> list;
    for (const unsigned line : Bits(lines)) {
        list.push_back(static_cast<HouseIndex>(first + line));
    }
    return list;
}

/// Returns the cells of a set in ascending order.
template <typename Cells> std::vector<Cell> cell_list(const Cells &cells) {
    return {cells.begin(), cells.end()};
}

/// Returns the cells at `places`, in the order of the house.
inline std::vector<Cell> cells_at(const Layout &layout, HouseNumber house, Places places) {
    assert(static_cast<unsigned>(std::bit_width(places)) <= layout.side());
    std::vector<Cell> cells;
    for (const unsigned place : Bits(places)) {
        cells.push_back(layout.cell_in(house, place));
    }
    return cells;
}

/// Returns the houses that all these cells are in: box, row, column.
inline std::vector<HouseNumber> shared_houses(const Layout &layout,
                                              const std::vector<Cell> &cells) {
    assert(!cells.empty());
    std::vector<HouseNumber> shared;
    for (const Layout::Seat seat : layout.seats_box_row_column(cells.front())) {
        if (std::ranges::all_of(cells, [&](Cell cell) { return layout.is_in(seat.house, cell); })) {
            shared.push_back(seat.house);
        }
    }
    return shared;
}

/// Returns the next larger number with as many bits (Warren, Hacker's Delight): it enumerates sets
/// ordered by their last member, then by the one before, …
inline std::uint64_t next_with_as_many_bits(std::uint64_t set) {
    assert(set != 0);
    const std::uint64_t lowest = set & (~set + 1);
    const std::uint64_t ripple = set + lowest;
    assert(ripple != 0); // else there is no larger one
    return ripple | ((set ^ ripple) >> 2) / lowest;
}

} // namespace dokushin::logic
