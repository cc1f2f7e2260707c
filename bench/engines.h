// Search or SAT? The measurement behind the automatic choice in solve.cpp.
#pragma once

#include <filesystem>
#include <span>

namespace dokushin::bench {

/// For each file and for empty boards: median and worst time of both engines, and
/// how many puzzles search did not finish within its nodes.
void compare_engines(std::span<const std::filesystem::path> files, std::size_t most);

} // namespace dokushin::bench
