// cores() counts the cores that this process may run on.
#pragma once

namespace dokushin::stream {

/// Counts the cores that `taskset` or a container's set of cores leaves to this process; at least
/// 1. A container's share of processor time is not considered.
[[nodiscard]] unsigned cores();

/// Returns `wanted`, or the number of cores if it is 0.
[[nodiscard]] unsigned threads_to_use(unsigned wanted);

} // namespace dokushin::stream
