// This interface of the kernels solves one 9×9 puzzle at a time with the least latency: depth first
// on the board of band_board.inc.
#pragma once

#include "search/kernel/encoding.h"

#include <cstddef>

namespace dokushin::search::kernel {

struct SingleTask {
    const std::uint8_t *puzzle; ///< 81 valid cells (encoding.h)
    std::uint8_t *solution;     ///< 81 cells, written if there is a solution; or null
    std::uint32_t limit = 2;
    /// The candidates of the 81 cells, digit d as bit d − 1; or null, if none are stated.
    const std::uint16_t *candidates = nullptr;
    /// The search stops unfinished at so many guesses, or at the first if the cells have more
    /// candidates than this by then.
    std::uint32_t most_guesses = ~std::uint32_t{0};
    std::uint32_t most_candidates = 729;
    /// If the search stops unfinished, the candidates of the 81 cells before any guess are written
    /// here, for another search to start from; or null.
    std::uint16_t *start = nullptr;
    /// If this is not null, `start` and this get the candidates of the two halves that the first
    /// guess makes.
    std::uint16_t *other_start = nullptr;
    Encoding encoding = Encoding::digits; ///< of the solution
};

struct SingleAnswer {
    std::uint32_t solutions = 0;
    std::uint32_t guesses = 0;
    std::uint32_t backtracks = 0; ///< guesses undone: nodes are 1 + guesses + backtracks
    bool finished = true;
};

/// Solves one puzzle. It allocates and shares nothing, so that any number of threads may call it.
/// Each kernel has one, and all give the same answers with the same guesses.
using SolveSingle = SingleAnswer (*)(const SingleTask &task);

/// SingleSolver is a kernel's solver for few puzzles, with the numbers up to which it is the faster
/// one.
struct SingleSolver {
    SolveSingle solve = nullptr;
    /// The number of guesses above which the kernel's lanes solve a puzzle sooner.
    std::uint32_t most_guesses = 0;
    /// The number of puzzles above which the lanes solve them sooner.
    std::size_t enough_for_lanes = 0;
};

/// Returns the SingleSolver of kernels()[index], which must run here.
[[nodiscard]] SingleSolver single_solver_of(std::size_t index);

/// Returns the solver of choose_kernel(""), which is looked up once; if the forced kernel can't run
/// here, that of the fastest one.
[[nodiscard]] SolveSingle chosen_single_solver();

// Each kernel's file has its own.
SingleAnswer solve_single_avx512(const SingleTask &task);
SingleAnswer solve_single_avx2(const SingleTask &task);
SingleAnswer solve_single_sse41(const SingleTask &task);
SingleAnswer solve_single_neon(const SingleTask &task);
SingleAnswer solve_single_simd128(const SingleTask &task);
SingleAnswer solve_single_portable(const SingleTask &task);

} // namespace dokushin::search::kernel
