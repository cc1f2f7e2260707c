// The format `numbers`: decimal numbers separated by white space or commas, in rows or all in one
// line. It is the one format for boards over 9×9 that is never ambiguous.
#include "board/text/format_rows.h"
#include "board/text/frame.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <fmt/format.h>

#include <charconv>

namespace dokushin::text {
namespace {

struct NumberWord {
    std::string_view text;
    std::size_t line = 1;
    std::size_t column = 1;
    const Line *source = nullptr;
};

std::string shown_in(const NumberWord &word, std::size_t offset) {
    return shown(*word.source, word.column - 1 + offset);
}

bool is_frame(std::string_view text) {
    return text.find_first_of("0123456789") == std::string_view::npos &&
           text.find("--") != std::string_view::npos;
}

/// Splits a line into words, without the frames between them.
std::vector<NumberWord> number_words_of(const Line &line) {
    std::vector<NumberWord> words;
    std::size_t offset = 0;
    while (offset < line.text.size()) {
        const char c = line.text[offset];
        const std::size_t drawn = box_drawing_at(line.text.substr(offset));
        if (drawn != 0 || c == ' ' || c == '\t' || c == ',' || c == ';' || c == '|') {
            offset += drawn != 0 ? drawn : 1;
            continue;
        }
        const std::size_t begin = offset;
        while (offset < line.text.size() &&
               std::string_view(" \t,;|").find(line.text[offset]) == std::string_view::npos &&
               box_drawing_at(line.text.substr(offset)) == 0) {
            ++offset;
        }
        words.push_back({line.text.substr(begin, offset - begin), line.number, begin + 1, &line});
    }
    return words;
}

Result<Digit> digit_of_word(const NumberWord &word, unsigned side) {
    if (word.text.size() == 1 &&
        std::string_view(".0*_-?").find(word.text[0]) != std::string_view::npos) {
        return Digit::blank;
    }
    unsigned value = 0;
    const char *const end = word.text.data() + word.text.size();
    const auto [stop, error] = std::from_chars(word.text.data(), end, value);
    if (error != std::errc{} && error != std::errc::result_out_of_range) {
        return std::unexpected(at(Error{ErrorCode::bad_character,
                                        {"{} in a board of numbers", shown_in(word, 0)},
                                        {"1 to {}, or 0 for a blank", side}},
                                  word.line, word.column));
    }
    if (stop != end) {
        return std::unexpected(
            at(Error{ErrorCode::bad_character,
                     {"{} behind a number",
                      shown_in(word, static_cast<std::size_t>(stop - word.text.data()))},
                     {"a space or a comma"}},
               word.line, word.column + static_cast<std::size_t>(stop - word.text.data())));
    }
    if (error != std::errc{} || value > side) {
        return std::unexpected(
            at(Error{ErrorCode::out_of_range,
                     {"{} on a {}×{} board", word.text.substr(0, 20), side, side},
                     {"1 to {}, or 0 for a blank", side}},
               word.line, word.column));
    }
    return digit_of(value);
}

Result<Record> read_numbers(Block block, Context &context) {
    std::vector<NumberWord> words;
    std::size_t rows = 0;
    std::size_t width = 0;
    for (const Line &line : block) {
        if (is_frame(line.text)) {
            continue;
        }
        const auto row = number_words_of(line);
        if (row.empty()) {
            continue;
        }
        width = rows++ == 0 ? row.size() : width;
        if (row.size() != width) {
            return std::unexpected(at(Error{ErrorCode::ragged,
                                            {"a row of {n} numbers", row.size()},
                                            {"{} as in the first row", width}},
                                      line.number, row.back().column));
        }
        words.insert(words.end(), row.begin(), row.end());
    }
    const std::size_t first_line = block.front().number;
    const unsigned side = side_of_cells(words.size());
    if (side == 0 || (rows > 1 && rows != side)) {
        return std::unexpected(at(rows > 1 ? Error{ErrorCode::wrong_length,
                                                   {"{n} rows of {n} numbers", rows, width},
                                                   {"as many rows as columns"}}
                                           : wrong_cell_count(words.size(), context),
                                  first_line, 1));
    }
    DOKUSHIN_TRY(shape, at(context.shape_of_side(side), first_line, 1));
    Grid grid;
    for (const NumberWord &word : words) {
        DOKUSHIN_TRY(digit, digit_of_word(word, side));
        grid.push_back(digit);
    }
    DOKUSHIN_TRY(puzzle, at(Puzzle::from_givens(std::move(shape), std::move(grid)), first_line, 1));
    return Record{std::move(puzzle), Format::numbers, Alphabet::usual(side), '0', first_line, 1};
}

Result<std::string> write_numbers(const Record &record, const WriteOptions &options) {
    const Shape &shape = record.puzzle.shape();
    const std::size_t width = shape.side() > 9 ? 2 : 1;
    const std::string blank =
        blank_of(options, record.format == Format::numbers ? record.blank : '0');
    std::string text;
    for (std::size_t cell = 0; cell < shape.cell_count(); ++cell) {
        const Digit digit = record.puzzle.given(cell_at(cell));
        const std::string word = digit == Digit::blank ? blank : std::to_string(number(digit));
        text += fmt::format("{:>{}}", word, width);
        text += (cell + 1) % shape.side() == 0 ? '\n' : ' ';
    }
    return text;
}

} // namespace

constinit const FormatRow numbers_row{
    .info = {Format::numbers, "numbers",
             "numbers separated by spaces or commas, in rows or in one line", true},
    .cut = cut_by_blocks,
    .read_block = read_numbers,
    .write = write_numbers,
    .parted = true};

} // namespace dokushin::text
