// A board as a table, a field a cell: as a spreadsheet, Markdown and HTML have it.
#pragma once

#include "board/text/fields.h"

namespace dokushin::text {

struct Table {
    std::vector<std::vector<Field>> rows; ///< each of one field at least
    /// Is the first row a header, as Markdown wants one? It may be the board's first row too.
    bool headed = false;
    /// Were ends of rows cut off, as editors do with tabs and spaces?
    bool may_lack_ends = false;
};

/// The block as a table, if what stands between tabs, semicolons, commas or bars are cells
/// and the other formats of rows can't read it: since cells are empty, quoted or labelled.
[[nodiscard]] std::optional<Table> table_of(Block block);

/// Is the line a whole board, N² fields?
[[nodiscard]] bool is_flat_table(const Line &line);

[[nodiscard]] Result<Record> read_table(Table table, Context &context);
/// The same of a block that was said to be a table.
[[nodiscard]] Result<Record> read_table_block(Block block, Context &context);

} // namespace dokushin::text
