#include "photo_quality.h"

#include "photo/cells.h"
#include "photo/quantile.h"

#include <fmt/format.h>

#include <cmath>

namespace dokushin {
namespace {

/// Returns the steepest edge in the middle of a cell: the change of ink along four pixels of a row,
/// for a whole cell.
float steepest_edge(const photo::CellPicture &cell) {
    constexpr std::size_t from = 4;
    constexpr std::size_t to = photo::cell_side - from;
    float most = 0;
    for (std::size_t y = from; y < to; ++y) {
        for (std::size_t x = from; x < to; ++x) {
            const std::size_t at = y * photo::cell_side + x;
            most = std::max(most, std::abs(cell[at + 2] - cell[at - 2]));
        }
    }
    return most / 4 * static_cast<float>(photo::cell_side);
}

} // namespace

PhotoQuality quality_of(const photo::Grey &picture, const photo::FoundGrid &grid) {
    std::vector<float> edges;
    for (const photo::CellPicture &cell : photo::cells_of(picture, grid)) {
        edges.push_back(steepest_edge(cell));
    }
    // At least a sixth of the cells of a puzzle have a digit.
    return {std::sqrt(photo::area_of(grid.corners())) / static_cast<double>(grid.lattice.side),
            static_cast<double>(photo::quantile(edges, 0.85)),
            static_cast<double>(photo::contrast_of(picture, grid))};
}

PhotoQuality least_of(const PhotoQuality &one, const PhotoQuality &other) {
    return {std::min(one.cell, other.cell), std::min(one.sharpness, other.sharpness),
            std::min(one.contrast, other.contrast)};
}

std::string PhotoQuality::text() const {
    return fmt::format("{:.0f} pixels a cell, sharpness {:.1f}, contrast {:.2f}", cell, sharpness,
                       contrast);
}

} // namespace dokushin
