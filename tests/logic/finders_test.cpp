// Each technique where it is known to be, and not where one candidate spoils it.
#include "logic/open_board.h"
#include "logic/puzzles.h"

#include <dokushin/explain.h>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace dokushin {
namespace {

using logic_tests::Board;

// Positions in Shape::houses() of the 9×9 board.
constexpr std::size_t row_1 = 0;
constexpr std::size_t row_5 = 4;
constexpr std::size_t column_2 = 10;
constexpr std::size_t column_7 = 15;
constexpr std::size_t box_1 = 18;

TEST(Singles, ADigitWithOnePlaceInAHouse) {
    EXPECT_TRUE(Board().all(Technique::hidden_single).empty());
    const auto found = Board().only(row_5, 7, {"r5c3"}).all(Technique::hidden_single);
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found.front().placements, (std::vector<Candidate>{{cell_at(38), digit_of(7)}}));
    EXPECT_TRUE(Board().only(row_5, 7, {"r5c3", "r5c4"}).all(Technique::hidden_single).empty());
}

TEST(Singles, ACellWithOneCandidate) {
    EXPECT_EQ(Board().holds("r9c9", "4").all(Technique::naked_single).size(), 1u);
    EXPECT_TRUE(Board().holds("r9c9", "47").all(Technique::naked_single).empty());
}

TEST(Locked, PointsAlongALine) {
    Board board;
    board.only(box_1, 5, {"r2c1", "r2c3"});
    EXPECT_TRUE(board.eliminates(Technique::pointing, "r2c8", 5));
    EXPECT_FALSE(board.eliminates(Technique::pointing, "r1c8", 5));
    EXPECT_FALSE(
        Board().only(box_1, 5, {"r2c1", "r3c3"}).eliminates(Technique::pointing, "r2c8", 5));
}

TEST(Locked, ALineClaimsInABox) {
    Board board;
    board.only(row_1, 5, {"r1c1", "r1c3"});
    EXPECT_TRUE(board.eliminates(Technique::claiming, "r3c2", 5));
    EXPECT_FALSE(board.only(row_1, 5, {"r1c1"}).eliminates(Technique::claiming, "r3c2", 5));
}

TEST(Subsets, NakedPairTripleQuad) {
    Board pair;
    pair.holds("r1c1", "12").holds("r1c5", "12");
    EXPECT_TRUE(pair.eliminates(Technique::naked_pair, "r1c9", 2));
    EXPECT_FALSE(pair.holds("r1c5", "13").eliminates(Technique::naked_pair, "r1c9", 2));
    Board triple;
    triple.holds("r1c1", "12").holds("r1c5", "23").holds("r1c9", "13");
    EXPECT_TRUE(triple.eliminates(Technique::naked_triple, "r1c2", 3));
    EXPECT_FALSE(triple.holds("r1c9", "14").eliminates(Technique::naked_triple, "r1c2", 3));
    Board quad;
    quad.holds("r4c1", "12").holds("r5c1", "23").holds("r6c1", "34").holds("r9c1", "14");
    EXPECT_TRUE(quad.eliminates(Technique::naked_quad, "r1c1", 4));
    EXPECT_FALSE(quad.holds("r9c1", "15").eliminates(Technique::naked_quad, "r1c1", 4));
}

TEST(Subsets, HiddenPairTripleQuad) {
    Board pair;
    pair.only(row_1, 1, {"r1c1", "r1c5"}).only(row_1, 2, {"r1c1", "r1c5"});
    EXPECT_TRUE(pair.eliminates(Technique::hidden_pair, "r1c5", 9));
    Board triple;
    triple.only(row_1, 1, {"r1c1", "r1c5"})
        .only(row_1, 2, {"r1c5", "r1c9"})
        .only(row_1, 3, {"r1c1", "r1c9"});
    EXPECT_TRUE(triple.eliminates(Technique::hidden_triple, "r1c9", 7));
    Board quad;
    quad.only(row_1, 1, {"r1c1", "r1c5"})
        .only(row_1, 2, {"r1c5", "r1c9"})
        .only(row_1, 3, {"r1c8", "r1c9"})
        .only(row_1, 4, {"r1c8", "r1c1"});
    EXPECT_TRUE(quad.eliminates(Technique::hidden_quad, "r1c8", 6));
    EXPECT_FALSE(Board()
                     .only(row_1, 1, {"r1c1", "r1c5", "r1c7"})
                     .only(row_1, 2, {"r1c1", "r1c5"})
                     .eliminates(Technique::hidden_pair, "r1c5", 9));
}

