// Constraint strings of Interactive Sudoku Solver: what rules they state, and that no text does
// harm.
#include "board/text/sites/iss.h"
#include "board/text/statements.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace dokushin {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using texts::Lines;
using texts::mutated;
using texts::words_of;

text::Statement read(std::string_view string) {
    EXPECT_TRUE(text::is_iss(string)) << string;
    auto statement = text::read_iss(string);
    EXPECT_TRUE(statement) << string << (statement ? "" : statement.error().message());
    return statement.value_or(text::Statement(9));
}

/// The name of the shape that a statement is of; what is unknown is left out.
std::string shape_stated(const text::Statement &statement) {
    ReadOptions options;
    options.ignore_unknown = true;
    text::Context context(options);
    const auto record = text::record_of(statement, Format::line, 1, 1, context);
    return record ? std::string(record->puzzle.shape().name()) : record.error().message();
}

std::string letters(Digit digit) { return std::to_string(number(digit)); }

TEST(Iss, StatesABoardAndItsRules) {
    struct IssCase {
        std::string_view string;
        std::string_view shape;
    };
    for (const auto &[string, shape] : std::vector<IssCase>{
             {".~R1C1_5", "9x9"},
             {" .Cage~10~R1C2 ~R1C1\n.Cage~~R5C5~R5C6", "9x9+different(r5c5,r5c6)"
                                                        "+cage(10:r1c1,r1c2)"},
             {".Shape~6x6.Cage~0~R1C1~R1C2~R1C3", "2x3+different(r1c1,r1c2,r1c3)"},
             {".Shape~16x16~1-16.Thermo~RgCg~RgCf~ReCe", "16x16+thermometer(r16c16,r16c15,r14c14)"},
             {".Shape~4x4~4.Diagonal~-1.Diagonal~1", "4x4+diagonals"},
             {".Shape~4x4.Diagonal~-1", "4x4+different(r1c1,r2c2,r3c3,r4c4)"},
             {".Shape~4x4.Diagonal~1", "4x4+different(r1c4,r2c3,r3c2,r4c1)"},
             {".Windoku.DisjointSets", "9x9+windoku+disjoint-groups"},
             {".Shape~5x5", "1x5"},
             {".Shape~4x4.NoBoxes", "1x4"},
             {".NoBoxes.Shape~4x4.Jigsaw~aaabcabbccbdcddd", "jigsaw:AAABCABBCCBDCDDD"},
             {".Shape~4x4.Jigsaw~aaabcabbccbdcddd",
              "4x4+different(r1c1,r1c2,r1c3,r2c2)+different(r1c4,r2c3,r2c4,r3c3)"
              "+different(r2c1,r3c1,r3c2,r4c1)+different(r3c4,r4c2,r4c3,r4c4)"},
             {".Shape~4x4.PillArrow~2~R2C2~R2C1~R3C1~R4C1", "4x4+arrow(r2c1,r2c2:r3c1,r4c1)"},
             {".Quad~R8C8~9~1~1", "9x9+quadruple(1,1,9:r8c8,r8c9,r9c8,r9c9)"},
             {".SameValues~2~R1C1~R5C5", "9x9+equal(r1c1,r5c5)"},
             {".Sandwich~0~C9", "9x9+sandwich(0:r1c9,r2c9,r3c9,r4c9,r5c9,r6c9,r7c9,r8c9,r9c9)"},
             {".Whisper~R1C1~R2C2.Whisper~4~R5C5~R6C6",
              "9x9+whispers(4:r5c5,r6c6)+whispers(5:r1c1,r2c2)"},
         }) {
        const text::Statement statement = read(string);
        EXPECT_THAT(statement.unknown, IsEmpty()) << string;
        EXPECT_EQ(shape_stated(statement), shape) << string;
    }
}

