// Digits as the tables of some rules list them: "1/3-5".
#pragma once

#include "base/take_number.h"

#include <dokushin/vocabulary.h>

#include <fmt/format.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace dokushin {

/// Cuts a text at each mark.
[[nodiscard]] inline std::vector<std::string_view> cut_at(std::string_view text, char mark) {
    std::vector<std::string_view> parts;
    for (;;) {
        const auto end = text.find(mark);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) {
            return parts;
        }
        text.remove_prefix(end + 1);
    }
}

/// The values that digits stand for: `lowest` is that of the first of `side`.
struct ValueRange {
    unsigned side = 9;
    unsigned lowest = 1;
};

/// Writes the values of digits; three or more consecutive ones as a range.
[[nodiscard]] inline std::string write_digit_list(DigitSet digits, unsigned lowest) {
    std::string text;
    while (!digits.empty()) {
        const unsigned first = number(digits.first());
        unsigned last = first;
        while (last < max_side && digits.contains(digit_of(last + 1))) {
            ++last;
        }
        last = last < first + 2 ? first : last;
        text += fmt::format("{}{}", text.empty() ? "" : "/", first + lowest - 1);
        text += last == first ? "" : fmt::format("-{}", last + lowest - 1);
        digits = digits - DigitSet::all(last);
    }
    return text;
}

/// Reads one or more values of a board; nothing if one is not on it.
[[nodiscard]] inline std::optional<DigitSet> read_digit_list(ValueRange values,
                                                             std::string_view text) {
    DigitSet digits;
    for (std::string_view part : cut_at(text, '/')) {
        const auto first = take_number(part);
        const bool is_range = part.starts_with('-');
        part.remove_prefix(is_range ? 1 : 0);
        const auto last = is_range ? take_number(part) : first;
        if (!first || !last || !part.empty() || *first < values.lowest || *last < *first ||
            *last - values.lowest >= values.side) {
            return std::nullopt;
        }
        digits = digits |
                 (DigitSet::all(*last - values.lowest + 1) - DigitSet::all(*first - values.lowest));
    }
    return digits;
}

} // namespace dokushin
