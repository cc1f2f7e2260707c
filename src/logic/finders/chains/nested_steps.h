// What techniques and nested chains add to the consequences of an assumption.
#pragma once

#include "logic/links/consequences.h"

namespace dokushin::logic {

/// As PropagationOptions::add_by_techniques asks.
void add_by_techniques(const Position &before, const Position &now,
                       const PropagationOptions &reasoning, Consequences &known);

} // namespace dokushin::logic
