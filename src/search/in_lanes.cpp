#include "search/in_lanes.h"

#include "base/stop.h"
#include "search/kernel/kernels.h"
#include "search/kernel/single.h"
#include "search/report.h"
#include "search/starting_candidates.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <deque>
#include <vector>

namespace dokushin::search {
namespace {

/// The greatest number of states of a part. The hardest known sukakus take some ten million in all.
constexpr std::uint64_t most_nodes = std::uint64_t{1} << 28;

/// Eight parts: more of them leave lanes idle more often, since each has its own beginning and end.
constexpr std::size_t part_count = 8;
/// Each part has so many boards that differences in size mostly cancel out.
constexpr std::size_t boards_of_a_part = 32;

/// A Part is what the search of some boards has found.
struct Part {
    std::uint64_t solutions = 0;
    Grid solution; ///< the first that was found; empty if there is none
    Counters counters;
    bool is_abandoned = false;
    bool is_unfinished = false;
};

/// A Division is a puzzle cut into boards, each solution of which is on one of them.
struct Division {
    std::deque<kernel::Start> boards;
    Part found; ///< what was found, and counted, on the way
};

/// Settles a board: what follows without a guess. If that does not answer it, it becomes one half
/// of itself, and `other` the other half.
kernel::SingleAnswer settle(kernel::Start &board, kernel::Start &other, Grid &solution) {
    const Grid blank(cells_9x9);
    kernel::SingleTask task{kernel::bytes_of(blank.data()), kernel::bytes_of(solution.data()), 1};
    const kernel::Start given = board;
    task.candidates = given.data();
    task.most_guesses = 0;
    task.start = board.data();
    task.other_start = other.data();
    return kernel::chosen_single_solver()(task);
}

/// Cuts a board into halves, and these into halves, breadth first, so that each board has had about
/// the same number of guesses.
Division divide(const kernel::Start &start) {
    Division division;
    division.boards.push_back(start);
    Part &found = division.found;
    ++found.counters.nodes;
    while (!division.boards.empty() && division.boards.size() < part_count * boards_of_a_part) {
        kernel::Start board = division.boards.front();
        division.boards.pop_front();
        kernel::Start other{};
        Grid solution(cells_9x9);
        const kernel::SingleAnswer answer = settle(board, other, solution);
        if (!answer.finished) {
            ++found.counters.guesses;
            ++found.counters.backtracks;
            found.counters.nodes += 2;
            division.boards.push_back(board);
            division.boards.push_back(other);
        } else if (answer.solutions > 0 && found.solutions++ == 0) {
            found.solution = std::move(solution);
        }
    }
    return division;
}

/// Searches every eighth board, so that the parts take about the same time.
Part search_part(const Division &division, std::size_t number, const Limits &limits,
                 Deadline deadline) {
    std::vector<kernel::Start> boards;
    for (std::size_t at = number; at < division.boards.size(); at += part_count) {
        boards.push_back(division.boards[at]);
    }
    Part part;
    if (boards.empty()) {
        return part;
    }
    const Grid blank(cells_9x9);
    Grid solution(cells_9x9);
    const std::array puzzles{kernel::bytes_of(blank.data())};
    constexpr std::array<std::uint32_t, 1> places{0};
    kernel::Answer answer;
    kernel::BatchTask task{puzzles, {&answer, 1}, places, kernel::bytes_of(solution.data())};
    task.limit = static_cast<std::uint32_t>(limits.solutions);
    task.starts = boards;
    task.most_nodes = std::min(most_nodes, limits.nodes);
    task.cancelled = limits.cancelled;
    task.deadline = deadline;
    const BatchWork work = kernel::make_chosen_engine()->solve(task);
    part.solutions = answer.solutions;
    part.counters = {2 * work.splits, work.splits, work.splits}; // the boards were counted before
    part.is_abandoned = answer.abandoned;
    part.is_unfinished = answer.unfinished;
    if (answer.solutions > 0) {
        part.solution = std::move(solution);
    }
    return part;
}

/// Adds up the parts in their order, as far as they are needed for so many solutions, so that it
/// does not matter which of them ended first. Nothing if one of these gave up.
std::optional<Part> join(Part sum, std::span<const Part> parts, std::uint64_t limit) {
    for (const Part &part : parts) {
        if (sum.solutions >= limit) {
            break;
        }
        if (part.is_abandoned) {
            return std::nullopt;
        }
        if (sum.solutions == 0) {
            sum.solution = part.solution;
        }
        sum.solutions += part.solutions;
        sum.counters += part.counters;
        sum.is_unfinished = sum.is_unfinished || part.is_unfinished;
    }
    sum.solutions = std::min(sum.solutions, limit);
    return sum;
}

SolveResult result_of(Part sum, const Limits &limits) {
    SolveResult result;
    result.method = Method::bands;
    result.solutions = sum.solutions;
    result.counters = sum.counters;
    result.stop = sum.solutions == limits.solutions ? Stop::solutions
                  : !sum.is_unfinished              ? Stop::exhausted
                  : is_cancelled(limits.cancelled)  ? Stop::cancelled
                                                    : Stop::time;
    result.status = status_of(result);
    result.solution = std::move(sum.solution);
    return result;
}

} // namespace

std::optional<SolveResult> answer_in_lanes(const Puzzle &puzzle, const Limits &limits,
                                           const RunParts *run_parts) {
    constexpr std::uint64_t most_solutions = 1000; // to be counted one by one
    if (!puzzle.shape().is_usual_nine() || !puzzle.has_candidates() || limits.solutions == 0 ||
        limits.solutions > most_solutions) {
        return std::nullopt;
    }
    const Deadline deadline = deadline_of(limits.time);
    const Division division = divide(starting_candidates(puzzle));
    std::array<Part, part_count> parts;
    const auto search_one = [&](std::size_t number) {
        parts[number] = search_part(division, number, limits, deadline);
    };
    if (run_parts != nullptr && *run_parts) {
        (*run_parts)(part_count, search_one);
    } else {
        std::uint64_t solutions = division.found.solutions;
        for (std::size_t number = 0; number < part_count && solutions < limits.solutions;
             ++number) {
            search_one(number);
            solutions += parts[number].solutions;
        }
    }
    auto sum = join(division.found, parts, limits.solutions);
    return sum ? std::optional(result_of(*std::move(sum), limits)) : std::nullopt;
}

} // namespace dokushin::search
