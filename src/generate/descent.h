// Minimal puzzles whose bias is known: from a grid down, given by given in any order, to
// the first board with several solutions; the board before it counts if it is minimal.
//
// A descent meets a given minimal puzzle of n givens if and only if the cells without givens
// come first in its order: all boards on the way have more givens, and so one solution. Of
// all orders that is one in C(cells, n), whatever the puzzle. So puzzles of a grid come with
// a chance that depends on n alone, and a weight of C(cells, n) makes up for it.
// Source: Berthier, "Unbiased statistics of a CSP: a controlled-bias generator" (2010).
//
// On the usual 9×9 one descent in some 200,000 meets one. Nearly all end above 34 givens, so that
// the first question is asked there (minimal puzzles with more than 34 givens are left out: the
// mean is 26.6, and 34 more than six standard deviations away). Other boards begin full.
#pragma once

#include "base/random.h"
#include "generate/uniqueness.h"

namespace dokushin::generate {

class Descent {
  public:
    /// `first_givens`: of the board where it begins.
    Descent(const Grid &grid, Random &random, std::size_t first_givens);
    static constexpr std::size_t first_givens_of_nine = 34;

    [[nodiscard]] bool done() const { return stage_ == Stage::found || stage_ == Stage::missed; }
    /// Is it done, and met a minimal puzzle? Then that is what givens() has.
    [[nodiscard]] bool found() const { return stage_ == Stage::found; }
    /// The board of which is to be answered whether it has one solution only.
    [[nodiscard]] const Grid &question() const { return givens_; }
    void answer(bool unique);
    void end() { stage_ = Stage::missed; }

    [[nodiscard]] const Grid &givens() const { return givens_; }

  private:
    enum class Stage : std::uint8_t {
        first,   ///< the board where it begins is in question
        down,    ///< the last of the order was taken
        minimal, ///< one after the other is taken, and put back
        found,
        missed,
    };

    void take(std::size_t place);
    void put_back();
    void try_next();

    Grid givens_;
    std::vector<Cell> order_; ///< of the givens; the last goes next
    Stage stage_ = Stage::first;
    std::size_t tried_ = 0; ///< givens of the order that are known to be needed
    Cell taken_{};
    Digit digit_ = Digit::blank;
};

} // namespace dokushin::generate
