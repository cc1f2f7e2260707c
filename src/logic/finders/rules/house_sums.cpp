// House sums (position/house_sums.h) are searched for candidates that no digits of the cells fit:
// every choice of digits for the open cells is tried (position/sum_choices.h). Sums of more open
// cells have their bounds first; their fillings are searched where nothing else is found.
#include "logic/finders/house_sum_evidence.h"
#include "logic/finders/rules/rule_steps.h"
#include "logic/position/sum_choices.h"

namespace dokushin::logic {
namespace {

/// Returns what the sum leaves in its open cells, if it is searched for then.
template <SumOf Which> std::optional<std::vector<DigitSet>> left_by(SumChoices &open) {
    if constexpr (Which == SumOf::many_cells) {
        return open.are_many() ? open.supported_of_many() : std::nullopt;
    } else {
        return open.supported();
    }
}

} // namespace

template <SumOf Which> bool find_house_sums(const Position &position, StepTaker &taker) {
    constexpr auto by = Which == SumOf::many_cells ? NothingFound::By::sums_of_many_cells
                                                   : NothingFound::By::house_sums;
    const auto sums = position.layout().house_sums();
    for (std::size_t at = 0; at < sums.size(); ++at) {
        const HouseSum &sum = sums[at];
        if (Which != SumOf::many_cells && (sum.houses.size() == 1) != (Which == SumOf::one_house)) {
            continue;
        }
        const std::uint32_t changed =
            std::max(last_change(position, sum.innies), last_change(position, sum.outies));
        if (nothing_found_since(taker, by, at, changed)) {
            continue;
        }
        if (taker.is_cancelled()) {
            return false;
        }
        SumChoices open(position, sum);
        Step step;
        if (const auto left = left_by<Which>(open)) {
            conclude(step, open.cells(), open.candidates(), *left);
        }
        if (step.eliminations.empty()) {
            note_nothing_found(taker, by, at, position.clock());
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
template bool find_house_sums<SumOf::many_cells>(const Position &, StepTaker &);

} // namespace dokushin::logic
