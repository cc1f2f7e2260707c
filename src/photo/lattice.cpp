#include "photo/lattice.h"

#include "photo/quantile.h"
#include "photo/surface.h"

namespace dokushin::photo {
namespace {

using Strength = Raster<float>;

/// A cell of the rectified square in pixels, and what is seen around the square in cells.
constexpr std::size_t cell_pixels = 32;
constexpr double margin = 0.5;
/// The lines' arms at a crossing are looked at over so many pixels.
constexpr int arm_pixels = 12;

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

/// RunningSums hold, for each value, the sum of the values before it in its row or column. Two
/// look-ups give the sum of any piece of a line.
class RunningSums {
  public:
    /// Sums along rows if `along` is 1, along columns if it is the width.
    RunningSums(const Raster<float> &values, std::size_t along)
        : along_(along), sums_(values.values.size() + along, 0.0) {
        for (std::size_t at = 0; at < values.values.size(); ++at) {
            sums_[at + along] = sums_[at] + static_cast<double>(values.values[at]);
        }
    }
    /// Returns the sum of `count` values from `first` on. The sum of a row begins with that of the
    /// row before, which changes no difference.
    [[nodiscard]] double operator()(std::size_t first, std::size_t count) const {
        return sums_[first + count * along_] - sums_[first];
    }

  private:
    std::size_t along_;
    std::vector<double> sums_;
};

/// Returns how much darker each pixel is than the pixels on both sides across a line, over a piece
/// of the line. It is positive where a line of a few pixels runs that way (`along` is 1 for a
/// horizontal one, else the width).
Strength line_strength(const Raster<float> &values, std::size_t along, std::size_t across) {
    constexpr std::size_t beside = 4;
    constexpr std::size_t half = 5;
    constexpr std::size_t border = beside + half + 2;
    constexpr std::size_t count = 2 * half + 1;
    const RunningSums sum(values, along);
    Strength strength(values.width, values.height, 0);
    for (std::size_t y = border; y + border < values.height; ++y) {
        for (std::size_t x = border; x + border < values.width; ++x) {
            const std::size_t first = y * values.width + x - half * along;
            const double darker =
                std::min(sum(first - beside * across, count), sum(first + beside * across, count)) -
                sum(first, count);
            strength.at(x, y) = std::max(0.0F, static_cast<float>(darker / count));
        }
    }
    return strength;
}

/// Returns a quantile of the strength. Only every fifth value is read: five does not divide a
/// cell's pixels, so that lines are sampled evenly.
float quantile_of(const Strength &strength, double share) {
    std::vector<float> some;
    for (std::size_t at = 0; at < strength.values.size(); at += 5) {
        some.push_back(strength.values[at]);
    }
    return quantile(std::move(some), share);
}

/// Lines have their strength both ways, and the strength of a clear line.
struct Lines {
    Strength vertical{};
    Strength horizontal{};
    RunningSums vertical_sums;
    RunningSums horizontal_sums;
    float clear = 1;

