// Packed grids, and the SQL that unpacks them.
#include "collection/packed.h"
#include "collection/schema.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>

namespace dokushin::collection {
namespace {

Grid grid_of(std::string_view text) {
    Grid grid;
    for (const char letter : text) {
        grid.push_back(letter == '.' ? Digit::blank
                                     : digit_of(static_cast<unsigned>(letter - '0')));
    }
    return grid;
}

std::string hex_of(std::string_view bytes) {
    std::string text;
    for (const char letter : bytes) {
        text += fmt::format("{:02X}", static_cast<unsigned char>(letter));
    }
    return text;
}

TEST(Packed, IsReadInHexadecimal) {
    const std::string first = "...4" + std::string(77, '.');
    EXPECT_EQ(hex_of(Packed(grid_of(first)).bytes()), "B4");
    const std::string second = "1.2..3" + std::string(8, '.') + "4" + std::string(66, '.');
    EXPECT_EQ(hex_of(Packed(grid_of(second)).bytes()), "102A3F04");
    EXPECT_EQ(Packed(Grid(cell_count)).bytes(), "");
    EXPECT_EQ(Packed(Grid(cell_count, digit_of(9))).bytes().size(), 41U);
}

TEST(Packed, IsUnpackedHereAndBySql) {
    const auto database = *Database::open(":memory:", Database::Access::create);
    rc::check([&] {
        Grid grid(cell_count);
        const unsigned clues = *rc::gen::inRange(0U, 82U);
        for (unsigned clue = 0; clue < clues; ++clue) {
            grid[*rc::gen::inRange(std::size_t{0}, cell_count)] =
                digit_of(*rc::gen::inRange(1U, 10U));
        }
        const Packed packed(grid);
        RC_ASSERT(unpacked(packed.bytes()) == grid);
        auto query = *database.prepare("SELECT " + text_expression("?1"));
        RC_ASSERT(*query.bind_blob(1, packed.bytes()).step());
        RC_ASSERT(query.text(0) == text_of(grid));
    });
}

TEST(Packed, OtherBytesAreNoGrid) {
    using namespace std::string_view_literals;
    EXPECT_FALSE(unpacked("\xAA"sv)); // two runs that are one, and blanks at the end
    EXPECT_FALSE(unpacked("\x10"
                          "\x00"sv));                // half bytes that are over
    EXPECT_FALSE(unpacked(std::string(42, '\x11'))); // 84 cells
    EXPECT_TRUE(unpacked("\x10"sv));
}

} // namespace
} // namespace dokushin::collection
