// The maps of a position say what its candidates say, whatever is placed or eliminated.
#include "logic/position/position.h"

#include "logic/puzzles.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

namespace dokushin::logic {
namespace {

std::shared_ptr<const Layout> layout_of(std::string_view shape) {
    return std::make_shared<const Layout>(*Shape::parse(shape));
}

TEST(Layout, BoxesComeBeforeColumnsAndRows) {
    const auto layout = layout_of("9+diagonals");
    const auto order = layout->boxes_columns_rows();
    EXPECT_EQ(layout->kind(order[0]), HouseKind::box);
    EXPECT_EQ(layout->kind(order[9]), HouseKind::column);
    EXPECT_EQ(layout->kind(order[18]), HouseKind::row);
    EXPECT_EQ(layout->kind(order[27]), HouseKind::diagonal);
    const auto seats = layout->seats_box_row_column(cell_at(40));
    ASSERT_EQ(seats.size(), 5u);
    EXPECT_EQ(layout->kind(seats[0].house), HouseKind::box);
    EXPECT_EQ(layout->kind(seats[1].house), HouseKind::row);
    EXPECT_EQ(layout->kind(seats[2].house), HouseKind::column);
}

TEST(Layout, CellsSeeTheirTwentyPeers) {
    const auto layout = layout_of("9");
    for (std::size_t one = 0; one < 81; ++one) {
        unsigned seen = 0;
        for (std::size_t other = 0; other < 81; ++other) {
            seen += layout->sees(cell_at(one), cell_at(other)) ? 1U : 0U;
        }
        EXPECT_EQ(seen, 20u);
        EXPECT_FALSE(layout->sees(cell_at(one), cell_at(one)));
    }
}

TEST(PositionLaw, MapsAgreeAfterAnyPlacementsAndEliminations) {
    for (const std::string_view shape : {"4", "2x3", "9", "9+windoku", "3x4", "16"}) {
        const auto layout = layout_of(shape);
        EXPECT_TRUE(rc::check(std::string(shape), [&] {
            Position position(layout, Puzzle(layout->shape()));
            const auto moves = *rc::gen::inRange(0, 60);
            for (int move = 0; move < moves; ++move) {
                const Cell cell = cell_at(*rc::gen::inRange<std::size_t>(0, layout->cell_count()));
                const Digit digit = digit_of(*rc::gen::inRange(1U, layout->side() + 1));
                if (*rc::gen::inRange(0, 4) > 0) {
                    position.eliminate(cell, digit);
                } else if (position.has(cell, digit)) {
                    position.place(cell, digit);
                }
            }
            RC_ASSERT(position.is_ok());
        }));
    }
}

} // namespace
} // namespace dokushin::logic
