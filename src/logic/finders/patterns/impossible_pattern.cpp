// Impossible patterns of three digits (impossible_sets.h) whose guardians exclude a candidate in
// common: what contradicts all of them is false. Tridagons are a technique by themselves, and so
// are the patterns of two digits, the bivalue oddagons.
//
// Source: D. Berthier, "User Manual and Research Notebooks for CSP-Rules", 2023, chapter 15.
#include "logic/finders/guardians.h"
#include "logic/finders/patterns/impossible_sets.h"
#include "logic/steps/or_pattern.h"

namespace dokushin::logic {
namespace {

Step impossible_pattern_step(const Position &position, const ImpossibleSet &set) {
    Guardians guardians;
    for (const Cell cell : set.cells) {
        guardians.add(position, cell, position.candidates(cell) - set.digits);
    }
    Step step;
    step.technique = Technique::impossible_pattern;
    step.eliminations = guardians.eliminations();
    step.parts.push_back({Role::base, set.cells, set.digits});
    add_guardian_parts(step, guardians, set.cells);
    step.size = static_cast<unsigned>(set.cells.size());
    return step;
}

} // namespace

bool find_impossible_patterns(const Position &position, StepTaker &taker) {
    if (!may_have_impossible_sets(position.layout())) {
        return true;
    }
    const Shape &shape = position.layout().shape();
    for (const DigitSet digits : few_digits(shape)) {
        if (taker.is_cancelled()) {
            return false;
        }
        if (digits.size() < 3) {
            continue;
        }
        for (const ImpossibleSet &set :
             impossible_sets(position, digits, {.excludes_something = true})) {
            if (or_pattern(shape, set.cells, digits) == Technique::impossible_pattern &&
                !taker.take(impossible_pattern_step(position, set))) {
                return false;
            }
        }
    }
    return true;
}

} // namespace dokushin::logic
