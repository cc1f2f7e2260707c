// Rules that state any relation have no figure of their own, and are said in words below the board.
// Nor have lines that differ.
#pragma once

#include "board/figures/sketch.h"

namespace dokushin::figures {

inline bool draw(Sketch & /*sketch*/, const Pairs & /*rule*/) { return false; }
inline bool draw(Sketch & /*sketch*/, const AllPairs & /*rule*/) { return false; }
inline bool draw(Sketch & /*sketch*/, const Regex & /*rule*/) { return false; }
inline bool draw(Sketch & /*sketch*/, const Automaton & /*rule*/) { return false; }
inline bool draw(Sketch & /*sketch*/, const DifferentLines & /*rule*/) { return false; }
inline bool draw(Sketch & /*sketch*/, const AnyOf & /*rule*/) { return false; }

} // namespace dokushin::figures
