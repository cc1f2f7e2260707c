// House sums (position/house_sums.h) are searched for candidates that no digits of the cells fit:
// every choice of digits for the open cells is tried (position/sum_choices.h). Sums of more open
// cells only have their bounds here (combined_sums.cpp).
#include "logic/finders/house_sum_evidence.h"
#include "logic/finders/rules/rule_steps.h"
#include "logic/position/sum_choices.h"

namespace dokushin::logic {
template <SumOf Which> bool find_house_sums(const Position &position, StepTaker &taker) {
    const auto sums = position.layout().house_sums();
    for (std::size_t at = 0; at < sums.size(); ++at) {
        const HouseSum &sum = sums[at];
        if ((sum.houses.size() == 1) != (Which == SumOf::one_house)) {
            continue;
        }
        const std::uint32_t changed =
            std::max(last_change(position, sum.innies), last_change(position, sum.outies));
        if (nothing_found_since(taker, NothingFound::By::house_sums, at, changed)) {
            continue;
        }
        SumChoices open(position, sum);
        Step step;
        if (const auto left = open.supported()) {
            conclude(step, open.cells(), open.candidates(), *left);
        }
        if (step.eliminations.empty()) {
            note_nothing_found(taker, NothingFound::By::house_sums, at, position.clock());
            continue;
        }
        add_evidence(step, position, sum);
        if (!taker.take(std::move(step))) {
            return false;
        }
    }
    return true;
}

template bool find_house_sums<SumOf::one_house>(const Position &, StepTaker &);
template bool find_house_sums<SumOf::several_houses>(const Position &, StepTaker &);

} // namespace dokushin::logic
