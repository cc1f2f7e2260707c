// Characters turns a line of UTF-8 into a byte a character.
//
// Digits and blanks of other scripts (full-width, kanji, circled, Arabic-Indic, …) become the ASCII
// characters that mean the same, so that formats need to know those alone; any other character
// becomes one byte that no format accepts. The place of each character in the line is kept.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace dokushin::text {

/// Stands for a character that has no ASCII equivalent. No text in UTF-8 has this byte.
inline constexpr char unknown_character = '\xFF';
/// Stands for a box-drawing character, U+2500–U+257F.
inline constexpr char drawn_character = '\xFE';

[[nodiscard]] bool is_ascii(std::string_view text);

/// Returns the text with ASCII letters in lower case.
[[nodiscard]] std::string lower_case(std::string_view text);

class Characters {
  public:
    Characters() = default;
    explicit Characters(std::string_view utf8) { take(utf8); }
    void take(std::string_view utf8);

    /// The line, a byte a character. Marks that only change how the one before is drawn are left
    /// out.
    [[nodiscard]] std::string_view text() const { return text_; }
    /// The offset in the UTF-8 where each character begins, and at the end the size of it all.
    [[nodiscard]] std::span<const std::uint32_t> begins() const { return begins_; }

  private:
    std::string text_;
    std::vector<std::uint32_t> begins_;
};

/// The number of characters of a text.
[[nodiscard]] std::size_t count_characters(std::string_view utf8);

/// Quotes the first character of a text for a message: 'あ', U+200B or '\xe9'.
[[nodiscard]] std::string shown_first(std::string_view utf8);

/// Is the text one visible character?
[[nodiscard]] bool is_one_visible_character(std::string_view utf8);

} // namespace dokushin::text
