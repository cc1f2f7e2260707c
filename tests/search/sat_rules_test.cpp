// The clauses of rules: the SAT solver finds what the search finds, on killers without givens, with
// rules that are too large for clauses, and within limits. tests/study/random_rules_test.cpp
// compares all kinds with rules written out plainly.
#include "naive/random_cages.h"
#include "search/searches.h"

#include <dokushin/check.h>
#include <dokushin/rules.h>
#include <dokushin/solve.h>

#include <gtest/gtest.h>

#include <atomic>
#include <random>

namespace dokushin {
namespace {

using searches::shape_of;

SolveOptions up_to(Method method, std::uint64_t solutions) {
    return {method, searches::solutions_up_to(solutions)};
}

/// The n-th grid that the search finds.
Grid some_grid(const Shape &shape, unsigned n) {
    Grid last;
    (void)enumerate(Puzzle(shape), up_to(Method::search, n + 1), [&](const Grid &grid) {
        last = grid;
        return true;
    });
    return last;
}

/// Expects the same status of both methods, and, if it is unique, the same solution.
void expect_as_search(const Puzzle &puzzle) {
    const SolveResult by_sat = solve(puzzle, up_to(Method::sat, 2));
    const SolveResult by_search = solve(puzzle, up_to(Method::search, 2));
    EXPECT_EQ(by_sat.status, by_search.status) << puzzle.shape().name();
    if (by_search.status == Status::unique) {
        EXPECT_EQ(by_sat.solution, by_search.solution) << puzzle.shape().name();
    }
}

TEST(SatRules, KillersWithoutGivensAreAsTheSearchFindsThem) {
    const Shape nine = shape_of("9x9");
    std::mt19937_64 random(1);
    for (unsigned killer = 0; killer < 20; ++killer) {
        const Grid grid = some_grid(nine, killer * 7);
        expect_as_search(Puzzle(naive::with_random_cages(nine, grid, random, 4)));
    }
}

TEST(SatRules, ATotalThatIsOneTooGreatHasNoSolution) {
    const Shape nine = shape_of("9x9");
    std::mt19937_64 random(2);
    const Shape killer = naive::with_random_cages(nine, some_grid(nine, 3), random, 3);
    std::vector<Constraint> cages(killer.constraints().begin(), killer.constraints().end());
    ++std::get<Cage>(cages.front()).total;
    expect_as_search(Puzzle(*nine.with(cages)));
}

/// A board with a rule whose diagram would have more transitions than are stated as clauses: the
/// sets of digits that fifteen cells can hold, of sixteen. All of them differ.
Shape with_too_large_a_rule() {
    std::string cells;
    for (const std::string_view cell :
         {"r1c2", "r2c5", "r3c9", "r4c14", "r5c1", "r6c6", "r7c11", "r8c16", "r9c3", "r10c7",
          "r11c10", "r12c13", "r13c4", "r14c8", "r15c12"}) {
        cells += " " + std::string(cell);
    }
    return *with_rules(shape_of("16x16"), "sum 15 r16c16\ndistinct-count r16c16 :" + cells);
}

TEST(SatRules, ARuleTooLargeForClausesIsChecked) {
    const Puzzle puzzle(with_too_large_a_rule());
    std::uint64_t found = 0;
    const SolveResult result = enumerate(puzzle, up_to(Method::sat, 3), [&](const Grid &grid) {
        EXPECT_TRUE(is_solution(puzzle, grid));
        ++found;
        return true;
    });
    EXPECT_EQ(found, 3U);
    EXPECT_EQ(result.status, Status::multiple);
    EXPECT_GT(result.counters.nodes, found); // the first grids broke the rule
}

TEST(SatRules, AnInterruptIsHeededBeforeTheFirstCall) {
    const std::atomic<bool> cancelled{true};
    SolveOptions options = up_to(Method::sat, 2);
    options.limits.cancelled = &cancelled;
    const SolveResult result = solve(Puzzle(with_too_large_a_rule()), options);
    EXPECT_EQ(result.stop, Stop::cancelled);
    EXPECT_EQ(result.counters.nodes, 0U);
}

TEST(SatRules, GivensThatBreakARuleAreInvalid) {
    const Shape shape = *with_rules(shape_of("4x4"), "less r1c1 r1c2");
    const Puzzle puzzle = *Puzzle::from_givens(shape, searches::digits_of("31.............."));
    EXPECT_EQ(solve(puzzle, up_to(Method::sat, 2)).status, Status::invalid);
}

} // namespace
} // namespace dokushin
