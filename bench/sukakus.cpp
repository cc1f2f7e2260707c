#include "sukakus.h"
#include "since.h"
#include "spread.h"

#include <dokushin/solve.h>
#include <dokushin/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <fstream>

namespace dokushin::bench {
namespace {

struct Sukaku {
    std::string text;
    Puzzle puzzle;
};

std::vector<Sukaku> sukakus_of(const std::filesystem::path &file, std::size_t most) {
    constexpr std::size_t candidates = 729;
    std::vector<Sukaku> sukakus;
    std::ifstream in(file);
    ReadOptions how;
    how.format = Format::sukaku;
    for (std::string line; sukakus.size() < most && std::getline(in, line);) {
        if (line.size() != candidates) {
            continue;
        }
        auto record = read_one(line, how);
        if (record) {
            sukakus.push_back({line, std::move(record->puzzle)});
        }
    }
    return sukakus;
}

/// SukakuTimes holds the seconds of each solver for one puzzle, ours first.
struct SukakuTimes {
    std::vector<double> seconds;
    std::uint64_t nodes = 0;
    bool agree = true;
};

SukakuTimes time_all(const Sukaku &sukaku, std::span<const Peer> peers,
                     const PeerOptions &options) {
    SukakuTimes times;
    std::vector<std::vector<double>> rounds(1 + peers.size());
    Solver solver;
    SolveOptions how;
    how.limits.solutions = options.limit;
    for (unsigned round = 0; round < options.rounds; ++round) {
        const auto start = Clock::now();
        const SolveResult ours = solver.solve(sukaku.puzzle, how);
        rounds[0].push_back(since(start));
        times.nodes = ours.counters.nodes;
        for (std::size_t at = 0; at < peers.size(); ++at) {
            char solution[128] = {};
            std::size_t guesses = 0;
            const auto begin = Clock::now();
            const std::size_t theirs = peers[at].solve(sukaku.text.c_str(), options.limit,
                                                       options.config, solution, &guesses);
            rounds[1 + at].push_back(since(begin));
            times.agree = times.agree && theirs == ours.solutions;
        }
    }
    for (const auto &seconds : rounds) {
        times.seconds.push_back(median(seconds));
    }
    return times;
}

/// Prints the line of a collection; returns the number of puzzles whose counts differ.
int compare(const std::string &name, std::span<const Sukaku> sukakus, std::span<const Peer> peers,
            const PeerOptions &options) {
    std::vector<double> nodes;
    std::vector<std::vector<double>> ratios(peers.size());
    int differing = 0;
    for (const Sukaku &sukaku : sukakus) {
        const SukakuTimes times = time_all(sukaku, peers, options);
        nodes.push_back(static_cast<double>(times.nodes));
        differing += times.agree ? 0 : 1;
        for (std::size_t at = 0; at < peers.size(); ++at) {
            ratios[at].push_back(times.seconds[1 + at] / times.seconds[0]);
        }
    }
    std::string line = fmt::format("{:<26} {:>8} {:>12.0f}", name, sukakus.size(), median(nodes));
    for (const auto &of_peer : ratios) {
        line += median_and_range(of_peer);
    }
    fmt::print("{}\n", line);
    return differing;
}

} // namespace

int compare_on_sukakus(std::span<const std::filesystem::path> files, const PeerOptions &options) {
    std::vector<Peer> peers;
    std::string head = fmt::format("{:<26} {:>8} {:>12}", "collection", "puzzles", "nodes");
    for (const std::string &text : options.peers) {
        auto peer = open_peer(text);
        if (!peer) {
            return -1;
        }
        head += "   to " + peer->name;
        peers.push_back(*std::move(peer));
    }
    fmt::print("{}\n", head);
    int differing = 0;
    for (const auto &file : files) {
        const auto sukakus = sukakus_of(file, options.most);
        if (!sukakus.empty()) {
            differing += compare(file.stem().string(), sukakus, peers, options);
        }
    }
    return differing;
}

} // namespace dokushin::bench
