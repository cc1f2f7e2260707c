// Sentences with numbers in them, such as "1 row of 15 cells". All functions are inline, because
// the library that prints uses them too, and a shared library exports only what public headers
// declare.
#pragma once

#include <fmt/format.h>

#include <initializer_list>
#include <string>
#include <string_view>

namespace dokushin {

namespace base {

/// The plural noun at the beginning of `text`, with the blank before it: " cells". Empty if none.
[[nodiscard]] inline std::string_view plural_in_front(std::string_view text) {
    if (!text.starts_with(' ')) {
        return {};
    }
    std::size_t end = 1;
    while (end < text.size() && text[end] >= 'a' && text[end] <= 'z') {
        ++end;
    }
    const std::string_view noun = text.substr(0, end);
    return noun.size() > 2 && noun.ends_with('s') ? noun : std::string_view{};
}

[[nodiscard]] inline std::string counting(std::string_view pattern,
                                          std::initializer_list<std::string> fillers) {
    std::string text;
    for (const std::string &filler : fillers) {
        const std::size_t hole = pattern.find("{}");
        text.append(pattern.substr(0, hole)).append(filler);
        pattern.remove_prefix(hole + 2);
        if (const std::string_view noun = plural_in_front(pattern); filler == "1") {
            text.append(noun.substr(0, noun.empty() ? 0 : noun.size() - 1));
            pattern.remove_prefix(noun.size());
        }
    }
    return text.append(pattern);
}

} // namespace base

/// Fills the holes {} of `pattern` with the values in order. A noun after the number 1 loses its s:
/// counting("{} rows of {} cells", 1, 15) is "1 row of 15 cells".
template <class... Values>
[[nodiscard]] std::string counting(std::string_view pattern, const Values &...values) {
    return base::counting(pattern, {fmt::format("{}", values)...});
}

} // namespace dokushin
