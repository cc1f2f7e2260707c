// The true candidates and their counts against boards whose solutions are known.
#include "study/boards.h"

#include <dokushin/rules.h>
#include <dokushin/true_candidates.h>

#include <gtest/gtest.h>

#include <atomic>
#include <numeric>
#include <thread>

namespace dokushin {
namespace {

using namespace study_tests;

std::vector<std::uint32_t> counts_of(const TrueCandidates &found, Cell cell) {
    std::vector<std::uint32_t> counts;
    for (unsigned digit = 1; digit <= found.digits; ++digit) {
        counts.push_back(found.solutions_with(cell, digit_of(digit)));
    }
    return counts;
}

Puzzle blank_four() { return puzzle_of(std::string(16, '.'), shape_of("4")); }

// There are 288 grids of 4×4, and each digit is in each cell in a quarter of them.
TEST(TrueCandidates, OfABlankBoardAreInAQuarterOfItsGrids) {
    const TrueCandidates all = true_candidates(blank_four(), {}, 100);
    EXPECT_TRUE(all.complete);
    const TrueCandidates some = true_candidates(blank_four(), {}, 72);
    for (const Cell cell : {Cell{0}, Cell{7}, Cell{15}}) {
        EXPECT_EQ(counts_of(all, cell), std::vector<std::uint32_t>(4, 72));
        EXPECT_EQ(counts_of(some, cell), std::vector<std::uint32_t>(4, 72));
    }
}

TEST(TrueCandidates, AreCountedUpToTheMostThatIsAskedFor) {
    for (const std::uint32_t most : {1U, 2U, 71U}) {
        const TrueCandidates found = true_candidates(blank_four(), {}, most);
        EXPECT_TRUE(found.complete);
        EXPECT_EQ(found.counts, std::vector<std::uint32_t>(64, most));
    }
    EXPECT_EQ(true_candidates(blank_four(), {}, 0).counts, std::vector<std::uint32_t>(64, 1));
}

// The blank board with these rules has 72 solutions ("miracle sudoku").
TEST(TrueCandidates, OfAMiracleSudokuAddUpToItsSolutions) {
    const Shape shape = *with_rules(shape_of("9"), "anti-knight\nanti-king\nnonconsecutive");
    const TrueCandidates found = true_candidates(*Puzzle::from_givens(shape, Grid(81)), {}, 1000);
    EXPECT_TRUE(found.complete);
    for (std::size_t at = 0; at < 81; ++at) {
        const auto counts = counts_of(found, cell_at(at));
        EXPECT_EQ(std::accumulate(counts.begin(), counts.end(), 0U), 72U) << at;
        for (unsigned digit = 1; digit <= 9; ++digit) {
            EXPECT_EQ(found.candidates[at].contains(digit_of(digit)), counts[digit - 1] > 0);
        }
    }
}

TEST(TrueCandidates, OfAProperPuzzleAreItsSolutionOnce) {
    const Puzzle puzzle = puzzle_of(hard);
    const TrueCandidates found = true_candidates(puzzle, {}, 8);
    const Grid solution = solve(puzzle).solution;
    for (std::size_t at = 0; at < solution.size(); ++at) {
        EXPECT_EQ(found.candidates[at], DigitSet::only(solution[at]));
        EXPECT_EQ(found.solutions_with(cell_at(at), solution[at]), 1U);
    }
    EXPECT_TRUE(found.complete);
}

TEST(TrueCandidates, AreNoneWithoutASolution) {
    const TrueCandidates found = true_candidates(puzzle_of("11..............", shape_of("4")));
    EXPECT_EQ(found.candidates, Pencilmarks(16));
    EXPECT_TRUE(found.complete);
    EXPECT_EQ(found.counts, std::vector<std::uint32_t>(64, 0));
}

TEST(TrueCandidates, AreTheSameByTheWorkOfSeveralThreads) {
    const Puzzle puzzle = puzzle_of(std::string("1").append(15, '.'), shape_of("4"));
    const TrueCandidates alone = true_candidates(puzzle, {}, 30);
    TrueCandidateSearch search(puzzle, {}, 30);
    {
        std::vector<std::jthread> threads;
        for (int number = 0; number < 3; ++number) {
            threads.emplace_back([&] { search.work(); });
        }
    }
    const TrueCandidates together = search.found();
    EXPECT_EQ(together.candidates, alone.candidates);
    EXPECT_EQ(together.counts, alone.counts);
    EXPECT_TRUE(together.complete);
}

TEST(TrueCandidates, SayThatALimitCameFirst) {
    const std::atomic<bool> cancelled = true;
    SolveOptions stopped;
    stopped.limits.cancelled = &cancelled;
    const TrueCandidates found = true_candidates(blank_four(), stopped);
    EXPECT_FALSE(found.complete);
    EXPECT_EQ(found.candidates, blank_four().pencilmarks());
    SolveOptions few;
    few.limits.nodes = 1;
    EXPECT_FALSE(true_candidates(blank_four(), few, 5).complete);
}

} // namespace
} // namespace dokushin
