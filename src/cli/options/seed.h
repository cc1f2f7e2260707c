// seed_or_random() returns the seed of a random run: the user's, or one that is chosen and
// reported.
#pragma once

#include <cstdint>
#include <optional>

namespace dokushin::cli {

/// Returns `seed`, or chooses one and reports on stderr the seed that reproduces the run.
[[nodiscard]] std::uint64_t seed_or_random(const std::optional<std::uint64_t> &seed);

} // namespace dokushin::cli
