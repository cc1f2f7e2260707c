// with_only_rules() moves a puzzle to a board with only some of its rules.
#pragma once

#include "errors/try.h"

#include <dokushin/puzzle.h>
#include <dokushin/rules.h>

#include <span>
#include <string>

namespace dokushin {

/// Returns a puzzle with these givens, without placed digits, on the board with only these of the
/// rules that rules_of() states; stated candidates are kept. O(rules).
[[nodiscard]] inline Result<Puzzle>
with_only_rules(const Puzzle &puzzle, std::span<const std::string> rules, const Grid &givens) {
    std::string text;
    for (const std::string &rule : rules) {
        text += rule + '\n';
    }
    DOKUSHIN_TRY(shape, with_rules(puzzle.shape().without_rules(), text));
    DOKUSHIN_TRY(less, Puzzle::from_givens(std::move(shape), givens));
    if (puzzle.has_candidates()) {
        DOKUSHIN_CHECK(less.set_candidates(puzzle.stated_candidates()));
    }
    return std::move(less);
}

} // namespace dokushin
