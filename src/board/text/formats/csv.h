// A table with a header: which column holds the puzzle, which the solution, which the shape.
#pragma once

#include "board/text/format.h"

namespace dokushin::text {

struct CsvColumns {
    char separator = ','; ///< or ; or a tab
    std::size_t puzzle = 0;
    std::optional<std::size_t> solution;
    std::optional<std::size_t> shape; ///< each row's name of its shape
    std::vector<std::string> names;
};

/// The columns, if this line is a header that names one for puzzles.
[[nodiscard]] std::optional<CsvColumns> csv_header(const Line &line);

/// Is the line nothing but such a name: the header of a single column, or a title?
[[nodiscard]] bool is_lone_header(std::string_view line);
/// Is it a board's cells, quoted or not?
[[nodiscard]] bool is_row_of_one_column(const Line &line);

[[nodiscard]] Result<Record> read_csv(const Line &line, const CsvColumns &columns,
                                      Context &context);

} // namespace dokushin::text
