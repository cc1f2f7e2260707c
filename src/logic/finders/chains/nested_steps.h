// What techniques and nested chains add to the consequences of an assumption.
#pragma once

#include "logic/links/consequences.h"

namespace dokushin::logic {

/// The function for PropagationOptions::add_by_techniques.
void add_by_techniques(const Position &before, const Position &now,
                       const PropagationOptions &reasoning, Consequences &known);

} // namespace dokushin::logic
