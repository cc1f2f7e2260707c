// A SetRule lists the sets of digits that its cells can hold together, each digit once: the runs
// of a renban, the sets without consecutive digits of a nabner line, the combinations of a rellik
// or equality cage, all digits for an extra region.
#pragma once

#include <dokushin/shape.h>

#include <cstdint>
#include <optional>
#include <vector>

namespace dokushin::search {

/// The candidates of a cell on a board of at most 16 digits: digit d is bit d − 1.
using Marks = std::uint16_t;

struct SetRule {
    std::vector<Cell> cells;
    std::vector<Marks> sets; ///< of as many digits as there are cells
};

/// Returns the rule that a constraint is, if it is one with at most `most` sets; nothing for a
/// cage, which is an equation. `side` is at most 16.
[[nodiscard]] std::optional<SetRule> set_rule_of(const Constraint &constraint, unsigned side,
                                                 std::size_t most);

} // namespace dokushin::search
