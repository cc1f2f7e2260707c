// How long canonical forms take, and another canonicaliser beside ours.
#pragma once

#include "peer.h"

namespace dokushin::bench {

/// What a peer's symbol has to be: 81 numbers 0…9 in, the form out in the same way.
using PeerCanon = void (*)(const char *digits81, char *form81);

/// For each collection, of its 9×9 puzzles and of their grids: microseconds each, one
/// thread; for each peer its own, the ratio peer/ours (median, least and greatest of the
/// rounds, taken in turn), and of how many its form is not the least. False if a peer can't
/// be had.
[[nodiscard]] bool compare_canonicalisers(std::span<const std::filesystem::path> files,
                                          const PeerOptions &options);

} // namespace dokushin::bench
