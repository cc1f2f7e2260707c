// Cells that are not clear are looked at again, moved a little.
#pragma once

#include "photo/network.h"

namespace dokushin::photo {

/// Replaces the opinion of each cell that is not clear by the mean of nine: of the cell, and of the
/// same moved by a pixel in each of eight directions. Source: A. Krizhevsky, I. Sutskever,
/// G. Hinton, "ImageNet classification with deep convolutional neural networks" (2012), whose
/// predictions are means over ten cuts of a picture. Cost: nine networks for each such cell.
void look_again(const Network &network, std::span<const CellPicture> cells,
                std::span<CellOpinion> opinions);

} // namespace dokushin::photo
