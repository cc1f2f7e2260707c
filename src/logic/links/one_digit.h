// Whether an assumption about one digit leads to a contradiction within the houses: a house with
// one place left has the digit there, and a house with none is the contradiction. Nothing else is
// known of the chain to it, so that a nishio's chains are followed only where there is one.
#pragma once

#include "logic/links/assumed_board.h"
#include "logic/steps/step_taker.h"

#include <utility>

namespace dokushin::logic {

class OneDigit {
  public:
    /// A taker may remember which digits have no contradiction.
    explicit OneDigit(const Position &position, const StepTaker *taker = nullptr)
        : position_(position), taker_(taker) {}

    /// Does one of the two assumptions, the candidate on or off, contradict itself? The first call
    /// for a digit looks at all of its candidates.
    [[nodiscard]] bool may_contradict(Cell cell, Digit digit) {
        if (!known_.contains(digit)) {
            known_.insert(digit);
            look_at(digit);
        }
        return contradicting_[index(cell)].contains(digit);
    }

    /// Does the candidate, on or off, leave some house without a place for its digit?
    [[nodiscard]] bool contradicts(Cell cell, Digit digit, bool on) {
        if (!std::exchange(has_begun_, true)) {
            board_.begin(position_, false);
        }
        board_.restart();
        placed_.clear();
        const CandidateNumber start = candidate_number(position_.layout(), cell, digit);
        if (!(on ? place(start) : eliminate(start))) {
            return true;
        }
        while (!placed_.empty()) {
            const CandidateNumber next = placed_.back();
            placed_.pop_back();
            if (!place(next)) {
                return true;
            }
        }
        return false;
    }

  private:
    void look_at(Digit digit) {
        const std::size_t cells = position_.layout().cell_count();
        contradicting_.resize(cells);
        const auto item = static_cast<std::size_t>(number(digit));
        if (taker_ != nullptr && nothing_found_since(*taker_, NothingFound::By::one_digit, item,
                                                     position_.changed(digit))) {
            return;
        }
        bool any = false;
        for (std::size_t at = 0; at < cells; ++at) {
            const Cell cell = cell_at(at);
            if (position_.has(cell, digit) &&
                (contradicts(cell, digit, true) || contradicts(cell, digit, false))) {
                contradicting_[at].insert(digit);
                any = true;
            }
        }
        if (taker_ != nullptr && !any) {
            note_nothing_found(*taker_, NothingFound::By::one_digit, item, position_.clock());
        }
    }

    /// Eliminates the other places in the houses of a candidate. False: a house has none left.
    bool place(CandidateNumber candidate) {
        for (const AssumedBoard::Seat seat : board_.seats(candidate)) {
            for (const unsigned place : Bits(board_.left(seat.truth) & ~seat.own)) {
                if (!eliminate(board_.member(seat.truth, place))) {
                    return false;
                }
            }
        }
        return true;
    }

    bool eliminate(CandidateNumber candidate) {
        for (const AssumedBoard::Seat seat : board_.seats(candidate)) {
            const AssumedBoard::Members left = board_.eliminate(seat);
            if (left == 0) {
                return false;
            }
            if (is_single(left)) {
                placed_.push_back(board_.member(seat.truth, *Bits(left).begin()));
            }
        }
        return true;
    }

    const Position &position_;
    const StepTaker *taker_;
    AssumedBoard board_; ///< of the houses alone
    bool has_begun_ = false;
    DigitSet known_;                      ///< digits that were looked at
    std::vector<DigitSet> contradicting_; ///< of these, by cell
    std::vector<CandidateNumber> placed_; ///< whose houses are yet to lose the rest
};

} // namespace dokushin::logic
