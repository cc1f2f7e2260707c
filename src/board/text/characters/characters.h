// A line as characters: a byte each, whatever its encoding took.
//
// Digits and blanks of other scripts (full-width, kanji, circled, Arabic-Indic, …) become the ASCII
// characters that mean the same, so that a format has to know those alone; what is not known
// becomes one byte that no format takes. Each character remembers where it was written.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace dokushin::text {

/// A character that is neither ASCII nor stands for one. No text in UTF-8 has this byte.
inline constexpr char unknown_character = '\xFF';
/// A character of box drawing, U+2500–U+257F.
inline constexpr char drawn_character = '\xFE';

[[nodiscard]] bool is_ascii(std::string_view text);

class Characters {
  public:
    Characters() = default;
    explicit Characters(std::string_view utf8) { take(utf8); }
    void take(std::string_view utf8);

    /// A byte a character. Marks that only change how the one before looks are left out.
    [[nodiscard]] std::string_view text() const { return text_; }
    /// Where in the UTF-8 each character begins, and behind them where it ends.
    [[nodiscard]] std::span<const std::uint32_t> begins() const { return begins_; }

  private:
    std::string text_;
    std::vector<std::uint32_t> begins_;
};

/// How many characters there are in it.
[[nodiscard]] std::size_t count_characters(std::string_view utf8);

/// The first character, as a message can show it: 'あ', U+200B or '\xe9'.
[[nodiscard]] std::string shown_first(std::string_view utf8);

/// Is it one character that can be seen?
[[nodiscard]] bool is_one_visible_character(std::string_view utf8);

} // namespace dokushin::text