    explicit Lines(const Rectified &square)
        : vertical(line_strength(square.values, square.values.width, 1)),
          horizontal(line_strength(square.values, 1, square.values.width)),
          vertical_sums(vertical, square.values.width), horizontal_sums(horizontal, 1) {
        // Lines take about a tenth of the pixels each way.
        clear = std::max({1.0F, quantile_of(vertical, 0.95), quantile_of(horizontal, 0.95)});
    }
};

/// Returns how well lines cross at a pixel of the square, whose arms of 12 pixels lie in it: at the
/// frame, only its arms count.
double crossing_strength(const Lines &lines, std::size_t column, std::size_t row, std::size_t side,
                         std::size_t x, std::size_t y) {
    constexpr std::size_t arm = arm_pixels;
    const std::size_t width = lines.vertical.width;
    const std::size_t at = y * width + x;
    double sum = 0;
    unsigned arms = 0;
    const auto add = [&](bool exists, const RunningSums &sums, std::size_t first) {
        if (exists) {
            sum += std::min(sums(first, arm) / arm, 2.0 * static_cast<double>(lines.clear));
            ++arms;
        }
    };
    add(row > 0, lines.vertical_sums, at - arm * width);
    add(row < side, lines.vertical_sums, at + width);
    add(column > 0, lines.horizontal_sums, at - arm);
    add(column < side, lines.horizontal_sums, at + 1);
    return sum / arms / static_cast<double>(lines.clear);
}

/// Looks for the best crossing around a position, within `reach` pixels; nearer ones are preferred.
Sighting sight(const Lines &lines, std::size_t column, std::size_t row, std::size_t side,
               Point near, int reach) {
    const int step = reach > 6 ? 2 : 1;
    const int last = static_cast<int>(lines.vertical.width) - 1;
    const auto limited = [&](int pixel, std::size_t line) { // its arms lie in the square
        return std::clamp(pixel, line > 0 ? arm_pixels : 0, line < side ? last - arm_pixels : last);
    };
    // A surface that was fitted to noise may leave the square, or be no number.
    const auto pixel = [&](double of_lattice) {
        const double seen = std::fmax(Rectified::pixel(of_lattice) - 0.5, 0.0);
        return static_cast<int>(std::lround(std::fmin(seen, last)));
    };
    Sighting best{{static_cast<double>(column), static_cast<double>(row)}, near, 0};
    double most = -1;
    for (int dy = -reach; dy <= reach; dy += step) {
        for (int dx = -reach; dx <= reach; dx += step) {
            const int x = limited(pixel(near.x) + dx, column);
            const int y = limited(pixel(near.y) + dy, row);
            const double strength = crossing_strength(
                lines, column, row, side, static_cast<std::size_t>(x), static_cast<std::size_t>(y));
            const double preferred = strength - 0.02 * std::hypot(dx, dy);
            if (preferred > most) {
                most = preferred;
                best.seen = {Rectified::lattice(x + 0.5), Rectified::lattice(y + 0.5)};
                best.weight = strength;
            }
        }
    }
    return best;
}

/// Fits a smooth surface to all crossings as they are seen within `reach` of where `surface` has
/// them.
Surface fitted(const Lines &lines, std::size_t side, const Surface &surface, int reach,
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

/// Counts the places between two lines where another one is seen.
unsigned lines_between(const Lines &lines, const Surface &surface, std::size_t side,
                       std::size_t line, bool is_vertical) {
    constexpr double clearly_seen = 0.8; // of a line's places: strokes of digits are shorter
    constexpr std::array places{0.25, 0.375, 0.5, 0.625, 0.75};
    return static_cast<unsigned>(std::ranges::count_if(places, [&](double place) {
        return share_seen(lines, surface, side, static_cast<double>(line) + place, is_vertical) >=
               clearly_seen;
    }));
}

/// Says how well the lines of a lattice are seen, and what is seen between them.
void see_lines(Lattice &lattice, const Lines &lines, const Surface &surface) {
    constexpr std::size_t box = 3;
    const std::size_t side = lattice.side;
    const std::size_t border_count = 2 * (side / box + 1);
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
                lattice.between_lines += lines_between(lines, surface, side, line, is_vertical);
            }
        }
    }
}

} // namespace

Lattice lattice_in(const Grey &picture, const Projection &square, std::size_t side) {
    const auto plane = [&](Point at) {
        return square({at.x / static_cast<double>(side), at.y / static_cast<double>(side)});
    };
    const Lines lines(rectified(picture, side, plane));
    Surface surface = fitted(lines, side, Surface::identity(), 10, 2);
    surface = fitted(lines, side, surface, 5, 3);
    surface = fitted(lines, side, surface, 3, 3);

    Lattice lattice{.side = side};
    for (std::size_t row = 0; row <= side; ++row) {
        for (std::size_t column = 0; column <= side; ++column) {
            lattice.crossings.push_back(
                plane(surface({static_cast<double>(column), static_cast<double>(row)})));
        }
    }
    see_lines(lattice, lines, surface);
    return lattice;
}

} // namespace dokushin::photo
