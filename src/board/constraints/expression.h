// Regular expressions of digits, as rules on lines state them.
#pragma once

#include "board/constraints/nfa.h"

#include <optional>
#include <string_view>

namespace dokushin {

/// Reads a regular expression: digits (A to Z from 10 on, or a to z), `.`, `[1-3]`, `[^…]`, `|`,
/// `()`, `*`, `+`, `?`, `{m}`, `{m,}` and `{m,n}`. It must match all digits of a list. Nothing if
/// it is none, has a digit that is not on the board, or is too long for `most_states`, one for each
/// digit in it and one more. O(states² · side).
[[nodiscard]] std::optional<Nfa> nfa_of(std::string_view expression, ValueRange values);

} // namespace dokushin
