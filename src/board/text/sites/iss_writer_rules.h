// The table of the kinds of constraints as items of an ISS string.
#pragma once

#include "board/text/sites/iss_sheet.h"

namespace dokushin::text::iss {

/// Adds a constraint to a sheet; false if ISS can't say it.
[[nodiscard]] bool write_rule(Sheet &sheet, const Constraint &rule);

} // namespace dokushin::text::iss
