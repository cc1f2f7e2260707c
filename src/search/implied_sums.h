// Implied sums: equations that follow from houses and cages together, although no rule of the board
// states them.
//
// A house of N digits has the total 1 + … + N ("the 45 rule" of 9×9). So for k houses without a
// common cell:
//
//   innies     what cages within them leave uncovered has the rest of k totals;
//   outies     what cages that cover them have outside has what they are too much;
//   both       of each cage that crosses the border, either the part inside counts, or the part
//              outside with weight −1: whichever has fewer cells.
//
// Taken are single houses, strips of rows and of columns, and pairs of boxes (groups of up to four
// gave no fewer nodes on TAREK_ALL and EXTREME_KILLERS, and took 0.1 ms more). Equations
// with many cells exclude little. Only a few of them are kept, those that are tight: their total is
// near the greatest or the least that the cells can make.
//
// Sums of cells that don't all see each other, such as little killers, are also added up, one to
// four of them without a common cell, and the houses taken off that they mostly cover:
//
//   combined   what they have outside these houses less what they lack of them. Kept are the few
//              whose total is next to the greatest or the least that the cells can make.
//
// Source: the players' rule, which their guides to killers call innies and outies.
// Cost: O(groups of houses · cages); about 0.1 ms for a killer of 9×9, once for a board.
#pragma once

#include "search/equation.h"

#include "board/incidence.h"

#include <span>
#include <vector>

namespace dokushin::search {

/// Returns equations that follow from the board's houses and these; few cells first, each once,
/// none of `stated` itself. At most `most`, and behind them at most four that are tight
/// and four that are combined.
[[nodiscard]] std::vector<Equation>
implied_sums(const Incidence &board, std::span<const Equation> stated, std::size_t most);

} // namespace dokushin::search
