#include "search/rules_to_search_by.h"

#include "search/implied_sums.h"

#include <algorithm>
#include <iterator>

namespace dokushin::search {
namespace {

/// Implied sums are taken up to this many rules, for which the words of a search on any board with
/// many houses have room.
constexpr std::size_t most_rules_with_implied = std::size_t{most_house_words} * 64;
/// Those with few cells say most. Measured on TAREK_ALL and EXTREME_KILLERS: with 12, 24, 48 and
/// 128 of them 119, 88, 86 and 77 thousand nodes, and 719, 616, 806 and 1226 ms.
constexpr std::size_t most_implied = 24;

} // namespace

RuleList rules_to_search_by(const Shape &shape) {
    if (shape.has_houses_only() || shape.side() > SumRule::most_digits ||
        shape.cell_count() > SumRule::Cells::most_cells) {
        return stated_rules(shape);
    }
    const Incidence board(shape);
    RuleList list;
    std::vector<Equation> equations;
    std::vector<SetRule> sets;
    for (std::size_t at = 0; at < shape.constraints().size(); ++at) {
        const Constraint &constraint = shape.constraints()[at];
        auto equation = equation_of(constraint);
        if (equation && SumRule::is_prunable(board, *equation)) {
            equations.push_back(*std::move(equation));
        } else if (auto group = set_rule_of(constraint, shape.side(), SumRule::most_sets)) {
            sets.push_back(*std::move(group));
        } else if (auto count = CountRule::of(board, constraint)) {
            list.counts.push_back(*std::move(count));
        } else if (!std::holds_alternative<Different>(constraint)) {
            list.constraints.push_back(static_cast<std::uint16_t>(at));
        }
    }
    const std::size_t used = shape.houses().size() + list.size() + equations.size() + sets.size();
    if (!equations.empty() && used < most_rules_with_implied) {
        std::ranges::copy(implied_sums(board, equations, most_implied),
                          std::back_inserter(equations));
    }
    list.sums = SumRule::make(board, equations, std::move(sets));
    // A cage within two houses has a rule with each, so they can be more than the shape's.
    const bool is_too_long =
        shape.houses().size() + list.size() > std::size_t{most_rule_words} * 64;
    return is_too_long ? stated_rules(shape) : list;
}

} // namespace dokushin::search
