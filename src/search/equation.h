// An Equation is a linear rule of digits: each digit times the weight of its cell, added up, is the
// total. Cages, sums, arrows and the like state one, and the search derives more of them
// (implied_sums.h).
#pragma once

#include <dokushin/shape.h>

#include <compare>
#include <optional>
#include <vector>

namespace dokushin::search {

struct Equation {
    int total = 0;
    std::vector<Cell> cells;  ///< each once
    std::vector<int> weights; ///< one a cell, none of them 0
    friend auto operator<=>(const Equation &, const Equation &) = default;
};

/// Returns the equation that a constraint is, if it is one. A cage's cells also differ: they are
/// peers, which the equation does not state. (Equations of each two neighbours among the pieces of
/// a region sum line, or the pairs of a zipper, beside the constraint: a tenth fewer nodes at best,
/// and no time gained on ISS's examples.)
[[nodiscard]] std::optional<Equation> equation_of(const Constraint &constraint);

} // namespace dokushin::search
