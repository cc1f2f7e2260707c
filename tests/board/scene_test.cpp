// The scene of a board: which lines and shades it has, and where pencilmarks stand.
#include "board/scene/scene.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <ranges>
#include <set>
#include <tuple>

namespace dokushin {
namespace {

using Ends = std::tuple<double, double, double, double>;

scene::Scene scene_named(std::string_view name) { return scene::scene_of(*Shape::parse(name)); }

std::multiset<Ends> lines_of(const scene::Scene &scene, scene::Weight weight) {
    std::multiset<Ends> ends;
    for (const scene::Line &line : scene.lines) {
        if (line.weight == weight) {
            ends.insert({line.from.x, line.from.y, line.to.x, line.to.y});
        }
    }
    return ends;
}

TEST(Scene, BordersRunAroundTheBoardAndItsBoxes) {
    const scene::Scene board = scene_named("2x3");
    const std::multiset<Ends> thick{{0, 0, 6, 0}, {0, 2, 6, 2}, {0, 4, 6, 4}, {0, 6, 6, 6},
                                    {0, 0, 0, 6}, {3, 0, 3, 6}, {6, 0, 6, 6}};
    EXPECT_EQ(lines_of(board, scene::Weight::thick), thick);
    EXPECT_EQ(lines_of(board, scene::Weight::thin).size(), 10U);
    EXPECT_TRUE(board.shades.empty());
}

TEST(Scene, ALatinSquareHasNoBoxes) {
    const std::multiset<Ends> frame{{0, 0, 5, 0}, {0, 5, 5, 5}, {0, 0, 0, 5}, {5, 0, 5, 5}};
    for (const char *const name : {"grid:5x5", "1x5", "5x1"}) {
        EXPECT_EQ(lines_of(scene_named(name), scene::Weight::thick), frame) << name;
        EXPECT_EQ(lines_of(scene_named(name), scene::Weight::thin).size(), 8U) << name;
    }
}

TEST(Scene, ABorderIsALineForEachRunOfAJigsaw) {
    //  A A B B
    //  A C C B
    //  D C C B
    //  D D D A   (a region need not be connected)
    const std::multiset<Ends> thick =
        lines_of(scene_named("jigsaw:AABBACCBDCCBDDDA"), scene::Weight::thick);
    const std::multiset<Ends> expected{{0, 0, 4, 0}, {1, 1, 3, 1}, {0, 2, 1, 2}, {1, 3, 4, 3},
                                       {0, 4, 4, 4}, {0, 0, 0, 4}, {1, 1, 1, 3}, {2, 0, 2, 1},
                                       {3, 1, 3, 4}, {4, 0, 4, 4}};
    EXPECT_EQ(thick, expected);
}

TEST(Scene, ThickLinesLieAboveThinOnes) {
    const scene::Scene board = scene_named("9x9");
    EXPECT_TRUE(std::ranges::is_sorted(board.lines, {}, &scene::Line::weight));
}

TEST(Scene, CellsAreShadedByVariantsThatDoNotCoverTheBoard) {
    const scene::Scene both = scene_named("9x9+diagonals+windoku");
    EXPECT_EQ(both.shades.size(), 17U + 36U - 12U);
    EXPECT_EQ(std::ranges::count(both.shades | std::views::values, 2U), 12);
    EXPECT_TRUE(scene_named("9x9+disjoint-groups").shades.empty());
}

TEST(Scene, APencilmarkHasAPlaceOfItsOwn) {
    for (unsigned side = 1; side <= 64; ++side) {
        const scene::MarkGrid places(side);
        EXPECT_GE(places.columns, places.rows) << side;
        std::set<std::pair<unsigned, unsigned>> taken;
        for (const Digit digit : DigitSet::all(side)) {
            EXPECT_LT(places.row_of(digit), places.rows) << side;
            EXPECT_LT(places.column_of(digit), places.columns) << side;
            taken.emplace(places.row_of(digit), places.column_of(digit));
        }
        EXPECT_EQ(taken.size(), side);
    }
}

} // namespace
} // namespace dokushin
