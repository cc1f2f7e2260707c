// What a deduction rests on where boards have rules.
#pragma once

#include <compare>
#include <cstdint>

namespace dokushin::logic {

/// A RuleOrSum is a rule, or the sum at this position of Layout::house_sums().
struct RuleOrSum {
    bool is_sum = false;
    std::uint16_t number = 0;

    friend auto operator<=>(const RuleOrSum &, const RuleOrSum &) = default;
};

} // namespace dokushin::logic
