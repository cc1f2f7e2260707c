// A jigsaw's map and its givens on one line.
#include "texts.h"

#include <dokushin/text.h>

#include <gtest/gtest.h>

namespace dokushin::of_jigsaw_lines {
namespace {

constexpr std::string_view map_of_six = "AAABBBAACBBBACCCDDEECCDDEEFFDDEEFFFF";
constexpr std::string_view givens_of_six = "1..................................2";

std::string joined(std::string_view map, std::string_view givens) {
    return std::string(map) + std::string(givens);
}

TEST(JigsawLine, AMapBeforeTheGivensMakesTheBoard) {
    for (const std::string_view map :
         {map_of_six, std::string_view("111222113222133344553344556644556666"),
          std::string_view("000111002111022233442233445533445555")}) {
        const auto record = read_one(joined(map, givens_of_six) + " rated 1.2");
        ASSERT_TRUE(record) << map << record.error().message();
        EXPECT_EQ(record->puzzle.shape(), *Shape::jigsaw(map_of_six));
        EXPECT_EQ(to_line(record->puzzle.givens(), record->alphabet), givens_of_six);
        EXPECT_EQ(record->comment, " rated 1.2");
    }
}

TEST(JigsawLine, TheMapMayStandBehindTheGivens) {
    const auto record = read_one(joined(givens_of_six, map_of_six));
    ASSERT_TRUE(record) << record.error().message();
    EXPECT_EQ(record->puzzle.shape(), *Shape::jigsaw(map_of_six));
    EXPECT_EQ(to_line(record->puzzle.givens(), record->alphabet), givens_of_six);
}

// As many characters as a sukaku of 8×8 has: 2 · 16² = 8³.
TEST(JigsawLine, SixteenBySixteenIsNoSukaku) {
    std::string map;
    for (int at = 0; at < 256; ++at) { // boxes, but for two cells that two of them exchange
        map += static_cast<char>('A' + at / 64 * 4 + at % 16 / 4);
    }
    std::swap(map[3], map[52]);
    const std::string givens = "P" + std::string(254, '.') + "A";
    for (const std::string &line : {joined(map, givens), joined(givens, map)}) {
        const auto record = read_one(line);
        ASSERT_TRUE(record) << record.error().message();
        EXPECT_EQ(record->puzzle.shape(), *Shape::jigsaw(map));
        EXPECT_EQ(record->puzzle.givens().front(), digit_of(16));
    }
    EXPECT_TRUE(read_one(std::string(512, '.')));
}

TEST(JigsawLine, NineByNine) {
    std::string map;
    for (int at = 0; at < 81; ++at) { // boxes, but for two cells that two of them exchange
        map += static_cast<char>('a' + at / 27 * 3 + at % 9 / 3);
    }
    std::swap(map[2], map[21]);
    const std::string givens = "1" + std::string(79, '0') + "9";
    const auto records = texts::read_all(joined(map, givens) + "\n" + joined(map, givens) + "\n");
    EXPECT_EQ(records.size(), 2U);
    for (const auto &record : records) {
        ASSERT_TRUE(record) << record.error().message();
        EXPECT_EQ(record->puzzle.shape(), *Shape::jigsaw(map));
        EXPECT_EQ(record->puzzle.givens().back(), digit_of(9));
    }
}

TEST(JigsawLine, OnlyPartsThatHangTogetherAreAMap) {
    const std::string_view solution = "123456456123231564564231312645645312";
    EXPECT_FALSE(read_one(joined(solution, givens_of_six)));
    EXPECT_FALSE(read_one(joined("AAABBBAACBBBACCCDDEECCDDEEFFDDEEFFFA", givens_of_six)));
    EXPECT_FALSE(read_one(joined(map_of_six, givens_of_six.substr(1))));
    const auto record = read_one(joined(map_of_six, givens_of_six), texts::on("6x6"));
    ASSERT_FALSE(record);
    EXPECT_EQ(record.error().code, ErrorCode::bad_shape);
}

} // namespace
} // namespace dokushin::of_jigsaw_lines
