#include <dokushin/generate.h>
#include <dokushin/solve.h>

#include <gtest/gtest.h>

#include <set>

namespace {

using namespace dokushin;

Puzzle four(std::string_view text) {
    Grid givens;
    for (const char c : text) {
        givens.push_back(c == '.' ? Digit::blank : digit_of(static_cast<unsigned>(c - '0')));
    }
    return *Puzzle::from_givens(*Shape::of_side(4), givens);
}

constexpr std::string_view some = "12...3....1.4..3";

std::set<Grid> near(const Puzzle &puzzle, const VicinityOptions &options) {
    std::set<Grid> found;
    const auto done = vicinity(puzzle, options, [&](const Puzzle &one) {
        EXPECT_TRUE(found.insert(one.givens()).second || options.samples > 0) << "twice";
        return true;
    });
    EXPECT_TRUE(done);
    return found;
}

// The oracle: every board of 4×4 with the right difference, asked one by one.
TEST(Vicinity, HasEveryProperPuzzleOneGivenAway) {
    const Puzzle puzzle = four(some);
    std::set<Grid> expected;
    for (std::size_t away = 0; away < 16; ++away) {
        for (std::size_t in = 0; in < 16; ++in) {
            for (unsigned digit = 1; digit <= 4; ++digit) {
                Grid givens = puzzle.givens();
                if (givens[away] == Digit::blank || (in != away && givens[in] != Digit::blank) ||
                    (in == away && givens[in] == digit_of(digit))) {
                    continue;
                }
                givens[away] = Digit::blank;
                givens[in] = digit_of(digit);
                if (solve(*Puzzle::from_givens(puzzle.shape(), givens)).status == Status::unique) {
                    expected.insert(givens);
                }
            }
        }
    }
    EXPECT_EQ(near(puzzle, {}), expected);
    EXPECT_FALSE(expected.empty());
}

/// Every board of 4×4 that takes two givens away and puts one in, if it has one solution.
std::set<Grid> two_away_one_in(const Puzzle &puzzle) {
    std::set<Grid> found;
    const Grid &givens = puzzle.givens();
    for (std::size_t first = 0; first < 16; ++first) {
        for (std::size_t second = first + 1; second < 16; ++second) {
            if (givens[first] == Digit::blank || givens[second] == Digit::blank) {
                continue;
            }
            for (std::size_t cell = 0; cell < 16; ++cell) {
                for (unsigned digit = 1; digit <= 4; ++digit) {
                    Grid other = givens;
                    other[first] = other[second] = Digit::blank;
                    if (other[cell] != Digit::blank || givens[cell] == digit_of(digit)) {
                        continue;
                    }
                    other[cell] = digit_of(digit);
                    const Puzzle near = *Puzzle::from_givens(puzzle.shape(), other);
                    if (solve(near).status == Status::unique) {
                        found.insert(other);
                    }
                }
            }
        }
    }
    return found;
}

TEST(Vicinity, TakesAwayAndPutsInAsManyAsAsked) {
    const Puzzle puzzle = four(some);
    const std::set<Grid> expected = two_away_one_in(puzzle);
    VicinityOptions options;
    options.remove = 2;
    EXPECT_EQ(near(puzzle, options), expected);
    EXPECT_FALSE(expected.empty());
    options.samples = 5000; // of some hundred choices, so that each is drawn
    EXPECT_EQ(near(puzzle, options), expected);
    options.samples = 20;
    const std::set<Grid> few = near(puzzle, options);
    EXPECT_FALSE(few.empty());
    EXPECT_EQ(near(puzzle, options), few);
    options.seed = 1;
    EXPECT_NE(near(puzzle, options), few);
}

// Parts together are the whole, in its order.
TEST(Vicinity, ConsistsOfItsParts) {
    const Puzzle puzzle = four(some);
    for (const std::uint64_t samples : {0U, 200'000U}) {
        VicinityOptions options;
        options.remove = 2;
        options.samples = samples;
        std::vector<Grid> whole;
        std::vector<Grid> joined;
        const auto list_into = [&](std::vector<Grid> &found) {
            ASSERT_TRUE(vicinity(puzzle, options, [&](const Puzzle &one) {
                found.push_back(one.givens());
                return true;
            }));
        };
        list_into(whole);
        const std::uint64_t parts = vicinity_parts(puzzle, options);
        EXPECT_EQ(parts, samples == 0 ? 15 : 4); // 2 of 6 givens, blocks of 65,536
        options.parts = 3;
        for (; options.first_part < parts + 3; options.first_part += 3) {
            list_into(joined);
        }
        EXPECT_FALSE(whole.empty());
        EXPECT_EQ(joined, whole);
    }
}

// A cell that was emptied has room for another digit.
TEST(Vicinity, AFullGridHasNeighbours) {
    VicinityOptions options;
    options.remove = 4;
    const std::set<Grid> found = near(four("1234341221434321"), options);
    EXPECT_TRUE(found.contains(four("2.343412..434321").givens()));
}

TEST(Vicinity, EndsWhenCancelledHoweverManyChoicesThereAre) {
    const std::atomic<bool> cancelled = true;
    VicinityOptions options;
    options.add = 45;
    options.cancelled = &cancelled;
    const auto go_on = [](const Puzzle &) { return true; };
    options.remove = 0;
    EXPECT_TRUE(vicinity(Puzzle(*Shape::of_side(9)), options, go_on));
    options.remove = 1;
    options.add = 1;
    options.samples = ~std::uint64_t{0};
    EXPECT_TRUE(vicinity(four(some), options, go_on));
}

TEST(Vicinity, RefusesWhatThePuzzleHasNot) {
    VicinityOptions options;
    options.remove = 7;
    const auto refused = vicinity(four(some), options, [](const Puzzle &) { return true; });
    EXPECT_EQ(refused.error().message(),
              "a puzzle of 6 givens, expected enough to take away 7, and room for 1");
}

TEST(Vicinity, OnlyAddingLeavesTheGivensWhereTheyAre) {
    const Puzzle puzzle = four(".....3.....14..3");
    VicinityOptions options;
    options.remove = 0;
    const std::set<Grid> found = near(puzzle, options);
    EXPECT_EQ(found.size(), 16 - puzzle.given_count()); // the solution's digit in each blank
    for (const Grid &givens : found) {
        for (std::size_t at = 0; at < givens.size(); ++at) {
            const Digit before = puzzle.givens()[at];
            EXPECT_TRUE(before == Digit::blank || givens[at] == before);
        }
    }
}

TEST(Vicinity, EndsWhenToldTo) {
    unsigned times = 0;
    EXPECT_TRUE(vicinity(four(some), {}, [&](const Puzzle &) { return ++times < 2; }));
    EXPECT_EQ(times, 2U);
}

} // namespace
