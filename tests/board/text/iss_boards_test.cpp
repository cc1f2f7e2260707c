// Boards of Interactive Sudoku Solver that are not square, or have other values than 1 to their
// side: their names, givens and rules.
#include "board/text/sites/iss.h"

#include <dokushin/solve.h>
#include <dokushin/text.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

namespace dokushin {
namespace {

std::string shape_of(std::string_view string) {
    const auto statement = text::read_iss(string);
    const ReadOptions options;
    text::Context context(options);
    const auto record = text::record_of(*statement, Format::iss, 1, 1, context);
    return record ? record->puzzle.shape().name() : record.error().message();
}

// Boxes are as ISS makes them: of as many cells as the longer of rows and columns, unless
// RegionSize says another number; as nearly square as fits.
TEST(IssBoards, HaveTheirSizeValuesAndBoxes) {
    struct BoardCase {
        std::string_view string;
        std::string_view shape;
    };
    for (const auto &[string, shape] : std::vector<BoardCase>{
             {".Shape~6x8", "grid:6x8:1-8:2x4"},
             {".Shape~4x6", "grid:4x6:1-6:2x3"},
             {".Shape~9x8", "grid:9x8:1-9"},
             {".Shape~6x6~9", "grid:6x6:1-9:2x3"},
             {".Shape~6x6~9.RegionSize~9", "grid:6x6:1-9:3x3"},
             {".Shape~6x6~9.NoBoxes", "grid:6x6:1-9"},
             {".Shape~9x9~0-8", "grid:9x9:0-8:3x3"},
             {".Shape~9x9~0-8.Windoku", "grid:9x9:0-8:3x3+windoku"},
             {".Shape~4x4~0-3.Diagonal~1.Diagonal~-1", "grid:4x4:0-3:2x2+diagonals"},
             {".Shape~4x4~0-3.Jigsaw~aaabbbbacccddddc",
              "grid:4x4:0-3:2x2+different(r1c1,r1c2,r1c3,r2c4)+different(r1c4,r2c1,r2c2,r2c3)"
              "+different(r3c1,r3c2,r3c3,r4c4)+different(r3c4,r4c1,r4c2,r4c3)"},
             {".Shape~4x6.Diagonal~1", "'.Diagonal~1', whose rule is not understood"},
             {".Shape~4x4~6.RegionSize~4.DisjointSets",
              "grid:4x4:1-6:2x2+different(r1c1,r1c3,r3c1,r3c3)+different(r1c2,r1c4,r3c2,r3c4)"
              "+different(r2c1,r2c3,r4c1,r4c3)+different(r2c2,r2c4,r4c2,r4c4)"},
             {".Shape~4x6.Skyscraper~C1~2~.Skyscraper~R4~~3",
              "grid:4x6:1-6:2x3+skyscraper(2:r1c1,r2c1,r3c1,r4c1)"
              "+skyscraper(3:r4c6,r4c5,r4c4,r4c3,r4c2,r4c1)"},
             {".Shape~3x5.NoBoxes.LittleKiller~9~R2C1.LittleKiller~8~R1C3",
              "grid:3x5:1-5+sum(8:r1c3,r2c2,r3c1)+sum(9:r2c1,r3c2)"},
             {".Shape~9x9~0-8.Cage~1~R1C1~R1C2.V~R1C1~R2C1.Quad~R1C1~0~8",
              "grid:9x9:0-8:3x3+cage(1:r1c1,r1c2)+sum(5:r1c1,r2c1)"
              "+quadruple(0,8:r1c1,r1c2,r2c1,r2c2)"},
             {".Shape~9x9~0-8.HiddenSkyscraper~R1~~0",
              "grid:9x9:0-8:3x3+hidden-skyscraper(0:r1c9,r1c8,r1c7,r1c6,r1c5,r1c4,r1c3,r1c2,r1c1)"},
         }) {
        EXPECT_THAT(shape_of(string), testing::StartsWith(std::string(shape))) << string;
    }
}

TEST(IssBoards, HaveGivensThatAreValues) {
    std::string text = ".Shape~4x4~0-3.~R1C1_0~R4C4_3~R2C2_0_1\n";
    TextSource source(text);
    Reader reader(source);
    const auto record = reader.next();
    ASSERT_TRUE(record && *record);
    const Puzzle &puzzle = (*record)->puzzle;
    EXPECT_EQ(to_line(puzzle.givens(), (*record)->alphabet), "0..............3");
    EXPECT_EQ(puzzle.given(cell_at(0)), digit_of(1));
    EXPECT_EQ(puzzle.stated_candidates()[5], DigitSet::all(2));
    EXPECT_THAT(text::read_iss(".Shape~4x4~0-3.~R1C1_4")->unknown,
                testing::ElementsAre(".~R1C1_4"));
}

// VA1 and VA2 are a group of two; VB, alone, has no number.
TEST(IssBoards, HaveVariables) {
    EXPECT_EQ(shape_of(".Shape~4x4.Var~A~two%20cells~2.Var~B.Sum~9~VA2~VB~R1C1.~VB_3"),
              "4x4+variables:3+sum(9:r1c1,v2,v3)");
    EXPECT_EQ(shape_of(".Shape~4x4.Var~AB~~2x3.Thermo~VAB1~VAB6"),
              "4x4+variables:6+thermometer(v1,v6)");
    EXPECT_EQ(text::read_iss(".Shape~4x4.Var~B.~VB_3")->givens[16], digit_of(3));
    for (const std::string_view unknown :
         {".Var~A.Sum~9~VA1~R1C1", ".Var~A~~2.Sum~9~VA~R1C1", ".Var~A~~2.Sum~9~VA3~R1C1",
          ".Var~A~~2.Sum~9~VA0~R1C1", ".Sum~9~VA1~R1C1", ".Var~A~~300", ".Var~a", ".Var~A.Var~A~~2",
          ".Var~A.RegionSumLine~R1C1~R4C1~VA", ".Var~A.RowIndexer~VA"}) {
        const auto statement = text::read_iss(unknown);
        const ReadOptions options;
        text::Context context(options);
        EXPECT_FALSE(text::record_of(*statement, Format::iss, 1, 1, context)) << unknown;
    }
}

// A board whose cells are in no house at all has a search of its own.
TEST(IssBoards, AreSolvedWithoutAnyHouse) {
    const auto statement = text::read_iss(".Shape~2x2~3.NoBoxes.~R1C1_1~R1C2_2~R2C1_2");
    const ReadOptions options;
    text::Context context(options);
    const auto record = text::record_of(*statement, Format::iss, 1, 1, context);
    ASSERT_TRUE(record);
    EXPECT_TRUE(record->puzzle.shape().houses().empty());
    EXPECT_EQ(solve(record->puzzle).status, Status::multiple); // r2c2 is 1 or 3
}

} // namespace
} // namespace dokushin
