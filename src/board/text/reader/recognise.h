// Recognition of formats: the one place where a text is assigned to its format.
#pragma once

#include "board/text/format.h"

namespace dokushin::text {

/// Finds the first byte of a line that no text has (a control character). The line is then
/// refused, since its format could only be guessed.
[[nodiscard]] std::optional<Error> find_control_character(const Line &line);

/// Does the line begin with `#`, as comments and SudoCue's headers do?
[[nodiscard]] bool is_comment(std::string_view line);

/// How to cut the text at the first line of a record, given the options.
[[nodiscard]] Cut cut_at(std::string_view line, const ReadOptions &options);

/// The format of a line that is a record by itself.
[[nodiscard]] Format recognise_line(std::string_view line);

/// Could the line be a row of a block instead: is it as long as the side of a board?
[[nodiscard]] bool could_be_a_row(std::string_view line);

/// Is a line of white space a row of blanks of that block?
[[nodiscard]] bool is_row_of_blanks(std::string_view line, Block block);

/// Does the block have rows of blanks that are white space or nothing?
[[nodiscard]] bool takes_rows_of_blanks(Block block, const ReadOptions &options);

/// The format of a block of lines without empty ones; `line` if each line is a
/// puzzle by itself.
[[nodiscard]] Format recognise_block(Block block, Context &context);

} // namespace dokushin::text
