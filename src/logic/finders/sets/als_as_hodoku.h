// The one step of almost locked sets that HoDoKu takes: als_as_hodoku.cpp.
#pragma once

#include "logic/finders/finders.h"

namespace dokushin::logic {

/// Of ALS-XZ, ALS-XY-wings or ALS chains.
bool find_als_as_hodoku(const Position &position, StepTaker &taker, Technique technique);

} // namespace dokushin::logic
