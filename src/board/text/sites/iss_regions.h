// Rules of ISS that follow from the regions of the board: its boxes, or those of a jigsaw.
#pragma once

#include "board/text/sites/iss_arguments.h"

#include <optional>
#include <string>
#include <vector>

namespace dokushin::text::iss {

/// Cuts a line wherever its region changes: a region that it comes back to has two pieces. Nothing
/// if a cell is in no region.
[[nodiscard]] std::optional<std::vector<Places>> pieces_by_region(const Board &board,
                                                                  const Places &line);

/// States that the cells at one place in all boxes differ, whatever the boxes' size. Nothing if the
/// regions are no boxes.
[[nodiscard]] std::optional<std::vector<std::string>> rules_of_disjoint_sets(const Board &board);

} // namespace dokushin::text::iss
