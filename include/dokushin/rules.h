// Rules of a board in words, as people state them: "cage 15 r1c1 r1c2", "anti-knight".
#pragma once

#include <dokushin/shape.h>

#include <string>
#include <string_view>
#include <vector>

namespace [[gnu::visibility("default")]] dokushin {

/// A RuleWord is a word with which a rule begins. It names a kind of constraint (constraint.h), a
/// variant, or a shorthand for several constraints.
struct RuleWord {
    std::string_view name;
    std::string_view meaning; ///< a sentence, in English
    std::string_view example; ///< a rule of the 9×9 board that begins with it
};

/// Returns all of them: constraints, then shorthands, then variants.
[[nodiscard]] std::vector<RuleWord> rule_words();

/// Returns a shape with the rules of a text added. The text has a rule a line; blank lines are
/// skipped, and so is what follows a `#`. A rule is its word, numbers, then cells, separated by
/// blanks or commas: `cage 15 r1c1 r1c2`. A colon separates the two lists of an arrow and of
/// clones: `arrow r1c1 : r1c2 r1c3`. A constraint may also be written as in the name of a shape,
/// `cage(15:r1c1,r1c2)`.
///
/// An error has the line and the column, counted in bytes from 1, of what is wrong. O(text).
[[nodiscard]] Result<Shape> with_rules(const Shape &shape, std::string_view text);

/// Writes a constraint in words: "cage 15 r1c1 r1c2".
[[nodiscard]] std::string in_words(const Constraint &constraint, const Shape &shape);

/// Returns the rules of a board besides its rows, columns and boxes or regions, in words, so that
/// with_rules() gives them back: its variants, shorthands that stand for all of their constraints,
/// then the other constraints. O(constraints · log constraints).
[[nodiscard]] std::vector<std::string> rules_of(const Shape &shape);

} // namespace dokushin
