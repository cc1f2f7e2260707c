// Facts of geometry: how many houses, peers and cells, and which.
#include <dokushin/shape.h>

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace dokushin {
namespace {

Shape shape(std::string_view name) {
    auto parsed = Shape::parse(name);
    EXPECT_TRUE(parsed) << name << ": " << (parsed ? "" : parsed.error().message());
    return *parsed;
}

constexpr std::string_view jigsaw_4x4 = "jigsaw:AABBAABBCCDDCCDD";
constexpr std::string_view jigsaw_5x5 = "jigsaw:AAABBACABBCCCBDECDDDEEEED";

TEST(Shape, ClassicBoardHas27HousesAnd20Peers) {
    const Shape nine = shape("9x9");
    EXPECT_EQ(nine.houses().size(), 27u);
    for (std::size_t cell = 0; cell < 81; ++cell) {
        EXPECT_EQ(nine.houses_of(cell_at(cell)).size(), 3u);
        EXPECT_EQ(nine.peers(cell_at(cell)).size(), 20u);
    }
}

TEST(Shape, ClassicBoardsFrom1To64) {
    for (unsigned n = 1; n <= 8; ++n) {
        const auto classic = Shape::classic(n);
        ASSERT_TRUE(classic);
        EXPECT_EQ(classic->side(), n * n);
        EXPECT_EQ(classic->houses().size(), 3 * n * n);
        // Row, column and box, less the cells that are counted twice.
        EXPECT_EQ(classic->peers(cell_at(0)).size(), 3 * n * n - 2 * n - 1);
    }
    EXPECT_FALSE(Shape::classic(0));
    EXPECT_FALSE(Shape::classic(9));
}

// Every house of every shape: N different cells in ascending order, and the
// lists of cells and of houses say the same.
TEST(Shape, HousesAreSetsOfNCells) {
    for (const std::string_view name : {"1",
                                        "4",
                                        "2x3",
                                        "3x2",
                                        "8",
                                        "9",
                                        "10",
                                        "3x4",
                                        "15",
                                        "16",
                                        "25",
                                        "64",
                                        "1x7",
                                        "9x9+diagonals",
                                        "9x9+windoku",
                                        "9x9+disjoint-groups",
                                        "9x9+centre-dots",
                                        "9x9+diagonals+windoku+disjoint-groups+centre-dots",
                                        "2x3+windoku+diagonals",
                                        "64+diagonals+windoku+disjoint-groups",
                                        "jigsaw:AABBAABBCCDDCCDD",
                                        "jigsaw:AAABBACABBCCCBDECDDDEEEED+diagonals"}) {
        SCOPED_TRACE(name);
        const Shape board = shape(name);
        for (std::size_t number = 0; number < board.houses().size(); ++number) {
            const House &house = board.houses()[number];
            EXPECT_EQ(house.cells.size(), board.side()) << house.name();
            EXPECT_TRUE(std::ranges::is_sorted(house.cells));
            EXPECT_EQ(std::set(house.cells.begin(), house.cells.end()).size(), board.side());
            for (const Cell cell : house.cells) {
                EXPECT_TRUE(std::ranges::count(board.houses_of(cell), number) == 1);
            }
        }
    }
}

TEST(Shape, PeersAreMutualAndShareAHouse) {
    for (const std::string_view name : {"2x3", "9x9+diagonals+windoku", "3x4"}) {
        const Shape board = shape(name);
        for (std::size_t position = 0; position < board.cell_count(); ++position) {
            const Cell cell = cell_at(position);
            for (const Cell peer : board.peers(cell)) {
                EXPECT_NE(cell, peer);
                EXPECT_TRUE(std::ranges::count(board.peers(peer), cell) == 1);
            }
        }
    }
}

TEST(Shape, VariantsAddTheirHouses) {
    EXPECT_EQ(shape("9x9+diagonals").houses().size(), 29u);
    EXPECT_EQ(shape("9x9+windoku").houses().size(), 31u);
    EXPECT_EQ(shape("9x9+disjoint-groups").houses().size(), 36u);
    EXPECT_EQ(shape("9x9+centre-dots").houses().size(), 28u);
    EXPECT_EQ(shape("sudoku-x"), shape("9x9+diagonals"));
    EXPECT_EQ(shape("9x9+diagonals+windoku"), shape("9+windoku+x"));
}

// The four shaded boxes of a windoku, as printed: rows and columns 2–4 and 6–8.
TEST(Shape, WindokuWindowsStandWhereTheyArePrinted) {
    const Shape board = shape("9x9+windoku");
    const House &first = board.houses()[27];
    const House &last = board.houses()[30];
    EXPECT_EQ(first.name(), "window 1");
    EXPECT_EQ(board.cell_name(first.cells.front()), "r2c2");
    EXPECT_EQ(board.cell_name(first.cells.back()), "r4c4");
    EXPECT_EQ(board.cell_name(last.cells.front()), "r6c6");
    EXPECT_EQ(board.cell_name(last.cells.back()), "r8c8");
}

TEST(Shape, CentreDotsAreTheMiddlesOfTheBoxes) {
    const Shape board = shape("9x9+centre-dots");
    std::vector<std::string> names;
    for (const Cell cell : board.houses()[27].cells) {
        names.push_back(board.cell_name(cell));
    }
    EXPECT_EQ(names, (std::vector<std::string>{"r2c2", "r2c5", "r2c8", "r5c2", "r5c5", "r5c8",
                                               "r8c2", "r8c5", "r8c8"}));
}

TEST(Shape, AJigsawWithRectangularRegionsHasTheSamePeersAsBoxes) {
    const Shape jigsaw = shape(jigsaw_4x4);
    const Shape boxes = shape("4x4");
    for (std::size_t cell = 0; cell < 16; ++cell) {
        EXPECT_TRUE(std::ranges::equal(jigsaw.peers(cell_at(cell)), boxes.peers(cell_at(cell))));
    }
    EXPECT_EQ(jigsaw.houses()[8].name(), "region 1");
}

TEST(Shape, NamesReadBack) {
    for (const std::string_view name :
         {"4x4", "9x9", "16x16", "64x64", "2x3", "3x2", "3x4", "1x5", "9x9+diagonals+windoku"}) {
        EXPECT_EQ(shape(name).name(), name);
    }
    EXPECT_EQ(shape("6").name(), "2x3");
    EXPECT_EQ(shape("12").name(), "3x4");
    for (const std::string_view map : {jigsaw_4x4, jigsaw_5x5}) {
        EXPECT_EQ(shape(shape(map).name()), shape(map));
    }
    // 64 regions of a row each: every letter that a name can have to use.
    std::string rows = "jigsaw:";
    for (char letter = '>'; letter < '>' + 64; ++letter) {
        rows.append(64, letter);
    }
    EXPECT_EQ(shape(shape(rows).name()), shape(rows));
}

TEST(Shape, ImpossibleBoardsAreRefusedWithAReason) {
    for (const std::string_view name : {"",
                                        "0",
                                        "7",
                                        "65",
                                        "9x",
                                        "x9",
                                        "9x10",
                                        "4294967297",
                                        "99999999999999999999",
                                        "9x9+",
                                        "9x9+killer",
                                        "0x9",
                                        "65536x65536",
                                        "jigsaw:",
                                        "jigsaw:AAB",
                                        "jigsaw:AAAAAAAAAAAAAAAB",
                                        "jigsaw:AABBAABBCCDDCCDD+windoku",
                                        "jigsaw:AABBAABBCCDDCCDE",
                                        "4x4+centre-dots",
                                        "1x5+windoku"}) {
        const auto refused = Shape::parse(name);
        ASSERT_FALSE(refused) << name;
        EXPECT_EQ(refused.error().code, ErrorCode::bad_shape);
        EXPECT_FALSE(refused.error().what.empty());
        EXPECT_FALSE(refused.error().expected.empty());
    }
}

TEST(Shape, WhatIsRefusedIsToldInItsOwnWords) {
    const auto told = [](std::string_view name) { return Shape::parse(name).error().what; };
    EXPECT_EQ(told("+diagonals"), "'+diagonals' names no board");
    EXPECT_EQ(told("jigsaw:AAAA"), "a jigsaw map with 1 region");
    EXPECT_EQ(told("jigsaw:AAAB"), "jigsaw region 'A' has 3 cells");
    EXPECT_EQ(told("jigsaw:BAAA"), "jigsaw region 'A' has 3 cells");
    EXPECT_EQ(told("65x1"), "boxes of 65 rows × 1 column");
}

TEST(Shape, CellsHaveNames) {
    const Shape board = shape("16x16");
    EXPECT_EQ(board.cell_name(board.cell(0, 2)), "r1c3");
    EXPECT_EQ(board.parse_cell("r16c1").value(), board.cell(15, 0));
    EXPECT_EQ(board.parse_cell("R5C9").value(), board.cell(4, 8));
    for (const std::string_view wrong : {"", "r", "r1", "c1", "r0c1", "r1c0", "r17c1", "r1c17",
                                         "r1c1x", "r-1c1", "5,9", "r99999999999c1"}) {
        EXPECT_FALSE(board.parse_cell(wrong)) << wrong;
    }
}

// A board is the usual one whatever it is called, and no other is.
TEST(Shape, KnowsTheUsualBoards) {
    for (const std::string_view usual : {"9", "9x9"}) {
        EXPECT_TRUE(shape(usual).is_usual_nine() && shape(usual).is_usual()) << usual;
    }
    for (const std::string_view boxes : {"9x9", "4x4", "2x3", "1x9", "9x1", "16x16"}) {
        EXPECT_TRUE(shape(boxes).has_boxes_only()) << boxes;
    }
    EXPECT_FALSE(shape("1x9").is_usual_nine());
    for (unsigned rows = 1; rows <= 8; ++rows) {
        for (unsigned columns = 1; columns <= 8; ++columns) {
            const Shape boxes = *Shape::boxes(rows, columns);
            const auto usual = Shape::of_side(rows * columns);
            EXPECT_EQ(boxes.is_usual(), usual && boxes == *usual) << boxes.name();
        }
    }
    for (const Variant variant : all_variants()) {
        const auto with = Shape::classic(3)->with(variant);
        ASSERT_TRUE(with);
        EXPECT_TRUE(with->has(variant));
        EXPECT_FALSE(with->has_boxes_only() || with->is_usual_nine()) << name(variant);
        EXPECT_EQ(shape(with->name()), *with);
    }
    EXPECT_FALSE(shape("jigsaw:AABBAABBCCDDCCDD").has_boxes_only());
}

// Variables are cells outside the grid: in no house, and named by their number.
TEST(Shape, VariablesFollowTheCellsOfTheGrid) {
    const Shape with = shape("9x9+diagonals+variables:12+sum(9:r1c1,v12)");
    EXPECT_EQ(with.name(), "9x9+diagonals+variables:12+sum(9:r1c1,v12)");
    EXPECT_EQ(with.cell_count(), 93u);
    EXPECT_EQ(with.grid_cell_count(), 81u);
    EXPECT_EQ(with.variables(), 12u);
    EXPECT_EQ(with.cell_name(cell_at(81)), "v1");
    EXPECT_EQ(*with.parse_cell("V12"), cell_at(92));
    EXPECT_TRUE(with.is_variable(cell_at(81)));
    EXPECT_FALSE(with.is_variable(cell_at(80)));
    EXPECT_TRUE(with.houses_of(cell_at(92)).empty());
    EXPECT_TRUE(with.peers(cell_at(92)).empty());
    EXPECT_EQ(with.without_rules().name(), "9x9+variables:12");
    EXPECT_FALSE(with.without_rules().has_houses_only()); // not each cell is in a house
    EXPECT_NE(shape("9x9+variables:1"), shape("9x9"));
    EXPECT_EQ(*shape("9x9+variables:1").with_variables(0), shape("9x9"));
    EXPECT_EQ(shape("jigsaw:AABBAABBCCDDCCDD+variables:2").name(),
              "jigsaw:AABBAABBCCDDCCDD+variables:2");
    EXPECT_EQ(shape("grid:2x3:0-4+variables:3").cell_count(), 9u);
}

TEST(Shape, VariablesHaveNoPlaceInTheGrid) {
    for (const std::string_view wrong :
         {"9x9+variables:0", "9x9+variables:257", "9x9+variables:", "9x9+variables:2x",
          "9x9+variables:1+variables:1", "64x64+variables:1", "9x9+sum(9:r1c1,v1)",
          "9x9+variables:1+sum(9:r1c1,v2)", "9x9+variables:1+sum(9:r1c1,v0)",
          "4x4+variables:1+taxicab(r1c1,v1)", "4x4+variables:1+full-rank(1:r2c1,r3c1,r4c1,v1)"}) {
        EXPECT_FALSE(Shape::parse(wrong)) << wrong;
    }
    EXPECT_EQ(shape("9x9+variables:2").parse_cell("v3").error().message(),
              "'v3' is no cell of this board, expected r1c1 to r9c9, or v1 to v2");
    EXPECT_EQ(shape("9x9+variables:2+sum(9:r1c1,v2)").with_variables(1).error().message(),
              "1 variable, expected those of sum(9:r1c1,v2)");
}

} // namespace
} // namespace dokushin
