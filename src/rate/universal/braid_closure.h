// Bp is basic resolution theory with all braids of at most p variables (D. Berthier, PBCS2, chapter
// 5). It is stable for confluence: whatever is eliminated first, the same is left at the end.
#pragma once

#include "rate/universal/failed_braids.h"

namespace dokushin::universal {

class BraidClosure {
  public:
    /// Targets are the candidates of a state that may have braids.
    struct Targets {
        std::vector<Label> labels;
        bool are_listed = false; ///< those that singles refute in the state as it is
    };

    BraidClosure(const CspBoard &board, const search::Watch &watch);

    /// Applies Bp until the state is solved, contradictory or quiet. A state at which the watch
    /// stopped the search may be none of these. `is_true`: labels that nothing can refute, which
    /// are skipped; none, or one entry a label. With them the states are those of one puzzle, each
    /// of which has all that the one before knows. `shortest`: the state is quiet for braids below
    /// this length. Cost: that of the searches for braids of all candidates, as often as some were
    /// eliminated.
    void apply(ResolutionState &state, unsigned longest, std::span<const std::uint8_t> is_true = {},
               unsigned shortest = 1) {
        targets_.are_listed = false;
        apply(state, longest, is_true, shortest, targets_);
    }
    /// Does the same, and keeps the targets for the next time. They are not listed in a state that
    /// has changed meanwhile.
    void apply(ResolutionState &state, unsigned longest, std::span<const std::uint8_t> is_true,
               unsigned shortest, Targets &targets);

    /// Lists the candidates that may have braids, in their order. Only those have some that singles
    /// refute, or singles and groups if the board has them (PBCS2, theorem 5.7). `is_true`: as
    /// above; `is_known`: labels that were refuted in an earlier state, likewise. Cost: singles
    /// from each candidate.
    void list_refuted(const ResolutionState &state, std::span<const std::uint8_t> is_true,
                      std::vector<Label> &refuted, std::span<const std::uint8_t> is_known = {});

  private:
    void list_all(const ResolutionState &state, std::span<const std::uint8_t> is_true,
                  std::vector<Label> &all);
    bool is_refuted(const ResolutionState &state, Label label);
    bool eliminate(ResolutionState &state, std::span<const Label> targets, unsigned length,
                   bool is_of_puzzle);

    const search::Watch &watch_;
    BraidSearch braids_;
    std::optional<FailedBraids> failed_braids_; ///< in states of the puzzle, once braids are long
    std::optional<ResolutionState> asserted_;
    std::vector<std::uint8_t> is_consistent_; ///< of each label
    Targets targets_;
};

} // namespace dokushin::universal
