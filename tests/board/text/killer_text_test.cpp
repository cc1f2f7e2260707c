// Killer texts, short and long: what rules they state, and that no text does harm.
#include "board/text/plain_line.h"
#include "board/text/sites/killer_text.h"
#include "board/text/statements.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

namespace dokushin {
namespace {

using testing::ElementsAre;
using texts::Lines;
using texts::mutated;
using texts::words_of;

/// A killer in both forms, with all pointers, a cage of nine cells, one of one cell and one without
/// a sum, which the long form can't say.
constexpr std::string_view short_text = ">>D>>L,,2"
                                        "N<.`vv>0v"
                                        "^`.EDH.O<"
                                        "v,',.^07^"
                                        "O2MEP<G<,"
                                        "^'.<``8,6"
                                        "Q<1H^^>M,"
                                        "..`<^.',<"
                                        "3J<>j<<^9";
constexpr std::string_view long_text =
    "3x3::k:3343:3343:3343:5392:5392:5392:4363:2:537:5901:5901:3587:3343:3337:4363:2:2:6149:5901:"
    "5901:5636:3587:3337:4363:1813:6149:6149:6161:6161:3587:5636:6414:4363:6:1813:6149:6161:531:"
    "5636:3608:6414:6414:4116:4116:5639:6161:5636:4364:4364:3608:6414:2074:5639:1559:6664:6664:274:"
    "4364:3608:6414:5639:5639:11520:4865:4865:6664:6664:3608:11520:5639:11520:11520:790:4865:4865:"
    "11520:11520:11520:11520:11520:2314:";

TEST(KillerText, IsToldFromOtherLines) {
    EXPECT_TRUE(text::is_short_killer(short_text));
    for (const char blank : {'.', '0', '*', '_', '-', '?'}) {
        const std::string line = "123456789" + std::string(72, blank);
        EXPECT_TRUE(text::blank_of_plain_line(line));
        EXPECT_FALSE(text::is_short_killer(line));
    }
    EXPECT_FALSE(text::is_short_killer(short_text.substr(1)));
    EXPECT_FALSE(text::is_short_killer(std::string(81, '<')));
    EXPECT_FALSE(text::is_long_killer("3x3::x:1:2"));
    EXPECT_FALSE(text::read_short_killer("").has_value());
    EXPECT_FALSE(text::read_long_killer("").has_value());
}

TEST(KillerText, BothFormsStateTheSameCages) {
    ASSERT_TRUE(text::is_long_killer(long_text));
    const auto from_short = text::read_short_killer(short_text);
    const auto from_long = text::read_long_killer(long_text);
    ASSERT_TRUE(from_short && from_long);
    Lines shorts = words_of(*from_short);
    Lines longs = words_of(*from_long);
    EXPECT_EQ(std::erase(shorts, "different r1c8 r2c7 r2c8"), 1U);
    std::ranges::sort(shorts);
    std::ranges::sort(longs);
    EXPECT_EQ(shorts, longs);
    EXPECT_EQ(longs.size(), 25U);
    EXPECT_THAT(longs, testing::Contains("cage 2 r1c9"));
    EXPECT_THAT(longs, testing::Contains("cage 45 r7c9 r8c6 r8c8 r8c9 r9c4 r9c5 r9c6 r9c7 r9c8"))
        << "in the order of the cells";
}

TEST(KillerText, LongFormMayHaveDiagonals) {
    std::string crossed(long_text);
    crossed.insert(4, "d");
    const auto statement = text::read_long_killer(crossed);
    ASSERT_TRUE(statement);
    EXPECT_EQ(statement->rules.front().words, "diagonals");
}

TEST(KillerText, WrongOnesAreRefused) {
    std::string off(short_text);
    off.front() = '^';
    EXPECT_FALSE(text::read_short_killer(off)) << "off the board";
    std::string circle(short_text);
    circle.replace(0, 2, "><");
    EXPECT_FALSE(text::read_short_killer(circle)) << "two that point to each other";
    for (const std::string &wrong :
         {std::string(long_text) + "1", std::string(long_text.substr(0, long_text.size() - 5)),
          std::string(long_text.substr(0, 60)) + "x" + std::string(long_text.substr(60))}) {
        EXPECT_FALSE(text::read_long_killer(wrong)) << wrong;
    }
    // Two sums in one cage.
    std::string two(long_text);
    two.replace(two.find("3343"), 4, "3599"); // 256 more
    const auto statement = text::read_long_killer(two);
    ASSERT_TRUE(statement);
    EXPECT_THAT(statement->unknown, ElementsAre("cage 15"));
}

RC_GTEST_PROP(KillerText, NoTextDoesHarm, ()) {
    const std::string mutated_short = mutated(std::string(short_text));
    const std::string mutated_long = mutated(std::string(long_text));
    RC_ASSERT(!text::read_short_killer(mutated_short) || text::is_short_killer(mutated_short));
    RC_ASSERT(!text::read_long_killer(mutated_long) || text::is_long_killer(mutated_long));
}

} // namespace
} // namespace dokushin
