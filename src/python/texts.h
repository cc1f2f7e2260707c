// Puzzles in Python strings, one a string or one a line. Their characters are read in place, by
// threads without the interpreter's lock, since strings and tuples never change.
#pragma once

#include "python/many.h"

#include <optional>
#include <string_view>
#include <vector>

namespace dokushin::python {

/// Returns views of the strings of a tuple, or of the lines of a string that aren't blank, valid as
/// long as these; nothing if the tuple has something else.
[[nodiscard]] std::optional<std::vector<std::string_view>> views_of(const py::object &texts);

/// Is the text 81 characters, each a digit or a blank as the fast engine reads them? White space at
/// its end is cut off first.
[[nodiscard]] bool is_plain(std::string_view &text);

/// Is each line that isn't blank a plain one?
[[nodiscard]] bool are_plain_lines(const py::str &text);

/// Reads a text's 9×9 puzzle in any format.
[[nodiscard]] Result<Puzzle> read_nine_by_nine(std::string_view text);

/// Raises the error of one of many texts, with its position, from 1, as the line.
[[noreturn]] void refuse_text(std::string_view text, std::size_t position);

} // namespace dokushin::python
