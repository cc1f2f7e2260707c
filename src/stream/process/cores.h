// How many cores this process may run on.
#pragma once

#include "cli/options/common_options.h"

namespace dokushin::cli {

/// Those that `taskset` or a container's set of cores has left to it; at least 1. A
/// container's share of time is not looked at.
[[nodiscard]] unsigned cores();

/// As many as are asked for, or one for each core.
[[nodiscard]] unsigned threads_to_use(unsigned asked);

/// Threads to work with beside the calling one: as above; none for a part, whose thread somebody
/// else has made.
[[nodiscard]] unsigned threads_for(const Common &common, unsigned asked);

} // namespace dokushin::cli
