// dokushin_variant_times [--seconds N] [--candidates] FILE: what each puzzle of a JSON list of
// texts costs: a line `STATUS READ SOLVE NODES`, in milliseconds of one thread. STATUS is that of
// solve(), which is "limit" after N seconds, or "refused" with the message behind it. With
// --candidates it is the number of true candidates, and there are no nodes. Of three rounds the
// least counts, so long as all take less than a second. bench/iss.mjs reads these lines.
#include "since.h"

#include <dokushin/solve.h>
#include <dokushin/sukaku.h>
#include <dokushin/text.h>
#include <dokushin/true_candidates.h>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>

namespace dokushin::bench {
namespace {

constexpr double thousand = 1e3;

struct Times {
    double read = 0;
    double solve = 0;
    std::string status{};
    std::uint64_t nodes = 0;
};

/// Reads and solves a text once, and proves the uniqueness of its solution, or finds its true
/// candidates.
Result<Times> time_once(const std::string &text, double seconds, bool candidates) {
    const Clock::time_point start = Clock::now();
    const Result<Record> record = read_one(text);
    if (!record) {
        return std::unexpected(record.error());
    }
    Times times{since(start)};
    SolveOptions options;
    options.limits.time = std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::duration<double>(seconds));
    const Clock::time_point read = Clock::now();
    if (candidates) {
        const TrueCandidates found = true_candidates(record->puzzle, options);
        times.solve = since(read);
        times.status = found.complete ? fmt::format("{}", candidate_count(found.candidates))
                                      : std::string(name(Status::limit));
        return times;
    }
    const SolveResult result = solve(record->puzzle, options);
    times.solve = since(read);
    times.status = name(result.status);
    times.nodes = result.counters.nodes;
    return times;
}

void time_text(const std::string &text, double seconds, bool candidates) {
    Result<Times> least = time_once(text, seconds, candidates);
    if (!least) {
        fmt::print("refused {}\n", least.error().message());
        return;
    }
    for (int round = 1; round < 3 && least->read + least->solve < 1; ++round) {
        const Times again = *time_once(text, seconds, candidates);
        least->read = std::min(least->read, again.read);
        least->solve = std::min(least->solve, again.solve);
    }
    fmt::print("{} {:.4f} {:.4f} {}\n", least->status, least->read * thousand,
               least->solve * thousand, least->nodes);
    std::fflush(stdout);
}

int parse_and_run(int argc, char **argv) {
    std::string file;
    double seconds = 60;
    bool candidates = false;
    CLI::App app("What reading and solving each puzzle of a JSON list of texts costs");
    app.add_option("file", file, "The list")->required()->check(CLI::ExistingFile);
    app.add_option("--seconds", seconds, "Time limit a puzzle");
    app.add_flag("--candidates", candidates, "Find the true candidates");
    CLI11_PARSE(app, argc, argv);
    std::ifstream stream(file);
    const nlohmann::json texts = nlohmann::json::parse(stream, nullptr, false);
    if (!texts.is_array() || !std::ranges::all_of(texts, &nlohmann::json::is_string)) {
        fmt::print(stderr, "{}: no JSON list of strings\n", file);
        return 2;
    }
    for (const auto &text : texts) {
        time_text(text.get<std::string>(), seconds, candidates);
    }
    return 0;
}

} // namespace
} // namespace dokushin::bench

int main(int argc, char **argv) { return dokushin::bench::parse_and_run(argc, argv); }
