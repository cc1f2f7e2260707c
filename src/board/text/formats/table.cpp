// A table is recognised by its separators, and its board is found within labels.
//
// A spreadsheet's cells are separated by tabs, commas or semicolons, Markdown's by bars; a
// blank is an empty cell. A text without an empty cell, quote or label reads as rows of numbers or
// characters as well, and is left to those formats. Around a board there may be labels: a header
// row, a column of numbers, both.
#include "board/text/formats/table.h"
#include "board/text/format_rows.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include "board/text/cells.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>

namespace dokushin::text {
namespace {

using FieldRow = std::vector<Field>;

constexpr std::size_t fewest_fields = 4; // in a row

bool is_whole_number(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

/// Strips a cell of spaces, Markdown's stars, pandas' words for blanks and `.0`.
Field plain_cell(Field field) {
    field = trimmed(std::move(field));
    for (const std::string_view mark : {"**", "`"}) {
        if (field.text.size() > 2 * mark.size() && field.text.starts_with(mark) &&
            field.text.ends_with(mark)) {
            field.text = field.text.substr(mark.size(), field.text.size() - 2 * mark.size());
            field.column += mark.size();
        }
    }
    constexpr std::array<std::string_view, 6> blanks{"nan", "NaN", "NA", "null", "None", "<NA>"};
    if (std::ranges::find(blanks, field.text) != blanks.end()) {
        field.text.clear();
    }
    if (field.text.size() > 2 && field.text.ends_with(".0") &&
        is_whole_number(std::string_view(field.text).substr(0, field.text.size() - 2))) {
        field.text.resize(field.text.size() - 2);
    }
    return field;
}

bool is_cell(std::string_view text) {
    return text.size() <= 1 || (text.size() == 2 && is_whole_number(text));
}

/// Is it a rule, |---|:-:|, between Markdown's header and its rows, or a frame of dashes?
bool is_rule_of_table(std::string_view text) {
    return text.find_first_not_of("-:|+= \t") == std::string_view::npos &&
           (text.find("--") != std::string_view::npos ||
            text.find("-:") != std::string_view::npos || text.find(":-") != std::string_view::npos);
}

/// Drops the empty fields outside of the bars at both ends of all rows.
void drop_outer_bars(std::vector<FieldRow> &rows, Block block) {
    const auto all = [&](auto at_end) {
        return std::ranges::all_of(block, [&](const Line &line) {
            const std::size_t first = line.text.find_first_not_of(" \t");
            const std::size_t last = line.text.find_last_not_of(" \t");
            return first == std::string_view::npos || is_rule_of_table(line.text) ||
                   line.text[at_end ? last : first] == '|';
        });
    };
    const bool front = all(false);
    const bool back = all(true);
    for (FieldRow &row : rows) {
        if (back && row.size() > 1) {
            row.pop_back();
        }
        if (front && row.size() > 1) {
            row.erase(row.begin());
        }
    }
}

std::optional<Table> split(Block block, char separator) {
    if (std::ranges::none_of(block,
                             [&](const Line &line) { return line.text.contains(separator); })) {
        return std::nullopt;
    }
    Table table;
    table.may_lack_ends = separator == '\t';
    for (const Line &line : block) {
        const bool blank = line.text.find_first_not_of(" \t") == std::string_view::npos;
        if (separator == '|' && is_rule_of_table(line.text)) {
            table.headed = table.headed || table.rows.size() == 1;
            continue;
        }
        if (line.text.find(separator) == std::string_view::npos && separator != '\t') {
            if (blank) {
                continue;
            }
            return std::nullopt;
        }
        auto fields = fields_of(line, separator);
        std::ranges::transform(fields, fields.begin(), plain_cell);
        table.rows.push_back(std::move(fields));
    }
    if (separator == '|') {
        drop_outer_bars(table.rows, block);
    }
    return table.rows.empty() ? std::nullopt : std::optional(std::move(table));
}

std::size_t width_of(const Table &table) {
    return std::ranges::max(table.rows, {}, &FieldRow::size).size();
}

/// Do all rows have that column, and is it empty in each?
bool is_empty_column(const Table &table, std::size_t column) {
    return std::ranges::all_of(table.rows, [&](const FieldRow &row) {
        return column < row.size() && row[column].text.empty();
    });
}

bool is_empty_row(const FieldRow &row) {
    return std::ranges::all_of(row, [](const Field &field) { return field.text.empty(); });
}

/// Drops the first field. A row keeps at least one, blank, which has its place in the input.
void drop_first_field(FieldRow &row) {
    if (row.size() > 1) {
        row.erase(row.begin());
    } else {
        row.front().text.clear();
    }
}

/// Drops empty columns and rows around the board, as separators at the ends of rows make them.
void drop_empty_edges(Table &table) {
    auto &rows = table.rows;
    const auto wide = [&] { return width_of(table) > std::max(rows.size(), fewest_fields); };
    const auto high = [&] { return rows.size() > std::max(width_of(table), fewest_fields); };
    while (rows.size() > 1 && wide() && is_empty_column(table, width_of(table) - 1)) {
        std::ranges::for_each(rows, [](FieldRow &row) { row.pop_back(); });
    }
    while (rows.size() > 1 && wide() && is_empty_column(table, 0)) {
        std::ranges::for_each(rows, drop_first_field);
    }
    while (high() && is_empty_row(rows.back())) {
        rows.pop_back();
    }
    while (high() && is_empty_row(rows.front())) {
        rows.erase(rows.begin());
    }
}

/// Are most fields cells? The first row and column may hold labels.
bool holds_cells(const Table &table) {
    std::size_t cells = 0;
    std::size_t others = 0;
    for (std::size_t row = table.rows.size() > 1 ? 1 : 0; row < table.rows.size(); ++row) {
        for (std::size_t column = 1; column < table.rows[row].size(); ++column) {
            ++(is_cell(table.rows[row][column].text) ? cells : others);
        }
    }
    return cells > 0 && others * 4 <= cells;
}

/// Has the table what rows of numbers or characters can't have?
bool needs_a_table(const Table &table, char separator) {
    const bool letters = separator == ',' || separator == ';';
    const bool oblong = table.rows.size() > 1 && (table.rows.size() == width_of(table) + 1 ||
                                                  table.rows.size() + 1 == width_of(table));
    return table.headed || oblong || std::ranges::any_of(table.rows, [&](const FieldRow &row) {
               return std::ranges::any_of(row, [&](const Field &field) {
                   return field.text.empty() || field.quoted ||
                          (letters && std::isalpha(static_cast<unsigned char>(field.text[0])) != 0);
               });
           });
}

// ---- labels --------------------------------------------------------------------------

/// Are the words consecutive labels: 1, 2, 3 …; 0, 1, 2 …; A, B, C …; r1, r2, r3 …?
bool are_labels(const std::vector<std::string_view> &words) {
    if (words.size() < fewest_fields) {
        return false;
    }
    const std::size_t number = std::min(words[0].find_first_of("0123456789"), words[0].size());
    const std::string_view name = words[0].substr(0, number);
    const auto counts_from = [&](unsigned first) {
        for (std::size_t at = 0; at < words.size(); ++at) {
            if (words[at] != fmt::format("{}{}", name, first + at)) {
                return false;
            }
        }
        return true;
    };
    const auto letters_from = [&](char first) {
        for (std::size_t at = 0; at < words.size(); ++at) {
            if (words[at].size() != 1 ||
                words[at][0] != static_cast<char>(first + static_cast<char>(at))) {
                return false;
            }
        }
        return true;
    };
    return words.size() <= 26
               ? counts_from(0) || counts_from(1) || letters_from('A') || letters_from('a')
               : counts_from(0) || counts_from(1);
}

std::vector<std::string_view> words_across(const Table &table, std::size_t from) {
    std::vector<std::string_view> words;
    for (std::size_t column = from; column < table.rows[0].size(); ++column) {
        words.emplace_back(table.rows[0][column].text);
    }
    return words;
}

std::vector<std::string_view> words_down(const Table &table, std::size_t from) {
    std::vector<std::string_view> words;
    for (std::size_t row = from; row < table.rows.size(); ++row) {
        words.emplace_back(table.rows[row].front().text);
    }
    return words;
}

void drop_first_row(Table &table) { table.rows.erase(table.rows.begin()); }

void drop_first_column(Table &table) { std::ranges::for_each(table.rows, drop_first_field); }

/// Is a square table a board with labels above and beside it, and not a larger board?
Result<bool> has_labels_around(const Table &table, Context &context) {
    const auto larger = static_cast<unsigned>(table.rows.size());
    const Field &corner = table.rows[0][0];
    const auto across = words_across(table, 1);
    if (is_cell(corner.text) && !corner.text.empty()) {
        return false;
    }
    if (!are_labels(across) || !are_labels(words_down(table, 1))) {
        return false;
    }
    if (context.options().shape) {
        return context.options().shape->side() + 1 == larger;
    }
    // A board does not write its blanks in two ways, and has no digits beyond its side.
    const bool digits = is_whole_number(across[0]) && across[0] != "0" && corner.text.empty();
    if (!digits || !Shape::has_usual_boxes(larger)) {
        return true;
    }
    if (!Shape::has_usual_boxes(larger - 1)) {
        return false;
    }
    return std::unexpected(
        at(Error{ErrorCode::bad_format,
                 {"a table that is a {}×{} board, or a {}×{} one with labels", larger, larger,
                  larger - 1, larger - 1},
                 {"its shape to be named, {} or {}", fmt::format("{0}x{0}", larger),
                  fmt::format("{0}x{0}", larger - 1)}},
           corner.line, corner.column));
}

Result<void> drop_labels(Table &table, Context &context) {
    const std::size_t height = table.rows.size();
    const std::size_t width = width_of(table);
    if (height == 1) {
        return {};
    }
    if (height == width) {
        DOKUSHIN_TRY(around, has_labels_around(table, context));
        if (around) {
            drop_first_row(table);
            drop_first_column(table);
        }
    } else if (height == width + 1 && (table.headed || are_labels(words_across(table, 0)))) {
        drop_first_row(table);
    } else if (width == height + 1 && are_labels(words_down(table, 0))) {
        drop_first_column(table);
    }
    return {};
}

// ---- cells ---------------------------------------------------------------------------

/// Makes every row as wide as the first: ends that were cut off become blanks.
Result<void> make_square(Table &table) {
    const bool has_blank = std::ranges::any_of(table.rows, [](const FieldRow &row) {
        return std::ranges::any_of(row, [](const Field &field) { return field.text.empty(); });
    });
    const std::size_t width =
        table.may_lack_ends && has_blank ? width_of(table) : table.rows.front().size();
    for (FieldRow &row : table.rows) {
        while (table.may_lack_ends && has_blank && row.size() < width) {
            row.push_back({{}, row.front().line, row.back().column});
        }
        if (row.size() != width) {
            return std::unexpected(at(Error{ErrorCode::ragged,
                                            {"a row of {n} cells", row.size()},
                                            {"{} as in the first row", width}},
                                      row.front().line,
                                      row.size() > width ? row[width].column : row.back().column));
        }
    }
    const std::size_t height = table.rows.size();
    if (height > 1 && height != width) {
        return std::unexpected(at(Error{ErrorCode::wrong_length,
                                        {"{n} rows of {n} cells", height, width},
                                        {"as many rows as columns"}},
                                  table.rows.back().front().line, 1));
    }
    return {};
}

Result<Digit> digit_of_number(const Field &cell, unsigned side) {
    unsigned value = 0;
    const char *const end = cell.text.data() + cell.text.size();
    if (cell.text.empty() ||
        (cell.text.size() == 1 && std::string_view(".*_-?").contains(cell.text[0]))) {
        return Digit::blank;
    }
    const auto [stop, error] = std::from_chars(cell.text.data(), end, value);
    if (is_whole_number(cell.text) && (error != std::errc{} || value > side)) {
        return std::unexpected(
            at(Error{ErrorCode::out_of_range,
                     {"{} on a {}×{} board", cell.text.substr(0, 20), side, side},
                     {"1 to {}, or 0 for a blank", side}},
               cell.line, cell.column));
    }
    if (stop != end || !is_whole_number(cell.text)) {
        return std::unexpected(at(Error{ErrorCode::bad_character,
                                        {"'{}' in a cell of a table", cell.text.substr(0, 20)},
                                        {"a digit, or nothing for a blank"}},
                                  cell.line, cell.column));
    }
    return digit_of(value);
}

Result<Record> of_numbers(std::span<const Field> cells, Context &context) {
    const unsigned side = side_of_cells(cells.size());
    DOKUSHIN_TRY(shape, context.shape_of_side(side));
    Grid grid;
    for (const Field &cell : cells) {
        DOKUSHIN_TRY(digit, digit_of_number(cell, side));
        grid.push_back(digit);
    }
    DOKUSHIN_TRY(puzzle, Puzzle::from_givens(std::move(shape), std::move(grid)));
    return Record{std::move(puzzle), Format::table, Alphabet::usual(side), '.'};
}

} // namespace

std::optional<Table> table_of(Block block) {
    for (const char separator : std::string_view("\t;,|")) {
        auto table = split(block, separator);
        if (!table) {
            continue;
        }
        drop_empty_edges(*table);
        if (width_of(*table) >= fewest_fields && holds_cells(*table)) {
            return needs_a_table(*table, separator) ? table : std::nullopt;
        }
    }
    return std::nullopt;
}

bool is_flat_table(const Line &line) {
    constexpr std::size_t longest_cell = 6; // "null", quoted
    const std::size_t first = line.text.substr(0, longest_cell + 1).find_first_of(",;\t");
    if (first == std::string_view::npos) {
        return false;
    }
    const char separator = line.text[first];
    const auto fields = static_cast<std::size_t>(std::ranges::count(line.text, separator)) + 1;
    const unsigned side = side_of_cells(fields);
    return side >= fewest_fields && Shape::has_usual_boxes(side) &&
           std::ranges::all_of(fields_of(line, separator),
                               [](const Field &field) { return is_cell(plain_cell(field).text); });
}

Result<Record> read_table(Table table, Context &context) {
    const std::size_t first_line = table.rows.front().front().line;
    for (FieldRow &row : table.rows) {
        std::ranges::transform(row, row.begin(), plain_cell);
    }
    drop_empty_edges(table);
    DOKUSHIN_CHECK(drop_labels(table, context));
    DOKUSHIN_CHECK(make_square(table));
    std::vector<Field> cells;
    for (FieldRow &row : table.rows) {
        std::ranges::move(row, std::back_inserter(cells));
    }
    if (side_of_cells(cells.size()) == 0) {
        return std::unexpected(at(wrong_cell_count(cells.size(), context), first_line, 1));
    }
    const bool numbers =
        std::ranges::any_of(cells, [](const Field &cell) { return cell.text.size() > 1; });
    std::vector<Glyph> glyphs;
    for (const Field &cell : cells) {
        glyphs.push_back(
            {cell.text.empty() ? '.' : cell.text[0], cell.line, cell.column,
             cell.written == cell.text ? std::string_view{} : std::string_view(cell.written)});
    }
    auto record = numbers ? of_numbers(cells, context) : record_of(glyphs, Format::table, context);
    if (!record) {
        Error error = std::move(record.error());
        return std::unexpected(error.line == 0 ? at(std::move(error), first_line, 1)
                                               : std::move(error));
    }
    record->line = first_line;
    record->column = 1;
    return record;
}

Result<Record> read_table_block(Block block, Context &context) {
    if (auto table = table_of(block)) {
        return read_table(*std::move(table), context);
    }
    for (const char separator : std::string_view("\t;,|")) {
        auto table = split(block, separator);
        if (table && width_of(*table) >= fewest_fields) {
            return read_table(*std::move(table), context);
        }
    }
    return std::unexpected(at(Error{ErrorCode::bad_format,
                                    {"a table without cells"},
                                    {"a tab, a comma, a semicolon or a bar between them"}},
                              block.front().number, 1));
}

namespace {

Cut cut_by_tables(std::string_view text) {
    return text.starts_with('<') ? Cut::markup : cut_by_blocks(text);
}

Result<std::string> write_table(const Record &record, const WriteOptions &options) {
    const Alphabet &alphabet = options.alphabet ? *options.alphabet : record.alphabet;
    const Shape &shape = record.puzzle.shape();
    std::string text;
    for (std::size_t cell = 0; cell < shape.cell_count(); ++cell) {
        const Digit digit = record.puzzle.given(cell_at(cell));
        if (digit != Digit::blank) {
            text += alphabet.symbol(digit);
        } else if (options.blank) {
            text += blank_of(options, '.');
        }
        text += (cell + 1) % shape.side() == 0 ? '\n' : '\t';
    }
    return text;
}

} // namespace

constinit const FormatRow table_row{
    .info = {Format::table, "table",
             "a table copied from a spreadsheet, Markdown or HTML, blanks empty", true},
    .cut = cut_by_tables,
    .read_block = read_table_block,
    .write = write_table,
    .parted = true};

} // namespace dokushin::text
