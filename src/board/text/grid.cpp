// N rows of N characters, with or without spaces and | + - frames around them.
#include "base/counting.h"
#include "board/text/frame.h"

#include <fmt/format.h>

namespace dokushin::text {

Result<Record> read_grid(Block block, Context &context) {
    const auto rows = rows_without_frames(block);
    const std::size_t side = rows.size();
    std::vector<Glyph> glyphs;
    for (const auto &row : rows) {
        // The first row tells the width; the number of rows may be what is wrong.
        const std::size_t width = rows.front().size();
        if (row.size() != width) {
            return std::unexpected(
                at(Error{ErrorCode::ragged, counting("a row of {} cells", row.size()),
                         fmt::format("{} as in the first row", width)},
                   row.front().line, row.size() > width ? row[width].column : row.back().column));
        }
        glyphs.insert(glyphs.end(), row.begin(), row.end());
    }
    if (side != 0 && rows.front().size() != side) {
        return std::unexpected(at(Error{ErrorCode::wrong_length,
                                        counting("{} rows of {} cells", side, rows.front().size()),
                                        "as many rows as columns"},
                                  rows.back().front().line, rows.back().front().column));
    }
    if (glyphs.empty()) {
        return std::unexpected(at(wrong_cell_count(0, context), block.front().number, 1));
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

} // namespace dokushin::text
