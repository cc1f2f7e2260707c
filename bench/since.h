// The clock of the benchmarks that time themselves.
#pragma once

#include <chrono>

namespace dokushin::bench {

using Clock = std::chrono::steady_clock;

/// Seconds since then.
[[nodiscard]] inline double since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

} // namespace dokushin::bench
