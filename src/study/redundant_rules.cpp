// The rules that a board can do without, one at a time: without such a rule the puzzle still has
// exactly one solution. A rule is what rules_of() states, so that a shorthand of many constraints
// is a single one.
// Cost: for each rule a board without it, and a search for two solutions.
#include "base/stop.h"
#include "errors/try.h"

#include <dokushin/rules.h>
#include <dokushin/study.h>

#include <fmt/format.h>

namespace dokushin {
namespace {

/// Returns the puzzle, without placed digits, on the board `plain` with all rules but one.
Result<Puzzle> without(const Puzzle &puzzle, const Shape &plain,
                       const std::vector<std::string> &rules, std::size_t left_out) {
    std::string text;
    for (std::size_t at = 0; at < rules.size(); ++at) {
        text += at == left_out ? "" : rules[at] + '\n';
    }
    DOKUSHIN_TRY(shape, with_rules(plain, text));
    DOKUSHIN_TRY(less, Puzzle::from_givens(std::move(shape), puzzle.givens()));
    if (puzzle.has_candidates()) {
        DOKUSHIN_CHECK(less.set_candidates(puzzle.stated_candidates()));
    }
    return std::move(less);
}

} // namespace

RuleRedundancy redundant_rules(const Puzzle &puzzle, const SolveOptions &options) {
    const std::vector<std::string> rules = rules_of(puzzle.shape());
    const Shape plain = puzzle.shape().without_rules();
    RuleRedundancy found;
    Solver solver;
    SolveOptions twice = options;
    twice.limits.solutions = 2;
    for (std::size_t at = 0; at < rules.size(); ++at) {
        if (is_cancelled(options.limits.cancelled)) {
            found.complete = false;
            break;
        }
        const auto less = without(puzzle, plain, rules, at);
        const Status status = less ? solver.solve(*less, twice).status : Status::limit;
        if (status == Status::unique) {
            found.redundant.push_back(at);
        } else if (status == Status::limit) {
            found.complete = false;
        }
    }
    return found;
}

} // namespace dokushin
