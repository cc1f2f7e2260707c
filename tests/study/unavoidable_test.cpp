#include "naive/count.h"
#include "naive/unavoidable.h"
#include "study/all_types.h"
#include "study/boards.h"

#include <dokushin/canon.h>
#include <dokushin/generate.h>
#include <dokushin/study.h>

#include <gtest/gtest.h>

#include <array>
#include <numeric>
#include <random>

namespace dokushin {
namespace {

using namespace study_tests;
using naive::CellList;

std::set<CellList> as_set(const std::vector<CellList> &sets) {
    const std::set<CellList> all(sets.begin(), sets.end());
    EXPECT_EQ(all.size(), sets.size());
    return all;
}

/// Those that lie within some cells.
std::set<CellList> within(const std::vector<CellList> &sets, const CellList &cells) {
    std::set<CellList> inside;
    std::ranges::copy_if(sets, std::inserter(inside, inside.end()),
                         [&](const CellList &set) { return std::ranges::includes(cells, set); });
    return inside;
}

std::vector<CellList> found(const Shape &shape, const Grid &grid, unsigned largest = 12) {
    UnavoidableOptions options;
    options.largest = largest;
    const auto sets = unavoidable_sets(shape, grid, options);
    EXPECT_TRUE(sets->complete);
    return sets->sets;
}

CellList all_cells(const Shape &shape) {
    CellList cells;
    for (std::size_t at = 0; at < shape.cell_count(); ++at) {
        cells.push_back(cell_at(at));
    }
    return cells;
}

/// The cells with certain digits, lines or whatever is asked.
CellList cells_where(const Shape &shape, const auto &wanted) {
    CellList cells = all_cells(shape);
    std::erase_if(cells, [&](Cell cell) { return !wanted(cell); });
    return cells;
}

/// Against all grids of the board.
void expect_all(const Shape &shape, const Grid &grid, unsigned largest) {
    EXPECT_EQ(as_set(found(shape, grid, largest)),
              naive::unavoidable_within(shape, grid, all_cells(shape), largest));
}

TEST(Unavoidable, TheSetsOfSmallGridsAreThoseOfAllOtherGrids) {
    std::size_t grids = 0;
    for (const char *const name :
         {"4x4", "4x4+diagonals", "1x4", "4x4+disjoint-groups", "jigsaw:AAABCABBCCDBCDDD"}) {
        const Shape shape = shape_of(name);
        const auto all = grids_of(Puzzle(shape), 1000);
        for (std::size_t at = 0; at < all.size(); at += DOKUSHIN_EVERY) {
            expect_all(shape, all[at], at % 8 == 0 ? static_cast<unsigned>(3 + at % 14) : 12);
        }
        grids += all.size();
    }
    EXPECT_GT(grids, 288U + 576U);
    // 161,280 grids; with the first row as it is, 1,344.
    const Shape latin = shape_of("1x5");
    const Grid grid = digits_of("1234523451345124512351234");
    const CellList below = cells_where(latin, [&](Cell cell) { return latin.row(cell) > 0; });
    EXPECT_EQ(within(found(latin, grid), below), naive::unavoidable_within(latin, grid, below, 12));
}

/// Grids at random, the solutions of puzzles at random.
std::vector<Grid> some_grids(const Shape &shape, std::size_t count) {
    std::vector<Grid> grids;
    auto generator = Generator::make(shape, {});
    for (const Attempt &attempt : generator->attempts(0, count)) {
        grids.push_back(attempt.solution);
    }
    return grids;
}

// Whatever is blank, the sets among the blanks are what the solutions say.
void expect_within(const Shape &shape, const Grid &grid, const std::vector<CellList> &sets,
                   const CellList &blank, std::size_t &compared) {
    const auto expected = naive::unavoidable_within(shape, grid, blank, 12, 5'000);
    if (expected) {
        ++compared;
        EXPECT_EQ(within(sets, blank), *expected);
    }
}

TEST(Unavoidable, TheSetsAmongSomeCellsAreThoseOfTheSolutionsWithoutThem) {
    for (const char *const name : {"9", "6", "9x9+windoku", "3x4"}) {
        const Shape shape = shape_of(name);
        std::size_t compared = 0;
        for (const Grid &grid : some_grids(shape, DOKUSHIN_EVERY > 1 ? 1 : 3)) {
            const auto sets = found(shape, grid);
            const auto check = [&](const auto &wanted) {
                expect_within(shape, grid, sets, cells_where(shape, wanted), compared);
            };
            std::mt19937 random(7);
            for (unsigned tries = 0; tries < (DOKUSHIN_EVERY > 1 ? 4 : 20); ++tries) {
                // Some digits, some rows, some columns, some of all cells.
                const std::uint64_t some = random() & random();
                check([&](Cell cell) { return (some >> number(grid[index(cell)]) & 1) != 0; });
                check([&](Cell cell) { return (some >> shape.row(cell) & 1) != 0; });
                check([&](Cell cell) { return (some >> shape.column(cell) & 1) != 0; });
                check([&](Cell cell) { return (some >> shape.region_of(cell) & 1) != 0; });
                check([&](Cell) { return random() % 2 == 0; });
            }
        }
        EXPECT_GT(compared, DOKUSHIN_EVERY > 1 ? 10U : 150U) << name;
    }
}

TEST(Unavoidable, WithoutASetThereAreSeveralSolutionsAndWithAnyOfItOne) {
    const Shape shape = shape_of("9");
    const Grid grid = some_grids(shape, 1).front();
    const auto sets = found(shape, grid);
    ASSERT_GT(sets.size(), 200U);
    for (std::size_t at = 0; at < sets.size(); at += DOKUSHIN_EVERY) {
        Grid blank = grid;
        for (const Cell cell : sets[at]) {
            blank[index(cell)] = Digit::blank;
        }
        EXPECT_GE(naive::count(*Puzzle::from_givens(shape, blank), 2), 2U);
        for (const Cell cell : sets[at]) {
            Grid one = blank;
            one[index(cell)] = grid[index(cell)];
            EXPECT_EQ(naive::count(*Puzzle::from_givens(shape, one), 2), 1U);
        }
    }
}

// A puzzle of a grid is proper if and only if it has a given in each set. So the minimal ones
// are the minimal choices of cells that meet all of them; on 4×4 others have counted those.
TEST(Unavoidable, WhatMeetsAllSetsAreTheProperPuzzles) {
    const Shape shape = shape_of("4");
    std::array<std::size_t, 17> minimal{};
    for (const Grid &grid : grids_of(Puzzle(shape), 1000)) {
        std::vector<unsigned> sets;
        for (const CellList &set : found(shape, grid, 16)) {
            sets.push_back(
                std::accumulate(set.begin(), set.end(), 0U,
                                [](unsigned bits, Cell cell) { return bits | 1U << index(cell); }));
        }
        const auto is_proper = [&](unsigned givens) {
            return std::ranges::all_of(sets, [&](unsigned set) { return (set & givens) != 0; });
        };
        for (unsigned givens = 0; givens < 1U << 16; ++givens) {
            bool counts = is_proper(givens);
            for (unsigned rest = givens; counts && rest != 0; rest &= rest - 1) {
                counts = !is_proper(givens & ~(rest & (~rest + 1)));
            }
            minimal[count_bits(givens)] += counts ? 1 : 0;
        }
    }
    EXPECT_EQ(minimal, (std::array<std::size_t, 17>{0, 0, 0, 0, 25'728, 58'368, 1'536}));
}

// "There is no 16-clue sudoku" (arXiv:1201.0749) rests on a list of all types of sets of up
// to 12 cells, of which there are 525.
TEST(Unavoidable, The525TypesAreFoundAndNoOthers) {
    const Shape shape = shape_of("9");
    std::set<Grid> types;
    for (const std::string_view text : all_types) {
        const Grid grid = digits_of(text);
        for (const CellList &set : found(shape, grid)) {
            Grid alone(grid.size());
            for (const Cell cell : set) {
                alone[index(cell)] = grid[index(cell)];
            }
            types.insert(canonical(shape, alone)->form);
        }
    }
    EXPECT_EQ(types.size(), 525U);
}

TEST(Unavoidable, EveryPuzzleHasAGivenInEach) {
    const auto all = rated_puzzles();
    for (std::size_t at = 0; at < all.size(); at += std::size_t{30} * DOKUSHIN_EVERY) {
        const Puzzle puzzle = puzzle_of(all[at].puzzle);
        for (const CellList &set : found(puzzle.shape(), solve(puzzle).solution)) {
            EXPECT_TRUE(std::ranges::any_of(
                set, [&](Cell cell) { return puzzle.given(cell) != Digit::blank; }));
        }
    }
}

TEST(Unavoidable, WhatALimitLeavesIsTrue) {
    const Shape shape = shape_of("9");
    const Grid grid = some_grids(shape, 1).front();
    const auto all = as_set(found(shape, grid));
    std::size_t before = 0;
    for (const std::uint64_t nodes : {0U, 1U, 100U, 1000U, 10'000U, 20'000U}) {
        UnavoidableOptions options;
        options.limits.nodes = nodes;
        const auto part = unavoidable_sets(shape, grid, options);
        EXPECT_FALSE(part->complete);
        EXPECT_GE(part->sets.size(), before);
        before = part->sets.size();
        EXPECT_TRUE(std::ranges::includes(all, as_set(part->sets)));
    }
    EXPECT_GT(before, 0U);
    const std::atomic<bool> cancelled = true;
    UnavoidableOptions options;
    options.limits.cancelled = &cancelled;
    EXPECT_FALSE(unavoidable_sets(shape, grid, options)->complete);
}

TEST(Unavoidable, SmallerSetsComeFirst) {
    const Shape shape = shape_of("9");
    const auto sets = found(shape, some_grids(shape, 1).front());
    EXPECT_TRUE(std::ranges::is_sorted(sets, [](const CellList &one, const CellList &other) {
        return std::pair(one.size(), one) < std::pair(other.size(), other);
    }));
}

TEST(Unavoidable, LargeBoardsAndTheLeastOne) {
    EXPECT_TRUE(found(shape_of("1"), digits_of("1")).empty());
    for (const unsigned side : {16U, 25U, DOKUSHIN_EVERY > 1 ? 12U : 64U}) {
        const Shape shape = *Shape::of_side(side);
        Grid grid;
        for (std::size_t at = 0; at < shape.cell_count(); ++at) {
            const unsigned row = shape.row(cell_at(at));
            const unsigned by =
                row % shape.box_rows() * shape.box_columns() + row / shape.box_rows();
            grid.push_back(digit_of((shape.column(cell_at(at)) + by) % shape.side() + 1));
        }
        UnavoidableOptions options;
        options.largest = 5;
        const auto sets = unavoidable_sets(shape, grid, options);
        EXPECT_TRUE(sets->complete);
        for (const CellList &set : sets->sets) {
            ASSERT_EQ(set.size(), 4U); // two digits, two rows, two columns
            EXPECT_EQ(grid[index(set[0])], grid[index(set[3])]);
            EXPECT_EQ(grid[index(set[1])], grid[index(set[2])]);
        }
    }
}

TEST(Unavoidable, AreOfGrids) {
    const Shape shape = shape_of("4");
    EXPECT_EQ(unavoidable_sets(shape, digits_of("123")).error().message(), "3 cells, expected 16");
    EXPECT_EQ(unavoidable_sets(shape, digits_of("1234341221434325")).error().code,
              ErrorCode::out_of_range);
    EXPECT_EQ(unavoidable_sets(shape, digits_of("123434122143432.")).error().message(),
              "r4c4 is blank, expected a finished grid");
    EXPECT_EQ(unavoidable_sets(shape, digits_of("1234341221434322")).error().message(),
              "r4c3 and r4c4 are both 2 in row 4, expected a finished grid");
}

} // namespace
} // namespace dokushin
