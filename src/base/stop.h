// The two conditions that end long work early: a flag that a caller sets, and a deadline.
#pragma once

#include <atomic>
#include <chrono>
#include <optional>

namespace dokushin {

/// True if there is a flag and it is set.
[[nodiscard]] inline bool is_cancelled(const std::atomic<bool> *flag) {
    return flag != nullptr && flag->load(std::memory_order_relaxed);
}

/// The time at which work has to end, if there is one.
using Deadline = std::optional<std::chrono::steady_clock::time_point>;

/// The deadline after a time. More than a century is no limit, because the sum could overflow.
[[nodiscard]] inline Deadline deadline_of(std::chrono::steady_clock::time_point begin,
                                          std::optional<std::chrono::nanoseconds> time) {
    return time && *time < std::chrono::hours(24 * 365 * 100) ? Deadline(begin + *time)
                                                              : std::nullopt;
}
[[nodiscard]] inline Deadline deadline_of(std::optional<std::chrono::nanoseconds> time) {
    return deadline_of(std::chrono::steady_clock::now(), time);
}

[[nodiscard]] inline bool is_over(const Deadline &deadline) {
    return deadline && std::chrono::steady_clock::now() >= *deadline;
}

} // namespace dokushin
