// The options of searches are converted from C, and their results to C.
#pragma once

#include "c/convert.h"

#include <dokushin/solve.h>

#include <chrono>

namespace dokushin::c {

/// Converts a time limit; 0 is none.
[[nodiscard]] std::optional<std::chrono::nanoseconds> time_of(std::uint64_t microseconds);

/// Reads and checks the options, except their method, whose names depend on the call.
[[nodiscard]] std::expected<dokushin_solve_options, Failure>
read_limits(const dokushin_solve_options *options);

/// Reads all options; `solutions` is how many to look for if they don't say.
[[nodiscard]] std::expected<SolveOptions, Failure> solving_of(const dokushin_solve_options *options,
                                                              std::uint64_t solutions);

/// Finds the only solution; none if a limit was met first. Refuses puzzles without exactly one.
[[nodiscard]] std::expected<std::optional<Grid>, Failure> only_solution_of(const Puzzle &puzzle,
                                                                           const Limits &limits);

[[nodiscard]] dokushin_answer as_c(const SolveResult &result);

} // namespace dokushin::c
