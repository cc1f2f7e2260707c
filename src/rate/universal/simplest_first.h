// The ratings W and gW of the published lists come from one resolution path each, "simplest first"
// (D. Berthier, PBCS2, chapter 5): after each elimination the shortest whips are looked for again.
// Whips are not stable for confluence: which of several whips of a length is first may decide
// whether longer ones are needed, so that such a rating is an upper bound.
#pragma once

#include "rate/universal/braid_closure.h"
#include "rate/universal/whips.h"

namespace dokushin::universal {

class SimplestFirst {
  public:
    /// `is_true`: an entry a label, 1 for those of the puzzle's only solution.
    SimplestFirst(const CspBoard &board, std::span<const std::uint8_t> is_true,
                  const search::Watch &watch)
        : watch_(watch), closure_(board, watch), braids_(board, watch), whips_(board, watch),
          is_true_(is_true) {}

    /// Returns a whip of the least length from `shortest` to `longest` in a state without singles;
    /// its target is the last candidate in the order of digits, rows and columns. No shorter whip
    /// may be left. With `has_braids` a braid is returned where no whip is as short. Cost:
    /// exponential in the length.
    [[nodiscard]] std::optional<CspChain> next(const ResolutionState &state, unsigned shortest,
                                               unsigned longest, bool has_braids = false);

    /// Goes on with a state of the puzzle until it is solved or no whip of at most `longest`
    /// variables is left, or the watch stops it; returns the length of the longest that was needed.
    unsigned solve(ResolutionState &state, unsigned longest);

  private:
    unsigned close(ResolutionState &state, unsigned longest);

    search::Watch watch_;
    BraidClosure closure_;
    BraidSearch braids_;
    WhipSearch whips_;
    std::span<const std::uint8_t> is_true_;
    std::vector<Label> targets_;
    std::vector<std::uint8_t> has_braid_; ///< of each target
};

} // namespace dokushin::universal
