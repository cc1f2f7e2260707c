// Grids are looked for among the large components of ink.
#pragma once

#include "photo/lattice.h"

namespace dokushin::photo {

/// The longer side of the picture in which frames are looked for.
inline constexpr std::size_t longest_side = 1300;

struct FoundGrid {
    Lattice lattice{};
    bool is_light = false; ///< lines and digits are lighter than the ground: a dark screen

    [[nodiscard]] Quadrilateral corners() const {
        const std::size_t side = lattice.side;
        return {lattice.at(0, 0), lattice.at(side, 0), lattice.at(side, side), lattice.at(0, side)};
    }
};

/// Returns the ink of a reduced picture by the threshold that is tried first.
[[nodiscard]] Mask first_ink_of(const Grey &small);

/// Finds the grids of a picture, in reading order: components of ink whose quadrilateral has lines
/// as a grid does. Cost: some passes over the picture, and for each of at most 24 candidates that
/// of lattice_in().
[[nodiscard]] std::vector<FoundGrid> grids_in(const Grey &picture);

} // namespace dokushin::photo
