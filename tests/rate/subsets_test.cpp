// Subsets of S+W eliminate no label of the solution, and all that a search of every set of lines
// and places eliminates.
#include "logic/puzzles.h"
#include "rate/universal/subsets.h"

#include <dokushin/solve.h>

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <set>

namespace dokushin::universal {
namespace {

/// A square of labels: those of line i at i · side.
using Square = std::vector<Label>;

/// Lists the squares in which subsets are found: the cells and digits of a house, and the rows and
/// columns of a digit, each in both directions.
std::vector<Square> squares_of(const CspBoard &board) {
    std::vector<Square> squares;
    const auto digits = board.shape().all_digits();
    for (const House &house : board.shape().houses()) {
        Square by_cell;
        Square by_digit;
        for (const Cell cell : house.cells) {
            for (const Digit digit : digits) {
                by_cell.push_back(board.label(cell, digit));
            }
        }
        for (const Digit digit : digits) {
            for (const Cell cell : house.cells) {
                by_digit.push_back(board.label(cell, digit));
            }
        }
        squares.push_back(by_cell);
        squares.push_back(by_digit);
    }
    for (const Digit digit : digits) {
        for (const HouseKind kind : {HouseKind::row, HouseKind::column}) {
            Square lines;
            for (const House &house : board.shape().houses()) {
                for (const Cell cell : house.cells) {
                    if (house.kind == kind) {
                        lines.push_back(board.label(cell, digit));
                    }
                }
            }
            squares.push_back(lines);
        }
    }
    return squares;
}

/// Returns what subsets of a size eliminate at once, by the definition: all sets of lines.
std::set<Label> eliminated_by_definition(const ResolutionState &state, unsigned size) {
    const unsigned side = state.board().side();
    std::set<Label> gone;
    for (const Square &square : squares_of(state.board())) {
        for (unsigned lines = 0; lines < 1U << side; ++lines) {
            if (std::popcount(lines) != static_cast<int>(size)) {
                continue;
            }
            unsigned places = 0;
            bool are_open = true;
            for (unsigned line = 0; line < side; ++line) {
                unsigned its = 0;
                for (unsigned at = 0; at < side; ++at) {
                    its |= state.is_candidate(square[line * side + at]) ? 1U << at : 0U;
                }
                if ((lines >> line & 1U) != 0) {
                    places |= its;
                    are_open &= its != 0;
                }
            }
            if (!are_open || std::popcount(places) > static_cast<int>(size)) {
                continue;
            }
            for (unsigned at = 0; at < side * side; ++at) {
                if ((lines >> at / side & 1U) == 0 && (places >> at % side & 1U) != 0 &&
                    state.is_candidate(square[at])) {
                    gone.insert(square[at]);
                }
            }
        }
    }
    return gone;
}

TEST(Subsets, AreThoseOfTheDefinitionAndAgreeWithTheSolution) {
    unsigned with_some = 0;
    for (const Shape &shape :
         {*Shape::boxes(2, 3), *Shape::jigsaw("AAABBBAAABBBCCCDDDCCCDDDEEEFFFEEEFFF"),
          *Shape::classic(3)}) {
        const CspBoard board(shape);
        SubsetSearch subsets(board);
        for (const Puzzle &puzzle : logic_tests::generated(shape, 2 / DOKUSHIN_EVERY + 12)) {
            const auto is_true = true_labels(board, solve(puzzle).solution);
            ResolutionState state(board, puzzle);
            state.take_singles();
            for (unsigned size = 2; size <= shape.side() / 2 && !state.is_solved(); ++size) {
                const std::set<Label> expected = eliminated_by_definition(state, size);
                with_some += expected.empty() ? 0 : 1;
                std::set<Label> gone;
                ResolutionState after = state;
                while (subsets.eliminate(after, size)) {
                }
                for (std::size_t at = 0; at < board.label_count(); ++at) {
                    const auto label = static_cast<Label>(at);
                    if (state.is_candidate(label) && !after.is_candidate(label)) {
                        gone.insert(label);
                        EXPECT_EQ(is_true[at], 0) << shape.name();
                    }
                }
                EXPECT_TRUE(std::ranges::includes(gone, expected)) << shape.name() << size;
                EXPECT_EQ(gone.empty(), expected.empty()) << shape.name() << size;
            }
        }
    }
    EXPECT_GT(with_some, 5U);
}

} // namespace
} // namespace dokushin::universal
