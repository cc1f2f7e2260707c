// rules_to_search_by() lists what the general search prunes by beside houses.
#pragma once

#include "search/geometry.h"

namespace dokushin::search {

/// Returns the constraints of a shape in the form that prunes best: equations as sum rules, with
/// those that they imply; counts of digits with the houses that they lie in; groups of cells that
/// differ not at all, as their cells are peers; and all others as they are stated. Empty for a
/// board with houses only.
[[nodiscard]] RuleList rules_to_search_by(const Shape &shape);

} // namespace dokushin::search
