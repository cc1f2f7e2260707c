// A step as JSON, with all that a page needs to draw it.
#pragma once

#include <dokushin/tell.h>

#include <string>

namespace [[gnu::visibility("default")]] dokushin {

/// Writes one object on one line, as UTF-8, without a newline. Keys: technique, name, rating (null:
/// the scale of rate.h has none), hodoku, nesting, where, look, result, text, placements,
/// eliminations, parts, cells, digits, extra_cells, extra_digits, houses, groups, links, chains,
/// nested, roles, arrows. `roles` are the highlights of draw.h, not the roles of parts. `parts` is
/// the evidence by role: {"role","cells","digits","houses","rules","combinations","total"}, where
/// rules are as the name of a shape has them, and combinations are lists of digits; the members
/// from `cells` to `links` have it as lists. `look` has the cells or the digits that `where` says
/// to look at; the other list is empty. Cells are r1c1, candidates {"cell","digit"}; a link has its
/// candidate, on, cells, because, nested, parents. Digits are numbers, except in the sentences
/// (where, result, text), which have symbols. `marks` are the candidates before the step.
[[nodiscard]] std::string step_json(const Step &step, const Shape &shape, const Pencilmarks &marks,
                                    const Wording &wording);

} // namespace dokushin
