// The parts of a step that is a chain of almost locked sets.
#pragma once

#include "logic/finders/evidence.h"
#include "logic/links/almost_locked_sets.h"

#include <cassert>

namespace dokushin::logic {

/// Returns the candidates that see all places of a common digit of both sets, other than `but`.
/// `cells` are those of each digit.
inline std::vector<Candidate> common_eliminations(const AlmostLockedSet &here,
                                                  const AlmostLockedSet &there, DigitSet but,
                                                  std::span<const CellBits> cells) {
    std::vector<Candidate> eliminated;
    for (const Digit digit : (here.digits & there.digits) - but) {
        const CellBits seen = here.seen[here.slot(digit)] & there.seen[there.slot(digit)];
        eliminate(eliminated, seen & cells[number(digit)], digit);
    }
    return eliminated;
}

/// Returns the sets in their order, between each and the next the digits that link them, and at the
/// end the digits that are eliminated.
inline std::vector<Part> parts_of(std::span<const AlmostLockedSet *const> sets,
                                  std::span<const Digit> links,
                                  std::span<const Candidate> eliminated) {
    assert(sets.size() >= 2 && links.size() + 1 >= sets.size() && links.size() <= sets.size());
    std::vector<Part> parts;
    for (std::size_t at = 0; at < sets.size(); ++at) {
        parts.push_back({Role::almost_locked_set, cell_list(sets[at]->cells), sets[at]->digits});
        if (at + 1 < sets.size()) { // two digits may link two sets
            const std::size_t bonds = at + 2 < sets.size() ? 1 : links.size() - at;
            for (const Digit digit : links.subspan(at, bonds)) {
                parts.push_back({Role::restricted_common, {}, DigitSet::only(digit)});
            }
        }
    }
    Part target{Role::target};
    for (const Candidate &candidate : eliminated) {
        target.digits.insert(candidate.digit);
    }
    parts.push_back(std::move(target));
    return parts;
}

} // namespace dokushin::logic
