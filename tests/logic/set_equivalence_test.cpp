// Set equivalence agrees with its oracle, which tries all places of the digit in the houses, and
// with what players know of it: Phistomefel's ring and the law of leftovers.
#include "logic/open_board.h"
#include "logic/puzzles.h"
#include "naive/set_equivalence.h"

#include <dokushin/solve.h>

#include <gtest/gtest.h>

#include <array>
#include <map>

namespace dokushin {
namespace {

using logic_tests::Board;
using logic_tests::generated;
using logic_tests::puzzle_of;
using logic_tests::rated_lines;

constexpr auto by_sets = Technique::set_equivalence;

/// What each cell may hold: its candidates, or the digit that stands there.
Pencilmarks possible(const Walk &walk) {
    Pencilmarks marks = walk.pencilmarks();
    for (std::size_t at = 0; at < marks.size(); ++at) {
        if (walk.grid()[at] != Digit::blank) {
            marks[at] = DigitSet::only(walk.grid()[at]);
        }
    }
    return marks;
}

/// Checks all instances on the path of a puzzle, and returns their number.
std::size_t checked_on_the_path(const Puzzle &puzzle) {
    const Grid solution = solve(puzzle).solution;
    WalkOptions options;
    options.order = Order::hodoku;
    options.solution = solution;
    std::size_t steps = 0;
    Walk walk(puzzle, options);
    while (const auto next = walk.next()) {
        const Pencilmarks marks = possible(walk);
        for (const Step &step : walk.all(by_sets)) {
            const naive::SetEquivalenceCheck check(puzzle.shape(), step, marks);
            EXPECT_EQ(check.fault(), "") << puzzle.shape().name();
            for (const Candidate &one : step.eliminations) {
                EXPECT_NE(solution[index(one.cell)], one.digit) << puzzle.shape().name();
            }
            ++steps;
        }
        walk.apply(*next);
    }
    return steps;
}

TEST(SetEquivalence, AgreesWithItsOracle) {
    const auto lines = rated_lines();
    std::size_t steps = 0;
    for (std::size_t at = 0; at < lines.size(); at += DOKUSHIN_EVERY > 1 ? 500 : 150) {
        steps += checked_on_the_path(puzzle_of(lines[at].puzzle));
    }
    EXPECT_GE(steps, DOKUSHIN_EVERY > 1 ? 100U : 1000U);
}

TEST(SetEquivalence, AgreesWithItsOracleOnOtherBoards) {
    constexpr std::array<std::string_view, 5> names{
        "3x2", "jigsaw:AAABBBAABBBCACCCCCDDDEEEDDDEEEFFFFFF", "9+diagonals", "9+windoku",
        "jigsaw:DAABBBCCCDAABEBCCCDAABEECCCDAABEHFFFDADBEHFIFDDDBEHIIFGGGEEHIIFGGGHEHIIFGGGHHHIIF"};
    for (const std::string_view name : names) {
        const auto shape = Shape::parse(name);
        ASSERT_TRUE(shape) << name;
        std::size_t steps = 0;
        for (const Puzzle &puzzle : generated(*shape, DOKUSHIN_EVERY > 1 ? 1 : 3)) {
            steps += checked_on_the_path(puzzle);
        }
        EXPECT_GE(steps, DOKUSHIN_EVERY > 1 ? 20U : 100U) << name;
    }
}

/// Rows 3 and 7 have 1 in the ring around box 5, boxes 7 and 9 have it beside the corners: so
/// boxes 1 and 3 have it in the corners, and columns 3 and 7 outside of the ring.
TEST(SetEquivalence, OfPhistomefelsRing) {
    Board board;
    board.only(2, 1, {"r3c4", "r3c5"}).only(6, 1, {"r7c5", "r7c6"});
    board.only(24, 1, {"r8c3", "r9c3"}).only(26, 1, {"r8c7", "r9c7"});
    for (const char *const cell : {"r1c3", "r2c3", "r1c7", "r2c7", "r4c3", "r5c7"}) {
        EXPECT_TRUE(board.eliminates(by_sets, cell, 1)) << cell;
    }
    for (const char *const cell : {"r1c1", "r2c8", "r3c4", "r7c6", "r8c3", "r9c7"}) {
        EXPECT_FALSE(board.eliminates(by_sets, cell, 1)) << cell;
    }
}

/// Where box 7 has a third place for 1 in a corner, three may be there: box 1 may have it in r1c3.
TEST(SetEquivalence, NeedsRoomForNoMore) {
    Board board;
    board.only(2, 1, {"r3c4", "r3c5"}).only(6, 1, {"r7c5", "r7c6"});
    board.only(24, 1, {"r8c1", "r8c3", "r9c3"}).only(26, 1, {"r8c7", "r9c7"});
    EXPECT_FALSE(board.eliminates(by_sets, "r1c3", 1));
    EXPECT_FALSE(board.eliminates(by_sets, "r4c3", 1));
}

/// Rows 1 and 2 are regions A and B, except that A has r3c1 instead of r2c6: these two cells hold
/// the same digit, so that one without 4 takes it from the other.
TEST(SetEquivalence, OfLeftovers) {
    Board board("jigsaw:AAABBBAABBBCACCCCCDDDEEEDDDEEEFFFFFF");
    board.holds("r2c6", "1235");
    EXPECT_TRUE(board.eliminates(by_sets, "r3c1", 4));
    EXPECT_FALSE(board.eliminates(by_sets, "r3c1", 3));
    const Step step = board.all(by_sets).front();
    for (const Role role : {Role::base, Role::cover}) {
        EXPECT_EQ(part_of(step, role)->cells.size(), 1U);
    }
}

} // namespace
} // namespace dokushin
