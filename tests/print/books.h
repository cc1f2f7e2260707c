// Boards of all kinds, full of digits, so that every cell of a page tells where it is.
#pragma once

#include <dokushin/print.h>
#include <dokushin/solve.h>

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace dokushin::print_test {

inline const std::string jigsaw_name =
    "jigsaw:AAAABBCCCAAABBBCCCAABBBBCCCDDDDEEEFFDDDEEEFFFDDEEEFFFFGGGGHHIIIGGGHHHIIIGGHHHHIII";

/// Names as Shape::parse() takes them.
inline std::vector<std::string> shape_names() {
    return {"4x4",       "2x3", "9x9+diagonals", "9x9+windoku", "9x9+disjoint-groups",
            jigsaw_name, "1x5", "16x16",         "25x25"};
}

inline Shape shape_named(const std::string &name) {
    const auto shape = Shape::parse(name);
    EXPECT_TRUE(shape) << name;
    return *shape;
}

/// Every cell a given: digits that take turns, whatever the houses say.
inline PrintPuzzle full_puzzle(const Shape &shape) {
    Grid grid(shape.cell_count());
    for (std::size_t cell = 0; cell < grid.size(); ++cell) {
        grid[cell] = digit_of(static_cast<unsigned>(cell % shape.side()) + 1);
    }
    return {*Puzzle::from_givens(shape, grid), Alphabet::usual(shape.side()), "No. 1", "Rating 1.2",
            grid};
}

inline std::vector<PrintPuzzle> full_puzzles(const Shape &shape, std::size_t count) {
    return std::vector<PrintPuzzle>(count, full_puzzle(shape));
}

inline PrintLayout laid_out(std::vector<PrintPuzzle> puzzles, const PrintOptions &options) {
    auto layout = PrintLayout::make(std::move(puzzles), options);
    EXPECT_TRUE(layout) << layout.error().message();
    return *std::move(layout);
}

/// The symbols in cells, in the order of puzzles and their cells.
inline std::vector<PageText> symbols(const Page &page) {
    std::vector<PageText> found;
    for (const PageText &text : page.texts) {
        if (text.anchor == Anchor::cell) {
            found.push_back(text);
        }
    }
    return found;
}

} // namespace dokushin::print_test
