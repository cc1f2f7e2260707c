// What a run would do and how long it would take, from a sample of it.
#pragma once

#include "cluster/run.h"

#include <expected>
#include <string>

namespace dokushin::cluster {

/// Answers a few puzzles in places all over the inputs, for some seconds, and tells what that
/// means for the whole, with so many threads on so many ranks and with others.
/// Else what is not known of the inputs.
[[nodiscard]] std::expected<std::string, std::string>
plan_of(const Run &run, unsigned ranks, unsigned threads, unsigned own_threads);

} // namespace dokushin::cluster
