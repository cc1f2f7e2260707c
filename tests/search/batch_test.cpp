// The batch engine: every kernel that runs here has to say what the general search
// says, about whatever puzzles and in whatever company.
#include "search/searches.h"

#include <dokushin/batch.h>
#include <dokushin/check.h>
#include <dokushin/text.h>

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <thread>

namespace dokushin {
namespace {

using searches::puzzle_of;

const std::string empty_grid(81, '.');
constexpr std::array collections{"9x9-hard", "9x9-minimal", "9x9-easy", "9x9-multiple", "9x9-none"};

std::vector<std::string_view> kernels_here() {
    std::vector<std::string_view> names;
    for (const Kernel &kernel : kernels()) {
        if (kernel.runs_here) {
            names.push_back(kernel.name);
        }
    }
    return names;
}

struct Batch {
    std::vector<BatchAnswer> answers;
    std::string solutions;
    [[nodiscard]] std::string_view solution(std::size_t puzzle) const {
        return std::string_view(solutions).substr(81 * puzzle, 81);
    }
};

Batch solve_batch(BatchSolver &solver, const std::vector<std::string> &puzzles,
                  const BatchOptions &options = {}) {
    Batch batch{std::vector<BatchAnswer>(puzzles.size()), std::string(81 * puzzles.size(), '?')};
    const std::vector<std::string_view> lines(puzzles.begin(), puzzles.end());
    EXPECT_TRUE(solver.solve(lines, batch.answers, batch.solutions, options).has_value());
    return batch;
}

BatchSolver solver_of(std::string_view kernel) { return *BatchSolver::make(kernel); }

/// The same, but each puzzle in a call of its own.
Batch solve_singly(BatchSolver &solver, const std::vector<std::string> &puzzles,
                   const BatchOptions &options) {
    Batch all;
    for (const std::string &puzzle : puzzles) {
        const Batch one = solve_batch(solver, {puzzle}, options);
        all.answers.push_back(one.answers[0]);
        all.solutions += one.solutions;
    }
    return all;
}

void expect_truth(const std::vector<std::string> &puzzles, const std::vector<SolveResult> &truth,
                  const Batch &batch, std::string_view kernel) {
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        const BatchAnswer &answer = batch.answers[i];
        ASSERT_EQ(answer.solutions, truth[i].solutions) << kernel << ' ' << puzzles[i];
        ASSERT_EQ(name(answer.status), name(truth[i].status)) << kernel << ' ' << puzzles[i];
        ASSERT_EQ(name(answer.stop), name(truth[i].stop)) << kernel << ' ' << puzzles[i];
        ASSERT_EQ(answer.unreadable, -1);
        if (answer.solutions == 0) {
            ASSERT_EQ(batch.solution(i), std::string(81, '?')) << puzzles[i];
            continue;
        }
        const Grid grid = read_one(batch.solution(i))->puzzle.givens();
        ASSERT_TRUE(is_solution(puzzle_of("9", puzzles[i]), grid)) << kernel << puzzles[i];
        if (truth[i].status == Status::unique) {
            ASSERT_EQ(grid, truth[i].solution) << kernel << ' ' << puzzles[i];
        }
    }
}

/// Each kernel's answers to `puzzles` are those of the general search.
void agree_with_search(const std::vector<std::string> &puzzles, std::uint32_t limit) {
    std::vector<SolveResult> truth;
    Solver exact;
    for (const std::string &puzzle : puzzles) {
        SolveOptions options{Method::search, {}};
        options.limits.solutions = limit;
        truth.push_back(exact.solve(puzzle_of("9", puzzle), options));
    }
    for (const std::string_view kernel : kernels_here()) {
        BatchSolver solver = solver_of(kernel);
        expect_truth(puzzles, truth, solve_batch(solver, puzzles, {limit, nullptr}), kernel);
        expect_truth(puzzles, truth, solve_singly(solver, puzzles, {limit, nullptr}), kernel);
    }
}
std::vector<std::string> collection(const std::string &name) {
    std::ifstream in(DOKUSHIN_SOURCE_DIR "/bench/collections/" + name + ".txt");
    std::vector<std::string> puzzles;
    for (std::string line; in >> line;) {
        if (line.size() == 81) {
            puzzles.push_back(line);
        }
    }
    return puzzles;
}

TEST(Batch, AgreesOnTheCollections) {
    std::vector<std::string> puzzles;
    for (const char *const name : collections) {
        std::ranges::copy(collection(name), std::back_inserter(puzzles));
    }
    ASSERT_GE(puzzles.size(), 40u);
    for (const std::uint32_t limit : {1U, 2U, 50U}) {
        agree_with_search(puzzles, limit);
    }
}

TEST(Batch, SparseAndContradictoryGivens) {
    std::vector<std::string> puzzles{empty_grid};
    for (const std::size_t cell : {0U, 40U, 80U}) {
        puzzles.push_back(empty_grid);
        puzzles.back()[cell] = '5';
    }
    // 16 givens: a 17-clue puzzle of Royle's less its first.
    puzzles.push_back(
        "000000010400000000020000000000050407008000300001090000300400200050100000000000000");
    puzzles.push_back("11" + empty_grid.substr(2));                  // a row
    puzzles.push_back("1........1" + empty_grid.substr(10));         // a column
    puzzles.push_back("1.........1" + empty_grid.substr(11));        // a box
    puzzles.push_back("12345678.........9" + empty_grid.substr(18)); // a cell
    puzzles.push_back("123......"
                      "...1....."
                      "......1.." +
                      empty_grid.substr(27)); // a digit
    agree_with_search(puzzles, 2);
    agree_with_search(puzzles, 7);
}

// Boards that contradict themselves where rounds and splits do not see it: two digits that one cell
// of a row is left for. Without a bound the lanes fill all the rest, a million nodes and more.
TEST(Batch, WhatNoSplitRefutesIsLeftToTheExactSearch) {
    const std::vector<std::string> boards{
        "....43...29.............43.....29......1.........................................",
        "....35...5.3.............16................................3.............3.1.....",
    };
    std::vector<std::string> company = collection(collections[0]);
    for (const std::string &board : boards) {
        company.push_back(board);
    }
    agree_with_search(company, 2);
    for (const std::string_view kernel : kernels_here()) {
        BatchSolver solver = solver_of(kernel);
        for (const BatchAnswer &answer : solve_batch(solver, company).answers) {
            EXPECT_LE(answer.nodes, 4'200U) << kernel;
        }
    }
}

// A puzzle of several solutions whose two halves end in one service.
TEST(Batch, CountsUpToTheLimitAndNoFurther) {
    const auto full = collection(collections[0]).front();
    const auto grid = searches::text_of(solve(puzzle_of("9", full)).solution);
    std::vector<std::string> puzzles;
    for (std::size_t blanks = 0; blanks < 81; blanks += 3) {
        puzzles.push_back(std::string(blanks, '0') + grid.substr(blanks));
    }
    for (const std::uint32_t limit : {1U, 2U, 3U, 1000U}) {
        agree_with_search(puzzles, limit);
    }
}

TEST(Batch, AgreesOnMutatedPuzzles) {
    const auto seeds = collection(collections[0]);
    EXPECT_TRUE(rc::check([&] {
        std::vector<std::string> puzzles;
        for (unsigned i = 0; i < (DOKUSHIN_EVERY > 1 ? 25U : 100U); ++i) {
            std::string puzzle = *rc::gen::elementOf(seeds);
            const unsigned changes = *rc::gen::inRange(0U, 12U);
            for (unsigned change = 0; change < changes; ++change) {
                puzzle[*rc::gen::inRange(0U, 81U)] =
                    *rc::gen::elementOf(std::string("123456789....."));
            }
            puzzles.push_back(puzzle);
        }
        agree_with_search(puzzles, *rc::gen::element(1U, 2U, 5U));
    }));
}

TEST(Batch, KeepsOrderAroundWhatCannotBeRead) {
    const std::string good = collection(collections[0]).front();
    std::string wrong = good;
    wrong[17] = 'x';
    for (const std::string_view kernel : kernels_here()) {
        BatchSolver solver = solver_of(kernel);
        const Batch batch = solve_batch(solver, {good, wrong, good.substr(1), "", good});
        EXPECT_EQ(batch.answers[0].status, Status::unique);
        EXPECT_EQ(batch.answers[1].unreadable, 17);
        EXPECT_EQ(batch.answers[2].unreadable, 81);
        EXPECT_EQ(batch.answers[3].unreadable, 81);
        EXPECT_EQ(batch.answers[1].status, Status::invalid);
        EXPECT_EQ(batch.solution(4), batch.solution(0));
        EXPECT_EQ(batch.solution(1), std::string(81, '?'));
    }
}

TEST(Batch, ManyPuzzlesAreAnsweredEachInItsPlace) {
    // More than are worked on at a time.
    const auto some = collection(collections[0]);
    std::vector<std::string> puzzles;
    while (puzzles.size() < 20'000) {
        puzzles.push_back(some[puzzles.size() % some.size()]);
    }
    puzzles[5'000][17] = 'x';
    puzzles[9'999] = std::string(81, '.');
    puzzles[19'999] = std::string(80, '1');
    BatchSolver solver = *BatchSolver::make();
    const Batch first = solve_batch(solver, some);
    const Batch all = solve_batch(solver, puzzles);
    EXPECT_EQ(all.answers[5'000].unreadable, 17);
    EXPECT_EQ(all.answers[9'999].status, Status::multiple);
    EXPECT_EQ(all.answers[19'999].unreadable, 81);
    for (const std::size_t i : {0U, 4'095U, 4'096U, 8'191U, 8'192U, 12'289U, 19'998U}) {
        EXPECT_EQ(all.answers[i].status, Status::unique) << i;
        EXPECT_EQ(all.solution(i), first.solution(i % some.size())) << i;
    }
}

TEST(Batch, TakesPuzzlesWithoutGaps) {
    const auto puzzles = collection(collections[0]);
    BatchSolver solver = *BatchSolver::make("portable");
    const std::string both = puzzles[0] + puzzles[1];
    std::vector<BatchAnswer> answers(2);
    ASSERT_TRUE(solver.solve(std::span<const char>(both), answers).has_value());
    EXPECT_EQ(answers[0].status, Status::unique);
    EXPECT_EQ(answers[1].status, Status::unique);
    EXPECT_FALSE(solver.solve(std::span<const char>(both).first(160), std::span(answers).first(1))
                     .has_value());
}

// Each kernel reads digits as it reads characters, and writes solutions as digits.
TEST(Batch, AnswersDigitsAsItAnswersText) {
    std::vector<std::string> puzzles;
    for (const char *const name : collections) {
        std::ranges::copy(collection(name), std::back_inserter(puzzles));
    }
    Grid digits;
    for (const std::string &puzzle : puzzles) {
        const Grid givens = puzzle_of("9", puzzle).givens();
        digits.insert(digits.end(), givens.begin(), givens.end());
    }
    for (const std::string_view kernel : kernels_here()) {
        BatchSolver solver = solver_of(kernel);
        const Batch text = solve_batch(solver, puzzles);
        Grid solutions(digits.size());
        std::vector<BatchAnswer> answers(puzzles.size());
        ASSERT_TRUE(solver.solve(digits, answers, solutions).has_value());
        for (std::size_t puzzle = 0; puzzle < puzzles.size(); ++puzzle) {
            EXPECT_EQ(answers[puzzle].status, text.answers[puzzle].status);
            EXPECT_EQ(answers[puzzle].solutions, text.answers[puzzle].solutions);
        }
        for (std::size_t cell = 0; cell < digits.size(); ++cell) {
            const char character = text.solutions[cell] == '?' ? '0' : text.solutions[cell];
            ASSERT_EQ(number(solutions[cell]), static_cast<unsigned>(character - '0')) << kernel;
        }
    }
}

TEST(Batch, SaysWhichDigitIsNone) {
    BatchSolver solver = *BatchSolver::make("portable");
    Grid digits(162);
    digits[80] = digit_of(10);
    digits[161] = digit_of(9);
    std::vector<BatchAnswer> answers(2);
    ASSERT_TRUE(solver.solve(digits, answers).has_value());
    EXPECT_EQ(answers[0].unreadable, 80);
    EXPECT_EQ(answers[0].status, Status::invalid);
    EXPECT_EQ(answers[1].unreadable, -1);
    digits.pop_back();
    ASSERT_TRUE(solver.solve(digits, answers).has_value());
    EXPECT_EQ(answers[1].unreadable, 81);
}

TEST(Batch, RefusesSizesThatDoNotFit) {
    BatchSolver solver = *BatchSolver::make("portable");
    std::vector<BatchAnswer> answers(1);
    std::string solutions(80, ' ');
    const std::vector<std::string_view> one{empty_grid};
    EXPECT_EQ(solver.solve(std::span<const std::string_view>(), answers).error().message(),
              "1 answer and 0 characters for the solutions of 0 puzzles, expected an answer and "
              "81 characters (or none at all) for each");
    EXPECT_FALSE(solver.solve(one, answers, solutions).has_value());
    EXPECT_TRUE(solver.solve(std::span<const std::string_view>(), {}).has_value());
}

TEST(Batch, TheSameBatchIsTheSameWork) {
    const auto puzzles = collection(collections[0]);
    for (const std::string_view kernel : kernels_here()) {
        BatchSolver fresh = solver_of(kernel);
        BatchSolver used = solver_of(kernel);
        solve_batch(used, {empty_grid, puzzles[0]}, {1, nullptr});
        const Batch a = solve_batch(fresh, puzzles);
        const Batch b = solve_batch(used, puzzles);
        for (std::size_t i = 0; i < puzzles.size(); ++i) {
            EXPECT_EQ(a.answers[i].nodes, b.answers[i].nodes) << kernel;
        }
    }
}

TEST(Batch, EndsWhenItIsCancelled) {
    // 6.67·10²¹ grids: this would not end.
    const std::vector<std::string> puzzles(3, empty_grid);
    for (const std::string_view kernel : kernels_here()) {
        BatchSolver solver = solver_of(kernel);
        std::atomic<bool> cancelled = false;
        std::jthread watch([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
            cancelled = true;
        });
        const Batch batch = solve_batch(solver, puzzles, {~std::uint32_t{0}, &cancelled});
        for (const BatchAnswer &answer : batch.answers) {
            EXPECT_EQ(answer.stop, Stop::cancelled) << kernel;
        }
        // Before it began, too: what it tells then are answers as well.
        const Batch one = solve_batch(solver, {empty_grid}, {~std::uint32_t{0}, &cancelled});
        EXPECT_EQ(one.answers[0].stop, Stop::cancelled);
        EXPECT_EQ(one.solution(0) != std::string(81, '?'), one.answers[0].solutions > 0);
        // And is as good as new.
        EXPECT_EQ(solve_batch(solver, {empty_grid}).answers[0].status, Status::multiple);
        // What waited on the pile is forgotten.
        for (const BatchAnswer &answer :
             solve_batch(solver, collection("9x9-hard"), {100, nullptr}).answers) {
            EXPECT_EQ(answer.solutions, 1U) << kernel;
        }
    }
}

TEST(Kernels, AreListedFastestFirstAndThePortableOneAlwaysRuns) {
    ASSERT_FALSE(kernels().empty());
    EXPECT_EQ(kernels().back().name, "portable");
    EXPECT_TRUE(kernels().back().runs_here);
    EXPECT_TRUE(std::ranges::is_sorted(kernels(), std::greater{}, &Kernel::lanes));
    EXPECT_EQ(solver_of("portable").kernel().lanes, 8u);
}

TEST(Kernels, TheEnvironmentForcesOne) {
    ASSERT_EQ(setenv("DOKUSHIN_KERNEL", "portable", 1), 0);
    EXPECT_EQ(choose_kernel()->name, "portable");
    ASSERT_EQ(setenv("DOKUSHIN_KERNEL", "mmx", 1), 0);
    EXPECT_TRUE(choose_kernel().error().message().starts_with(
        "DOKUSHIN_KERNEL: there is no kernel 'mmx', expected "));
    ASSERT_EQ(unsetenv("DOKUSHIN_KERNEL"), 0);
    EXPECT_EQ(choose_kernel()->name, kernels_here().front());
    EXPECT_FALSE(choose_kernel("mmx").has_value());
}

} // namespace
} // namespace dokushin
