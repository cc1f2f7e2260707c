// How few placements may do, at the least: singles where eliminating never takes a placement away.
// Leaving conflicts out is the "delete relaxation" of planning (J. Hoffmann, B. Nebel, "The FF
// planning system", 2001): whatever some placements can show, these can show as early.
#pragma once

#include "rate/universal/resolution_state.h"

namespace dokushin::universal {

/// RelaxedSingles find the singles that a contradiction by a limited number of placements may need.
/// Keeps its memory from one state to the next.
class RelaxedSingles {
  public:
    explicit RelaxedSingles(const CspBoard &board);

    /// Lists the present singles of a state, without the excluded ones, that can be part of at most
    /// `most` placements which leave a variable without candidates; none if so few can't. Each
    /// placement follows from earlier ones. Cost: the links of the labels that are placed within
    /// `most` layers.
    void find_useful(const ResolutionState &state, std::span<const std::uint8_t> is_excluded,
                     unsigned most, std::vector<Label> &useful);

  private:
    static constexpr std::uint8_t never = 0xFF;
    using Layer = std::uint8_t;

    void begin(const ResolutionState &state, std::span<const std::uint8_t> is_excluded);
    void force(Label label, Layer layer);
    void eliminate(Label label, Layer layer);
    void force_candidates(Variable variable, bool is_contradictory, Layer layer);
    void need_elimination(Label label, unsigned by);
    void need_placement(Label label, unsigned at);
    void trace_back(unsigned most);

    const CspBoard &board_;
    const ResolutionState *state_ = nullptr;
    std::span<const std::uint8_t> is_excluded_;
    std::vector<Layer> eliminated_;  ///< the layer in which a label is first eliminated; 0: before
    std::vector<Layer> placed_;      ///< the layer in which it is first placed
    std::vector<std::uint8_t> left_; ///< of each variable
    std::vector<Variable> contradictory_; ///< variables that can lose all candidates
    std::vector<std::vector<Label>> layers_;
    std::vector<std::uint8_t> needed_; ///< the last position at which a label may be placed, or 0
    std::vector<Label> open_;
};

} // namespace dokushin::universal
