#include "naive/count.h"
#include "study/boards.h"

#include <dokushin/study.h>

#include <gtest/gtest.h>

namespace dokushin {
namespace {

using namespace study_tests;

SolveOptions up_to(std::uint64_t solutions) {
    SolveOptions options;
    options.limits.solutions = solutions;
    return options;
}

/// The oracle counts without each given.
void expect_counts(const Puzzle &puzzle, std::uint64_t most) {
    const auto all = removals(puzzle, up_to(most));
    EXPECT_EQ(all.size(), puzzle.given_count());
    for (const Removal &removal : all) {
        Grid givens = puzzle.givens();
        ASSERT_NE(givens[index(removal.cell)], Digit::blank);
        givens[index(removal.cell)] = Digit::blank;
        const auto less = *Puzzle::from_givens(puzzle.shape(), givens);
        EXPECT_EQ(removal.solutions, naive::count(less, most));
        EXPECT_EQ(removal.at_least, removal.solutions == most);
    }
}

TEST(Removals, AreWhatTheOracleCounts) {
    expect_counts(puzzle_of(easy), 1000);
    expect_counts(puzzle_of(".....3.....14..3", shape_of("4")), 1000);
    expect_counts(puzzle_of("1234341221434321", shape_of("4")), 1000);
    expect_counts(puzzle_of("1..............4", shape_of("4")), 1000); // several to begin with
    expect_counts(puzzle_of("1..............4", shape_of("4")), 20);
    expect_counts(puzzle_of("1.2..4..........", shape_of("4")), 1000);
    expect_counts(puzzle_of("11..............", shape_of("4")), 1000); // right without either
    expect_counts(puzzle_of("................", shape_of("4")), 1000);
}

TEST(Removals, AGivenIsRedundantJustWhereOneSolutionIsLeft) {
    const auto all = rated_puzzles();
    for (std::size_t at = 0; at < all.size(); at += std::size_t{10} * DOKUSHIN_EVERY) {
        const Puzzle puzzle = puzzle_of(all[at].puzzle);
        std::vector<Cell> redundant;
        for (const Removal &removal : removals(puzzle, up_to(2))) {
            EXPECT_GE(removal.solutions, 1U);
            if (removal.solutions == 1) {
                redundant.push_back(removal.cell);
            }
        }
        EXPECT_EQ(redundant, redundant_givens(puzzle).redundant);
    }
}

TEST(Removals, StatedCandidatesStay) {
    const Shape shape = shape_of("4");
    Puzzle puzzle = puzzle_of("1...............", shape);
    Pencilmarks marks;
    for (const Digit digit : digits_of("1234341221434321")) {
        marks.push_back(DigitSet::only(digit));
    }
    ASSERT_TRUE(puzzle.set_candidates(marks));
    const auto all = removals(puzzle, up_to(1000));
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(all.front().solutions, 1U);
}

TEST(Removals, ACancelledOneCountsNothing) {
    const std::atomic<bool> cancelled = true;
    SolveOptions options = up_to(1000);
    options.limits.cancelled = &cancelled;
    for (const Removal &removal : removals(puzzle_of(hard), options)) {
        EXPECT_TRUE(removal.at_least);
        EXPECT_EQ(removal.solutions, 0U);
    }
}

} // namespace
} // namespace dokushin
