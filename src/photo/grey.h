// The brightness of a picture.
#pragma once

#include "photo/raster.h"

#include <dokushin/photo.h>

namespace dokushin::photo {

/// Returns the brightness of each pixel (luma of ITU-R BT.601), on white where it is transparent.
[[nodiscard]] Grey grey_of(const Pixels &picture);

} // namespace dokushin::photo
