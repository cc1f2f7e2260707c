// The evidence of a house sum (position/house_sums.h), for steps and for links that rest on it.
#pragma once

#include "logic/finders/finders.h"

namespace dokushin::logic {

/// Sets the technique, the size and the parts of a step by a house sum.
void add_evidence(Step &step, const Position &position, const HouseSum &sum);

} // namespace dokushin::logic
