// Strings of Python's, one for each 9×9 puzzle. Their characters are read where they lie, by
// threads that haven't got the interpreter's lock: a string never changes, and a tuple keeps it.
#pragma once

#include "python/many.h"

#include <optional>
#include <string_view>
#include <vector>

namespace dokushin::python {

/// The characters of each, while the tuple lives; nothing if one of them is no string.
[[nodiscard]] std::optional<std::vector<std::string_view>> views_of(const py::tuple &texts);

/// Is it 81 characters, each a digit or a blank as the fast engine reads them? What surrounds them
/// as the end of a line may is cut off first.
[[nodiscard]] bool is_plain(std::string_view &text);

/// A text's 9×9 puzzle, whatever it is written like.
[[nodiscard]] Result<Puzzle> read_nine_by_nine(std::string_view text);

/// Raises what is wrong with a text among others, the line being its position, from 1.
[[noreturn]] void refuse_text(std::string_view text, std::size_t position);

} // namespace dokushin::python
