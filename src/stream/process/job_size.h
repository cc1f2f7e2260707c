// JobSize adapts how many records a thread's job has.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>

namespace dokushin::stream {

/// A JobSize is the number of records of the next job: as many as take some milliseconds, since
/// handing over a single easy puzzle takes as long as answering it, and a hard one takes long.
class JobSize {
  public:
    using Clock = std::chrono::steady_clock;

    explicit JobSize(std::size_t most) : most_(most) {}

    [[nodiscard]] std::size_t get() const { return size_.load(std::memory_order_relaxed); }
    /// Adapts the size to a job of so many records that began then. Any thread may call it.
    void adapt(std::size_t records, Clock::time_point begin) {
        constexpr double wanted = 4;         // milliseconds
        constexpr double resolution = 0.001; // of a job that takes no time
        const double taken =
            std::chrono::duration<double, std::milli>(Clock::now() - begin).count() + resolution;
        const double fitting = static_cast<double>(records) * wanted / taken;
        size_.store(static_cast<std::size_t>(std::clamp(fitting, 1.0, static_cast<double>(most_))),
                    std::memory_order_relaxed);
    }

  private:
    const std::size_t most_;
    std::atomic<std::size_t> size_{1};
};

} // namespace dokushin::stream
