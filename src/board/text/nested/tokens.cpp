// The tokeniser is a state machine that keeps an unfinished word or string between pieces.
#include "board/text/nested/tokens.h"

#include "board/text/characters/utf8.h"

#include <algorithm>
#include <cassert>
#include <cctype>
#include <charconv>
#include <utility>

namespace dokushin::text {
namespace {

bool can_end_a_name(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == ']' || c == '_';
}

/// Reads four hexadecimal digits; nothing if they are no number.
std::optional<char32_t> hexadecimal(std::string_view digits) {
    unsigned value = 0;
    const char *const end = digits.data() + digits.size();
    const auto [stop, error] = std::from_chars(digits.data(), end, value, 16);
    return digits.size() == 4 && stop == end && error == std::errc{}
               ? std::optional<char32_t>(value)
               : std::nullopt;
}

/// Decodes `\uXXXX` at the front, or two of them that are surrogates; `size` becomes their length.
std::optional<char32_t> escaped_character(std::string_view text, std::size_t &size) {
    const auto first = hexadecimal(text.substr(std::min<std::size_t>(2, text.size()), 4));
    size = 6;
    if (!first || *first < 0xD800 || *first > 0xDFFF) {
        return first;
    }
    if (*first > 0xDBFF || text.substr(6, 2) != "\\u") {
        return std::nullopt;
    }
    const auto second = hexadecimal(text.substr(8, 4));
    size = 12;
    return second && *second >= 0xDC00 && *second <= 0xDFFF
               ? std::optional(0x10000 + ((*first - 0xD800) << 10) + (*second - 0xDC00))
               : std::nullopt;
}

} // namespace

std::string unescaped(std::string_view text) {
    std::string readable;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] != '\\' || at + 1 == text.size()) {
            readable += text[at];
            continue;
        }
        constexpr std::string_view letters = "nrtbf";
        constexpr std::string_view meanings = "\n\r\t\b\f";
        std::size_t size = 2;
        const char name = text[at + 1];
        if (const auto character =
                name == 'u' ? escaped_character(text.substr(at), size) : std::nullopt) {
            append_utf8(readable, *character);
        } else {
            size = 2;
            const std::size_t known = letters.find(name);
            readable += known == std::string_view::npos ? name : meanings[known];
        }
        at += size - 1;
    }
    return readable;
}

void Tokens::begin_line(std::size_t number) {
    line_ = number;
    column_ = 1;
    of_line_ = 0;
    before_ = 0;
    skipped_to_ = 0;
    piece_.clear();
    at_ = 0;
}

void Tokens::feed(std::string_view piece) {
    piece_ = piece;
    at_ = 0;
}

void Tokens::advance(std::size_t bytes) {
    assert(bytes <= piece_.size() - at_);
    const auto passed = std::string_view(piece_).substr(at_, bytes);
    column_ += static_cast<std::size_t>(std::ranges::count_if(
        passed, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80; }));
    at_ += passed.size();
    before_ = passed.empty() ? before_ : passed.back();
}

Token Tokens::finished(Token::Kind kind) {
    state_ = State::between;
    ++of_line_;
    return {kind, quote_, false, text_, line_, begun_at_};
}

std::optional<Token> Tokens::next() {
    while (at_ < piece_.size()) {
        if (skipped_to_ != 0) {
            const std::size_t last = piece_.find(skipped_to_, at_);
            skipped_to_ = last == std::string::npos ? skipped_to_ : '\0';
            advance(std::min(last, piece_.size() - 1) + 1 - at_);
            continue;
        }
        auto token = state_ == State::between  ? between()
                     : state_ == State::word   ? in_word()
                     : state_ == State::quoted ? in_string()
                                               : std::nullopt;
        if (state_ == State::comment) {
            at_ = piece_.size();
        }
        if (token) {
            return token;
        }
    }
    return std::nullopt;
}

std::optional<Token> Tokens::between() {
    const char c = piece_[at_];
    const auto alone = [&](Token::Kind kind) {
        const Token token{kind, c, can_end_a_name(before_), {}, line_, column_};
        ++of_line_;
        advance(1);
        return token;
    };
    switch (c) {
    case '[':
    case '(':
    case '{':
        return alone(Token::Kind::open);
    case ']':
    case ')':
    case '}':
        return alone(Token::Kind::close);
    case ',':
        return alone(Token::Kind::comma);
    case ':':
        return alone(Token::Kind::colon);
    case ' ':
    case '\t':
    case ';':
        advance(1);
        return std::nullopt;
    case '#':
        state_ = State::comment;
        return std::nullopt;
    default:
        break;
    }
    const bool quote = c == '"' || c == '\'';
    state_ = quote ? State::quoted : State::word;
    quote_ = quote ? c : '\0';
    begun_at_ = column_ + (quote ? 1 : 0);
    text_.clear();
    advance(quote ? 1 : 0);
    return std::nullopt;
}

/// Appends the text before `end` to the current string or word.
std::optional<Token> Tokens::collect(std::size_t end) {
    assert(at_ <= end && end <= piece_.size());
    text_.append(piece_, at_, end - at_);
    advance(end - at_);
    if (text_.size() > longest_) {
        text_.resize(longest_);
        return finished(Token::Kind::too_long);
    }
    return std::nullopt;
}

std::optional<Token> Tokens::in_word() {
    const std::size_t end = std::min(piece_.find_first_of(" \t,;:[](){}\"'#", at_), piece_.size());
    if (auto token = collect(end)) {
        return token;
    }
    if (text_.starts_with("//")) {
        state_ = State::comment;
        return std::nullopt;
    }
    return end < piece_.size() ? std::optional(finished(Token::Kind::word)) : std::nullopt;
}

std::optional<Token> Tokens::in_string() {
    assert(quote_ != 0);
    if (std::exchange(escape_, false)) {
        return collect(at_ + 1);
    }
    const char stops[] = {quote_, '\\', '\0'};
    const std::size_t end = std::min(piece_.find_first_of(stops, at_), piece_.size());
    if (auto token = collect(end)) {
        return token;
    }
    if (end == piece_.size()) {
        return std::nullopt;
    }
    if (piece_[end] == '\\') {
        escape_ = true;
        return collect(end + 1);
    }
    advance(1);
    return finished(Token::Kind::quoted);
}

std::optional<Token> Tokens::end_line() {
    escape_ = false;
    switch (std::exchange(state_, State::between)) {
    case State::word:
        return finished(Token::Kind::word);
    case State::quoted:
        return finished(Token::Kind::unclosed);
    default:
        return std::nullopt;
    }
}

} // namespace dokushin::text
