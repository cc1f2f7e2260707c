#include "search/rules_to_search_by.h"

#include "search/implied_sums.h"

#include <algorithm>
#include <cstdlib>

namespace dokushin::search {
namespace {

/// Implied sums are taken up to this many rules, for which the words of a search on any board with
/// many houses have room.
constexpr std::size_t most_rules_with_implied = std::size_t{most_house_words} * 64;

} // namespace

RuleList rules_to_search_by(const Shape &shape) {
    if (shape.has_houses_only() || shape.side() > SumRule::most_digits) {
        return stated_rules(shape);
    }
    const Incidence board(shape);
    RuleList list;
    std::vector<Equation> stated;
    for (std::size_t at = 0; at < shape.constraints().size(); ++at) {
        const Constraint &constraint = shape.constraints()[at];
        if (std::holds_alternative<Different>(constraint)) {
            continue;
        }
        const auto equation = equation_of(constraint);
        const std::size_t before = list.sums.size();
        if (equation) {
            SumRule::append(board, *equation, list.sums);
        }
        if (list.sums.size() > before) {
            stated.push_back(*equation);
        } else {
            list.constraints.push_back(static_cast<std::uint16_t>(at));
        }
    }
    const std::size_t used = shape.houses().size() + list.size();
    if (stated.empty() || used >= most_rules_with_implied) {
        return list;
    }
    for (const Equation &equation : implied_sums(board, stated, most_rules_with_implied - used)) {
        if (shape.houses().size() + list.size() + 2 <= most_rules_with_implied) {
            SumRule::append(board, equation, list.sums);
        }
    }
    return list;
}

} // namespace dokushin::search
