// minimal_set() takes away givens and rules until there would be a second solution without any of
// those that are left. What can't go from a set can't go from a smaller one, so that one trial of
// each is enough.
// Cost: a search for two solutions for each given and each rule, and a board for each rule.
#include "base/random.h"
#include "base/stop.h"
#include "board/with_only_rules.h"
#include "errors/try.h"
#include "generate/givens.h"

#include <dokushin/generate.h>
#include <dokushin/rules.h>

#include <algorithm>

namespace dokushin {
namespace {

/// A Set is what is left of the givens and the rules of a puzzle.
struct Set {
    Grid givens;
    std::vector<std::string> rules;
    std::vector<bool> has_rule; ///< of each rule

    [[nodiscard]] Result<Puzzle> puzzle(const Puzzle &whole) const {
        std::vector<std::string> left;
        for (std::size_t at = 0; at < rules.size(); ++at) {
            if (has_rule[at]) {
                left.push_back(rules[at]);
            }
        }
        return with_only_rules(whole, left, givens);
    }
};

/// A Part is a given, or a rule.
struct Part {
    bool is_rule = false;
    std::size_t at = 0; ///< the cell or the position of the rule
};

std::vector<Part> parts_of(const Set &set, const MinimalSetOptions &options) {
    std::vector<Part> parts;
    for (std::size_t at = 0; options.removes_givens && at < set.givens.size(); ++at) {
        if (set.givens[at] != Digit::blank) {
            parts.push_back({false, at});
        }
    }
    for (std::size_t at = 0; options.removes_rules && at < set.rules.size(); ++at) {
        parts.push_back({true, at});
    }
    return parts;
}

Set without(Set set, const Part &part) {
    if (part.is_rule) {
        set.has_rule[part.at] = false;
    } else {
        set.givens[part.at] = Digit::blank;
    }
    return set;
}

} // namespace

Result<MinimalSet> minimal_set(const Puzzle &puzzle, const MinimalSetOptions &options) {
    // Candidates that are stated for a cell with a digit have no meaning without it either.
    const Puzzle plain = givens_alone(puzzle);
    const std::vector<std::string> rules = rules_of(puzzle.shape());
    Set set{puzzle.givens(), rules, std::vector<bool>(rules.size(), true)};
    Solver solver;
    SolveOptions each = options.each;
    each.limits.solutions = 2;
    DOKUSHIN_TRY(whole, set.puzzle(plain));
    const Status status = solver.solve(whole, each).status;
    if (status != Status::unique) {
        return status == Status::limit ? generate::refused_undecided()
                                       : generate::refused_improper();
    }
    MinimalSet found{std::move(whole), {}, {}};
    std::vector<Part> parts = parts_of(set, options);
    Random random(options.seed, options.number);
    random.shuffle(std::span(parts));
    for (const Part &part : parts) {
        if (is_cancelled(each.limits.cancelled)) {
            found.complete = false;
            break;
        }
        Set less = without(set, part);
        DOKUSHIN_TRY(trial, less.puzzle(plain));
        const Status without_part = solver.solve(trial, each).status;
        found.complete = found.complete && without_part != Status::limit;
        if (without_part == Status::unique) {
            set = std::move(less);
            found.puzzle = std::move(trial);
            part.is_rule ? found.removed_rules.push_back(part.at)
                         : found.removed_givens.push_back(cell_at(part.at));
        }
    }
    std::ranges::sort(found.removed_rules);
    std::ranges::sort(found.removed_givens);
    return found;
}

} // namespace dokushin
