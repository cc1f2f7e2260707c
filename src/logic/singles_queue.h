// A SinglesQueue has the singles in the order in which they arise, in which HoDoKu takes them
// (sudoku/Sudoku2.java). A placed digit is eliminated from the peers, cell by cell; then the
// cell's own candidates leave its houses. Each elimination may leave its cell one candidate or its
// house one place. HoDoKu's scores depend on this order, since a hidden single scores more than a
// naked one.
#pragma once

#include "logic/position/position.h"

#include <dokushin/step.h>

#include <vector>

namespace dokushin::logic {

class SinglesQueue {
  public:
    /// Places the digits of the position on an empty board, in the order of the cells.
    explicit SinglesQueue(const Position &position);

    void place(Cell cell, Digit digit);
    void eliminate(Cell cell, Digit digit);

    /// Returns the first naked single that is the last open cell of a house.
    [[nodiscard]] std::optional<Step> full_house() const;
    [[nodiscard]] std::optional<Step> naked_single() const;
    [[nodiscard]] std::optional<Step> hidden_single() const;

    /// True if the counts are those of the candidates, which are the position's.
    [[nodiscard]] bool is_ok(const Position &position) const;

  private:
    /// Returns the number of places of the digit in the house.
    [[nodiscard]] unsigned &free(HouseNumber house, Digit digit) {
        return free_[std::size_t{house} * (layout_->side() + 1) + number(digit)];
    }
    [[nodiscard]] unsigned free(HouseNumber house, Digit digit) const {
        return free_[std::size_t{house} * (layout_->side() + 1) + number(digit)];
    }
    /// Queues the digit's only place in the house.
    void queue_hidden(HouseNumber house, Digit digit);
    /// Counts a place less for the digit in the house. Returns true if one is left.
    bool leaves_one(HouseNumber house, Digit digit);
    /// True if no other digit has a place in the house.
    [[nodiscard]] bool fills(HouseNumber house, Digit digit) const;

    const Layout *layout_;
    Pencilmarks candidates_; ///< of open cells; empty for placed ones
    std::vector<unsigned> free_;
    std::vector<Candidate> naked_; ///< in the order in which they arose, placed ones included
    std::vector<Candidate> hidden_;
};

} // namespace dokushin::logic
