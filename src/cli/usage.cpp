#include "cli/usage.h"

#include "cli/nearest.h"

#include <fmt/format.h>

#include <charconv>
#include <cmath>
#include <cstdint>
#include <optional>

namespace dokushin::cli {
namespace {

/// The whole text as a number; nothing if it is none, or too great to be held.
template <typename Number> std::optional<Number> parse_number(std::string_view text) {
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = error == std::errc{} && end == text.data() + text.size();
    return whole ? std::optional(number) : std::nullopt;
}

} // namespace

// CLI11's own checks print the ends of the range of double, 309 digits long.

CLI::Validator positive_number() {
    return {[](const std::string &text) {
                const auto number = parse_number<std::uint64_t>(text);
                return number && *number > 0
                           ? std::string{}
                           : fmt::format("'{}', expected a whole number of 1 or more", text);
            },
            ""};
}

CLI::Validator number_between(double least, double most) {
    return {[=](const std::string &text) {
                const auto number = parse_number<double>(text);
                return number && *number >= least && *number <= most
                           ? std::string{}
                           : fmt::format("'{}', expected a number from {} to {}", text, least,
                                         most);
            },
            ""};
}

void refuse_word(const std::string &option, std::string_view word, std::string_view kind,
                 const std::vector<std::string> &words) {
    constexpr std::size_t fit_on_a_line = 60;
    const std::string meant = nearest(word, words);
    throw CLI::ValidationError(
        option,
        fmt::format("'{}' is no {}{}, expected one of {}", word, kind,
                    meant.empty() ? "" : fmt::format(" (did you mean {}?)", meant),
                    words.size() > fit_on_a_line ? "those that --help lists"
                                                 : fmt::format("{}", fmt::join(words, ", "))));
}

Format expect_format(const std::string &option, std::string_view word) {
    const auto format = format_named(word);
    if (!format) {
        std::vector<std::string> names;
        for (const FormatInfo &info : formats()) {
            names.emplace_back(info.name);
        }
        refuse_word(option, word, "format", names);
    }
    return *format;
}

void expect_alphabet(const std::string &option, const std::string &word) {
    if (word == "usual" || word == "letters" || word == "zero") {
        return;
    }
    if (const auto own = Alphabet::custom(word); !own) {
        throw CLI::ValidationError(option, own.error().message());
    }
}

} // namespace dokushin::cli
