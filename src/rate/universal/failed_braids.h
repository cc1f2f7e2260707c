// A candidate that had no braid of a length has none in a later state, unless a variable that lost
// candidates since then makes one. Its first such variable Vk needs what the k − 1 placements
// before it eliminate, which were possible in the earlier state as well: all candidates that Vk has
// left, or all but the one that is placed, are then eliminated by relaxed singles
// (relaxed_singles.h) in so many layers. Where no variable is like that the search need not be made
// again.
#pragma once

#include "rate/universal/braids.h"

#include <span>
#include <vector>

namespace dokushin::universal {

/// FailedBraids remember the searches for braids that found none, on the way from a state of a
/// puzzle to later ones.
class FailedBraids {
  public:
    explicit FailedBraids(const CspBoard &board);

    /// Goes to a state that has all that the state before knows. It must outlive the searches.
    void enter(const ResolutionState &state);
    /// Says whether a candidate has a braid of at most `length` in the state; searches for one
    /// where that is not known. None is found once the watch stops the search.
    [[nodiscard]] bool has_braid(BraidSearch &search, Label target, unsigned length,
                                 const search::Watch &watch);
    /// Remembers that a candidate has no braid of at most `length` in the state. `layers`: for each
    /// label the layer in which relaxed singles that follow from the candidate eliminate it, of
    /// layers up to `length` − 1, and a greater number for others.
    void add(Label target, unsigned length, std::span<const std::uint8_t> layers);
    /// Says whether it is known that a candidate has no braid of at most `length`. Cost: the
    /// candidates of the variables that have changed since it was searched for.
    [[nodiscard]] bool has_none(Label target, unsigned length) const;

  private:
    struct Search {
        unsigned length = 0; ///< 0: none was made
        unsigned at = 0;     ///< the number of the state
        std::vector<std::uint8_t> layers;
    };

    struct Change {
        Variable variable{};
        unsigned state = 0; ///< the number of the first state with it
    };

    [[nodiscard]] bool may_make_one(const Search &search, Variable changed, unsigned length) const;

    const CspBoard &board_;
    unsigned largest_placement_ = 1; ///< the labels that one placement can leave of a variable
    const ResolutionState *state_ = nullptr;
    unsigned now_ = 0;               ///< the number of the state
    std::vector<std::uint8_t> left_; ///< of each variable, in the state
    std::vector<Change> recent_;     ///< the last of each undecided variable, in their order
    std::vector<Search> searches_;   ///< of each label
};

} // namespace dokushin::universal
