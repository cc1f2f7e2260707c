// An entry of the catalogue, and the holes of its patterns.
#pragma once

#include <string_view>

namespace dokushin::errors {

struct Entry {
    std::string_view english;
    std::string_view japanese;
    std::string_view chinese;
};

/// Returns the hole that `pattern` begins with: {}, {n}, {0} … {9}; empty if it begins with none. A
/// brace that opens no hole, as JSON's, is an ordinary character.
[[nodiscard]] constexpr std::string_view hole_in_front(std::string_view pattern) {
    if (pattern.starts_with("{}")) {
        return pattern.substr(0, 2);
    }
    const bool three = pattern.size() >= 3 && pattern[0] == '{' && pattern[2] == '}';
    return three && (pattern[1] == 'n' || (pattern[1] >= '0' && pattern[1] <= '9'))
               ? pattern.substr(0, 3)
               : std::string_view{};
}

} // namespace dokushin::errors
