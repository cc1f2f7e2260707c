// A chain space is where the chains of a theory are looked for: the variables of a board, which may
// be those of one type.
#pragma once

#include "rate/universal/braid_closure.h"
#include "rate/universal/failed_braids.h"
#include "rate/universal/whips.h"

namespace dokushin::universal {

class ChainSpace {
  public:
    /// `is_true`: an entry a label, 1 for those of the puzzle's only solution.
    ChainSpace(const CspBoard &board, std::span<const std::uint8_t> is_true,
               const search::Watch &watch)
        : board_(board), is_true_(is_true), watch_(watch), closure_(board, watch),
          braids_(board, watch), failed_braids_(board), whips_(board, watch),
          is_refuted_(board.label_count(), 0) {}

    /// Goes to a state of the puzzle without singles, which must outlive the searches below, and
    /// lists the candidates that may have chains.
    void enter(const ResolutionState &state);
    /// Finds a whip of at most `length` variables, if there is none a g-whip, for the first target
    /// that has one, in the order of that length (target_at()). Cost: exponential in the length.
    [[nodiscard]] std::optional<CspChain> whip(unsigned length);
    /// Finds a braid for the first target that has one, after whip() has found nothing.
    [[nodiscard]] std::optional<CspChain> braid(unsigned length);
    /// Says whether longer whips are possible, after whip() has found nothing.
    [[nodiscard]] bool may_go_on(unsigned length);
    /// Applies braids of at most `longest` variables to a state of the puzzle that has none shorter
    /// than `shortest`; says whether there was one.
    bool close(ResolutionState &state, unsigned longest, unsigned shortest = 1);

  private:
    struct Target {
        Label label{};
        bool has_braid = false;
    };

    Target &target_at(std::size_t place, unsigned length);
    std::optional<CspChain> whip(unsigned length, bool has_groups);
    std::optional<CspChain> whip_for(Target &target, unsigned length, bool has_groups);
    void follow(const ResolutionState &state);

    const CspBoard &board_;
    std::span<const std::uint8_t> is_true_;
    const search::Watch &watch_;
    BraidClosure closure_;
    BraidSearch braids_;
    FailedBraids failed_braids_;
    WhipSearch whips_;
    std::optional<ResolutionState> own_; ///< the state on this board, if its own is another
    const ResolutionState *state_ = nullptr;
    std::vector<std::uint8_t> is_refuted_; ///< of each label, in this or an earlier state
    std::vector<Label> refuted_;
    std::vector<Target> targets_; ///< from the last digit, row and column on
};

} // namespace dokushin::universal
