// The board, cell by cell, for a count that goes through it once.
//
// A house is open from its first cell to its last. What the cells so far leave for the rest
// is no more than which digits each open house holds: for each digit a word with a bit (a
// slot) for each open house. Rows and their boxes come one after the other, and so they take
// turns at a slot: 9×9 needs 13 (9 columns, the row, 3 boxes), Sudoku-X 15.
#pragma once

#include <dokushin/puzzle.h>

#include <optional>
#include <vector>

namespace dokushin::counting {

/// What a cell that is not reached yet can hold: a digit of these that none of its houses
/// which are open has.
struct Rest {
    std::uint64_t slots = 0;
    std::uint64_t digits = 0;
};

/// An open house that ends within a line: its digits can soon run out of places.
struct Ending {
    std::uint64_t slot = 0;
    bool holds_cell = false; ///< the cell of the layer belongs to it
    std::vector<Rest> rest;  ///< its cells behind that one
};

/// Lines across the order (columns, if it goes by rows) with the open box that they share.
/// Those that nothing behind tells apart can be exchanged, and so can such stacks.
struct Stack {
    struct Line {
        std::uint64_t slot = 0;
        bool fixed = false; ///< something behind is said of this very line
    };
    std::uint64_t box = 0; ///< its slot; 0: none is open
    bool passed = false;   ///< the line that is under way has passed it
    bool fixed = false;
    std::vector<Line> lines;
};

/// One cell in its turn.
struct Layer {
    std::uint64_t slots = 0;  ///< of the cell's houses
    std::uint64_t ended = 0;  ///< of those that end with it
    std::uint64_t digits = 0; ///< that may stand in the cell, unless an open house has them
    unsigned free_before = 0; ///< digits from this one on are interchangeable from here on
    unsigned free_after = 0;  ///< the same behind the cell
    std::vector<Ending> endings;
    std::vector<Stack> stacks; ///< only where a box is passed, on boards of boxes alone
};

/// Digits are numbered anew, from 0: those that a cell far behind asks for come first, so that
/// the interchangeable ones are always the last. Nothing if more than 64 houses are open
/// at a time. The givens must not contradict each other.
[[nodiscard]] std::optional<std::vector<Layer>> layers_of(const Puzzle &puzzle);

/// The most slots that are in use at a time.
[[nodiscard]] unsigned slots_of(const std::vector<Layer> &layers);

} // namespace dokushin::counting
