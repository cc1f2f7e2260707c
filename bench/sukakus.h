// Hard sukakus, one at a time: puzzles of 729 characters that state their candidates.
#pragma once

#include "peer.h"

namespace dokushin::bench {

/// Prints a line for each collection of sukakus: states that solve() looked at, by puzzle, and for
/// each peer the ratio ours/peer, the median, least and greatest of the puzzles. A puzzle's time is
/// the median of the rounds, in which all take turns. Returns the number of puzzles whose counts
/// differ; −1 if a peer can't be had.
[[nodiscard]] int compare_on_sukakus(std::span<const std::filesystem::path> files,
                                     const PeerOptions &options);

} // namespace dokushin::bench
