// Techniques that rest on uniqueness, on boards with rules that are no houses: a rule may forbid
// that the digits of a pattern are exchanged, and does not where it has none of its cells.
#include "logic/puzzles.h"
#include "logic/technique_cases.h"

#include <dokushin/generate.h>
#include <dokushin/solve.h>
#include <dokushin/tell.h>

#include <gtest/gtest.h>

#include <algorithm>
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

bool is_bug(Technique technique) { return info(technique).key.starts_with("bug"); }

std::vector<Technique> resting_on_uniqueness() {
    std::vector<Technique> found;
    for (const TechniqueInfo &its : techniques()) {
        if (its.needs_unique) {
            found.push_back(its.technique);
        }
    }
    return found;
}

/// Every step that rests on uniqueness agrees with the solution, which the puzzle has only with its
/// rules, and names the pattern whose digits are exchanged, unless these are all open cells.
unsigned expect_agreement(const Puzzle &puzzle) {
    const Grid solution = solve(puzzle).solution;
    unsigned found = 0;
    Walk walk(puzzle);
    for (auto next = walk.next(); next; next = walk.next()) {
        for (const Technique technique : resting_on_uniqueness()) {
            for (const Step &step : walk.all(technique)) {
                ++found;
                const std::string text = tell(step, puzzle.shape(), Language::english);
                for (const Candidate &one : step.placements) {
                    EXPECT_EQ(solution[index(one.cell)], one.digit) << text;
                }
                for (const Candidate &one : step.eliminations) {
                    EXPECT_NE(solution[index(one.cell)], one.digit) << text;
                }
                EXPECT_TRUE(is_bug(technique) || part_of(step, Role::deadly_pattern) != nullptr)
                    << text;
            }
        }
        walk.apply(*next);
    }
    return found;
}

TEST(RuleUniqueness, AgreesWithTheSolution) {
    unsigned found = 0;
    unsigned only_with_rules = 0;
    for (const char *const rules :
         {"+thermometer(r1c1,r2c2,r3c3,r4c4)+whispers(5:r6c5,r6c6,r7c7)",
          "+cage(23:r1c5,r2c5,r3c5)+arrow(r9c9:r8c8,r7c8)+sum(20:r5c1,r4c2,r6c3)",
          "+palindrome(r2c3,r3c4,r4c5,r5c6)+renban(r8c1,r8c2,r9c3)"}) {
        const Shape shape = *Shape::parse(std::string("9x9") + rules);
        GenerateOptions how;
        how.seed = 5;
        auto generator = Generator::make_without_layout(shape, how);
        ASSERT_TRUE(generator);
        for (const Attempt &made : generator->attempts(0, 30 / DOKUSHIN_EVERY + 1)) {
            if (made.fate != Fate::good) {
                continue;
            }
            found += expect_agreement(*Puzzle::from_givens(shape, made.givens));
            const Puzzle plain = *Puzzle::from_givens(*Shape::classic(3), made.givens);
            only_with_rules += solve(plain).status == Status::multiple ? 1U : 0U;
        }
    }
    EXPECT_GT(found, 0U);
    EXPECT_GT(only_with_rules, 0U);
}

} // namespace
} // namespace dokushin
