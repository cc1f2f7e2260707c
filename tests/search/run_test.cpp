// Each limit ends a search as it is documented, and never with a wrong answer.
#include "searches.h"

#include <gtest/gtest.h>

namespace dokushin {
namespace {

class Run : public testing::TestWithParam<Method> {
  protected:
    [[nodiscard]] SolveResult run(const Puzzle &puzzle, const Limits &limits,
                                  const OnSolution *on_solution = nullptr) const {
        return searches::run(GetParam(), puzzle, limits, on_solution);
    }
    const Puzzle empty4{searches::shape_of("4")};
    const Puzzle empty9{searches::shape_of("9")};
};

TEST_P(Run, FindsAll288GridsOfTheEmpty4x4) {
    const SolveResult result = run(empty4, searches::every_solution());
    EXPECT_EQ(result.solutions, 288U);
    EXPECT_EQ(result.status, Status::multiple);
    EXPECT_EQ(result.stop, Stop::exhausted);
    EXPECT_EQ(result.method, GetParam());
}

TEST_P(Run, StopsAtTheSolutionsAskedFor) {
    const SolveResult ten = run(empty4, searches::solutions_up_to(10));
    EXPECT_EQ(ten.solutions, 10U);
    EXPECT_EQ(ten.status, Status::multiple);
    EXPECT_EQ(ten.stop, Stop::solutions);
    // One solution proves nothing about a second.
    const SolveResult one = run(empty4, searches::first_solution());
    EXPECT_EQ(one.solutions, 1U);
    EXPECT_EQ(one.status, Status::limit);
    const SolveResult zero = run(empty4, searches::solutions_up_to(0));
    EXPECT_EQ(zero.solutions, 0U);
    EXPECT_EQ(zero.stop, Stop::solutions);
}

TEST_P(Run, KeepsTheFirstSolution) {
    Grid first;
    const OnSolution keep = [&](const Grid &grid) {
        first = first.empty() ? grid : first;
        return true;
    };
    const SolveResult result = run(empty4, searches::every_solution(), &keep);
    EXPECT_EQ(result.solution, first);
}

TEST_P(Run, StopsAtTheNodeLimitAndNotBefore) {
    const Puzzle puzzle = searches::puzzle_of("9", searches::hard);
    const SolveResult whole = run(puzzle, Limits{});
    ASSERT_EQ(whole.status, Status::unique);
    Limits limits;
    limits.nodes = whole.counters.nodes;
    const SolveResult enough = run(puzzle, limits);
    EXPECT_EQ(enough.status, Status::unique);
    EXPECT_EQ(enough.counters, whole.counters);
    for (const std::uint64_t nodes :
         {whole.counters.nodes - 1, std::uint64_t{1}, std::uint64_t{0}}) {
        limits.nodes = nodes;
        const SolveResult stopped = run(puzzle, limits);
        EXPECT_EQ(stopped.status, Status::limit) << nodes;
        EXPECT_EQ(stopped.stop, Stop::nodes);
        EXPECT_EQ(stopped.counters.nodes, nodes);
    }
}

TEST_P(Run, StopsAtTheTimeLimit) {
    Limits limits = searches::every_solution();
    for (const auto time : {std::chrono::milliseconds{0}, std::chrono::milliseconds{20}}) {
        limits.time = time;
        const auto start = std::chrono::steady_clock::now();
        const SolveResult result = run(empty9, limits);
        EXPECT_EQ(result.stop, Stop::time);
        EXPECT_EQ(result.status, result.solutions >= 2 ? Status::multiple : Status::limit);
        EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds{5});
    }
}

TEST_P(Run, StopsWhenItIsCancelled) {
    std::atomic<bool> cancelled{true};
    Limits limits = searches::every_solution();
    limits.cancelled = &cancelled;
    const SolveResult at_once = run(empty9, limits);
    EXPECT_EQ(at_once.stop, Stop::cancelled);
    EXPECT_EQ(at_once.status, Status::limit);
    cancelled = false;
    const OnSolution cancel = [&](const Grid &) {
        cancelled = true;
        return true;
    };
    EXPECT_EQ(run(empty9, limits, &cancel).stop, Stop::cancelled);
}

TEST_P(Run, StopsWhenTheCallerHasSeenEnough) {
    int seen = 0;
    const OnSolution three = [&](const Grid &) { return ++seen < 3; };
    const SolveResult result = run(empty4, searches::every_solution(), &three);
    EXPECT_EQ(result.stop, Stop::cancelled);
    EXPECT_EQ(result.solutions, 3U);
    EXPECT_EQ(result.status, Status::multiple);
}

INSTANTIATE_TEST_SUITE_P(Methods, Run, testing::ValuesIn(searches::all),
                         [](const auto &given) { return std::string(name(given.param)); });

} // namespace
} // namespace dokushin
