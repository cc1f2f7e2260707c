// The fast engine against the general search: every kernel, every puzzle, and puzzles
// that were changed at random into ones of no, one or several solutions.
#pragma once

#include <cstddef>
#include <filesystem>
#include <span>

namespace dokushin::bench {

struct VerifyKernelsOptions {
    std::size_t most = ~std::size_t{0}; ///< puzzles of each file
    std::size_t mutated = 10'000;       ///< puzzles made from all of them
};

/// Looks for up to three solutions: status, count and grid have to agree, in a batch
/// and one by one. Prints a line for each file. Returns how many answers differ.
[[nodiscard]] int verify_kernels(std::span<const std::filesystem::path> files,
                                 const VerifyKernelsOptions &options);

} // namespace dokushin::bench
