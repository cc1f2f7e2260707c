// Steps of exocets (exocets.h): the digits of the base are those of the targets, so both lose what
// they can't share. A digit that must be in the base is locked: what sees both base cells or all of
// its targets loses it, and so does each of its two houses outside of the cross-lines, which have
// it once in each house.
#include "logic/finders/evidence.h"
#include "logic/finders/patterns/exocet_steps.h"

#include <utility>

namespace dokushin::logic {
namespace {

/// Returns the digits that every filling has in the base.
DigitSet locked_digits(const Position &position, const Exocet &exocet) {
    DigitSet locked = exocet.digits;
    for (const ExocetFilling &filling : fillings(position, exocet)) {
        locked = locked & (DigitSet::only(filling.base[0]) | DigitSet::only(filling.base[1]));
    }
    return locked;
}

} // namespace

template <Technique Kind> bool find_exocets(const Position &position, StepTaker &taker) {
    if (!may_have_exocets(position.layout())) {
        return true;
    }
    ExocetSteps steps(position, taker, Kind);
    return ExocetSearch(position, taker).each([&](const Exocet &exocet) {
        return kind_of(position, exocet) != Kind ||
               steps.pass({&exocet}, not_shared(position, exocet, fillings(position, exocet)));
    });
}

template bool find_exocets<Technique::junior_exocet>(const Position &, StepTaker &);
template bool find_exocets<Technique::senior_exocet>(const Position &, StepTaker &);
template bool find_exocets<Technique::franken_exocet>(const Position &, StepTaker &);

bool find_exocet_target_pairs(const Position &position, StepTaker &taker) {
    if (!may_have_exocets(position.layout())) {
        return true;
    }
    ExocetSteps steps(position, taker, Technique::exocet_target_pair);
    ExocetSearch search(position, taker, ExocetSearch::Targets::with_pair);
    return search.each([&](const Exocet &exocet) {
        const ExocetTarget &pair = exocet.targets[1];
        return steps.pass({&exocet}, not_shared(position, exocet, fillings(position, exocet)),
                          {{Role::set, pair.cells, DigitSet::only(pair.locked)}});
    });
}

bool find_exocet_locked_digits(const Position &position, StepTaker &taker) {
    if (!may_have_exocets(position.layout())) {
        return true;
    }
    ExocetSteps steps(position, taker, Technique::exocet_locked_digits);
    return ExocetSearch(position, taker).each([&](const Exocet &exocet) {
        std::vector<Candidate> gone;
        const DigitSet locked = locked_digits(position, exocet);
        for (const Digit digit : locked) {
            eliminate(gone,
                      seen_by(position, exocet, digit) & CellBits::of_words(position.cells(digit)),
                      digit);
        }
        return steps.pass({&exocet}, std::move(gone), {{Role::common, {}, locked}});
    });
}

} // namespace dokushin::logic
