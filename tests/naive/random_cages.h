// Random killer cages that a grid satisfies.
#pragma once

#include <dokushin/shape.h>

#include <algorithm>
#include <random>
#include <vector>

namespace dokushin::naive {

/// Returns the shape with cages of two to `most` cells, which cover it as far as the grid's digits
/// differ.
inline Shape with_random_cages(const Shape &shape, const Grid &grid, std::mt19937_64 &random,
                               std::size_t most = 5) {
    std::vector<bool> taken(shape.cell_count());
    std::vector<Constraint> cages;
    for (std::size_t at = 0; at < shape.cell_count(); ++at) {
        Cage cage;
        DigitSet digits;
        const std::size_t size = 2 + random() % (most - 1);
        std::vector<Cell> next{cell_at(at)};
        while (!next.empty() && cage.cells.size() < size) {
            const std::size_t pick = random() % next.size();
            const Cell cell = next[pick];
            next.erase(next.begin() + static_cast<std::ptrdiff_t>(pick));
            if (taken[index(cell)] || digits.contains(grid[index(cell)])) {
                continue;
            }
            taken[index(cell)] = true;
            digits.insert(grid[index(cell)]);
            cage.cells.push_back(cell);
            cage.total += number(grid[index(cell)]);
            const unsigned row = shape.row(cell);
            const unsigned column = shape.column(cell);
            if (row + 1 < shape.rows()) {
                next.push_back(shape.cell(row + 1, column));
            }
            if (column + 1 < shape.columns()) {
                next.push_back(shape.cell(row, column + 1));
            }
            if (column > 0) {
                next.push_back(shape.cell(row, column - 1));
            }
        }
        if (cage.cells.size() > 1) {
            std::ranges::sort(cage.cells);
            cages.emplace_back(std::move(cage));
        }
    }
    return *shape.with(cages);
}

} // namespace dokushin::naive
