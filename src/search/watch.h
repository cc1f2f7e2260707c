// Watch keeps a search within its limits. Nodes and the cancel flag are checked in
// every node; the clock, which costs more, in every 64th.
#pragma once

#include "base/stop.h"

#include <dokushin/solve.h>

#include <algorithm>
#include <chrono>
#include <optional>

namespace dokushin::search {

class Watch {
  public:
    explicit Watch(const Limits &limits) : limits_(limits), deadline_(deadline_of(limits.time)) {}

    /// Returns the limit that ends the search now, if any.
    [[nodiscard]] std::optional<Stop> stop(std::uint64_t nodes) {
        if (nodes >= limits_.nodes) {
            return Stop::nodes;
        }
        if (is_cancelled(limits_.cancelled)) {
            return Stop::cancelled;
        }
        if (deadline_ && ++looks_ % 64 == 1 && is_over(deadline_)) {
            return Stop::time;
        }
        return std::nullopt;
    }
    /// Returns the same for a caller that seldom checks: clock and cancel flag, without counting.
    [[nodiscard]] std::optional<Stop> stop_now() const {
        if (is_cancelled(limits_.cancelled)) {
            return Stop::cancelled;
        }
        if (is_over(deadline_)) {
            return Stop::time;
        }
        return std::nullopt;
    }
    /// Returns the time that is left, if it is limited; never negative.
    [[nodiscard]] std::optional<std::chrono::nanoseconds> time_left() const {
        if (!deadline_) {
            return std::nullopt;
        }
        return std::max(
            std::chrono::nanoseconds{0},
            std::chrono::duration_cast<std::chrono::nanoseconds>(*deadline_ - Clock::now()));
    }

  private:
    using Clock = std::chrono::steady_clock;
    Limits limits_;
    Deadline deadline_;
    unsigned looks_ = 0;
};

} // namespace dokushin::search
