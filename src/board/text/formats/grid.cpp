// The format `grid`: N rows of N characters, with or without spaces and | + - frames around them.
#include "board/text/format_rows.h"
#include "board/text/formats/spaced.h"
#include "board/text/frame.h"
#include "errors/catalogue.h"

#include <algorithm>
#include <cctype>

namespace dokushin::text {

namespace {

/// A line that begins no board: too short, or text.
Error lone_row(std::span<const Glyph> row, const Line &line, Context &context) {
    const auto any = [&](auto is) { return std::ranges::any_of(row, is, &Glyph::character); };
    const bool digits = any([](char c) { return c >= '1' && c <= '9'; });
    const bool letters =
        any([](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; });
    const Glyph &first = row.front();
    if (letters && !digits && line.text.find_first_of(",;\t") != std::string_view::npos) {
        return at(Error{ErrorCode::bad_format,
                        {"a header without a column of puzzles"},
                        {"one that is named puzzle, quizzes, sudoku, board, grid or givens"}},
                  first.line, first.column);
    }
    return at(no_board(letters && !digits ? Sentence("a line without digits")
                                          : Sentence("a line of {n} cells", row.size()),
                       context),
              first.line, first.column);
}

Result<Record> read_grid(Block block, Context &context) {
    if (looks_like_spaced(block) && (reads_as_spaced(block) || has_gaps(block))) {
        return read_spaced(block, context);
    }
    const auto rows = rows_without_frames(block);
    const std::size_t side = rows.size();
    if (rows.empty()) {
        return std::unexpected(at(wrong_cell_count(0, context), block.front().number, 1));
    }
    if (side == 1 && side_of_cells(rows.front().size()) < 4) {
        return std::unexpected(lone_row(rows.front(), block.front(), context));
    }
    std::vector<Glyph> glyphs;
    for (const auto &row : rows) {
        // The width is that of the first row, since the number of rows may be wrong.
        const std::size_t width = rows.front().size();
        if (row.size() != width) {
            return std::unexpected(at(Error{ErrorCode::ragged,
                                            {"a row of {n} cells", row.size()},
                                            {"{} as in the first row", width}},
                                      row.front().line,
                                      row.size() > width ? row[width].column : row.back().column));
        }
        glyphs.insert(glyphs.end(), row.begin(), row.end());
    }
    const auto &asked = context.options().shape;
    if (side > 1 && asked && asked->variables() > 0) { // which are in no row
        return std::unexpected(at(Error{ErrorCode::wrong_length,
                                        {"{n} rows of {n} cells", side, rows.front().size()},
                                        {"{} for {}", asked->cell_count(), asked->name()}},
                                  block.front().number, 1));
    }
    const bool are_rows_of_asked =
        asked && rows.front().size() == asked->columns() && side == asked->rows();
    if (side > 1 && rows.front().size() != side && !are_rows_of_asked) {
        return std::unexpected(at(Error{ErrorCode::wrong_length,
                                        {"{n} rows of {n} cells", side, rows.front().size()},
                                        {"as many rows as columns"}},
                                  rows.back().front().line, rows.back().front().column));
    }
    auto record = record_of(glyphs, Format::grid, context);
    if (record) {
        record->line = block.front().number;
        record->column = 1;
    }
    return record;
}

Result<std::string> write_grid(const Record &record, const WriteOptions &options) {
    Grid digits = record.puzzle.givens();
    BoxStyle style;
    style.ascii = options.ascii;
    return draw_grid(record.puzzle.shape(), digits, options.alphabet.value_or(record.alphabet),
                     style);
}

} // namespace

constinit const FormatRow grid_row{
    .info = {Format::grid, "grid", "N rows of N characters, with or without frames", true},
    .cut = cut_by_blocks,
    .read_block = read_grid,
    .write = write_grid,
    .parted = true,
    .says_grids = true};

} // namespace dokushin::text
