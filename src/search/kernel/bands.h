// One 9×9 puzzle at a time, as soon as possible: depth first on bands of bits.
#pragma once

#include <cstdint>

namespace dokushin::search::kernel {

struct SingleTask {
    const char *puzzle; ///< 81 characters `1`–`9`, `.` or `0`: the caller has made sure
    char *solution;     ///< 81 characters, written if there is a solution; or null
    std::uint32_t limit = 2;
    /// What else the cells allow, digit d as bit d − 1, 81 of them; or null.
    const std::uint16_t *candidates = nullptr;
    /// When the search stops unfinished: at so many guesses, or at the first if more
    /// cells than this are open by then.
    std::uint32_t most_guesses = ~std::uint32_t{0};
    std::uint32_t most_open = 81;
    /// Where to tell, if the search stops unfinished, the candidates of 81 cells before any
    /// guess, for another to start from; or null.
    std::uint16_t *start = nullptr;
};

struct SingleAnswer {
    std::uint32_t solutions = 0;
    std::uint32_t guesses = 0;
    std::uint32_t backtracks = 0; ///< guesses undone: nodes are 1 + guesses + backtracks
    bool finished = true;
};

/// Allocates nothing, shares nothing: to be called from any number of threads.
[[nodiscard]] SingleAnswer solve_by_bands(const SingleTask &task);

} // namespace dokushin::search::kernel
