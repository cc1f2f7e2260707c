// Brackets, strings and words of a text that comes in pieces, with their places.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace dokushin::text {

struct Token {
    enum class Kind : std::uint8_t {
        open,
        close,
        comma,
        colon,
        word,
        quoted,
        unclosed, ///< a string that the line ends in
        too_long, ///< a string or a word that goes on and on
    };
    Kind kind = Kind::word;
    char bracket = 0;            ///< the bracket, or the quote
    bool touches_a_name = false; ///< of a bracket: a letter, a digit or ] is right before it
    std::string_view text{};     ///< without quotes; lives until the next call
    std::size_t line = 1;
    std::size_t column = 1;
};

/// Strings don't go on in the next line; `#` and `//` are comments to the line's end.
class Tokens {
  public:
    explicit Tokens(std::size_t longest) : longest_(longest) {}

    void begin_line(std::size_t number);
    /// The next part of the line, in UTF-8 and cut between characters. What was fed before must
    /// have been used up.
    void feed(std::string_view piece);
    /// Nothing: more of the line is needed, or end_line().
    [[nodiscard]] std::optional<Token> next();
    /// What the line's end ends.
    [[nodiscard]] std::optional<Token> end_line();
    /// Passes over what comes up to `last`, on this line.
    void skip_behind(char last) { skipped_to_ = last; }

    [[nodiscard]] std::size_t line() const { return line_; }
    [[nodiscard]] std::size_t column() const { return column_; }
    /// Was anything of the line a token before the last one?
    [[nodiscard]] bool at_first_of_line() const { return of_line_ <= 1; }
    /// What was fed last.
    [[nodiscard]] std::string_view piece() const { return piece_; }

  private:
    enum class State : std::uint8_t { between, word, quoted, comment };

    [[nodiscard]] std::optional<Token> between();
    [[nodiscard]] std::optional<Token> in_word();
    [[nodiscard]] std::optional<Token> in_string();
    void advance(std::size_t bytes);
    [[nodiscard]] Token finished(Token::Kind kind);
    [[nodiscard]] std::optional<Token> collect(std::size_t end);

    std::size_t longest_;
    std::string piece_;
    std::size_t at_ = 0;
    std::size_t line_ = 0;
    std::size_t column_ = 1;
    std::size_t of_line_ = 0; ///< tokens
    State state_ = State::between;
    char before_ = 0;     ///< the byte in front of `at_`
    char quote_ = 0;      ///< of the string at hand
    bool escape_ = false; ///< a backslash was the last of it
    char skipped_to_ = 0;
    std::size_t begun_at_ = 1; ///< the column where the string or word began
    std::string text_;         ///< of it so far
};

/// JSON's escapes as what they stand for.
[[nodiscard]] std::string unescaped(std::string_view text);

} // namespace dokushin::text
