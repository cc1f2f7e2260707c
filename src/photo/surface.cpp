#include "photo/surface.h"

#include <utility>

namespace dokushin::photo {
namespace {

/// Solves a symmetric system by elimination with pivots; singular directions stay 0.
template <std::size_t Most>
void solve_system(std::array<std::array<double, Most + 2>, Most> &rows, std::size_t count) {
    for (std::size_t at = 0; at < count; ++at) {
        std::size_t pivot = at;
        for (std::size_t row = at + 1; row < count; ++row) {
            if (std::abs(rows[row][at]) > std::abs(rows[pivot][at])) {
                pivot = row;
            }
        }
        std::swap(rows[at], rows[pivot]);
        if (std::abs(rows[at][at]) < 1e-12) {
            rows[at].fill(0);
            rows[at][at] = 1;
        }
        for (std::size_t row = 0; row < count; ++row) {
            if (row == at) {
                continue;
            }
            const double factor = rows[row][at] / rows[at][at];
            for (std::size_t column = at; column < Most + 2; ++column) {
                rows[row][column] -= factor * rows[at][column];
            }
        }
    }
}

} // namespace

Surface Surface::identity() {
    Surface plane;
    plane.middle_ = 1;
    plane.count_ = 3;
    plane.x_ = {1, 1, 0};
    plane.y_ = {1, 0, 1};
    return plane;
}

Surface::Terms Surface::terms(Point of_plane) const {
    const double x = of_plane.x / middle_ - 1;
    const double y = of_plane.y / middle_ - 1;
    return {1, x, y, x * x, x * y, y * y, x * x * x, x * x * y, x * y * y, y * y * y};
}

Point Surface::operator()(Point of_plane) const {
    const Terms all = terms(of_plane);
    Point sum;
    for (std::size_t at = 0; at < count_; ++at) {
        sum = sum + all[at] * Point{x_[at], y_[at]};
    }
    return sum;
}

void Surface::fit(std::span<const Sighting> sightings, std::span<const double> weights) {
    std::array<std::array<double, most_terms + 2>, most_terms> rows{};
    for (std::size_t at = 0; at < sightings.size(); ++at) {
        const Terms all = terms(sightings[at].expected);
        for (std::size_t row = 0; row < count_; ++row) {
            const double factor = weights[at] * all[row];
            for (std::size_t column = 0; column < count_; ++column) {
                rows[row][column] += factor * all[column];
            }
            rows[row][most_terms] += factor * sightings[at].seen.x;
            rows[row][most_terms + 1] += factor * sightings[at].seen.y;
        }
    }
    // Columns that are not used would hide the right sides: they are zero.
    solve_system<most_terms>(rows, count_);
    for (std::size_t row = 0; row < count_; ++row) {
        x_[row] = rows[row][most_terms] / rows[row][row];
        y_[row] = rows[row][most_terms + 1] / rows[row][row];
    }
}

Surface Surface::through(std::span<const Sighting> sightings, std::size_t side, unsigned degree) {
    constexpr double near = 0.06; // cells: a residual that halves a weight
    Surface surface;
    surface.middle_ = static_cast<double>(side) / 2;
    surface.count_ = (degree + 1) * (degree + 2) / 2;
    std::vector<double> weights;
    for (const Sighting &one : sightings) {
        weights.push_back(one.weight + 1e-3);
    }
    surface.fit(sightings, weights);
    for (unsigned round = 0; round < 5; ++round) {
        for (std::size_t at = 0; at < sightings.size(); ++at) {
            const Sighting &one = sightings[at];
            const double residual = length(surface(one.expected) - one.seen) / near;
            weights[at] = (one.weight + 1e-3) / (1 + residual * residual);
        }
        surface.fit(sightings, weights);
    }
    return surface;
}

} // namespace dokushin::photo
