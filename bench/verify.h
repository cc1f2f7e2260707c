// Every puzzle of every file by two engines that share no code for searching.
#pragma once

#include <filesystem>
#include <span>

namespace dokushin::bench {

struct VerifyOptions {
    std::size_t most = ~std::size_t{0}; ///< puzzles of each file
    double seconds = 60;                ///< for each puzzle and engine
};

/// Prints a line for each file. Returns the number of puzzles on which the
/// engines do not agree, or that one of them did not finish.
[[nodiscard]] int verify(std::span<const std::filesystem::path> files,
                         const VerifyOptions &options);

} // namespace dokushin::bench
