// The first search is for as many solutions as are counted and one more: if it ends before, it has
// found them all, and nothing is left to decide. A puzzle with one solution takes no other search.
// Cost: else a search for each candidate that too few of the solutions found before have.
#include "base/mutex.h"
#include "search/watch.h"
#include "search/with_candidate.h"

#include <dokushin/true_candidates.h>

#include <algorithm>
#include <mutex>
#include <set>

namespace dokushin {

struct [[gnu::visibility("hidden")]] TrueCandidateSearch::State {
    struct Candidate {
        Cell cell{};
        Digit digit{};
    };

    State(const Puzzle &searched, const SolveOptions &how, std::uint32_t counted)
        : puzzle(searched), options(how), most(std::clamp(counted, 1U, most_counted)),
          watch(how.limits), marks(searched.pencilmarks()), digits(searched.shape().side()),
          counts(marks.size() * digits) {}

    [[nodiscard]] std::uint32_t &count_of(Cell cell, Digit digit) {
        return counts[index(cell) * digits + number(digit) - 1];
    }
    [[nodiscard]] Stop search(Solver &solver, const Puzzle &searched, std::uint64_t wanted);
    void add(const Grid &solution);
    void find_first();
    [[nodiscard]] std::optional<Candidate> take(Pencilmarks &known);
    void decide(const Candidate &candidate, Stop stop);
    void search_for(Solver &solver, const Candidate &candidate, Pencilmarks known);

    const Puzzle puzzle;
    const SolveOptions options;
    const std::uint32_t most;
    const search::Watch watch;

    std::once_flag first;
    Mutex mutex;       ///< for all that follows
    Pencilmarks marks; ///< without the candidates that were refuted, which later searches use
    const unsigned digits;
    std::vector<std::uint32_t> counts;
    std::set<Grid> solutions; ///< that were counted; unused if one is enough
    std::size_t next = 0;     ///< the first candidate that nobody has taken: cell · digits + digit
    bool is_over = false;     ///< all solutions are known
    bool complete = true;
};

/// Searches for so many solutions and counts them, or only the first where no counts are wanted;
/// returns why the search ended.
Stop TrueCandidateSearch::State::search(Solver &solver, const Puzzle &searched,
                                        std::uint64_t wanted) {
    SolveOptions each = options;
    each.limits.time = watch.time_left();
    each.limits.solutions = wanted;
    if (most > 1) {
        return solver
            .enumerate(searched, each,
                       [&](const Grid &solution) {
                           add(solution);
                           return true;
                       })
            .stop;
    }
    const SolveResult result = solver.solve(searched, each);
    if (!result.solution.empty()) {
        add(result.solution);
    }
    return result.stop;
}

/// Counts a solution for each of its candidates, unless it was counted before.
void TrueCandidateSearch::State::add(const Grid &solution) {
    const Lock lock(mutex);
    if (most > 1 && !solutions.insert(solution).second) {
        return;
    }
    for (std::size_t at = 0; at < solution.size(); ++at) {
        std::uint32_t &count = count_of(cell_at(at), solution[at]);
        count = std::min(count + 1, most);
    }
}

/// Searches for some solutions of the puzzle, perhaps all.
void TrueCandidateSearch::State::find_first() {
    Solver solver;
    is_over = search(solver, puzzle, std::uint64_t{most} + 1) == Stop::exhausted;
}

/// Takes the next candidate that is not decided, and notes what is known now. Nothing if none is
/// left, or the time is over.
std::optional<TrueCandidateSearch::State::Candidate>
TrueCandidateSearch::State::take(Pencilmarks &known) {
    const Lock lock(mutex);
    for (; next < counts.size() && !is_over; ++next) {
        const Candidate candidate{cell_at(next / digits),
                                  digit_of(static_cast<unsigned>(next % digits) + 1)};
        if (!marks[index(candidate.cell)].contains(candidate.digit) || counts[next] == most) {
            continue;
        }
        if (watch.stop_now()) {
            complete = false;
            return std::nullopt;
        }
        ++next;
        known = marks;
        return candidate;
    }
    return std::nullopt;
}

/// Notes why the search for the solutions with a candidate ended. If it found all of them, they
/// are all counted; a candidate without one is refuted.
void TrueCandidateSearch::State::decide(const Candidate &candidate, Stop stop) {
    const Lock lock(mutex);
    const std::uint32_t count = count_of(candidate.cell, candidate.digit);
    complete = complete && (stop == Stop::exhausted || count == most);
    if (stop == Stop::exhausted && count == 0) {
        DigitSet &here = marks[index(candidate.cell)];
        here.erase(candidate.digit);
        is_over = is_over || here.empty(); // there is no solution
    }
}

void TrueCandidateSearch::State::search_for(Solver &solver, const Candidate &candidate,
                                            Pencilmarks known) {
    const Puzzle with =
        search::with_candidate(puzzle, std::move(known), candidate.cell, candidate.digit);
    decide(candidate, search(solver, with, most));
}

TrueCandidateSearch::TrueCandidateSearch(const Puzzle &puzzle, const SolveOptions &options,
                                         std::uint32_t most)
    : state_(std::make_unique<State>(puzzle, options, most)) {}
TrueCandidateSearch::~TrueCandidateSearch() = default;

void TrueCandidateSearch::work() {
    std::call_once(state_->first, [&] { state_->find_first(); });
    Solver solver;
    Pencilmarks known;
    while (const auto candidate = state_->take(known)) {
        state_->search_for(solver, *candidate, known);
    }
}

TrueCandidates TrueCandidateSearch::found() const {
    TrueCandidates found{state_->marks, state_->complete, state_->counts, state_->digits};
    if (!state_->is_over) {
        return found;
    }
    // All solutions are known: what none of them has is refuted.
    found.complete = true;
    for (std::size_t at = 0; at < found.candidates.size(); ++at) {
        found.candidates[at] = {};
        for (unsigned digit = 1; digit <= found.digits; ++digit) {
            if (found.solutions_with(cell_at(at), digit_of(digit)) > 0) {
                found.candidates[at].insert(digit_of(digit));
            }
        }
    }
    return found;
}

TrueCandidates true_candidates(const Puzzle &puzzle, const SolveOptions &options,
                               std::uint32_t most) {
    TrueCandidateSearch search(puzzle, options, most);
    search.work();
    return search.found();
}

} // namespace dokushin
