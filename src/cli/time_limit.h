// So many seconds for something, or until it is interrupted.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace dokushin::cli {

class TimeLimit {
  public:
    /// None if `seconds` is 0. Otherwise a thread watches the clock.
    explicit TimeLimit(double seconds);
    TimeLimit(const TimeLimit &) = delete;
    TimeLimit &operator=(const TimeLimit &) = delete;

    /// From now on.
    void begin();
    /// Set when the time is over or an interrupt came.
    [[nodiscard]] const std::atomic<bool> &over() const;
    /// Is it over because the time is?
    [[nodiscard]] bool ran_out() const;

  private:
    void watch(const std::stop_token &stop);

    std::chrono::duration<double> time_;
    std::atomic<bool> over_{false};
    std::mutex mutex_;
    std::condition_variable_any stopped_;
    std::chrono::steady_clock::time_point begun_;
    std::jthread watch_; ///< last, so that it ends first
};

} // namespace dokushin::cli
