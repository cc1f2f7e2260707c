// The kinds of constraints, a row each, and what engines ask of any constraint.
#pragma once

#include <dokushin/puzzle.h>

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace dokushin {

struct ConstraintRow {
    std::string_view name;
    std::string_view arguments; ///< what stands in parentheses behind the name
    std::optional<Constraint> (*read)(const Shape &, std::string_view arguments);
};

/// One for each kind, in the order of the alternatives of Constraint.
[[nodiscard]] std::span<const ConstraintRow> constraint_rows();

/// "less(r1c1,r1c2)", as in the name of a shape.
[[nodiscard]] std::string name(const Constraint &constraint, const Shape &shape);
/// Do no two of its cells hold the same digit?
[[nodiscard]] bool cells_differ(const Constraint &constraint);
/// Is a grid that keeps it still one when digits are renamed?
[[nodiscard]] bool digits_are_interchangeable(const Constraint &constraint);

/// Erases candidates that no way to keep the constraint has: a set for each of cells_of(), in that
/// order. False: there is no such way. Erases nothing wrong; where each cell has a single candidate
/// the answer is exact.
[[nodiscard]] bool prune(const Constraint &constraint, std::span<DigitSet> candidates);

/// What a constraint leaves to its cells beside digits that stand, blanks being open: a set for
/// each of cells_of(). Nothing if these digits break it.
[[nodiscard]] std::optional<std::vector<DigitSet>>
left_beside(const Constraint &constraint, const Shape &shape, const Grid &digits);

/// Do the digits of a puzzle break a constraint of its shape?
[[nodiscard]] bool breaks_a_constraint(const Puzzle &puzzle);

} // namespace dokushin
