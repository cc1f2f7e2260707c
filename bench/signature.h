// The signature: how hard each method works on a fixed set of puzzles. It is the
// same on every machine, so that a change of behaviour can't pass in silence.
#pragma once

#include <iosfwd>
#include <string>

namespace dokushin::bench {

/// A line for each method, "METHOD nodes guesses backtracks", over the lines
/// `SHAPE PUZZLE` of a text; and a line with their sum. Each search is given
/// 200,000 nodes a puzzle and looks for a second solution. Then a line for each
/// kernel that runs here, "kernel NAME nodes splits rounds nodes splits rounds", over
/// the puzzles of the usual 9×9 board: as one batch, and one by one.
[[nodiscard]] std::string signature(std::istream &puzzles);

} // namespace dokushin::bench
