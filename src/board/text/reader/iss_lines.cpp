// Strings of ISS over several lines. A file may have a string a line, so that a line belongs to the
// string before it only if something shows that: both are indented, or it has one item as each line
// before it, or the line before it ends in the middle of an item. Where the options name the
// format, a line that doesn't begin with a point goes on as well.
#include "board/text/reader/machine.h"
#include "board/text/sites/iss.h"
#include "board/text/sites/json_document.h"

#include <algorithm>

namespace dokushin {

using text::Line;

namespace {

std::string_view without_blanks(std::string_view line) {
    const std::size_t begin = std::min(line.find_first_not_of(" \t"), line.size());
    const std::size_t end = line.find_last_not_of(" \t");
    return line.substr(begin, end == std::string_view::npos ? 0 : end + 1 - begin);
}

bool is_indented(std::string_view line) { return line.starts_with(' ') || line.starts_with('\t'); }

bool has_one_item(std::string_view line) {
    return line.starts_with('.') && line.rfind('.') == 0 && text::is_iss(line);
}

} // namespace

/// Reads a string that begins with a line. The next line is looked at only if it may belong to it,
/// since a pipe may not have it yet.
Result<Record> Reader::Machine::read_iss_lines(const Line &first) {
    const std::size_t number = first.number;
    const bool is_named = options_.format == Format::iss;
    const bool begins_indented = is_indented(first.text);
    std::string string(first.written(0));
    bool has_single_items = has_one_item(without_blanks(first.text));
    bool is_cut = without_blanks(first.text).ends_with('~');
    // ISS states all givens of a string in one item, which has no name.
    const auto begins_another = [&](std::string_view line) {
        return line.starts_with(".~") && string.find(".~") != std::string::npos;
    };
    while ((is_named || begins_indented || has_single_items || is_cut) &&
           string.size() < text::longest_document) {
        const auto next = next_line_of_record(true);
        if (!next) {
            break;
        }
        const std::string_view line = without_blanks(next->text);
        const bool is_single = has_one_item(line);
        const bool both_are_indented = begins_indented && is_indented(next->text);
        const bool goes_on =
            !line.empty() && !text::is_comment(line) &&
            (both_are_indented ||
             (line.starts_with('.') ? has_single_items && is_single && !begins_another(line)
                                    : is_named || is_cut || line.starts_with('~')));
        if (!goes_on) {
            returned_.push_front(copy_of(*next));
            break;
        }
        has_single_items = has_single_items && is_single;
        is_cut = line.ends_with('~');
        string += next->written(0);
    }
    text::Characters characters;
    return text::row_of(Format::iss).read_line(line_of(string, number, characters), context_);
}

} // namespace dokushin
