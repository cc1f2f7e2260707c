#include "cli/options/mask.h"

#include "cli/options/usage.h"
#include "stream/process/messages.h"

#include <fmt/format.h>

#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace dokushin::cli {

std::vector<bool> expect_pattern(const std::string &text_or_name, std::size_t cells) {
    std::string text = text_or_name;
    const bool is_file = std::filesystem::is_regular_file(text_or_name);
    if (is_file) {
        std::ifstream file(text_or_name);
        text.assign(std::istreambuf_iterator<char>(file), {});
    }
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
