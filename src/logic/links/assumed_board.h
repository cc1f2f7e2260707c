// The members that the truths of a position have left while an assumption is followed. Thousands of
// assumptions are followed in a position, a few dozen links each, so a link must cost a few
// operations, and a new assumption no more than a copy of some hundred bytes: seats and members are
// flat tables here.
#pragma once

#include "logic/links/truths.h"

#include <vector>

namespace dokushin::logic {

/// For boards of up to 16×16, so that members and the bit `held` fit in 32.
class AssumedBoard {
  public:
    using Members = std::uint32_t;
    /// A truth that a candidate is in, and the candidate's bit.
    struct Seat {
        TruthNumber truth;
        Members own;
    };

    /// Starts from this position, which must stay; `cells` as in Truths.
    void begin(const Position &position, bool cells);
    /// Forgets what was eliminated.
    void restart() { left_ = before_; }

    [[nodiscard]] Cause cause(TruthNumber truth) const { return causes_[truth]; }
    /// A member that the position has.
    [[nodiscard]] CandidateNumber member(TruthNumber truth, unsigned bit) const {
        return members_[truth * side_ + bit];
    }
    /// The truths of a candidate of the position, in the order of Truths::each_seat().
    [[nodiscard]] std::span<const Seat> seats(CandidateNumber candidate) const {
        return {seats_.data() + seat_slots_[candidate], seats_.data() + seat_slots_[candidate + 1]};
    }
    /// Eliminates a candidate in one of its truths. Returns the members that are left.
    Members eliminate(Seat seat) { return left_[seat.truth] &= ~seat.own; }
    /// Takes a candidate to be true. Nothing more follows in its truths, so each gets a member that
    /// never goes: to find the candidate alone in each of them, one after the other, took a tenth
    /// of the time of ratings above 9.0.
    void hold(CandidateNumber candidate) {
        for (const Seat seat : seats(candidate)) {
            left_[seat.truth] |= held;
        }
    }
    [[nodiscard]] Members left(TruthNumber truth) const { return left_[truth]; }
    /// The members that were eliminated.
    [[nodiscard]] Members gone(TruthNumber truth) const { return before_[truth] & ~left_[truth]; }

  private:
    static constexpr Members held = Members{1} << 16;

    unsigned side_ = 0;
    std::vector<Seat> seats_; ///< of all candidates
    std::vector<std::uint16_t>
        seat_slots_;                     ///< where a candidate's seats begin; one more at the end
    std::vector<std::uint16_t> members_; ///< of each truth as many as the board's side
    std::vector<Cause> causes_;
    std::vector<Members> before_;
    std::vector<Members> left_;
};

} // namespace dokushin::logic
