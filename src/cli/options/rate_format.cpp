#include "cli/options/rate_format.h"

#include "cli/options/usage.h"
#include "stream/process/messages.h"
#include "stream/puzzle_line.h"

#include <fmt/format.h>

#include <cassert>

namespace dokushin::cli {
namespace {

/// Returns the technique's name in words, with a nesting as +1, +2, …
std::string name_of(const RatedTechnique &rated) {
    if (!rated.technique) {
        return rated.tenths == 0 ? "no solution" : "beyond the techniques";
    }
    std::string text(info(*rated.technique).english);
    return rated.nesting == 0 ? text : fmt::format("{} +{}", text, rated.nesting);
}

/// Returns the text of a code of HoDoKu's scale; nothing if the letter is none of them.
std::optional<std::string> hodoku_code(char letter, const HodokuRating &rating) {
    switch (letter) {
    case 'h':
        return std::string(name(rating.level));
    case 's':
        return std::to_string(rating.score);
    case 'H':
        return rating.hardest ? std::string(info(*rating.hardest).key) : "none";
    default:
        return std::nullopt;
    }
}

/// Returns each rating with its scale's name: "te=1 b=4", "b=>12".
std::string text_of(std::span<const UniversalRating> ratings) {
    std::vector<std::string> texts;
    for (const UniversalRating &one : ratings) {
        std::string value = to_text(one);
        std::erase(value, ' '); // columns are separated by spaces
        texts.push_back(fmt::format("{}={}", name(one.scale), value));
    }
    return fmt::format("{}", fmt::join(texts, " "));
}

std::string code(char letter, const RatedPuzzle &rated) {
    if (rated.hodoku) {
        if (const auto text = hodoku_code(letter, *rated.hodoku)) {
            return *text;
        }
    }
    const Rating &rating = rated.rating;
    switch (letter) {
    case 'u':
        return text_of(rated.universal);
    case 'g':
        return puzzle_line(rated.record);
    case 'i':
        return position_line(rated.record);
    case 'r':
        return rating_text(rating.hardest.tenths);
    case 'p':
        return rating_text(rating.pearl.tenths);
    case 'd':
        return rating_text(rating.diamond.tenths);
    case 'R':
        return name_of(rating.hardest);
    case 'P':
        return name_of(rating.pearl);
    case 'D':
        return name_of(rating.diamond);
    case 'S':
        return technique_text(rating.hardest);
    case 'T':
        return technique_text(rating.pearl);
    case 'U':
        return technique_text(rating.diamond);
    case 'n':
        return std::to_string(rated.index);
    case 'e':
        return fmt::format("{:.2f}s", rated.seconds);
    case 'm':
        return to_line(rated.record.puzzle.pencilmarks(), rated.record.alphabet);
    case 'l':
        return "\n";
    case 't':
        return "\t";
    default:
        assert(letter == '%'); // expect_known_codes() refuses any other
        return "%";
    }
}

} // namespace

std::string rating_text(unsigned tenths) { return fmt::format("{}.{}", tenths / 10, tenths % 10); }

std::string technique_text(const RatedTechnique &rated) {
    if (!rated.technique) {
        return {};
    }
    std::string text(info(*rated.technique).key);
    return rated.nesting == 0 ? text : fmt::format("{}+{}", text, rated.nesting);
}

bool has_codes_of_explainer(std::string_view pattern) {
    for (std::size_t at = 0; at + 1 < pattern.size(); ++at) {
        if (pattern[at] == '%') {
            ++at;
            if (explainer_codes.find(pattern[at]) != std::string_view::npos) {
                return true;
            }
        }
    }
    return false;
}

void expect_known_codes(std::string_view pattern, std::string_view own) {
    const std::string known = fmt::format("{}gimnelt%", own);
    for (std::size_t at = pattern.find('%'); at != pattern.npos; at = pattern.find('%', at + 2)) {
        const std::string_view code = pattern.substr(at, 2);
        if (code.size() < 2 || known.find(code[1]) == known.npos) {
            refuse_usage("--format", fmt::format("'{}' is no code, expected one of %{}",
                                                 printable(code), fmt::join(known, " %")));
        }
    }
}

std::string format_rating(std::string_view pattern, const RatedPuzzle &rated) {
    std::string text;
    for (std::size_t at = 0; at < pattern.size(); ++at) {
        if (pattern[at] == '%' && at + 1 < pattern.size()) {
            text += code(pattern[++at], rated);
        } else {
            text += pattern[at];
        }
    }
    return text;
}

} // namespace dokushin::cli
