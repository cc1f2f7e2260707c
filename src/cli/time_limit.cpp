#include "cli/time_limit.h"

#include "cli/interrupt.h"

namespace dokushin::cli {

TimeLimit::TimeLimit(double seconds) : time_(seconds), begun_(std::chrono::steady_clock::now()) {
    if (seconds > 0) {
        watch_ = std::jthread([this](const std::stop_token &stop) { watch(stop); });
    }
}

void TimeLimit::begin() {
    const std::scoped_lock lock(mutex_);
    begun_ = std::chrono::steady_clock::now();
    over_ = interrupted().load();
}

const std::atomic<bool> &TimeLimit::over() const {
    return watch_.joinable() ? over_ : interrupted();
}

bool TimeLimit::ran_out() const { return over() && !interrupted(); }

void TimeLimit::watch(const std::stop_token &stop) {
    // A signal can't wake it, so it looks now and then.
    constexpr std::chrono::milliseconds now_and_then(20);
    std::unique_lock lock(mutex_);
    while (!stopped_.wait_for(lock, stop, now_and_then, [&] { return stop.stop_requested(); })) {
        if (interrupted() || std::chrono::steady_clock::now() - begun_ > time_) {
            over_ = true;
        }
    }
}

} // namespace dokushin::cli
