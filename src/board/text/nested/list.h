// Boards are read from lists: rows of numbers, or of strings.
#pragma once

#include "board/text/format.h"

#include <string>
#include <utility>

namespace dokushin::text {

/// A word or a string of a list, with its escapes decoded.
struct Atom {
    std::string text;
    bool quoted = false;
    std::size_t line = 1;
    std::size_t column = 1;
};
using AtomRow = std::vector<Atom>;

/// The list that a board was written as.
struct BoardList {
    std::vector<AtomRow>
        rows; ///< one with all cells, or one of strings, or as many as the board has
    bool of_strings = false;
    std::size_t line = 1; ///< where it begins
    std::size_t column = 1;
};

/// Makes the list of a board that is one string.
[[nodiscard]] inline BoardList board_of_string(Atom string) {
    BoardList board{{}, true, string.line, string.column};
    board.rows.emplace_back();
    board.rows.back().push_back(std::move(string));
    return board;
}

[[nodiscard]] Result<Record> read_board(const BoardList &board, Format format, Context &context);

} // namespace dokushin::text
