// How many pages has a PDF, as its own objects tell?
#pragma once

#include <string_view>

namespace dokushin::print_test {

inline std::size_t count_of(std::string_view text, std::string_view part) {
    std::size_t count = 0;
    for (std::size_t at = text.find(part); at != text.npos; at = text.find(part, at + 1)) {
        ++count;
    }
    return count;
}

inline std::size_t pages_in(std::string_view pdf) {
    return count_of(pdf, "/Type /Page") - count_of(pdf, "/Type /Pages");
}

} // namespace dokushin::print_test
