// The table of shorthands: words of rules that stand for several constraints, or for one of a kind
// with another name.
#pragma once

#include <dokushin/shape.h>

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace dokushin {

/// A shorthand: how it is written, and the constraints that it stands for.
struct ShorthandRow {
    std::string_view name;
    std::string_view meaning; ///< a sentence
    std::string_view example; ///< a rule of 9×9
    Pattern<0> arguments;     ///< what stands behind the name
    /// Returns the constraints; nothing if the arguments, as in the name of a shape, are wrong.
    std::optional<std::vector<Constraint>> (*expand)(const Shape &, std::string_view arguments);
};

[[nodiscard]] std::span<const ShorthandRow> shorthand_rows();

/// The constraints of a board, taken apart.
struct StatedRules {
    /// Shorthands without arguments, such as anti-knight, all of whose constraints the board has.
    std::vector<std::string_view> of_whole_board{};
    std::vector<Constraint> others{}; ///< ascending
};
[[nodiscard]] StatedRules stated_rules(const Shape &shape);

} // namespace dokushin
