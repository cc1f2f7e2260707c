// Which candidates imply which, in a position that does not change: on → off since a cell
// and a house hold a digit once, off → on where just one other is left.
//
// Candidates are numbered cell · N + digit − 1. Two lists a candidate, flat; of on → off,
// where not all are wanted, only those that lead on (an off with no on behind it is the
// end of any chain).
#pragma once

#include "logic/finder.h"

namespace dokushin::logic {

using CandidateNumber = std::uint32_t;

[[nodiscard]] inline CandidateNumber candidate_number(const Layout &layout, Cell cell,
                                                      Digit digit) {
    return static_cast<CandidateNumber>(index(cell) * layout.side() + number(digit) - 1);
}
[[nodiscard]] inline Candidate candidate_of(const Layout &layout, CandidateNumber number) {
    return {cell_at(number / layout.side()), digit_of(number % layout.side() + 1)};
}

/// What a link rests on: a cell, or a house.
struct Cause {
    Because because = Because::assumed;
    std::uint16_t house = 0;
};

/// Which links are used: those within cells (Y), those within houses (X), or both.
struct LinkKinds {
    bool cells = true;
    bool houses = true;
};

class ChainLinks {
  public:
    struct Link {
        CandidateNumber to;
        Cause cause;
    };

    /// `all`: those too that lead nowhere.
    ChainLinks(const Position &position, LinkKinds kinds, bool all = false);

    [[nodiscard]] std::span<const Link> on_to_off(CandidateNumber from) const {
        return std::span(off_).subspan(off_slots_[from], off_slots_[from + 1] - off_slots_[from]);
    }
    [[nodiscard]] std::span<const Link> off_to_on(CandidateNumber from) const {
        return std::span(on_).subspan(on_slots_[from], on_slots_[from + 1] - on_slots_[from]);
    }
    /// The on → off link between two candidates, whether the second leads on or not.
    [[nodiscard]] std::optional<Cause> strikes(CandidateNumber on, CandidateNumber off) const;

  private:
    template <typename AddLinks>
    void each_slot(std::vector<std::uint32_t> &slots, const std::vector<Link> &links,
                   const AddLinks &add_links);
    void add_on_links(Candidate candidate);
    void add_off_links(Candidate candidate);

    const Position &position_;
    const Layout &layout_;
    LinkKinds kinds_;
    bool all_;
    std::vector<Link> on_;
    std::vector<Link> off_;
    std::vector<std::uint32_t> on_slots_;
    std::vector<std::uint32_t> off_slots_;
};

} // namespace dokushin::logic
