#include "search/in_lanes.h"

#include "search/kernel/kernels.h"
#include "search/kernel/single.h"
#include "search/report.h"
#include "search/starting_candidates.h"
#include "search/watch.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace dokushin::search {
namespace {

/// The greatest number of states of a puzzle, some thousand million. The hardest known sukakus take
/// some ten million.
constexpr std::uint64_t most_nodes = std::uint64_t{1} << 31;

/// Settles a puzzle: what follows without a guess. If that does not answer it, `start` gets the
/// candidates of each cell then.
kernel::SingleAnswer settle(const Puzzle &puzzle, Candidates9x9 &start, Grid &solution) {
    const Grid blank(cells_9x9);
    const Candidates9x9 stated = starting_candidates(puzzle);
    kernel::SingleTask task{kernel::bytes_of(blank.data()), kernel::bytes_of(solution.data()), 1};
    task.candidates = stated.data();
    task.most_guesses = 0;
    task.start = start.data();
    return kernel::chosen_single_solver()(task);
}

/// Searches from the candidates of a settled puzzle on.
BatchWork search_on(const Candidates9x9 &start, const Limits &limits, const Watch &watch,
                    kernel::Answer &answer, Grid &solution) {
    const Grid blank(cells_9x9);
    const std::array puzzles{kernel::bytes_of(blank.data())};
    constexpr std::array<std::uint32_t, 1> places{0};
    answer = {};
    kernel::BatchTask task{puzzles, {&answer, 1}, places, kernel::bytes_of(solution.data())};
    task.limit = static_cast<std::uint32_t>(limits.solutions);
    task.start = start.data();
    task.most_nodes = std::min(most_nodes, limits.nodes);
    task.watch = &watch;
    return kernel::make_chosen_engine()->solve(task);
}

/// Turns the counts of the lanes into a result; nothing if they gave the puzzle up.
std::optional<SolveResult> result_of(const kernel::Answer &answer, const BatchWork &work,
                                     const Limits &limits, const Watch &watch) {
    if (answer.abandoned) {
        return std::nullopt;
    }
    assert(answer.solutions <= limits.solutions);
    SolveResult result;
    result.method = Method::bands;
    result.solutions = answer.solutions;
    result.counters = {answer.nodes, work.splits, work.splits};
    result.stop = answer.solutions == limits.solutions ? Stop::solutions
                  : answer.unfinished                  ? watch.stop_now().value_or(Stop::cancelled)
                                                       : Stop::exhausted;
    result.status = status_of(result);
    return result;
}

} // namespace

std::optional<SolveResult> answer_in_lanes(const Puzzle &puzzle, const Limits &limits) {
    constexpr std::uint64_t most_solutions = 1000; // to be counted one by one
    if (!puzzle.shape().is_usual_nine() || !puzzle.has_candidates() || limits.solutions == 0 ||
        limits.solutions > most_solutions) {
        return std::nullopt;
    }
    const Watch watch(limits);
    Candidates9x9 start{};
    Grid solution(cells_9x9);
    kernel::Answer answer{1, 1};
    BatchWork work;
    const kernel::SingleAnswer settled = settle(puzzle, start, solution);
    if (settled.finished) {
        answer.solutions = settled.solutions;
    } else {
        work = search_on(start, limits, watch, answer, solution);
    }
    auto result = result_of(answer, work, limits, watch);
    if (result && result->solutions > 0) {
        result->solution = std::move(solution);
    }
    return result;
}

} // namespace dokushin::search
