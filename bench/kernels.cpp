#include "kernels.h"
#include "since.h"
#include "spread.h"

#include <dokushin/batch.h>
#include <dokushin/text.h>

#include <fmt/format.h>

#include <algorithm>

namespace dokushin::bench {
namespace {

/// Puzzles as text, each ended by a zero as peers want it.
struct Lines {
    std::string name;
    std::vector<std::string> text;
    std::vector<std::string_view> views;
};

Lines lines_of(const Collection &collection) {
    Lines lines{collection.name, {}, {}};
    for (const Puzzle &puzzle : collection.puzzles) {
        if (puzzle.shape().side() == 9) {
            lines.text.push_back(to_line(puzzle.givens(), Alphabet::usual(9)));
        }
    }
    lines.views.assign(lines.text.begin(), lines.text.end());
    return lines;
}

/// Something that counts the solutions of all lines; the seconds are its time.
struct Contender {
    std::string name;
    std::function<BatchWork(std::vector<std::size_t> &counts)> pass;
    std::vector<double> seconds{};
    std::vector<std::size_t> counts{};
    BatchWork work{};
};

/// A pass of the fastest over a small collection is over before the processor has settled:
/// it is repeated for a while.
void time_a_round(Contender &contender) {
    constexpr double a_while = 0.02;
    const auto start = Clock::now();
    double seconds = 0;
    unsigned passes = 0;
    while (seconds < a_while) {
        contender.work = contender.pass(contender.counts);
        ++passes;
        seconds = since(start);
    }
    contender.seconds.push_back(seconds / passes);
}

Contender kernel_contender(const Kernel &kernel, const Lines &lines, std::size_t limit,
                           bool singly) {
    struct State {
        BatchSolver solver;
        std::vector<BatchAnswer> answers;
        std::string solutions;
    };
    const auto state = std::make_shared<State>(*BatchSolver::make(kernel.name));
    state->answers.resize(lines.text.size());
    state->solutions.resize(81 * lines.text.size());
    const std::size_t step = singly ? 1 : lines.text.size();
    const BatchOptions options{static_cast<std::uint32_t>(limit), nullptr};
    return {fmt::format("{}{}", kernel.name, singly ? " singly" : ""),
            [state, &lines, step, options](std::vector<std::size_t> &counts) {
                BatchWork sum;
                for (std::size_t first = 0; first < lines.views.size(); first += step) {
                    const auto work = state->solver.solve(
                        std::span(lines.views).subspan(first, step),
                        std::span(state->answers).subspan(first, step),
                        std::span(state->solutions).subspan(81 * first, 81 * step), options);
                    sum.rounds += work->rounds;
                    sum.splits += work->splits;
                }
                std::ranges::transform(state->answers, counts.begin(), &BatchAnswer::solutions);
                return sum;
            }};
}

Contender peer_contender(const Peer &peer, const Lines &lines, const PeerOptions &options) {
    return {peer.name, [&peer, &lines, &options](std::vector<std::size_t> &counts) {
                BatchWork sum;
                char solution[128] = {};
                auto count = counts.begin();
                for (const std::string &line : lines.text) {
                    std::size_t guesses = 0;
                    *count++ =
                        peer.solve(line.c_str(), options.limit, options.config, solution, &guesses);
                    sum.splits += guesses;
                }
                return sum;
            }};
}

std::string ratio(const Contender &ours, const Contender &peer) {
    std::vector<double> ratios;
    for (std::size_t round = 0; round < ours.seconds.size(); ++round) {
        ratios.push_back(peer.seconds[round] / ours.seconds[round]);
    }
    return median_and_range(ratios);
}

void print(const Contender &contender, const Lines &lines, std::span<const Contender> peers) {
    auto seconds = contender.seconds;
    std::ranges::sort(seconds);
    const double count = static_cast<double>(lines.text.size());
    std::string text = fmt::format("{:<26} {:<16} {:>10.0f} {:>8.3f} {:>8.3f}", lines.name,
                                   contender.name, count / seconds[seconds.size() / 2],
                                   static_cast<double>(contender.work.splits) / count,
                                   static_cast<double>(contender.work.rounds) / count);
    for (const Contender &peer : peers) {
        text += ratio(contender, peer);
    }
    fmt::print("{}\n", text);
}

int compare(const Lines &lines, std::span<const Peer> peers, const PeerOptions &options) {
    std::vector<Contender> theirs;
    for (const Peer &peer : peers) {
        theirs.push_back(peer_contender(peer, lines, options));
    }
    std::vector<Contender> ours;
    for (const Kernel &kernel : kernels()) {
        if (kernel.runs_here) {
            ours.push_back(kernel_contender(kernel, lines, options.limit, false));
            ours.push_back(kernel_contender(kernel, lines, options.limit, true));
        }
    }
    for (auto *const contenders : {&theirs, &ours}) {
        for (Contender &contender : *contenders) {
            contender.counts.resize(lines.text.size());
        }
    }
    // In turn, so that a drifting machine slows all; the first round warms up.
    for (unsigned round = 0; round <= options.rounds; ++round) {
        for (auto *const contenders : {&theirs, &ours}) {
            std::ranges::for_each(*contenders, time_a_round);
        }
    }
    int differing = 0;
    for (auto *const contenders : {&theirs, &ours}) {
        for (Contender &contender : *contenders) {
            contender.seconds.erase(contender.seconds.begin());
            for (std::size_t puzzle = 0; puzzle < lines.text.size(); ++puzzle) {
                differing += contender.counts[puzzle] != ours.front().counts[puzzle] ? 1 : 0;
            }
            print(contender, lines, theirs);
        }
    }
    return differing;
}

} // namespace

int compare_kernels(std::span<const std::filesystem::path> files, const PeerOptions &options) {
    std::vector<Peer> peers;
    for (const std::string &text : options.peers) {
        auto peer = open_peer(text);
        if (!peer) {
            return -1;
        }
        peers.push_back(*std::move(peer));
    }
    fmt::print("{:<26} {:<16} {:>10} {:>8} {:>8}", "collection", "engine", "puzzles/s", "guesses",
               "rounds");
    for (const Peer &peer : peers) {
        fmt::print("   to {}", peer.name);
    }
    fmt::print("\n");
    int differing = 0;
    for (const auto &file : files) {
        const Lines lines = lines_of(load(file, options.most));
        if (!lines.text.empty()) {
            differing += compare(lines, peers, options);
        }
    }
    return differing;
}

} // namespace dokushin::bench
