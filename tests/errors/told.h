// What a translation must keep of an English text, and what it must not.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace told {

/// The numbers of a text and what it has in quotes, sorted.
[[nodiscard]] std::vector<std::string> numbers_of(std::string_view text);
[[nodiscard]] std::vector<std::string> quotes_of(std::string_view text);

/// The first English word that is no name (of a format, a method, a program, …) and stands in no
/// quotes; "" if there is none.
[[nodiscard]] std::string english_word(std::string_view text);

} // namespace told
