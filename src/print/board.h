// A board on a page: shaded cells, lines, symbols and pencilmarks.
#pragma once

#include <dokushin/print.h>

namespace dokushin::print {

/// Where a board stands.
struct Spot {
    PagePoint corner; ///< the upper left one
    double cell = 0;  ///< the side of a cell
};

/// The cells' shades and the lines. Thick lines go round the board and between boxes or
/// regions; cells of the houses that a variant adds are shaded, where these houses are not
/// all of the board.
void add_board(Page &page, const Shape &shape, const Spot &spot);

/// Givens bold, placed digits lighter, and the candidates of open cells if asked for.
void add_puzzle_symbols(Page &page, const PrintPuzzle &puzzle, const Spot &spot, bool pencilmarks);

/// Givens bold, the rest lighter.
void add_solution_symbols(Page &page, const PrintPuzzle &puzzle, const Spot &spot);

} // namespace dokushin::print
