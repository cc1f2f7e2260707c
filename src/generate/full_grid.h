// A random full grid of a shape.
#pragma once

#include "base/random.h"

#include <dokushin/puzzle.h>

#include <atomic>
#include <optional>
#include <span>

namespace dokushin::generate {

/// A filler of grids that keeps its memory from grid to grid.
class FullGrid {
  public:
    explicit FullGrid(const Shape &shape);

    /// A random full grid. Nothing if cancelled, or if none was found within a number of steps that
    /// is nearly always enough up to 25×25, and hardly ever beyond. O(cells²) without a dead end.
    [[nodiscard]] std::optional<Grid> filled(Random &random, const std::atomic<bool> *cancelled,
                                             unsigned most_tries = 100);

  private:
    bool fill(Random &random, std::size_t from);
    void choose_cell(std::size_t from);
    bool place(std::size_t depth, Cell cell, Digit digit);
    [[nodiscard]] bool prune_constraints(std::span<DigitSet> left, Cell cell) const;

    Shape shape_;
    Grid grid_;
    std::vector<Cell> order_; ///< the filled cells in the order of filling, then the others
    /// The candidates of all cells, for each number of filled cells.
    std::vector<DigitSet> candidates_;
    std::size_t steps_left_ = 0;
    const std::atomic<bool> *cancelled_ = nullptr;
};

} // namespace dokushin::generate
