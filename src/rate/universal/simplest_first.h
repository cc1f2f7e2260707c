// The ratings W, gW, S+W and TyW of the published lists come from one resolution path each,
// "simplest first" (D. Berthier, PBCS2, chapter 5): after each elimination the shortest patterns
// are looked for again, subsets before whips of the same length. Whips are not stable for
// confluence: which of several whips of a length is first may decide whether longer ones are
// needed, so that such a rating is an upper bound.
#pragma once

#include "rate/universal/chain_space.h"
#include "rate/universal/subsets.h"

#include <deque>

namespace dokushin::universal {

/// A Theory says which patterns may be used.
struct Theory {
    std::span<const CspBoard> boards; ///< each chain has the variables of one of these
    bool has_subsets = false;         ///< the boards are then a plain one
};

class SimplestFirst {
  public:
    /// `is_true`: an entry a label, 1 for those of the puzzle's only solution.
    SimplestFirst(const Theory &theory, std::span<const std::uint8_t> is_true,
                  const search::Watch &watch);

    /// Returns a whip of the least length from `shortest` to `longest` in a state without singles,
    /// the one that ChainSpace::whip() finds. No shorter whip may be left. With `has_braids` a
    /// braid is returned where no whip is as short. Cost: exponential in the length.
    [[nodiscard]] std::optional<CspChain> next(const ResolutionState &state, unsigned shortest,
                                               unsigned longest, bool has_braids = false);

    /// Goes on with a state of the puzzle until it is solved or no pattern of at most `longest`
    /// variables is left, or the watch stops it; returns the length of the longest that was needed.
    unsigned solve(ResolutionState &state, unsigned longest);
    /// Says whether no pattern of any length was left at the end.
    [[nodiscard]] bool is_exhausted() const { return is_exhausted_; }

  private:
    void close(ResolutionState &state, unsigned longest, unsigned shortest = 1);
    void enter(const ResolutionState &state);
    std::optional<CspChain> whip(unsigned length);
    bool may_go_on(unsigned length);
    unsigned eliminate(ResolutionState &state, unsigned shortest, unsigned longest);

    const search::Watch &watch_;
    unsigned confluent_;
    std::deque<ChainSpace> spaces_;
    std::optional<SubsetSearch> subsets_;
    bool is_exhausted_ = false;
};

} // namespace dokushin::universal
