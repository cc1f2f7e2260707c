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

/// How many cells differ, and in how many of those the first has a given.
std::pair<std::size_t, std::size_t> difference(const Grid &one, const Grid &other) {
    std::pair<std::size_t, std::size_t> found{0, 0};
    for (std::size_t at = 0; at < one.size(); ++at) {
        found.first += one[at] != other[at] ? 1 : 0;
        found.second += one[at] != other[at] && one[at] != Digit::blank ? 1 : 0;
    }
    return found;
}

std::set<Grid> near(const Puzzle &puzzle, const VicinityOptions &options) {
    std::set<Grid> found;
    const auto done = vicinity(puzzle, options, [&](const Grid &givens) {
        EXPECT_TRUE(found.insert(givens).second) << "twice";
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

TEST(Vicinity, TakesAwayAndPutsInAsManyAsAsked) {
    const Puzzle puzzle = four(some);
    VicinityOptions options;
    options.remove = 2;
    options.add = 1;
    for (const Grid &givens : near(puzzle, options)) {
        const auto [cells, taken] = difference(puzzle.givens(), givens);
        EXPECT_EQ(taken, 2U);
        EXPECT_LE(cells, 3U);
        EXPECT_EQ(solve(*Puzzle::from_givens(puzzle.shape(), givens)).status, Status::unique);
    }
    options.samples = 5000;
    for (const Grid &givens : [&] {
             std::set<Grid> sampled;
             static_cast<void>(vicinity(puzzle, options, [&](const Grid &found) {
                 sampled.insert(found);
                 return true;
             }));
             return sampled;
         }()) {
        EXPECT_EQ(difference(puzzle.givens(), givens).second, 2U);
    }
}

TEST(Vicinity, RefusesWhatThePuzzleHasNot) {
    VicinityOptions options;
    options.remove = 7;
    const auto refused = vicinity(four(some), options, [](const Grid &) { return true; });
    EXPECT_EQ(refused.error().message(),
              "a puzzle of 6 givens, expected enough to take away 7, and blanks for 1");
}

TEST(Vicinity, EndsWhenToldTo) {
    unsigned times = 0;
    EXPECT_TRUE(vicinity(four(some), {}, [&](const Grid &) { return ++times < 2; }));
    EXPECT_EQ(times, 2U);
}

} // namespace