TEST(Iss, StatesRulesInWords) {
    struct IssCase {
        std::string_view string;
        Lines words;
    };
    for (const auto &[string, words] : std::vector<IssCase>{
             {".GreaterThan~R2C2~R2C1~R1C2~R9C9", {"greater r2c2 r2c1", "greater r2c2 r1c2"}},
             {".WhiteDot~R1C1~R1C2~R1C3", {"difference 1 r1c1 r1c2", "difference 1 r1c2 r1c3"}},
             {".Shape~2x2.StrictKropki.WhiteDot~R1C2~R1C1.BlackDot~R1C1~R2C1",
              {"not-difference 1 r1c2 r2c2", "not-ratio 2 r1c2 r2c2", "not-difference 1 r2c1 r2c2",
               "not-ratio 2 r2c1 r2c2", "difference 1 r1c2 r1c1", "ratio 2 r1c1 r2c1"}},
             {".Shape~2x2.StrictXV.X~R1C1~R1C2~R2C2",
              {"not-sum 10 r1c1 r2c1", "not-sum 5 r1c1 r2c1", "not-sum 10 r2c1 r2c2",
               "not-sum 5 r2c1 r2c2", "sum 10 r1c1 r1c2", "sum 10 r1c2 r2c2"}},
             {".GlobalEntropy.GlobalMod.AntiTaxicab.DutchFlatmates",
              {"global-entropy", "global-mod-3", "anti-taxicab", "dutch-flatmates"}},
             {".Shape~4x4.FullRank~C2~~5.FullRankTies~only-unclued",
              {"full-rank 5 r4c2 r3c2 r2c2 r1c2"}},
             {".FullRankTies~any", {}}, // of no clue
             {".ValueIndexing~R1C1~R2C1~R3C1~R4C1", {"value-indexing r1c1 r2c1 r3c1 r4c1"}},
             {".SumLine~10~R1C1~R1C2~R2C2~R2C1~LOOP", {"sum-loop 10 r1c1 r1c2 r2c2 r2c1"}},
             {".EqualSum~R1C1~R1C2~-~R5C5~-", {"equal-sums r1c1 r1c2 : r5c5"}},
             {".LookAndSay~2301~R1C1~R1C2~R2C1", {"look-and-say 2 3 0 1 r1c1 r1c2 r2c1"}},
             {".ContainExact~1_1_2~R1C1~R1C2~R5C5", {"contain-exact 1 1 2 r1c1 r1c2 r5c5"}},
             {".Lockout~R1C1~R1C2~R1C3", {"lockout 4 r1c1 r1c2 r1c3"}},
             {".EqualSum~R1C1~R1C2~-~R5C5", {"equal-sums r1c1 r1c2 : r5c5"}},
             {".RegionSumLine~R1C3~R1C4~R2C3", {"equal-sums r1c3 : r1c4 : r2c3"}},
             {".RegionSumLine~R1C1~R1C2", {}},
             {"..Whisper~4~R1C1~R1C2~R2C2~R1C1",
              {"whispers 4 r1c1 r1c2", "whispers 4 r1c2 r2c2", "whispers 4 r2c2 r1c1"}},
             {".Indexing~C~R1C1.Indexing~R~R2C2", {"column-indexer r1c1", "row-indexer r2c2"}},
             {".Shape~4x4.Skyscraper~R2~3~2.XSum~C1~~4",
              {"skyscraper 3 r2c1 r2c2 r2c3 r2c4", "skyscraper 2 r2c4 r2c3 r2c2 r2c1",
               "x-sum 4 r4c1 r3c1 r2c1 r1c1"}},
             // A diagonal with two names has the first of them, in the order left, right, top.
             {".Shape~4x4.LittleKiller~9~R2C1.LittleKiller~8~R3C4.LittleKiller~7~R1C3"
              ".LittleKiller~6~R4C2.LittleKiller~5~R1C1",
              {"sum 9 r2c1 r3c2 r4c3", "sum 8 r3c4 r2c3 r1c2", "sum 7 r1c3 r2c2 r3c1",
               "sum 6 r4c2 r3c3 r2c4", "sum 5 r1c1 r2c2 r3c3 r4c4"}},
             {".SearchPriority~1~R1C1.AntiKing.AntiKing", {"anti-king"}},
             {".Sum~-1_=_1_-2~R1C1~R5C5", {"weighted-sum -1 1 r1c1 -2 r5c5"}},
             // The keys are those that fnToBinaryKey() of js/sudoku_constraint.js makes.
             {".Pair~-n_4H-gH4AGg~_name~R1C1~R5C5~~R2C2~R2C1",
              {"less r1c1 r5c5", "less r2c2 r2c1"}},
             {".Pair~_3_8H_wH8AHwAE~R1C1~R2C2~R3C1", {"slow-thermometer r1c1 r2c2 r3c1"}},
             {".Pair~IACgIICigIACg~_~R1C1~R1C2~R1C1",
              {"difference 3 r1c1 r1c2", "difference 3 r1c2 r1c1"}},
             {".Pair~B~R1C1~R5C5", {"sum 2 r1c1 r5c5"}},
             {".PairX~8H_xf8H_xf8H_B~R1C1~R2C2~R3C3", {"nabner r1c1 r2c2 r3c3"}},
             {".PairX~9X_1f9X_1f9X_F~R1C1~R2C2~R3C3",
              {"not-difference 1 r1c1 r2c2", "not-difference 1 r1c1 r3c3",
               "not-difference 1 r2c2 r3c3"}},
             {".Shape~16x16.PairX~BAgAAQAAIAAEAACAABAgAAQAAIAAEAACAABAgAAQAAI~RgCg~R1C1",
              {"equal r16c16 r1c1"}},
             {".PairX~8H_xf8H_xf8H_B~R1C1", {}},
             // Tables that no other word states, and those whose name says that they are tables.
             {".Pair~abc~R1C1~R1C2~R1C3", {"pairs 1>2/4/5/7/8,2>1/2/6-8 r1c1 r1c2 r1c3"}},
             {".Pair~~R1C1~R1C2", {"pairs none r1c1 r1c2"}},
             {".Shape~4x4.PairX~o7P~R1C1~R2C2~R3C3",
              {"all-pairs 1>4,2/3>2-4,4>1-4 r1c1 r2c2 r3c3"}},
             {".Shape~4x4.Pair~Oj~_pairs~R1C1~R4C4", {"pairs 1>2-4,2>3/4,3>4 r1c1 r4c4"}},
             // The keys are those of encodePattern() and encodeSpec() of js/sudoku_constraint.js.
             {".Regex~LiooMTJ8MzQpLio~R1C1~R2C2~~R5C5",
              {"regex .*(12|34).* r1c1 r2c2", "regex .*(12|34).* r5c5"}},
             {".Regex~%5B12%5D3~R1C1~R1C2", {"regex [12]3 r1c1 r1c2"}},
             {".NFA~Qjf8P__wAA~_odd~R1C1~R1C2~~R5C5~R5C6~R5C7",
              {"automaton 1-4>1,5-9>2;!1-4>2,5-9>1 r1c1 r1c2",
               "automaton 1-4>1,5-9>2;!1-4>2,5-9>1 r5c5 r5c6 r5c7"}},
             {".Or.Cage~3~R1C1~R1C2.And.X~R1C1~R1C2.GreaterThan~R1C1~R2C1.End.End.V~R1C1~R1C2",
              {"any-of ( cage 3 r1c1 r1c2 ) ( sum 10 r1c1 r1c2 & greater r1c1 r2c1 )",
               "sum 5 r1c1 r1c2"}},
             {".Or.~R1C1_5~R1C2_6.Or.V~R1C1~R1C2.Sandwich~0~R1.End.End",
              {"any-of ( one-of 5 r1c1 & one-of 6 r1c2 ) ( any-of ( sum 5 r1c1 r1c2 ) ( sandwich 0 "
               "r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9 ) )"}},
             {".And.Cage~3~R1C1~R1C2.~R5C5_1_2.End", {"cage 3 r1c1 r1c2"}},
             {".Or.RegionSumLine~R1C1~R1C2.Cage~3~R1C1~R1C2.End", {}},
         }) {
        const text::Statement statement = read(string);
        EXPECT_THAT(statement.unknown, IsEmpty()) << string;
        EXPECT_EQ(words_of(statement), words) << string;
    }
}

