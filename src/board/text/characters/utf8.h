// UTF-8 is decoded and encoded here, a character at a time.
#pragma once

#include <string>
#include <string_view>

namespace dokushin::text {

/// The first character of a text, and how many bytes it takes. A byte that begins no valid UTF-8
/// is one byte without a character. The text must not be empty.
struct Decoded {
    char32_t character = 0;
    std::size_t size = 1;
    bool valid = false;
};
[[nodiscard]] Decoded decode_first(std::string_view utf8);

/// Appends a character, at most U+10FFFF, in UTF-8.
void append_utf8(std::string &text, char32_t character);

} // namespace dokushin::text
