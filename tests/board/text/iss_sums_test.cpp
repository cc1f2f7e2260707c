// Rules of Interactive Sudoku Solver in which a cell is listed more than once or is in several
// pieces, or which are replicated; and how old links and other writers have its keys.
#include "board/text/sites/iss.h"

#include <dokushin/rules.h>
#include <dokushin/solve.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

namespace dokushin {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::vector<std::string> words_of(std::string_view string) {
    const auto statement = text::read_iss(string);
    EXPECT_THAT(statement->unknown, IsEmpty()) << string;
    std::vector<std::string> words;
    for (const auto &rule : statement->rules) {
        words.push_back(rule.words);
    }
    return words;
}

TEST(IssSums, CountACellAsOftenAsItIsListed) {
    EXPECT_THAT(words_of(".Cage~20~R4C2~R4C3~R4C4~R4C4"),
                ElementsAre("weighted-sum 20 1 r4c2 1 r4c3 2 r4c4", "different r4c2 r4c3 r4c4"));
    EXPECT_THAT(words_of(".Cage~10~R1C1~R1C1"), ElementsAre("weighted-sum 10 2 r1c1"));
    EXPECT_THAT(words_of(".Cage~0~R1C1~R1C1~R1C2"), ElementsAre("different r1c1 r1c2"));
    EXPECT_THAT(words_of(".Sum~20~R1C1~R1C2~R1C1"), ElementsAre("weighted-sum 20 2 r1c1 1 r1c2"));
    EXPECT_THAT(words_of(".Sum~0_=_1_-2_1~R1C1~R1C2~R1C1"),
                ElementsAre("weighted-sum 0 2 r1c1 -2 r1c2"));
    EXPECT_THAT(words_of(".Sum~20~R1C1~R1C2"), ElementsAre("sum 20 r1c1 r1c2"));
}

TEST(IssSums, OfPiecesThatMeetAreDifferences) {
    EXPECT_THAT(words_of(".EqualSum~R1C1~R1C2~-~R2C1~R2C2~-~R1C1~R2C1~-~R1C2~R2C2"),
                ElementsAre("equal-sums r1c1 r1c2 : r2c1 r2c2", "equal-sums r1c1 r2c1 : r1c2 r2c2",
                            "weighted-sum 0 1 r1c2 -1 r2c1"));
    EXPECT_THAT(words_of(".EqualSum~R1C1~R1C2~-~R1C2~R1C1"), IsEmpty());
}

// The middle box of a magic square has a 5 in its middle, and even digits at its corners.
TEST(IssSums, MakeAMagicSquare) {
    std::string string = ".EqualSum~R4C4~R4C5~R4C6~-~R5C4~R5C5~R5C6~-~R6C4~R6C5~R6C6"
                         "~-~R4C4~R5C4~R6C4~-~R4C5~R5C5~R6C5~-~R4C6~R5C6~R6C6"
                         "~-~R4C4~R5C5~R6C6~-~R4C6~R5C5~R6C4";
    std::string rules;
    for (const std::string &words : words_of(string)) {
        rules += words + "\n";
    }
    const auto shape = with_rules(*Shape::classic(3), rules);
    ASSERT_TRUE(shape) << shape.error().message();
    const auto solved = solve(*Puzzle::from_givens(*shape, Grid(81)));
    const Grid &grid = solved.solution;
    ASSERT_EQ(grid.size(), 81U);
    EXPECT_EQ(number(grid[40]), 5U);
    for (const std::size_t corner : {30U, 32U, 48U, 50U}) {
        EXPECT_EQ(number(grid[corner]) % 2, 0U) << corner;
    }
}

// The old types have - for 62 and _ for 63, the new ones the other way round.
TEST(IssPairs, AreOfOldTypesToo) {
    EXPECT_EQ(words_of(".Binary~_n-4H_gH4AGg~R1C1~R5C5"), words_of(".Pair~-n_4H-gH4AGg~R1C1~R5C5"));
    EXPECT_THAT(words_of(".BinaryX~8H-xf8H-xf8H-B~~R1C3~R1C2~R2C2~~R1C5~R1C4"),
                ElementsAre("nabner r1c3 r1c2 r2c2", "nabner r1c5 r1c4"));
}

// The bits of "BQ" are 0 and 10 (1 + 16 · 64), counted from the origin.
TEST(IssReplicas, AreMovedFromTheOriginToEachTarget) {
    EXPECT_THAT(words_of(".Replicate~BQ.SameValues~2~R1C1~R3C3.End"),
                ElementsAre("equal r1c1 r3c3", "equal r2c2 r4c4"));
    EXPECT_THAT(
        words_of(".Replicate~BQ~R2C2.Cage~9~R2C2~R2C3.~R1C1_5.End"),
        ElementsAre("cage 9 r2c2 r2c3", "one-of 5 r1c1", "cage 9 r3c3 r3c4", "one-of 5 r2c2"));
    EXPECT_THAT(words_of(".Replicate~A.Cage~9~R1C1~R1C2.End"), IsEmpty());
    for (const std::string_view string :
         {".Replicate~BQ.Cage~9~R9C9.End", ".Replicate.Cage~9~R1C1.End",
          ".Replicate~?.Cage~9~R1C1.End", ".Replicate~BQ~R0C0.Cage~9~R1C1.End",
          ".Replicate~BQ.Sandwich~9~R1.End", ".Replicate~BQ.Replicate~B.Cage~9~R1C1.End.End"}) {
        EXPECT_EQ(text::read_iss(string)->unknown.size(), 1U) << string;
    }
}

TEST(IssRegex, MayBeFilledUpWithEqualSigns) {
    EXPECT_EQ(words_of(".Regex~MTI=~R1C1~R1C2"), words_of(".Regex~MTI~R1C1~R1C2"));
}

} // namespace
} // namespace dokushin
