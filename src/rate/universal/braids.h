// A braid[n] for a candidate Z shows, by n − 1 singles that follow from Z and from each other, that
// a variable would have no candidate (D. Berthier, PBCS2, chapter 5, restated). The length of the
// shortest is 1 + the least number of such placements, in whatever order. In a g-braid a placement
// may also be a group (locked candidates): the board then has groups.
#pragma once

#include "rate/universal/csp_chain.h"
#include "rate/universal/relaxed_singles.h"
#include "search/watch.h"

#include <deque>

namespace dokushin::universal {

class BraidSearch {
  public:
    BraidSearch(const CspBoard &board, const search::Watch &watch)
        : relaxed_(board), is_excluded_(board.label_count() + board.group_count(), std::uint8_t{0}),
          lost_(board.variable_count(), std::uint8_t{0}), watch_(watch) {}

    /// Says whether a state without singles has a braid of at most `length` for a candidate; none
    /// is found once the watch stops the search. Cost: exponential in the length; each set of
    /// placements that may be useful is looked at once.
    [[nodiscard]] bool has_braid(const ResolutionState &state, Label target, unsigned length);
    /// Returns such a braid, if there is one; one of the least length if none is shorter.
    [[nodiscard]] std::optional<CspChain> braid(const ResolutionState &state, Label target,
                                                unsigned length);
    /// Returns the layers of relaxed singles (relaxed_singles.h) that followed from the target of
    /// the last search, if it has found no braid. Searches for less than three variables have none.
    [[nodiscard]] std::span<const std::uint8_t> layers() const { return layers_; }

  private:
    /// What a number of further placements is tried from.
    struct Frame {
        std::optional<ResolutionState> state;
        std::vector<Placement> useful;
    };

    static constexpr std::uint8_t own_variable = 0xFF;

    bool search(unsigned most);
    bool ends(const ResolutionState &state);
    bool leaves_none(const ResolutionState &state, Placement one);
    ResolutionState &copy(const ResolutionState &state, unsigned most);

    RelaxedSingles relaxed_;
    std::deque<Frame> frames_; ///< by the number of placements that may still be made
    std::vector<std::uint8_t> is_excluded_;
    std::vector<std::uint8_t> lost_; ///< how many candidates each variable would lose, or zeros
    std::vector<Variable> touched_;
    std::vector<Placement> ended_with_; ///< that were tried as the last one
    std::vector<std::uint8_t> layers_;
    std::vector<Placement> placed_; ///< of the last braid, the last one first
    const search::Watch &watch_;
};

} // namespace dokushin::universal
