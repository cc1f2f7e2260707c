// Files of puzzles: the small ones of the project, and whole collections beside it.
#pragma once

#include <dokushin/puzzle.h>

#include <filesystem>
#include <string>
#include <vector>

namespace dokushin::bench {

struct Collection {
    std::string name;
    std::vector<Puzzle> puzzles;
};

/// The puzzles of a file, evenly spaced if there are more than `most`. What can't
/// be read is told on stderr and left out.
[[nodiscard]] Collection load(const std::filesystem::path &file, std::size_t most);

/// All .txt files below a folder, by name.
[[nodiscard]] std::vector<std::filesystem::path> files_below(const std::filesystem::path &folder);

} // namespace dokushin::bench
