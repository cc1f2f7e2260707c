// Which candidates imply which, in a position that does not change: on → off since a cell
// and a house hold a digit once, off → on where just one other is left.
//
// Candidates are numbered cell · N + digit − 1. Two lists a candidate, flat; of on → off,
// where not all are wanted, only those that lead on (an off with no on behind it is the
// end of any chain).
#pragma once

#include "logic/steps/step_taker.h"

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
    HouseIndex house = 0;
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

    /// Of a candidate that is there. Valid until the next list of that sort is asked for.
    [[nodiscard]] std::span<const Link> on_to_off(CandidateNumber from) const;
    [[nodiscard]] std::span<const Link> off_to_on(CandidateNumber from) const;
    /// The on → off link between two candidates, whether the second leads on or not.
    [[nodiscard]] std::optional<Cause> eliminates(CandidateNumber on, CandidateNumber off) const;

  private:
    static constexpr std::uint32_t unknown = ~std::uint32_t{0};
    struct List {
        std::uint32_t begin = unknown;
        std::uint32_t end = unknown;
    };
    void add_on_links(Candidate candidate) const;
    void add_off_links(Candidate candidate) const;

    const Position &position_;
    const Layout &layout_;
    LinkKinds kinds_;
    bool all_;
    // Made when they are asked for: few searches need all of them.
    mutable std::vector<Link> on_;
    mutable std::vector<Link> off_;
    mutable std::vector<List> on_lists_;
    mutable std::vector<List> off_lists_;
};

} // namespace dokushin::logic
