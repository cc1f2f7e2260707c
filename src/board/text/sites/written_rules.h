// What the writers of several sites' texts share: rules of the whole board, and rules that a format
// can't say.
#pragma once

#include <dokushin/text.h>

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace dokushin::text {

/// Removes the constraints of a rule of the whole board, a shorthand such as "anti-knight", from
/// those that are left, if it is one of the shape's rules in words. Returns whether it is.
[[nodiscard]] bool take_stated(const std::vector<std::string> &stated, const Shape &shape,
                               std::string_view word, std::set<Constraint> &left);

/// Returns the error for a constraint that a format can't say.
[[nodiscard]] Error unwritten_rule(const Constraint &rule, const Shape &shape, Format format);
/// Returns the error for a variant that a format can't say.
[[nodiscard]] Error unwritten_variant(Variant variant, Format format);

} // namespace dokushin::text
