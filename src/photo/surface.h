// A smooth surface through what is seen of a lattice.
#pragma once

#include "photo/raster.h"

#include <array>
#include <span>

namespace dokushin::photo {

/// A Sighting of a crossing says where it would be on a plane, where it is seen, and how clearly.
struct Sighting {
    Point expected{};
    Point seen{};
    double weight = 0;
};

/// A Surface is a polynomial of up to the third degree in both coordinates. It maps the plane
/// lattice to the bent one.
class Surface {
  public:
    [[nodiscard]] static Surface identity();
    /// Fits by least squares; sightings far from the fit lose their weight, five times (iteratively
    /// reweighted least squares with Cauchy's weights).
    [[nodiscard]] static Surface through(std::span<const Sighting> sightings, std::size_t side,
                                         unsigned degree);

    [[nodiscard]] Point operator()(Point of_plane) const;

  private:
    static constexpr std::size_t most_terms = 10;
    using Terms = std::array<double, most_terms>;

    [[nodiscard]] Terms terms(Point of_plane) const;
    void fit(std::span<const Sighting> sightings, std::span<const double> weights);

    double middle_ = 1; ///< positions are taken from here, in units of it
    std::size_t count_ = 0;
    Terms x_{};
    Terms y_{};
};

} // namespace dokushin::photo
