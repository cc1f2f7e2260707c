// A Countdown limits the time of a puzzle's next step to what is left of the puzzle's time.
#pragma once

#include <dokushin/walk.h>

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
    /// Continues a countdown that began at `begin`.
    Countdown(std::optional<std::chrono::nanoseconds> time, Clock::time_point begin)
        : time_(time), begin_(begin) {}

    /// Limits the walk's next search to the time that is left; without any it is given up at once.
    void limit(Walk &walk) const {
        if (time_) {
            walk.limit_time(std::max(*time_ - (Clock::now() - begin_), {}));
        }
    }

  private:
    std::optional<std::chrono::nanoseconds> time_;
    Clock::time_point begin_;
};

} // namespace dokushin::rating
