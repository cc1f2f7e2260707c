// Each test counts over 81 characters without a branch, so that the compiler takes many at once.
#include "board/text/plain_line.h"

#include <algorithm>

namespace dokushin::text {

std::optional<char> blank_of_plain_line(std::string_view line) {
    if (line.size() != plain_cells) {
        return std::nullopt;
    }
    const std::string_view cells(line.data(), plain_cells); // a length that the compiler knows
    const auto digits = static_cast<std::size_t>(
        std::ranges::count_if(cells, [](char c) { return c >= '1' && c <= '9'; }));
    const auto is_rest = [&](char blank) {
        return digits + static_cast<std::size_t>(std::ranges::count(cells, blank)) == plain_cells;
    };
    for (const char blank : std::string_view(".0")) {
        if (is_rest(blank)) {
            return blank;
        }
    }
    for (const char blank : std::string_view("*_-?")) {
        if (digits > 0 && is_rest(blank)) {
            return blank;
        }
    }
    return std::nullopt;
}

} // namespace dokushin::text