TEST(Iss, NamesWhatItDoesNotUnderstand) {
    for (const std::string_view string : {".FullRank~R1~0",
                                          ".FullRank~R1",
                                          ".Cage~x~R1C1~R1C2",
                                          ".Cage~10~R1C1~V1",
                                          ".Cage~10",
                                          ".Thermo~",
                                          ".Thermo~R1C1~RaC1",
                                          ".Thermo~VA1~R1C1",
                                          ".WhiteDot~R1C1~R5C5",
                                          ".PillArrow~2~R1C1~R3C3~R4C4",
                                          ".Quad~R9C1~1",
                                          ".Quad~R1C1~10",
                                          ".Sum~0_=_1~R1C1~R5C5",
                                          ".Sum~0_=_1_0~R1C1~R5C5",
                                          ".Sum~0_1_1~R1C1~R5C5",
                                          ".SumLine~10~LOOP",
                                          ".Thermo~R1C1~R1C2~LOOP",
                                          ".Shape~1x6",
                                          ".Shape~9x9~2-10",
                                          ".Shape~9x9~9~Raw",
                                          ".Shape~17x17",
                                          ".Shape~x",
                                          ".~R1C1_0",
                                          ".~R1C1",
                                          ".~R1C1_10",
                                          ".~R1C1_",
                                          ".Jigsaw~123",
                                          ".RegionSize~0",
                                          ".Skyscraper~R1~0",
                                          ".Skyscraper~R1",
                                          ".Sandwich~5~R0",
                                          ".AntiKing~1",
                                          ".Pair~9X_1f9X_1f9X_F",
                                          ".Pair~9X_1f9X_1f9X_F~R1C1~R1C1",
                                          ".Pair~9X+1f9X_1f9X_F~R1C1~R1C2",
                                          ".Pair~IACgIICigIACgAAAA~R1C1~R1C2",
                                          ".PairX~-n_4H-gH4AGg~R1C1~R1C2",
                                          ".PairX~8H_xf8H_xf8H_B~R1C1~R1C2~R1C1",
                                          ".Regex~LiooMTJ8MzQpLio~R1C1~R1C1",
                                          ".Regex~LiooMTJ8MzQpLio",
                                          ".Regex~%5~R1C1",
                                          ".Regex~MSMy~R1C1",
                                          ".NFA~~R1C1~R1C2",
                                          ".NFA~Qjf8P__wAA~R1C1~-~R1C2",
                                          ".NFA~_jf8P__wAA~R1C1",
                                          ".LittleKiller~9~R5C5",
                                          ".LookAndSay~2~R1C1",
                                          ".Diagonal~2",
                                          ".EqualSum~R1C1~-",
                                          ".RegionSumLine~R1C1~R1C2~R1C1",
                                          ".ChaosConstruction"}) {
        const text::Statement statement = read(string);
        EXPECT_THAT(statement.unknown, ElementsAre(string));
        EXPECT_THAT(words_of(statement), IsEmpty()) << string;
    }
    for (const std::string_view of_nine : {".GlobalEntropy", ".GlobalMod", ".DutchFlatmates"}) {
        EXPECT_THAT(read(".Shape~6x6" + std::string(of_nine)).unknown, ElementsAre(of_nine));
    }
    for (const std::string_view block :
         {".Or.End", ".Or.AntiKnight.X~R1C1~R1C2.End", ".Or.Diagonal~1.X~R1C1~R1C2.End",
          ".Or.Replicate.X~R1C1~R1C2.End.End", ".Or.And.Or.X~R1C1~R3C3.End.End.End"}) {
        EXPECT_THAT(read(block).unknown, ElementsAre(".Or"));
    }
    EXPECT_THAT(read(".~R1C1_1.Shape~9x9~0-8~Raw.AntiKing").unknown,
                ElementsAre(".Shape~9x9~0-8~Raw", ".~R1C1_1", ".AntiKing"));
    EXPECT_EQ(read(".NFA~" + std::string(200, 'a')).unknown.front().size(), 61U);
    EXPECT_THAT(words_of(read(".NoBoxes.RegionSumLine~R1C1~R1C2")), IsEmpty());
}

