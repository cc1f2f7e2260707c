// The plan of a run says how much work it is and how long it takes, from a sample.
#pragma once

#include "cluster/run.h"

#include <expected>
#include <string>

namespace dokushin::cluster {

/// Answers a few puzzles from all over the inputs, for some seconds, and extrapolates to the whole,
/// for these ranks and threads and for other numbers. Otherwise returns why the inputs can't be
/// sampled.
[[nodiscard]] std::expected<std::string, std::string>
plan_of(const Run &run, unsigned ranks, unsigned threads, unsigned own_threads);

} // namespace dokushin::cluster
