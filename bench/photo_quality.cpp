#include "photo_quality.h"

#include "photo/cells.h"
#include "photo/quantile.h"

#include <fmt/format.h>

#include <cstdlib>

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

/// Returns how much darker the darkest pixels of a cell's middle are than its paper.
float contrast_in(const photo::Grey &picture, Point from, Point to) {
    constexpr std::size_t samples = 24;
    std::vector<float> values;
    for (std::size_t y = 0; y < samples; ++y) {
        for (std::size_t x = 0; x < samples; ++x) {
            const double across = (static_cast<double>(x) + 2.5) / 28;
            const double down = (static_cast<double>(y) + 2.5) / 28;
            values.push_back(picture.sample(
                {from.x + (to.x - from.x) * across, from.y + (to.y - from.y) * down}));
        }
    }
    return 1 - photo::quantile(values, 0.03) / std::max(1.0F, photo::quantile(values, 0.7));
}

} // namespace

PhotoQuality quality_of(const photo::Grey &picture, const photo::Lattice &lattice) {
    using photo::operator-;
    std::vector<float> edges;
    for (const photo::CellPicture &cell : photo::cells_of(picture, {lattice, false})) {
        edges.push_back(steepest_edge(cell));
    }
    std::vector<float> contrasts;
    for (std::size_t row = 0; row < lattice.side; ++row) {
        for (std::size_t column = 0; column < lattice.side; ++column) {
            contrasts.push_back(
                contrast_in(picture, lattice.at(column, row), lattice.at(column + 1, row + 1)));
        }
    }
    const std::size_t side = lattice.side;
    const photo::Quadrilateral corners{lattice.at(0, 0), lattice.at(side, 0),
                                       lattice.at(side, side), lattice.at(0, side)};
    // At least a sixth of the cells of a puzzle have a digit.
    return {std::sqrt(photo::area_of(corners)) / static_cast<double>(side),
            static_cast<double>(photo::quantile(edges, 0.85)),
            static_cast<double>(photo::quantile(contrasts, 0.9))};
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
