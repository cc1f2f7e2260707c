// Each allocation of a call fails once: the call then throws std::bad_alloc, or does without, and
// whatever comes after it is right. (The C interface: tests/c/memory.cpp.)
#include "failing_new.h"
#include "stream/process/ordered_work.h"

#include <dokushin/batch.h>
#include <dokushin/canon.h>
#include <dokushin/count.h>
#include <dokushin/generate.h>
#include <dokushin/rate.h>
#include <dokushin/solve.h>
#include <dokushin/text.h>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <new>

namespace dokushin::stream {
namespace {

using failing_new::fail_at;

constexpr const char *hard_for_memory =
    "000010920060050000071000050020006310000700009930400005300000000000105007100362000";

Puzzle puzzle_for_memory(const std::string &text) { return read_one(text, {})->puzzle; }

/// What a call says, and that it says nothing else while memory fails it. Of calls with many
/// allocations some hundred fail, spread over all.
void expect_no_harm(const std::function<std::string()> &call) {
    constexpr long most = 300;
    call(); // what is made once is there
    fail_at(-1);
    const std::string right = call();
    const long count = failing_new::made;
    for (long number = 0; number < count; number += std::max(1L, count / most)) {
        fail_at(number);
        std::string said;
        try {
            said = call();
        } catch (const std::bad_alloc &) {
            said = "no memory";
        }
        fail_at(-1);
        EXPECT_TRUE(said == right || said == "no memory") << said << " at allocation " << number;
    }
    EXPECT_EQ(call(), right);
}

TEST(FailingMemory, Solve) {
    for (const Method method :
         {Method::automatic, Method::search, Method::dlx, Method::singles, Method::mrv}) {
        SolveOptions how;
        how.method = method;
        expect_no_harm([&] {
            return to_line(solve(puzzle_for_memory(hard_for_memory), how).solution,
                           Alphabet::usual(9));
        });
    }
}

TEST(FailingMemory, Batch) {
    const std::string line = hard_for_memory;
    expect_no_harm([&] {
        auto solver = BatchSolver::make();
        std::vector<std::string_view> puzzles(100, line);
        std::vector<BatchAnswer> answers(puzzles.size());
        std::string solutions(81 * puzzles.size(), ' ');
        const bool solved = solver && solver->solve(puzzles, answers, solutions, {}).has_value();
        return solved ? solutions : "not solved";
    });
}

TEST(FailingMemory, Rate) {
    expect_no_harm([] {
        return fmt::format("{}", Rater().rate(puzzle_for_memory(hard_for_memory)).hardest.tenths);
    });
    expect_no_harm([] {
        const Puzzle puzzle = puzzle_for_memory(hard_for_memory);
        return fmt::format("{}", rate_as_hodoku(puzzle, solve(puzzle).solution).score);
    });
}

TEST(FailingMemory, Generate) {
    expect_no_harm([] {
        GenerateOptions wanted;
        wanted.seed = 1;
        std::string lines;
        for (const Attempt &attempt : Generator::make(*Shape::classic(3), wanted)->attempts(0, 3)) {
            lines += to_line(attempt.givens, Alphabet::usual(9));
        }
        return lines;
    });
}

TEST(FailingMemory, Canon) {
    expect_no_harm([] {
        const auto found = Canonicaliser().canonical(puzzle_for_memory(hard_for_memory));
        return to_line(found->form, Alphabet::usual(9));
    });
}

TEST(FailingMemory, CountComesToTheNumberOrToLess) {
    for (const CountMethod method : {CountMethod::search, CountMethod::states}) {
        CountOptions how;
        how.method = method;
        expect_no_harm([&] {
            const ExactCount found = count_exactly(Puzzle(*Shape::classic(2)), how);
            return found.stop == Stop::memory ? "no memory" : found.solutions;
        });
    }
}

TEST(FailingMemory, ThreadsHandItOn) {
    expect_no_harm([] {
        OrderedWork<int, std::string> work(
            2, [next = 0]() mutable { return next < 20 ? std::optional(next++) : std::nullopt; },
            [] {
                return [](int number) { return std::string(100, static_cast<char>('a' + number)); };
            });
        std::string all;
        while (const auto done = work.next()) {
            all += *done;
        }
        return all;
    });
}

} // namespace
} // namespace dokushin::stream
