// Shortcuts for raters apply many steps of a walk at once where their order makes no difference
// (logic/closure/closure.h proves it), and decide whether easier steps alone solve the rest.
#pragma once

#include "logic/closure/closure.h"

#include <dokushin/walk.h>

namespace dokushin::logic {

/// True if the shortcuts hold for the walk's board.
[[nodiscard]] bool can_close(const Walk &walk);
/// Applies all steps of techniques up to `last`, as logic::ascend() does, and notes the path's
/// hardest ones. Walk::next() then skips these techniques. Returns false if it met a limit.
bool ascend(Walk &walk, Easy last, const AscentLimits &limits, Ascent &ascent);
/// Applies all steps of techniques up to `last`. Returns true if a digit was placed.
bool close(Walk &walk, Easy last);
/// True if all subsets, fish, wings and chains of up to these lengths solve the puzzle.
[[nodiscard]] bool solved_by(const Walk &walk, const ChainLengths &lengths);
/// True if each house holds each digit.
[[nodiscard]] bool is_solution(const Walk &walk);

} // namespace dokushin::logic
