// What is left of a position while an assumption is followed, as groups of candidates of which one
// is true: the digits of a cell, the places of a digit in a house. A bit a candidate, and one flat
// table: thousands of assumptions are followed in a position, a few dozen links each, so that to
// begin must cost no more than a copy of some hundred bytes, and a link a few operations.
#pragma once

#include "logic/links/chain_links.h"

namespace dokushin::logic {

/// Of a board of up to 16×16.
class AssumedBoard {
  public:
    /// Of a group, by digit or by place.
    using Members = std::uint32_t;

    /// A group that a candidate is in.
    struct Seat {
        std::uint16_t group;
        Members own; ///< the bit of the candidate
    };

    /// Assumptions are made in this position from now on. `cells`: are they groups too?
    void begin(const Position &position, bool cells);
    /// Forgets what was eliminated.
    void restart() { left_ = before_; }

    /// The groups of a candidate: its cell, then its digit in the cell's box, row, column, and in
    /// its houses of the variants.
    [[nodiscard]] std::span<const Seat> seats(CandidateNumber candidate) const {
        return {seats_.data() + seat_slots_[candidate], seats_.data() + seat_slots_[candidate + 1]};
    }
    /// Eliminates a candidate there; tells what is left.
    Members eliminate(Seat seat) { return left_[seat.group] &= ~seat.own; }
    /// The candidate is on: its groups have nothing more to tell, and look as if there were one
    /// member more. To find it alone in each of them, one after the other, took a tenth of the time
    /// of ratings above 9.0.
    void hold(CandidateNumber candidate) {
        for (const Seat seat : seats(candidate)) {
            left_[seat.group] |= held;
        }
    }
    [[nodiscard]] Members gone(std::size_t group) const { return before_[group] & ~left_[group]; }
    [[nodiscard]] CandidateNumber member(std::size_t group, unsigned bit) const {
        return members_[group * side_ + bit];
    }
    /// The cell or the house.
    [[nodiscard]] Cause cause(std::size_t group) const { return causes_[group]; }

  private:
    static constexpr Members held = Members{1} << 16;

    void add_groups(const Position &position);
    void add_seats(const Position &position, Cell cell, bool cells);

    std::size_t side_ = 0;
    std::vector<Seat> seats_;
    std::vector<std::uint16_t> seat_slots_; ///< by candidate; and one for the end
    std::vector<std::uint16_t> members_;    ///< of each group as many as the board's side
    std::vector<Cause> causes_;
    std::vector<Members> before_;
    std::vector<Members> left_;
};

} // namespace dokushin::logic
