// The cell with the fewest candidates first.
#include "searches.h"

#include <dokushin/check.h>

#include <gtest/gtest.h>

namespace dokushin {
namespace {

/// The first blank cell, in row order, with the fewest digits that its peers leave.
Cell tightest(const Shape &shape, const Grid &grid) {
    const Pencilmarks marks = Puzzle::from_givens(shape, grid)->pencilmarks();
    std::size_t best = grid.size();
    for (std::size_t cell = 0; cell < grid.size(); ++cell) {
        if (grid[cell] == Digit::blank &&
            (best == grid.size() || marks[cell].size() < marks[best].size())) {
            best = cell;
        }
    }
    return cell_at(best);
}

TEST(Mrv, GoesToTheCellWithTheFewestCandidates) {
    const Puzzle puzzle = searches::puzzle_of("9", searches::hard);
    const auto search = *make_search(Method::mrv, puzzle);
    bool just_took_back = false; // then it goes on in that cell
    for (int step = 0; step < 500; ++step) {
        const Grid before = search->grid();
        const Event event = search->next();
        if (event.kind == EventKind::place && !just_took_back) {
            EXPECT_EQ(event.cell, tightest(puzzle.shape(), before)) << "step " << step;
        }
        just_took_back = event.kind == EventKind::take_back;
    }
}

TEST(Mrv, NeedsFarFewerNodesThanTheTextbook) {
    const Puzzle puzzle = searches::puzzle_of("9", searches::hard);
    const auto mrv = searches::run(Method::mrv, puzzle, searches::solutions_up_to(2));
    EXPECT_EQ(mrv.status, Status::unique);
    EXPECT_TRUE(is_solution(puzzle, mrv.solution));
    EXPECT_LT(mrv.counters.nodes, 1000U);
}

// Where some cell always has one candidate, each blank is filled once.
TEST(Mrv, GuessesNothingWhereNakedSinglesAreEnough) {
    const Puzzle puzzle = searches::puzzle_of(
        "9", "000531609906480000304002058765010384139748006008000010083000165047160092090020400");
    const auto result = searches::run(Method::mrv, puzzle, searches::first_solution());
    const std::size_t blanks = 81 - puzzle.given_count();
    EXPECT_EQ(result.counters, (Counters{blanks + 1, 0, 0}));
}

} // namespace
} // namespace dokushin
