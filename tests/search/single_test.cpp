// One puzzle at a time: every kernel takes the same guesses and finds the same grid, and what it
// hands over when it stops leads to the same solutions. count_up_to()
// agrees with dancing links.
#include "search/kernel/single.h"
#include "search/searches.h"

#include <dokushin/batch.h>

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <array>
#include <fstream>

namespace dokushin {
namespace {

namespace kernel = search::kernel;

std::vector<std::string> bench_puzzles() {
    std::vector<std::string> puzzles;
    for (const std::string name : {"9x9-hard", "9x9-minimal", "9x9-multiple", "9x9-none"}) {
        std::ifstream in(DOKUSHIN_SOURCE_DIR "/bench/collections/" + name + ".txt");
        for (std::string line; in >> line;) {
            if (line.size() == 81) {
                puzzles.push_back(line);
            }
        }
    }
    return puzzles;
}

std::string changed_at_random(std::string puzzle) {
    for (unsigned changes = *rc::gen::inRange(0U, 12U); changes > 0; --changes) {
        puzzle[*rc::gen::inRange(0U, 81U)] = *rc::gen::elementOf(std::string("123456789....."));
    }
    return puzzle;
}

/// All that a solver told.
struct Told {
    std::array<std::uint32_t, 3> counts{};
    bool finished = false;
    std::string solution = std::string(81, '?');
    std::array<std::uint16_t, 81> start{};
    friend bool operator==(const Told &, const Told &) = default;
};

Told solved_by(kernel::SolveSingle solve, const std::string &puzzle, std::uint32_t limit,
               std::uint32_t most_guesses, const std::uint16_t *candidates = nullptr,
               std::uint32_t most_candidates = 729) {
    Told told;
    kernel::SingleTask task{kernel::bytes_of(puzzle.data()), kernel::bytes_of(told.solution.data()),
                            limit, candidates};
    task.encoding = kernel::Encoding::text;
    task.most_guesses = most_guesses;
    task.most_candidates = most_candidates;
    task.start = told.start.data();
    const kernel::SingleAnswer answer = solve(task);
    told.counts = {answer.solutions, answer.guesses, answer.backtracks};
    told.finished = answer.finished;
    return told;
}

constexpr std::uint32_t no_end = ~std::uint32_t{0};

// The last kernel is the portable one.
TEST(SingleLaw, EveryKernelTakesTheSameGuesses) {
    const std::vector<std::string> puzzles = bench_puzzles();
    EXPECT_TRUE(rc::check([&] {
        const std::string puzzle = changed_at_random(*rc::gen::elementOf(puzzles));
        const auto limit = *rc::gen::element(1U, 2U, 7U);
        const auto most = *rc::gen::element(0U, 1U, 5U, 1000U);
        std::array<std::uint16_t, 81> stated{};
        for (std::uint16_t &cell : stated) {
            cell = static_cast<std::uint16_t>(
                *rc::gen::inRange(0, 3) > 0 ? 0x1FF : *rc::gen::inRange(0, 0x200));
        }
        const std::uint16_t *const candidates =
            *rc::gen::element(0, 1) == 0 ? nullptr : stated.data();
        const auto many = *rc::gen::inRange(100U, 300U);
        const Told truth =
            solved_by(kernel::solve_single_portable, puzzle, limit, most, candidates, many);
        RC_ASSERT(truth.counts[1] <= most);
        for (std::size_t index = 0; index < kernels().size(); ++index) {
            if (kernels()[index].runs_here) {
                const kernel::SolveSingle solve = kernel::single_solver_of(index).solve;
                RC_ASSERT(solved_by(solve, puzzle, limit, most, candidates, many) == truth);
            }
        }
    }));
}

// What is told of a search that stopped are candidates that no solution needs more than.
TEST(SingleLaw, WhatIsHandedOverHasTheSameSolutions) {
    const std::vector<std::string> puzzles = bench_puzzles();
    EXPECT_TRUE(rc::check([&] {
        const std::string puzzle = changed_at_random(*rc::gen::elementOf(puzzles));
        const kernel::SolveSingle solve = kernel::chosen_single_solver();
        const Told stopped = solved_by(solve, puzzle, 9, 0);
        RC_PRE(!stopped.finished);
        const Told whole = solved_by(solve, puzzle, 9, no_end);
        const Told rest = solved_by(solve, std::string(81, '.'), 9, no_end, stopped.start.data());
        RC_ASSERT(rest.counts == whole.counts);
        RC_ASSERT(rest.solution == whole.solution);
        for (std::size_t cell = 0; cell < 81; ++cell) {
            if (puzzle[cell] >= '1') {
                RC_ASSERT(stopped.start[cell] == 1U << (puzzle[cell] - '1'));
            }
        }
    }));
}

/// Another engine finds as many solutions, of puzzles with some, one, or none.
TEST(CountUpTo, AgreesWithExactCover) {
    const std::vector<std::string> puzzles = bench_puzzles();
    EXPECT_TRUE(rc::check([&] {
        Grid givens;
        for (const char cell : changed_at_random(*rc::gen::elementOf(puzzles))) {
            givens.push_back(digit_of(cell == '.' ? 0U : static_cast<unsigned>(cell - '0')));
        }
        const auto limit = *rc::gen::element(1U, 2U, 7U);
        SolveOptions how;
        how.method = Method::dlx;
        how.limits.solutions = limit;
        const auto puzzle = Puzzle::from_givens(*Shape::classic(3), givens);
        RC_ASSERT(puzzle.has_value());
        RC_ASSERT(count_up_to(limit, givens, no_end) == solve(*puzzle, how).solutions);
    }));
}

TEST(CountUpTo, SaysNothingOfWhatItDidNotFinish) {
    Grid empty(81, Digit::blank);
    EXPECT_EQ(count_up_to(2, empty, 1), std::nullopt);
    EXPECT_EQ(count_up_to(2, empty, no_end), 2U);
    empty[80] = digit_of(10);
    EXPECT_EQ(count_up_to(2, empty, no_end), std::nullopt);
    empty.pop_back();
    EXPECT_EQ(count_up_to(2, empty, no_end), std::nullopt);
}

} // namespace
} // namespace dokushin
