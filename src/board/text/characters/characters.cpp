// A table of runs maps the characters of other scripts to ASCII; nothing is allocated a character.
#include "board/text/characters/characters.h"

#include "board/text/characters/utf8.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <cctype>
#include <span>

namespace dokushin::text {
namespace {

/// A run of consecutive characters that stand for consecutive ASCII characters.
struct Likeness {
    char32_t first;
    unsigned count;
    char ascii;
};

/// The runs, most of them the ten digits of a script.
constexpr std::array<Likeness, 51> likenesses{{
    {0x0660, 10, '0'},  // Arabic-Indic
    {0x06F0, 10, '0'},  // Persian, Urdu
    {0x0966, 10, '0'},  // Devanagari
    {0x09E6, 10, '0'},  // Bengali
    {0x0A66, 10, '0'},  // Gurmukhi
    {0x0AE6, 10, '0'},  // Gujarati
    {0x0BE6, 10, '0'},  // Tamil
    {0x0C66, 10, '0'},  // Telugu
    {0x0CE6, 10, '0'},  // Kannada
    {0x0D66, 10, '0'},  // Malayalam
    {0x0E50, 10, '0'},  // Thai
    {0x0ED0, 10, '0'},  // Lao
    {0x0F20, 10, '0'},  // Tibetan
    {0x1040, 10, '0'},  // Burmese
    {0x17E0, 10, '0'},  // Khmer
    {0x1810, 10, '0'},  // Mongolian
    {0xFF10, 10, '0'},  // full-width
    {0xFF21, 26, 'A'},  //
    {0xFF41, 26, 'a'},  //
    {0x2460, 9, '1'},   // ①
    {0x2474, 9, '1'},   // ⑴
    {0x2488, 9, '1'},   // ⒈
    {0x24F5, 9, '1'},   // ⓵
    {0x2776, 9, '1'},   // ❶
    {0x2780, 9, '1'},   // ➀
    {0x278A, 9, '1'},   // ➊
    {0x1D7CE, 10, '0'}, // bold
    {0x1D7D8, 10, '0'}, // double-struck
    {0x1D7E2, 10, '0'}, // sans-serif
    {0x1D7EC, 10, '0'}, // sans-serif bold
    {0x1D7F6, 10, '0'}, // monospace
    {0x1FBF0, 10, '0'}, // segmented
    {0x2469, 11, 'A'},  // ⑩ and on, for boards that have such digits
    {0x24EA, 1, '0'},   // ⓪
    {0x24FF, 1, '0'},   // ⓿
    {0x3000, 1, ' '},   // the space as wide as a kanji
    {0x00A0, 1, ' '},   // no-break
    {0x202F, 1, ' '},   //
    {0x2002, 9, ' '},   // en space to hair space
    {0xFF0A, 3, '*'},   // ＊ ＋ ，
    {0xFF0D, 1, '-'},   // －
    {0xFF0E, 1, '.'},   // ．
    {0xFF1A, 2, ':'},   // ： ；
    {0xFF1D, 1, '='},   // ＝
    {0xFF1F, 1, '?'},   // ？
    {0xFF3F, 1, '_'},   // ＿
    {0xFF5C, 1, '|'},   // ｜
    {0x2010, 6, '-'},   // hyphens and dashes
    {0x2212, 1, '-'},   // minus
    {0x30FC, 1, '-'},   // ー, typed for a dash
    {0x3001, 1, ','},   // 、
}};

constexpr std::u32string_view kanji_digits = U"〇一二三四五六七八九";
constexpr std::u32string_view zero_signs = U"零○◯";
/// Dots and empty squares.
constexpr std::u32string_view point_signs = U"・･·•‧∙⋅。□◻◽◦▢▫⬚⬜☐";

/// Returns the ASCII character that a character stands for.
char ascii_of(char32_t character) {
    if (character >= 0x2500 && character < 0x2580) {
        return drawn_character;
    }
    if (const std::size_t digit = kanji_digits.find(character); digit != kanji_digits.npos) {
        return static_cast<char>('0' + digit);
    }
    if (zero_signs.find(character) != zero_signs.npos) {
        return '0';
    }
    if (point_signs.find(character) != point_signs.npos) {
        return '.';
    }
    const std::span<const Likeness> runs(likenesses);
    const auto run = std::ranges::find_if(runs, [&](const Likeness &likeness) {
        return character >= likeness.first && character - likeness.first < likeness.count;
    });
    if (run == runs.end()) {
        return unknown_character;
    }
    const auto steps = character - run->first;
    return run->ascii == ' ' || run->ascii == '-'
               ? run->ascii
               : static_cast<char>(static_cast<char32_t>(run->ascii) + steps);
}

/// Is it a mark that only changes how the character before is drawn (variation selectors, the frame
/// of a key, joiners)? `5️⃣` is 5, U+FE0F and U+20E3.
bool changes_the_look(char32_t character) {
    return character == 0x20E3 || (character >= 0xFE00 && character <= 0xFE0F) ||
           (character >= 0x200B && character <= 0x200F) || character == 0x2060 ||
           character == 0xFEFF;
}

bool is_visible(char32_t character) {
    return character > ' ' && (character < 0x7F || character > 0xA0) && character != 0xAD &&
           (character < 0x2000 || character > 0x200F) &&
           (character < 0x2028 || character > 0x202F) &&
           (character < 0x205F || character > 0x206F) && character != 0x3000 &&
           (character < 0xE000 || character > 0xF8FF) && character != 0xFEFF &&
           (character < 0xFFF0 || character > 0xFFFB) && character < 0xE0000;
}

} // namespace

bool is_ascii(std::string_view text) {
    // Without a branch a byte, so that the compiler can vectorise it.
    unsigned char all = 0;
    for (const char c : text) {
        all = static_cast<unsigned char>(all | static_cast<unsigned char>(c));
    }
    return all < 0x80;
}

void Characters::take(std::string_view utf8) {
    text_.clear();
    begins_.clear();
    for (std::size_t offset = 0; offset < utf8.size();) {
        const Decoded decoded = decode_first(utf8.substr(offset));
        if (!decoded.valid || !changes_the_look(decoded.character)) {
            text_ += !decoded.valid             ? unknown_character
                     : decoded.character < 0x80 ? static_cast<char>(decoded.character)
                                                : ascii_of(decoded.character);
            begins_.push_back(static_cast<std::uint32_t>(offset));
        }
        assert(decoded.size > 0);
        offset += decoded.size;
    }
    begins_.push_back(static_cast<std::uint32_t>(utf8.size()));
    assert(begins_.size() == text_.size() + 1);
}

std::string lower_case(std::string_view text) {
    std::string result(text);
    std::ranges::transform(result, result.begin(), [](char c) {
        return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    });
    return result;
}

std::size_t count_characters(std::string_view utf8) {
    return is_ascii(utf8) ? utf8.size() : Characters(utf8).text().size();
}

std::string shown_first(std::string_view utf8) {
    const Decoded decoded = utf8.empty() ? Decoded{} : decode_first(utf8);
    if (utf8.empty() || !decoded.valid || decoded.character < 0x80) {
        const auto byte = static_cast<unsigned char>(utf8.empty() ? '\0' : utf8.front());
        return byte >= ' ' && byte <= '~' ? fmt::format("'{}'", utf8.front())
                                          : fmt::format("'\\x{:02x}'", byte);
    }
    return is_visible(decoded.character)
               ? fmt::format("'{}'", utf8.substr(0, decoded.size))
               : fmt::format("U+{:04X}", static_cast<std::uint32_t>(decoded.character));
}

bool is_one_visible_character(std::string_view utf8) {
    if (utf8.empty()) {
        return false;
    }
    const Decoded decoded = decode_first(utf8);
    return decoded.valid && is_visible(decoded.character) && Characters(utf8).text().size() == 1;
}

} // namespace dokushin::text
