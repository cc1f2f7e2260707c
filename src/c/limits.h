// The options of searches, as C states them.
#pragma once

#include "c/convert.h"

#include <dokushin/solve.h>

#include <chrono>

namespace dokushin::c {

/// 0: no limit.
[[nodiscard]] std::optional<std::chrono::nanoseconds> time_of(std::uint64_t microseconds);

/// The options looked over but for their method, whose words depend on the call.
[[nodiscard]] std::expected<dokushin_solve_options, Trouble>
read_limits(const dokushin_solve_options *options);

/// All of them; `solutions`: how many to look for if they don't say.
[[nodiscard]] std::expected<SolveOptions, Trouble> solving_of(const dokushin_solve_options *options,
                                                              std::uint64_t solutions);

[[nodiscard]] dokushin_answer as_c(const SolveResult &result);

} // namespace dokushin::c
