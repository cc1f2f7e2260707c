// `Walk::all` goes by a technique's usual definition, and the orders by the habits of the programs
// that they follow. Patterns told as one, and fish with chains: where they are, and not where one
// candidate spoils them.
#include "logic/open_board.h"
#include "logic/puzzles.h"

#include <dokushin/explain.h>
#include <dokushin/solve.h>

#include <gtest/gtest.h>

#include <algorithm>
#include <unordered_set>

namespace dokushin {
namespace {

using logic_tests::Board;
using logic_tests::puzzle_of;
using logic_tests::rated_lines;

/// The first row has givens in so many of its cells, and the cells behind them hold just these.
Puzzle first_row(unsigned givens, const std::vector<std::string_view> &cells) {
    const Shape nine = *Shape::classic(3);
    Grid grid(81);
    for (unsigned at = 0; at < givens; ++at) {
        grid[at] = digit_of(at + 1);
    }
    Puzzle puzzle = *Puzzle::from_givens(nine, grid);
    Pencilmarks marks = puzzle.pencilmarks();
    for (std::size_t at = 0; at < cells.size(); ++at) {
        marks[givens + at] = {};
        for (const char digit : cells[at]) {
            marks[givens + at].insert(digit_of(static_cast<unsigned>(digit - '0')));
        }
    }
    EXPECT_TRUE(puzzle.set_candidates(marks));
    return puzzle;
}

/// Is it taken in Sudoku Explainer's order, if nothing else is tried?
bool is_taken(const Puzzle &puzzle, Technique technique) {
    WalkOptions alone;
    alone.own_order = {technique};
    return Walk(puzzle, alone).next().has_value();
}

TEST(Definitions, ATripleOfFiveOpenCells) {
    const Puzzle puzzle = first_row(4, {"567", "567", "567", "56789", "56789"});
    const auto found = Walk(puzzle).all(Technique::naked_triple);
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found.front().eliminations.size(), 6u);
    EXPECT_FALSE(is_taken(puzzle, Technique::naked_triple)); // for that the row wants six
    EXPECT_TRUE(Walk(first_row(4, {"567", "567", "5678", "56789", "56789"}))
                    .all(Technique::naked_triple)
                    .empty());
}

TEST(Definitions, AHiddenTripleOfSixOpenCells) {
    const Puzzle puzzle = first_row(3, {"456789", "456789", "456789", "789", "789", "789"});
    const auto found = Walk(puzzle).all(Technique::hidden_triple);
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(part_of(found.front(), Role::set)->digits.bits(), 0b111000u);
    EXPECT_FALSE(is_taken(puzzle, Technique::hidden_triple)); // for that the row wants seven
    EXPECT_TRUE(Walk(first_row(3, {"456789", "456789", "456789", "4789", "789", "789"}))
                    .all(Technique::hidden_triple)
                    .empty());
}

/// A rectangle of which a cell with further candidates has lost one of the two digits.
TEST(Definitions, ARectangleThatLacksACandidate) {
    const Shape nine = *Shape::classic(3);
    Grid grid(81);
    grid[80] = digit_of(9);
    const auto found_with = [&](std::initializer_list<unsigned> last) {
        Puzzle puzzle = *Puzzle::from_givens(nine, grid);
        Pencilmarks marks = puzzle.pencilmarks();
        for (const std::size_t corner : {0U, 3U, 9U}) {
            marks[corner] = DigitSet(0b11);
        }
        marks[12] = {};
        for (const unsigned digit : last) {
            marks[12].insert(digit_of(digit));
        }
        EXPECT_TRUE(puzzle.set_candidates(marks));
        EXPECT_FALSE(is_taken(puzzle, Technique::unique_rectangle_1) && last.size() == 2);
        return Walk(puzzle).all(Technique::unique_rectangle_1);
    };
    EXPECT_EQ(found_with({1, 2, 3}).size(), 1u);
    const auto found = found_with({1, 3});
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found.front().eliminations, (std::vector<Candidate>{{cell_at(12), digit_of(1)}}));
    EXPECT_TRUE(found_with({3, 4}).empty());
}

