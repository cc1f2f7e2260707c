// Rules of Interactive Sudoku Solver that say which values some cells have, how many, or in which
// order they are; and rules that boards with values from 0 have in other words.
#include "board/text/sites/iss.h"

#include <dokushin/check.h>
#include <dokushin/text.h>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace dokushin {
namespace {

using Lines = std::vector<std::string>;

Lines stated_in(std::string_view string) {
    const auto statement = text::read_iss(string);
    EXPECT_THAT(statement->unknown, testing::IsEmpty()) << string;
    Lines words;
    for (const auto &rule : statement->rules) {
        words.push_back(rule.words);
    }
    return words;
}

TEST(IssValues, AreStatedInWords) {
    for (const auto &[string, words] : std::vector<std::pair<std::string_view, Lines>>{
             {".Shape~4x4.FullRank~C2~~5.FullRankTies~any", {"shared-rank 5 r4c2 r3c2 r2c2 r1c2"}},
             {".Shape~2x2.FullRankTies~none",
              {"different-lines r1c1 r1c2 : r2c1 r2c2 : r1c1 r2c1 : r1c2 r2c2 : r1c2 r1c1 : r2c2 "
               "r2c1 : r2c1 r1c1 : r2c2 r1c2"}},
             {".SameValues~2~R1C1~R1C2~R5C5~R5C6", {"same-digits r1c1 r1c2 : r5c5 r5c6"}},
             {".Shape~4x4.RegionSameValues", {}}, // all hold all values
             {".Shape~2x3~4.RegionSameValues", {"same-digits r1c1 r1c2 r1c3 : r2c1 r2c2 r2c3"}},
             {".CountDistinct~R1C1~R2C2~R1C2", {"distinct-count r1c1 : r2c2 r1c2"}},
             {".Shape~4x4.ValueIndexing~R1C1~R2C2~R2C2~R1C1",
              {"any-of ( one-of 1 r2c2 & equal r1c1 r2c2 ) ( one-of 2 r2c2 )"}},
             {".HiddenSkyscraper~R1~9",
              {"hidden-skyscraper 9 r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9"}},
         }) {
        EXPECT_EQ(stated_in(string), words) << string;
    }
}

TEST(IssValues, AreNotUnderstoodIfTheyAreWrong) {
    for (const std::string_view string :
         {".FullRankTies~some", ".Shape~4x5.FullRankTies~none", ".SameValues~2~R1C1~R1C2~R5C5",
          ".SameValues~1~R1C1~R1C2", ".SameValues~2~R1C1~R1C1~R5C5~R5C6", ".CountDistinct~R1C1",
          ".CountDistinct~R1C1~R1C1", ".Doppelganger", ".Shape~4x4.Doppelganger",
          ".ValueIndexing~R1C1~R1C1", ".Shape~8x8~0-8.RegionSize~4.Doppelganger",
          ".Shape~4x4~0-4.RegionSize~2.Doppelganger", ".Shape~9x9~0-9.Var~A~~240.Doppelganger",
          ".Shape~6x6~9.Jigsaw~111111222222333333444444555555666666.RegionSameValues"}) {
        const auto unknown = text::read_iss(string)->unknown;
        ASSERT_EQ(unknown.size(), 1U) << string;
        EXPECT_TRUE(string.contains(unknown.front())) << string << ": " << unknown.front();
    }
}

// Each row, column and box has a variable for the value that it lacks, and the zeros have one.
TEST(IssValues, DoppelgangersHaveVariables) {
    constexpr std::string_view string = ".Shape~4x4~0-4.Doppelganger.Whisper~2~DGR1~DGC2~DGB4";
    EXPECT_EQ(text::read_iss(string)->variables, 1U + 4 + 4 + 4);
    const Lines words = stated_in(string);
    EXPECT_EQ(words.size(), 1U + 3 * (4 + 1) + 16 + 1);
    for (const std::string_view rule :
         {"one-of 0 v1", "different r2c1 r2c2 r2c3 r2c4 v7", "different r1c2 r2c2 r3c2 r4c2 v3",
          "different r1c1 r1c2 r2c1 r2c2 v10", "different v2 v3 v4 v5 v1",
          "any-of ( one-of 1 2 3 4 r1c3 ) ( different v6 v4 v11 )", "whispers 2 v2 v7 v13"}) {
        EXPECT_THAT(words, testing::Contains(rule));
    }
}

// A group lies in rows as it is stated, or as long as those of the grid.
TEST(IssValues, VariablesOfAGroupAreNeighbours) {
    EXPECT_THAT(
        stated_in(".Shape~4x4.Var~A~~6.GreaterThan~VA1~VA2~VA5~VA6~R1C1"),
        testing::ElementsAre("greater v1 v2", "greater v1 v5", "greater v2 v6", "greater v5 v6"));
    EXPECT_THAT(stated_in(".Shape~4x4.Var~A~~1.Var~B~~2x2.WhiteDot~VB1~VB2~VB3~VA"),
                testing::ElementsAre("difference 1 v2 v3", "difference 1 v2 v4"));
}

// An automaton reads a break between segments: here the digit behind it is 1.
TEST(IssValues, AnAutomatonReadsSegments) {
    EXPECT_THAT(stated_in(".Shape~4x4.NFA~RRXwCeqhQA~R1C1~-~R2C2~R3C3"),
                testing::ElementsAre("automaton 1-4>2;1>3;1-4>4;! r1c1 r2c2 r3c3"));
}

// Breaks may come first, last and one behind the other, and each is a step of the automaton: here
// it reads one break, then 1. A key without a break can't read any.
TEST(IssValues, SegmentsMayBeEmpty) {
    for (const std::string_view cells : {"~R1C1~-~-~R2C2~R3C3", "~R1C1~R2C2~R3C3"}) {
        EXPECT_THAT(stated_in(fmt::format(".Shape~4x4.NFA~RRXwCeqhQA{}", cells)),
                    testing::ElementsAre(testing::StartsWith("automaton none ")))
            << cells;
    }
    EXPECT_THAT(stated_in(".Shape~4x4.NFA~RRXwCeqhQA~-~R1C1"),
                testing::ElementsAre("automaton 1>2;! r1c1"));
    std::string breaks;
    for (int at = 0; at < 100; ++at) {
        breaks += "~-";
    }
    for (const std::string &cells : {std::string("~-"), breaks}) {
        const std::string string = fmt::format(".Shape~4x4.NFA~RRXwCeqhQA~R1C1{}~R2C2", cells);
        EXPECT_EQ(text::read_iss(string)->unknown.size(), cells == "~-" ? 0U : 1U) << string;
    }
}

// The kinds' words speak of digits, which are not the values of these boards.
TEST(IssValues, BoardsFromZeroHaveSomeRulesInOtherWords) {
    for (const auto &[string, words] : std::vector<std::pair<std::string_view, Lines>>{
             {".Shape~4x4~0-3.CountingCircles~R1C1~R2C3",
              {"look-and-say 0 0 r1c1 r2c3",
               "any-of ( look-and-say 0 1 r1c1 r2c3 ) ( look-and-say 1 1 r1c1 r2c3 )",
               "any-of ( look-and-say 0 2 r1c1 r2c3 ) ( look-and-say 2 2 r1c1 r2c3 )",
               "look-and-say 0 3 r1c1 r2c3"}},
             {".Shape~4x4~0-3.RegionSumLine~R1C1~R1C2~R1C3~R3C3~R4C4",
              {"weighted-sum 0 1 r1c1 1 r1c2 -1 r1c3", "equal-sums r1c1 r1c2 : r3c3 r4c4"}},
             {".Shape~4x4~0-3.EqualSum~R1C1~R1C2~-~R3C3",
              {"weighted-sum 0 1 r1c1 1 r1c2 -1 r3c3"}}}) {
        EXPECT_EQ(stated_in(string), words) << string;
    }
}

// The puzzles are examples of ISS, which has their solutions, too.
TEST(IssValues, ItsExamplesOfRanksHaveTheirSolutions) {
    for (const auto &[string, solved] : std::vector<std::pair<std::string_view, std::string>>{
             {".Shape~4x4.FullRank~C1~10~.FullRank~C2~15~.FullRank~R4~5~.FullRankTies~any",
              "3421124341322314"},
             {".Shape~4x4.FullRank~C1~10~.~R3C4_2~R4C3_1.FullRankTies~none", "3421213413424213"},
             {".Shape~4x4~0-3.FullRank~C1~10~.FullRank~C2~15~.FullRank~R4~5~.FullRankTies~any",
              "2310013230211203"}}) {
        const auto record = read_one(string);
        ASSERT_TRUE(record) << record.error().message();
        const Shape &shape = record->puzzle.shape();
        Grid digits;
        for (const char c : solved) {
            digits.push_back(digit_of(static_cast<unsigned>(c - '0') - shape.lowest() + 1));
        }
        EXPECT_TRUE(flaws(*Puzzle::from_givens(shape, digits)).empty()) << string;
    }
}

} // namespace
} // namespace dokushin
