// Files of pictures: each format's decoder gives the brightness of its pixels.
#pragma once

#include "photo/size.h"

#include <dokushin/photo.h>

namespace dokushin::photo {

using Bytes = std::span<const std::uint8_t>;

/// This many pixels are enough. Larger pictures are reduced by 2, 4 or 8 while they are decoded,
/// where the format can do that.
inline constexpr std::size_t enough_pixels = 4'000'000;

[[nodiscard]] Result<Picture> decode_jpeg(Bytes file);
[[nodiscard]] Result<Picture> decode_png(Bytes file);
[[nodiscard]] Result<Picture> decode_webp(Bytes file);

/// Does a file have these bytes at its start, or from `at` on?
[[nodiscard]] bool begins_with(Bytes file, std::string_view start, std::size_t at = 0);

/// Returns an error of a file that begins like a picture of this format, and is damaged.
[[nodiscard]] Error damaged(std::string_view format);

/// Turns a picture as the camera was held: EXIF's orientation, 1 to 8.
void turn_upright(Picture &picture, unsigned orientation);

/// Reads the orientation from an EXIF segment of a JPEG; 1 where there is none.
[[nodiscard]] unsigned exif_orientation(Bytes segment);

} // namespace dokushin::photo