TEST(Definitions, HaveWhatTheOrderTakes) {
    std::unordered_set<Technique> seen;
    const auto lines = rated_lines();
    for (std::size_t at = 3; at < lines.size(); at += 60) {
        if (lines[at].hardest() > 70) {
            continue;
        }
        Walk walk(puzzle_of(lines[at].puzzle));
        while (const auto step = walk.next()) {
            const auto all = walk.all(step->technique);
            EXPECT_TRUE(std::ranges::any_of(all,
                                            [&](const Step &one) {
                                                return one.eliminations == step->eliminations &&
                                                       one.placements == step->placements;
                                            }))
                << lines[at].puzzle << ": " << info(step->technique).key;
            seen.insert(step->technique);
            walk.apply(*step);
        }
    }
    EXPECT_GE(seen.size(), 15u);
}

// ---- two in one --------------------------------------------------------------------

// Positions in Shape::houses() of the 9×9 board.
constexpr std::size_t nth_row(std::size_t number) { return number - 1; }
constexpr std::size_t nth_column(std::size_t number) { return 8 + number; }
constexpr std::size_t nth_box(std::size_t number) { return 17 + number; }

/// Does one step eliminate both?
bool eliminates_both(const Board &board, Technique technique, std::string_view one,
                     std::string_view other) {
    const Shape nine = *Shape::classic(3);
    const auto has = [&](const Step &step, std::string_view name) {
        return std::ranges::find(step.eliminations,
                                 Candidate{*nine.parse_cell(name), digit_of(1)}) !=
               step.eliminations.end();
    };
    return std::ranges::any_of(board.all(technique), [&](const Step &step) {
        EXPECT_EQ(step.nested.size(), 2u);
        return has(step, one) && has(step, other);
    });
}

TEST(TwoInOne, KitesOfOneWeakLink) {
    Board kites;
    kites.only(nth_row(1), 1, {"r1c2", "r1c8"}).only(nth_column(1), 1, {"r2c1", "r8c1"});
    kites.only(nth_column(2), 1, {"r1c2", "r6c2"}).only(nth_row(2), 1, {"r2c1", "r2c6"});
    EXPECT_TRUE(eliminates_both(kites, Technique::dual_two_string_kite, "r8c8", "r6c6"));
    EXPECT_TRUE(Board()
                    .only(nth_row(1), 1, {"r1c2", "r1c8"})
                    .only(nth_column(1), 1, {"r2c1", "r8c1"})
                    .only(nth_column(2), 1, {"r1c2", "r6c2", "r7c2"})
                    .only(nth_row(2), 1, {"r2c1", "r2c6"})
                    .all(Technique::dual_two_string_kite)
                    .empty());
}

TEST(TwoInOne, EmptyRectanglesOfOneBox) {
    const std::vector<std::string_view> cross{"r2c1", "r2c3", "r1c2", "r3c2"};
    Board both;
    both.only(nth_box(1), 1, cross).only(nth_column(8), 1, {"r2c8", "r8c8"});
    Board one = both;
    both.only(nth_column(6), 1, {"r2c6", "r6c6"});
    EXPECT_TRUE(eliminates_both(both, Technique::dual_empty_rectangle, "r8c2", "r6c2"));
    one.only(nth_column(6), 1, {"r2c6", "r6c6", "r9c6"});
    EXPECT_TRUE(one.eliminates(Technique::empty_rectangle, "r8c2", 1));
    EXPECT_TRUE(one.all(Technique::dual_empty_rectangle).empty());
}

TEST(TwoInOne, FishOfTheSameBases) {
    Board fish;
    fish.only(nth_row(1), 1, {"r1c1", "r1c8"}).only(nth_row(5), 1, {"r5c1", "r5c7"});
    // r5c7 is the fin of one, r1c8 of the other.
    EXPECT_TRUE(eliminates_both(fish, Technique::siamese_fish, "r4c8", "r2c7"));
    EXPECT_TRUE(Board()
                    .only(nth_row(1), 1, {"r1c1", "r1c4", "r1c8"})
                    .only(nth_row(5), 1, {"r5c1", "r5c7"})
                    .all(Technique::siamese_fish)
                    .empty());
}

