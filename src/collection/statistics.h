// Statistics of a collection: how many puzzles have each status, number of clues, rating.
#pragma once

#include "collection/database.h"

#include <string>
#include <vector>

namespace dokushin::collection {

struct Bar {
    std::string label;
    std::uint64_t count = 0;
};

/// A Histogram counts the puzzles by the values of one column.
struct Histogram {
    std::string name; ///< the column's
    double step = 0;  ///< the width of a bar that stands for several values; 0: each for one
    std::vector<Bar> bars;
};

/// Counts the puzzles that fulfil a short filter by each column of which there are values: status,
/// clues, automorphisms, origin, and each scale with ratings. Where there are more than 30
/// different values, a bar stands for several: those from its label on.
[[nodiscard]] Result<std::vector<Histogram>> statistics(const Database &database,
                                                        std::string_view filter);

} // namespace dokushin::collection
