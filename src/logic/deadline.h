// When a time that something may take is over.
#pragma once

#include <chrono>
#include <optional>

namespace dokushin::logic {

using Deadline = std::optional<std::chrono::steady_clock::time_point>;

/// None: never. More than a century is no limit, and would overflow.
[[nodiscard]] inline Deadline deadline_of(std::chrono::steady_clock::time_point begin,
                                          std::optional<std::chrono::nanoseconds> time) {
    return time && *time < std::chrono::hours(24 * 365 * 100) ? Deadline(begin + *time)
                                                              : std::nullopt;
}

} // namespace dokushin::logic
