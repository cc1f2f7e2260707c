// Singles in the order in which they arise, which is that in which HoDoKu takes them
// (sudoku/Sudoku2.java): a digit placed eliminates it from the peers, cell by cell, then the
// cell's own candidates leave its houses; each candidate that goes may leave its cell one
// candidate or its house one place. HoDoKu's scores rest on that, since a hidden single
// scores more than a naked one.
#pragma once

#include "logic/position/position.h"

#include <dokushin/step.h>

#include <vector>

namespace dokushin::logic {

class SinglesQueue {
  public:
    /// As if the digits that stand were placed on an empty board, in the order of the cells.
    explicit SinglesQueue(const Position &position);

    void place(Cell cell, Digit digit);
    void eliminate(Cell cell, Digit digit);

    /// The first naked single that fills its house, if any.
    [[nodiscard]] std::optional<Step> full_house() const;
    [[nodiscard]] std::optional<Step> naked_single() const;
    [[nodiscard]] std::optional<Step> hidden_single() const;

  private:
    /// How many places the digit has in the house.
    [[nodiscard]] unsigned &free(HouseNumber house, Digit digit) {
        return free_[std::size_t{house} * (layout_->side() + 1) + number(digit)];
    }
    [[nodiscard]] unsigned free(HouseNumber house, Digit digit) const {
        return free_[std::size_t{house} * (layout_->side() + 1) + number(digit)];
    }
    void queue_hidden(HouseNumber house, Digit digit);
    [[nodiscard]] bool fills(HouseNumber house, Digit digit) const;

    const Layout *layout_;
    std::vector<bool> open_;
    Pencilmarks candidates_;
    std::vector<unsigned> free_;
    std::vector<Candidate> naked_; ///< also those that were placed since
    std::vector<Candidate> hidden_;
};

} // namespace dokushin::logic
