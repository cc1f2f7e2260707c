// The brightness of a picture.
#pragma once

#include "photo/raster.h"

#include <dokushin/photo.h>

namespace dokushin::photo {

/// Returns the luma of red, green and blue (ITU-R BT.601, its weights in 256ths): 0 to 255.
[[nodiscard]] inline unsigned luma(const std::uint8_t *pixel) {
    return (77U * pixel[0] + 150U * pixel[1] + 29U * pixel[2]) >> 8;
}

/// Returns the luma of each pixel, on white where it is transparent.
[[nodiscard]] Grey grey_of(const Pixels &picture);

} // namespace dokushin::photo
