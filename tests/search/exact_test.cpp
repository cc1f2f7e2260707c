// The exact solver and its SAT partner: published counts, agreement with the
// naive oracle on random boards, and limits that never turn into wrong answers.
#include "naive/count.h"
#include "search/searches.h"

#include <dokushin/check.h>

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <atomic>
#include <random>
#include <set>
#include <utility>

namespace dokushin {
namespace {

using searches::puzzle_of;
using searches::shape_of;
using searches::solutions_up_to;
using searches::text_of;

constexpr std::array exact_methods{Method::automatic, Method::search, Method::sat};

SolveOptions options(Method method, std::uint64_t limit = 2) {
    return {method, solutions_up_to(limit)};
}

// ---- jigsaws without givens ----------------------------------------------------

// Layouts from the collection of Interactive Sudoku Solver (data/jigsaw_layouts.js, MIT licence):
// one that is refuted at once but for the order of the digits, one for which that solver needs
// seconds, and one that can be filled.
Puzzle blank_jigsaw(std::string_view layout) {
    return puzzle_of("jigsaw:" + std::string(layout), std::string(81, '.'));
}

TEST(Exact, RefutesALayoutOnceForAllOrdersOfTheDigits) {
    const Puzzle puzzle =
        blank_jigsaw("AAAAAAAABACCCBBBBBCCDEEFFBGCDDEEFFBGCHDDEFFBGCHDDEEFFGCHDDEEF"
                     "GGHHHHHGGGIHIIIIIIII");
    for (const Method method : {Method::automatic, Method::search}) {
        const SolveResult found = solve(puzzle, options(method));
        EXPECT_EQ(found.status, Status::none);
        EXPECT_LE(found.counters.nodes, 1'000U); // 725,759 and more in each order
    }
    EXPECT_EQ(count(puzzle).solutions, 0U);
}

TEST(Exact, RefutesALayoutThatSearchNeverEnds) {
    const Puzzle puzzle =
        blank_jigsaw("AAAAAABBBCCADAEBFBCCCDAEBFBCCCDEEFFBGCDDEFFHBGDDEEFHHHGDGEIFHH"
                     "HGDGEIFIHHGGGIIIIII");
    SolveOptions bounded = options(Method::automatic);
    bounded.limits.nodes = 30'000;
    const SolveResult found = solve(puzzle, bounded);
    const bool has_sat = std::ranges::find(methods(), Method::sat) != methods().end();
    EXPECT_EQ(found.status, has_sat ? Status::none : Status::limit);
}

TEST(Exact, FillsALayoutInSeveralWays) {
    const Puzzle puzzle =
        blank_jigsaw("11122223311122223311445233314445563344455566677455666977785669"
                     "9778888999778888999");
    for (const Method method : exact_methods) {
        for (const std::uint64_t most : {1U, 2U}) {
            const SolveResult found = solve(puzzle, options(method, most));
            EXPECT_EQ(found.solutions, most);
            EXPECT_EQ(found.status, most == 1 ? Status::limit : Status::multiple);
            EXPECT_TRUE(is_solution(puzzle, found.solution));
        }
    }
}

// ---- contradictions that only a whole house shows -----------------------------

// Several digits that one cell less of a house is left for: without a look at whole houses these
// took 1 to 90 million nodes. Found by `dokushin_bench --hunt`.
TEST(Exact, RefutesCrowdedHouses) {
    for (const std::string_view board :
         {".......63.......89.......5454.36.....38.........8............96.......3........45",
          "...............3.5..5...2...23..5...5....3........2.........5.........2.........3",
          "....9..4.34......9.92....................2.......3..94....4...39..3..4..43......."}) {
        const SolveResult found = solve(puzzle_of("9", board), options(Method::search));
        EXPECT_EQ(found.status, Status::none) << board;
        EXPECT_LE(found.counters.nodes, 50'000U) << board;
    }
}

// ---- published numbers -----------------------------------------------------

TEST(Count, TheEmpty4x4Has288Grids) {
    const Puzzle empty(shape_of("4"));
    for (const Method method : exact_methods) {
        EXPECT_EQ(solve(empty, options(method, Limits::unlimited)).solutions, 288u);
        EXPECT_EQ(count(empty, options(method, Limits::unlimited)).solutions, 288u);
    }
}

// 28,200,960 grids of 6×6: Russell and Jarvis, "There are 49 essentially
// different Sudoku 2×3 grids" (2006). Latin squares of 5 and 6: OEIS A002860.
TEST(Count, EmptyBoardsWithPublishedCounts) {
    const auto all = options(Method::automatic, Limits::unlimited);
    EXPECT_EQ(count(Puzzle(shape_of("2x3")), all).solutions, 28'200'960u);
    EXPECT_EQ(count(Puzzle(shape_of("3x2")), all).solutions, 28'200'960u);
    EXPECT_EQ(count(Puzzle(shape_of("1x4")), all).solutions, 576u);
    EXPECT_EQ(count(Puzzle(shape_of("1x5")), all).solutions, 161'280u);
    if (DOKUSHIN_EVERY == 1) {
        EXPECT_EQ(count(Puzzle(shape_of("1x6")), all).solutions, 812'851'200u);
    }
}

// The shortcut by symmetry must not be able to hide a wrong enumeration: with
// its first row given no digit is unused, and 6! rows are as good as this one.
TEST(Count, TheEmpty6x6WithoutTheShortcut) {
    const auto puzzle = puzzle_of("2x3", "123456..............................");
    const auto all = options(Method::search, Limits::unlimited);
    EXPECT_EQ(solve(puzzle, all).solutions * 720, 28'200'960u);
}

TEST(Count, SaturatesInsteadOfOverflowing) {
    // 21 digits unused in a full row's worth of cells: 21! is beyond 2⁶⁴.
    const auto result = count(Puzzle(shape_of("25")), options(Method::search, Limits::unlimited));
    EXPECT_EQ(result.solutions, Limits::unlimited);
    EXPECT_EQ(result.stop, Stop::solutions);
}

TEST(Exact, TheTextbookPuzzleWith11187BacktracksNeedsFewGuesses) {
    const auto result = solve(puzzle_of("9", searches::hard), options(Method::search));
    EXPECT_EQ(result.status, Status::unique);
    EXPECT_EQ(text_of(result.solution).substr(0, 9), "543817926");
    EXPECT_LE(result.counters.guesses, 3u);
}

// ---- against the naive oracle -----------------------------------------------

/// A puzzle on the shape: cells of a random solution, some of them wrong.
Puzzle random_puzzle(const Shape &shape) {
    Grid givens(shape.cell_count());
    const auto full = solve(Puzzle(shape), {Method::search, solutions_up_to(1)}).solution;
    const auto relabel = *rc::gen::arbitrary<std::uint32_t>();
    const auto keep = *rc::gen::inRange<unsigned>(0, 101);
    const bool spoil = *rc::gen::inRange(0, 4) == 0;
    for (std::size_t cell = 0; cell < givens.size(); ++cell) {
        if (*rc::gen::inRange<unsigned>(0, 100) < keep) {
            givens[cell] = digit_of((number(full[cell]) + relabel) % shape.side() + 1);
        }
        if (spoil && *rc::gen::inRange(0, 16) == 0) {
            givens[cell] = digit_of(*rc::gen::inRange(1U, shape.side() + 1));
        }
    }
    return *Puzzle::from_givens(shape, givens);
}

/// A puzzle with one solution: digits are taken away while it stays proper.
Puzzle random_proper_puzzle(const Shape &shape) {
    Grid givens = solve(Puzzle(shape), {Method::search, solutions_up_to(1)}).solution;
    const auto cells = *rc::gen::container<std::vector<unsigned>>(
        rc::gen::inRange(0U, static_cast<unsigned>(givens.size())));
    for (const unsigned cell : cells) {
        const Digit taken = std::exchange(givens[cell], Digit::blank);
        if (solve(*Puzzle::from_givens(shape, givens)).status != Status::unique) {
            givens[cell] = taken;
        }
    }
    return *Puzzle::from_givens(shape, givens);
}

void agree_with_the_oracle(const Puzzle &puzzle) {
    constexpr std::uint64_t cap = 300;
    const std::uint64_t truth = naive::count(puzzle, cap);
    for (const Method method : exact_methods) {
        const auto result = solve(puzzle, options(method, cap));
        RC_ASSERT(result.solutions == truth);
        RC_ASSERT(result.solution.empty() == (truth == 0));
        RC_ASSERT(truth == 0 || is_solution(puzzle, result.solution));
        RC_ASSERT(count(puzzle, options(method, cap)).solutions == truth);
    }
}

TEST(ExactLaw, CountsAsTheNaiveOracle) {
    for (const std::string_view name :
         {"4", "2x3", "4+diagonals", "2x3+diagonals", "jigsaw:AAABBACABBCCCBDECDDDEEEED", "1x4"}) {
        const Shape shape = shape_of(name);
        EXPECT_TRUE(
            rc::check(std::string(name), [&] { agree_with_the_oracle(random_puzzle(shape)); }));
    }
}

TEST(ExactLaw, SukakusCountAsTheNaiveOracle) {
    const Shape shape = shape_of("4");
    EXPECT_TRUE(rc::check("random candidates", [&] {
        Pencilmarks marks(shape.cell_count());
        for (DigitSet &candidates : marks) {
            candidates = DigitSet(*rc::gen::inRange<std::uint64_t>(1, 16) |
                                  *rc::gen::inRange<std::uint64_t>(0, 16));
        }
        agree_with_the_oracle(*Puzzle::from_candidates(shape, marks));
    }));
}

TEST(ExactLaw, EnumeratesEachSolutionOnce) {
    for (const Method method : exact_methods) {
        std::set<Grid> seen;
        const auto result = enumerate(Puzzle(shape_of("4")), options(method, Limits::unlimited),
                                      [&](const Grid &grid) { return seen.insert(grid).second; });
        EXPECT_EQ(result.stop, Stop::exhausted) << name(method);
        EXPECT_EQ(seen.size(), 288u);
    }
}

// On a side over 9 `automatic` hands a search that ran out of its budget to SAT,
// with the solutions found so far; none may come twice.
TEST(ExactLaw, HandingOverNeitherLosesNorRepeatsASolution) {
    std::set<Grid> seen;
    const auto limit = options(Method::automatic, 500);
    const Puzzle empty(shape_of("16+diagonals"));
    const auto result = enumerate(empty, limit, [&](const Grid &grid) {
        EXPECT_TRUE(is_solution(empty, grid));
        return seen.insert(grid).second;
    });
    EXPECT_EQ(result.stop, Stop::solutions);
    EXPECT_EQ(seen.size(), 500u);
}

// ---- shapes and sizes ---------------------------------------------------------

TEST(Exact, EmptyBoardsOfEverySizeHaveManySolutions) {
    for (const std::string_view name : {"1", "8", "10", "3x4", "15", "16", "25", "36", "9+x",
                                        "9+windoku", "9+x+windoku+disjoint", "16+x", "64"}) {
        const Puzzle empty(shape_of(name));
        const auto result = solve(empty);
        EXPECT_EQ(result.status, name == "1" ? Status::unique : Status::multiple) << name;
        EXPECT_TRUE(is_solution(empty, result.solution)) << name;
    }
}

/// Returns the cyclic grid of square boxes of this width, with the cells given of which `is_given`
/// says so, asked row by row.
template <class IsGiven> Puzzle cyclic(unsigned width, const IsGiven &is_given) {
    const unsigned side = width * width;
    const Shape shape = shape_of(std::to_string(side));
    Grid grid(shape.cell_count());
    for (unsigned row = 0; row < side; ++row) {
        for (unsigned column = 0; column < side; ++column) {
            const unsigned shift = (row % width) * width + row / width;
            grid[index(shape.cell(row, column))] =
                digit_of(is_given(row) ? (column + shift) % side + 1 : 0);
        }
    }
    return *Puzzle::from_givens(shape, grid);
}

TEST(Exact, SatSpeaksOfBoardsWhoseHousesNeedTheProductEncoding) {
    // The cyclic grid of 36 with two rows cleared has solutions other than itself.
    const Puzzle puzzle = cyclic(6, [](unsigned row) { return row >= 2; });
    const auto by_sat = solve(puzzle, options(Method::sat, 1000));
    const auto by_search = solve(puzzle, options(Method::search, 1000));
    EXPECT_EQ(by_sat.solutions, by_search.solutions);
    EXPECT_TRUE(is_solution(puzzle, by_sat.solution));
}

/// Returns the cyclic grid of 25 with about so many cells in a hundred given.
Puzzle cyclic_25(unsigned per_cent, unsigned seed) {
    std::mt19937 random(seed);
    return cyclic(5, [&](unsigned) { return random() % 100 < per_cent; });
}

// These restart once to four times before the first solution.
TEST(Exact, ALargeBoardRestartsAndFindsEachSolutionOnce) {
    for (const unsigned seed : {3U, 5U, 6U}) {
        const Puzzle puzzle = cyclic_25(45, seed);
        std::set<Grid> seen;
        const auto result = enumerate(puzzle, options(Method::search, 20), [&](const Grid &grid) {
            EXPECT_TRUE(is_solution(puzzle, grid));
            return seen.insert(grid).second;
        });
        EXPECT_EQ(result.stop, Stop::solutions);
        EXPECT_EQ(seen.size(), 20U);
        EXPECT_LE(result.counters.nodes, 6'000U);
    }
}

TEST(Exact, ALargeBoardHasAsManySolutionsBySearchAsBySat) {
    for (const unsigned seed : {1U, 2U, 3U, 4U}) {
        const Puzzle puzzle = cyclic_25(53, seed);
        EXPECT_EQ(solve(puzzle, options(Method::search, 50)).solutions,
                  solve(puzzle, options(Method::sat, 50)).solutions);
    }
}

// ---- statuses and limits --------------------------------------------------------

TEST(Exact, StatusesTellNoneFromInvalid) {
    for (const Method method : methods()) {
        SCOPED_TRACE(name(method));
        const auto twice = solve(puzzle_of("4", "1..1............"), options(method));
        EXPECT_EQ(twice.status, Status::invalid);
        EXPECT_EQ(twice.solutions, 0u);
        const auto stuck = solve(puzzle_of("4", "..12....3...4..."), options(method));
        EXPECT_EQ(stuck.status, Status::none);
        EXPECT_EQ(stuck.stop, Stop::exhausted);
        const auto full = solve(puzzle_of("4", "1234341221434321"), options(method));
        EXPECT_EQ(full.status, Status::unique);
        const auto empty = solve(puzzle_of("4", "................"), options(method));
        EXPECT_EQ(empty.status, Status::multiple);
        EXPECT_EQ(empty.stop, Stop::solutions);
    }
}

TEST(Exact, OneSolutionWantedIsNotProvedUnique) {
    const auto result = solve(puzzle_of("9", searches::hard), options(Method::search, 1));
    EXPECT_EQ(result.status, Status::limit);
    EXPECT_EQ(result.stop, Stop::solutions);
    EXPECT_EQ(result.solutions, 1u);
}

TEST(Exact, LimitsOfNodesTimeAndPatience) {
    const std::atomic<bool> cancelled = true;
    for (const Method method : exact_methods) {
        SCOPED_TRACE(name(method));
        SolveOptions few{method, {}};
        few.limits.nodes = 1;
        SolveOptions late{method, {}};
        late.limits.time = std::chrono::nanoseconds(0);
        SolveOptions stopped{method, {}};
        stopped.limits.cancelled = &cancelled;
        const Puzzle puzzle(shape_of("25"));
        EXPECT_EQ(solve(puzzle, few).stop, Stop::nodes);
        EXPECT_EQ(solve(puzzle, late).stop, Stop::time);
        EXPECT_EQ(solve(puzzle, stopped).stop, Stop::cancelled);
        EXPECT_EQ(solve(puzzle, stopped).status, Status::limit);
    }
}

TEST(Exact, AnInterruptDoesNotWaitForTheClausesOfALargeBoard) {
    const std::atomic<bool> cancelled{true};
    SolveOptions by_sat = options(Method::sat);
    by_sat.limits.cancelled = &cancelled;
    const auto result = solve(Puzzle(shape_of("49")), by_sat);
    EXPECT_EQ(result.stop, Stop::cancelled);
    EXPECT_EQ(result.counters.nodes, 0u);
}

TEST(Exact, ASolverGivesTheSameAnswersInAnyOrder) {
    Solver solver;
    const std::array puzzles{puzzle_of("9", searches::hard), puzzle_of("4", "................"),
                             puzzle_of("4", "1..1............"), puzzle_of("9", searches::hard)};
    for (const Puzzle &puzzle : puzzles) {
        const auto fresh = solve(puzzle);
        const auto kept = solver.solve(puzzle);
        EXPECT_EQ(kept.status, fresh.status);
        EXPECT_EQ(kept.solution, fresh.solution);
        EXPECT_EQ(kept.counters, fresh.counters);
    }
}

// ---- redundant givens -------------------------------------------------------------

TEST(Redundancy, AMinimalPuzzleHasNoneAndAnAddedGivenIsFound) {
    // The first of Royle's list of 17 clues: no proper puzzle has fewer.
    constexpr std::string_view seventeen =
        "000000010400000000020000000000050407008000300001090000300400200050100000000806000";
    const Puzzle minimal = puzzle_of("9", seventeen);
    EXPECT_TRUE(redundant_givens(minimal).redundant.empty());
    EXPECT_TRUE(redundant_givens(minimal).complete);

    Grid more = minimal.givens();
    more[0] = solve(minimal).solution[0];
    const auto found = redundant_givens(*Puzzle::from_givens(minimal.shape(), more));
    EXPECT_TRUE(std::ranges::count(found.redundant, cell_at(0)) == 1);
}

TEST(RedundancyLaw, AgreesWithTakingEachGivenAway) {
    const Shape shape = shape_of("2x3");
    EXPECT_TRUE(rc::check("take each away and count", [&] {
        const Puzzle puzzle = random_proper_puzzle(shape);
        const auto found = redundant_givens(puzzle);
        RC_ASSERT(found.complete);
        for (std::size_t cell = 0; cell < shape.cell_count(); ++cell) {
            if (puzzle.given(cell_at(cell)) == Digit::blank) {
                continue;
            }
            Grid fewer = puzzle.givens();
            fewer[cell] = Digit::blank;
            const bool proper = solve(*Puzzle::from_givens(shape, fewer)).status == Status::unique;
            RC_ASSERT(proper == (std::ranges::count(found.redundant, cell_at(cell)) == 1));
        }
    }));
}

// What a player placed makes a puzzle unique, and does not make its givens so.
TEST(GivensAreProper, WhateverWasPlaced) {
    const Shape four = *Shape::classic(2);
    const auto grid = [](std::string_view text) {
        Grid digits;
        for (const char c : text) {
            digits.push_back(digit_of(c == '.' ? 0 : static_cast<unsigned>(c - '0')));
        }
        return digits;
    };
    auto proper = *Puzzle::from_givens(four, grid(".....3.....14..3"));
    auto open = *Puzzle::from_givens(four, grid(".....3.....14..."));
    ASSERT_TRUE(open.set_placed(grid("...............3")));
    EXPECT_EQ(solve(open).status, Status::unique);
    EXPECT_FALSE(givens_are_proper(open));
    EXPECT_TRUE(givens_are_proper(proper));
    ASSERT_TRUE(proper.set_placed(grid("..............2.")));
    SolveOptions one;
    one.limits.solutions = 1;
    EXPECT_TRUE(givens_are_proper(proper, one));
}

// Cages are demands beside the givens: without givens, they alone must leave one solution.
TEST(GivensAreProper, OfABoardWithCagesAlone) {
    const auto with_a_digit = [](std::string_view cages) {
        Puzzle puzzle(*Shape::parse("4x4" + std::string(cages)));
        Grid placed(16, Digit::blank);
        placed[0] = digit_of(1);
        EXPECT_TRUE(puzzle.set_placed(placed));
        return puzzle;
    };
    // The rows of the solution: 1234 3412 2143 4321.
    const Puzzle proper = with_a_digit("+cage(1:r1c1)+cage(2:r1c2)+cage(3:r1c3)+cage(3:r2c1)"
                                       "+cage(1:r2c3)+cage(1:r3c2)+cage(4:r3c3)");
    ASSERT_EQ(solve(proper).status, Status::unique);
    EXPECT_TRUE(givens_are_proper(proper));
    // Of the first row, cages leave 1 and 2 in either order: the player's digit decides it.
    const Puzzle open = with_a_digit("+cage(3:r1c1,r1c2)+cage(3:r1c3)+cage(3:r2c1)+cage(1:r2c3)"
                                     "+cage(4:r3c3)+cage(3:r3c4)");
    ASSERT_EQ(solve(open).status, Status::unique);
    EXPECT_FALSE(givens_are_proper(open));
    Puzzle placed_only(*Shape::classic(2));
    ASSERT_TRUE(placed_only.set_placed(solve(proper).solution));
    EXPECT_EQ(solve(placed_only).status, Status::unique);
    EXPECT_FALSE(givens_are_proper(placed_only));
}

} // namespace
} // namespace dokushin
