#include "cli/line_kind.h"

#include <algorithm>

namespace dokushin::cli {
namespace {

std::string_view first_word(std::string_view line) {
    return line.substr(0, std::min(line.find_first_of(" \t,;#|\r"), line.size()));
}

} // namespace

bool says_nothing(std::string_view line) {
    const std::size_t begin = line.find_first_not_of(" \t\r");
    return begin == std::string_view::npos || line[begin] == '#';
}

bool stands_alone(std::string_view line) {
    constexpr std::string_view first = "0123456789.*_-?ABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                       "abcdefghijklmnopqrstuvwxyz";
    return first_word(line).size() > max_side && first.find(line.front()) != first.npos &&
           line.find_first_of("[{(<") == line.npos;
}

bool is_surely_a_record(std::string_view line, const ReadOptions &options) {
    if (options.format == Format::line || options.format == Format::sdm) {
        return !says_nothing(line);
    }
    if (options.format && options.format != Format::sukaku) {
        return false; // of the others some have a header, some many lines a puzzle
    }
    const bool whole_board = options.shape &&
                             first_word(line).size() == options.shape->cell_count() &&
                             options.shape->cell_count() > options.shape->side();
    return !says_nothing(line) && (stands_alone(line) || whole_board);
}

} // namespace dokushin::cli
