// state_rule() states a rule that is no house as clauses. It has its own idea of each kind, and so
// proves without the general search and without KindOf::prune() what these find: as relations of
// two cells (pair_rules.cpp), sets of digits (set_rules.cpp), machines that read a line
// (sum_rules.cpp, line_rules.cpp, count_rules.cpp), and comparisons of lines (rank_rules.cpp).
// prune() checks the puzzle before, and each grid that is found (sat.cpp).
#pragma once

#include "search/sat/encoding.h"

namespace dokushin::search {

/// Rules that would be too large as clauses, seldom on 9×9, are left out or stated in part: the
/// solver's grids are checked, and what breaks a rule is forbidden then (sat.cpp).
void state_rule(Encoding &encoding, const Constraint &rule);

} // namespace dokushin::search
