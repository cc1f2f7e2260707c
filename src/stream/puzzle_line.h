// A puzzle as it is told again: its digits, or of a sukaku, which has none, its candidates.
#pragma once

#include <dokushin/sukaku.h>
#include <dokushin/text.h>

namespace dokushin::stream {

/// As it was before anybody placed anything.
[[nodiscard]] inline std::string puzzle_line(const Record &record, char blank = '.') {
    return to_line(record.puzzle, record.alphabet, blank);
}

/// With what was placed.
[[nodiscard]] inline std::string position_line(const Record &record, char blank = '.') {
    return is_sukaku(record.puzzle) ? puzzle_line(record, blank)
                                    : to_line(record.puzzle.digits(), record.alphabet, blank);
}

} // namespace dokushin::stream
