#include "photo/grids.h"

#include "photo/cell_lattices.h"
#include "photo/ink.h"
#include "photo/scale.h"

namespace dokushin::photo {
namespace {

constexpr std::size_t least_side = 72; ///< pixels of a grid: 8 for each cell
constexpr std::size_t most_candidates = 24;
constexpr std::size_t large_side = 9; ///< cells in a row of the grids that are looked for first
constexpr std::size_t small_side =
    6; ///< of small grids, which are looked for where no large one is
/// This share of the lines must be seen.
constexpr double least_support = 0.62;
constexpr double sure_support = 0.97;
/// Where lines are seen nearly as much midway between the lines, there is noise.
constexpr double most_midway = 0.6;

/// Thin lines may be hardly seen where the borders of all boxes are.
constexpr double least_borders = 0.85;
constexpr double least_support_within_borders = 0.36;
/// Where the borders are as clear as this, a light grid on a dark ground is not looked for.
constexpr double clear_borders = 0.93;

/// Where lines are faint or cells are shaded, much is seen between the lines, but few lines as long
/// as those of a grid: a crease, or the edge of a shadow. A full grid has some more, of digits that
/// stand below each other; its own lines must be seen then.
constexpr unsigned most_between = 3;
constexpr unsigned most_between_of_full = 8;

/// A smaller grid has fewer lines that could betray that they are not its own: nearly all must be
/// seen.
constexpr double least_support_of_small = 0.9;
/// Its lines at a third and two thirds are where a large grid has borders of boxes, so that these
/// are seen as well.
constexpr double least_borders_of_small = 0.7;

/// Says whether clearly less is seen midway between the lines than along them.
bool is_quiet(const Lattice &lattice) { return lattice.midway <= most_midway * lattice.support; }

bool is_small_grid(const Lattice &lattice) {
    return lattice.support >= least_support_of_small && is_quiet(lattice) &&
           lattice.between_lines <= most_between;
}

bool is_grid(const Lattice &lattice) {
    const bool has_borders =
        lattice.borders >= least_borders && lattice.support >= least_support_within_borders;
    if (lattice.support >= sure_support && is_quiet(lattice)) {
        return lattice.between_lines <= most_between_of_full;
    }
    const bool is_seen = has_borders || (lattice.support >= least_support && is_quiet(lattice));
    return is_seen && lattice.between_lines <= most_between;
}

/// A Threshold separates ink from paper: its window is a share of the picture's shorter side, and
/// ink is darker than the window's mean by another. The last is for faint and blurred lines.
struct Threshold {
    double window;
    double share;
    std::size_t stroke;
};
constexpr std::array thresholds{Threshold{0.08, 0.08, 1}, Threshold{0.05, 0.04, 1},
                                Threshold{0.15, 0.15, 1}, Threshold{0.06, 0.012, 5}};

Point middle_of(const Quadrilateral &corners) {
    return 0.25 * (corners[0] + corners[1] + corners[2] + corners[3]);
}

bool contains(const Quadrilateral &corners, Point point) {
    for (std::size_t at = 0; at < 4; ++at) {
        if (cross(corners[(at + 1) % 4] - corners[at], point - corners[at]) < 0) {
            return false;
        }
    }
    return true;
}

bool overlap(const Quadrilateral &one, const Quadrilateral &other) {
    return contains(one, middle_of(other)) || contains(other, middle_of(one));
}

/// Adds a quadrilateral unless one much the same is there; says whether it was new.
bool add_new(std::vector<Quadrilateral> &all, const Quadrilateral &corners) {
    const double near = 0.02 * std::sqrt(area_of(corners));
    const bool is_known = std::ranges::any_of(
        all, [&](const Quadrilateral &known) { return farthest_corner(known, corners) <= near; });
    if (!is_known) {
        all.push_back(corners);
    }
    return !is_known;
}

/// Adds the frames of a lattice of cells: all places of a grid, if some columns or rows were not
/// seen. Boxes without lines in them are a lattice as well, of which all must be seen, as of a
/// small grid.
void add_frames(std::vector<Quadrilateral> &all, const CellLattice &lattice) {
    const std::size_t fewest = std::min(lattice.columns, lattice.rows);
    const std::size_t most = std::max(lattice.columns, lattice.rows);
    constexpr std::size_t boxes = 3;
    constexpr std::size_t cells = large_side;
    constexpr std::size_t least_seen = 7;
    std::size_t side = cells;
    if (fewest == most && (most == boxes || most == small_side)) {
        side = most;
    } else if (fewest < least_seen || most > cells) {
        return;
    }
    for (std::size_t column = 0; column <= side - lattice.columns; ++column) {
        for (std::size_t row = 0; row <= side - lattice.rows; ++row) {
            add_new(all, lattice.frame(column, row, side));
        }
    }
}

Mask ink_by(const Grey &small, const Threshold &threshold) {
    const auto shorter = static_cast<double>(std::min(small.width, small.height));
    const auto window = static_cast<std::size_t>(threshold.window * shorter) | 1U;
    return ink_of(small, window, threshold.share, threshold.stroke);
}

/// Returns the quadrilaterals of components and of lattices of cells, the largest first, each once.
std::vector<Quadrilateral> candidates_in(const Grey &small, const Threshold &threshold) {
    std::vector<Quadrilateral> all;
    const Mask ink = ink_by(small, threshold);
    for (const OutlinedComponent &component : components_of(ink, least_side)) {
        if (const auto corners = quadrilateral_of(component)) {
            add_new(all, *corners);
        }
    }
    for (const CellLattice &lattice : cell_lattices_in(ink)) {
        add_frames(all, lattice);
    }
    std::ranges::sort(all, std::greater{}, area_of);
    all.resize(std::min(all.size(), most_candidates));
    return all;
}

/// Only a large grid ends the search: a small one may be another table beside it.
bool is_sure(const FoundGrid &grid) {
    return grid.lattice.side == large_side && grid.lattice.support >= sure_support;
}

bool is_clear(const FoundGrid &grid) {
    return is_sure(grid) ||
           (grid.lattice.side == large_side && grid.lattice.borders >= clear_borders);
}

/// Returns the grid that a quadrilateral has, if it is one.
std::optional<FoundGrid> grid_in(const Grey &small, const Projection &square, bool is_light) {
    FoundGrid grid{lattice_in(small, square, large_side), is_light};
    if (is_grid(grid.lattice)) {
        return grid;
    }
    if (grid.lattice.borders < least_borders_of_small) {
        return std::nullopt;
    }
    grid.lattice = lattice_in(small, square, small_side);
    return is_small_grid(grid.lattice) ? std::optional(std::move(grid)) : std::nullopt;
}

/// Adds the grids of one polarity. A threshold that shows a grid clearly is the last; what lies in
/// such a grid is not examined again, nor is a quadrilateral that another threshold showed.
void add_grids(std::vector<FoundGrid> &found, const Grey &small, bool is_light) {
    std::vector<Quadrilateral> examined;
    for (const Threshold &threshold : thresholds) {
        for (const Quadrilateral &corners : candidates_in(small, threshold)) {
            const auto square = Projection::of_square(corners);
            const bool is_known = std::ranges::any_of(found, [&](const FoundGrid &grid) {
                return is_sure(grid) && overlap(grid.corners(), corners);
            });
            if (!square || is_known || !add_new(examined, corners)) {
                continue;
            }
            if (auto grid = grid_in(small, *square, is_light)) {
                found.push_back(*std::move(grid));
            }
        }
        if (std::ranges::any_of(found, is_sure)) {
            return;
        }
    }
}

/// Keeps of grids that overlap the largest, or of equal ones that whose lines are seen best.
std::vector<FoundGrid> without_overlaps(std::vector<FoundGrid> found) {
    std::ranges::sort(found, std::greater{}, [](const FoundGrid &grid) {
        return std::pair(grid.lattice.side, grid.lattice.support);
    });
    std::vector<FoundGrid> kept;
    for (FoundGrid &grid : found) {
        if (std::ranges::none_of(kept, [&](const FoundGrid &other) {
                return overlap(grid.corners(), other.corners());
            })) {
            kept.push_back(std::move(grid));
        }
    }
    return kept;
}

/// Sorts grids from the top, and those beside each other from the left.
void sort_for_reading(std::vector<FoundGrid> &grids) {
    std::ranges::sort(grids, {}, [](const FoundGrid &grid) { return middle_of(grid.corners()).y; });
    for (auto first = grids.begin(); first != grids.end();) {
        const auto corners = first->corners();
        const double limit = middle_of(corners).y + 0.25 * std::sqrt(area_of(corners));
        const auto last = std::find_if(first, grids.end(), [&](const FoundGrid &grid) {
            return middle_of(grid.corners()).y > limit;
        });
        std::ranges::sort(first, last, {},
                          [](const FoundGrid &grid) { return middle_of(grid.corners()).x; });
        first = last;
    }
}

} // namespace

Mask first_ink_of(const Grey &small) { return ink_by(small, thresholds.front()); }

std::vector<FoundGrid> grids_in(const Grey &picture) {
    const std::size_t factor = reduction(picture, longest_side);
    const Grey small = reduced(picture, longest_side);
    std::vector<FoundGrid> found;
    add_grids(found, small, false);
    if (std::ranges::none_of(found, is_clear)) {
        add_grids(found, inverted(small), true);
    }
    found = without_overlaps(std::move(found));
    sort_for_reading(found);
    for (FoundGrid &grid : found) {
        for (Point &crossing : grid.lattice.crossings) {
            crossing = static_cast<double>(factor) * crossing;
        }
    }
    return found;
}

} // namespace dokushin::photo
