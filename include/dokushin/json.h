// A step as JSON: all that a page needs to draw it.
#pragma once

#include <dokushin/tell.h>

#include <string>

namespace [[gnu::visibility("default")]] dokushin {

/// One object in one line, as UTF-8, without a newline. Keys: technique, name, rating (null: the
/// scale of rate.h has none), hodoku, nesting, where, look, result, text, placements, eliminations,
/// parts, cells, digits, extra_cells, extra_digits, houses, groups, links, chains, nested, roles,
/// arrows. Of look either cells or digits are empty: what `where` says to look at. Cells are r1c1,
/// candidates {"cell","digit"}; a link has its candidate, on, cells, because, nested, parents.
/// parts is the evidence by role: {"role","cells","digits","houses"}; cells to links are the same
/// in lists. Digits are numbers everywhere but in the words (where, result, text), which have
/// symbols. `marks` are the candidates before the step.
[[nodiscard]] std::string step_json(const Step &step, const Shape &shape, const Pencilmarks &marks,
                                    const Wording &wording);

} // namespace dokushin
