// The usual 9×9 board through solve(): by bands it says what the general search says,
// and where bands can't answer, somebody does who can.
#include "search/in_lanes.h"
#include "search/searches.h"

#include <dokushin/check.h>
#include <dokushin/text.h>

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <fstream>

namespace dokushin {
namespace {

using searches::puzzle_of;
using searches::shape_of;
using searches::solutions_up_to;

constexpr std::string_view hard_solution =
    "543817926869253471271649853724596318615738249938421765356974182492185637187362594";

SolveResult by(Method method, const Puzzle &puzzle, std::uint64_t limit = 2) {
    return solve(puzzle, {method, solutions_up_to(limit)});
}

/// Candidates around the solution of the textbooks' puzzle, its digits renamed: any cell
/// may lack its own digit, most have a few others, and some digits stand in their cells.
Puzzle random_stated_puzzle() {
    const Grid full = searches::digits_of(hard_solution);
    const auto renaming = *rc::gen::arbitrary<std::uint32_t>();
    const auto kept = *rc::gen::inRange<unsigned>(0, 60);
    Grid givens(full.size());
    Pencilmarks marks(full.size());
    for (std::size_t cell = 0; cell < full.size(); ++cell) {
        const Digit own = digit_of((number(full[cell]) + renaming) % 9 + 1);
        if (*rc::gen::inRange<unsigned>(0, 100) < kept) {
            givens[cell] = own;
        }
        marks[cell] = DigitSet(*rc::gen::inRange<std::uint64_t>(0, 512));
        if (*rc::gen::inRange(0, 100) > 0) {
            marks[cell].insert(own);
        }
    }
    auto puzzle = *Puzzle::from_givens(shape_of("9"), givens);
    RC_ASSERT(puzzle.set_candidates(marks).has_value());
    return puzzle;
}

TEST(ByBandsLaw, StatedCandidatesCountAsTheExactSearchCounts) {
    EXPECT_TRUE(rc::check("random candidates", [] {
        const Puzzle puzzle = random_stated_puzzle();
        const std::uint64_t limit = *rc::gen::element<std::uint64_t>(1, 2, 3, 1000);
        const SolveResult found = by(Method::bands, puzzle, limit);
        const SolveResult truth = by(Method::search, puzzle, limit);
        RC_ASSERT(found.method == Method::bands);
        RC_ASSERT(found.solutions == truth.solutions);
        RC_ASSERT(found.status == truth.status);
        RC_ASSERT(found.stop == truth.stop);
        RC_ASSERT(found.solution.empty() || is_solution(puzzle, found.solution));
        RC_ASSERT(found.counters.nodes == 1 + found.counters.guesses + found.counters.backtracks);
    }));
}

/// The same test for the lanes, which very hard ones are handed to.
TEST(InLanesLaw, StatedCandidatesCountAsTheExactSearchCounts) {
    EXPECT_TRUE(rc::check("random candidates", [] {
        const Puzzle puzzle = random_stated_puzzle();
        const std::uint64_t limit = *rc::gen::element<std::uint64_t>(1, 2, 3, 1000);
        const SolveResult truth = by(Method::search, puzzle, limit);
        RC_PRE(truth.status != Status::invalid);
        const auto found = search::answer_in_lanes(puzzle, solutions_up_to(limit));
        RC_ASSERT(found.has_value());
        RC_ASSERT(found->solutions == truth.solutions);
        RC_ASSERT(found->status == truth.status);
        RC_ASSERT(found->stop == truth.stop);
        RC_ASSERT(found->counters.nodes ==
                  1 + found->counters.guesses + found->counters.backtracks);
        RC_ASSERT(found->solution.empty() == (found->solutions == 0));
        RC_ASSERT(found->solution.empty() || is_solution(puzzle, found->solution));
    }));
}

/// The empty board with all candidates stated but one, which has more solutions than anybody
/// counts.
Puzzle nearly_free() {
    Pencilmarks marks(81, DigitSet::all(9));
    marks[0] = DigitSet::only(digit_of(1));
    return *Puzzle::from_candidates(shape_of("9"), marks);
}

TEST(InLanes, EndAtTheirLimits) {
    const Puzzle puzzle = nearly_free();
    Limits limits = solutions_up_to(1000);
    const auto many = search::answer_in_lanes(puzzle, limits);
    EXPECT_EQ(many->stop, Stop::solutions);
    EXPECT_EQ(many->counters.nodes, 1 + 2 * many->counters.guesses);
    limits.nodes = 20;
    EXPECT_EQ(search::answer_in_lanes(puzzle, limits), std::nullopt);
    limits = solutions_up_to(2); // ends before each board of a part was read
    const auto two = search::answer_in_lanes(puzzle, limits);
    EXPECT_EQ(two->counters.nodes, 1 + 2 * two->counters.guesses);
    limits = solutions_up_to(1001);
    EXPECT_EQ(search::answer_in_lanes(puzzle, limits), std::nullopt);
    EXPECT_EQ(search::answer_in_lanes(puzzle_of("9", searches::hard), {}), std::nullopt);
    limits = solutions_up_to(1000);
    limits.time = std::chrono::nanoseconds(0);
    EXPECT_EQ(search::answer_in_lanes(puzzle, limits)->stop, Stop::time);
    const std::atomic<bool> cancelled = true;
    limits.cancelled = &cancelled;
    const auto ended = search::answer_in_lanes(puzzle, limits);
    EXPECT_EQ(ended->stop, Stop::cancelled);
    EXPECT_EQ(ended->status, Status::limit);
}

// Sukakus that are hard for solvers, of a collection that lies beside the project only.
TEST(InLanes, HardSukakusHaveOneSolution) {
    std::ifstream file(DOKUSHIN_SOURCE_DIR "/../shared/data/pencilmarks/hard_020k.txt");
    unsigned read = 0;
    for (std::string line; read < 20 / DOKUSHIN_EVERY + 1 && std::getline(file, line); ++read) {
        ReadOptions how;
        how.format = Format::sukaku;
        const auto record = read_one(line, how);
        ASSERT_TRUE(record.has_value());
        const SolveResult found = by(Method::automatic, record->puzzle);
        EXPECT_EQ(found.status, Status::unique) << read;
        EXPECT_EQ(found.method, Method::bands) << read;
        EXPECT_TRUE(is_solution(record->puzzle, found.solution)) << read;
    }
}

TEST(ByBands, PlacedDigitsArePartOfThePuzzle) {
    Puzzle puzzle = puzzle_of("9", searches::hard);
    Grid placed(81);
    placed[0] = digit_of(5); // r1c1 of the solution
    ASSERT_TRUE(puzzle.set_placed(placed));
    EXPECT_EQ(searches::text_of(by(Method::bands, puzzle).solution), hard_solution);
    placed[0] = digit_of(8); // breaks no house
    ASSERT_TRUE(puzzle.set_placed(placed));
    EXPECT_EQ(by(Method::bands, puzzle).status, Status::none);
}

TEST(ByBands, ARepeatedDigitIsInvalidBeforeAnySearch) {
    std::string text(searches::hard);
    text[0] = '1'; // row 1 has a 1 already
    const SolveResult result = by(Method::automatic, puzzle_of("9", text));
    EXPECT_EQ(result.status, Status::invalid);
    EXPECT_EQ(result.counters, Counters{});
    EXPECT_EQ(result.method, Method::bands);
}

TEST(ByBands, TheSearchAnswersWhereBandsCannot) {
    const Puzzle nine = puzzle_of("9", searches::hard);
    EXPECT_EQ(by(Method::automatic, nine).method, Method::bands);
    for (const std::string_view shape : {"4", "9+diagonals", "1x9"}) {
        EXPECT_EQ(by(Method::bands, Puzzle(shape_of(shape)), 1).method, Method::search);
    }
    SolveOptions few_nodes{Method::bands, {}};
    few_nodes.limits.nodes = 1; // it takes a guess
    EXPECT_EQ(solve(nine, few_nodes).method, Method::search);
    SolveOptions short_time{Method::bands, {}};
    short_time.limits.time = std::chrono::milliseconds(999);
    EXPECT_EQ(solve(nine, short_time).method, Method::search);
    EXPECT_EQ(count(nine, {Method::bands, {}}).method, Method::search);
    const std::atomic<bool> cancelled = true;
    SolveOptions at_once{Method::bands, {}};
    at_once.limits.cancelled = &cancelled;
    EXPECT_EQ(solve(nine, at_once).stop, Stop::cancelled);
}

// The empty board has more solutions than the bands, which can't be cancelled, are let
// to look for: the search takes over and counts from the start.
TEST(ByBands, MoreSolutionsThanTheyMayLookForAreStillCounted) {
    const SolveResult result = by(Method::automatic, Puzzle(shape_of("9")), 250'000);
    EXPECT_EQ(result.solutions, 250'000u);
    EXPECT_EQ(result.method, Method::search);
}

} // namespace
} // namespace dokushin
