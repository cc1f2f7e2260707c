// A block ".Replicate~targets~origin … .End" of ISS states its items once for each target: moved on
// the board as the origin is to the target. Source: Replicate in js/sudoku_constraint.js of ISS.
#pragma once

#include "board/text/sites/iss_arguments.h"

#include <deque>
#include <optional>
#include <string>
#include <vector>

namespace dokushin::text::iss {

/// Returns the items that such a block states. Their arguments are views into `texts` where they
/// had to be written anew. Nothing if an argument of the block is wrong, a cell is moved off the
/// board, another such block stands within, or there would be more than 10,000 items.
[[nodiscard]] std::optional<std::vector<Item>> replicas_in(const Board &board, const Item &block,
                                                           std::deque<std::string> &texts);

} // namespace dokushin::text::iss
