// The original zips and unzips by substitutions in the text of the JSON. Here the text is read as
// a grammar of its own, in one pass: JSON with bare keys, texts in apostrophes (or in quotes, if
// there is a quote anywhere), `t` and `f`, colours without quotes, and nothing between two commas
// of a list for an empty object. What differs in length is the work of the table of keys.
#include "board/text/sites/zipped_json.h"

#include "board/text/characters/utf8.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace dokushin::text {
namespace zipped {
namespace {

struct ShortKey {
    std::string_view brief;
    std::string_view full;
};
constexpr std::array short_keys{
    ShortKey{"c", "color"},
    ShortKey{"ca", "cages"},
    ShortKey{"ct", "center"},
    ShortKey{"c1", "borderColor"},
    ShortKey{"c2", "backgroundColor"},
    ShortKey{"ce", "cells"},
    ShortKey{"cs", "cellSize"},
    ShortKey{"a", "arrows"},
    ShortKey{"o", "overlays"},
    ShortKey{"u", "underlays"},
    ShortKey{"w", "width"},
    ShortKey{"h", "height"},
    ShortKey{"v", "value"},
    ShortKey{"vd", "videos"},
    ShortKey{"l", "lines"},
    ShortKey{"r", "rounded"},
    ShortKey{"re", "regions"},
    ShortKey{"fs", "fontSize"},
    ShortKey{"th", "thickness"},
    ShortKey{"hl", "headLength"},
    ShortKey{"wp", "wayPoints"},
    ShortKey{"t", "title"},
    ShortKey{"te", "text"},
    ShortKey{"d", "duration"},
    ShortKey{"d2", "d"},
};

std::string long_key(std::string key) {
    const auto row = std::ranges::find(short_keys, key, &ShortKey::brief);
    return row == short_keys.end() ? std::move(key) : std::string(row->full);
}

constexpr bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_key_character(char c) {
    return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
constexpr std::optional<unsigned> hex_digit(char c) {
    const unsigned at = static_cast<unsigned char>(c);
    return is_digit(c)            ? std::optional(at - '0')
           : c >= 'a' && c <= 'f' ? std::optional(at - 'a' + 10)
           : c >= 'A' && c <= 'F' ? std::optional(at - 'A' + 10)
                                  : std::nullopt;
}

/// Zipping takes the number sign off colours of six digits; unzipping gives it to all such texts.
bool is_colour(std::string_view text) {
    return text.size() == 6 &&
           std::ranges::all_of(text, [](char c) { return hex_digit(c).has_value(); });
}

/// A Parser reads one text. Its functions return nothing where the text is no zipped JSON.
class Parser {
  public:
    explicit Parser(std::string_view text) : text_(text), quote_(text.contains('"') ? '"' : '\'') {}

    std::optional<JsonValue> document() {
        auto read = value(0);
        skip_blanks();
        return read && at_ == text_.size() ? std::move(read) : std::nullopt;
    }

  private:
    static constexpr int deepest = 50;
    static constexpr std::size_t most_values = 300'000;
    static constexpr std::size_t most_members = 256; // each looks for its key among the others

    void skip_blanks() {
        while (at_ < text_.size() && is_blank(text_[at_])) {
            ++at_;
        }
    }
    /// The next character that is no blank; 0 behind the last.
    char peek() {
        skip_blanks();
        return at_ < text_.size() ? text_[at_] : '\0';
    }
    bool take(char expected) {
        const bool is_there = peek() == expected;
        at_ += is_there ? 1 : 0;
        return is_there;
    }

    std::optional<JsonValue> value(int depth) {
        if (depth > deepest || ++values_ > most_values) {
            return std::nullopt;
        }
        const char first = peek();
        if (first == '{') {
            return object(depth);
        }
        if (first == '[') {
            return list(depth);
        }
        if (first == quote_) {
            auto read = quoted();
            return !read              ? std::nullopt
                   : is_colour(*read) ? std::optional(JsonValue(fmt::format("#{}", *read)))
                                      : std::optional(JsonValue(*std::move(read)));
        }
        return bare();
    }

    std::optional<JsonValue> object(int depth) {
        JsonValue read = JsonValue::object();
        for (++at_; !take('}');) {
            if (!read.empty() && !take(',')) {
                return std::nullopt;
            }
            auto name = key();
            if (!name || !take(':') || read.size() == most_members) {
                return std::nullopt;
            }
            auto member = value(depth + 1);
            if (!member) {
                return std::nullopt;
            }
            read[long_key(*std::move(name))] = *std::move(member);
        }
        return read;
    }

    std::optional<std::string> key() {
        if (peek() == quote_) {
            return quoted();
        }
        const std::size_t begin = at_;
        while (at_ < text_.size() && is_key_character(text_[at_])) {
            ++at_;
        }
        return at_ > begin ? std::optional(std::string(text_.substr(begin, at_ - begin)))
                           : std::nullopt;
    }

    std::optional<JsonValue> list(int depth) {
        JsonValue read = JsonValue::array();
        ++at_;
        if (take(']')) {
            return read;
        }
        for (;;) {
            const char next = peek();
            auto item = next == ',' || next == ']' ? nothing() : value(depth + 1);
            if (!item) {
                return std::nullopt;
            }
            read.push_back(*std::move(item));
            if (take(']')) {
                return read;
            }
            if (!take(',')) {
                return std::nullopt;
            }
        }
    }

    /// An item of a list that has no character is an empty object.
    std::optional<JsonValue> nothing() {
        return ++values_ > most_values ? std::nullopt : std::optional(JsonValue::object());
    }

    std::optional<JsonValue> bare() {
        const std::size_t begin = at_;
        at_ = std::min(text_.find_first_of(",]} \t\r\n", at_), text_.size());
        const std::string_view word = text_.substr(begin, at_ - begin);
        if (word == "t" || word == "true") {
            return JsonValue(true);
        }
        if (word == "f" || word == "false") {
            return JsonValue(false);
        }
        if (word == "null") {
            return JsonValue(nullptr);
        }
        if (word == "#0" || word == "#F") {
            return JsonValue(word == "#0" ? "#000000" : "#FFFFFF");
        }
        if (is_colour(word)) {
            return JsonValue(fmt::format("#{}", word));
        }
        JsonValue number = JsonValue::parse(word, nullptr, false);
        return number.is_number() ? std::optional(std::move(number)) : std::nullopt;
    }

    std::optional<std::string> quoted() {
        std::string read;
        for (++at_; at_ < text_.size();) {
            if (text_[at_] == quote_) {
                ++at_;
                return read;
            }
            if (!(text_[at_] == '\\' ? escaped(read) : plain(read))) {
                return std::nullopt;
            }
        }
        return std::nullopt;
    }

    bool plain(std::string &read) {
        const Decoded next = decode_first(text_.substr(at_));
        read += text_.substr(at_, next.size);
        at_ += next.size;
        return next.valid;
    }

    /// Reads a backslash and what it escapes. Quotes may be escaped though they are not the text's.
    bool escaped(std::string &read) {
        constexpr std::string_view letters = "ntrbf";
        constexpr std::string_view meanings = "\n\t\r\b\f";
        if (++at_ == text_.size()) {
            return false;
        }
        const char letter = text_[at_];
        if (letter == 'u') {
            ++at_;
            return code_units(read);
        }
        const std::size_t known = letters.find(letter);
        if (known == std::string_view::npos) {
            return plain(read);
        }
        read += meanings[known];
        ++at_;
        return true;
    }

    std::optional<unsigned> four_hex_digits() {
        unsigned unit = 0;
        for (const std::size_t end = at_ + 4; at_ < end; ++at_) {
            const auto digit = at_ < text_.size() ? hex_digit(text_[at_]) : std::nullopt;
            if (!digit) {
                return std::nullopt;
            }
            unit = unit * 16 + *digit;
        }
        return unit;
    }

    /// Reads the digits behind \u, and a second such escape if the first is half a character.
    bool code_units(std::string &read) {
        constexpr char32_t replacement = 0xFFFD;
        const auto first = four_hex_digits();
        if (!first) {
            return false;
        }
        const bool is_high = *first >= 0xD800 && *first < 0xDC00;
        const bool is_low = *first >= 0xDC00 && *first < 0xE000;
        if (!is_high) {
            append_utf8(read, is_low ? replacement : *first);
            return true;
        }
        const std::size_t behind = at_;
        if (text_.substr(at_).starts_with("\\u")) {
            at_ += 2;
            const auto second = four_hex_digits();
            if (second && *second >= 0xDC00 && *second < 0xE000) {
                append_utf8(read, 0x10000 + ((*first - 0xD800) << 10) + (*second - 0xDC00));
                return true;
            }
        }
        at_ = behind;
        append_utf8(read, replacement);
        return true;
    }

    std::string_view text_;
    char quote_;
    std::size_t at_ = 0;
    std::size_t values_ = 0;
};

// ---- writing -----------------------------------------------------------------------------------

std::string short_key(const std::string &key) {
    const auto row = std::ranges::find(short_keys, key, &ShortKey::full);
    return row == short_keys.end() ? key : std::string(row->brief);
}

/// Writes a text in apostrophes. A quote is written as a code, since unzipping makes quotes of all
/// apostrophes that no backslash escapes.
std::string in_apostrophes(const std::string &text) {
    const std::string json = JsonValue(is_colour(text) ? text + ' ' : text)
                                 .dump(-1, ' ', false, JsonValue::error_handler_t::replace);
    std::string written = "'";
    for (const std::string_view part = std::string_view(json).substr(1, json.size() - 2);
         const char c : part) {
        if (c == '\'') {
            written += "\\'";
        } else if (c == '"') { // behind its backslash
            written += "u0022";
        } else {
            written += c;
        }
    }
    return written + "'";
}

std::string colour_or_text(const std::string &text) {
    return text == "#000000"                                    ? "#0"
           : text == "#FFFFFF"                                  ? "#F"
           : text.starts_with('#') && is_colour(text.substr(1)) ? text.substr(1)
                                                                : in_apostrophes(text);
}

/// Appends a value. An empty object in a list of several items has no character.
void append(std::string &written, const JsonValue &value) {
    if (value.is_object()) {
        std::string_view before = "{";
        for (const auto &[key, member] : value.items()) {
            const std::string brief = short_key(key);
            const bool is_bare = !brief.empty() && std::ranges::all_of(brief, is_key_character);
            written += before;
            written += (is_bare ? brief : in_apostrophes(brief)) + ":";
            append(written, member);
            before = ",";
        }
        written += value.empty() ? "{}" : "}";
    } else if (value.is_array()) {
        written += '[';
        for (std::size_t at = 0; at < value.size(); ++at) {
            written += at == 0 ? "" : ",";
            if (value.size() == 1 || !value[at].is_object() || !value[at].empty()) {
                append(written, value[at]);
            }
        }
        written += ']';
    } else if (value.is_string()) {
        written += colour_or_text(value.get<std::string>());
    } else {
        written += value.is_boolean() ? (value.get<bool>() ? "t" : "f") : value.dump();
    }
}

} // namespace
} // namespace zipped

std::string zipped_text(const JsonValue &document) {
    std::string written;
    zipped::append(written, document);
    return written;
}

std::optional<JsonValue> parse_zipped(std::string_view text) {
    return text.size() > 4 * longest_document ? std::nullopt : zipped::Parser(text).document();
}

} // namespace dokushin::text
