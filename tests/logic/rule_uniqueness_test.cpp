// Techniques that rest on uniqueness, on boards with rules that are no houses: a rule may forbid
// that the digits of a pattern are exchanged, and does not where it has none of its cells.
#include "logic/puzzles.h"
#include "logic/technique_cases.h"

#include <dokushin/solve.h>

#include <gtest/gtest.h>

#include <fstream>
#include <stdexcept>

namespace dokushin {
namespace {

constexpr auto rectangle = Technique::unique_rectangle_1;

/// The first position of HoDoKu's cases that has a unique rectangle of type 1.
Puzzle with_a_rectangle() {
    std::ifstream in(DOKUSHIN_SOURCE_DIR "/tests/golden/technique_cases.txt");
    for (std::string line; std::getline(in, line);) {
        const auto one = logic_tests::case_of(line);
        if (one && logic_tests::codes().at(one->code).techniques.front() == rectangle &&
            !Walk(one->puzzle).all(rectangle).empty()) {
            return one->puzzle;
        }
    }
    throw std::runtime_error("no case has a rectangle");
}

/// The same position where two cells must differ, as they do in its solution.
Puzzle with_rule(const Puzzle &puzzle, Cell one, Cell other) {
    const Shape &plain = puzzle.shape();
    const Shape shape = *Shape::parse(plain.name() + "+different(" + plain.cell_name(one) + "," +
                                      plain.cell_name(other) + ")");
    Puzzle ruled = *Puzzle::from_givens(shape, puzzle.digits());
    EXPECT_TRUE(ruled.set_candidates(puzzle.pencilmarks()));
    return ruled;
}

TEST(RuleUniqueness, RestsOnCellsThatNoRuleHas) {
    const Puzzle plain = with_a_rectangle();
    const Shape &shape = plain.shape();
    const Grid solution = solve(plain).solution;
    const std::vector<Step> steps = Walk(plain).all(rectangle);
    const std::vector<Cell> corners = part_of(steps.front(), Role::deadly_pattern)->cells;
    ASSERT_EQ(corners.size(), 4U);
    const auto has_it = [&](const Puzzle &puzzle) {
        return std::ranges::any_of(Walk(puzzle).all(rectangle), [&](const Step &step) {
            return part_of(step, Role::deadly_pattern)->cells == corners;
        });
    };
    EXPECT_TRUE(has_it(plain));
    // Every cell is tried beside each corner, and beside a cell that is none.
    unsigned free = 0;
    unsigned bound = 0;
    for (std::size_t at = 0; at < shape.cell_count(); ++at) {
        for (std::size_t beside = 0; beside < shape.cell_count(); beside += 7) {
            if (solution[at] == solution[beside] ||
                std::ranges::binary_search(shape.peers(cell_at(at)), cell_at(beside))) {
                continue;
            }
            const bool touches = std::ranges::count(corners, cell_at(at)) > 0 ||
                                 std::ranges::count(corners, cell_at(beside)) > 0;
            EXPECT_EQ(has_it(with_rule(plain, cell_at(at), cell_at(beside))), !touches)
                << shape.cell_name(cell_at(at)) << " " << shape.cell_name(cell_at(beside));
            ++(touches ? bound : free);
        }
    }
    EXPECT_GT(free, 50U);
    EXPECT_GT(bound, 10U);
}

/// A BUG exchanges the digits of all open cells.
TEST(RuleUniqueness, OfAllOpenCellsNeedsThemFree) {
    Walk walk(logic_tests::puzzle_of(
        "..34517.....732....4.9.6.2.9.5...4.66...2...5.........8.......77.6...9.2.92.6.51."));
    for (auto step = walk.next(); step && step->technique != Technique::bug_1; step = walk.next()) {
        walk.apply(*step);
    }
    ASSERT_FALSE(walk.solved());
    Puzzle plain = *Puzzle::from_givens(walk.shape(), walk.grid());
    ASSERT_TRUE(plain.set_candidates(walk.pencilmarks()));
    ASSERT_FALSE(Walk(plain).all(Technique::bug_1).empty());
    const Grid solution = solve(plain).solution;
    const Grid &digits = plain.digits();
    unsigned tried = 0;
    for (std::size_t at = 0; at < digits.size(); at += 4) {
        for (std::size_t other = at + 1; other < digits.size(); other += 5) {
            if (solution[at] == solution[other] ||
                std::ranges::binary_search(plain.shape().peers(cell_at(at)), cell_at(other))) {
                continue;
            }
            const bool is_open = digits[at] == Digit::blank || digits[other] == Digit::blank;
            const Puzzle ruled = with_rule(plain, cell_at(at), cell_at(other));
            EXPECT_EQ(Walk(ruled).all(Technique::bug_1).empty(), is_open);
            ++tried;
        }
    }
    EXPECT_GT(tried, 50U);
}

} // namespace
} // namespace dokushin
