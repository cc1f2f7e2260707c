// Finders of the techniques that no order has, which are looked for by name only.
#pragma once

#include "logic/order.h"

#include <span>

namespace dokushin::logic {

/// Returns the row of a technique that has a finder by name. It is in a source of its own, so that
/// a program that looks for no technique by name can be linked without those finders
/// (no_names.cpp).
[[nodiscard]] std::span<const FinderRow> rows_by_name(Technique technique);

} // namespace dokushin::logic
