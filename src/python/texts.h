// Strings of Python's, one for each 9×9 puzzle or one of a line for each. Their characters are read
// where they lie, by threads that haven't got the interpreter's lock: a string never changes, and
// neither does a tuple.
#pragma once

#include "python/many.h"

#include <optional>
#include <string_view>
#include <vector>

namespace dokushin::python {

/// The characters of each string of a tuple, or each line of a string that isn't blank, while that
/// lives; nothing if there is something else in the tuple.
[[nodiscard]] std::optional<std::vector<std::string_view>> views_of(const py::object &texts);

/// Is it 81 characters, each a digit or a blank as the fast engine reads them? What surrounds them
/// as the end of a line may is cut off first.
[[nodiscard]] bool is_plain(std::string_view &text);

/// Is each line that isn't blank a plain one?
[[nodiscard]] bool are_plain_lines(const py::str &text);

/// A text's 9×9 puzzle, whatever it is written like.
[[nodiscard]] Result<Puzzle> read_nine_by_nine(std::string_view text);

/// Raises what is wrong with a text among others, the line being its position, from 1.
[[noreturn]] void refuse_text(std::string_view text, std::size_t position);

} // namespace dokushin::python
