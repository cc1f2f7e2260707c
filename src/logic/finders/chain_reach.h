// How short a chain from a candidate back to itself could be, without building it: a
// breadth-first search in which a level is a row of bits.
//
// Only candidates with a link off → on matter (the others end any chain); these are
// numbered 0 to n − 1, and a row has a bit for each:
//
//   strikes(c)   those that are off when c is on. The relation is symmetric: they are
//                also those that would make c off
//   leaves(c)    those that are on when c is off, a few: symmetric as well
//
// Most starts lead nowhere. The search in loops_and_chains.cpp, which builds the chains
// in Sudoku Explainer's order, runs only where this one finds that there may be one.
// It took a fifth off the time of puzzles rated 6.5 to 7.4 (`bench/rate.sh`).
#pragma once

#include "logic/finders/chain_links.h"

namespace dokushin::logic {

class ChainReach {
  public:
    ChainReach(const Position &position, LinkKinds kinds);

    /// Candidates of the shortest chain that starts with `start` on and ends with it off.
    /// None: there is no such chain of `most` or fewer.
    [[nodiscard]] std::optional<unsigned> to_off(CandidateNumber start, unsigned most);
    /// The same from off to on.
    [[nodiscard]] std::optional<unsigned> to_on(CandidateNumber start, unsigned most);
    /// Of a loop through `start`: a lower bound.
    [[nodiscard]] std::optional<unsigned> loop(CandidateNumber start, unsigned most);

  private:
    using Row = std::span<const std::uint64_t>;

    [[nodiscard]] Row strikes(CandidateNumber candidate) const {
        return std::span(strikes_).subspan(candidate * words_, words_);
    }
    [[nodiscard]] std::span<const std::uint16_t> leaves(unsigned number) const {
        return std::span(leaves_).subspan(leave_slots_[number],
                                          leave_slots_[number + 1] - leave_slots_[number]);
    }
    void begin();
    /// From the ons of a level to new offs, and from offs to new ons.
    bool strike_level();
    bool leave_level();
    void walk_from(CandidateNumber start, unsigned most);

    const Layout &layout_;
    std::size_t words_ = 0;
    std::vector<std::int32_t> numbers_;       ///< −1: has no link off → on
    std::vector<CandidateNumber> candidates_; ///< by number
    std::vector<std::uint64_t> strikes_;
    std::vector<std::uint16_t> leaves_; ///< enough for boards of 25×25
    std::vector<std::uint32_t> leave_slots_;
    std::vector<std::uint64_t> on_;
    std::vector<std::uint64_t> off_;
    std::vector<std::uint64_t> seen_on_;
    std::vector<std::uint64_t> seen_off_;
    // Of the last start that was walked from.
    CandidateNumber walked_ = ~CandidateNumber{0};
    unsigned walked_most_ = 0;
    std::optional<unsigned> to_off_;
    std::optional<unsigned> loop_;
};

} // namespace dokushin::logic
