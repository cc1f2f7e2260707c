// The table of the kinds of constraints, a row each, and the operations of any constraint.
#pragma once

#include "board/constraints/kind.h"

#include <dokushin/puzzle.h>

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace dokushin {

/// A kind of constraint: how it is written and read.
struct ConstraintRow {
    std::string_view name;
    std::string_view meaning; ///< a sentence
    std::string_view example; ///< a rule of 9×9 in words
    Pattern<0> arguments;     ///< what stands in parentheses behind the name
    ArgumentForm form;
    OnValues on_values;
    std::optional<Constraint> (*read)(const Shape &, std::string_view arguments);
};

/// The table: a row for each kind, in the order of the alternatives of Constraint.
[[nodiscard]] std::span<const ConstraintRow> constraint_rows();

/// The error of a constraint that a kind does not read.
[[nodiscard]] Error not_on_this_board(const ConstraintRow &row, std::string_view arguments,
                                      const Shape &shape);

/// Returns what a constraint is about; nothing if it is about all digits of all its cells.
[[nodiscard]] std::optional<Subject> subject_of(const Constraint &constraint);
/// Must all its cells hold different digits, so that they are peers?
[[nodiscard]] bool cells_differ(const Constraint &constraint);
/// Does each permutation of the digits keep the constraint satisfied?
[[nodiscard]] bool digits_are_interchangeable(const Constraint &constraint);

/// Returns the candidates that a constraint leaves to its cells under the digits of a board, where
/// a blank cell may hold any digit: a set for each of cells_of(). Nothing if the digits break it.
[[nodiscard]] std::optional<std::vector<DigitSet>>
left_beside(const Constraint &constraint, const Shape &shape, const Grid &digits);

/// Do the digits of a puzzle break a constraint of its shape?
[[nodiscard]] bool breaks_a_constraint(const Puzzle &puzzle);

} // namespace dokushin
