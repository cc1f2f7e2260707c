// The sukaku near a sukaku: some eliminated candidates back, and as many others eliminated.
//
// As with givens (vicinity.cpp): every choice is asked about, and what was restored is not
// eliminated again, so that no puzzle comes twice. One at a time, by the engine for one puzzle.
// Cost: C(eliminated, remove) · C(candidates, add) questions at most.
#pragma once

#include <dokushin/generate.h>

namespace dokushin::generate {

/// vicinity() of a sukaku. Error if it has too few candidates of either kind.
[[nodiscard]] Result<void> vicinity_of_sukaku(const Puzzle &puzzle, const VicinityOptions &options,
                                              const OnPuzzle &on_puzzle);

} // namespace dokushin::generate
