#include "photo/lattice.h"

#include "photo/quantile.h"
#include "photo/surface.h"

namespace dokushin::photo {
namespace {

using Strength = Raster<float>;

/// A cell of the rectified square in pixels, and what is seen around the square in cells.
constexpr std::size_t cell_pixels = 32;
constexpr double margin = 0.5;

/// A Rectified grid is sampled as a square, with a margin.
struct Rectified {
    std::size_t side = 0;
    Raster<float> values{};

    [[nodiscard]] static double pixel(double of_lattice) {
        return (of_lattice + margin) * static_cast<double>(cell_pixels);
    }
    [[nodiscard]] static double lattice(double of_pixel) {
        return of_pixel / static_cast<double>(cell_pixels) - margin;
    }
};

/// Samples the square; `map` maps positions of the lattice to the picture.
template <class Map> Rectified rectified(const Grey &picture, std::size_t side, const Map &map) {
    const std::size_t pixels = (side + 1) * cell_pixels;
    Rectified square{side, Raster<float>(pixels, pixels)};
    for (std::size_t y = 0; y < pixels; ++y) {
        for (std::size_t x = 0; x < pixels; ++x) {
            const Point at{Rectified::lattice(static_cast<double>(x) + 0.5),
                           Rectified::lattice(static_cast<double>(y) + 0.5)};
            square.values.at(x, y) = picture.sample(map(at));
        }
    }
    return square;
}

/// Sums `count` values of a row or column from `first` on, in steps of `stride`.
float sum_of(const std::vector<float> &values, std::size_t first, std::size_t stride,
             std::size_t count) {
    float sum = 0;
    for (std::size_t at = 0; at < count; ++at) {
        sum += values[first + at * stride];
    }
    return sum;
}

/// Returns how much darker each pixel is than the pixels on both sides across a line, over a piece
/// of the line. It is positive where a line of a few pixels runs that way (`along` is 1 for a
/// horizontal one, else the width).
Strength line_strength(const Raster<float> &values, std::size_t along, std::size_t across) {
    constexpr std::size_t beside = 4;
    constexpr std::size_t half = 5;
    constexpr std::size_t border = beside + half + 2;
    Strength strength(values.width, values.height, 0);
    for (std::size_t y = border; y + border < values.height; ++y) {
        for (std::size_t x = border; x + border < values.width; ++x) {
            const std::size_t at = y * values.width + x - half * along;
            const auto piece = [&](std::size_t first) {
                return sum_of(values.values, first, along, 2 * half + 1);
            };
            const float here = piece(at);
            const float darker =
                std::min(piece(at - beside * across), piece(at + beside * across)) - here;
            strength.at(x, y) = std::max(0.0F, darker / static_cast<float>(2 * half + 1));
        }
    }
    return strength;
}

/// Lines have their strength both ways, and the strength of a clear line.
struct Lines {
    Strength vertical{};
    Strength horizontal{};
    float clear = 1;
};

Lines lines_in(const Rectified &square) {
    Lines lines{line_strength(square.values, square.values.width, 1),
                line_strength(square.values, 1, square.values.width)};
    // Lines take about a tenth of the pixels each way.
    lines.clear = std::max(
        {1.0F, quantile(lines.vertical.values, 0.95), quantile(lines.horizontal.values, 0.95)});
    return lines;
}

/// Returns the sum of strengths along a piece of a line to one side of a crossing.
double arm(const Strength &strength, double x, double y, double dx, double dy) {
    double sum = 0;
    for (int step = 2; step <= 12; step += 2) {
        sum += static_cast<double>(strength.sample({x + dx * step, y + dy * step}));
    }
    return sum;
}

/// Returns how well lines cross at a position of the square: at the frame, only its arms count.
double crossing_strength(const Lines &lines, std::size_t column, std::size_t row, std::size_t side,
                         double x, double y) {
    double sum = 0;
    unsigned arms = 0;
    const auto add = [&](bool exists, const Strength &strength, double dx, double dy) {
        if (exists) {
            sum +=
                std::min(arm(strength, x, y, dx, dy) / 6, 2.0 * static_cast<double>(lines.clear));
            ++arms;
        }
    };
    add(row > 0, lines.vertical, 0, -1);
    add(row < side, lines.vertical, 0, 1);
    add(column > 0, lines.horizontal, -1, 0);
    add(column < side, lines.horizontal, 1, 0);
    return sum / arms / static_cast<double>(lines.clear);
}

/// Looks for the best crossing around a position, within `reach` pixels; nearer ones are preferred.
Sighting sight(const Lines &lines, std::size_t column, std::size_t row, std::size_t side,
               Point near, double reach) {
    const double step = reach > 6 ? 2 : 1;
    Sighting best{{static_cast<double>(column), static_cast<double>(row)}, near, 0};
    double most = -1;
    for (double dy = -reach; dy <= reach; dy += step) {
        for (double dx = -reach; dx <= reach; dx += step) {
            const double x = Rectified::pixel(near.x) + dx;
            const double y = Rectified::pixel(near.y) + dy;
            const double strength = crossing_strength(lines, column, row, side, x, y);
            const double preferred = strength - 0.02 * std::hypot(dx, dy);
            if (preferred > most) {
                most = preferred;
                best.seen = {Rectified::lattice(x), Rectified::lattice(y)};
                best.weight = strength;
            }
        }
    }
    return best;
}

/// Fits a smooth surface to all crossings as they are seen within `reach` of where `surface` has
/// them.
Surface fitted(const Lines &lines, std::size_t side, const Surface &surface, double reach,
               unsigned degree) {
    std::vector<Sighting> sightings;
    for (std::size_t row = 0; row <= side; ++row) {
        for (std::size_t column = 0; column <= side; ++column) {
            const Point expected = surface({static_cast<double>(column), static_cast<double>(row)});
            sightings.push_back(sight(lines, column, row, side, expected, reach));
        }
    }
    return Surface::through(sightings, side, degree);
}

/// Returns the share of the places along a line where one is seen, at most two pixels beside where
/// it should be.
double share_seen(const Lines &lines, const Surface &surface, std::size_t side, double line,
                  bool is_vertical) {
    const Strength &strength = is_vertical ? lines.vertical : lines.horizontal;
    const std::size_t places = 4 * side;
    unsigned seen = 0;
    for (std::size_t place = 0; place < places; ++place) {
        const double along = (static_cast<double>(place) + 0.5) / 4;
        const Point middle = surface(is_vertical ? Point{line, along} : Point{along, line});
        float most = 0;
        for (int beside = -2; beside <= 2; ++beside) {
            const double dx = is_vertical ? beside : 0;
            const double dy = is_vertical ? 0 : beside;
            most = std::max(most, strength.sample({Rectified::pixel(middle.x) + dx,
                                                   Rectified::pixel(middle.y) + dy}));
        }
        seen += most > 0.25F * lines.clear ? 1U : 0U;
    }
    return static_cast<double>(seen) / static_cast<double>(places);
}

} // namespace

Point Lattice::between(Point of_lattice) const {
    const auto last = static_cast<double>(side - 1);
    const double column = std::clamp(std::floor(of_lattice.x), 0.0, last);
    const double row = std::clamp(std::floor(of_lattice.y), 0.0, last);
    const double across = of_lattice.x - column;
    const double down = of_lattice.y - row;
    const auto x = static_cast<std::size_t>(column);
    const auto y = static_cast<std::size_t>(row);
    return (1 - down) * ((1 - across) * at(x, y) + across * at(x + 1, y)) +
           down * ((1 - across) * at(x, y + 1) + across * at(x + 1, y + 1));
}

Lattice lattice_in(const Grey &picture, const Projection &square, std::size_t side) {
    const auto plane = [&](Point at) {
        return square({at.x / static_cast<double>(side), at.y / static_cast<double>(side)});
    };
    const Lines lines = lines_in(rectified(picture, side, plane));
    Surface surface = fitted(lines, side, Surface::identity(), 10, 2);
    surface = fitted(lines, side, surface, 5, 3);
    surface = fitted(lines, side, surface, 3, 3);

    constexpr std::size_t box = 3;
    const std::size_t border_count = 2 * (side / box + 1);
    Lattice lattice{.side = side};
    for (std::size_t row = 0; row <= side; ++row) {
        for (std::size_t column = 0; column <= side; ++column) {
            lattice.crossings.push_back(
                plane(surface({static_cast<double>(column), static_cast<double>(row)})));
        }
    }
    for (std::size_t line = 0; line <= side; ++line) {
        for (const bool is_vertical : {false, true}) {
            const auto at = static_cast<double>(line);
            const double seen = share_seen(lines, surface, side, at, is_vertical);
            lattice.support += seen / static_cast<double>(2 * (side + 1));
            if (line % box == 0) {
                lattice.borders += seen / static_cast<double>(border_count);
            }
            if (line < side) {
                lattice.midway += share_seen(lines, surface, side, at + 0.5, is_vertical) /
                                  static_cast<double>(2 * side);
            }
        }
    }
    return lattice;
}

} // namespace dokushin::photo
