// ISS's types Pair and PairX state a relation of two digits by the table of all pairs that satisfy
// it, packed to a key. Source: fnToBinaryKey() in js/sudoku_constraint.js of ISS.
#pragma once

#include "board/text/sites/iss_arguments.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace dokushin::text::iss {

/// Packs the table of a relation: bit (one - 1) * side + other - 1 says whether it holds; six bits
/// are a character, the lowest first, and zeros at the end are left out. O(side²).
[[nodiscard]] std::string key_of(unsigned side,
                                 const std::function<bool(unsigned one, unsigned other)> &holds);

/// Packs the table of the relation that a word of rules states of two cells, such as "less", or
/// "difference" with a number. The word must be one of those in the table of iss_pairs.cpp.
[[nodiscard]] std::string key_of(unsigned side, std::string_view word, unsigned number);
/// Names such a relation: "less", "difference-3". The site shows it; reading the item back, it says
/// which of several words with the same table was written.
[[nodiscard]] std::string relation_name(std::string_view word, unsigned number);

/// Which cells of a list a relation is stated of.
enum class Related : std::uint8_t { consecutive, any_two };

/// States the rules of an item of type Pair or PairX, or of an old link's Binary or BinaryX, which
/// have other symbols in their keys. Its arguments are a key, then lists of cells with an empty
/// argument or a name ("_name") before each. A relation that no other word states is stated as its
/// table. Nothing if an argument is wrong.
[[nodiscard]] std::optional<std::vector<std::string>>
rules_of_pairs(const Board &board, std::string_view type, Arguments arguments, Related related);

} // namespace dokushin::text::iss
