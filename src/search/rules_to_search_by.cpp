#include "search/rules_to_search_by.h"

#include "search/implied_sums.h"

#include <algorithm>
#include <iterator>

namespace dokushin::search {
namespace {

/// Implied sums are taken up to this many rules, for which the words of a search on any board with
/// many houses have room.
constexpr std::size_t most_rules_with_implied = std::size_t{most_house_words} * 64;
constexpr std::size_t most_implied = 128;

} // namespace

RuleList rules_to_search_by(const Shape &shape) {
    if (shape.has_houses_only() || shape.side() > SumRule::most_digits) {
        return stated_rules(shape);
    }
    const Incidence board(shape);
    RuleList list;
    std::vector<Equation> equations;
    for (std::size_t at = 0; at < shape.constraints().size(); ++at) {
        const Constraint &constraint = shape.constraints()[at];
        if (std::holds_alternative<Different>(constraint)) {
            continue;
        }
        auto equation = equation_of(constraint);
        if (equation && SumRule::is_prunable(board, *equation)) {
            equations.push_back(*std::move(equation));
        } else {
            list.constraints.push_back(static_cast<std::uint16_t>(at));
        }
    }
    const std::size_t used = shape.houses().size() + list.size() + equations.size();
    if (!equations.empty() && used < most_rules_with_implied) {
        std::ranges::copy(implied_sums(board, equations, most_implied),
                          std::back_inserter(equations));
    }
    list.sums = SumRule::make(board, equations);
    return list;
}

} // namespace dokushin::search
