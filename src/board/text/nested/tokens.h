// The tokens of a text that comes in pieces: brackets, strings and words, with their places.
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
        too_long, ///< a string or a word above the limit
    };
    Kind kind = Kind::word;
    char bracket = 0;            ///< the bracket, or the quote
    bool touches_a_name = false; ///< does a letter, a digit or ] stand right before the bracket?
    std::string_view text{};     ///< without quotes; valid until the next call
    std::size_t line = 1;
    std::size_t column = 1;
};

/// The tokeniser. A string ends with its line; `#` and `//` are comments to the line's end.
class Tokens {
  public:
    explicit Tokens(std::size_t longest) : longest_(longest) {}

    void begin_line(std::size_t number);
    /// Feeds the next part of the line, in UTF-8 and cut between characters. What was fed before
    /// must be used up.
    void feed(std::string_view piece);
    /// Reads the next token; nothing if more of the line is needed, or end_line().
    [[nodiscard]] std::optional<Token> next();
    /// Ends the line, and with it the word or string that it cuts off.
    [[nodiscard]] std::optional<Token> end_line();
    /// Skips the text up to and with `last`, on this line.
    void skip_behind(char last) { skipped_to_ = last; }

    [[nodiscard]] std::size_t line() const { return line_; }
    [[nodiscard]] std::size_t column() const { return column_; }
    /// Is the last token the first of its line?
    [[nodiscard]] bool at_first_of_line() const { return of_line_ <= 1; }
    /// The part that was fed last.
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
    char quote_ = 0;      ///< the current string's
    bool escape_ = false; ///< is a backslash its last character so far?
    char skipped_to_ = 0;
    std::size_t begun_at_ = 1; ///< the column where the string or word began
    std::string text_;         ///< the string or word so far
};

/// Decodes JSON's escapes.
[[nodiscard]] std::string unescaped(std::string_view text);

} // namespace dokushin::text
