// Redundant rules are those without which the rest of the board still leaves one solution.
#include "study/boards.h"

#include <dokushin/rules.h>
#include <dokushin/study.h>

#include <gtest/gtest.h>

#include <atomic>

namespace dokushin {
namespace {

using namespace study_tests;

/// A puzzle of 4×4 with rules.
Puzzle four_with(std::string_view rules, std::string_view givens) {
    return puzzle_of(givens, *with_rules(shape_of("4"), rules));
}

/// The rules in words that its puzzle can do without.
std::vector<std::string> redundant_in(const Puzzle &puzzle) {
    EXPECT_EQ(solve(puzzle).status, Status::unique);
    const std::vector<std::string> rules = rules_of(puzzle.shape());
    const RuleRedundancy found = redundant_rules(puzzle);
    EXPECT_TRUE(found.complete);
    std::vector<std::string> words;
    for (const std::size_t at : found.redundant) {
        words.push_back(rules.at(at));
    }
    return words;
}

constexpr std::string_view proper_four = "4.......1.4....2";

TEST(RedundantRules, AreNoneOfABoardWithoutRules) {
    EXPECT_TRUE(redundant_in(puzzle_of(hard)).empty());
    // The rows of a grid that is wider than it is high are not rules that someone stated.
    const Shape grid = *Shape::parse("grid:2x3:1-4");
    EXPECT_TRUE(redundant_in(puzzle_of("123214", grid)).empty());
}

TEST(RedundantRules, ACageOfAHouseSaysNothing) {
    using Words = std::vector<std::string>;
    EXPECT_EQ(redundant_in(four_with("cage 10 r1c1 r1c2 r1c3 r1c4", proper_four)),
              Words{"cage 10 r1c1 r1c2 r1c3 r1c4"});
}

// Of 4.../..../1.4./...2 the given 4 of row 1 is replaced by a cage of two cells that says so.
TEST(RedundantRules, ARuleThatStandsForAGivenIsNeeded) {
    const std::string_view less = "........1.4....2";
    EXPECT_EQ(solve(puzzle_of(less, shape_of("4"))).status, Status::multiple);
    EXPECT_TRUE(redundant_in(four_with("sum 4 r1c1", less)).empty());
}

TEST(RedundantRules, ThatSayTheSameAreRedundantOneAtATime) {
    const std::string_view less = "........1.4....2";
    EXPECT_EQ(redundant_in(four_with("sum 4 r1c1\ncage 4 r1c1", less)).size(), 2U);
    EXPECT_EQ(redundant_in(four_with("sum 4 r1c1\ncage 4 r1c1\nsum 1 r4c3", less)).size(), 3U);
}

TEST(RedundantRules, KnowVariants) {
    const std::string_view solution = "1234341221434321";
    EXPECT_EQ(redundant_in(four_with("disjoint-groups\nless r1c1 r1c2", solution)).size(), 2U);
    const Puzzle diagonal = four_with("diagonals", "1243431234212134");
    EXPECT_EQ(redundant_in(diagonal), std::vector<std::string>{"diagonals"});
}

// The two givens of examples/miracle.txt: hundreds of constraints in three rules, none to spare.
TEST(RedundantRules, ThatStandForManyConstraintsAreOne) {
    const Shape shape = *with_rules(shape_of("9"), "anti-knight\nanti-king\nnonconsecutive");
    EXPECT_GT(shape.constraints().size(), 300U);
    std::string givens(81, '.');
    givens[4 * 9 + 2] = '1';
    givens[5 * 9 + 6] = '2';
    const Puzzle miracle = puzzle_of(givens, shape);
    EXPECT_EQ(rules_of(shape).size(), 3U);
    EXPECT_TRUE(redundant_in(miracle).empty());
}

TEST(RedundantRules, AreUnknownIfALimitComesFirst) {
    const Puzzle puzzle = four_with("cage 10 r1c1 r1c2 r1c3 r1c4", proper_four);
    const std::atomic<bool> cancelled = true;
    SolveOptions options;
    options.limits.cancelled = &cancelled;
    const RuleRedundancy stopped = redundant_rules(puzzle, options);
    EXPECT_FALSE(stopped.complete);
    EXPECT_TRUE(stopped.redundant.empty());

    options.limits = {};
    options.limits.nodes = 0;
    const RuleRedundancy without_nodes = redundant_rules(puzzle, options);
    EXPECT_FALSE(without_nodes.complete);
    EXPECT_TRUE(without_nodes.redundant.empty());
}

} // namespace
} // namespace dokushin
