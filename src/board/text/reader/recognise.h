// Whose text is this? The one place where formats are told apart.
#pragma once

#include "board/text/format.h"

namespace dokushin::text {

/// The first byte of a line that no text has (a control character): what kind
/// of file this is can't be told then, and should not be guessed.
[[nodiscard]] std::optional<Error> find_rubbish(const Line &line);

/// Does the line begin with `#`, as comments and SudoCue's headers do?
[[nodiscard]] bool is_comment(std::string_view line);

/// What the first line of a record asks for, given what the caller forced.
[[nodiscard]] Cut cut_at(std::string_view line, const ReadOptions &options);

/// The format of a line that stands for itself.
[[nodiscard]] Format recognise_line(std::string_view line);

/// Could the line begin a block instead: is it as long as the side of a board?
[[nodiscard]] bool could_be_a_row(std::string_view line);

/// Is a line of white space a row of blanks of that block?
[[nodiscard]] bool is_row_of_blanks(std::string_view line, Block block);

/// Does the block have rows of blanks that are white space or nothing?
[[nodiscard]] bool takes_rows_of_blanks(Block block, const ReadOptions &options);

/// The format of a block of lines without empty ones; `line` if each line is a
/// puzzle by itself.
[[nodiscard]] Format recognise_block(Block block, Context &context);

} // namespace dokushin::text
