// Houses of one kind are made from a rule that maps each cell to its house.
#pragma once

#include <dokushin/shape.h>

#include <cassert>
#include <vector>

namespace dokushin {

/// What the rule returns for a cell that is in no house of the kind.
inline constexpr unsigned in_no_house = ~0U;

/// The numbers of rows and columns of a board.
struct BoardSize {
    unsigned rows = 0;
    unsigned columns = 0;
};

/// Appends `count` houses. Each cell of the board belongs to the house with the number
/// `house_of(row, column)`, from 0, or to none. Cells come out ascending. O(cells).
template <typename HouseOf>
void add_houses(std::vector<House> &houses, HouseKind kind, unsigned count, BoardSize size,
                HouseOf house_of) {
    const std::size_t first = houses.size();
    for (unsigned ordinal = 1; ordinal <= count; ++ordinal) {
        houses.push_back(House{kind, ordinal, {}});
    }
    for (unsigned row = 0; row < size.rows; ++row) {
        for (unsigned column = 0; column < size.columns; ++column) {
            const unsigned house = house_of(row, column);
            if (house != in_no_house) {
                assert(house < count);
                houses[first + house].cells.push_back(
                    cell_at(std::size_t{row} * size.columns + column));
            }
        }
    }
}

} // namespace dokushin
