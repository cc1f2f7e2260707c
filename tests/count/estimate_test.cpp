// Estimates: near what is known, and never more certain than they may be.
#include <dokushin/count.h>

#include <gtest/gtest.h>

#include <cmath>

namespace dokushin {
namespace {

CountEstimate estimated(std::string_view shape, std::uint64_t probes) {
    EstimateOptions options;
    options.probes = probes;
    return estimate_count(Puzzle(*Shape::parse(shape)), options);
}

/// How many standard errors an estimate is away from the truth.
double distance(const CountEstimate &estimate, double log10_truth) {
    return (std::pow(10, estimate.log10_mean - log10_truth) - 1) / estimate.relative_error;
}

TEST(Estimate, LiesWithinItsErrorOfPublishedCounts) {
    constexpr std::uint64_t probes = 4000 / (DOKUSHIN_EVERY > 1 ? 4 : 1);
    EXPECT_LT(std::abs(distance(estimated("2x3", probes), std::log10(28'200'960.0))), 4);
    EXPECT_LT(std::abs(distance(estimated("2x4", probes), std::log10(29'136'487'207'403'520.0))),
              4);
    EXPECT_LT(std::abs(distance(estimated("9x9", probes), std::log10(6.670903752021073e21))), 4);
    EXPECT_LT(estimated("9x9", probes).relative_error, 0.15);
}

TEST(Estimate, IsExactWithoutAChoice) {
    Grid givens;
    for (const char c : std::string_view("1234341221434321")) {
        givens.push_back(digit_of(static_cast<unsigned>(c - '0')));
    }
    givens[5] = Digit::blank;
    const CountEstimate one = estimate_count(*Puzzle::from_givens(*Shape::of_side(4), givens));
    EXPECT_EQ(one.log10_mean, 0);
    EXPECT_EQ(one.relative_error, 0);
    givens[5] = digit_of(3); // twice in its row
    const CountEstimate none = estimate_count(*Puzzle::from_givens(*Shape::of_side(4), givens));
    EXPECT_EQ(none.finished, 0U);
    EXPECT_TRUE(std::isinf(none.log10_mean));
}

TEST(Estimate, OneProbeSaysNothingOfTheError) {
    EXPECT_TRUE(std::isinf(estimated("9x9", 1).relative_error));
}

// About 4.4e308 grids of 25×25 are reckoned with (Wikipedia, "Mathematics of Sudoku"), which
// is beyond any double; so few ways down see a part of them.
TEST(Estimate, NumbersBeyondAnyDouble) {
    const CountEstimate large = estimated("25x25", DOKUSHIN_EVERY > 1 ? 5 : 100);
    EXPECT_GT(large.log10_mean, 300);
    EXPECT_LT(large.log10_mean, 312);
}

TEST(Estimate, FollowsFromItsSeedAndStopsWhenAsked) {
    EXPECT_EQ(estimated("9x9", 50).log10_mean, estimated("9x9", 50).log10_mean);
    EstimateOptions options;
    options.seed = 2;
    options.probes = 50;
    const Puzzle nine(*Shape::of_side(9));
    EXPECT_NE(estimate_count(nine, options).log10_mean, estimated("9x9", 50).log10_mean);
    const std::atomic<bool> cancelled = true;
    options.cancelled = &cancelled;
    EXPECT_EQ(estimate_count(nine, options).probes, 0U);
}

} // namespace
} // namespace dokushin
