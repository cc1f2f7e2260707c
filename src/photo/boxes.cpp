#include "photo/boxes.h"

#include <numeric>

namespace dokushin::photo {
namespace {

/// Darkness is what lines have more of than the ground; in a light grid, its negative.
struct Darkness {
    const Grey &picture;
    double sign;

    [[nodiscard]] double operator()(Point at) const {
        return -sign * static_cast<double>(picture.sample(at));
    }
};

/// Returns how much ink lies across a line between two of its crossings: the sum of how much darker
/// it is than the paper on both sides. `across` leads from the line to a neighbouring one.
double ink_across(const Darkness &darkness, Point from, Point to, Point across) {
    constexpr double reach = 0.15; // of a cell; digits begin farther from the line
    constexpr int steps = 12;
    constexpr std::array places{0.2, 0.35, 0.5, 0.65, 0.8};
    double ink = 0;
    for (const double place : places) {
        const Point middle = (1 - place) * from + place * to;
        const double paper =
            std::min(darkness(middle - reach * across), darkness(middle + reach * across));
        for (int step = -steps; step <= steps; ++step) {
            ink += std::max(0.0, darkness(middle + (reach * step / steps) * across) - paper);
        }
    }
    return ink;
}

/// Returns the ink of each inner line: of the vertical ones, or of the horizontal ones.
std::vector<double> ink_of_lines(const Darkness &darkness, const Lattice &lattice,
                                 bool is_vertical) {
    std::vector<double> all;
    const auto at = [&](std::size_t line, std::size_t place) {
        return is_vertical ? lattice.at(line, place) : lattice.at(place, line);
    };
    for (std::size_t line = 1; line < lattice.side; ++line) {
        double ink = 0;
        for (std::size_t place = 0; place < lattice.side; ++place) {
            ink += ink_across(darkness, at(line, place), at(line, place + 1),
                              at(line + 1, place) - at(line, place));
        }
        all.push_back(ink);
    }
    return all;
}

/// Returns how many times as much ink the borders of boxes have as other lines have.
double thickness(const std::vector<double> &vertical, const std::vector<double> &horizontal,
                 BoxSize boxes) {
    double of_borders = 0;
    double borders = 0;
    for (std::size_t at = 0; at < vertical.size(); ++at) {
        if ((at + 1) % boxes.columns == 0) {
            of_borders += vertical[at];
            ++borders;
        }
        if ((at + 1) % boxes.rows == 0) {
            of_borders += horizontal[at];
            ++borders;
        }
    }
    const double all = std::reduce(vertical.begin(), vertical.end()) +
                       std::reduce(horizontal.begin(), horizontal.end());
    const double others = static_cast<double>(vertical.size() + horizontal.size()) - borders;
    return (of_borders / borders) / std::max(1.0, (all - of_borders) / others);
}

} // namespace

BoxSize boxes_of(const Grey &picture, const FoundGrid &grid) {
    if (grid.lattice.side == 9) {
        return {3, 3};
    }
    const Darkness darkness{picture, grid.is_light ? -1.0 : 1.0};
    const std::vector<double> vertical = ink_of_lines(darkness, grid.lattice, true);
    const std::vector<double> horizontal = ink_of_lines(darkness, grid.lattice, false);
    constexpr double clearly_more = 1.15;
    constexpr BoxSize wide{2, 3};
    constexpr BoxSize tall{3, 2};
    return thickness(vertical, horizontal, tall) >
                   clearly_more * thickness(vertical, horizontal, wide)
               ? tall
               : wide;
}

} // namespace dokushin::photo