TEST(Iss, GivensOfSeveralDigitsAreCandidates) {
    const text::Statement statement =
        read(".Shape~4x4.~R1C1_4~R1C2_1_2_3~R1C3_1_2.Given~R1C3_2_3~R1C2_3_2");
    EXPECT_EQ(letters(statement.givens[0]) + letters(statement.givens[1]) +
                  letters(statement.givens[2]),
              "402");
    ASSERT_EQ(statement.candidates.size(), 16U);
    EXPECT_EQ(statement.candidates[1].bits(), 0b0110U);
    EXPECT_EQ(statement.candidates[3], DigitSet::all(4));
    EXPECT_THAT(read(".~R1C1_4").candidates, IsEmpty());
}

TEST(Iss, NoOtherTextLooksLikeIt) {
    for (const std::string_view other :
         {"", ".", "..", ".A", ".ABC.D~", ".a~R1C1", "Cage~10~R1C1", ".1~2", ".NoSuchThing.",
          "....5.3..", ".A.B..C.D...E", "~R1C1_5"}) {
        EXPECT_FALSE(text::is_iss(other)) << other;
    }
}

TEST(Iss, WhatIsNoStringIsRefused) {
    for (const std::string_view wrong :
         {"", "Cage", ".Or", ".Or.And.End", ".End", ".AntiKing.End",
          ".Or.Or.Or.Or.Or.Or.Or.Or.Or.Or.Or.Or.Or.Or.Or.Or.X~R1C1~R1C2.End.End.End.End.End.End.End"
          ".End.End.End.End.End.End.End.End.End"}) {
        const auto refused = text::read_iss(wrong);
        ASSERT_FALSE(refused) << wrong;
        EXPECT_EQ(refused.error().code, ErrorCode::bad_format) << wrong;
    }
    EXPECT_FALSE(text::read_iss("." + std::string(std::size_t{1} << 21, 'A')));
}

