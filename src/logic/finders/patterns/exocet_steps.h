// What the steps of exocets share (exocets.h): their parts, and what base and targets lose.
#pragma once

#include "logic/finders/patterns/exocets.h"

#include <dokushin/step.h>

namespace dokushin::logic {

/// Lists the cells of both targets.
[[nodiscard]] std::vector<Cell> target_cells(const Exocet &exocet);

/// Returns junior, senior or franken exocet.
[[nodiscard]] Technique kind_of(const Position &position, const Exocet &exocet);

/// Lists what base and targets lose if they can only be filled in these ways.
[[nodiscard]] std::vector<Candidate> not_shared(const Position &position, const Exocet &exocet,
                                                const std::vector<ExocetFilling> &ways);

/// Adds the parts of an exocet to a step: base, targets with cross-lines, and the houses of each
/// digit as links. What a step has already is not added again.
void add_exocet(Step &step, const Position &position, const Exocet &exocet);

} // namespace dokushin::logic
