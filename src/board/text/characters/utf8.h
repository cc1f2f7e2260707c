// UTF-8: characters out of bytes, and bytes of characters.
#pragma once

#include <string>
#include <string_view>

namespace dokushin::text {

/// The first character of a text that is not empty, and how many bytes it takes. What is no UTF-8
/// is one byte that stands for nothing.
struct Decoded {
    char32_t character = 0;
    std::size_t size = 1;
    bool valid = false;
};
[[nodiscard]] Decoded decode_first(std::string_view utf8);

/// `character` must be one: at most U+10FFFF.
void append_utf8(std::string &text, char32_t character);

} // namespace dokushin::text
