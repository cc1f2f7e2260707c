// look() decides where a player is to look for a step, before the step is explained.
#include "logic/steps/flat_evidence.h"
#include "logic/techniques/table.h"

#include <dokushin/tell.h>

namespace dokushin {

using logic::LookAt;

Look look(const Step &step, const Shape &shape) {
    const LookAt where = logic::traits_of(step.technique).look_at;
    const DigitSet digits = logic::all_digits(step);
    if (where == LookAt::digits || (step.chains.size() == 1 && digits.size() == 1)) {
        return {std::nullopt, digits};
    }
    const Part *const by_rule = part_of(step, Role::rule);
    if (where == LookAt::rule && by_rule != nullptr && !by_rule->rules.empty()) {
        return {std::nullopt, {}, by_rule->rules.front()};
    }
    const auto house = logic::first_house(step);
    // For a single cell the box is enough.
    if (where == LookAt::box || !house) {
        const auto houses = shape.houses_of(logic::first_cell(step).value_or(Cell{}));
        return {houses.size() > 2 ? houses[2] : houses[0], {}};
    }
    return {house, {}};
}

} // namespace dokushin
