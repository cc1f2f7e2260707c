// Pencil marks are small digits that a program's player has noted in a blank cell.
#pragma once

#include "photo/grids.h"
#include "photo/network.h"

namespace dokushin::photo {

/// Reads the pencil marks of a grid on a screen, where paper is of one colour: the digits of each
/// cell, none where it has none, all where they are not clear. Nothing is returned if the grid has
/// no marks, or if more than a quarter of the cells with some are not clear. Cost: about 600,000
/// samples, and the network for each mark.
[[nodiscard]] Pencilmarks marks_in(const Grey &picture, const FoundGrid &grid,
                                   const Network &network);

} // namespace dokushin::photo
