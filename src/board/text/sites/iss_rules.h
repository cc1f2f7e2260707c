// The table of the rules that ISS strings state, in words.
#pragma once

#include "board/text/sites/iss_arguments.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace dokushin::text::iss {

/// States the rules of an item in words; there are none if it is a setting of the site. Nothing if
/// the item is not understood.
[[nodiscard]] std::optional<std::vector<std::string>> rules_of(const Board &board,
                                                               const Item &item);

/// Is it a type of rule that stands without arguments: ".AntiKnight"?
[[nodiscard]] bool stands_alone(std::string_view type);

} // namespace dokushin::text::iss
