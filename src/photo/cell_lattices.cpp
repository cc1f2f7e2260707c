#include "photo/cell_lattices.h"

#include <map>
#include <queue>
#include <utility>

namespace dokushin::photo {
namespace {

constexpr std::size_t least_cell = 8; ///< pixels
constexpr std::size_t least_cells = 9;

struct Hole {
    Point middle{};
    double size = 0;
    bool is_used = false;
};

std::vector<Hole> square_holes_in(const Mask &ink) {
    const std::size_t most = std::max(ink.width, ink.height) / 3;
    std::vector<Hole> holes;
    for (const Component &one : holes_of(ink, least_cell, most)) {
        const auto width = static_cast<double>(one.width());
        const auto height = static_cast<double>(one.height());
        // A cell with a digit has a hole of more than half of its square.
        const bool is_full = static_cast<double>(one.pixels) > 0.45 * width * height;
        if (is_full && width < 1.6 * height && height < 1.6 * width) {
            holes.push_back({{static_cast<double>(one.left) + width / 2,
                              static_cast<double>(one.top) + height / 2},
                             std::sqrt(width * height)});
        }
    }
    return holes;
}

using Position = std::pair<int, int>; ///< column, row

/// A Place in the lattice has its hole, and the steps to the next column and row as seen there.
struct Place {
    std::size_t hole = 0;
    Point to_right{};
    Point down{};
};

/// Tiles list the holes of each small square of the picture: of thousands, only those nearby are
/// looked through.
class Tiles {
  public:
    explicit Tiles(const std::vector<Hole> &holes) {
        for (std::size_t at = 0; at < holes.size(); ++at) {
            tiles_[tile_of(holes[at].middle)].push_back(at);
        }
    }

    /// Calls with the number of each hole in the tiles that a circle touches.
    template <class Visit> void visit(Point middle, double radius, const Visit &visit) const {
        const auto [left, top] = tile_of(middle - Point{radius, radius});
        const auto [right, bottom] = tile_of(middle + Point{radius, radius});
        for (int row = top; row <= bottom; ++row) {
            for (int column = left; column <= right; ++column) {
                if (const auto tile = tiles_.find({column, row}); tile != tiles_.end()) {
                    std::ranges::for_each(tile->second, visit);
                }
            }
        }
    }

  private:
    [[nodiscard]] static Position tile_of(Point point) {
        constexpr double side = 32; // pixels
        return {static_cast<int>(std::floor(point.x / side)),
                static_cast<int>(std::floor(point.y / side))};
    }

    std::map<Position, std::vector<std::size_t>> tiles_;
};

class Growing {
  public:
    explicit Growing(std::vector<Hole> &holes) : holes_(holes), tiles_(holes) {}

    /// Grows a lattice from a hole over all neighbours that lie where they are expected.
    [[nodiscard]] std::map<Position, Place> from(std::size_t seed) {
        std::map<Position, Place> places;
        const auto right = neighbour_to_the_right(seed);
        if (!right) {
            return places;
        }
        const Point step = holes_[*right].middle - holes_[seed].middle;
        places[{0, 0}] = {seed, step, {-step.y, step.x}};
        holes_[seed].is_used = true;
        std::queue<Position> open;
        open.push({0, 0});
        while (!open.empty()) {
            const Position at = open.front();
            open.pop();
            for (const auto &[columns, rows] : {Position{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
                const Position next{at.first + columns, at.second + rows};
                if (!places.contains(next) && grow(places, places.at(at), next, columns, rows)) {
                    open.push(next);
                }
            }
        }
        return places;
    }

  private:
    /// Returns the nearest hole of the same size that lies more to the right than up or down.
    [[nodiscard]] std::optional<std::size_t> neighbour_to_the_right(std::size_t seed) const {
        std::optional<std::size_t> nearest;
        double distance = 1.5 * holes_[seed].size;
        tiles_.visit(holes_[seed].middle, distance, [&](std::size_t at) {
            const Point step = holes_[at].middle - holes_[seed].middle;
            if (!holes_[at].is_used && step.x > std::abs(step.y) && length(step) < distance &&
                is_as_large(at, holes_[seed].size)) {
                distance = length(step);
                nearest = at;
            }
        });
        return nearest;
    }

    [[nodiscard]] bool is_as_large(std::size_t at, double size) const {
        return holes_[at].size > 0.7 * size && holes_[at].size < 1.4 * size;
    }

    bool grow(std::map<Position, Place> &places, const Place &from, Position to, int columns,
              int rows) {
        const Point middle = holes_[from.hole].middle;
        const Point expected = middle + static_cast<double>(columns) * from.to_right +
                               static_cast<double>(rows) * from.down;
        const double near = 0.25 * length(columns != 0 ? from.to_right : from.down);
        std::optional<std::size_t> found;
        tiles_.visit(expected, near, [&](std::size_t at) {
            if (!holes_[at].is_used && length(holes_[at].middle - expected) <= near &&
                is_as_large(at, holes_[from.hole].size)) {
                found = std::min(found.value_or(at), at);
            }
        });
        if (!found) {
            return false;
        }
        Place place{*found, from.to_right, from.down};
        const Point step = static_cast<double>(columns + rows) * (holes_[*found].middle - middle);
        Point &known = columns != 0 ? place.to_right : place.down;
        known = 0.5 * (known + step);
        holes_[*found].is_used = true;
        places[to] = place;
        return true;
    }

    std::vector<Hole> &holes_;
    Tiles tiles_;
};

/// Lays a smooth surface through the cells' middles: a plane one unless most of a grid was seen.
CellLattice spanned(const std::map<Position, Place> &places, const std::vector<Hole> &holes) {
    Position first{0, 0};
    Position last{0, 0};
    for (const auto &[at, place] : places) {
        first = {std::min(first.first, at.first), std::min(first.second, at.second)};
        last = {std::max(last.first, at.first), std::max(last.second, at.second)};
    }
    CellLattice lattice;
    lattice.columns = static_cast<std::size_t>(last.first - first.first) + 1;
    lattice.rows = static_cast<std::size_t>(last.second - first.second) + 1;
    lattice.size = length(places.begin()->second.to_right);
    std::vector<Sighting> sightings;
    for (const auto &[at, place] : places) {
        sightings.push_back({{at.first - first.first + 0.5, at.second - first.second + 0.5},
                             (1 / lattice.size) * holes[place.hole].middle,
                             1});
    }
    lattice.surface = Surface::through(sightings, std::max(lattice.columns, lattice.rows),
                                       places.size() >= 48 ? 2 : 1);
    return lattice;
}

} // namespace

Quadrilateral CellLattice::frame(std::size_t columns_before, std::size_t rows_before,
                                 std::size_t side) const {
    const auto left = -static_cast<double>(columns_before);
    const auto top = -static_cast<double>(rows_before);
    const auto length = static_cast<double>(side);
    return {size * surface({left, top}), size * surface({left + length, top}),
            size * surface({left + length, top + length}), size * surface({left, top + length})};
}

std::vector<CellLattice> cell_lattices_in(const Mask &ink) {
    std::vector<Hole> holes = square_holes_in(ink);
    Growing growing(holes);
    std::vector<CellLattice> lattices;
    for (std::size_t seed = 0; seed < holes.size(); ++seed) {
        if (holes[seed].is_used) {
            continue;
        }
        const auto places = growing.from(seed);
        if (places.size() >= least_cells) {
            lattices.push_back(spanned(places, holes));
        }
    }
    return lattices;
}

} // namespace dokushin::photo
