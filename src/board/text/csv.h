// A table with a header: which column holds the puzzle, which the solution.
#pragma once

#include "board/text/format.h"

namespace dokushin::text {

struct CsvColumns {
    std::size_t puzzle = 0;
    std::optional<std::size_t> solution;
    std::vector<std::string> names;
};

/// The columns, if this line is a header that names one for puzzles.
[[nodiscard]] std::optional<CsvColumns> csv_header(const Line &line);

[[nodiscard]] Result<Record> read_csv(const Line &line, const CsvColumns &columns,
                                      Context &context);

} // namespace dokushin::text
