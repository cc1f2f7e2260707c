// Sets of sums, for constraints where cells have the same sum as others.
//
// The sums that cells can have are a string of bits: adding a cell is an "or" of shifts by its
// digits. Going over the cells forwards from the sum 0 and backwards from the sums that are allowed
// shows exactly which digits can be completed, as long as digits may repeat. Most strings are one
// word; where sums pass 255, on large boards alone, bounds must do.
#pragma once

#include "board/constraints/digit_sets.h"
#include "board/constraints/ranges.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <cassert>

namespace dokushin {

/// Bit s stands for the sum s.
using SumSet = std::bitset<256>;

/// The least and the greatest of some sums.
struct SumBounds {
    unsigned least = 0;
    unsigned most = 0;
};

/// The bounds of a sum of cells, none of which is empty.
inline SumBounds sum_bounds(std::span<const DigitSet> cells) {
    SumBounds bounds;
    for (const DigitSet here : cells) {
        bounds.least += smallest(here);
        bounds.most += largest(here);
    }
    return bounds;
}

/// Adds a cell to sums: each with each of its digits.
template <std::size_t Bits> std::bitset<Bits> plus(const std::bitset<Bits> &sums, DigitSet digits) {
    std::bitset<Bits> all;
    for (const Digit digit : digits) {
        all |= sums << number(digit);
    }
    return all;
}

/// The sums that cells can have.
template <std::size_t Bits> std::bitset<Bits> sums_of(std::span<const DigitSet> cells) {
    std::bitset<Bits> sums(1);
    for (const DigitSet here : cells) {
        sums = plus(sums, here);
    }
    return sums;
}

/// Keeps the digits of cells with which they can have one of the sums that are allowed.
/// O(cells · digits).
template <std::size_t Bits>
bool prune_to_sums(const std::bitset<Bits> &allowed, std::span<DigitSet> cells) {
    using Sums = std::bitset<Bits>;
    // As each digit is at least 1, there are fewer cells than sums.
    assert(cells.size() < Bits && sum_bounds(cells).most < Bits);
    std::array<Sums, Bits> before{Sums(1)};
    for (std::size_t at = 0; at < cells.size(); ++at) {
        before[at + 1] = plus(before[at], cells[at]);
    }
    Sums behind = allowed; // the sums up to and with a cell from which an allowed one is reached
    for (std::size_t at = cells.size(); at-- > 0;) {
        DigitSet kept;
        Sums next;
        for (const Digit digit : cells[at]) {
            const Sums rest = behind >> number(digit);
            if ((before[at] & rest).any()) {
                kept.insert(digit);
                next |= rest;
            }
        }
        cells[at] = kept;
        if (kept.empty()) {
            return false;
        }
        behind = next;
    }
    return true;
}

/// The same for bounds of the sum: a digit is kept if the others can make up for the rest.
inline bool prune_to_bounds(SumBounds allowed, std::span<DigitSet> cells) {
    const auto [least, most] = sum_bounds(cells);
    for (DigitSet &here : cells) {
        const auto low = static_cast<int>(allowed.least + largest(here)) - static_cast<int>(most);
        const auto high = static_cast<int>(allowed.most + smallest(here)) - static_cast<int>(least);
        here = here & from(low) & up_to(high);
    }
    return std::ranges::none_of(cells, &DigitSet::empty);
}

/// Some cells that are listed among others, and whether a house makes them differ.
struct SumPiece {
    std::size_t size = 0;
    bool differ = false;
};

/// Calls `call` with the cells and the entry of each piece.
template <class Cells, class Call>
void each_piece(std::span<Cells> cells, std::span<const SumPiece> pieces, const Call &call) {
    for (const SumPiece &piece : pieces) {
        call(cells.first(piece.size), piece);
        cells = cells.subspan(piece.size);
    }
}

/// Calls `call` with each set of digits that different cells may hold and with its sum.
template <class Call> void each_set_with_sum(std::span<const DigitSet> cells, const Call &call) {
    DigitSet all;
    for (const DigitSet here : cells) {
        all = all | here;
    }
    each_set(all, static_cast<unsigned>(cells.size()), [&](DigitSet digits) {
        std::size_t sum = 0;
        for (const Digit digit : digits) {
            sum += number(digit);
        }
        call(digits, sum);
    });
}

/// The sums that different cells can have, by the sets of their digits.
template <std::size_t Bits> std::bitset<Bits> sums_of_different(std::span<const DigitSet> cells) {
    const DigitSetSupport support(cells);
    std::bitset<Bits> sums;
    each_set_with_sum(cells, [&](DigitSet digits, std::size_t sum) {
        if (!sums[sum] && support.is_possible(digits)) {
            sums.set(sum);
        }
    });
    return sums;
}

/// Keeps the digits of different cells that some set with an allowed sum supports.
template <std::size_t Bits>
bool prune_different_to_sums(const std::bitset<Bits> &allowed, std::span<DigitSet> cells) {
    DigitSetSupport support(cells);
    each_set_with_sum(cells, [&](DigitSet digits, std::size_t sum) {
        if (allowed[sum]) {
            support.add(digits);
        }
    });
    return support.reduce(cells);
}

/// Are the sets of digits of a piece tried? They are 252 at most of 10 digits, 1,820 of 16; their
/// sums are below 64.
constexpr bool tries_sets(const SumPiece &piece, unsigned digits) {
    return piece.differ && (digits <= 10 || (digits <= 16 && piece.size <= 4));
}

/// Keeps the digits of pieces with which they have a sum, below `Bits`, that all of them can have.
template <std::size_t Bits>
bool prune_to_common_sum(std::span<DigitSet> cells, std::span<const SumPiece> pieces,
                         unsigned digits) {
    std::bitset<Bits> sums;
    sums.set();
    each_piece(std::span<const DigitSet>(cells), pieces,
               [&](std::span<const DigitSet> piece, const SumPiece &entry) {
                   sums &= sums_of<Bits>(piece);
                   if (tries_sets(entry, digits)) {
                       sums &= sums_of_different<Bits>(piece);
                   }
               });
    bool possible = true;
    each_piece(cells, pieces, [&](std::span<DigitSet> piece, const SumPiece &entry) {
        possible = possible && prune_to_sums(sums, piece);
        if (tries_sets(entry, digits)) {
            possible = possible && prune_different_to_sums(sums, piece);
        }
    });
    return possible;
}

/// Prunes pieces that have the same sum: a sum that all of them can have stays possible in each.
/// It is exact if no house makes cells differ. O(cells · digits), and for cells that differ their
/// number times that of the sets of as many digits.
inline bool prune_equal_sums(std::span<DigitSet> cells, std::span<const SumPiece> pieces) {
    if (std::ranges::any_of(cells, &DigitSet::empty)) {
        return false;
    }
    SumBounds common{0, ~0U >> 2};
    unsigned most = 0;
    unsigned digits = 0;
    each_piece(std::span<const DigitSet>(cells), pieces,
               [&](std::span<const DigitSet> piece, const SumPiece &) {
                   const SumBounds here = sum_bounds(piece);
                   common = {std::max(common.least, here.least), std::min(common.most, here.most)};
                   most = std::max(most, here.most);
               });
    for (const DigitSet here : cells) {
        digits = std::max(digits, largest(here));
    }
    bool possible = common.least <= common.most;
    if (most >= SumSet().size()) {
        each_piece(cells, pieces, [&](std::span<DigitSet> piece, const SumPiece &) {
            possible = possible && prune_to_bounds(common, piece);
        });
        return possible;
    }
    return possible && (most < 64 ? prune_to_common_sum<64>(cells, pieces, digits)
                                  : prune_to_common_sum<256>(cells, pieces, digits));
}

} // namespace dokushin
