// These functions write the first node of a puzzle and choose the width of its words.
#pragma once

#include "search/geometry.h"

#include <dokushin/puzzle.h>

#include <algorithm>
#include <cstdint>

namespace dokushin::search {

/// Writes candidates and done digits (see propagate.h) from the digits on the board and the stated
/// candidates; false if a house holds a digit twice.
template <typename Bits>
[[nodiscard]] bool load_candidates(const Geometry &geometry, const Puzzle &puzzle, Bits *node) {
    Bits *const done = node + geometry.cell_count();
    std::fill_n(done, geometry.house_count(), Bits{0});
    for (unsigned cell = 0; cell < geometry.cell_count(); ++cell) {
        const Bits bit = static_cast<Bits>(DigitSet::only(puzzle.digit(cell_at(cell))).bits());
        node[cell] = bit;
        for (const HouseIndex house : geometry.houses_of(cell)) {
            if ((done[house] & bit) != 0) {
                return false;
            }
            done[house] = static_cast<Bits>(done[house] | bit);
        }
    }
    const Bits all = static_cast<Bits>(DigitSet::all(geometry.side()).bits());
    for (unsigned cell = 0; cell < geometry.cell_count(); ++cell) {
        if (node[cell] != 0) {
            continue;
        }
        Bits gone = 0;
        for (const HouseIndex house : geometry.houses_of(cell)) {
            gone = static_cast<Bits>(gone | done[house]);
        }
        const Bits stated = puzzle.has_candidates()
                                ? static_cast<Bits>(puzzle.stated_candidates()[cell].bits())
                                : all;
        node[cell] = static_cast<Bits>(stated & ~gone);
    }
    return true;
}

/// Calls `call` with the type of a node's words and the number of words for a set of this many
/// rules, houses included.
template <class Call>
auto with_widths_for(const Shape &shape, std::size_t rules, const Call &call) {
    const unsigned words = rule_words_for(shape.side(), rules);
    if (words == most_rule_words) {
        return call.template operator()<std::uint64_t, most_rule_words>();
    }
    if (words == 1) {
        return call.template operator()<std::uint16_t, 1>();
    }
    if (shape.side() <= 16) {
        return call.template operator()<std::uint16_t, most_house_words>();
    }
    if (shape.side() <= 32) {
        return call.template operator()<std::uint32_t, most_house_words>();
    }
    return call.template operator()<std::uint64_t, most_house_words>();
}

/// The same for the houses and constraints of the shape.
template <class Call> auto with_widths_of(const Shape &shape, const Call &call) {
    return with_widths_for(shape, shape.houses().size() + shape.constraints().size(), call);
}

} // namespace dokushin::search
