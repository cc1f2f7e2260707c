// A file can be cut before lines that are records of their own. The line alone must show that,
// since a program that cuts a file does not read what stands before. Such a line is no row of a
// larger record: it is longer than any row, or as long as the whole board of the options, and it
// is no frame.
#include "board/text/characters/characters.h"
#include "board/text/reader/recognise.h"

#include <algorithm>
#include <cctype>

namespace dokushin {
namespace {

std::string_view first_word(std::string_view line) {
    return line.substr(0, std::min(line.find_first_of(" \t,;#|"), line.size()));
}

bool begins_with_a_cell(std::string_view line) {
    return std::isalnum(static_cast<unsigned char>(line.front())) != 0 ||
           std::string_view(".*_-?").find(line.front()) != std::string_view::npos;
}

/// Could the word be a frame? Frames are drawn with characters that are blanks elsewhere, but not
/// with points alone.
bool could_be_a_frame(std::string_view word) {
    return word.find_first_not_of('.') != std::string_view::npos &&
           std::ranges::none_of(
               word, [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; });
}

/// Could the word belong to a string of ISS that begins on a line before? One of several items does
/// not (iss_lines.cpp).
bool could_go_on_a_string(std::string_view word) {
    const bool has_several_items = word.starts_with('.') && word.find('.', 1) != word.npos;
    return word.find('~') != word.npos && !has_several_items;
}

/// Does the line, of a byte a character, begin with a puzzle that is no row?
bool begins_with_its_puzzle(std::string_view line, const ReadOptions &options) {
    const std::string_view word = first_word(line);
    constexpr std::string_view brackets = "[{(<"; // what may go on in the next line
    const bool longer_than_a_row =
        word.size() > max_side && line.find_first_of(brackets) == std::string_view::npos;
    const bool whole_board = options.shape && word.size() == options.shape->cell_count() &&
                             word.size() > options.shape->side() &&
                             word.find_first_of(brackets) == std::string_view::npos;
    return (longer_than_a_row || whole_board) && begins_with_a_cell(line) &&
           !could_be_a_frame(word) && !could_go_on_a_string(word);
}

} // namespace

bool says_nothing(std::string_view line) {
    const std::size_t begin = line.find_first_not_of(" \t\r\n");
    return begin == std::string_view::npos || line[begin] == '#';
}

bool is_surely_a_record(std::string_view line, const ReadOptions &options) {
    line = line.substr(0, line.find_first_of("\r\n"));
    if (says_nothing(line) || line.size() > options.max_line ||
        text::find_control_character({line, 1})) {
        return false;
    }
    if (options.format == Format::line || options.format == Format::sdm) {
        return true;
    }
    if (options.format && options.format != Format::sukaku) {
        return false; // other formats have a header, or several lines a puzzle
    }
    return text::is_ascii(line) ? begins_with_its_puzzle(line, options)
                                : begins_with_its_puzzle(text::Characters(line).text(), options);
}

} // namespace dokushin
