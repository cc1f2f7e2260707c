// Ink is what is darker than the paper around it.
#pragma once

#include "photo/raster.h"

namespace dokushin::photo {

/// Marks the pixels that are darker than the mean of the square window around them by more than
/// `share` of it. Source: D. Bradley, G. Roth, "Adaptive thresholding using the integral image",
/// Journal of Graphics Tools 12 (2007). Cost: linear, whatever the window.
[[nodiscard]] Mask ink_of(const Grey &picture, std::size_t window, double share);

/// Returns the picture with black and white exchanged.
[[nodiscard]] Grey inverted(const Grey &picture);

} // namespace dokushin::photo
