// A board is added to a page as shaded cells, lines, symbols and pencilmarks.
#pragma once

#include <dokushin/print.h>

namespace dokushin::print {

/// The position and scale of a board on a page.
struct BoardPosition {
    PagePoint corner; ///< the upper left one
    double cell = 0;  ///< the side of a cell
};

/// Adds the cells' shades, the lines, and the figures of the board's rules. Thick lines go round
/// the board and between boxes or regions; cells in a variant's houses are shaded, unless these
/// houses cover the whole board.
void add_board(Page &page, const Shape &shape, Drawing drawing, const BoardPosition &spot);

/// Adds givens in bold, placed digits lighter, and candidates of blank cells if `pencilmarks` is
/// set or the puzzle states them.
void add_puzzle_symbols(Page &page, const PrintPuzzle &puzzle, const BoardPosition &spot,
                        bool pencilmarks);

/// Adds the solution's digits: givens in bold, the others lighter.
void add_solution_symbols(Page &page, const PrintPuzzle &puzzle, const BoardPosition &spot);

} // namespace dokushin::print
