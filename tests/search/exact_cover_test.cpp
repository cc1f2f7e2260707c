// Dancing links, and Sudoku as an exact cover.
#include "searches.h"

#include "search/dancing_links.h"

#include <dokushin/check.h>

#include <gtest/gtest.h>

#include <vector>

namespace dokushin {
namespace {

using Index = search::CoverMatrix::Index;

/// The rows that a column links, from above.
std::vector<Index> rows_of(const search::CoverMatrix &matrix, Index column) {
    std::vector<Index> rows;
    for (Index node = matrix.below(column); node != column; node = matrix.below(node)) {
        rows.push_back(matrix.row_of(node));
    }
    return rows;
}

/// The 6 × 7 matrix of Knuth's paper, whose only exact cover is its rows 1, 4 and 5.
search::CoverMatrix knuths_matrix() {
    search::CoverMatrix matrix;
    for (int column = 0; column < 7; ++column) {
        matrix.add_column();
    }
    const std::vector<std::vector<Index>> rows{{3, 5, 6}, {1, 4, 7}, {2, 3, 6},
                                               {1, 4},    {2, 7},    {4, 5, 7}};
    for (const auto &row : rows) {
        matrix.begin_row();
        for (const Index column : row) {
            matrix.add_node(column);
        }
    }
    matrix.end_rows();
    return matrix;
}

/// Exact covers by the rows that are still linked, each as the sum of 10^row.
std::vector<Index> covers(search::CoverMatrix &matrix, Index so_far) {
    if (matrix.is_covered()) {
        return {so_far};
    }
    std::vector<Index> found;
    const Index column = matrix.smallest_column();
    matrix.cover(column);
    for (Index node = matrix.below(column); node != column; node = matrix.below(node)) {
        Index power = 1;
        for (Index row = 0; row < matrix.row_of(node); ++row) {
            power *= 10;
        }
        matrix.take_row(node);
        const auto deeper = covers(matrix, so_far + power);
        found.insert(found.end(), deeper.begin(), deeper.end());
        matrix.give_row_back(node);
    }
    matrix.uncover(column);
    return found;
}

TEST(DancingLinks, SolvesKnuthsExample) {
    search::CoverMatrix matrix = knuths_matrix();
    EXPECT_EQ(covers(matrix, 0), std::vector<Index>{11001});
}

TEST(DancingLinks, ComeBackAsTheyWere) {
    search::CoverMatrix matrix = knuths_matrix();
    static_cast<void>(covers(matrix, 0));
    const search::CoverMatrix fresh = knuths_matrix();
    for (Index column = 1; column <= 7; ++column) {
        EXPECT_EQ(rows_of(matrix, column), rows_of(fresh, column)) << "column " << column;
        EXPECT_EQ(matrix.size(column), fresh.size(column));
    }
    EXPECT_EQ(matrix.smallest_column(), 1U); // the first of those with two rows
}

TEST(DancingLinks, CoveringHidesTheRowsFromOtherColumns) {
    search::CoverMatrix matrix = knuths_matrix();
    matrix.cover(1);
    EXPECT_EQ(rows_of(matrix, 4), std::vector<Index>{5});
    EXPECT_EQ(rows_of(matrix, 7), (std::vector<Index>{4, 5}));
    EXPECT_EQ(matrix.smallest_column(), 4U);
}

// The smallest column is a cell's or a house's: both kinds of single are seen.
TEST(ExactCover, GuessesNothingWhereSinglesAreEnough) {
    for (const std::string_view givens :
         {"018000320250000046004652100006070200020040050003108700002539400490000083070000090",
          "070000009510420600080300700008001370023080040400900100962800030000010400700203096"}) {
        const Puzzle puzzle = searches::puzzle_of("9", givens);
        const auto singles = searches::run(Method::singles, puzzle, searches::solutions_up_to(2));
        const auto cover = searches::run(Method::dlx, puzzle, searches::solutions_up_to(2));
        EXPECT_EQ(singles.counters.guesses, 0U);
        EXPECT_EQ(cover.counters, (Counters{81 - puzzle.given_count() + 1, 0, 0}));
        EXPECT_EQ(cover.solution, singles.solution);
    }
}

// A column with one row is a cell with one digit, or a digit with one place.
TEST(ExactCover, NamesEachForcedPlacementForItsColumn) {
    const Puzzle puzzle = searches::puzzle_of(
        "9", "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9");
    const auto ahead = *make_search(Method::dlx, puzzle);
    const auto behind = *make_search(Method::dlx, puzzle);
    int naked = 0;
    int hidden = 0;
    for (Event event = ahead->next(); event.kind == EventKind::place; event = ahead->next()) {
        if (event.reason == Reason::naked_single) {
            EXPECT_TRUE(searches::is_naked_single(*behind, event.cell));
            ++naked;
        } else {
            EXPECT_EQ(event.reason, Reason::hidden_single);
            EXPECT_TRUE(
                searches::is_hidden_single(*behind, puzzle.shape(), event.cell, event.digit));
            ++hidden;
        }
        static_cast<void>(behind->next());
    }
    EXPECT_GT(naked, 0);
    EXPECT_GT(hidden, 0);
}

TEST(ExactCover, SolvesTheHardPuzzle) {
    const Puzzle puzzle = searches::puzzle_of("9", searches::hard);
    const auto result = searches::run(Method::dlx, puzzle, searches::solutions_up_to(2));
    EXPECT_EQ(result.status, Status::unique);
    EXPECT_TRUE(is_solution(puzzle, result.solution));
    EXPECT_LE(result.counters.guesses, 20U);
}

} // namespace
} // namespace dokushin
