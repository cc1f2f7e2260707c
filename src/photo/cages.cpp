#include "photo/cages.h"

namespace dokushin::photo {
namespace {

/// A dashed line lies within so many pixels of a cell's side, and has at least so many changes
/// between dash and gap along it: strokes of a digit have four.
constexpr std::size_t rim = 4;
constexpr unsigned least_changes = 7;
/// Cages that cover a board have dashes along more than half of all sides of cells; some cages have
/// so many.
constexpr double least_share = 0.12;
/// In noise, such lines run through the middle of cells as well.
constexpr unsigned more_than_inside = 8;

/// Counts the changes between lighter and darker pixels along a line of a cell, from `first` on in
/// steps of `step`. What changes by less than a quarter of the ink's darkness is noise.
unsigned changes(const CellPicture &cell, std::size_t first, std::size_t step) {
    constexpr float least = 0.25F;
    float turning = cell[first]; // the extreme since the last change
    bool rises = false;
    unsigned count = 0;
    for (std::size_t at = 1; at < cell_side; ++at) {
        const float value = cell[first + at * step];
        if (rises ? value > turning : value < turning) {
            turning = value;
        } else if (std::abs(value - turning) >= least) {
            rises = !rises;
            turning = value;
            ++count;
        }
    }
    return count;
}

/// Counts the sides of a cell along which a dashed line runs at a depth of `from` to `to` − 1
/// pixels.
unsigned dashed_sides(const CellPicture &cell, std::size_t from, std::size_t to) {
    constexpr std::size_t last = cell_side - 1;
    std::array<bool, 4> is_dashed{};
    for (std::size_t depth = from; depth < to; ++depth) {
        const std::array lines{
            changes(cell, depth * cell_side, 1), changes(cell, (last - depth) * cell_side, 1),
            changes(cell, depth, cell_side), changes(cell, last - depth, cell_side)};
        for (std::size_t side = 0; side < lines.size(); ++side) {
            is_dashed[side] = is_dashed[side] || lines[side] >= least_changes;
        }
    }
    return static_cast<unsigned>(std::ranges::count(is_dashed, true));
}

} // namespace

bool have_dashed_lines(std::span<const CellPicture> cells) {
    unsigned on_rims = 0;
    unsigned inside = 0;
    for (const CellPicture &cell : cells) {
        on_rims += dashed_sides(cell, 0, rim);
        inside += dashed_sides(cell, 2 * rim, 3 * rim);
    }
    const double sides = 4 * static_cast<double>(cells.size());
    return on_rims >= least_share * sides && on_rims > more_than_inside * inside;
}

} // namespace dokushin::photo
