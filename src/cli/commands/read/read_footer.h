// The help of dokushin read, which is the same in a program that can't read pictures.
#pragma once

namespace dokushin::cli {

inline constexpr const char *read_purpose = "Read the puzzle on a photograph or a picture";

inline constexpr const char *read_footer =
    R"(A photograph of a page, a scan or a picture of a screen: JPEG, PNG or WebP. Each grid of
9×9 or 6×6 on it is a line of 81 or 36 characters, in reading order; of a folder all pictures are
read, by name. Everything happens on this machine.

A small neural network says what it sees in each cell, and the solver which of the likely readings
is a proper puzzle. A digit that is seen clearly is never changed. What is doubtful is named on
stderr; so are the dashed cages of a killer Sudoku, which are seen but not read. Digits written by
hand are left out, or with --handwritten keep read as well. Small digits that are noted in cells of
a screen are left out, or with --marks keep the line has the candidates of all cells: 729
characters, a digit or a point for each digit of each cell.

With --json each grid is an object: file, status (sure, doubtful, or none if there is no grid),
shape (9x9; 2x3 or 3x2 of a 6×6, as its boxes are), puzzle, handwritten (with keep), candidates (if
some are noted), unique, unread_rules (true: it has cages), corners (in pixels, from the top left),
confidence (of each cell), doubtful (cells with the probability of each content, and whether the
solver changed the likeliest), alternatives (other proper readings).

Examples:
  dokushin read photo.jpg | dokushin solve -
  dokushin read --json photos/
  dokushin read --stages /tmp/steps photo.jpg

Exit status: 0 all grids were read surely, 1 some cell is doubtful, 2 some picture has no grid or
can't be read.)";

} // namespace dokushin::cli
