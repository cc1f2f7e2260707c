// A pattern is matched by backtracking over the places where a hole may end. Patterns have few
// holes, and the literal text behind a hole ends it almost always the first time.
#include "translate/pattern.h"

#include "base/counting.h"

#include <algorithm>

namespace dokushin::translate {
namespace {

constexpr std::size_t none = std::string_view::npos;

struct Hole {
    std::size_t begin = none; ///< `none` if there is no hole
    std::size_t size = 0;
    char kind = 0;
};

/// Finds the first hole. A brace that opens none, as JSON's, is an ordinary character.
Hole next_hole(std::string_view pattern) {
    for (std::size_t at = pattern.find('{'); at != none; at = pattern.find('{', at + 1)) {
        const std::string_view rest = pattern.substr(at);
        if (rest.starts_with("{}")) {
            return {at, 2, 0};
        }
        if (rest.size() >= 3 && rest[2] == '}') {
            return {at, 3, rest[1]};
        }
    }
    return {};
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool is_number(std::string_view text) {
    text.remove_prefix(text.starts_with('-') ? 1 : 0);
    const std::size_t point = std::min(text.find('.'), text.size());
    const std::string_view behind = text.substr(std::min(point + 1, text.size()));
    return point > 0 && std::ranges::all_of(text.substr(0, point), is_digit) &&
           std::ranges::all_of(behind, is_digit) && (point == text.size() || !behind.empty());
}

/// Is it a character as errors quote it: 'x', 'あ', '\xe9' or U+200B?
bool is_shown_character(std::string_view text) {
    if (text.starts_with("U+")) {
        return text.size() >= 6;
    }
    const auto byte = static_cast<unsigned char>(text.size() > 2 ? text[1] : '\0');
    return text.size() >= 3 && text.starts_with('\'') && text.ends_with('\'') &&
           (text.size() == 3 || (text.size() == 6 && text.substr(1, 2) == "\\x") ||
            (text.size() <= 6 && byte >= 0xC2));
}

bool fits(char kind, std::string_view text, bool (*is_phrase)(std::string_view)) {
    switch (kind) {
    case 'n':
        return is_number(text);
    case 'w':
        return !text.empty() && text.find(' ') == none;
    case 'c':
        return is_shown_character(text);
    case 'p':
        return is_number(text) || is_phrase(text);
    default:
        return true;
    }
}

/// An upper bound on the length of a filler at the front of `text`, which bounds the backtracking.
std::size_t longest(char kind, std::string_view text) {
    switch (kind) {
    case 'n':
        return 24;
    case 'w':
        return std::min(text.find(' '), text.size());
    case 'c':
        return 8;
    case 'p':
        return 64;
    default:
        return text.size();
    }
}

bool match(std::string_view pattern, std::string_view text, std::vector<Filler> &fillers,
           bool (*is_phrase)(std::string_view));

/// Matches a text from a hole on, if it is the number 1 before a noun in the singular; `rest` is
/// the pattern behind the hole, with the noun in the plural.
bool match_one(char kind, std::string_view rest, std::string_view text,
               std::vector<Filler> &fillers, bool (*is_phrase)(std::string_view)) {
    const std::string_view noun = base::plural_in_front(rest);
    if ((kind != 'n' && kind != 'p') || noun.empty() || !text.starts_with('1') ||
        !text.substr(1).starts_with(noun.substr(0, noun.size() - 1))) {
        return false;
    }
    fillers.push_back({kind, text.substr(0, 1)});
    if (match(rest.substr(noun.size()), text.substr(noun.size()), fillers, is_phrase)) {
        return true;
    }
    fillers.pop_back();
    return false;
}

bool match(std::string_view pattern, std::string_view text, std::vector<Filler> &fillers,
           bool (*is_phrase)(std::string_view)) {
    const Hole hole = next_hole(pattern);
    const std::string_view literal = pattern.substr(0, hole.begin);
    if (!text.starts_with(literal)) {
        return false;
    }
    text.remove_prefix(literal.size());
    if (hole.begin == none) {
        return text.empty();
    }
    const std::string_view rest = pattern.substr(hole.begin + hole.size);
    if (match_one(hole.kind, rest, text, fillers, is_phrase)) {
        return true;
    }
    const std::string_view next = rest.substr(0, next_hole(rest).begin);
    const std::size_t most = longest(hole.kind, text);
    std::size_t end = rest.empty() ? text.size() : text.find(next);
    while (end != none && end <= most) {
        if (fits(hole.kind, text.substr(0, end), is_phrase)) {
            fillers.push_back({hole.kind, text.substr(0, end)});
            if (match(rest, text.substr(end), fillers, is_phrase)) {
                return true;
            }
            fillers.pop_back();
        }
        end = rest.empty() ? none : text.find(next, end + 1);
    }
    return false;
}

} // namespace

std::optional<std::vector<Filler>> fillers_of(std::string_view pattern, std::string_view text,
                                              bool (*is_phrase)(std::string_view)) {
    std::vector<Filler> fillers;
    return match(pattern, text, fillers, is_phrase) ? std::optional(std::move(fillers))
                                                    : std::nullopt;
}

std::size_t literal_size(std::string_view pattern) {
    std::size_t size = pattern.size();
    for (Hole hole = next_hole(pattern); hole.begin != none; hole = next_hole(pattern)) {
        size -= hole.size;
        pattern.remove_prefix(hole.begin + hole.size);
    }
    return size;
}

bool has_hole(std::string_view pattern, char kind) {
    for (Hole hole = next_hole(pattern); hole.begin != none; hole = next_hole(pattern)) {
        if (hole.kind == kind) {
            return true;
        }
        pattern.remove_prefix(hole.begin + hole.size);
    }
    return false;
}

std::string filled(std::string_view pattern, std::span<const std::string> fillers) {
    std::string text;
    std::size_t turn = 0;
    for (Hole hole = next_hole(pattern); hole.begin != none; hole = next_hole(pattern)) {
        const std::size_t which =
            hole.kind == 0 ? turn++ : static_cast<std::size_t>(hole.kind - '0');
        text += pattern.substr(0, hole.begin);
        text += which < fillers.size() ? fillers[which] : std::string{};
        pattern.remove_prefix(hole.begin + hole.size);
    }
    return text.append(pattern);
}

} // namespace dokushin::translate
