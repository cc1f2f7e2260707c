// Overlong forms, surrogates and numbers beyond Unicode are refused, as RFC 3629 wants it.
#include "board/text/characters/utf8.h"

namespace dokushin::text {
namespace {

/// Returns how many bytes a character has by its first byte; 0 if no character begins with it.
std::size_t size_by_first(unsigned char first) {
    return first < 0x80   ? 1
           : first < 0xC2 ? 0 // in the middle of a character, or an overlong form
           : first < 0xE0 ? 2
           : first < 0xF0 ? 3
           : first < 0xF5 ? 4
                          : 0;
}

char32_t least_of_size(std::size_t size) { return size == 4 ? 0x10000 : size == 3 ? 0x800 : 0; }

} // namespace

Decoded decode_first(std::string_view utf8) {
    const auto first = static_cast<unsigned char>(utf8.front());
    const std::size_t size = size_by_first(first);
    if (size == 1) {
        return {first, 1, true};
    }
    if (size == 0 || size > utf8.size()) {
        return {};
    }
    char32_t character = first & (0x7FU >> size);
    for (const char c : utf8.substr(1, size - 1)) {
        const auto byte = static_cast<unsigned char>(c);
        if ((byte & 0xC0U) != 0x80) {
            return {};
        }
        character = character << 6 | (byte & 0x3FU);
    }
    const bool surrogate = character >= 0xD800 && character < 0xE000;
    if (surrogate || character > 0x10FFFF || character < least_of_size(size)) {
        return {};
    }
    return {character, size, true};
}

void append_utf8(std::string &text, char32_t character) {
    const auto last_bits = [&](unsigned shift) {
        text += static_cast<char>(0x80U | (character >> shift & 0x3FU));
    };
    if (character < 0x80) {
        text += static_cast<char>(character);
    } else if (character < 0x800) {
        text += static_cast<char>(0xC0U | character >> 6);
        last_bits(0);
    } else if (character < 0x10000) {
        text += static_cast<char>(0xE0U | character >> 12);
        last_bits(6);
        last_bits(0);
    } else {
        text += static_cast<char>(0xF0U | character >> 18);
        last_bits(12);
        last_bits(6);
        last_bits(0);
    }
}

} // namespace dokushin::text
