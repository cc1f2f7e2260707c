// The grammar of the constraint strings of Interactive Sudoku Solver (ISS): items, each a type and
// arguments. Source: js/sudoku_parser.js of https://github.com/sigh/Interactive-Sudoku-Solver.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace dokushin::text::iss {

/// An item of a string: ".Cage~10~R1C1~R1C2". Its views are into the string.
struct Item {
    std::string_view text; ///< without the point
    std::string_view type; ///< "Cage"; empty for givens
    std::vector<std::string_view> arguments{};
    std::vector<Item> items{}; ///< those of a block, ".Or … .End"
};

/// Names an item by its text, or the beginning of it: ".Cage~10~R1C1~R1C2".
[[nodiscard]] std::string name_of(std::string_view text);

/// Cuts a string without white space into its items, each of them once: a rule stated twice is one
/// rule. A block `.Or … .End`, in which other blocks may stand, is an item with items, in the place
/// of its end. Nothing if the string begins with no point, a block has no end, or blocks stand in
/// each other more than 16 deep. O(text).
[[nodiscard]] std::optional<std::vector<Item>> cut_into_items(std::string_view text);

} // namespace dokushin::text::iss
