// Rules that are no houses have words in each language: how their kind is called, and what they
// demand.
#pragma once

#include <dokushin/constraint.h>
#include <dokushin/language.h>
#include <dokushin/shape.h>

#include <string>
#include <vector>

namespace dokushin::logic {

/// Returns the name of a rule's kind, with its number: "cage of 15".
[[nodiscard]] std::string rule_name(const Constraint &rule, const Shape &shape, Language language);

/// Returns what the rule demands, as a clause: "digits increase from the bulb on".
[[nodiscard]] std::string rule_reason(const Constraint &rule, const Shape &shape,
                                      Language language);

/// Returns the cells by which a rule is named: not the many that it only compares with.
[[nodiscard]] std::vector<Cell> cells_to_name(const Constraint &rule);

} // namespace dokushin::logic
