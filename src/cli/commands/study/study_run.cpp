// This file runs a study: each part by its own call, with its own time limit.
#include "cli/commands/study/study_run.h"

#include <dokushin/check.h>
#include <dokushin/sukaku.h>

#include <algorithm>

namespace dokushin::cli {

namespace {

/// The limit of nodes in the search for a better bound. 9×9 needs a few hundred; more than this
/// takes a second there, several on large boards, and seldom helps.
constexpr std::uint64_t most_tries_for_bound = 300'000;

void study_proper(const Puzzle &puzzle, const StudyWishes &wishes, const Limits &limits,
                  Study &study) {
    if (wishes.redundant) {
        SolveOptions each;
        each.limits = limits;
        each.limits.time = wishes.time / std::max<std::size_t>(study.givens + study.eliminated, 1);
        study.redundancy = redundant_givens(puzzle, each);
        study.restorable = restorable_candidates(puzzle, each);
    }
    if (wishes.backdoors) {
        BackdoorOptions how;
        how.limits = limits;
        if (auto found = backdoors(puzzle, how)) {
            study.backdoors = *std::move(found);
        } else { // solving hit the limit this time, though it did not before
            study.backdoors.emplace().complete = false;
        }
    }
    if (wishes.unavoidable) {
        study.unavoidable =
            unavoidable_sets(puzzle.shape(), study.solution, {wishes.largest, limits})
                .value_or(UnavoidableSets{}); // never an error: the solution is a finished grid
        Limits tries = limits;
        tries.nodes = most_tries_for_bound;
        study.disjoint = disjoint_sets(study.unavoidable->sets, tries);
    }
}

} // namespace

Study study(const Record &record, const StudyWishes &wishes) {
    const Puzzle puzzle = givens_alone(record.puzzle);
    Study study;
    Limits limits;
    limits.time = wishes.time;
    limits.cancelled = wishes.cancelled;
    SolveResult solved = solve(puzzle, {Method::automatic, limits});
    study.status = solved.status;
    study.givens = puzzle.given_count();
    study.eliminated = candidate_count(eliminated(puzzle));
    if (study.status == Status::invalid) { // flaws() lists a repeated digit first
        study.flaw = flaws(puzzle).front().text(puzzle.shape(), record.alphabet).text();
    }
    if (study.status == Status::unique) {
        study.solution = std::move(solved.solution);
        study_proper(puzzle, wishes, limits, study);
    }
    if (wishes.removals && study.status != Status::invalid) {
        SolveOptions each;
        each.limits = limits;
        each.limits.solutions = wishes.limit;
        study.removals = removals(puzzle, each);
    }
    study.cancelled = wishes.cancelled->load(std::memory_order_relaxed);
    return study;
}

bool was_stopped(const Study &study) {
    return (study.redundancy && !study.redundancy->complete) || !study.restorable.complete ||
           (study.backdoors && !study.backdoors->complete) ||
           (study.unavoidable && !study.unavoidable->complete);
}

} // namespace dokushin::cli
