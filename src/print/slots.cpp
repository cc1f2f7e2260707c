// The number of columns is the one with which grids are largest: all numbers are tried.
#include "print/slots.h"

#include <algorithm>
#include <cmath>

namespace dokushin::print {
namespace {

constexpr double least_gap = 24;  ///< between two grids
constexpr double solved_gap = 18; ///< between two solutions
/// A cell is at most 21 mm wide. A solution's cell has at least 4 mm, or 3 mm on large boards,
/// so that two of them fit side by side.
constexpr double largest_cell = 60;
constexpr double largest_solved_cell = 17;
constexpr double least_solved_cell = 11;
constexpr double least_large_board_cell = 9;
constexpr double least_solved_grid = 72; ///< as wide as the label "No. 12" above it

double with_label(double grid) { return grid + label_height(grid); }

/// Computes the largest grid that fits into an area together with its label.
double grid_in(double width, double height) {
    // A larger grid has a higher label, so the room beside the label of too large a
    // grid is enough for a smaller one.
    const double grid = std::min(width, height);
    return std::min(grid, height - label_height(grid));
}

double part_of(double length, std::size_t parts) {
    const auto count = static_cast<double>(parts);
    return (length - (count - 1) * least_gap) / count;
}

/// Spreads `count` things of a size over a length and returns where each begins: with gaps around
/// them if these are wide enough, else with gaps only between them. A single one is centred.
std::vector<double> spread(double length, double size, std::size_t count) {
    const double rest = length - static_cast<double>(count) * size;
    double gap = rest / static_cast<double>(count + 1);
    double begin = gap;
    if (count > 1 && gap < least_gap) {
        gap = rest / static_cast<double>(count - 1);
        begin = 0;
    }
    std::vector<double> begins;
    for (std::size_t i = 0; i < count; ++i) {
        begins.push_back(begin + static_cast<double>(i) * (size + gap));
    }
    return begins;
}

std::size_t rows_of(std::size_t count, std::size_t columns) {
    return (count + columns - 1) / columns;
}

/// The number of columns with which `count` grids are largest.
std::size_t best_columns(const PageFrame &frame, std::size_t count) {
    std::size_t best = 1;
    double largest = 0;
    for (std::size_t columns = 1; columns <= count; ++columns) {
        const double grid =
            grid_in(part_of(frame.width, columns), part_of(frame.height, rows_of(count, columns)));
        if (grid > largest) {
            largest = grid;
            best = columns;
        }
    }
    return best;
}

/// Makes as many slots of a size as the frame has room for, from its top on, at most `wanted`.
GridSlots pack(const PageFrame &frame, std::size_t wanted, double most_grid) {
    const auto fit = [](double length, double size) {
        const double count = std::floor((length + solved_gap) / (size + solved_gap));
        return std::max<std::size_t>(static_cast<std::size_t>(count), 1);
    };
    const double grid = std::min(most_grid, grid_in(frame.width, frame.height));
    const std::size_t columns = std::min(fit(frame.width, grid), wanted);
    const std::size_t rows =
        std::min(fit(frame.height, with_label(grid)), rows_of(wanted, columns));
    GridSlots slots{{}, grid, largest_solved_cell};
    const std::vector<double> lefts = spread(frame.width, grid, columns);
    for (std::size_t row = 0; row < rows; ++row) {
        const double top = static_cast<double>(row) * (with_label(grid) + solved_gap);
        for (const double left : lefts) {
            slots.corners.push_back({frame.corner.x + left, frame.corner.y + top});
        }
    }
    return slots;
}

} // namespace

double label_size(double grid) { return std::clamp(0.055 * grid, 7.5, 12.0); }

double label_height(double grid) { return 1.7 * label_size(grid); }

GridSlots spread_slots(const PageFrame &frame, std::size_t count, unsigned side) {
    const std::size_t columns = best_columns(frame, count);
    const std::size_t rows = rows_of(count, columns);
    const double grid = std::min(
        grid_in(part_of(frame.width, columns), part_of(frame.height, rows)), largest_cell * side);
    GridSlots slots{{}, grid, largest_cell};
    const std::vector<double> tops = spread(frame.height, with_label(grid), rows);
    const double up = 0.35 * tops.front(); // an exact centre looks too low
    for (std::size_t row = 0; row < rows; ++row) {
        const std::size_t in_row = std::min(columns, count - row * columns);
        // A last row that is not full is centred: five grids are two, two and one.
        const std::vector<double> all = spread(frame.width, grid, columns);
        const double shift = (all.back() - all[in_row - 1]) / 2;
        for (std::size_t column = 0; column < in_row; ++column) {
            slots.corners.push_back(
                {frame.corner.x + all[column] + shift, frame.corner.y + tops[row] - up});
        }
    }
    return slots;
}

GridSlots packed_slots(const PageFrame &frame, std::size_t wanted, unsigned side) {
    const double least_cell = side <= 16 ? least_solved_cell : least_large_board_cell;
    GridSlots slots;
    for (double cell = largest_solved_cell; cell >= least_cell; cell -= 0.5) {
        slots = pack(frame, wanted, std::max(cell * side, least_solved_grid));
        if (slots.corners.size() >= wanted) {
            break; // the largest that fit
        }
    }
    return slots;
}

} // namespace dokushin::print
