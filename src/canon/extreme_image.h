// The image of a 9×9 board that comes first in an order, where the order compares rows by a key,
// and boards with equal keys by all digits. The order of the columns is chosen first, 2 × 6⁴ of
// them with the transposed board; then rows are added one by one, as long as their keys are the
// least so far. Cost: 23,328 first rows, of which few are the least unless the board has many
// symmetries; up to 2 × 6⁸ images if it has no given.
#pragma once

#include <dokushin/canon.h>

namespace dokushin::canon {

/// An ImageOrder says what is compared first.
enum class ImageOrder : std::uint8_t {
    greatest,      ///< digits, where new ones get labels from 9 down; greater ones first
    least,         ///< digits, where new ones get labels from 1 up; lesser ones first
    least_pattern, ///< which cells have digits, blanks first; labels as for `least`
};

/// Finds the image of a 9×9 board that comes first, and gives its transform to `besides`. If images
/// tie, those of `besides` decide: for `least` the greatest comes first, for `least_pattern` the
/// least. For `greatest` and `least_pattern`, `besides` is the board itself.
[[nodiscard]] Canonical extreme_image(const Grid &board, ImageOrder order, const Grid &besides);

} // namespace dokushin::canon
