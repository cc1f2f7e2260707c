// Where a blank is a space, a digit's cell follows from its column. There are a few layouts; one
// fits if all digits stand in its columns:
//     53  7        5 3     7          | 5 3   |   7   |       |
//     6  195       6     1 9 5        | 6     | 1 9 5 |       |
// Ends of rows may be cut off. If several layouts fit, and the cells differ, the block is refused.
#include "board/text/formats/spaced.h"
#include "errors/catalogue.h"

#include "board/text/cells.h"
#include "board/text/formats/table.h"
#include "board/text/frame.h"

#include <algorithm>
#include <cctype>

namespace dokushin::text {
namespace {

constexpr std::size_t nine = 9; // rows of a board that an empty line may cut

enum class Mark : std::uint8_t { space, bar, cell };

/// A line, a mark a column.
struct SpacedRow {
    std::vector<Mark> marks;
    std::vector<Glyph> glyphs; ///< one a column
    std::size_t line = 1;
};

bool is_upright(std::string_view written) {
    constexpr std::array<std::string_view, 7> bars{"│", "┃", "║", "╎", "╏", "┆", "┇"};
    return std::ranges::find(bars, written) != bars.end();
}

/// Reads a line's columns; nothing if a character is neither a digit, a space nor part of a frame.
/// A border has no columns.
std::optional<SpacedRow> row_of(const Line &line) {
    SpacedRow row{{}, {}, line.number};
    bool across = false;
    bool cells = false;
    for (std::size_t offset = 0; offset < line.text.size(); ++offset) {
        const char c = line.text[offset];
        const bool drawn = box_drawing_at(line.text.substr(offset)) != 0;
        const bool upright = c == '|' || (drawn && is_upright(line.written(offset, 1)));
        Mark mark = Mark::space;
        if (upright) {
            mark = Mark::bar;
        } else if (drawn || c == '-' || c == '+' || c == '=') {
            across = true;
        } else if (std::isalnum(static_cast<unsigned char>(c)) != 0 && c != '0') {
            mark = Mark::cell;
            cells = true;
        } else if (c != ' ') {
            return std::nullopt;
        }
        row.marks.push_back(mark);
        row.glyphs.push_back({mark == Mark::cell ? c : '.', line.number, offset + 1});
    }
    if (across && cells) {
        return std::nullopt;
    }
    if (across) {
        row.marks.clear();
        row.glyphs.clear();
    }
    return row;
}

/// Reads all rows, without borders; nothing if a line is no such row.
std::optional<std::vector<SpacedRow>> rows_of_spaced(Block block) {
    std::vector<SpacedRow> rows;
    for (const Line &line : block) {
        auto row = row_of(line);
        if (!row) {
            return std::nullopt;
        }
        if (!row->marks.empty() || line.text.empty()) {
            rows.push_back(*std::move(row));
        }
    }
    return rows;
}

/// Returns the columns with bars; nothing if two rows differ in them.
std::optional<std::vector<std::size_t>> bars_of(const std::vector<SpacedRow> &rows) {
    std::optional<std::vector<std::size_t>> common;
    for (const SpacedRow &row : rows) {
        std::vector<std::size_t> bars;
        for (std::size_t column = 0; column < row.marks.size(); ++column) {
            if (row.marks[column] == Mark::bar) {
                bars.push_back(column);
            }
        }
        if (common && *common != bars) {
            return std::nullopt;
        }
        common = std::move(bars);
    }
    return common;
}

using Columns = std::vector<std::size_t>;

struct Layouts {
    Columns bars;
    std::size_t side = 0;

    [[nodiscard]] bool is_bar(std::size_t column) const {
        return std::ranges::find(bars, column) != bars.end();
    }
    /// Returns the first `side` columns from `first` on, every `step`th, that `may` hold a cell.
    template <typename May>
    [[nodiscard]] Columns columns(std::size_t first, std::size_t step, May may) const {
        Columns columns;
        const std::size_t end = bars.size() > 1 ? bars.back() : 8 * std::size_t{max_side};
        for (std::size_t column = first; column < end && columns.size() < side; column += step) {
            if (may(column)) {
                columns.push_back(column);
            }
        }
        return columns;
    }

