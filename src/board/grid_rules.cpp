#include "board/grid_rules.h"

#include "errors/catalogue.h"

#include <fmt/format.h>

#include <algorithm>

namespace dokushin {
namespace {

std::unexpected<Error> refused(const GridMeasures &measures, Sentence expected) {
    return std::unexpected(
        Error{ErrorCode::bad_shape,
              {"a board of {}", fmt::format("{}×{}:{}-{}:{}×{}", measures.rows, measures.columns,
                                            measures.lowest, measures.lowest + measures.digits - 1,
                                            measures.box_rows, measures.box_columns)},
              std::move(expected)});
}

bool fill(unsigned length, unsigned boxes) { return boxes > 0 && length % boxes == 0; }

/// Adds the constraint of each set of cells with the same number, if it is smaller than a house.
template <class NumberOf>
void add_constraints(std::vector<Constraint> &all, const GridMeasures &measures, unsigned count,
                     const NumberOf &number_of) {
    std::vector<Different> sets(count);
    for (unsigned at = 0; at < measures.rows * measures.columns; ++at) {
        sets[number_of(at)].cells.push_back(cell_at(at));
    }
    for (Different &set : sets) {
        if (set.cells.size() > 1 && set.cells.size() < measures.digits) {
            all.emplace_back(std::move(set));
        }
    }
}

} // namespace

Result<void> expect_a_grid(const GridMeasures &measures) {
    const auto &[rows, columns, digits, lowest, box_rows, box_columns] = measures;
    // A single row would be a board without any constraint, whose columns are no houses.
    if (rows < 2 || columns < 2 || rows > max_side || columns > max_side) {
        return refused(measures, {"{} to {} rows and columns", 2, max_side});
    }
    if (digits < std::max(rows, columns) || digits > max_side || lowest > max_side ||
        lowest + digits - 1 > max_side) {
        return refused(measures, {"values up to {}, no fewer than rows or columns", max_side});
    }
    const bool has_boxes = box_rows > 0 || box_columns > 0;
    if (has_boxes &&
        (!fill(rows, box_rows) || !fill(columns, box_columns) || box_rows * box_columns > digits)) {
        return refused(measures,
                       {"boxes that fill the board, of no more cells than there are values"});
    }
    return {};
}

std::vector<std::uint16_t> box_map(const GridMeasures &measures) {
    std::vector<std::uint16_t> map(std::size_t{measures.rows} * measures.columns);
    if (measures.box_rows == 0) {
        return map;
    }
    const unsigned across = measures.columns / measures.box_columns;
    for (std::size_t at = 0; at < map.size(); ++at) {
        const std::size_t row = at / measures.columns;
        const std::size_t column = at % measures.columns;
        map[at] = static_cast<std::uint16_t>(row / measures.box_rows * across +
                                             column / measures.box_columns);
    }
    return map;
}

std::vector<Constraint> constraints_of_grid(const GridMeasures &measures) {
    std::vector<Constraint> all;
    add_constraints(all, measures, measures.rows,
                    [&](unsigned at) { return at / measures.columns; });
    add_constraints(all, measures, measures.columns,
                    [&](unsigned at) { return at % measures.columns; });
    if (measures.box_rows > 0) {
        const auto map = box_map(measures);
        add_constraints(all, measures, *std::ranges::max_element(map) + 1U,
                        [&](unsigned at) { return map[at]; });
    }
    std::ranges::sort(all);
    const auto repeated = std::ranges::unique(all);
    all.erase(repeated.begin(), repeated.end());
    return all;
}

} // namespace dokushin
