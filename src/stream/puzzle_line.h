// These functions write a puzzle as a line: its digits, or the candidates of a sukaku, which has no
// givens.
#pragma once

#include <dokushin/sukaku.h>
#include <dokushin/text.h>

namespace dokushin::stream {

/// Writes the puzzle without the digits that a player has placed.
[[nodiscard]] inline std::string puzzle_line(const Record &record, char blank = '.') {
    return to_line(record.puzzle, record.alphabet, blank);
}

/// Writes the puzzle with the digits that a player has placed.
[[nodiscard]] inline std::string position_line(const Record &record, char blank = '.') {
    return is_sukaku(record.puzzle) ? puzzle_line(record, blank)
                                    : to_line(record.puzzle.digits(), record.alphabet, blank);
}

} // namespace dokushin::stream
