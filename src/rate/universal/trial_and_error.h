// T&E(T, n) is trial and error of depth n over a resolution theory T (D. Berthier, PBCS2, chapters
// 9 and 11): a candidate is eliminated if asserting it leads to a contradiction by T&E(T, n − 1),
// and T&E(T, 0) is T. Solutions that are found inside are forgotten. T is Bp here, and BRT = B0: it
// is stable for confluence, so that the result does not depend on the order of the candidates.
#pragma once

#include "rate/universal/braid_closure.h"
#include "rate/universal/deep_trials.h"

namespace dokushin::universal {

class TrialAndError {
  public:
    /// `is_true`: an entry a label, 1 for those of the puzzle's only solution, which no trial can
    /// refute.
    TrialAndError(const CspBoard &board, std::vector<std::uint8_t> is_true,
                  const search::Watch &watch);

    /// Applies T&E(Bp, depth) with p = `longest` to a state of the puzzle until it is solved or
    /// quiet, or the watch stops it. What was found with smaller numbers is kept from call to
    /// call, so that these should come first. Cost: at each depth all candidates as often as there
    /// are rounds, each at the cost of the next lower depth.
    void apply(ResolutionState &state, unsigned longest, unsigned depth);

  private:
    /// What is known of the state of a depth while it is worked on.
    struct Level {
        std::optional<ResolutionState> asserted;
        std::vector<std::uint8_t> is_tried; ///< of each label, in this round
    };
    /// A Conclusion is what a candidate of the puzzle leads to, as far as it was followed.
    struct Conclusion {
        std::optional<ResolutionState> state;
        unsigned longest = 0; ///< the state is quiet for braids of this length
        BraidClosure::Targets targets;
    };

    void apply_within(ResolutionState &state, unsigned depth, bool is_of_puzzle);
    bool try_all(ResolutionState &state, unsigned depth, bool is_of_puzzle);
    bool try_one(ResolutionState &state, Label label, unsigned depth, bool is_of_puzzle);
    void apply_braids(ResolutionState &state, bool is_of_puzzle);
    void follow(ResolutionState &asserted, const ResolutionState &state, Label label);

    const CspBoard &board_;
    std::vector<std::uint8_t> is_true_;
    const search::Watch &watch_;
    BraidClosure braids_;
    DeepTrials deep_trials_;
    std::vector<Level> levels_;
    std::vector<Conclusion> conclusions_; ///< of each label
    unsigned longest_ = 0;
    unsigned quiet_ = 0; ///< the puzzle's state is quiet for braids of this length
};

} // namespace dokushin::universal
