// Exact counts: published numbers, and two methods that must agree on any puzzle.
#include "base/random.h"
#include "naive/count.h"

#include <dokushin/count.h>

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <numeric>

namespace dokushin {
namespace {

Puzzle empty(std::string_view shape) { return Puzzle(*Shape::parse(shape)); }

ExactCount counted(const Puzzle &puzzle, CountMethod method) {
    CountOptions options;
    options.method = method;
    return count_exactly(puzzle, options);
}

std::string by_states(std::string_view shape) {
    const ExactCount found = counted(empty(shape), CountMethod::states);
    EXPECT_EQ(found.stop, Stop::exhausted);
    EXPECT_EQ(found.method, CountMethod::states);
    return found.solutions;
}

// ---- published numbers -----------------------------------------------------

// OEIS A107739 for square boxes; Jarvis, "Sudoku enumeration problems", for the others.
TEST(ExactCount, GridsOfSmallBoards) {
    EXPECT_EQ(by_states("4x4"), "288");
    EXPECT_EQ(by_states("2x3"), "28200960");
    EXPECT_EQ(by_states("3x2"), "28200960");
    EXPECT_EQ(by_states("2x4"), "29136487207403520");
    EXPECT_EQ(by_states("4x2"), "29136487207403520");
}

// What a count costs, which must not grow unnoticed.
TEST(ExactCount, TheStatesOfSmallBoards) {
    EXPECT_EQ(counted(empty("2x3"), CountMethod::states).work, 178U);
    EXPECT_EQ(counted(empty("2x4"), CountMethod::states).work, 11'997U);
    EXPECT_EQ(counted(empty("1x6"), CountMethod::states).work, 1'297U);
}

TEST(ExactCount, LatinSquares) { // OEIS A002860
    EXPECT_EQ(by_states("1x1"), "1");
    EXPECT_EQ(by_states("1x5"), "161280");
    EXPECT_EQ(by_states("1x6"), "812851200");
    EXPECT_EQ(by_states("6x1"), "812851200");
    EXPECT_EQ(by_states("1x7"), "61479419904000");
}

// Felgenhauer and Jarvis, "Enumerating possible Sudoku grids" (2005). Under sanitizers it
// takes minutes; there the test of the band below goes the same way.
TEST(ExactCount, TheGridsOfNineByNine) {
    if (DOKUSHIN_EVERY > 1) {
        return;
    }
    EXPECT_EQ(by_states("9x9"), "6670903752021072936960");
}

// With the first band filled: 108,374,976 up to the order of the other bands and of their rows,
// of which there are 2 · 6² (ibid., the first of its 44 classes of bands).
TEST(ExactCount, TheCompletionsOfABand) {
    Grid givens(81, Digit::blank);
    for (unsigned at = 0; at < 27; ++at) {
        givens[at] = digit_of((at % 9 + at / 9 * 3) % 9 + 1);
    }
    const Puzzle band = *Puzzle::from_givens(*Shape::of_side(9), givens);
    EXPECT_EQ(counted(band, CountMethod::states).solutions,
              std::to_string(std::uint64_t{108'374'976} * 72));
}

// ---- agreement -------------------------------------------------------------

/// A puzzle that has solutions: some cells of a grid.
Puzzle some_cells_of_a_grid(const Shape &shape, unsigned cells, Random &random) {
    Grid first(shape.cell_count(), Digit::blank);
    first[random.below(static_cast<std::uint32_t>(first.size()))] =
        digit_of(random.below(shape.side()) + 1);
    const Grid grid = solve(*Puzzle::from_givens(shape, first)).solution;
    std::vector<std::size_t> places(grid.size());
    std::iota(places.begin(), places.end(), std::size_t{0});
    random.shuffle(std::span(places));
    Grid givens(grid.size(), Digit::blank);
    for (unsigned number = 0; number < cells; ++number) {
        givens[places[number]] = grid[places[number]];
    }
    return *Puzzle::from_givens(shape, givens);
}

void expect_agreement(std::string_view name, unsigned cells) {
    const Shape shape = *Shape::parse(name);
    Random random(1, cells);
    for (unsigned round = 0; round < 40; round += DOKUSHIN_EVERY) {
        const Puzzle puzzle = some_cells_of_a_grid(shape, cells, random);
        EXPECT_EQ(counted(puzzle, CountMethod::states).solutions,
                  counted(puzzle, CountMethod::search).solutions)
            << name << " round " << round;
    }
}

TEST(ExactCount, StatesAgreeWithTheSearchOnEveryKindOfBoard) {
    expect_agreement("4x4", 3);
    expect_agreement("4x4+diagonals", 2);
    expect_agreement("2x3", 9);
    expect_agreement("3x2", 9);
    expect_agreement("1x6", 12);
    expect_agreement("6x6+diagonals", 6);
    expect_agreement("6x6+disjoint-groups", 6);
    expect_agreement("jigsaw:AAABB ACABB CCCBD ECDDD EEEED", 4);
    expect_agreement("2x4", 22);
    expect_agreement("4x2", 22);
    expect_agreement("9x9", 26);
}

TEST(ExactCount, StatedCandidatesCount) {
    const Shape shape = *Shape::of_side(4);
    EXPECT_TRUE(rc::check([&] {
        Pencilmarks marks(16);
        for (DigitSet &cell : marks) {
            cell = DigitSet(*rc::gen::inRange<std::uint64_t>(1, 16) |
                            *rc::gen::inRange<std::uint64_t>(1, 16));
        }
        const Puzzle puzzle = *Puzzle::from_candidates(shape, marks);
        const std::string naive = std::to_string(naive::count(puzzle));
        RC_ASSERT(counted(puzzle, CountMethod::states).solutions == naive);
        RC_ASSERT(counted(puzzle, CountMethod::automatic).solutions == naive);
    }));
}

// ---- limits ----------------------------------------------------------------

TEST(ExactCount, ContradictingGivensHaveNoSolution) {
    Grid givens(16, Digit::blank);
    givens[0] = givens[1] = digit_of(1);
    const Puzzle puzzle = *Puzzle::from_givens(*Shape::of_side(4), givens);
    for (const CountMethod method :
         {CountMethod::automatic, CountMethod::search, CountMethod::states}) {
        EXPECT_EQ(counted(puzzle, method).solutions, "0");
        EXPECT_EQ(counted(puzzle, method).stop, Stop::exhausted);
    }
}

TEST(ExactCount, StopsAtItsLimits) {
    CountOptions options;
    options.method = CountMethod::states;
    options.memory = std::size_t{1} << 20;
    const ExactCount full = count_exactly(empty("9x9"), options);
    EXPECT_EQ(full.stop, Stop::memory);
    EXPECT_EQ(full.solutions, "0");
    options.memory = std::size_t{1} << 30;
    options.time = std::chrono::milliseconds(500);
    EXPECT_EQ(count_exactly(empty("9x9"), options).stop, Stop::time);
    options.method = CountMethod::automatic;
    const ExactCount begun = count_exactly(empty("9x9+windoku"), options);
    EXPECT_EQ(begun.stop, Stop::time);
    EXPECT_NE(begun.solutions, "0"); // the short search had found some
    const std::atomic<bool> cancelled = true;
    options.cancelled = &cancelled;
    EXPECT_EQ(count_exactly(empty("16x16"), options).stop, Stop::cancelled);
}

TEST(ExactCount, BoardsWithTooManyOpenHousesAreSearched) {
    CountOptions options;
    options.method = CountMethod::states;
    options.time = std::chrono::milliseconds(50);
    EXPECT_EQ(count_exactly(empty("64x64"), options).method, CountMethod::search);
}

} // namespace
} // namespace dokushin
