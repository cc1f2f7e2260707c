// How much of a puzzle's time is left for its next step.
#pragma once

#include <dokushin/explain.h>

#include <algorithm>
#include <chrono>

namespace dokushin::rating {

class Countdown {
    using Clock = std::chrono::steady_clock;

  public:
    explicit Countdown(std::optional<std::chrono::nanoseconds> time) : time_(time) {
        if (time_) {
            begin_ = Clock::now();
        }
    }
    /// That began before.
    Countdown(std::optional<std::chrono::nanoseconds> time, Clock::time_point begin)
        : time_(time), begin_(begin) {}

    /// The walk's next search gets what is left: when that is nothing, it is given up at once.
    void lend(Walk &walk) const {
        if (time_) {
            walk.limit_time(std::max(*time_ - (Clock::now() - begin_), {}));
        }
    }

    /// When it is over. More than a century is no limit, and would overflow.
    [[nodiscard]] std::optional<Clock::time_point> deadline() const {
        return time_ && *time_ < std::chrono::hours(24 * 365 * 100) ? std::optional(begin_ + *time_)
                                                                    : std::nullopt;
    }

  private:
    std::optional<std::chrono::nanoseconds> time_;
    Clock::time_point begin_;
};

} // namespace dokushin::rating
