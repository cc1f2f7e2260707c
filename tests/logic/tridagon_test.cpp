// Tridagons in puzzles that trial and error of depth 2 does not solve: all that are known have one.
#include "logic/puzzles.h"

#include <dokushin/solve.h>
#include <dokushin/walk.h>

#include <gtest/gtest.h>

#include <fstream>

namespace dokushin {
namespace {

using logic_tests::puzzle_of;

// Loki, by mith: the first published puzzle of T&E(3). Its tridagon of 3, 5 and 7 has one guardian.
constexpr const char *loki =
    "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..";

TEST(Tridagon, OfLokiEliminatesThreeDigits) {
    const Walk walk(puzzle_of(loki));
    const std::vector<Step> steps = walk.all(Technique::tridagon);
    ASSERT_EQ(steps.size(), 1u);
    const Cell cell = walk.shape().parse_cell("r8c8").value();
    EXPECT_EQ(
        steps.front().eliminations,
        (std::vector<Candidate>{{cell, digit_of(3)}, {cell, digit_of(5)}, {cell, digit_of(7)}}));
    EXPECT_EQ(part_of(steps.front(), Role::base)->cells.size(), 12u);
    EXPECT_EQ(part_of(steps.front(), Role::fin)->digits, DigitSet::only(digit_of(1)));
}

// A cell of the twelve that is decided leaves no filling either: each but the guardian's in turn
// gets its digit of the solution.
TEST(Tridagon, MayHaveADecidedCell) {
    const Puzzle puzzle = puzzle_of(loki);
    const Grid solution = solve(puzzle).solution;
    const Cell guardian = puzzle.shape().parse_cell("r8c8").value();
    const Walk walk(puzzle);
    const Step whole = walk.all(Technique::tridagon).front();
    for (const Cell cell : part_of(whole, Role::base)->cells) {
        if (cell == guardian) {
            continue;
        }
        Grid givens = puzzle.givens();
        givens[index(cell)] = solution[index(cell)];
        const Walk after(*Puzzle::from_givens(puzzle.shape(), givens));
        const std::vector<Step> steps = after.all(Technique::tridagon);
        ASSERT_FALSE(steps.empty()) << puzzle.shape().cell_name(cell);
        for (const Candidate &gone : steps.front().eliminations) {
            EXPECT_EQ(gone.cell, guardian);
            EXPECT_NE(gone.digit, solution[index(guardian)]);
        }
    }
}

// A list of mith's and Monhard's, where it is beside the project.
TEST(Tridagon, AgreesWithTheSolution) {
    std::ifstream in(DOKUSHIN_SOURCE_DIR "/../shared/data/ratings/te3.txt");
    unsigned puzzles = 0;
    unsigned with_one = 0;
    WalkOptions options;
    options.own_order = {Technique::hidden_single, Technique::naked_single, Technique::pointing,
                         Technique::claiming,      Technique::naked_pair,   Technique::naked_triple,
                         Technique::hidden_pair,   Technique::x_wing,       Technique::tridagon};
    unsigned lines = 0;
    for (std::string line; lines < 200 && std::getline(in, line); ++lines) {
        if (lines % DOKUSHIN_EVERY != 0) {
            continue;
        }
        const Puzzle puzzle = puzzle_of(line.substr(0, 81));
        const Grid solution = solve(puzzle).solution;
        ++puzzles;
        Walk walk(puzzle, options);
        bool has_one = false;
        while (const auto step = walk.next()) {
            has_one |= step->technique == Technique::tridagon;
            for (const Candidate &gone : step->eliminations) {
                ASSERT_NE(solution[index(gone.cell)], gone.digit) << line;
            }
            walk.apply(*step);
        }
        with_one += has_one ? 1 : 0;
    }
    // The others have guardians with nothing in common yet.
    EXPECT_TRUE(puzzles == 0 || with_one > 0) << "in none of " << puzzles;
}

} // namespace
} // namespace dokushin
