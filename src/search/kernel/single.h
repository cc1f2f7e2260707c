// One 9×9 puzzle at a time, as soon as possible: depth first on the board of band_board.inc.
#pragma once

#include "search/kernel/encoding.h"

#include <cstddef>

namespace dokushin::search::kernel {

struct SingleTask {
    const std::uint8_t *puzzle; ///< 81 cells (encoding.h): the caller has made sure
    std::uint8_t *solution;     ///< 81 cells, written if there is a solution; or null
    std::uint32_t limit = 2;
    /// What else the cells allow, digit d as bit d − 1, 81 of them; or null.
    const std::uint16_t *candidates = nullptr;
    /// When the search stops unfinished: at so many guesses, or at the first if the cells have
    /// more candidates than this by then.
    std::uint32_t most_guesses = ~std::uint32_t{0};
    std::uint32_t most_candidates = 729;
    /// Where to tell, if the search stops unfinished, the candidates of 81 cells before any
    /// guess, for another to start from; or null.
    std::uint16_t *start = nullptr;
    Encoding encoding = Encoding::digits; ///< of the solution
};

struct SingleAnswer {
    std::uint32_t solutions = 0;
    std::uint32_t guesses = 0;
    std::uint32_t backtracks = 0; ///< guesses undone: nodes are 1 + guesses + backtracks
    bool finished = true;
};

/// Allocates nothing, shares nothing: to be called from any number of threads. Each kernel has
/// one, and all give the same answers with the same guesses.
using SolveSingle = SingleAnswer (*)(const SingleTask &task);

/// What a kernel does with few puzzles.
struct Single {
    SolveSingle solve = nullptr;
    /// So many guesses are few: what takes more is solved sooner by the kernel's lanes.
    std::uint32_t most_guesses = 0;
    /// As are so many puzzles together.
    std::size_t enough_for_lanes = 0;
};

/// That of kernels()[index], which must run here.
[[nodiscard]] Single single_of(std::size_t index);

/// The solver of choose_kernel(""), which is looked up once; if what is forced can't run, that of
/// the fastest kernel here.
[[nodiscard]] SolveSingle chosen_single_solver();

// Each kernel's file has its own.
SingleAnswer solve_single_avx512(const SingleTask &task);
SingleAnswer solve_single_avx2(const SingleTask &task);
SingleAnswer solve_single_sse41(const SingleTask &task);
SingleAnswer solve_single_simd128(const SingleTask &task);
SingleAnswer solve_single_portable(const SingleTask &task);

} // namespace dokushin::search::kernel