    [[nodiscard]] std::vector<Columns> all() const {
        const auto no_bar = [&](std::size_t column) { return !is_bar(column); };
        const auto padded = [&](std::size_t column) {
            return !is_bar(column) && !is_bar(column + 1) && (column == 0 || !is_bar(column - 1));
        };
        const std::size_t first = !bars.empty() && bars.front() == 0 ? 1 : 0;
        std::vector<Columns> all{columns(first, 1, no_bar)};
        if (bars.empty()) {
            all.push_back(columns(0, 2, no_bar));
            all.push_back(grouped());
        } else {
            all.push_back(columns(first, 1, padded));
            all.push_back(columns(bars.front() % 2, 2, no_bar));
        }
        return all;
    }
    /// The layout with a further space behind each box.
    [[nodiscard]] Columns grouped() const {
        const auto shape = Shape::of_side(static_cast<unsigned>(side));
        Columns columns;
        for (std::size_t cell = 0; shape && cell < side; ++cell) {
            columns.push_back(cell + cell / shape->box_columns());
        }
        return columns;
    }
};

/// Do all digits stand in these columns? Without frames one must also stand behind a blank.
bool fit(const std::vector<SpacedRow> &rows, const Columns &columns, bool framed) {
    bool behind_blank = framed;
    for (const SpacedRow &row : rows) {
        std::size_t found = 0;
        bool blank = false;
        for (const std::size_t column : columns) {
            const bool cell = column < row.marks.size() && row.marks[column] == Mark::cell;
            behind_blank = behind_blank || (cell && blank);
            blank = blank || !cell;
            found += cell ? 1 : 0;
        }
        if (found != static_cast<std::size_t>(std::ranges::count(row.marks, Mark::cell))) {
            return false;
        }
    }
    return behind_blank;
}

std::vector<Glyph> glyphs_in(const std::vector<SpacedRow> &rows, const Columns &columns) {
    std::vector<Glyph> glyphs;
    for (const SpacedRow &row : rows) {
        for (const std::size_t column : columns) {
            glyphs.push_back(column < row.glyphs.size() ? row.glyphs[column]
                                                        : Glyph{'.', row.line, column + 1});
        }
    }
    return glyphs;
}

/// Returns the layouts that fit. Without frames, one that is narrower than the longest row does
/// not.
std::vector<Columns> fitting(const std::vector<SpacedRow> &rows) {
    const auto bars = bars_of(rows);
    std::vector<Columns> found;
    if (!bars) {
        return found;
    }
    const std::size_t longest = std::ranges::max(rows, {}, [](const SpacedRow &row) {
                                    return row.marks.size();
                                }).marks.size();
    for (const Columns &columns : Layouts{*bars, rows.size()}.all()) {
        const bool known = std::ranges::find(found, columns) != found.end();
        const bool too_narrow = bars->empty() && !columns.empty() && longest > columns.back() + 2;
        if (!known && !too_narrow && columns.size() == rows.size() &&
            fit(rows, columns, !bars->empty())) {
            found.push_back(columns);
        }
    }
    return found;
}

std::size_t count_cells(const SpacedRow &row) {
    return static_cast<std::size_t>(std::ranges::count(row.marks, Mark::cell));
}

} // namespace

bool looks_like_spaced(Block block) {
    const auto rows = rows_of_spaced(block);
    if (!rows || rows->size() < 2) {
        return false;
    }
    const std::size_t first = count_cells(rows->front());
    return std::ranges::any_of(*rows,
                               [&](const SpacedRow &row) {
                                   return count_cells(row) != first || row.marks.empty();
                               }) ||
           first != rows->size();
}

bool lacks_rows(Block block) {
    if (block.size() >= nine) {
        return false;
    }
    if (const auto table = table_of(block)) {
        return table->may_lack_ends && table->rows.size() == block.size() &&
               std::ranges::max(table->rows, {}, [](const auto &row) {
                   return row.size();
               }).size() == nine;
    }
    const auto rows = rows_of_spaced(block);
    return rows && !rows->empty() && has_gaps(block) && fitting(*rows).empty() &&
           std::ranges::any_of(*rows,
                               [](const SpacedRow &row) { return row.marks.size() > nine / 2; });
}

bool reads_with_rows_of_blanks(Block block) {
    if (const auto table = table_of(block)) {
        return table->rows.size() == nine &&
               std::ranges::all_of(table->rows, [](const auto &row) { return row.size() <= nine; });
    }
    return reads_as_spaced(block);
}

bool has_gaps(Block block) {
    return std::ranges::any_of(block, [](const Line &line) {
        const std::size_t first = line.text.find_first_not_of(' ');
        return first != std::string_view::npos &&
               (first > 0 || line.text.substr(0, line.text.find_last_not_of(' ')).contains("  "));
    });
}

bool reads_as_spaced(Block block) {
    const auto rows = rows_of_spaced(block);
    return rows && !rows->empty() && !fitting(*rows).empty();
}

Result<Record> read_spaced(Block block, Context &context) {
    const auto rows = rows_of_spaced(block);
    const std::size_t first_line = block.front().number;
    const auto layouts = rows ? fitting(*rows) : std::vector<Columns>{};
    if (layouts.empty()) {
        return std::unexpected(
            at(Error{ErrorCode::ragged,
                     {"{} rows of different length", rows ? rows->size() : block.size()},
                     {"as many cells in each row as there are rows; or, where a space is a blank, "
                      "all cells in columns"}},
               first_line, 1));
    }
    if (layouts.size() > 1) {
        return std::unexpected(at(Error{ErrorCode::bad_format,
                                        {"rows whose spaces are blanks, or stand between cells"},
                                        {"a dot for each blank"}},
                                  first_line, 1));
    }
    auto record = record_of(glyphs_in(*rows, layouts.front()), Format::grid, context);
    if (record) {
        record->line = first_line;
        record->column = 1;
    }
    return record;
}

} // namespace dokushin::text
