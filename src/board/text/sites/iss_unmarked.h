// ISS's strict types state rules of all neighbours between which there is no dot, or no X or V.
#pragma once

#include "board/text/sites/iss_arguments.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace dokushin::text::iss {

/// States two rules of each two neighbours that no item of two types marks.
[[nodiscard]] std::vector<std::string>
rules_of_unmarked(const Board &board, const std::array<std::string_view, 2> &types,
                  const std::array<std::string_view, 2> &words);

} // namespace dokushin::text::iss
