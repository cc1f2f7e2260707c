// The table of techniques joins the rows of all families. A new technique is a row in one of the
// files beside this.
#pragma once

#include "logic/techniques/basic.h"
#include "logic/techniques/chains.h"
#include "logic/techniques/fish.h"
#include "logic/techniques/one_digit.h"
#include "logic/techniques/rules.h"
#include "logic/techniques/sets.h"
#include "logic/techniques/two_in_one.h"
#include "logic/techniques/uniqueness.h"
#include "logic/techniques/wings.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace dokushin::logic {

inline constexpr auto technique_rows =
    by_technique(joined(rows::basic, rows::fish, rows::kraken_fish, rows::wings, rows::one_digit,
                        rows::uniqueness, rows::chains, rows::sets, rows::two_in_one, rows::rules));

[[nodiscard]] constexpr const TechniqueRow &row_of(Technique technique) {
    assert(place_of(technique) < technique_count);
    return technique_rows[place_of(technique)];
}

/// The traits by themselves, without finders by name: a program that explains no steps is linked
/// without their sentences, and one that looks for none by name without those finders.
inline constexpr auto technique_traits = [] {
    std::array<TechniqueTraits, technique_count> all{};
    std::ranges::transform(technique_rows, all.begin(), [](const TechniqueRow &row) {
        TechniqueTraits traits = row.traits;
        traits.find = nullptr;
        return traits;
    });
    return all;
}();

[[nodiscard]] constexpr const TechniqueTraits &traits_of(Technique technique) {
    assert(place_of(technique) < technique_count);
    return technique_traits[place_of(technique)];
}

} // namespace dokushin::logic
