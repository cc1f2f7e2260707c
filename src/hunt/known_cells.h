// What is decided in a resolution state, as the givens of a puzzle.
#pragma once

#include "rate/universal/resolution_state.h"

namespace dokushin::hunt {

/// Returns the digits of the cells that are decided in a state.
[[nodiscard]] Grid decided_in(const universal::ResolutionState &state, const Grid &solution);

/// Returns the BRT-expansion of a puzzle with that only solution: what is decided once there are no
/// singles left.
[[nodiscard]] Grid closed_by_singles(const universal::CspBoard &board, const Grid &givens,
                                     const Grid &solution);

/// Returns the state of a puzzle with these givens, before singles.
[[nodiscard]] universal::ResolutionState state_of(const universal::CspBoard &board,
                                                  const Grid &givens);

/// Says whether a cell is decided. Cells are the first variables.
[[nodiscard]] inline bool is_decided(const universal::ResolutionState &state, std::size_t cell) {
    return state.is_decided(static_cast<universal::Variable>(cell));
}

} // namespace dokushin::hunt
