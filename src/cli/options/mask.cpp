#include "cli/options/mask.h"

#include "cli/options/usage.h"
#include "stream/process/messages.h"
#include "stream/process/text_of_file.h"

#include <fmt/format.h>

#include <cctype>

namespace dokushin::cli {

std::vector<bool> expect_pattern(const std::string &text_or_name, std::size_t cells) {
    const bool is_file = stream::is_file(text_or_name);
    const std::string text =
        is_file ? stream::text_of_file(text_or_name).value_or("") : text_or_name;
    std::vector<bool> pattern;
    for (const char c : text) {
        if (std::isspace(static_cast<unsigned char>(c)) == 0) {
            pattern.push_back(std::string_view(".0-_*?").find(c) == std::string_view::npos);
        }
    }
    if (pattern.size() != cells) {
        refuse_usage("--pattern",
                     fmt::format("{} has {} cells, expected {}{}", printable(text_or_name),
                                 pattern.size(), cells, is_file ? "" : ", or a file of them"));
    }
    return pattern;
}

} // namespace dokushin::cli
