// The order matters: formats with a mark of their own come first, and the others
// are distinguished by counting.
//
// A run of 16 lines of 16 characters is a 16×16 grid or sixteen 4×4 puzzles. It
// is a grid if it is as high as it is wide and shows a symbol that the small
// board does not have. So are runs of 25, 36, 49 and 64.
#include "board/text/reader/recognise.h"
#include "errors/catalogue.h"

#include "board/text/characters/characters.h"
#include "board/text/characters/utf16.h"
#include "board/text/formats/csv.h"
#include "board/text/formats/link.h"
#include "board/text/formats/rules.h"
#include "board/text/formats/spaced.h"
#include "board/text/formats/table.h"
#include "board/text/frame.h"
#include "board/text/nested/nested.h"

#include <algorithm>
#include <cctype>

namespace dokushin::text {
namespace {

std::string_view trimmed(std::string_view line) {
    const std::size_t begin = line.find_first_not_of(" \t");
    if (begin == std::string_view::npos) {
        return {};
    }
    return line.substr(begin, line.find_last_not_of(" \t") - begin + 1);
}

/// The words of a line between white space, commas and bars.
std::vector<std::string_view> words_of(std::string_view line) {
    constexpr std::string_view separators = " \t,;|";
    std::vector<std::string_view> words;
    std::size_t begin = line.find_first_not_of(separators);
    while (begin != std::string_view::npos) {
        const std::size_t end = std::min(line.find_first_of(separators, begin), line.size());
        words.push_back(line.substr(begin, end - begin));
        begin = line.find_first_not_of(separators, end);
    }
    return words;
}

/// Does the line begin with a word of as many characters as a board of side 4 or
/// more has cells, all of which can be cells? Then the rest is its comment.
bool begins_with_a_puzzle(std::string_view line) {
    const auto words = words_of(line);
    const unsigned side = words.empty() ? 0 : side_of_cells(words.front().size());
    return side >= 4 && std::ranges::all_of(words.front(), [](char c) {
               return std::isalnum(static_cast<unsigned char>(c)) != 0 ||
                      std::string_view(".*_-?").find(c) != std::string_view::npos;
           });
}

/// Does the line begin a list: "name = [" or "[", with "{" and "(" in other languages, "array(["?
bool begins_list(std::string_view line) {
    const std::size_t bracket = line.find_first_of("[({");
    if (bracket == std::string_view::npos) {
        return false;
    }
    const std::string_view before = trimmed(line.substr(0, bracket));
    const std::string_view inside = trimmed(line.substr(bracket + 1));
    const bool call = line[bracket] == '(' && before.size() == bracket &&
                      (inside.starts_with('[') || inside.starts_with('('));
    return call || before.empty() || before.ends_with('=') || before.ends_with(':') ||
           line.find('=') != std::string_view::npos;
}

/// Does the block hold numbers, not characters: more than three words in a line, one of them of
/// two digits or with commas between them?
bool has_numbers(Block block) {
    return std::ranges::any_of(block, [](const Line &line) {
        const auto words = words_of(line.text);
        const bool two_digits = std::ranges::any_of(words, [](std::string_view word) {
            return word.size() == 2 &&
                   std::ranges::all_of(word, [](char c) { return c >= '0' && c <= '9'; });
        });
        return words.size() > 3 && (two_digits || line.text.find(',') != std::string_view::npos);
    });
}

/// Does the line begin with as many characters as some usual board has cells?
bool could_be_a_puzzle(const Line &line, Context &context) {
    const auto words = words_of(line.text);
    return is_size_of_a_board(words.empty() ? 0 : words.front().size(), context);
}

/// Are there as many rows as columns, give or take one row?
bool is_about_square(std::span<const std::vector<Glyph>> rows) {
    const std::size_t width = rows.empty() ? 0 : rows.front().size();
    return width >= 4 && rows.size() + 1 >= width && rows.size() <= width + 1;
}

bool holds_link(std::string_view line) { return line.contains('/') && !link_in(line).empty(); }

/// Does the line have the tabs of a row of four fields or more? Then it is a row of a table even
/// if all its cells are blank.
bool has_tabs_of_a_row(std::string_view line) { return std::ranges::count(line, '\t') >= 3; }

/// Is the line a row of many short fields? With quotes a row has more characters than cells.
bool is_row_of_fields(std::string_view line) {
    constexpr std::size_t longest = 6; // with quotes and a space
    const std::size_t first = line.find_first_of(",;\t");
    if (first > longest) { // or nowhere
        return false;
    }
    const char separator = line[first];
    const auto fields = static_cast<std::size_t>(std::ranges::count(line, separator)) + 1;
    return fields <= max_side && line.size() <= fields * longest;
}

/// Do rows that could each be a board show a symbol that such a small board does not have?
bool has_larger_symbol(std::span<const std::vector<Glyph>> rows) {
    const unsigned small = side_of_cells(rows.front().size());
    const Alphabet usual = Alphabet::usual(small);
    return std::ranges::any_of(rows, [&](const auto &row) {
        return std::ranges::any_of(row, [&](const Glyph &glyph) {
            return usual.digit(glyph.character) == Digit::blank && !usual.is_blank(glyph.character);
        });
    });
}

/// Finds the format whose mark is in the line; null if none has one.
const FormatRow *row_of_line(std::string_view line) {
    const auto rows = all_rows();
    const auto found = std::ranges::find_if(rows, [&](const FormatRow *const row) {
        return row->is_line != nullptr && row->is_line(line);
    });
    return found == rows.end() ? nullptr : *found;
}

/// Finds the format whose mark is in the block; null if none has one.
const FormatRow *row_of_block(Block block) {
    const auto rows = all_rows();
    const auto found = std::ranges::find_if(rows, [&](const FormatRow *const row) {
        return row->is_block != nullptr && row->is_block(block);
    });
    return found == rows.end() ? nullptr : *found;
}

} // namespace

bool is_comment(std::string_view line) { return trimmed(line).starts_with('#'); }

std::optional<Error> find_control_character(const Line &line) {
    const auto is_control = [](char c) {
        return (static_cast<unsigned char>(c) < ' ' && c != '\t') || c == '\x7f';
    };
    // Counted without a branch a byte, so that the compiler can vectorise it.
    if (std::ranges::count_if(line.text, is_control) == 0) {
        return std::nullopt;
    }
    if (looks_like_utf16(line.text)) {
        return at(Error{ErrorCode::bad_character,
                        {"text that looks like UTF-16"},
                        {"UTF-8; save it as UTF-8"}},
                  line.number, 1);
    }
    const auto found = std::ranges::find_if(line.text, is_control);
    return at(Error{ErrorCode::bad_character, {"{} in the input", shown(*found)}, {"text"}},
              line.number, count_characters({line.text.begin(), found}) + 1);
}

Cut cut_at(std::string_view line, const ReadOptions &options) {
    const std::string_view text = trimmed(line);
    if (text.empty()) {
        constexpr std::size_t fewest = 4; // cells in a row
        const bool rows =
            !options.format || *options.format == Format::table || *options.format == Format::grid;
        return rows && (has_tabs_of_a_row(line) || line.size() >= fewest) ? Cut::block
                                                                          : Cut::nothing;
    }
    if (options.format) {
        return row_of(*options.format).cut(text);
    }
    if (text.starts_with('#')) {
        return begins_rules(text) ? Cut::rules : begins_sdk(text) ? Cut::block : Cut::nothing;
    }
    if (begins_with_a_puzzle(text)) {
        return could_be_a_row(text) ? Cut::block : Cut::line;
    }
    if (text.starts_with("</")) {
        return Cut::nothing; // the rest of a document that ended
    }
    if (text.starts_with('<')) {
        return Cut::markup;
    }
    if (holds_link(text)) {
        return Cut::line;
    }
    if (begins_sdk(text)) {
        return Cut::block;
    }
    if (text.starts_with('{') && trimmed(text.substr(1)).starts_with('"')) {
        return brackets_are_closed(text) ? Cut::line : Cut::list;
    }
    if (begins_list(text)) {
        return Cut::list;
    }
    if (text.find_first_of(",;\t") != std::string_view::npos && csv_header({text})) {
        return Cut::csv;
    }
    if (row_of_line(text) != nullptr) {
        return Cut::line;
    }
    return could_be_a_row(text) ? Cut::block : Cut::line;
}

Format recognise_line(std::string_view line) {
    const std::string_view text = trimmed(line);
    if (text.starts_with('{')) {
        return Format::json;
    }
    if (const FormatRow *const row = row_of_line(text)) {
        return row->info.format;
    }
    return is_flat_table({line, 1}) ? Format::table : Format::line;
}

bool could_be_a_row(std::string_view line) {
    const Line one{line, 1};
    const auto rows = rows_without_frames({&one, 1});
    if (rows.empty()) {
        return true; // a border
    }
    if (holds_link(line)) {
        return false;
    }
    const bool framed = line.find_first_of("|+") != std::string_view::npos ||
                        line.find(drawn_character) != std::string_view::npos;
    // Rows hold one word of N characters or N words; a line of a puzzle is one
    // word of N² characters, so that only 16, 25, 36, 49 and 64 can be both.
    const std::size_t word = std::min(line.find_first_of(" \t"), line.size());
    const bool words = line.find_first_of(" \t,") != std::string_view::npos;
    return framed || rows.front().size() <= max_side || (words && word <= 2) ||
           is_row_of_fields(line);
}

bool is_row_of_blanks(std::string_view line, Block block) {
    if (line.empty()) {
        return false;
    }
    if (has_tabs_of_a_row(line)) {
        return std::ranges::any_of(block, [&](const Line &row) {
            return std::ranges::count(row.text, '\t') == std::ranges::count(line, '\t');
        });
    }
    return line.size() >= 4 && looks_like_spaced(block);
}

bool takes_rows_of_blanks(Block block, const ReadOptions &options) {
    const auto format = options.format;
    return ((!format || format == Format::table) && table_of(block).has_value()) ||
           ((!format || format == Format::grid) && looks_like_spaced(block));
}

Format recognise_block(Block block, Context &context) {
    if (begins_sdk(block.front().text)) {
        return Format::sdk;
    }
    if (const FormatRow *const row = row_of_block(block)) {
        return row->info.format;
    }
    if (const auto table = table_of(block)) {
        // Many boards of one line, or one of many.
        const auto &rows = table->rows;
        const bool flat = rows.size() > 1 && std::ranges::all_of(block, is_flat_table) &&
                          rows.front().size() != rows.size();
        return flat ? Format::line : Format::table;
    }
    if (looks_like_spaced(block) && reads_as_spaced(block)) {
        return Format::grid;
    }
    if (are_pencilmarks(block)) {
        return Format::pencilmarks;
    }
    const auto puzzles = static_cast<std::size_t>(std::ranges::count_if(
        block, [&](const Line &line) { return could_be_a_puzzle(line, context); }));
    const auto rows = rows_without_frames(block);
    if (rows.empty()) {
        return Format::line;
    }
    if (puzzles == 0) {
        return has_numbers(block) ? Format::numbers : Format::grid;
    }
    // What is left are rows of 16, 25, 36, 49 or 64, or puzzles with wrong lines
    // between them, each of which gets an error of its own.
    if (context.options().shape) {
        const bool rows_of_it = rows.front().size() == context.options().shape->columns();
        return rows_of_it ? Format::grid : Format::line;
    }
    return is_about_square(rows) && side_of_cells(rows.front().size()) != 0 &&
                   has_larger_symbol(rows)
               ? Format::grid
               : Format::line;
}

} // namespace dokushin::text
