// Two states are kept between pieces: half a unit, and the first of two surrogates.
#include "board/text/characters/utf16.h"

#include "board/text/characters/utf8.h"

#include <utility>

namespace dokushin::text {
namespace {

/// The replacement character, for units that are no character.
constexpr char32_t no_character = 0xFFFD;

} // namespace

std::optional<Utf16> Utf16::of_order_mark(std::string_view first_bytes) {
    if (first_bytes.starts_with("\xFF\xFE")) {
        return Utf16(false);
    }
    return first_bytes.starts_with("\xFE\xFF") ? std::optional(Utf16(true)) : std::nullopt;
}

void Utf16::decode(std::string_view bytes, std::string &utf8) {
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        if (!half_) {
            half_ = byte;
            continue;
        }
        const unsigned first = *std::exchange(half_, std::nullopt);
        take(big_endian_ ? first << 8 | byte : unsigned{byte} << 8 | first, utf8);
    }
}

void Utf16::take(char32_t unit, std::string &utf8) {
    const char32_t high = std::exchange(high_, 0);
    const bool low = unit >= 0xDC00 && unit < 0xE000;
    if (high != 0 && low) {
        append_utf8(utf8, 0x10000 + ((high - 0xD800) << 10) + (unit - 0xDC00));
        return;
    }
    if (high != 0) {
        append_utf8(utf8, no_character);
    }
    if (unit >= 0xD800 && unit < 0xDC00) {
        high_ = unit;
    } else {
        append_utf8(utf8, low ? no_character : unit);
    }
}

void Utf16::finish(std::string &utf8) {
    if (std::exchange(high_, 0) != 0 || std::exchange(half_, std::nullopt)) {
        append_utf8(utf8, no_character);
    }
}

bool looks_like_utf16(std::string_view bytes) {
    std::size_t zeros[2] = {0, 0};
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        zeros[at % 2] += bytes[at] == '\0' ? 1 : 0;
    }
    const std::size_t least = bytes.size() / 2;
    return bytes.size() >= 4 && (zeros[0] == 0) != (zeros[1] == 0) && zeros[0] + zeros[1] >= least;
}

} // namespace dokushin::text
