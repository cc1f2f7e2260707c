// Puzzles a second of each method on each collection, by Google Benchmark.
#pragma once

#include <filesystem>
#include <span>

namespace dokushin::bench {

/// Registers a benchmark for each method and file, of at most `most` puzzles.
void register_speed(std::span<const std::filesystem::path> files, std::size_t most);

} // namespace dokushin::bench
