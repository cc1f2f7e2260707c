// Ink is what is darker than the paper around it.
#pragma once

#include "photo/raster.h"

namespace dokushin::photo {

/// Marks the pixels that are darker than the mean of the square window around them by more than
/// `share` of it. A pixel's darkness is the mean of `stroke` × `stroke` pixels around it, so that
/// noise counts less where lines are faint. `window` and `stroke` are odd. Source: D. Bradley, G.
/// Roth, "Adaptive thresholding using the integral image", Journal of Graphics Tools 12 (2007).
/// Cost: linear, whatever the window.
[[nodiscard]] Mask ink_of(const Grey &picture, std::size_t window, double share,
                          std::size_t stroke = 1);

/// Returns the picture with black and white exchanged.
[[nodiscard]] Grey inverted(const Grey &picture);

} // namespace dokushin::photo
