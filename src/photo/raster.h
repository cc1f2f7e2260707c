// A raster of numbers: grey values, darkness, or what is sampled from a picture.
#pragma once

#include <dokushin/figures.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace dokushin::photo {

// Positions in a picture are in pixels: the centre of the first is (0.5, 0.5).
inline Point operator+(Point one, Point other) { return {one.x + other.x, one.y + other.y}; }
inline Point operator-(Point one, Point other) { return {one.x - other.x, one.y - other.y}; }
inline Point operator*(double factor, Point one) { return {factor * one.x, factor * one.y}; }

[[nodiscard]] inline double cross(Point one, Point other) {
    return one.x * other.y - one.y * other.x;
}
[[nodiscard]] inline double length(Point one) { return std::hypot(one.x, one.y); }

/// A Raster has rows of numbers, from top to bottom.
template <class Number> struct Raster {
    std::size_t width = 0;
    std::size_t height = 0;
    std::vector<Number> values{};

    Raster() = default;
    Raster(std::size_t columns, std::size_t rows, Number value = {})
        : width(columns), height(rows), values(columns * rows, value) {}

    [[nodiscard]] Number &at(std::size_t x, std::size_t y) { return values[y * width + x]; }
    [[nodiscard]] const Number &at(std::size_t x, std::size_t y) const {
        return values[y * width + x];
    }

    /// Returns the value between pixels by bilinear interpolation; outside, that of the border.
    [[nodiscard]] float sample(Point point) const {
        const double x = std::clamp(point.x - 0.5, 0.0, static_cast<double>(width - 1));
        const double y = std::clamp(point.y - 0.5, 0.0, static_cast<double>(height - 1));
        const auto left = static_cast<std::size_t>(x);
        const auto top = static_cast<std::size_t>(y);
        const std::size_t right = std::min(left + 1, width - 1);
        const std::size_t bottom = std::min(top + 1, height - 1);
        const auto across = static_cast<float>(x - static_cast<double>(left));
        const auto down = static_cast<float>(y - static_cast<double>(top));
        const float above = static_cast<float>(at(left, top)) * (1 - across) +
                            static_cast<float>(at(right, top)) * across;
        const float below = static_cast<float>(at(left, bottom)) * (1 - across) +
                            static_cast<float>(at(right, bottom)) * across;
        return above * (1 - down) + below * down;
    }
};

using Grey = Raster<std::uint8_t>; ///< 0 is black
using Mask = Raster<std::uint8_t>; ///< 1 is ink

} // namespace dokushin::photo
