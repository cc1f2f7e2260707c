// Descents: minimal puzzles with a known bias. A descent removes the givens of a grid one by one,
// in a random order, until the board has several solutions. The board before that counts if it is
// minimal.
//
// A descent meets a given minimal puzzle of n givens if and only if the cells without givens come
// first in its order: all boards before it have more givens, and so one solution. This holds for
// one order in C(cells, n), whatever the puzzle. So the chance of a puzzle of the grid depends on n
// alone, and a weight of C(cells, n) compensates for it.
// Source: Berthier, "Unbiased statistics of a CSP: a controlled-bias generator" (2010).
//
// On the usual 9×9 one descent in some 200,000 meets one. Nearly all end above 34 givens, so the
// first question is asked there. This excludes minimal puzzles with more than 34 givens: the mean
// is 26.6, and 34 is more than six standard deviations above it. Descents on other boards begin
// with all givens.
#pragma once

#include "base/random.h"

#include <dokushin/puzzle.h>

namespace dokushin::generate {

class Descent {
  public:
    /// The descent begins with a board of `first_givens` givens.
    Descent(const Grid &grid, Random &random, std::size_t first_givens);
    static constexpr std::size_t first_givens_of_nine = 34;

    [[nodiscard]] bool done() const { return stage_ == Stage::found || stage_ == Stage::missed; }
    /// True if it is done and met a minimal puzzle, which givens() returns.
    [[nodiscard]] bool found() const { return stage_ == Stage::found; }
    /// The board in question: does it have exactly one solution?
    [[nodiscard]] const Grid &question() const { return givens_; }
    void answer(bool unique);
    void end() { stage_ = Stage::missed; }

    [[nodiscard]] const Grid &givens() const { return givens_; }

  private:
    enum class Stage : std::uint8_t {
        first,   ///< the first board is in question
        down,    ///< the last given of the order was removed
        minimal, ///< each given is removed and put back
        found,
        missed,
    };

    void remove(std::size_t place);
    void put_back();
    void remove_next();

    Grid givens_;
    std::vector<Cell> order_; ///< of the givens; the last is removed next
    Stage stage_ = Stage::first;
    std::size_t needed_ = 0; ///< how many givens of the order are known to be needed
    Cell removed_{};
    Digit removed_digit_ = Digit::blank;
};

} // namespace dokushin::generate
