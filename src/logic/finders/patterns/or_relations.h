// An OR relation says that one of some candidates, its guardians, is true, since without them a
// pattern of cells would have no filling:
//
//   tridagon            twelve cells of four boxes, three digits (tridagons.h)
//   bivalue oddagon     an odd loop of cells with the same two candidates
//   impossible pattern  any cells that three digits can't fill (impossible_sets.h)
//
// Relations have two to five guardians; one alone is simply true, which the technique of the
// pattern shows. They are found anew in each position, with the guardians that are left there, so
// that a relation lasts as long as it has several.
//
// Source: D. Berthier, "User Manual and Research Notebooks for CSP-Rules", 2023, §3.5.
#pragma once

#include "logic/position/position.h"

namespace dokushin::logic {

struct OrRelation {
    std::vector<Cell> cells;
    DigitSet digits;
    std::vector<Candidate> guardians; ///< ascending
};

/// Lists the relations of a position of 9×9, those with fewest guardians first. None has all
/// guardians of another one.
[[nodiscard]] std::vector<OrRelation> or_relations(const Position &position);

} // namespace dokushin::logic
