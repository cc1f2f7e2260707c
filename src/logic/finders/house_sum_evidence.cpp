#include "logic/finders/house_sum_evidence.h"

namespace dokushin::logic {
namespace {

Technique technique_of(const HouseSum &sum) {
    return sum.outies.empty()   ? Technique::innies
           : sum.innies.empty() ? Technique::outies
                                : Technique::innies_and_outies;
}

} // namespace

void add_evidence(Step &step, const Position &position, const HouseSum &sum) {
    step.technique = technique_of(sum);
    step.size = static_cast<unsigned>(sum.houses.size());
    std::vector<Cell> covered;
    for (const RuleIndex cage : sum.cages) {
        const auto cells = position.layout().cells_of_rule(cage);
        covered.insert(covered.end(), cells.begin(), cells.end());
    }
    step.parts = {{.role = Role::unit, .houses = sum.houses, .total = sum.houses_total},
                  {.role = Role::rule,
                   .cells = std::move(covered),
                   .rules = sum.cages,
                   .total = sum.cages_total}};
    const auto add = [&](Role role, const std::vector<Cell> &cells) {
        DigitSet digits;
        for (const Cell cell : cells) {
            digits = digits | (position.is_open(cell) ? position.candidates(cell)
                                                      : DigitSet::only(position.digit(cell)));
        }
        if (!cells.empty()) {
            step.parts.push_back({.role = role, .cells = cells, .digits = digits});
        }
    };
    add(Role::outie, sum.outies);
    add(Role::innie, sum.innies);
}

int NestedSums::index_of(std::uint16_t sum) {
    const auto [known, is_new] = known_.try_emplace(sum, static_cast<int>(nested_.size()));
    if (is_new) {
        add_evidence(nested_.emplace_back(), position_, position_.layout().house_sums()[sum]);
    }
    return known->second;
}

} // namespace dokushin::logic
