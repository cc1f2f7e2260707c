// Pictures are reduced before grids are looked for in them.
#pragma once

#include "photo/raster.h"

namespace dokushin::photo {

/// Reduces a picture by a whole factor, so that its longer side has at most `longest` pixels: each
/// pixel is the mean of those it stands for. Cost: linear.
[[nodiscard]] Grey reduced(const Grey &picture, std::size_t longest);

/// Returns the factor that reduced() takes.
[[nodiscard]] std::size_t reduction(const Grey &picture, std::size_t longest);

} // namespace dokushin::photo
