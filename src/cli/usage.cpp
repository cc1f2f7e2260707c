#include "cli/usage.h"

#include "cli/nearest.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace dokushin::cli {
void refuse_usage(const std::string &option, const std::string &what) {
    throw CLI::ValidationError(option, what);
}

void refuse_word(const std::string &option, std::string_view word, std::string_view kind,
                 const std::vector<std::string> &words) {
    constexpr std::size_t fit_on_a_line = 60;
    const std::string meant = nearest(word, words);
    refuse_usage(option, fmt::format("'{}' is no {}{}, expected one of {}", word, kind,
                                     meant.empty() ? "" : fmt::format(" (did you mean {}?)", meant),
                                     words.size() > fit_on_a_line
                                         ? "those that --help lists"
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
        refuse_usage(option, own.error().message());
    }
}

} // namespace dokushin::cli
