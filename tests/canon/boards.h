// What the tests of forms share: boards from text, and random ones of any shape.
#pragma once

#include <dokushin/canon.h>
#include <dokushin/solve.h>

#include "base/saturating.h"
#include "canon/general/row_search.h"

#include <functional>
#include <random>
#include <string_view>

#include <gtest/gtest.h>

namespace dokushin::canon_tests {

inline Grid digits_of(std::string_view text) {
    Grid digits;
    for (const char c : text) {
        digits.push_back(digit_of(c >= '1' && c <= '9' ? static_cast<unsigned>(c - '0') : 0));
    }
    return digits;
}

inline Shape shape_of(std::string_view name) { return *Shape::parse(name); }

/// The grid with the most symmetry: digits are pairs of numbers below three, and a cell's
/// pair is (stack + row in the band, column in the stack + band).
inline Grid most_canonical() {
    Grid grid;
    for (unsigned row = 0; row < 9; ++row) {
        for (unsigned column = 0; column < 9; ++column) {
            grid.push_back(
                digit_of((column / 3 + row % 3) % 3 * 3 + (column % 3 + row / 3) % 3 + 1));
        }
    }
    return grid;
}

/// A grid of any shape: each row is the one before, moved by a box, in a new band by one.
inline Grid shifted_rows(const Shape &shape) {
    const unsigned side = shape.side();
    Grid grid;
    for (unsigned row = 0; row < side; ++row) {
        const unsigned by = row % shape.box_rows() * shape.box_columns() + row / shape.box_rows();
        for (unsigned column = 0; column < side; ++column) {
            grid.push_back(digit_of((column + by) % side + 1));
        }
    }
    return grid;
}

/// Grids that are not like each other: the solutions of a board with few givens.
inline std::vector<Grid> some_grids(const Shape &shape, std::string_view givens,
                                    std::size_t count) {
    std::vector<Grid> grids;
    SolveOptions options;
    options.limits.solutions = Limits::unlimited;
    static_cast<void>(
        enumerate(*Puzzle::from_givens(shape, digits_of(givens)), options, [&](const Grid &grid) {
            grids.push_back(grid);
            return grids.size() < count;
        }));
    return grids;
}

/// The grid with only some of its digits left: each with the same chance.
inline Grid thinned(Grid grid, unsigned kept_of_100, std::mt19937_64 &random) {
    for (Digit &digit : grid) {
        digit = random() % 100 < kept_of_100 ? digit : Digit::blank;
    }
    return grid;
}

/// The grid under some transform.
inline Grid moved(const Shape &shape, const Grid &grid, std::mt19937_64 &random) {
    return *random_transform(shape, std::ref(random))->apply(shape, grid);
}

/// A board and its transpose, as searches take them.
struct BothOrientations {
    canon::Board upright;
    canon::Board transposed;
};

template <class Size> BothOrientations both_orientations(const Grid &grid, const Size &size) {
    BothOrientations boards;
    EXPECT_TRUE(canon::read(boards.upright, grid, size));
    canon::transpose(boards.transposed, boards.upright, size);
    return boards;
}

/// The transforms that a search has found: for each of its labellings, the orders of its classes
/// and of its free stacks.
template <class Size>
std::uint64_t transforms_of(const std::vector<canon::Labelling> &labellings, const Size &size) {
    std::uint64_t sum = 0;
    for (const canon::Labelling &labelling : labellings) {
        std::uint64_t product = labelling.multiplicity;
        for (unsigned position = 0; position < size.side(); ++position) {
            product =
                saturating_product(product, position - canon::class_begin(labelling, position) + 1);
        }
        for (unsigned stacks = 2; stacks <= labelling.free_stacks; ++stacks) {
            product = saturating_product(product, stacks);
        }
        sum = saturating_sum(sum, product);
    }
    return sum;
}

} // namespace dokushin::canon_tests
