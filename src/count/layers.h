// The layers of a board for a count that fills it cell by cell: a layer has what the count must
// know of one cell.
//
// A house is open from its first cell to its last. The completions of a partly filled board depend
// only on which digits each open house contains. This is the state: for each digit a word with a
// bit (a slot) for each open house. Houses that are open one after the other share a slot: 9×9
// needs 13 slots (9 columns, the row, 3 boxes), Sudoku-X 15.
#pragma once

#include <dokushin/puzzle.h>

#include <optional>
#include <vector>

namespace dokushin::counting {

/// A cell that is not filled yet. It can contain one of `digits` that is in none of its open
/// houses.
struct LaterCell {
    std::uint64_t slots = 0;
    std::uint64_t digits = 0;
};

/// An open house whose last cell is at most a line away: its digits can soon run out of cells.
struct ClosingHouse {
    std::uint64_t slot = 0;
    bool holds_cell = false;      ///< the cell of the layer is in the house
    std::vector<LaterCell> later; ///< its cells after that of the layer
};

/// A chute across the order of the cells: a stack if this goes by rows. Lines of it that no later
/// cell distinguishes can be exchanged, and so can such chutes.
struct OpenChute {
    struct Line {
        std::uint64_t slot = 0;
        bool fixed = false; ///< a later cell of it is given or restricted
    };
    std::uint64_t box = 0; ///< the slot of its open box; 0: none is open
    bool passed = false;   ///< the line in progress has filled its part of the chute
    bool fixed = false;    ///< a line of it is fixed
    std::vector<Line> lines;
};

/// A cell in the order of the count.
struct Layer {
    std::uint64_t slots = 0;  ///< of the cell's houses
    std::uint64_t closed = 0; ///< of the houses whose last cell this is
    std::uint64_t digits = 0; ///< that the cell may contain, unless an open house does
    unsigned free_before = 0; ///< digits from this one on are interchangeable here
    unsigned free_after = 0;  ///< digits from this one on are interchangeable after it
    std::vector<ClosingHouse> closing;
    std::vector<OpenChute> chutes; ///< only after the last column of a box, on plain boards
};

/// The layers of a puzzle, or nothing if more than 64 houses are open at a time. Digits get new
/// numbers from 0. The digit that is distinguished longest comes first, so that the interchangeable
/// ones are always the last. The givens must not contradict each other.
[[nodiscard]] std::optional<std::vector<Layer>> layers_of(const Puzzle &puzzle);

/// The number of slots that a state needs.
[[nodiscard]] unsigned slots_of(const std::vector<Layer> &layers);

} // namespace dokushin::counting
