#include "photo/cells.h"

#include "photo/quantile.h"

#include <iterator>
#include <span>

namespace dokushin::photo {
namespace {

/// This share of a cell is left out on each side: lines are up to a seventh of it wide.
constexpr double trimmed = 0.07;

/// Returns a cell as it is in the picture; small steps are averaged where the picture is finer than
/// that.
CellPicture averaged(const Grey &picture, const Lattice &lattice, std::size_t column,
                     std::size_t row) {
    const double width = length(lattice.at(column + 1, row) - lattice.at(column, row)) / cell_side;
    const auto fine = static_cast<std::size_t>(std::clamp(std::round(width), 1.0, 3.0));
    const Raster<float> samples = sampled(picture, lattice, column, row, cell_side * fine, trimmed);
    CellPicture cell{};
    for (std::size_t y = 0; y < samples.height; ++y) {
        for (std::size_t x = 0; x < samples.width; ++x) {
            cell[y / fine * cell_side + x / fine] += samples.at(x, y);
        }
    }
    for (float &value : cell) {
        value /= static_cast<float>(fine * fine);
    }
    return cell;
}

/// Returns the paper's brightness in a cell, at least 1: most of its pixels are paper.
float paper_of(const CellPicture &cell) {
    return std::max(quantile({cell.begin(), cell.end()}, 0.7), 1.0F);
}

/// Returns how much darker ink is than paper, as a share of the paper's brightness, where the grid
/// has its darkest cells: of a grid with digits at least a fifth of the cells has one.
float contrast_in(std::span<const CellPicture> cells, std::span<const float> papers) {
    std::vector<float> darkest;
    for (std::size_t at = 0; at < cells.size(); ++at) {
        darkest.push_back(1 - quantile({cells[at].begin(), cells[at].end()}, 0.03) / papers[at]);
    }
    return quantile(darkest, 0.9);
}

/// Brightness holds the cells as they are in the picture.
struct Brightness {
    std::vector<CellPicture> cells{};
    std::vector<float> papers{};
    float contrast = 0;
};

Brightness brightness_of(const Grey &picture, const FoundGrid &grid) {
    Brightness all;
    for (std::size_t row = 0; row < grid.lattice.side; ++row) {
        for (std::size_t column = 0; column < grid.lattice.side; ++column) {
            all.cells.push_back(averaged(picture, grid.lattice, column, row));
        }
    }
    if (grid.is_light) {
        for (CellPicture &cell : all.cells) {
            std::ranges::transform(cell, cell.begin(), [](float value) { return 255 - value; });
        }
    }
    std::ranges::transform(all.cells, std::back_inserter(all.papers), paper_of);
    all.contrast = contrast_in(all.cells, all.papers);
    return all;
}

} // namespace

Raster<float> sampled(const Grey &picture, const Lattice &lattice, std::size_t column,
                      std::size_t row, std::size_t side, double left_out) {
    const Point left_top = lattice.at(column, row);
    const Point right_top = lattice.at(column + 1, row);
    const Point left_bottom = lattice.at(column, row + 1);
    const Point right_bottom = lattice.at(column + 1, row + 1);
    const double step = (1 - 2 * left_out) / static_cast<double>(side);
    Raster<float> samples(side, side);
    for (std::size_t y = 0; y < side; ++y) {
        const double down = left_out + (static_cast<double>(y) + 0.5) * step;
        const Point left = (1 - down) * left_top + down * left_bottom;
        const Point right = (1 - down) * right_top + down * right_bottom;
        for (std::size_t x = 0; x < side; ++x) {
            const double across = left_out + (static_cast<double>(x) + 0.5) * step;
            samples.at(x, y) = picture.sample((1 - across) * left + across * right);
        }
    }
    return samples;
}

std::vector<CellPicture> cells_of(const Grey &picture, const FoundGrid &grid) {
    constexpr float least_contrast = 0.08F; // less is noise
    Brightness all = brightness_of(picture, grid);
    const float contrast = std::max(all.contrast, least_contrast);
    for (std::size_t at = 0; at < all.cells.size(); ++at) {
        for (float &value : all.cells[at]) {
            value = std::clamp((1 - value / all.papers[at]) / contrast, 0.0F, 1.0F);
        }
    }
    return std::move(all.cells);
}

float contrast_of(const Grey &picture, const FoundGrid &grid) {
    return brightness_of(picture, grid).contrast;
}

} // namespace dokushin::photo
