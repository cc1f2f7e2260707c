// Tridagons (tridagons.h) whose guardians exclude a candidate in common: what contradicts all of
// them is false.
#include "logic/finders/patterns/tridagons.h"

#include "logic/finders/guardians.h"

namespace dokushin::logic {
namespace {

/// Lists the guardians in some cells. They eliminate nothing if no candidate contradicts all of
/// them.
Guardians guardians_in(const Position &position, const Tridagon &tridagon,
                       std::span<const Cell> cells) {
    Guardians guardians;
    for (const Cell cell : cells) {
        if (!guardians.add(position, cell, tridagon.guardians(position, cell))) {
            break;
        }
    }
    return guardians;
}

bool have_something_in_common(const Guardians &guardians) {
    return guardians.all().empty() || !guardians.struck().empty();
}

} // namespace

bool find_tridagons(const Position &position, StepTaker &taker) {
    if (!may_have_tridagons(position.layout())) {
        return true;
    }
    const auto fits = [&](const Tridagon &tridagon, std::span<const Cell> cells) {
        return have_something_in_common(guardians_in(position, tridagon, cells));
    };
    const auto found = [&](const Tridagon &tridagon) {
        const Guardians guardians = guardians_in(position, tridagon, tridagon.cells);
        if (guardians.all().empty()) {
            return true; // without guardians the puzzle has no solution
        }
        const std::vector<Cell> cells(tridagon.cells.begin(), tridagon.cells.end());
        Step step;
        step.technique = Technique::tridagon;
        step.eliminations = guardians.eliminations();
        step.parts.push_back({Role::base, cells, tridagon.digits});
        add_guardian_parts(step, guardians, cells);
        step.size = static_cast<unsigned>(cells.size());
        return taker.take(std::move(step));
    };
    return TridagonSearch(position).each(fits, found);
}

} // namespace dokushin::logic
