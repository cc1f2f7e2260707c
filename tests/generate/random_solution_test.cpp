// Random solutions: each comes, equally often where there are few, and keeps the rules.
#include <dokushin/check.h>
#include <dokushin/generate.h>
#include <dokushin/rules.h>

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace {

using namespace dokushin;

TEST(RandomSolution, OfFewEachComesEquallyOften) {
    const Puzzle blank(*with_rules(*Shape::classic(2), "cage 3 r1c1 r1c2\nanti-knight"));
    const std::uint64_t solutions = count(blank, {.limits = {.solutions = 1000}}).solutions;
    ASSERT_GT(solutions, 1U);
    constexpr unsigned draws_each = 200;
    std::map<Grid, unsigned> drawn;
    for (std::uint64_t seed = 0; seed < draws_each * solutions; ++seed) {
        const SolveResult found = random_solution(blank, {.seed = seed});
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
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            const SolveResult found = random_solution(blank, {.most_enumerated = 20, .seed = seed});
            EXPECT_EQ(found.stop, Stop::solutions) << rules;
            EXPECT_TRUE(is_solution(blank, found.solution)) << rules;
            EXPECT_EQ(random_solution(blank, {.most_enumerated = 20, .seed = seed}).solution,
                      found.solution);
            different.insert(found.solution);
        }
        EXPECT_EQ(different.size(), 5U) << rules;
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

TEST(RandomSolution, ALimitEndsIt) {
    const std::atomic<bool> cancelled = true;
    RandomSolutionOptions options;
    options.each.limits.cancelled = &cancelled;
    const SolveResult ended = random_solution(Puzzle(*Shape::classic(3)), options);
    EXPECT_EQ(ended.status, Status::limit);
    EXPECT_EQ(ended.stop, Stop::cancelled);
}

} // namespace
