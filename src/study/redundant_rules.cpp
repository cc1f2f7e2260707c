// The rules that a board can do without, one at a time: without such a rule the puzzle still has
// exactly one solution. A rule is what rules_of() states, so that a shorthand of many constraints
// is a single one.
// Cost: for each rule a board without it, and a search for two solutions.
#include "base/stop.h"
#include "board/with_only_rules.h"

#include <dokushin/study.h>

namespace dokushin {

RuleRedundancy redundant_rules(const Puzzle &puzzle, const SolveOptions &options) {
    const std::vector<std::string> rules = rules_of(puzzle.shape());
    RuleRedundancy found;
    Solver solver;
    SolveOptions twice = options;
    twice.limits.solutions = 2;
    for (std::size_t at = 0; at < rules.size(); ++at) {
        if (is_cancelled(options.limits.cancelled)) {
            found.complete = false;
            break;
        }
        std::vector<std::string> others = rules;
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(at));
        const auto less = with_only_rules(puzzle, others, puzzle.givens());
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
