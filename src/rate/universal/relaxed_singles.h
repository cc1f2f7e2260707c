// Relaxed singles give a lower bound on the placements that a contradiction needs: singles where an
// elimination never takes a placement away. Leaving conflicts out is the "delete relaxation" of
// planning (J. Hoffmann, B. Nebel, "The FF planning system", 2001): whatever some placements can
// show, these can show as early.
#pragma once

#include "rate/universal/resolution_state.h"

#include <algorithm>

namespace dokushin::universal {

/// A Placement is a label, or, after the numbers of these, a group.
enum class Placement : std::uint32_t {};
[[nodiscard]] constexpr std::size_t index(Placement one) { return static_cast<std::size_t>(one); }
[[nodiscard]] inline Placement placement_of(const CspBoard &, Label label) {
    return static_cast<Placement>(label);
}
[[nodiscard]] inline Placement placement_of(const CspBoard &board, Group group) {
    return static_cast<Placement>(board.label_count() + index(group));
}
[[nodiscard]] inline bool is_group(const CspBoard &board, Placement one) {
    return index(one) >= board.label_count();
}
[[nodiscard]] inline Group group_of(const CspBoard &board, Placement one) {
    return static_cast<Group>(index(one) - board.label_count());
}
/// Visits the labels that a placement eliminates.
template <class Visit>
void for_eliminated(const CspBoard &board, Placement one, const Visit &visit) {
    if (is_group(board, one)) {
        std::ranges::for_each(board.linked_to(group_of(board, one)), visit);
    } else {
        board.for_linked(static_cast<Label>(one), visit);
    }
}

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
                     unsigned most, std::vector<Placement> &useful);

  private:
    static constexpr std::uint8_t never = 0xFF;
    using Layer = std::uint8_t;

    void begin(const ResolutionState &state, std::span<const std::uint8_t> is_excluded);
    void force(Placement one, Layer layer);
    void force(Group group, Layer layer);
    void force_candidates(Variable variable, bool is_contradictory, Layer layer);
    void eliminate(Label label, Layer layer);
    void need_elimination(Label label, unsigned by);
    void need_placement(Placement one, unsigned at);
    void need_what_forces(Label label, unsigned by);
    void need_what_forces(Group group, unsigned by);
    void trace_back(unsigned most);

    const CspBoard &board_;
    const ResolutionState *state_ = nullptr;
    std::span<const std::uint8_t> is_excluded_;
    std::vector<Layer> eliminated_;       ///< the layer in which a label first is; 0: before
    std::vector<Layer> placed_;           ///< the layer in which a placement is first made
    std::vector<std::uint8_t> left_;      ///< of each variable
    std::vector<std::uint8_t> beside_;    ///< of each group
    std::vector<Variable> contradictory_; ///< variables that can lose all candidates
    std::vector<std::vector<Placement>> layers_;
    std::vector<std::uint8_t> needed_; ///< the last position of a placement, or 0
    std::vector<Placement> open_;
};

} // namespace dokushin::universal
