// The nice loop or AIC that HoDoKu takes from its tables (links/link_tables.h).
#pragma once

#include "logic/steps/step_taker.h"

namespace dokushin::logic {

bool find_tabled_loops(const Position &position, StepTaker &taker, bool groups);

} // namespace dokushin::logic
