// take_number() reads a number at the front of a text.
#pragma once

#include <charconv>
#include <optional>
#include <string_view>

namespace dokushin {

/// Reads the number at the front of `text` and cuts it off; nothing if none is there.
inline std::optional<unsigned> take_number(std::string_view &text) {
    unsigned value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{}) {
        return std::nullopt;
    }
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return value;
}

} // namespace dokushin
