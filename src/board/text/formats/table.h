// The format `table`: a field a cell, as a spreadsheet, Markdown and HTML have boards.
#pragma once

#include "board/text/fields.h"

namespace dokushin::text {

struct Table {
    std::vector<std::vector<Field>> rows; ///< each of at least one field
    /// Is the first row a header, as in Markdown? It may be the board's first row all the same.
    bool headed = false;
    /// May ends of rows be cut off, as editors do with tabs?
    bool may_lack_ends = false;
};

/// Splits a block into a table, if the fields between tabs, semicolons, commas or bars are cells,
/// and other formats can't read it since cells are empty, quoted or labelled; else nothing.
[[nodiscard]] std::optional<Table> table_of(Block block);

/// Is the line a whole board of N² fields?
[[nodiscard]] bool is_flat_table(const Line &line);

[[nodiscard]] Result<Record> read_table(Table table, Context &context);
/// Reads a block as a table, whether or not other formats could read it.
[[nodiscard]] Result<Record> read_table_block(Block block, Context &context);

} // namespace dokushin::text
