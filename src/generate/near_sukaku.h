// The vicinity of a sukaku: some eliminated candidates are restored, and some others eliminated.
//
// As for givens (vicinity.cpp), every choice is tried, and a restored candidate is not eliminated
// again, so that no puzzle comes twice. Each is solved alone, by the engine for one puzzle.
// Cost: at most C(eliminated, remove) · C(candidates, add) solved puzzles.
#pragma once

#include <dokushin/generate.h>

namespace dokushin::generate {

/// Calls `on_puzzle` as vicinity() does. It is an error if the sukaku has too few candidates of
/// either kind.
[[nodiscard]] Result<void> vicinity_of_sukaku(const Puzzle &puzzle, const VicinityOptions &options,
                                              const OnPuzzle &on_puzzle);

} // namespace dokushin::generate
