// ISS's types Regex and NFA: the digits along a line match an expression, or are accepted by an
// automaton. Both are packed to a key. Source: js/nfa_builder.js and js/sudoku_constraint.js of
// ISS.
#pragma once

#include "board/text/sites/iss_arguments.h"

#include <dokushin/constraint.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace dokushin::text::iss {

/// States the rules of a Regex item: a key, then lists of cells with an empty argument between two
/// of them.
[[nodiscard]] std::optional<std::vector<std::string>> rules_of_expression(const Board &board,
                                                                          Arguments arguments);

/// States the rules of an NFA item: a key, then lists of cells with an empty argument or a name
/// ("_name") before each. Between two segments of a line stands "-".
[[nodiscard]] std::optional<std::vector<std::string>> rules_of_automaton(const Board &board,
                                                                         Arguments arguments);

/// Packs an expression: its characters in Base64 for addresses (RFC 4648, section 5).
[[nodiscard]] std::string key_of_expression(std::string_view expression);

/// Packs an automaton for a board of some side, of at most 16.
[[nodiscard]] std::string key_of_automaton(const DigitAutomaton &automaton, unsigned side);

} // namespace dokushin::text::iss
