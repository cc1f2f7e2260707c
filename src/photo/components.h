// Connected components of ink: a frame with its lines is one, a digit is one.
#pragma once

#include "photo/raster.h"

#include <array>

namespace dokushin::photo {

/// A Component is known by its size and place. A noisy picture has hundreds of thousands of them.
struct Component {
    std::size_t pixels = 0;
    std::size_t left = 0;
    std::size_t right = 0; ///< the last column
    std::size_t top = 0;
    std::size_t bottom = 0;

    [[nodiscard]] std::size_t width() const { return right - left + 1; }
    [[nodiscard]] std::size_t height() const { return bottom - top + 1; }
};

/// The number of directions in which the outermost pixels of a component are kept.
constexpr std::size_t direction_count = 72;

/// An OutlinedComponent also has its outermost pixel in each direction: direction d is at d × 5
/// degrees.
struct OutlinedComponent : Component {
    std::array<Point, direction_count> outermost{};
};

/// Returns the components of ink, joined by sides and corners, whose width and height have at least
/// so many pixels. Cost: linear, and for the components kept 72 products a pixel of their outline.
[[nodiscard]] std::vector<OutlinedComponent> components_of(const Mask &ink, std::size_t least);

/// Returns the components of paper, joined by sides, whose width and height have `least` to `most`
/// pixels: a cell between lines is one.
[[nodiscard]] std::vector<Component> holes_of(const Mask &ink, std::size_t least, std::size_t most);

} // namespace dokushin::photo
