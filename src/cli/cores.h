// How many cores this process may run on.
#pragma once

namespace dokushin::cli {

/// Those that `taskset` or a container's set of cores has left to it; at least 1. A
/// container's share of time is not looked at.
[[nodiscard]] unsigned cores();

} // namespace dokushin::cli