constexpr std::string_view many_items =
    ".Shape~9x9.~R1C1_5~R1C2_1_2.Cage~10~R1C1~R1C2.RegionSize~9.NoBoxes.StrictKropki.StrictXV"
    ".Pair~-n_4H-gH4AGg~_less~R1C1~R5C5~~R2C2~R2C1.PairX~8H_xf8H_xf8H_B~R1C1~R2C2.Sum~0_=_1_-1~"
    "R1C1~"
    "R3C3.Jigsaw~001.Quad~R1C1~1~2.XSum~R1~~5.LittleKiller~5~R1C1.Or.X~R1C1~R1C2.End.EqualSum~R1C1~"
    "-~"
    "R2C2.RegionSumLine~R1C3~R1C4.LookAndSay~23~R1C1.PillArrow~2~R1C1~R1C2~R3C3.Diagonal~1";

RC_GTEST_PROP(Iss, NoStringDoesHarm, ()) {
    const auto statement = text::read_iss(mutated(std::string(many_items)));
    if (statement) {
        shape_stated(*statement);
    }
}

/// Items of a small board, all of which are understood.
const Lines items_of_four{".~R1C1_1",
                          ".~R2C2_1_2~R3C3_2_4",
                          ".~R1C1_2",
                          ".NoBoxes",
                          ".Jigsaw~aaabcabbccbdcddd",
                          ".Jigsaw~abcdabcdabcdabcd",
                          ".RegionSize~2",
                          ".Windoku",
                          ".DisjointSets",
                          ".Diagonal~1",
                          ".Diagonal~-1",
                          ".AllDifferent~R1C1~R2C2~R3C3~R4C4",
                          ".AntiKnight",
                          ".AntiKing",
                          ".AntiConsecutive",
                          ".StrictKropki",
                          ".StrictXV",
                          ".WhiteDot~R1C1~R1C2~R1C3",
                          ".BlackDot~R1C1~R1C2",
                          ".X~R1C1~R1C2",
                          ".V~R2C1~R2C2",
                          ".Sum~5~R1C1~R1C2",
                          ".Sum~0_=_1_-2~R1C1~R4C4",
                          ".LittleKiller~7~R1C3",
                          ".LittleKiller~8~R1C3",
                          ".GreaterThan~R2C2~R2C1~R1C2",
                          ".Pair~IAB~R1C1~R1C2~~R3C3~R1C1",
                          ".Pair~Oj~_less~R1C1~R4C4",
                          ".Pair~__P~R1C1~R1C2",
                          ".Pair~9aL~_not-difference-1~R1C1~R1C2",
                          ".PairX~emH~R1C1~R2C2~R3C3",
                          ".PairX~MGD~R1C1~R2C2~R3C4",
                          ".Quad~R1C1~1~2",
                          ".Quad~R1C1~3",
                          ".ContainAtLeast~1_1~R1C1~R2C2~R3C3",
                          ".ContainExact~1_1~R1C1~R2C2~R3C3",
                          ".LookAndSay~2103~R1C1~R2C2~R3C3",
                          ".Arrow~R1C1~R1C2~R2C2",
                          ".PillArrow~2~R1C1~R1C2~R2C2",
                          ".Thermo~R1C1~R1C2",
                          ".Whisper~2~R1C1~R1C2~R2C2~R1C1",
                          ".Modular~3~R1C1~R1C2~R2C2",
                          ".Lockout~0~R1C1~R1C2",
                          ".EqualSum~R1C1~R1C2~-~R4C4",
                          ".RegionSumLine~R1C1~R1C3~R3C3",
                          ".SameValues~2~R1C1~R4C4",
                          ".Indexing~R~R1C1~R2C2",
                          ".Indexing~C~R1C1",
                          ".Sandwich~3~R1",
                          ".Sandwich~2~R1",
                          ".XSum~C1~3~4",
                          ".Skyscraper~R1~3",
                          ".HiddenSkyscraper~R1~~3",
                          ".NumberedRoom~R1~2~3",
                          ".NumberedRoom~R1~4",
                          ".Lunchbox~2~R1C1~R1C2~R2C3",
                          ".Cage~5~R1C1~R2C1",
                          ".Cage~0~R1C1~R2C1~R3C2",
                          ".CountingCircles~R1C1~R2C2",
                          ".SumLine~4~R1C1~R1C2~R1C3",
                          ".RellikCage~4~R1C1~R1C2",
                          ".EqualityCage~R1C1~R1C2",
                          ".AntiTaxicab",
                          ".GlobalEntropy",
                          ".GlobalMod",
                          ".DutchFlatmates",
                          ".FullRank~R1~3~4",
                          ".FullRank~C2~~2",
                          ".FullRankTies~none",
                          ".ValueIndexing~R1C1~R1C2~R2C2",
                          ".SameValues~2~R1C1~R1C2~R3C2~R4C4",
                          ".CountDistinct~R1C1~R2C2~R3C4",
                          ".SumLine~5~R1C1~R1C2~R2C2~R2C1~LOOP",
                          ".Pair~AEB~R1C1~R2C2~R3C3",
                          ".PairX~o7P~R1C1~R2C2~R3C4",
                          ".Regex~KDF8MjMpLio~R1C1~R2C2~R3C3",
                          ".NFA~QPef4A~R1C1~R2C2~R3C3",
                          ".NFA~BOI8Aks7gEmrqAlGAA~R1C1~R2C2",
                          ".Or.X~R1C1~R1C2.And.V~R1C1~R1C2.~R4C4_1.End.End"};

