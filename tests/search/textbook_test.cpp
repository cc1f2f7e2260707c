// Backtracking, to the exact number of digits taken back.
#include "searches.h"

#include <dokushin/check.h>

#include <gtest/gtest.h>

namespace dokushin {
namespace {

using searches::puzzle_of;

struct Row {
    std::string_view shape;
    std::string_view givens;
    std::uint64_t backtracks;
    std::string_view solution_begins;
};

class Table : public testing::TestWithParam<Row> {};

TEST_P(Table, HasTheTutorialsBacktracks) {
    const Row row = GetParam();
    const Puzzle puzzle = puzzle_of(row.shape, row.givens);
    const SolveResult result = searches::run(Method::backtrack, puzzle, searches::first_solution());
    EXPECT_EQ(result.counters.backtracks, row.backtracks);
    EXPECT_TRUE(searches::text_of(result.solution).starts_with(row.solution_begins));
    EXPECT_TRUE(is_solution(puzzle, result.solution));
    // What was placed and not taken back is the solution.
    const std::size_t blanks = puzzle.shape().cell_count() - puzzle.given_count();
    EXPECT_EQ(result.counters.nodes, result.counters.backtracks + blanks + 1);
    EXPECT_LT(result.counters.guesses, result.counters.nodes);
}

INSTANTIATE_TEST_SUITE_P(
    Textbook, Table,
    testing::Values(
        Row{"9",
            "018000320250000046004652100006070200020040050003108700002539400490000083070000090",
            220, "618794325"},
        Row{"9",
            "000531609906480000304002058765010384139748006008000010083000165047160092090020400", 8,
            "872531649"},
        Row{"9",
            "906705402000694000407030509250371086073569120160482057701020605000146000608907201", 18,
            "986715432"},
        Row{"9", searches::hard, 11187, "543817926"},
        Row{"9",
            "070000009510420600080300700008001370023080040400900100962800030000010400700203096", 85,
            "374168259"},
        Row{"4", "1034300203002003", 0, "1234"}, Row{"4", "4000000010400002", 30, "4321"}));

TEST(Textbook, FindsSolutionsInAscendingOrder) {
    const auto search = *make_search(Method::backtrack, Puzzle(searches::shape_of("4")));
    Grid last;
    for (int solutions = 0; solutions < 288;) {
        if (search->next().kind == EventKind::solved) {
            EXPECT_LT(last, search->grid());
            last = search->grid();
            ++solutions;
        }
    }
}

// The first blank of this board allows 2 and 4; r1c2, once r1c1 is filled, one digit.
TEST(Textbook, GoesByRowsAndAscendsAndTakesBack) {
    const auto search = *make_search(Method::backtrack, puzzle_of("4", "0013000000000000"));
    const Cell r1c1 = cell_at(0);
    const Cell r1c2 = cell_at(1);
    EXPECT_EQ(search->candidates(r1c1), DigitSet(0b1010));
    EXPECT_EQ(search->next(), (Event{EventKind::place, Reason::trial, r1c1, digit_of(2), 1}));
    EXPECT_EQ(search->candidates(r1c2), DigitSet(0b1000));
    EXPECT_EQ(search->next(), (Event{EventKind::place, Reason::trial, r1c2, digit_of(4), 2}));
    EXPECT_EQ(search->counters(), (Counters{3, 1, 0}));
    Event event = search->next();
    while (event.kind != EventKind::take_back || event.cell != r1c1) {
        event = search->next();
    }
    EXPECT_EQ(event, (Event{EventKind::take_back, Reason::trial, r1c1, digit_of(2), 1}));
    EXPECT_EQ(search->next(), (Event{EventKind::place, Reason::trial, r1c1, digit_of(4), 1}));
}

} // namespace
} // namespace dokushin
