#include "peer.h"
#include "since.h"
#include "spread.h"

#include <dokushin/solve.h>
#include <dokushin/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <dlfcn.h>

namespace dokushin::bench {
std::optional<Peer> open_peer(const std::string &text) {
    const std::size_t equals = text.find('=');
    const std::size_t colon = text.rfind(':');
    if (equals == std::string::npos || colon == std::string::npos || colon < equals) {
        fmt::print(stderr, "--peer {}: expected NAME=PATH:SYMBOL\n", text);
        return std::nullopt;
    }
    const std::string path = text.substr(equals + 1, colon - equals - 1);
    void *const library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
    void *const symbol =
        library == nullptr ? nullptr : dlsym(library, text.substr(colon + 1).c_str());
    if (symbol == nullptr) {
        fmt::print(stderr, "--peer {}: {}\n", text, dlerror());
        return std::nullopt;
    }
    return Peer{text.substr(0, equals), reinterpret_cast<PeerSolve>(symbol)};
}

namespace {

/// One pass over a collection.
struct Round {
    double seconds = 0;
    std::uint64_t guesses = 0;
    std::vector<std::size_t> counts{};
};

Round run_ours(const Collection &collection, const PeerOptions &options, Solver &solver) {
    Round round;
    round.counts.reserve(collection.puzzles.size());
    SolveOptions how{Method::automatic, {}};
    how.limits.solutions = options.limit;
    const auto start = Clock::now();
    for (const Puzzle &puzzle : collection.puzzles) {
        const SolveResult result = solver.solve(puzzle, how);
        round.counts.push_back(result.solutions);
        round.guesses += result.counters.guesses;
    }
    round.seconds = since(start);
    return round;
}

Round run_peer(const std::vector<std::string> &lines, const PeerOptions &options,
               const Peer &peer) {
    Round round;
    round.counts.reserve(lines.size());
    char solution[128] = {};
    const auto start = Clock::now();
    for (const std::string &line : lines) {
        std::size_t guesses = 0;
        round.counts.push_back(
            peer.solve(line.c_str(), options.limit, options.config, solution, &guesses));
        round.guesses += guesses;
    }
    round.seconds = since(start);
    return round;
}

int compare(const Collection &collection, const Peer &peer, const PeerOptions &options) {
    std::vector<std::string> lines;
    for (const Puzzle &puzzle : collection.puzzles) {
        lines.push_back(to_line(puzzle.givens(), Alphabet::usual(9)));
    }
    Solver solver;
    std::vector<double> ratios;
    Round ours;
    Round theirs;
    // In turn, so that a drifting machine slows both.
    for (unsigned round = 0; round <= options.rounds; ++round) {
        ours = run_ours(collection, options, solver);
        theirs = run_peer(lines, options, peer);
        if (round > 0) {
            ratios.push_back(theirs.seconds / ours.seconds);
        }
    }
    int differing = 0;
    for (std::size_t puzzle = 0; puzzle < lines.size(); ++puzzle) {
        if (ours.counts[puzzle] != theirs.counts[puzzle]) {
            ++differing;
            fmt::print("  differ: {} ours {} {} {}\n", lines[puzzle], ours.counts[puzzle],
                       peer.name, theirs.counts[puzzle]);
        }
    }
    const double count = static_cast<double>(lines.size());
    fmt::print("{:<28} {:<10} {:>9.0f} {:>9.0f} {} {:>9.3f} {:>9.3f}\n", collection.name, peer.name,
               count / ours.seconds, count / theirs.seconds, median_and_range(ratios),
               static_cast<double>(ours.guesses) / count,
               static_cast<double>(theirs.guesses) / count);
    return differing;
}

bool all_nine(const Collection &collection) {
    return !collection.puzzles.empty() &&
           std::ranges::all_of(collection.puzzles,
                               [](const Puzzle &puzzle) { return puzzle.shape().side() == 9; });
}

} // namespace

int compare_with_peers(std::span<const std::filesystem::path> files, const PeerOptions &options) {
    std::vector<Peer> peers;
    for (const std::string &text : options.peers) {
        auto peer = open_peer(text);
        if (!peer) {
            return -1;
        }
        peers.push_back(*std::move(peer));
    }
    fmt::print("{:<28} {:<10} {:>9} {:>9} {:>21} {:>9} {:>9}\n", "collection", "peer", "ours/s",
               "peer/s", "ratio (least–most)", "guesses", "peer's");
    int differing = 0;
    for (const auto &file : files) {
        const Collection collection = load(file, options.most);
        if (!all_nine(collection)) {
            continue;
        }
        for (const Peer &peer : peers) {
            differing += compare(collection, peer, options);
        }
    }
    return differing;
}

} // namespace dokushin::bench
