// The table of the rules that ISS strings state, in words.
#pragma once

#include "board/text/sites/iss_items.h"
#include "board/text/sites/statement.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace dokushin::text::iss {

/// The board of an ISS string, and all that the string says of it.
struct Board {
    unsigned side = 9;
    /// The region of each cell, row by row: its box, or else of the jigsaw; Statement::no_region.
    std::vector<int> regions;
    bool has_usual_boxes = true;
    std::vector<Item> items;

    [[nodiscard]] bool has_cell(int row, int column) const {
        const int limit = static_cast<int>(side);
        return row >= 0 && row < limit && column >= 0 && column < limit;
    }
};

/// Reads a cell, R1C9: rows and columns are digits to the base 17, so that R1Cg is the 16th.
[[nodiscard]] std::optional<Place> cell_in(const Board &board, std::string_view text);
/// Reads a whole number from 0 on, of up to six digits.
[[nodiscard]] std::optional<unsigned> number_in(std::string_view text);

/// States the rules of an item in words; there are none if it is a setting of the site. Nothing if
/// the item is not understood.
[[nodiscard]] std::optional<std::vector<std::string>> rules_of(const Board &board,
                                                               const Item &item);

/// Is it a type of rule that stands without arguments: ".AntiKnight"?
[[nodiscard]] bool stands_alone(std::string_view type);

} // namespace dokushin::text::iss
