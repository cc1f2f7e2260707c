// A step as JSON: all that a page needs to draw it.
#pragma once

#include "cli/json.h"

#include <dokushin/rate.h>

namespace dokushin::cli {

/// Keys: technique, name, rating, hodoku, nesting, where, result, text, placements,
/// eliminations, cells, extra_cells, digits, extra_digits, houses, groups, links, chains,
/// nested, roles, arrows. Cells are r1c1, candidates {"cell","digit"}; a link has candidate,
/// on, because, parents. `marks` are the candidates before the step.
[[nodiscard]] Json step_json(const Step &step, const Shape &shape, const Pencilmarks &marks,
                             Language language);

} // namespace dokushin::cli
