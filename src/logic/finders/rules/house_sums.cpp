// House sums (position/house_sums.h) are searched for candidates that no digits of the cells fit:
// every choice of digits for the open cells is tried (position/sum_choices.h). Sums of more open
// cells only have their bounds.
#include "board/constraints/linear.h"
#include "logic/finders/house_sum_evidence.h"
#include "logic/finders/rules/rule_steps.h"
#include "logic/position/sum_choices.h"

namespace dokushin::logic {
namespace {

/// Returns, for each cell, the candidates that are part of some choice, or within the bounds;
/// nothing if there are none, so that the puzzle has no solution.
std::vector<DigitSet> supported_by(SumChoices &open) {
    if (!open.are_few()) {
        std::vector<DigitSet> within(open.candidates().begin(), open.candidates().end());
        const auto weight = [&](std::size_t at) { return std::int64_t{open.weight(at)}; };
        return prune_linear(weight, open.rest(), within) ? within : std::vector<DigitSet>();
    }
    std::vector<DigitSet> supported(open.cells().size());
    open.each([&](const SumChoices::Chosen &chosen) {
        for (std::size_t at = 0; at < supported.size(); ++at) {
            supported[at].insert(chosen[at]);
        }
    });
    const bool is_possible = supported.empty() || !supported.front().empty();
    return is_possible ? supported : std::vector<DigitSet>();
}

} // namespace

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
        const std::vector<DigitSet> supported = supported_by(open);
        Step step;
        if (!supported.empty()) {
            conclude(step, open.cells(), open.candidates(), supported);
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
