// The quadrilateral of a grid's frame, and the projection that makes a square of it.
#pragma once

#include "photo/components.h"

#include <optional>

namespace dokushin::photo {

/// A Quadrilateral has its corners in this order: top left, top right, bottom right, bottom left.
using Quadrilateral = std::array<Point, 4>;

[[nodiscard]] double area_of(const Quadrilateral &corners);

/// Returns the largest distance between corners of the same place.
[[nodiscard]] double farthest_corner(const Quadrilateral &one, const Quadrilateral &other);

/// Returns the largest quadrilateral between outermost pixels of a component, where each corner is
/// outermost in a direction a quarter turn from the last; none if it is far from a square.
[[nodiscard]] std::optional<Quadrilateral> quadrilateral_of(const OutlinedComponent &component);

/// A Projection maps the unit square to a quadrilateral. Source: P. Heckbert, "Fundamentals of
/// Texture Mapping and Image Warping" (1989), 2.2.3.
class Projection {
  public:
    /// Maps the unit square's corners to these; none if they do not turn one way.
    [[nodiscard]] static std::optional<Projection> of_square(const Quadrilateral &corners);

    [[nodiscard]] Point operator()(Point of_square) const {
        const double scale = g_ * of_square.x + h_ * of_square.y + 1;
        return {(a_ * of_square.x + b_ * of_square.y + c_) / scale,
                (d_ * of_square.x + e_ * of_square.y + f_) / scale};
    }

  private:
    double a_ = 1, b_ = 0, c_ = 0, d_ = 0, e_ = 1, f_ = 0, g_ = 0, h_ = 0;
};

} // namespace dokushin::photo
