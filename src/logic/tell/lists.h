// Lists in a sentence: "r1c1, r1c2 and r4c5", "rows 8 and 9".
#pragma once

#include "logic/tell/phrases.h"

#include <dokushin/shape.h>

#include <span>
#include <string>
#include <string_view>

namespace dokushin::logic {

/// Returns the texts with a comma between them, and another word before the last.
[[nodiscard]] std::string joined(std::span<const std::string> texts, std::string_view comma,
                                 std::string_view last);

/// Returns the name of a house: "row 8".
[[nodiscard]] std::string house_name(const House &house, const Phrases &phrases);

/// Returns houses as a list that names the kind once: "rows 1, 8 and 9 and column 3".
[[nodiscard]] std::string house_list(std::span<const HouseIndex> houses, const Shape &shape,
                                     const Phrases &phrases);

} // namespace dokushin::logic
