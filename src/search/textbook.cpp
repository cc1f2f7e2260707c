// Backtracking as the tutorials teach it: go to the first blank cell in row
// order, try the digits in ascending order, place one if no peer has it, go on
// with the next cell; where no digit is left to try, take the last one back.
//
// Source: the method is Golomb and Baumert's, "Backtrack Programming", JACM 12
// (1965). Cost: under 20 ns a placement, its way back included, but exponentially
// many of them: a known 9×9 puzzle, whose solution begins 987654321, needs
// 69,175,252 backtracks.
//
// The counters are those of the tutorials, which know no propagation:
//   backtracks  each time that a placed digit is taken back
//   nodes       placements + 1: each placement leads to a new state
//   guesses     placements in a cell that its peers allowed two or more digits
//               when the search came to it, the last one tried included
// So each placement is a trial, and the depth is the number of cells filled.
#include "search/placements.h"
#include "search/report.h"
#include "search/stepwise.h"

#include <cassert>

namespace dokushin::search {
namespace {

class Textbook final : public Search {
  public:
    explicit Textbook(const Puzzle &puzzle)
        : placements_(puzzle), phase_(contradicts_the_rules(puzzle) ? Phase::over : Phase::open) {
        for (const Cell cell : blank_cells(puzzle)) {
            path_.push_back(Level{cell, DigitSet{}, false});
        }
        counters_.nodes = 1;
    }

    Event next() override;
    const Grid &grid() const override { return placements_.grid(); }
    DigitSet candidates(Cell cell) const override { return placements_.candidates(cell); }
    const Counters &counters() const override { return counters_; }

  private:
    enum class Phase : std::uint8_t { open, try_next, take_back, over };

    /// A blank cell of the puzzle. Those before `filled_` have a digit, the one
    /// at `filled_` is where the search is.
    struct Level {
        Cell cell;
        DigitSet untried;
        bool choice; ///< were two or more digits allowed?
    };

    void open();
    Event place_next();
    Event take_back();
    [[nodiscard]] Event event(EventKind kind, Reason reason, Cell cell, Digit digit) const {
        return {kind, reason, cell, digit, static_cast<std::uint32_t>(filled_)};
    }

    Placements placements_;
    Phase phase_;
    std::vector<Level> path_; ///< one level a blank cell, in row order
    std::size_t filled_ = 0;
    Counters counters_;
};

/// Opens the next cell.
void Textbook::open() {
    assert(phase_ == Phase::open && filled_ < path_.size());
    Level &level = path_[filled_];
    level.untried = placements_.allowed(level.cell);
    level.choice = level.untried.size() >= 2;
    phase_ = Phase::try_next;
}

Event Textbook::place_next() {
    Level &level = path_[filled_];
    assert(phase_ == Phase::try_next && !level.untried.empty());
    const Digit digit = level.untried.first();
    level.untried.erase(digit);
    placements_.place(level.cell, digit);
    ++filled_;
    ++counters_.nodes;
    counters_.guesses += level.choice ? 1 : 0;
    phase_ = Phase::open;
    return event(EventKind::place, Reason::trial, level.cell, digit);
}

Event Textbook::take_back() {
    assert(filled_ > 0);
    const Cell cell = path_[filled_ - 1].cell;
    const Event taken = event(EventKind::take_back, Reason::trial, cell, grid()[index(cell)]);
    placements_.take_back(cell);
    --filled_;
    ++counters_.backtracks;
    phase_ = Phase::try_next;
    return taken;
}

Event Textbook::next() {
    for (;;) {
        switch (phase_) {
        case Phase::open:
            if (filled_ == path_.size()) {
                phase_ = Phase::take_back;
                return event(EventKind::solved, Reason::end, {}, Digit::blank);
            }
            open();
            break;
        case Phase::try_next:
            if (!path_[filled_].untried.empty()) {
                return place_next();
            }
            phase_ = Phase::take_back;
            break;
        case Phase::take_back:
            if (filled_ > 0) {
                return take_back();
            }
            phase_ = Phase::over;
            break;
        case Phase::over:
            return event(EventKind::exhausted, Reason::end, {}, Digit::blank);
        }
    }
}

} // namespace

std::unique_ptr<Search> make_textbook(const Puzzle &puzzle) {
    return std::make_unique<Textbook>(puzzle);
}

} // namespace dokushin::search
