// Boards with one to four random rules of any kind: status, count, true candidates and redundant
// rules are those of all grids that keep the rules, as written out plainly (naive/constraints.h).
//   DOKUSHIN_BOARDS=20000 build/release/tests/study/test_study --gtest_filter='RandomRules.*'
#include "naive/constraints.h"
#include "study/kept_grids.h"
#include "study/rule_maker.h"

#include <dokushin/rules.h>
#include <dokushin/study.h>
#include <dokushin/true_candidates.h>

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <random>
#include <string>
#include <vector>

namespace dokushin {
namespace {

std::size_t boards_to_try() {
    constexpr std::size_t usual = 2000;
    const char *const asked = std::getenv("DOKUSHIN_BOARDS");
    return asked != nullptr ? std::strtoull(asked, nullptr, 10) : usual / DOKUSHIN_EVERY;
}

/// Numbers of a generator with that seed.
RuleMaker::Below random_below(unsigned seed) {
    return [random = std::mt19937(seed)](unsigned end) mutable {
        return std::uniform_int_distribution<unsigned>(0, end - 1)(random);
    };
}

/// Each solution is a call of the SAT solver.
constexpr std::size_t most_by_sat = 60;

/// Compares what the engine says of a puzzle with the grids that keep its rules.
void expect_answers(const Puzzle &puzzle, const std::vector<Grid> &kept, const std::string &rules) {
    EXPECT_TRUE(is_right(solve(puzzle).status, kept)) << rules;
    SolveOptions all;
    all.limits.solutions = Limits::unlimited;
    EXPECT_EQ(count(puzzle, all).solutions, kept.size()) << rules;
    all.method = Method::sat; // which has clauses of its own for each kind
    all.limits.solutions = most_by_sat;
    EXPECT_EQ(count(puzzle, all).solutions, std::min<std::size_t>(kept.size(), most_by_sat))
        << rules;
    const std::uint32_t most = kept.size() % 2 == 0 ? 1 : 5;
    const TrueCandidates found = true_candidates(puzzle, {}, most);
    EXPECT_TRUE(found.complete);
    EXPECT_EQ(found.candidates, candidates_in(kept, puzzle.shape().cell_count())) << rules;
    EXPECT_EQ(found.counts, counts_in(kept, puzzle.shape(), most)) << rules;
}

/// Compares the redundant rules of the puzzle with those without which one grid is left, after
/// givens of a grid that keeps the rules were added until there is no other one.
void expect_redundant_rules(const Shape &plain, Puzzle puzzle, std::vector<Grid> kept,
                            std::vector<Grid> grids, const RuleMaker &maker) {
    const Shape &shape = puzzle.shape();
    const Grid target = kept[maker.below(static_cast<unsigned>(kept.size()))];
    Grid givens = puzzle.givens();
    while (kept.size() > 1) {
        const std::size_t cell = maker.below(static_cast<unsigned>(givens.size()));
        givens[cell] = target[cell];
        const auto has_another = [&](const Grid &grid) { return grid[cell] != target[cell]; };
        std::erase_if(kept, has_another);
        std::erase_if(grids, has_another);
    }
    const std::vector<std::string> rules = rules_of(shape);
    const RuleRedundancy found = redundant_rules(*Puzzle::from_givens(shape, givens));
    EXPECT_TRUE(found.complete);
    for (std::size_t left_out = 0; left_out < rules.size(); ++left_out) {
        std::string others;
        for (std::size_t at = 0; at < rules.size(); ++at) {
            others += at == left_out ? "" : rules[at] + "\n";
        }
        const Shape less = *with_rules(plain, others);
        const bool is_needed = std::ranges::count_if(grids, [&](const Grid &grid) {
                                   return naive::keeps_constraints(less, grid);
                               }) > 1;
        EXPECT_EQ(std::ranges::count(found.redundant, left_out), is_needed ? 0 : 1)
            << shape.name() << " without " << rules[left_out];
    }
}

/// One board: rules that a random grid of `grids` mostly keeps, on givens that all of them have.
void expect_board(const Shape &shape, const Grid &givens, const std::vector<Grid> &grids,
                  const RuleMaker &maker) {
    const Grid &target = grids[maker.below(static_cast<unsigned>(grids.size()))];
    std::string rules;
    Shape with = shape;
    const unsigned wanted = 1 + maker.below(4);
    const bool is_solvable = maker.below(5) != 0;
    for (unsigned tries = 0, made = 0; made < wanted && tries < 300; ++tries) {
        const std::string rule = maker.rule();
        const auto more = with_rules(with, rule);
        if (more && (!is_solvable || naive::keeps_constraints(*more, target))) {
            with = *more;
            rules += rule + "; ";
            ++made;
        }
    }
    std::vector<Grid> kept;
    std::ranges::copy_if(grids, std::back_inserter(kept),
                         [&](const Grid &grid) { return naive::keeps_constraints(with, grid); });
    const Puzzle puzzle = *Puzzle::from_givens(with, givens);
    expect_answers(puzzle, kept, rules);
    constexpr std::size_t few_cells = 17; // for searches that prune by nothing
    for (const Method method : {Method::backtrack, Method::mrv}) {
        if (shape.cell_count() <= few_cells) {
            SolveOptions options;
            options.method = method;
            EXPECT_TRUE(is_right(solve(puzzle, options).status, kept)) << name(method) << rules;
        }
    }
    if (!kept.empty()) {
        expect_redundant_rules(shape, puzzle, kept, grids, maker);
    }
}

TEST(RandomRules, OnFourByFour) {
    const Shape shape = *Shape::classic(2);
    const std::vector<Grid> grids = all_grids(Puzzle(shape), 1000);
    ASSERT_EQ(grids.size(), 288U);
    const RuleMaker maker(shape, random_below(1));
    for (std::size_t board = 0; board < boards_to_try() && !testing::Test::HasFailure(); ++board) {
        expect_board(shape, Grid(shape.cell_count()), grids, maker);
    }
}

/// Boards that are not square, have other values than 1 to their side, or cells outside the grid.
TEST(RandomRules, OnGrids) {
    constexpr std::array<std::string_view, 8> grids_named{
        "grid:3x4",         "grid:2x3:1-4",    "grid:3x3:0-3",         "grid:4x4:2-5:2x2",
        "grid:4x2:0-4:2x2", "4x4+variables:1", "grid:4x2+variables:1", "grid:3x2:0-2+variables:3"};
    for (unsigned seed = 10; const std::string_view name : grids_named) {
        const Shape shape = *Shape::parse(name);
        const std::vector<Grid> grids = all_grids(Puzzle(shape), 20000);
        ASSERT_LT(grids.size(), 20000U);
        const RuleMaker maker(shape, random_below(seed++));
        for (std::size_t board = 0; board < boards_to_try() / 5 && !testing::Test::HasFailure();
             ++board) {
            expect_board(shape, Grid(shape.cell_count()), grids, maker);
        }
    }
}

TEST(RandomRules, OnSixBySix) {
    const Shape shape = *Shape::boxes(2, 3);
    constexpr std::size_t most = 300;
    const std::vector<Grid> some = all_grids(Puzzle(shape), most);
    const RuleMaker maker(shape, random_below(2));
    for (std::size_t board = 0; board < boards_to_try() && !testing::Test::HasFailure(); ++board) {
        // Givens until few grids are left.
        Grid givens(shape.cell_count());
        const Grid &from = some[maker.below(most)];
        std::vector<Grid> grids;
        do {
            const unsigned cell = maker.below(static_cast<unsigned>(givens.size()));
            givens[cell] = from[cell];
            grids = static_cast<std::size_t>(std::ranges::count(givens, Digit::blank)) > 28
                        ? std::vector<Grid>()
                        : all_grids(*Puzzle::from_givens(shape, givens), most);
        } while (grids.empty() || grids.size() == most);
        expect_board(shape, givens, grids, maker);
    }
}

} // namespace
} // namespace dokushin