TEST(TwoInOne, FishWithABoxAmongTheCovers) {
    const auto eliminates = [](const std::vector<std::string_view> &in_row_4) {
        Board fish;
        fish.only(nth_row(2), 1, {"r2c5", "r2c8"}).only(nth_row(4), 1, in_row_4);
        return eliminates_both(fish, Technique::siamese_franken_fish, "r3c9", "r5c8");
    };
    // Column 5, and box 3 with the fin r4c9 or box 6 with r2c8.
    EXPECT_TRUE(eliminates({"r4c5", "r4c9"}));
    EXPECT_FALSE(eliminates({"r4c1", "r4c5", "r4c9"}));
}

TEST(TwoInOne, FishOfARowAndAColumn) {
    const auto eliminates = [](const std::vector<std::string_view> &in_column_5) {
        Board fish;
        fish.only(nth_row(7), 1, {"r7c4", "r7c6"}).only(nth_column(5), 1, in_column_5);
        return eliminates_both(fish, Technique::siamese_mutant_fish, "r4c6", "r5c6");
    };
    // Box 8, and row 4 with the fin r5c5 or row 5 with r4c5.
    EXPECT_TRUE(eliminates({"r4c5", "r5c5", "r8c5"}));
    EXPECT_FALSE(eliminates({"r1c5", "r4c5", "r5c5", "r8c5"}));
}

// ---- kraken fish -------------------------------------------------------------------

TEST(KrakenFish, AChainFromTheFinEliminatesWhatTheFishEliminates) {
    const auto board = [](const std::vector<std::string_view> &in_box_5) {
        Board fish;
        fish.only(nth_row(1), 1, {"r1c1", "r1c8"}).only(nth_row(9), 1, {"r9c1", "r9c4", "r9c8"});
        return fish.only(nth_box(5), 1, in_box_5);
    };
    // The fin is r9c4; with it r5c6 is the last place in box 5.
    const Board fish = board({"r4c4", "r5c6"});
    EXPECT_TRUE(fish.eliminates(Technique::kraken_fish_1, "r5c8", 1));
    EXPECT_TRUE(fish.eliminates(Technique::kraken_fish_1, "r5c1", 1));
    EXPECT_FALSE(fish.eliminates(Technique::kraken_fish_1, "r6c8", 1));
    EXPECT_FALSE(board({"r4c4", "r5c6", "r6c5"}).eliminates(Technique::kraken_fish_1, "r5c8", 1));
}

TEST(KrakenFish, ChainsFromACoverAndTheFinEliminateTheSame) {
    const auto board = [](const std::vector<std::string_view> &in_box_6) {
        Board fish;
        fish.only(nth_row(1), 1, {"r1c1", "r1c8"}).only(nth_row(9), 1, {"r9c1", "r9c4", "r9c8"});
        return fish.only(nth_box(6), 1, in_box_6);
    };
    // From r1c8 and r9c8 by r6c8 to r5c9; the fin r9c4 sees it.
    const Board fish = board({"r6c8", "r5c9"});
    const auto found = fish.all(Technique::kraken_fish_2);
    const Candidate eliminated{cell_at(39), digit_of(1)}; // r5c4
    const auto step = std::ranges::find(found, std::vector{eliminated}, &Step::eliminations);
    ASSERT_NE(step, found.end());
    EXPECT_EQ(step->chains.size(), 3u);
    for (const Chain &chain : step->chains) {
        EXPECT_TRUE(chain.links.front().on);
        EXPECT_EQ(chain.links.back().candidate, eliminated);
        EXPECT_FALSE(chain.links.back().on);
    }
    EXPECT_FALSE(board({"r6c8", "r5c9", "r4c7"}).eliminates(Technique::kraken_fish_2, "r5c4", 1));
}

} // namespace
} // namespace dokushin
