// The Patterns Game (dokushin/patterns_game.h) with the file of what was posted, and its table.
#pragma once

#include <dokushin/patterns_game.h>

#include <string>
#include <vector>

namespace dokushin::cli {

/// Notes the puzzles of a file that were posted before; wrong puzzles, and those of another board,
/// are usage errors.
void note_posted(PatternsGame &game, const std::string &file);

/// Returns the lines of the table.
[[nodiscard]] std::vector<std::string> table_lines(const PatternsGame &game);

} // namespace dokushin::cli
