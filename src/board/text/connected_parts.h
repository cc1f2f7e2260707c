// connected_parts() numbers the parts of a board whose cells hang together.
#pragma once

#include <cstddef>
#include <vector>

namespace dokushin::text {

/// Numbers the part of each cell from 0 on, in the order of the parts' first cells. `each_beside`
/// calls what it is given with each cell that hangs together with a cell, by their positions; what
/// hangs together with a cell has that cell beside it, too. O(cells + calls).
template <class EachBeside>
[[nodiscard]] std::vector<int> connected_parts(std::size_t cells, const EachBeside &each_beside) {
    constexpr int none = -1;
    std::vector<int> parts(cells, none);
    std::vector<std::size_t> open;
    int count = 0;
    for (std::size_t start = 0; start < cells; ++start) {
        if (parts[start] != none) {
            continue;
        }
        parts[start] = count;
        open.push_back(start);
        while (!open.empty()) {
            const std::size_t at = open.back();
            open.pop_back();
            each_beside(at, [&](std::size_t next) {
                if (parts[next] == none) {
                    parts[next] = count;
                    open.push_back(next);
                }
            });
        }
        ++count;
    }
    return parts;
}

} // namespace dokushin::text
