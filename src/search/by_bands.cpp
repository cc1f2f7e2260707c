#include "search/by_bands.h"

#include "base/stop.h"
#include "search/kernel/single.h"
#include "search/report.h"
#include "search/starting_candidates.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <chrono>

namespace dokushin::search {
namespace {

constexpr std::uint32_t most_guesses = 200'000;
/// The number of guesses from which the lanes solve a sukaku sooner (in_lanes.h).
constexpr std::uint32_t most_guesses_of_a_sukaku = 2000;

/// Can the limits be kept without watching them? `most_guesses` guesses take less than a second and
/// at most twice as many nodes.
bool can_be_kept(const Limits &limits) {
    return limits.nodes > 0 && limits.solutions > 0 && limits.solutions <= most_guesses &&
           (!limits.time || *limits.time >= std::chrono::seconds(1)) &&
           !is_cancelled(limits.cancelled);
}

std::uint32_t guesses_within(std::uint64_t nodes) {
    return static_cast<std::uint32_t>(std::min<std::uint64_t>(most_guesses, (nodes - 1) / 2));
}

} // namespace

std::optional<SolveResult> answer_by_bands(const Puzzle &puzzle, const Limits &limits) {
    if (!puzzle.shape().is_usual_nine() || !can_be_kept(limits)) {
        return std::nullopt;
    }
    const Grid digits = puzzle.digits();
    Grid solution(cells_9x9);
    assert(digits.size() == cells_9x9);
    kernel::Start stated{};
    kernel::SingleTask task{kernel::bytes_of(digits.data()), kernel::bytes_of(solution.data()),
                            static_cast<std::uint32_t>(limits.solutions)};
    task.most_guesses = guesses_within(limits.nodes);
    if (puzzle.has_candidates()) {
        task.most_guesses = std::min(task.most_guesses, most_guesses_of_a_sukaku);
        stated = starting_candidates(puzzle);
        task.candidates = stated.data();
    }
    const kernel::SingleAnswer answer = kernel::chosen_single_solver()(task);
    if (!answer.finished) {
        return std::nullopt;
    }
    assert(answer.solutions <= limits.solutions && answer.backtracks <= answer.guesses);
    SolveResult result;
    result.method = Method::bands;
    if (answer.solutions == 0 && contradicts_the_rules(puzzle)) {
        result.status = Status::invalid;
        return result;
    }
    result.solutions = answer.solutions;
    result.counters = {std::uint64_t{1} + answer.guesses + answer.backtracks, answer.guesses,
                       answer.backtracks};
    result.stop = answer.solutions == limits.solutions ? Stop::solutions : Stop::exhausted;
    result.status = status_of(result);
    if (answer.solutions > 0) {
        result.solution = std::move(solution);
    }
    return result;
}

} // namespace dokushin::search
