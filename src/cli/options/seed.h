// The seed of what is made at random: the user's, or one that is chosen and told.
#pragma once

#include <cstdint>
#include <optional>

namespace dokushin::cli {

/// Tells on stderr which seed would make the same again, if it has to choose one.
[[nodiscard]] std::uint64_t seed_or_told(const std::optional<std::uint64_t> &seed);

} // namespace dokushin::cli
