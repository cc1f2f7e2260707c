// Counts of digits: what follows from the houses that the counted cells lie in is found without a
// guess.
#include <dokushin/rules.h>
#include <dokushin/solve.h>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <string>

namespace dokushin {
namespace {

/// The cells of some rows of 9×9, in words.
std::string rows(unsigned first, unsigned last) {
    std::string words;
    for (unsigned row = first; row <= last; ++row) {
        for (unsigned column = 1; column <= 9; ++column) {
            words += fmt::format(" r{}c{}", row, column);
        }
    }
    return words;
}

SolveResult solved(const std::string &rule) {
    const auto shape = with_rules(*Shape::classic(3), rule);
    EXPECT_TRUE(shape) << shape.error().message();
    SolveOptions options;
    options.method = Method::search;
    return solve(*Puzzle::from_givens(*shape, Grid(81)), options);
}

// Two rows hold each digit twice, neither more often nor less.
TEST(Counts, AreBoundedByHouses) {
    EXPECT_EQ(solved("look-and-say 2 5" + rows(1, 2)).status, Status::multiple);
    for (const std::string rule : {"look-and-say 3 5", "look-and-say 1 5"}) {
        const SolveResult result = solved(rule + rows(1, 2));
        EXPECT_EQ(result.status, Status::none) << rule;
        EXPECT_LE(result.counters.nodes, 1U) << rule;
    }
}

// No digit stands twice in a row, and of all digits 1 alone stands as often as it says.
TEST(Counts, OfCirclesAreBoundedByHouses) {
    for (const std::string rule : {"counting r1c1 r1c2 r1c3 r1c4 r1c5", "counting r1c1 r1c2"}) {
        const SolveResult result = solved(rule);
        EXPECT_EQ(result.status, Status::none) << rule;
        EXPECT_LE(result.counters.nodes, 1U) << rule;
    }
    EXPECT_EQ(solved("counting r1c1").status, Status::multiple);
}

// Two 9s in four cells of two rows stand one in each row, so no other cell of these rows holds a 9.
TEST(Counts, ExcludeADigitFromTheRestOfItsHouses) {
    const std::string rule = "look-and-say 2 9 r1c1 r1c2 r2c4 r2c5";
    EXPECT_EQ(solved(rule + "\none-of 9 r3c7").status, Status::multiple);
    for (const std::string nine : {"r1c9", "r2c1", "r3c3"}) {
        const SolveResult result = solved(rule + "\none-of 9 " + nine);
        EXPECT_EQ(result.status, Status::none) << nine;
        EXPECT_LE(result.counters.nodes, 1U) << nine;
    }
}

} // namespace
} // namespace dokushin
