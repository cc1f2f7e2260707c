// Random solutions: each comes, equally often where there are few, and keeps the rules.
#include <dokushin/check.h>
#include <dokushin/generate.h>
#include <dokushin/rules.h>

#include <gtest/gtest.h>

#include <chrono>
#include <map>
#include <set>
#include <thread>

namespace {

using namespace dokushin;

RandomSolutionOptions seeded(std::uint64_t seed) {
    RandomSolutionOptions options;
    options.seed = seed;
    return options;
}

/// With so many solutions enumerated at most.
RandomSolutionOptions seeded(std::uint64_t seed, std::uint64_t most) {
    RandomSolutionOptions options = seeded(seed);
    options.most_enumerated = most;
    return options;
}

std::uint64_t number_of_solutions(const Puzzle &puzzle) {
    SolveOptions options;
    options.limits.solutions = 1'000'000;
    return count(puzzle, options).solutions;
}

TEST(RandomSolution, OfFewEachComesEquallyOften) {
    const Puzzle blank(*with_rules(*Shape::classic(2), "cage 3 r1c1 r1c2\nanti-knight"));
    const std::uint64_t solutions = number_of_solutions(blank);
    ASSERT_GT(solutions, 1U);
    constexpr unsigned draws_each = 200;
    std::map<Grid, unsigned> drawn;
    for (std::uint64_t seed = 0; seed < draws_each * solutions; ++seed) {
        const SolveResult found = random_solution(blank, seeded(seed));
        EXPECT_EQ(found.stop, Stop::exhausted);
        ++drawn[found.solution];
    }
    EXPECT_EQ(drawn.size(), solutions);
    for (const auto &[grid, times] : drawn) {
        // Seven standard deviations: sqrt(200) is 14.
        EXPECT_NEAR(times, draws_each, 100);
    }
}

TEST(RandomSolution, OfManyKeepsTheRules) {
    for (const char *const rules :
         {"", "anti-king", "thermometer r1c1 r2c2 r3c3\ncage 20 r9c1 r9c2 r9c3",
          "nonconsecutive\nanti-knight"}) {
        const Puzzle blank(*with_rules(*Shape::classic(3), rules));
        std::set<Grid> different;
        constexpr std::uint64_t seeds = DOKUSHIN_EVERY > 1 ? 2 : 5;
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            const SolveResult found = random_solution(blank, seeded(seed, 20));
            EXPECT_EQ(found.stop, Stop::solutions) << rules;
            EXPECT_TRUE(is_solution(blank, found.solution)) << rules;
            EXPECT_EQ(random_solution(blank, seeded(seed, 20)).solution, found.solution);
            different.insert(found.solution);
        }
        EXPECT_EQ(different.size(), seeds) << rules;
    }
}

TEST(RandomSolution, ThereIsNoneOfAPuzzleWithoutOne) {
    Grid givens(16, Digit::blank);
    givens[0] = digit_of(4);
    const Shape caged = *with_rules(*Shape::classic(2), "cage 3 r1c1 r1c2");
    const SolveResult none = random_solution(*Puzzle::from_givens(caged, givens));
    EXPECT_TRUE(none.solution.empty());
    EXPECT_EQ(none.solutions, 0U);
}

TEST(RandomSolution, AsManySolutionsAsAreEnumeratedAreAll) {
    const Puzzle blank(*Shape::classic(2));
    const std::uint64_t all = number_of_solutions(blank);
    EXPECT_EQ(random_solution(blank, seeded(1, all)).stop, Stop::exhausted);
    EXPECT_EQ(random_solution(blank, seeded(1, all)).solutions, all);
    EXPECT_EQ(random_solution(blank, seeded(1, all - 1)).stop, Stop::solutions);
}

TEST(RandomSolution, SeedAndNumberDetermineIt) {
    const Puzzle blank(*Shape::classic(2));
    RandomSolutionOptions second = seeded(1);
    second.number = 2;
    EXPECT_EQ(random_solution(blank, seeded(1)).solution,
              random_solution(blank, seeded(1)).solution);
    EXPECT_NE(random_solution(blank, seeded(1)).solution, random_solution(blank, second).solution);
}

TEST(RandomSolution, OfAProperPuzzleIsTheOnlyOne) {
    const Puzzle whole = *minimised(
        *Puzzle::from_givens(*Shape::classic(2), solve(Puzzle(*Shape::classic(2))).solution));
    const SolveResult found = random_solution(whole);
    EXPECT_EQ(found.status, Status::unique);
    EXPECT_EQ(found.solution, solve(whole).solution);
}

TEST(RandomSolution, ALimitEndsIt) {
    const std::atomic<bool> cancelled = true;
    RandomSolutionOptions options;
    options.each.limits.cancelled = &cancelled;
    const SolveResult ended = random_solution(Puzzle(*Shape::classic(3)), options);
    EXPECT_EQ(ended.status, Status::limit);
    EXPECT_EQ(ended.stop, Stop::cancelled);
}

TEST(RandomSolution, TheTimeIsThatOfAllSearches) {
    // A blank 25×25 takes seconds.
    const Puzzle blank(*Shape::of_side(25));
    RandomSolutionOptions options;
    options.most_enumerated = 2;
    options.each.limits.time = std::chrono::milliseconds(100);
    EXPECT_EQ(random_solution(blank, options).stop, Stop::time);
    options.each.limits.time.reset();
    std::atomic<bool> cancelled = false;
    options.each.limits.cancelled = &cancelled;
    const std::jthread canceller([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(200));
        cancelled = true;
    });
    EXPECT_EQ(random_solution(blank, options).stop, Stop::cancelled);
}

} // namespace
