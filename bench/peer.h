// Another solver from a shared library, timed beside ours in the same run.
#pragma once

#include "collections.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace dokushin::bench {

/// What a peer's symbol has to be: counts the solutions of a puzzle of 81
/// characters up to a limit, writes the first one, adds up its guesses.
using PeerSolve = std::size_t (*)(const char *puzzle81, std::size_t limit, std::uint32_t config,
                                  char *solution81, std::size_t *guesses);

struct Peer {
    std::string name;
    PeerSolve solve = nullptr;
};

/// NAME=PATH:SYMBOL to a function; the library stays loaded to the end. Complains
/// if there is no such thing.
[[nodiscard]] std::optional<Peer> open_peer(const std::string &text);

struct PeerOptions {
    std::vector<std::string> peers; ///< NAME=PATH:SYMBOL
    std::size_t limit = 2;
    std::uint32_t config = 0;
    unsigned rounds = 7;
    std::size_t most = 5000; ///< puzzles of each collection
    bool grids = true;       ///< of canonical forms: those of whole grids, too
};

/// Prints a line for each collection and peer: puzzles a second of both, the
/// ratio ours/peer (median, least and greatest of the rounds), guesses a puzzle.
/// Returns the number of puzzles whose counts differ; −1 if a peer can't be had.
[[nodiscard]] int compare_with_peers(std::span<const std::filesystem::path> files,
                                     const PeerOptions &options);

} // namespace dokushin::bench
