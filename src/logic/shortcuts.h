// Shortcuts on a walk, for raters: many steps at once where their order makes no difference
// (logic/rules/closure.h says why), and whether easier steps alone would solve the rest.
#pragma once

#include "logic/rules/closure.h"

#include <dokushin/walk.h>

namespace dokushin::logic {

/// Are these known for the walk's board?
[[nodiscard]] bool can_close(const Walk &walk);
/// Takes all steps up to `last` at once, of techniques that are tried before those that rest on
/// uniqueness. Walk::next() then begins behind them. False: it met a limit.
bool ascend(Walk &walk, Easy last, const AscentLimits &limits, Ascent &ascent);
/// The same, whichever they are. Was a digit placed?
bool close(Walk &walk, Easy last);
/// Would all subsets, fish, wings and chains of up to these lengths solve it?
[[nodiscard]] bool solved_by(const Walk &walk, const ChainLengths &lengths);
/// Does each house hold each digit?
[[nodiscard]] bool is_solution(const Walk &walk);

} // namespace dokushin::logic
