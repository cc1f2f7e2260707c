// DOKUSHIN_TRY and DOKUSHIN_CHECK return the first error, and nothing is evaluated behind it.
#include "errors/try.h"

#include <gtest/gtest.h>

#include <string>

namespace {

using Number = std::expected<int, std::string>;

Number positive(int number) {
    return number > 0 ? Number(number) : std::unexpected(std::to_string(number));
}

std::expected<void, std::string> expect_small(int number) {
    if (number > 9) {
        return std::unexpected("large");
    }
    return {};
}

/// An error of another type, made of the one that is passed on.
struct Failure {
    std::string what;
    Failure(std::string its) : what(std::move(its)) {}
};

std::expected<int, Failure> sum(int a, int b, int &evaluated) {
    DOKUSHIN_TRY(first, positive(a));
    ++evaluated;
    DOKUSHIN_TRY(second, positive(b));
    ++evaluated;
    if (first < second)
        DOKUSHIN_CHECK(expect_small(second));
    else
        DOKUSHIN_CHECK(expect_small(first));
    first += second;
    return first;
}

TEST(Try, TakesTheValuesOrReturnsTheFirstError) {
    int evaluated = 0;
    EXPECT_EQ(sum(2, 3, evaluated).value(), 5);
    EXPECT_EQ(evaluated, 2);
    EXPECT_EQ(sum(-1, -2, evaluated).error().what, "-1");
    EXPECT_EQ(evaluated, 2);
    EXPECT_EQ(sum(1, -2, evaluated).error().what, "-2");
    EXPECT_EQ(evaluated, 3);
    EXPECT_EQ(sum(1, 10, evaluated).error().what, "large");
    EXPECT_EQ(sum(10, 1, evaluated).error().what, "large");
}

} // namespace
