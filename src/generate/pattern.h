// Digits for the cells of a pattern, such that the puzzle has one solution.
//
// It begins with the digits of a full grid, and so with some solutions; then one given at a
// time gets another digit, which stays if there are not more solutions than before. Counting
// further than a few does not lead there sooner (300 changes, pattern of 24 givens with
// solutions counted to 2, 10, 100: 67, 97 and 97 of 100 attempts; 10 takes the least time).
#pragma once

#include "generate/uniqueness.h"

#include "base/random.h"

namespace dokushin::generate {

class PatternFilling {
  public:
    /// `grid` is a finished one; `cells` are those of the pattern.
    PatternFilling(Shape shape, const Grid &grid, std::vector<Cell> cells, Random random);

    /// To how many solutions boards are to be counted.
    static constexpr std::uint32_t most_counted = 10;

    [[nodiscard]] bool done() const { return solutions_ == 1 || changes_left_ == 0; }
    /// Is it done, and has one solution?
    [[nodiscard]] bool found() const { return solutions_ == 1; }
    /// The board of which the solutions are to be counted.
    [[nodiscard]] const Grid &question() const { return givens_; }
    void answer(std::uint32_t solutions);
    void end() { changes_left_ = 0; }

  private:
    void change_one();

    Shape shape_;
    Grid givens_;
    std::vector<Cell> cells_;
    Random random_;
    std::uint32_t solutions_ = most_counted + 1; ///< of the board before the change
    unsigned changes_left_ = 300;
    Cell changed_{};
    Digit before_ = Digit::blank; ///< the change; a blank: none was made yet
};

/// Asks for all of them at once until each is done; once cancelled, ends them.
void fill(std::span<PatternFilling> fillings, Uniqueness &uniqueness,
          const std::atomic<bool> *cancelled);

} // namespace dokushin::generate
