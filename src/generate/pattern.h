// Digits for the cells of a pattern that make a puzzle with one solution.
//
// The cells get the digits of a full grid, and so the board has some solutions. Then one given at a
// time gets another digit, which stays if there are not more solutions than before. Counting
// further than a few does not succeed sooner (300 changes, pattern of 24 givens with solutions
// counted to 2, 10, 100: 67, 97 and 97 of 100 attempts; 10 takes the least time).
#pragma once

#include "generate/solution_counter.h"

#include "base/random.h"

namespace dokushin::generate {

class PatternFilling {
  public:
    /// `grid` is a finished grid, and `cells` are those of the pattern.
    PatternFilling(Shape shape, const Grid &grid, std::vector<Cell> cells, Random random);

    /// The solutions of a board are counted up to this number.
    static constexpr std::uint32_t most_counted = 10;

    [[nodiscard]] bool done() const { return solutions_ == 1 || changes_left_ == 0; }
    /// True if it is done and the board has one solution.
    [[nodiscard]] bool found() const { return solutions_ == 1; }
    /// The board in question: how many solutions does it have?
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
    Digit before_ = Digit::blank; ///< the digit before the change; blank before the first
};

/// Answers the questions of all fillings, together, until all are done. Ends them once cancelled.
void fill(std::span<PatternFilling> fillings, SolutionCounter &counter,
          const std::atomic<bool> *cancelled);

} // namespace dokushin::generate
