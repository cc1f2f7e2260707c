// The sets of digits with a total are those that a count through all sets finds.
#include "board/constraints/digit_sets.h"

#include <gtest/gtest.h>

#include <random>

namespace dokushin {
namespace {

std::int64_t total_of(DigitSet digits) {
    std::int64_t total = 0;
    for (const Digit digit : digits) {
        total += number(digit);
    }
    return total;
}

TEST(SetsWithTotal, AreAllOfThoseDigitsTheLargestFirst) {
    std::minstd_rand random(5);
    for (const unsigned side : {4U, 9U, 12U}) {
        for (unsigned number = 0; number < 300; ++number) {
            const DigitSet digits(random() % (1U << side));
            const auto size = static_cast<unsigned>(random() % (side + 1));
            const auto total = static_cast<std::int64_t>(random() % 50) - 2;
            std::vector<DigitSet> expected;
            for (std::uint64_t bits = 1U << side; bits-- > 0;) {
                const DigitSet set(bits);
                if ((set - digits).empty() && set.size() == size && total_of(set) == total) {
                    expected.push_back(set);
                }
            }
            std::vector<DigitSet> found;
            each_set_with_total(digits, size, total, [&](DigitSet set) { found.push_back(set); });
            EXPECT_EQ(found, expected) << side << ' ' << number;
        }
    }
}

// The tables that killer players use: 1+9, 2+8, 3+7 and 4+6 make 10, and so on.
TEST(SetsWithTotal, AreThoseOfKillerTables) {
    const auto count = [](unsigned size, std::int64_t total) {
        unsigned sets = 0;
        each_set_with_total(DigitSet::all(9), size, total, [&](DigitSet) { ++sets; });
        return sets;
    };
    EXPECT_EQ(count(2, 3), 1U);
    EXPECT_EQ(count(2, 10), 4U);
    EXPECT_EQ(count(3, 15), 8U);
    EXPECT_EQ(count(4, 20), 12U);
    EXPECT_EQ(count(9, 45), 1U);
    EXPECT_EQ(count(9, 44), 0U);
}

} // namespace
} // namespace dokushin
