// CSV is read by its header, which names the columns of the puzzle, the solution and the shape.
#pragma once

#include "board/text/format.h"

namespace dokushin::text {

struct CsvColumns {
    char separator = ','; ///< a comma, a semicolon or a tab
    std::size_t puzzle = 0;
    std::optional<std::size_t> solution;
    std::optional<std::size_t> shape; ///< the column with the name of each row's shape
    std::vector<std::string> names;
};

/// Reads a header; nothing if the line names no column for puzzles.
[[nodiscard]] std::optional<CsvColumns> csv_header(const Line &line);

/// Is the line just one such name: the header of a single column, or a title?
[[nodiscard]] bool is_lone_header(std::string_view line);
/// Is the line the cells of a board, quoted or not, and nothing else?
[[nodiscard]] bool is_row_of_one_column(const Line &line);

[[nodiscard]] Result<Record> read_csv(const Line &line, const CsvColumns &columns,
                                      Context &context);

} // namespace dokushin::text
