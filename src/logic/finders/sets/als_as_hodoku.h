// The finder of the one step of almost locked sets that HoDoKu takes (als_as_hodoku.cpp).
#pragma once

#include "logic/finders/finders.h"

namespace dokushin::logic {

/// Finds HoDoKu's step of ALS-XZ, ALS-XY-wings or ALS chains, as `technique` states.
bool find_als_as_hodoku(const Position &position, StepTaker &taker, Technique technique);

} // namespace dokushin::logic
