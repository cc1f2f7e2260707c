// A whip[n] for a candidate Z is a sequence of n variables V1 … Vn (D. Berthier, PBCS2, chapter 5).
// Each has a left-linking candidate L, which is linked to the placement just before, Z at first.
// Only one candidate of the variable is linked neither to Z nor to an earlier placement: its
// right-linking candidate R, which is placed. Vn has none, so Z is false. In a g-whip a placement
// may also be a group: the board then has groups.
#pragma once

#include "rate/universal/csp_chain.h"
#include "rate/universal/relaxed_singles.h"
#include "search/watch.h"

#include <deque>
#include <vector>

namespace dokushin::universal {

class WhipSearch {
  public:
    WhipSearch(const CspBoard &board, const search::Watch &watch);

    /// Finds a whip of at most `length` variables for a candidate, in a state without singles. No
    /// candidate is left-linking twice; where several may be left-linking before a placement, one
    /// is kept, as CSP-Rules does. The one that equals most published ratings is linked to the
    /// placement before by a box rather than by a column, a row or the cell, and is the last of
    /// these in the order of digits, rows and columns. `has_groups`: a placement may be a group.
    /// None is found once the watch stops the search. Cost: exponential in the length.
    [[nodiscard]] std::optional<CspChain> find(const ResolutionState &state, Label target,
                                               unsigned length, bool has_groups);

    /// Says whether longer whips are possible: there is a partial whip of so many placements, each
    /// of which a contradiction may need.
    [[nodiscard]] bool may_go_on(const ResolutionState &state, Label target, unsigned placements);

  private:
    /// What a number of further variables is tried from.
    struct Frame {
        std::optional<ResolutionState> state;
        std::vector<Placement> useful;
        std::vector<CspLink> extensions;
    };

    bool search_from(const ResolutionState &state, Label target, unsigned placements);
    bool search(unsigned most, Placement last);
    bool ends(const ResolutionState &state);
    void list_extensions(Frame &frame);
    void add_extension(Frame &frame, Variable variable, Placement right);
    [[nodiscard]] std::optional<Label> left_linking(Variable variable,
                                                    std::optional<Placement> right) const;
    [[nodiscard]] bool is_kept_before(Label label, Label other) const;
    [[nodiscard]] bool is_used(Variable variable) const;
    void mark_linked(Placement last);

    const CspBoard &board_;
    RelaxedSingles relaxed_;
    std::vector<std::uint8_t> nothing_excluded_;
    std::deque<Frame> frames_; ///< by the number of placements that may still be made
    const ResolutionState *base_ = nullptr;
    Placement last_{};                    ///< the one that was made last
    std::vector<std::uint8_t> is_linked_; ///< of each label: to that placement
    std::vector<CspLink> links_;
    bool is_partial_ = false; ///< what is looked for is a partial whip
    bool has_groups_ = false;
    const search::Watch &watch_;
};

} // namespace dokushin::universal
