// A finished grid of a shape, filled at random.
#pragma once

#include "base/random.h"

#include <dokushin/puzzle.h>

#include <atomic>
#include <optional>
#include <span>

namespace dokushin::generate {

/// Keeps its memory from grid to grid.
class FullGrid {
  public:
    explicit FullGrid(const Shape &shape);

    /// Nothing if none was found within a number of steps that is nearly always enough up to
    /// 25×25, and hardly ever beyond; or if cancelled. O(cells²) if nothing goes wrong.
    [[nodiscard]] std::optional<Grid> filled(Random &random, const std::atomic<bool> *cancelled);

  private:
    bool fill(Random &random, std::size_t from);
    void choose_tightest(std::size_t from);
    bool put(std::size_t depth, Cell cell, Digit digit);
    [[nodiscard]] bool keep_constraints(std::span<DigitSet> left, Cell cell) const;

    Shape shape_;
    Grid grid_;
    std::vector<Cell> order_; ///< filled cells first, in the order in which they were
    /// What is left to each cell once so many are filled: a row of all cells for each depth.
    std::vector<DigitSet> left_;
    std::size_t steps_left_ = 0;
    const std::atomic<bool> *cancelled_ = nullptr;
};

} // namespace dokushin::generate
