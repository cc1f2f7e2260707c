// The format `list`: a board as programs write it, in rows of numbers or of strings, in one list of
// all cells, or in a string.
#include "board/text/nested/list.h"
#include "board/text/format_rows.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include "board/text/cells.h"
#include "board/text/characters/characters.h"

#include <algorithm>
#include <charconv>

namespace dokushin::text {
namespace {

Result<Record> from_strings(const BoardList &board, Format format, Context &context) {
    std::vector<Glyph> glyphs;
    const AtomRow &strings = board.rows.front();
    std::size_t width = 0;
    for (const Atom &string : strings) {
        const Characters characters(string.text);
        const std::size_t size = characters.text().size();
        width = &string == &strings.front() ? size : width;
        if (size != width) {
            return std::unexpected(at(Error{ErrorCode::ragged,
                                            {"a row of {n} cells", size},
                                            {"{} as in the first row", width}},
                                      string.line, string.column));
        }
        const Line line{characters.text(), string.line, string.text, characters.begins()};
        for (std::size_t offset = 0; offset < size; ++offset) {
            glyphs.push_back(glyph_at(line, offset));
            glyphs.back().column += string.column - 1;
        }
    }
    if (glyphs.empty()) {
        return std::unexpected(
            at(Error{ErrorCode::bad_format, {"a puzzle without cells"}, {"a string of cells"}},
               board.line, board.column));
    }
    return record_of(glyphs, format, context);
}

/// Drops a zero fraction: NumPy shows floats that are whole as "5." and "5.000e+00".
std::string_view without_fraction(std::string_view text) {
    const std::size_t point = text.find('.');
    if (point == std::string_view::npos || point == 0) {
        return text;
    }
    const std::string_view fraction = text.substr(point + 1);
    const std::string_view power =
        fraction.substr(std::min(fraction.find_first_not_of('0'), fraction.size()));
    return power.empty() || power == "e+00" || power == "e0" ? text.substr(0, point) : text;
}

bool says_blank(std::string_view text) {
    static constexpr std::array<std::string_view, 19> blanks{
        "",     "0",   "-1",        ".",    "-",   "_",   "?",   "*",  " ",    "x",
        "None", "nil", "undefined", "null", "nan", "NaN", "NaT", "NA", "<NA>",
    };
    return std::ranges::find(blanks, text) != blanks.end();
}

std::unexpected<Error> not_in_a_list(const Atom &atom, std::size_t offset, unsigned side) {
    const Characters characters(atom.text);
    const Line line{characters.text(), atom.line, atom.text, characters.begins()};
    return std::unexpected(at(Error{ErrorCode::bad_character,
                                    {"{} in a list", shown(line, offset)},
                                    {"a number from 1 to {}, or 0 or None for a blank", side}},
                              atom.line, atom.column + offset));
}

/// Reads a cell: 5, "5", "A", or one of the words for a blank.
Result<Digit> digit_of_atom(const Atom &atom, unsigned side) {
    const Characters characters(atom.text);
    const std::string_view text = without_fraction(characters.text());
    if (says_blank(text)) {
        return Digit::blank;
    }
    unsigned value = 0;
    const char *const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    if (stop == end && error == std::errc{} && value <= side) {
        return digit_of(value);
    }
    if (stop != text.data() && stop == end) {
        return std::unexpected(at(Error{ErrorCode::out_of_range,
                                        {"{} on a {}×{} board", text.substr(0, 20), side, side},
                                        {"1 to {}, or 0 for a blank", side}},
                                  atom.line, atom.column));
    }
    if (atom.quoted && text.size() == 1) {
        if (const Digit digit = Alphabet::usual(side).digit(text[0]); digit != Digit::blank) {
            return digit;
        }
    }
    const bool shortened = text.starts_with("...") || atom.text.starts_with("…");
    if (shortened) {
        return std::unexpected(at(
            Error{ErrorCode::bad_format, {"a list that was shortened with ..."}, {"all its cells"}},
            atom.line, atom.column));
    }
    return not_in_a_list(atom, stop == end ? 0 : static_cast<std::size_t>(stop - text.data()),
                         side);
}

Result<Grid> digits_of_rows(const BoardList &board, unsigned side) {
    Grid grid;
    for (const AtomRow &row : board.rows) {
        for (const Atom &atom : row) {
            DOKUSHIN_TRY(digit, digit_of_atom(atom, side));
            grid.push_back(digit);
        }
    }
    return grid;
}

Result<Record> from_rows(const BoardList &board, Format format, Context &context) {
    std::size_t cells = 0;
    for (const AtomRow &row : board.rows) {
        if (row.size() != board.rows.front().size()) {
            return std::unexpected(at(Error{ErrorCode::ragged,
                                            {"a row of {n} cells", row.size()},
                                            {"{} as in the first row", board.rows.front().size()}},
                                      row.front().line, row.front().column));
        }
        cells += row.size();
    }
    const unsigned side = side_of_cells(cells);
    if (side == 0 || (board.rows.size() > 1 && board.rows.size() != side)) {
        return std::unexpected(at(wrong_cell_count(cells, context), board.line, board.column));
    }
    DOKUSHIN_TRY(shape, at(context.shape_of_side(side), board.line, board.column));
    DOKUSHIN_TRY(grid, digits_of_rows(board, side));
    DOKUSHIN_TRY(puzzle, at(Puzzle::from_givens(std::move(shape), std::move(grid)), board.line,
                            board.column));
    return Record{std::move(puzzle), format, Alphabet::usual(side), '0', board.line, board.column};
}

} // namespace

Result<Record> read_board(const BoardList &board, Format format, Context &context) {
    auto record =
        board.of_strings ? from_strings(board, format, context) : from_rows(board, format, context);
    if (record) {
        record->line = board.line;
        record->column = board.column;
    }
    return record;
}

namespace {

Result<std::string> write_list(const Record &record, const WriteOptions &) {
    const Shape &shape = record.puzzle.shape();
    std::string text = "[";
    for (unsigned row = 0; row < shape.rows(); ++row) {
        text += row == 0 ? "[" : ", [";
        for (unsigned column = 0; column < shape.columns(); ++column) {
            text += column == 0 ? "" : ", ";
            text += std::to_string(number(record.puzzle.given(shape.cell(row, column))));
        }
        text += "]";
    }
    text += "]\n";
    return text;
}

} // namespace

constinit const FormatRow list_row{
    .info = {Format::list, "list", "nested lists as Python, JSON, C and Java write them", true},
    .cut = [](std::string_view) { return Cut::list; },
    .write = write_list};

} // namespace dokushin::text