// A block whose items all hold says what they say outside of it: digits of cells are givens.
TEST(Iss, TheBlockOfAndIsItsItems) {
    ReadOptions how;
    how.format = Format::iss;
    const auto block = read_one(".And.V~R1C1~R1C2.~R4C4_1.And.~R1C1_3_4.End.End", how);
    const auto items = read_one(".V~R1C1~R1C2.~R4C4_1.~R1C1_3_4", how);
    ASSERT_TRUE(block && items);
    EXPECT_EQ(block->puzzle, items->puzzle);
}

// A string that is read has another string, which states the same.
RC_GTEST_PROP(Iss, WhatIsReadIsWrittenAndReadAgain, ()) {
    const auto chosen = *rc::gen::resize(
        8, rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(items_of_four)));
    std::string string = *rc::gen::element<std::string>(".Shape~4x4", ".Shape~5x5", "");
    for (const std::string &item : chosen) {
        string += item;
    }
    ReadOptions how;
    how.format = Format::iss;
    how.ignore_unknown = true;
    const auto record = read_one(*rc::gen::arbitrary<bool>() ? mutated(string) : string, how);
    if (!record) {
        return;
    }
    const auto written = Writer(Format::iss).write(*record);
    RC_CLASSIFY(written.has_value(), "written");
    if (!written) {
        return;
    }
    how.ignore_unknown = false;
    how.shape = record->puzzle.shape();
    const auto back = read_one(*written, how);
    RC_LOG() << *written << (back ? "" : back.error().message());
    RC_ASSERT(back.has_value());
    RC_ASSERT(back->puzzle == record->puzzle);
    RC_ASSERT(*Writer(Format::iss).write(*back) == *written);
}

} // namespace
} // namespace dokushin
