// Fillings of killer cages, found by trying all sets and arrangements.
#pragma once

#include <dokushin/constraint.h>
#include <dokushin/shape.h>
#include <dokushin/step.h>

#include <algorithm>
#include <vector>

namespace dokushin::naive {

/// Can the cells, from `at` on, hold the digits in some order?
inline bool can_hold(const std::vector<Cell> &cells, std::size_t at, DigitSet digits,
                     const Pencilmarks &left) {
    return at == cells.size() ||
           std::ranges::any_of(digits & left[index(cells[at])], [&](Digit digit) {
               return can_hold(cells, at + 1, digits - DigitSet::only(digit), left);
           });
}

/// All sets of different digits that the cage can hold.
inline std::vector<DigitSet> sets_of(const Cage &cage, unsigned side, const Pencilmarks &left) {
    std::vector<DigitSet> sets;
    for (std::uint64_t bits = 0; bits < std::uint64_t{1} << side; ++bits) {
        const DigitSet digits(bits);
        unsigned total = 0;
        for (const Digit digit : digits) {
            total += number(digit);
        }
        if (total == cage.total && digits.size() == cage.cells.size() &&
            can_hold(cage.cells, 0, digits, left)) {
            sets.push_back(digits);
        }
    }
    return sets;
}

inline bool are_equal_sets(std::vector<DigitSet> one, std::vector<DigitSet> other) {
    std::ranges::sort(one, {}, &DigitSet::bits);
    std::ranges::sort(other, {}, &DigitSet::bits);
    return one == other;
}

inline const Cage &cage_of(const Part &part, const Shape &shape) {
    return std::get<Cage>(shape.constraints()[part.rules.front()]);
}

/// Can the cages be filled from a cell of one of them on, of which those before have a sum?
inline bool can_fill(const Shape &shape, const std::vector<const Cage *> &cages, std::size_t cage,
                     std::size_t at, unsigned sum, const Pencilmarks &left) {
    if (cage == cages.size()) {
        return true;
    }
    if (at == cages[cage]->cells.size()) {
        return sum == cages[cage]->total && can_fill(shape, cages, cage + 1, 0, 0, left);
    }
    const Cell cell = cages[cage]->cells[at];
    return std::ranges::any_of(left[index(cell)], [&](Digit digit) {
        if (sum + number(digit) > cages[cage]->total) {
            return false;
        }
        Pencilmarks with = left;
        with[index(cell)] = DigitSet::only(digit);
        for (const Cell peer : shape.peers(cell)) {
            with[index(peer)].erase(digit);
        }
        return can_fill(shape, cages, cage, at + 1, sum + number(digit), with);
    });
}

} // namespace dokushin::naive