TEST(Fish, XWingInColumns) {
    Board board;
    board.only(column_2, 4, {"r1c2", "r8c2"}).only(column_7, 4, {"r1c7", "r8c7"});
    EXPECT_TRUE(board.eliminates(Technique::x_wing, "r1c5", 4));
    EXPECT_TRUE(board.eliminates(Technique::x_wing, "r8c9", 4));
    EXPECT_FALSE(board.eliminates(Technique::x_wing, "r2c5", 4));
    EXPECT_FALSE(Board()
                     .only(column_2, 4, {"r1c2", "r8c2"})
                     .only(column_7, 4, {"r1c7", "r9c7"})
                     .eliminates(Technique::x_wing, "r1c5", 4));
}

TEST(Wings, XyAndXyz) {
    Board xy;
    xy.holds("r3c4", "25").holds("r3c9", "28").holds("r5c4", "58");
    EXPECT_TRUE(xy.eliminates(Technique::xy_wing, "r5c9", 8));
    EXPECT_FALSE(xy.eliminates(Technique::xy_wing, "r6c9", 8));
    EXPECT_FALSE(xy.holds("r5c4", "57").eliminates(Technique::xy_wing, "r5c9", 8));
    Board xyz;
    xyz.holds("r3c4", "258").holds("r3c9", "28").holds("r1c5", "58");
    EXPECT_TRUE(xyz.eliminates(Technique::xyz_wing, "r3c6", 8));
    EXPECT_FALSE(xyz.eliminates(Technique::xyz_wing, "r1c9", 8)); // does not see the pivot
}

TEST(UniqueRectangles, TypesOneTwoFour) {
    Board one;
    one.holds("r1c1", "12").holds("r1c4", "12").holds("r2c1", "12").holds("r2c4", "128");
    EXPECT_TRUE(one.eliminates(Technique::unique_rectangle_1, "r2c4", 1));
    EXPECT_TRUE(one.eliminates(Technique::unique_rectangle_1, "r2c4", 2));
    // In four boxes the digits can't be exchanged.
    Board four_boxes;
    four_boxes.holds("r1c1", "12").holds("r1c4", "12").holds("r5c1", "12").holds("r5c4", "128");
    EXPECT_TRUE(four_boxes.all(Technique::unique_rectangle_1).empty());
    Board two;
    two.holds("r1c1", "12").holds("r2c1", "12").holds("r1c4", "128").holds("r2c4", "128");
    EXPECT_TRUE(two.eliminates(Technique::unique_rectangle_2, "r9c4", 8));
    EXPECT_FALSE(two.holds("r2c4", "129").eliminates(Technique::unique_rectangle_2, "r9c4", 8));
    Board kept;
    kept.holds("r1c1", "12").holds("r2c1", "12").holds("r1c4", "1234").holds("r2c4", "1256");
    EXPECT_TRUE(kept.only(12, 1, {"r1c4", "r2c4"}) // column 4
                    .eliminates(Technique::unique_rectangle_4, "r1c4", 2));
}

TEST(UniqueLoops, OfSixCellsInThreeBoxes) {
    Board loop;
    for (const std::string_view cell : {"r1c1", "r1c4", "r2c4", "r2c7", "r3c7"}) {
        loop.holds(cell, "12");
    }
    loop.holds("r3c1", "128");
    EXPECT_TRUE(loop.eliminates(Technique::unique_loop_1, "r3c1", 1));
    EXPECT_TRUE(loop.eliminates(Technique::unique_loop_1, "r3c1", 2));
    EXPECT_TRUE(loop.holds("r2c7", "13").all(Technique::unique_loop_1).empty());
}

