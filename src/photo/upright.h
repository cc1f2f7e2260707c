// A grid is turned by quarters until its digits are clear.
#pragma once

#include "photo/grids.h"
#include "photo/network.h"

namespace dokushin::photo {

/// Says what each cell holds. Cost: that of the network for each.
[[nodiscard]] std::vector<CellOpinion> opinions_of(const Network &network,
                                                   std::span<const CellPicture> cells);

/// Reads cells as they are; or turns them, and the grid's crossings with them, by the quarters by
/// which the digits are clearest. Cost: at most five times that of opinions_of().
[[nodiscard]] std::vector<CellOpinion>
read_upright(const Network &network, std::vector<CellPicture> &cells, FoundGrid &grid);

} // namespace dokushin::photo
