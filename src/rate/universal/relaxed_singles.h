// Relaxed singles give a lower bound on the placements that a contradiction needs: singles where an
// elimination never takes a placement away. Leaving conflicts out is the "delete relaxation" of
// planning (J. Hoffmann, B. Nebel, "The FF planning system", 2001): whatever some placements can
// show, these can show as early.
#pragma once

#include "rate/universal/placement.h"

namespace dokushin::universal {

/// RelaxedSingles find the placements that a contradiction by a limited number of them may need.
/// Keeps its memory from one state to the next.
class RelaxedSingles {
  public:
    explicit RelaxedSingles(const CspBoard &board);

    /// Lists the present singles of a state, and the groups that hold all candidates of a variable,
    /// without the excluded ones, that can be part of at most `most` placements which leave a
    /// variable without candidates; none if so few can't. Each placement follows from earlier
    /// ones. Cost: the links of what is placed within `most` layers.
    void find_useful(const ResolutionState &state, std::span<const std::uint8_t> is_excluded,
                     unsigned most, std::vector<Placement> &useful) {
        find_useful(state, state, is_excluded, most, useful);
    }
    /// Lists the same where placements have led from `before` to the state, perhaps beyond a
    /// contradiction, and counts among what may be needed whatever is linked to a candidate of
    /// `before`: a whip goes on through candidates that are already eliminated.
    void find_useful(const ResolutionState &state, const ResolutionState &before,
                     std::span<const std::uint8_t> is_excluded, unsigned most,
                     std::vector<Placement> &useful);

    /// Returns for each label the first layer of the last find_useful() that eliminates it: 0 if it
    /// was no candidate in the state, and 255 if no layer does.
    [[nodiscard]] std::span<const std::uint8_t> layers() const { return eliminated_; }

  private:
    static constexpr std::uint8_t never = 0xFF;
    using Layer = std::uint8_t;

    void begin(const ResolutionState &state, const ResolutionState &before,
               std::span<const std::uint8_t> is_excluded);
    void list_contradictions();
    void force(Placement one, Layer layer);
    void force(Group group, Layer layer);
    void force_candidates(Variable variable, bool is_contradictory, Layer layer);
    void eliminate(Label label, Layer layer);
    void eliminate_last(Label label, Layer layer);
    template <class Visit> void for_eliminating(Label label, const Visit &visit) const;
    void need_elimination(Label label, unsigned by);
    void need_placement(Placement one, unsigned at);
    bool can_lose_all(Variable variable, unsigned last);
    void need_what_forces(Label label, unsigned by);
    void need_what_forces(Group group, unsigned by);
    void trace_back(unsigned most);

    const CspBoard &board_;
    const ResolutionState *state_ = nullptr;
    const ResolutionState *before_ = nullptr;
    std::span<const std::uint8_t> is_excluded_;
    std::vector<Layer> eliminated_;       ///< the layer in which a label first is; 0: before
    std::vector<Layer> placed_;           ///< the layer in which a placement is first made
    std::vector<std::uint8_t> left_;      ///< of each variable
    std::vector<std::uint8_t> beside_;    ///< of each group
    std::vector<Variable> contradictory_; ///< variables that can lose all candidates
    std::vector<std::vector<Placement>> layers_;
    std::vector<std::uint8_t> needed_;             ///< the last position of a placement, or 0
    std::vector<std::uint8_t> eliminators_needed_; ///< the last position for each label, or 0
    std::vector<std::vector<Placement>> open_;     ///< by the last position where they are needed
    std::size_t unneeded_ = 0;       ///< how many of the first layer are not known to be needed
    std::vector<Label> late_;        ///< what a variable has to lose at once
    std::vector<std::uint8_t> hits_; ///< how many of these each placement eliminates, or zeros
};

} // namespace dokushin::universal
