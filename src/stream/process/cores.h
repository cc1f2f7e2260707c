// How many cores this process may run on.
#pragma once

namespace dokushin::stream {

/// Those that `taskset` or a container's set of cores has left to it; at least 1. A
/// container's share of time is not looked at.
[[nodiscard]] unsigned cores();

/// As many as are asked for, or one for each core.
[[nodiscard]] unsigned threads_to_use(unsigned asked);

} // namespace dokushin::stream
