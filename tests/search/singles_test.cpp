// Naked and hidden singles, and a guess only where there are none.
#include "searches.h"

#include <dokushin/check.h>

#include <gtest/gtest.h>

namespace dokushin {
namespace {

using searches::is_hidden_single;
using searches::is_naked_single;

bool has_a_single(const Search &search, const Shape &shape) {
    for (std::size_t cell = 0; cell < shape.cell_count(); ++cell) {
        if (search.grid()[cell] != Digit::blank) {
            continue;
        }
        for (const Digit digit : search.candidates(cell_at(cell))) {
            if (is_naked_single(search, cell_at(cell)) ||
                is_hidden_single(search, shape, cell_at(cell), digit)) {
                return true;
            }
        }
    }
    return false;
}

/// The first of the blank cells with the fewest candidates.
Cell tightest_cell(const Search &search) {
    std::size_t best = search.grid().size();
    const auto size = [&](std::size_t cell) { return search.candidates(cell_at(cell)).size(); };
    for (std::size_t cell = 0; cell < search.grid().size(); ++cell) {
        if (search.grid()[cell] == Digit::blank &&
            (best == search.grid().size() || size(cell) < size(best))) {
            best = cell;
        }
    }
    return cell_at(best);
}

// A second search, stopped one event before, shows the state of each decision.
TEST(Singles, NamesEachPlacementForWhatItIs) {
    const Puzzle puzzle = searches::puzzle_of(
        "9", "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......");
    const Shape &shape = puzzle.shape();
    const auto ahead = *make_search(Method::singles, puzzle);
    const auto behind = *make_search(Method::singles, puzzle);
    int naked = 0;
    int hidden = 0;
    int trials = 0;
    for (int step = 0; step < 5000; ++step) {
        const Event event = ahead->next();
        if (event.reason == Reason::naked_single) {
            EXPECT_TRUE(is_naked_single(*behind, event.cell)) << "step " << step;
            ++naked;
        } else if (event.reason == Reason::hidden_single) {
            EXPECT_TRUE(is_hidden_single(*behind, shape, event.cell, event.digit));
            ++hidden;
        } else if (event.kind == EventKind::place) {
            EXPECT_FALSE(has_a_single(*behind, shape)) << "step " << step;
            EXPECT_EQ(event.cell, tightest_cell(*behind));
            ++trials;
        }
        static_cast<void>(behind->next());
    }
    EXPECT_GT(naked, 0);
    EXPECT_GT(hidden, 0);
    EXPECT_GT(trials, 0);
}

TEST(Singles, NeedsAtMostTwentyGuessesWhereTheTextbookTakesBack11187Digits) {
    const Puzzle puzzle = searches::puzzle_of("9", searches::hard);
    const auto result = searches::run(Method::singles, puzzle, searches::solutions_up_to(2));
    EXPECT_EQ(result.status, Status::unique);
    EXPECT_LE(result.counters.guesses, 20U);
    EXPECT_TRUE(searches::text_of(result.solution).starts_with("543817926"));
}

// What singles alone solve is one node, and stays when the search is exhausted.
TEST(Singles, LeavesWhatIsCertainOnTheGrid) {
    const Puzzle puzzle = searches::puzzle_of(
        "9", "906705402000694000407030509250371086073569120160482057701020605000146000608907201");
    const auto search = *make_search(Method::singles, puzzle);
    Event event = search->next();
    while (event.kind != EventKind::exhausted) {
        EXPECT_NE(event.kind, EventKind::take_back);
        event = search->next();
    }
    EXPECT_EQ(search->counters(), (Counters{1, 0, 0}));
    EXPECT_TRUE(is_solution(puzzle, search->grid()));
}

// A digit without a place in a house is a contradiction that no cell shows.
TEST(Singles, SeesADigitWithoutAPlace) {
    const Puzzle puzzle = searches::puzzle_of("4", "1000"
                                                   "0000"
                                                   "0010"
                                                   "0001");
    // 1 stands in columns 1, 3 and 4, rows 1, 3 and 4: box 1's row 2 has it at
    // r2c2; taking that cell leaves 1 without a place in row 2.
    Puzzle blocked = puzzle;
    Grid placed(16);
    placed[5] = digit_of(2);
    ASSERT_TRUE(blocked.set_placed(placed));
    const auto result = searches::run(Method::singles, blocked, searches::every_solution());
    EXPECT_EQ(result.status, Status::none);
    EXPECT_EQ(result.counters, (Counters{1, 0, 0}));
}

} // namespace
} // namespace dokushin