/// Every cell has two candidates, every digit two places in every house.
Board grave() {
    Board board("4");
    for (const unsigned row : {1U, 2U, 3U, 4U}) {
        for (const unsigned column : {1U, 2U, 3U, 4U}) {
            const bool low = (row % 2 == 1) == (column <= 2);
            board.holds(fmt::format("r{}c{}", row, column), low ? "12" : "34");
        }
    }
    return board;
}

TEST(Bug, TypesOneAndTwo) {
    EXPECT_TRUE(grave().all(Technique::bug_1).empty()); // nothing beyond the grave
    Board one = grave();
    one.holds("r1c1", "123");
    EXPECT_TRUE(one.eliminates(Technique::bug_1, "r1c1", 1));
    EXPECT_TRUE(one.eliminates(Technique::bug_1, "r1c1", 2));
    EXPECT_FALSE(one.eliminates(Technique::bug_1, "r1c1", 3));
    Board two = grave();
    two.holds("r1c1", "123").holds("r4c3", "123");
    EXPECT_TRUE(two.all(Technique::bug_1).empty());
    EXPECT_TRUE(two.eliminates(Technique::bug_2, "r1c3", 3)); // sees both
    EXPECT_FALSE(two.eliminates(Technique::bug_2, "r2c2", 3));
}

TEST(Chains, TwoStrongLinksWithAWeakOneBetween) {
    Board skyscraper;
    skyscraper.only(column_2, 4, {"r1c2", "r8c2"}).only(column_7, 4, {"r2c7", "r8c7"});
    const auto found = skyscraper.all(Technique::forcing_x_chain);
    ASSERT_EQ(found.size(), 1u); // of chains a finder hands over the best
    EXPECT_EQ(found.front().complexity, 6u);
    ASSERT_EQ(found.front().eliminations.size(), 1u);
    const Candidate eliminated = found.front().eliminations.front();
    // r1c8, r1c9, r2c1 and r2c3 see both ends.
    EXPECT_TRUE(index(eliminated.cell) == 7 || index(eliminated.cell) == 8 ||
                index(eliminated.cell) == 9 || index(eliminated.cell) == 11);
    EXPECT_EQ(eliminated.digit, digit_of(4));
    EXPECT_TRUE(Board()
                    .only(column_2, 4, {"r1c2", "r8c2"})
                    .only(column_7, 4, {"r2c7", "r8c7", "r5c7"})
                    .all(Technique::forcing_x_chain)
                    .empty());
}

TEST(Chains, AChainOfPairs) {
    Board pairs;
    pairs.holds("r1c1", "15").holds("r1c7", "56").holds("r6c7", "67").holds("r6c3", "71");
    // Whichever end is not 1, the other is.
    EXPECT_TRUE(pairs.eliminates(Technique::forcing_chain, "r1c3", 1) ||
                pairs.eliminates(Technique::forcing_chain, "r2c3", 1) ||
                pairs.eliminates(Technique::forcing_chain, "r3c3", 1) ||
                pairs.eliminates(Technique::forcing_chain, "r4c1", 1) ||
                pairs.eliminates(Technique::forcing_chain, "r5c1", 1) ||
                pairs.eliminates(Technique::forcing_chain, "r6c1", 1));
    EXPECT_TRUE(pairs.holds("r6c7", "678").all(Technique::forcing_chain).empty());
}

TEST(OtherShapes, TechniquesWorkWhereTheyMakeSense) {
    Board small("4");
    EXPECT_TRUE(
        small.holds("r1c1", "12").holds("r1c2", "12").eliminates(Technique::naked_pair, "r1c4", 1));
    Board large("16");
    EXPECT_TRUE(large.holds("r1c1", "12")
                    .holds("r1c9", "12")
                    .eliminates(Technique::naked_pair, "r1c16", 1));
    Board crossed("9+diagonals");
    // Of the diagonal, locked in the middle box.
    crossed.only(27, 5, {"r4c4", "r6c6"});
    EXPECT_TRUE(crossed.eliminates(Technique::claiming, "r4c5", 5));
}

} // namespace
} // namespace dokushin
