// When long work ends before it is done: a flag that a caller sets, or a time that is over.
#pragma once

#include <atomic>
#include <chrono>
#include <optional>

namespace dokushin {

/// Is there a flag, and is it set?
[[nodiscard]] inline bool is_cancelled(const std::atomic<bool> *flag) {
    return flag != nullptr && flag->load(std::memory_order_relaxed);
}

/// The moment at which a time is over; nothing: it never is.
using Deadline = std::optional<std::chrono::steady_clock::time_point>;

/// More than a century is no limit: the sum could overflow.
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
