// The strong links of a digit, grouped ones among them: the file that finds them and the one that
// joins them to chains share these types. Here a link's ends are groups of cells, into which a
// house's places are split by geometry, so that more than the truths of two members are links.
#pragma once

#include "logic/position/cell_bits.h"

#include <array>
#include <optional>

namespace dokushin::logic {

/// Kinds of houses, in the order in which links are chosen.
enum class LinkHouse : std::uint8_t { box, row, column };

/// An end of a link: one of the two ends has the digit.
struct LinkEnd {
    CellBits cells;
    CellBits seen; ///< from all of them
    /// The column, the row and the box that has all of them, where there is one.
    std::array<std::optional<HouseNumber>, 3> houses;
};

struct StrongLink {
    HouseNumber house;
    LinkHouse kind;
    CellBits places; ///< of the digit in the house
    std::array<LinkEnd, 2> ends;
    bool grouped = false; ///< some end has several cells
};

/// Indexed by LinkHouse; each in the order of the houses.
using LinksByKind = std::array<std::vector<StrongLink>, 3>;

[[nodiscard]] LinksByKind strong_links_of(const Position &position, Digit digit);

/// The house that two ends lie in: a column rather than a row rather than a box.
[[nodiscard]] inline std::optional<HouseNumber> shared(const LinkEnd &one, const LinkEnd &other) {
    for (std::size_t kind = 0; kind < one.houses.size(); ++kind) {
        if (one.houses[kind] && one.houses[kind] == other.houses[kind]) {
            return one.houses[kind];
        }
    }
    return std::nullopt;
}

/// The cells at these places.
[[nodiscard]] inline CellBits cells_of(const Layout &layout, HouseNumber house, Places places) {
    CellBits cells;
    for (const unsigned place : Bits(places)) {
        cells.insert(layout.cell_in(house, place));
    }
    return cells;
}

} // namespace dokushin::logic
