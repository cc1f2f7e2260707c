// The fast engine's kernels and other solvers, in turn on the same puzzles.
#pragma once

#include "peer.h"

namespace dokushin::bench {

/// Prints a line for each collection of 9×9 puzzles and each kernel that runs here,
/// in batches and a puzzle at a time: puzzles a second, guesses and rounds a puzzle,
/// and for each peer the ratio ours/peer (median, least and greatest of the rounds).
/// Returns the number of puzzles whose counts differ; −1 if a peer can't be had.
[[nodiscard]] int compare_kernels(std::span<const std::filesystem::path> files,
                                  const PeerOptions &options);

} // namespace dokushin::bench
