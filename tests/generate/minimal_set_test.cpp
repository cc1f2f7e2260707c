// Minimal sets of givens and rules: one solution with them, several without any of them.
#include <dokushin/generate.h>
#include <dokushin/rules.h>
#include <dokushin/study.h>

#include <gtest/gtest.h>

#include <set>

namespace {

using namespace dokushin;

Puzzle four_with(std::string_view rules, std::string_view text) {
    Grid givens;
    for (const char c : text) {
        givens.push_back(c == '.' ? Digit::blank : digit_of(static_cast<unsigned>(c - '0')));
    }
    return *Puzzle::from_givens(*with_rules(*Shape::of_side(4), rules), givens);
}

constexpr const char *five_rules =
    "cage 3 r1c1 r1c2\nless r2c3 r2c4\nsum 4 r4c1\ncage 10 r2c1 r2c2 r2c3 r2c4\nless r1c1 r1c2";
constexpr const char *solved_four = "1234341221434321";

TEST(MinimalSet, LeavesNothingToSpare) {
    const Puzzle whole = four_with(five_rules, solved_four);
    std::set<std::vector<std::size_t>> different;
    for (std::uint64_t number = 0; number < 20; ++number) {
        MinimalSetOptions options;
        options.number = number;
        const MinimalSet minimal = *minimal_set(whole, options);
        EXPECT_TRUE(minimal.complete);
        EXPECT_EQ(solve(minimal.puzzle).status, Status::unique);
        EXPECT_EQ(solve(minimal.puzzle).solution, whole.givens());
        EXPECT_TRUE(redundant_givens(minimal.puzzle).redundant.empty());
        EXPECT_TRUE(redundant_rules(minimal.puzzle).redundant.empty());
        EXPECT_EQ(minimal.puzzle.given_count() + minimal.removed_givens.size(), 16U);
        EXPECT_EQ(rules_of(minimal.puzzle.shape()).size() + minimal.removed_rules.size(), 5U);
        different.insert(minimal.removed_rules);
    }
    EXPECT_GT(different.size(), 1U);
}

TEST(MinimalSet, TakesOnlyWhatItMay) {
    const Puzzle whole = four_with(five_rules, solved_four);
    MinimalSetOptions options;
    options.removes_givens = false;
    const MinimalSet without_rules = *minimal_set(whole, options);
    EXPECT_EQ(without_rules.puzzle.givens(), whole.givens());
    EXPECT_TRUE(rules_of(without_rules.puzzle.shape()).empty());
    EXPECT_EQ(without_rules.removed_rules.size(), 5U);
    options.removes_givens = true;
    options.removes_rules = false;
    const MinimalSet without_givens = *minimal_set(whole, options);
    EXPECT_EQ(without_givens.puzzle.shape(), whole.shape());
    EXPECT_FALSE(without_givens.removed_givens.empty());
    EXPECT_TRUE(without_givens.removed_rules.empty());
}

TEST(MinimalSet, DoesNotMindCandidatesThatAreStatedForAGiven) {
    const Puzzle plain = four_with("", solved_four);
    for (const DigitSet stated : {DigitSet(), DigitSet::only(digit_of(1))}) {
        Puzzle marked = plain;
        ASSERT_TRUE(marked.set_candidates(Pencilmarks(16, stated)));
        EXPECT_EQ(minimal_set(marked)->puzzle, minimal_set(plain)->puzzle);
    }
}

// The two givens of examples/miracle.txt with its three rules: nothing can go, so that the rules
// keep their order.
TEST(MinimalSet, OfTheMiracleSudokuIsTheWhole) {
    const Shape shape = *with_rules(*Shape::of_side(9), "anti-knight\nanti-king\nnonconsecutive");
    Grid givens(81);
    givens[4 * 9 + 2] = digit_of(1);
    givens[5 * 9 + 6] = digit_of(2);
    const Puzzle miracle = *Puzzle::from_givens(shape, givens);
    const MinimalSet minimal = *minimal_set(miracle);
    EXPECT_EQ(minimal.puzzle, miracle);
    EXPECT_TRUE(minimal.complete);
}

TEST(MinimalSet, SaysThatALimitKeptSomething) {
    MinimalSetOptions options;
    options.each.limits.nodes = 1;
    const Puzzle whole = four_with("", solved_four);
    const MinimalSet minimal = *minimal_set(whole, options);
    EXPECT_FALSE(minimal.complete);
    EXPECT_EQ(solve(minimal.puzzle).status, Status::unique);
}

TEST(MinimalSet, RefusesWhatIsNotProper) {
    EXPECT_EQ(minimal_set(four_with(five_rules, "................")).error().message(),
              "a puzzle without exactly one solution, expected a proper one");
    const std::atomic<bool> cancelled = true;
    MinimalSetOptions options;
    options.each.limits.cancelled = &cancelled;
    EXPECT_EQ(minimal_set(four_with(five_rules, "1..............."), options).error().message(),
              "a puzzle of which a limit left open whether it is proper");
}

} // namespace
