// The combinations of a killer cage: sets of as many digits as it has cells, with its total, that
// its cells can hold in some arrangement.
#pragma once

#include "logic/finders/rules/rule_steps.h"

#include <optional>
#include <span>
#include <vector>

namespace dokushin::logic {

/// A larger digit makes too many sets; the cage is then left to its bounds.
inline constexpr unsigned most_digit_of_cage = 16;

/// A cage of the board, or the cells of a house that its cages leave over, which have a total as
/// well.
struct CageCombinations {
    std::optional<RuleIndex> rule{}; ///< none: what is left over
    std::vector<Cell> cells{};
    unsigned total = 0;
    std::vector<DigitSet> left{};         ///< of each cell, before
    std::vector<DigitSet> combinations{}; ///< ordered as players write them: 129, 138, …
    std::vector<DigitSet> supported{};    ///< of each cell, the digits of some arrangement

    [[nodiscard]] bool empty() const { return combinations.empty(); }
    /// The part of a step that lists them.
    [[nodiscard]] Part part() const;
};

/// Returns the combinations of cells that differ and have a total; none if their digits are too
/// large, or if the puzzle has no solution. O(sets · 2^cells · cells).
[[nodiscard]] CageCombinations combinations_of(const Position &position,
                                               std::span<const Cell> cells, unsigned total);
/// The same of the cage at `rule`; none if there is none.
[[nodiscard]] CageCombinations combinations_of(const Position &position, RuleIndex rule);

} // namespace dokushin::logic
