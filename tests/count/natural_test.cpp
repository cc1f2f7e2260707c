#include "base/natural.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <array>

namespace dokushin {
namespace {

TEST(Natural, FactorialsAsTheyArePublished) {
    // n! = (n − 1)! · n, by adding a multiple to 0.
    std::array<std::uint64_t, 4> factorial{1};
    for (std::uint32_t n = 2; n <= 50; ++n) {
        std::array<std::uint64_t, 4> next{};
        add_multiple(next, factorial, n);
        factorial = next;
    }
    // OEIS A000142
    EXPECT_EQ(to_decimal(factorial),
              "30414093201713378043612608166064768844377641568960512000000000000");
}

TEST(Natural, CarriesGoThroughAllLimbs) {
    std::array<std::uint64_t, 3> number{~std::uint64_t{0}, ~std::uint64_t{0}, 0};
    const std::array<std::uint64_t, 1> one{1};
    add_multiple(number, one, 1);
    EXPECT_EQ(number, (std::array<std::uint64_t, 3>{0, 0, 1}));
    EXPECT_EQ(to_decimal(number), "340282366920938463463374607431768211456"); // 2^128
    EXPECT_EQ(to_decimal(std::array<std::uint64_t, 2>{}), "0");
}

TEST(Natural, SmallNumbersAddLikeNumbers) {
    EXPECT_TRUE(rc::check([](std::uint32_t a, std::uint32_t b, std::uint32_t factor) {
        std::array<std::uint64_t, 2> sum{a};
        const std::array<std::uint64_t, 1> other{b};
        add_multiple(sum, other, factor / 2);
        RC_ASSERT(to_decimal(sum) == std::to_string(a + std::uint64_t{b} * (factor / 2)));
    }));
}

} // namespace
} // namespace dokushin
