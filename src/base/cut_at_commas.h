// Lists in options and interfaces have commas between their words.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace dokushin {

/// Cuts a list at its commas; an empty text is one empty word.
[[nodiscard]] inline std::vector<std::string> cut_at_commas(std::string_view list) {
    std::vector<std::string> words;
    for (std::size_t begin = 0; begin <= list.size();) {
        const std::size_t end = std::min(list.find(',', begin), list.size());
        words.emplace_back(list.substr(begin, end - begin));
        begin = end + 1;
    }
    return words;
}

} // namespace dokushin
