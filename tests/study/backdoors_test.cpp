#include "naive/singles.h"
#include "study/boards.h"

#include <dokushin/study.h>

#include <gtest/gtest.h>

namespace dokushin {
namespace {

using namespace study_tests;
using Sets = std::vector<std::vector<Cell>>;

/// By the oracle: all sets of that many blank cells after which singles finish.
Sets naive_backdoors(const Puzzle &puzzle, unsigned size) {
    const Grid solution = solve(puzzle).solution;
    Sets found;
    const auto extend = [&](const auto &self, std::vector<Cell> &cells, std::size_t from) -> void {
        if (cells.size() == size) {
            if (naive::singles_finish(puzzle, solution, cells)) {
                found.push_back(cells);
            }
            return;
        }
        for (std::size_t at = from; at < solution.size(); ++at) {
            if (puzzle.digit(cell_at(at)) == Digit::blank) {
                cells.push_back(cell_at(at));
                self(self, cells, at + 1);
                cells.pop_back();
            }
        }
    };
    std::vector<Cell> none;
    extend(extend, none, 0);
    return found;
}

void expect_as_by_the_oracle(const Puzzle &puzzle) {
    const Backdoors found = *backdoors(puzzle);
    EXPECT_TRUE(found.complete);
    for (unsigned size = 0; size <= Backdoors::largest; ++size) {
        if (size == found.size) {
            EXPECT_EQ(found.sets, naive_backdoors(puzzle, size));
            EXPECT_EQ(found.count, found.sets.size());
            return;
        }
        EXPECT_EQ(naive_backdoors(puzzle, size), Sets{}) << size;
    }
}

TEST(Backdoors, AreThoseThatTheOracleFinds) {
    expect_as_by_the_oracle(puzzle_of(easy));
    expect_as_by_the_oracle(puzzle_of(hard));
    expect_as_by_the_oracle(puzzle_of(".....3.....14..3", shape_of("4")));
    expect_as_by_the_oracle(puzzle_of(".......2..56..1.6...61....2....5...3", shape_of("6")));
    expect_as_by_the_oracle(puzzle_of(
        ".....1.............8.....6.9..7..5.....6....4..28...1..95.4...1...............3..",
        shape_of("9x9+windoku")));
    expect_as_by_the_oracle(puzzle_of(
        "........21..4......9....3....9....2..7....5...6.873.1...........5..3.29......5..6",
        shape_of("9x9+diagonals")));
}

TEST(Backdoors, PairsAreThoseThatTheOracleFinds) {
    std::size_t with_pairs = 0;
    for (const Rated &rated : rated_puzzles()) {
        if (rated.tenths < 88 || with_pairs == (DOKUSHIN_EVERY > 1 ? 1 : 2)) {
            continue;
        }
        const Puzzle puzzle = puzzle_of(rated.puzzle);
        if (backdoors(puzzle)->size == 2U) {
            ++with_pairs;
            expect_as_by_the_oracle(puzzle);
        }
    }
    EXPECT_GT(with_pairs, 0U);
}

// Hidden and naked singles are 1.0 to 2.3 there; what comes between them and hard steps, the
// direct subsets, 1.7 to 2.5.
TEST(Backdoors, NoneIsNeededJustWhereSinglesAreTheHardestStep) {
    const auto all = rated_puzzles();
    for (std::size_t at = 0; at < all.size(); at += DOKUSHIN_EVERY) {
        const Backdoors found = *backdoors(puzzle_of(all[at].puzzle));
        ASSERT_TRUE(found.complete);
        if (all[at].tenths <= 15) {
            EXPECT_EQ(found.size, 0U) << all[at].puzzle;
        }
        if (found.size == 0U) {
            EXPECT_LE(all[at].tenths, 23U) << all[at].puzzle;
        }
    }
}

TEST(Backdoors, AfterOneTheSearchBySinglesDoesNotGuess) {
    SolveOptions by_singles;
    by_singles.method = Method::singles;
    const auto guesses = [&](const Puzzle &puzzle, const std::vector<Cell> &placed) {
        Grid digits = puzzle.givens();
        const Grid solution = solve(puzzle).solution;
        for (const Cell cell : placed) {
            digits[index(cell)] = solution[index(cell)];
        }
        return solve(*Puzzle::from_givens(puzzle.shape(), digits), by_singles).counters.guesses;
    };
    const auto all = rated_puzzles();
    for (std::size_t at = 0; at < all.size(); at += std::size_t{20} * DOKUSHIN_EVERY) {
        const Puzzle puzzle = puzzle_of(all[at].puzzle);
        const Backdoors found = *backdoors(puzzle);
        EXPECT_EQ(guesses(puzzle, {}) == 0, found.size == 0U);
        for (const auto &set : found.sets) {
            EXPECT_EQ(guesses(puzzle, set), 0U);
            for (const Cell cell : set) {
                EXPECT_EQ(guesses(puzzle, {cell}) == 0, set.size() == 1);
            }
        }
    }
}

TEST(Backdoors, SomePuzzlesNeedMoreThanTwo) {
    const Backdoors found = *backdoors(puzzle_of(stubborn));
    EXPECT_EQ(found.size, std::nullopt);
    EXPECT_EQ(found.count, 0U);
    EXPECT_TRUE(found.complete);
}

TEST(Backdoors, StatedCandidatesAndPlacedDigitsCount) {
    const Puzzle puzzle = puzzle_of(hard);
    const Grid solution = solve(puzzle).solution;
    Pencilmarks marks;
    for (const Digit digit : solution) {
        marks.push_back(DigitSet::only(digit));
    }
    EXPECT_EQ(backdoors(*Puzzle::from_candidates(puzzle.shape(), marks))->size, 0U);
    const std::vector<Cell> one = backdoors(puzzle)->sets.front();
    Grid placed(81);
    for (const Cell cell : one) {
        placed[index(cell)] = solution[index(cell)];
    }
    Puzzle begun = puzzle;
    ASSERT_TRUE(begun.set_placed(placed));
    EXPECT_EQ(backdoors(begun)->size, 0U);
    EXPECT_EQ(backdoors(*Puzzle::from_givens(puzzle.shape(), solution))->size, 0U);
}

TEST(Backdoors, LimitsAreTold) {
    const Puzzle puzzle = puzzle_of(stubborn);
    BackdoorOptions options;
    options.limits.nodes = 100;
    EXPECT_FALSE(backdoors(puzzle, options)->complete);
    options = {};
    options.most_listed = 1;
    const Backdoors first = *backdoors(puzzle_of(hard), options);
    EXPECT_EQ(first.sets.size(), 1U);
    EXPECT_EQ(first.count, backdoors(puzzle_of(hard))->count);
    const std::atomic<bool> cancelled = true;
    options.limits.cancelled = &cancelled;
    const auto ended = backdoors(*Puzzle::from_givens(shape_of("16"), Grid(256)), options);
    ASSERT_FALSE(ended);
    EXPECT_EQ(ended.error().message(), "a puzzle that was not solved before a limit came");
}

TEST(Backdoors, AreOfProperPuzzles) {
    EXPECT_EQ(backdoors(puzzle_of("................", shape_of("4"))).error().message(),
              "a puzzle without exactly one solution, expected a proper one");
    EXPECT_FALSE(backdoors(puzzle_of("11..............", shape_of("4"))));
}

} // namespace
} // namespace dokushin
