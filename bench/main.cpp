// The benchmark program; bench/README.md tells how its numbers are made.
#include "canon.h"
#include "collections.h"
#include "engines.h"
#include "hunt.h"
#include "kernels.h"
#include "peer.h"
#include "signature.h"
#include "speed.h"
#include "sukakus.h"
#include "verify.h"
#include "verify_kernels.h"

#include <CLI/CLI.hpp>
#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include <fstream>

namespace dokushin::bench {
namespace {

const std::filesystem::path own_folder = DOKUSHIN_SOURCE_DIR "/bench/collections";

struct Options {
    std::filesystem::path data = DOKUSHIN_SOURCE_DIR "/../shared/data";
    bool verify = false;
    bool engines = false;
    bool kernels = false;
    bool sukakus = false;
    bool canon = false;
    bool signature = false;
    std::size_t sample = 0;
    double seconds = 60;
    std::size_t mutated = 10'000;
    std::size_t hunted = 0;
    std::uint64_t seed = 1;
    std::uint64_t most_nodes = 50'000;
    PeerOptions peer;
};

/// The files below --data; the project's own where there are none.
std::vector<std::filesystem::path> files_of(const Options &options) {
    auto files = files_below(options.data);
    return files.empty() ? files_below(own_folder) : files;
}

int run(const Options &options, int argc, char **argv) {
    const auto files = files_of(options);
    if (options.signature) {
        std::ifstream puzzles(DOKUSHIN_SOURCE_DIR "/bench/signature_puzzles.txt");
        fmt::print("{}", signature(puzzles));
        return 0;
    }
    if (options.verify) {
        const VerifyOptions how{options.sample == 0 ? ~std::size_t{0} : options.sample,
                                options.seconds};
        const int wrong = verify(files, how);
        return wrong + verify_kernels(files, {how.most, options.mutated}) == 0 ? 0 : 1;
    }
    if (options.hunted > 0) {
        return hunt(options.hunted, options.seed, options.most_nodes) == 0 ? 0 : 1;
    }
    if (options.engines) {
        compare_engines(files, options.sample == 0 ? 100 : options.sample);
        return 0;
    }
    if (options.kernels) {
        return compare_kernels(files, options.peer) == 0 ? 0 : 1;
    }
    if (options.sukakus) {
        return compare_on_sukakus(files, options.peer) == 0 ? 0 : 1;
    }
    if (options.canon) {
        return compare_canonicalisers(files, options.peer) ? 0 : 1;
    }
    if (!options.peer.peers.empty()) {
        return compare_with_peers(files, options.peer) == 0 ? 0 : 1;
    }
    register_speed(files, options.sample == 0 ? 200 : options.sample);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}

int parse_and_run(int argc, char **argv) {
    Options options;
    CLI::App app("Benchmarks of dokushin; --benchmark_... options go to Google Benchmark");
    app.allow_extras();
    app.add_option("--data", options.data, "Folder of collections");
    app.add_option("--sample", options.sample, "At most so many puzzles of each file");
    app.add_flag("--verify", options.verify, "Two engines on every puzzle");
    app.add_option("--time-limit", options.seconds, "Seconds a puzzle for --verify");
    app.add_option("--mutated", options.mutated, "Puzzles changed at random, with --verify");
    app.add_option("--hunt", options.hunted,
                   "So many boards of no solution that are slow to refute");
    app.add_option("--seed", options.seed, "Which boards, with --hunt");
    app.add_option("--most-nodes", options.most_nodes, "Allowed for each board, with --hunt");
    app.add_flag("--engines", options.engines, "Search and SAT on large boards");
    app.add_flag("--kernels", options.kernels, "The fast engine's kernels, and the peers if any");
    app.add_flag("--sukakus", options.sukakus, "Hard sukakus one by one, and the peers if any");
    app.add_flag("--canon", options.canon, "Canonical forms, and the peers if any");
    app.add_flag("!--no-grids", options.peer.grids, "With --canon: of puzzles alone");
    app.add_flag("--signature", options.signature, "Nodes and guesses on a fixed set");
    app.add_option("--peer", options.peer.peers, "NAME=PATH:SYMBOL of another solver");
    app.add_option("--limit", options.peer.limit,
                   "Solutions to look for, with --peer, --kernels or --sukakus");
    app.add_option("--config", options.peer.config, "Handed to the peers as it is");
    app.add_option("--rounds", options.peer.rounds,
                   "Interleaved rounds, with --peer, --kernels, --sukakus or --canon")
        ->check(CLI::Range(1, 1000));
    app.add_option("--most", options.peer.most,
                   "Puzzles of each collection, with --peer, --kernels, --sukakus or --canon");
    CLI11_PARSE(app, argc, argv);
    return run(options, argc, argv);
}

} // namespace
} // namespace dokushin::bench

int main(int argc, char **argv) { return dokushin::bench::parse_and_run(argc, argv); }
