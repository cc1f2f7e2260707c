// Finders that pass their steps in HoDoKu's order (in_hodoku_order.cpp).
#pragma once

#include "logic/finders/finders.h"

namespace dokushin::logic {

template <unsigned Size> bool find_fish_by_digit(const Position &position, StepTaker &taker);
bool find_links_rows_first(const Position &position, StepTaker &taker);
bool find_xy_wings_by_cells(const Position &position, StepTaker &taker);
bool find_xyz_wings_by_cells(const Position &position, StepTaker &taker);

} // namespace dokushin::logic
