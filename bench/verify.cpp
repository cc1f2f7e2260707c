#include "verify.h"

#include "collections.h"

#include <dokushin/check.h>
#include <dokushin/solve.h>

#include <fmt/format.h>

#include <chrono>
#include <map>

namespace dokushin::bench {
namespace {

/// The automatic choice against dancing links up to 9×9, against the SAT solver
/// beyond; verify_kernels.cpp has the general search on 9×9 too. (Where the choice falls on SAT as
/// well, what is compared is SAT after a search with SAT alone; the solutions are checked in any
/// case.)
struct Pair {
    Method first;
    Method second;
};
Pair engines_for(unsigned side) {
    return {Method::automatic, side <= 9 ? Method::dlx : Method::sat};
}

struct Tally {
    std::map<Status, int> statuses;
    std::map<Method, int> answered;
    double first_seconds = 0;
    double second_seconds = 0;
    int disagreed = 0;
    int unfinished = 0;
};

SolveResult timed(Solver &solver, const Puzzle &puzzle, Method method, double limit,
                  double &seconds) {
    SolveOptions options{method, {}};
    options.limits.time =
        std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::duration<double>(limit));
    const auto start = std::chrono::steady_clock::now();
    SolveResult result = solver.solve(puzzle, options);
    seconds += std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return result;
}

bool agree(const Puzzle &puzzle, const SolveResult &a, const SolveResult &b) {
    if (a.status != b.status || a.solutions != b.solutions) {
        return false;
    }
    if (a.solutions == 0) {
        return true;
    }
    return is_solution(puzzle, a.solution) && is_solution(puzzle, b.solution) &&
           (a.status != Status::unique || a.solution == b.solution);
}

Tally verify_file(const Collection &collection, const VerifyOptions &options) {
    Tally tally;
    Solver solver;
    for (const Puzzle &puzzle : collection.puzzles) {
        const Pair engines = engines_for(puzzle.shape().side());
        const auto first =
            timed(solver, puzzle, engines.first, options.seconds, tally.first_seconds);
        const auto second =
            timed(solver, puzzle, engines.second, options.seconds, tally.second_seconds);
        ++tally.statuses[first.status];
        ++tally.answered[first.method];
        const bool finished = first.status != Status::limit && second.status != Status::limit;
        tally.unfinished += finished ? 0 : 1;
        tally.disagreed += finished && !agree(puzzle, first, second) ? 1 : 0;
    }
    return tally;
}

} // namespace

int verify(std::span<const std::filesystem::path> files, const VerifyOptions &options) {
    fmt::print("{:<28} {:>7} {:>7} {:>8} {:>6} {:>7} {:>7} {:>6} {:>10} {:>10} {:>9} {:>10}\n",
               "file", "puzzles", "unique", "multiple", "none", "bands", "search", "sat", "first s",
               "second s", "disagree", "unfinished");
    int wrong = 0;
    for (const auto &file : files) {
        const Collection collection = load(file, options.most);
        if (collection.puzzles.empty()) {
            continue;
        }
        Tally tally = verify_file(collection, options);
        fmt::print(
            "{:<28} {:>7} {:>7} {:>8} {:>6} {:>7} {:>7} {:>6} {:>10.2f} {:>10.2f} {:>9} {:>10}\n",
            collection.name, collection.puzzles.size(), tally.statuses[Status::unique],
            tally.statuses[Status::multiple], tally.statuses[Status::none],
            tally.answered[Method::bands], tally.answered[Method::search],
            tally.answered[Method::sat], tally.first_seconds, tally.second_seconds, tally.disagreed,
            tally.unfinished);
        std::fflush(stdout);
        wrong += tally.disagreed + tally.unfinished;
    }
    return wrong;
}

} // namespace dokushin::bench
