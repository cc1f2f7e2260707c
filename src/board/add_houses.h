// Houses of one kind, collected cell by cell.
#pragma once

#include <dokushin/shape.h>

#include <cassert>
#include <vector>

namespace dokushin {

/// The answer for a cell that is in no house of the kind.
inline constexpr unsigned in_no_house = ~0U;

/// Appends `count` houses. Each cell of the board falls into the one that
/// `house_of(row, column)` names, counted from 0, or into none of them.
template <typename HouseOf>
void add_houses(std::vector<House> &houses, HouseKind kind, unsigned count, unsigned side,
                HouseOf house_of) {
    const std::size_t first = houses.size();
    for (unsigned ordinal = 1; ordinal <= count; ++ordinal) {
        houses.push_back(House{kind, ordinal, {}});
    }
    for (unsigned row = 0; row < side; ++row) {
        for (unsigned column = 0; column < side; ++column) {
            const unsigned house = house_of(row, column);
            if (house != in_no_house) {
                assert(house < count);
                houses[first + house].cells.push_back(cell_at(std::size_t{row} * side + column));
            }
        }
    }
}

} // namespace dokushin
