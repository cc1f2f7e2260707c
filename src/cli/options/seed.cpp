#include "cli/options/seed.h"

#include "cli/options/stream_names.h"
#include "stream/process/messages.h"

#include <fmt/format.h>

#include <random>

namespace dokushin::cli {

std::uint64_t seed_or_random(const std::optional<std::uint64_t> &seed) {
    if (seed) {
        return *seed;
    }
    // A seed of 32 bits is short enough to type again.
    const std::uint64_t chosen = std::random_device{}();
    complain(fmt::format("dokushin: --seed {} makes the same again", chosen));
    return chosen;
}

} // namespace dokushin::cli
