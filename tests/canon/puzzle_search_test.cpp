// The search for puzzles finds what the general search finds, in all kinds of boards.
#include "canon/boards.h"
#include "canon/general/row_search.h"
#include "canon/puzzle9/search.h"

#include <algorithm>
#include <random>

namespace dokushin {
namespace {

using namespace canon_tests;

/// Both searches, and that the transform leads to the form. False: too many labellings tied.
bool agree(const Shape &shape, const Grid &grid, canon::Workspace &workspace) {
    const canon::NineByNine nine;
    const BothOrientations boards = both_orientations(grid, nine);
    canon::RowSearch<canon::NineByNine> search(nine, workspace);
    EXPECT_TRUE(search.run(boards.upright, &boards.transposed));
    const canon::Givens givens = canon::read_givens(grid);
    EXPECT_FALSE(givens.repeated);
    EXPECT_EQ(givens.complete, std::ranges::count(grid, Digit::blank) == 0);
    if (givens.complete) { // a grid has a search of its own
        return true;
    }
    const auto found = canon::least_puzzle(givens);
    const auto anywhere = canon::least_puzzle_portable(givens);
    EXPECT_EQ(found.has_value(), anywhere.has_value());
    if (!found || !anywhere) {
        return false;
    }
    for (unsigned cell = 0; cell < 81; ++cell) {
        EXPECT_EQ(number(found->form[cell]), search.form()[cell / 9][cell % 9]);
    }
    EXPECT_EQ(found->automorphisms, transforms_of(search.labellings(), nine));
    EXPECT_EQ(*found->transform.apply(shape, grid), found->form);
    EXPECT_EQ(found->form, anywhere->form);
    EXPECT_EQ(found->automorphisms, anywhere->automorphisms);
    EXPECT_EQ(found->transform, anywhere->transform);
    return true;
}

TEST(PuzzleSearch, FindsWhatTheGeneralSearchFinds) {
    const Shape shape = shape_of("9x9");
    const auto grids = some_grids(
        shape, "1......8...9..2......5......7.........2...1.....4.......3.........6......8......5",
        1000);
    std::mt19937_64 random(1);
    canon::Workspace workspace;
    unsigned given_up = 0;
    for (unsigned turn = 0; turn < 100'000 / DOKUSHIN_EVERY && !HasFailure(); ++turn) {
        const Grid thin = thinned(grids[random() % grids.size()], turn % 101, random);
        given_up += agree(shape, moved(shape, thin, random), workspace) ? 0 : 1;
    }
    EXPECT_EQ(given_up, 0U);
}

/// Digits of some kinds, rows and columns of some kinds are left.
Grid with_only(Grid grid, std::uint64_t digits, std::uint64_t rows, std::uint64_t columns) {
    for (unsigned cell = 0; cell < 81; ++cell) {
        const bool kept = (digits >> number(grid[cell]) & 1) != 0 && (rows >> cell / 9 & 1) != 0 &&
                          (columns >> cell % 9 & 1) != 0;
        grid[cell] = kept ? grid[cell] : Digit::blank;
    }
    return grid;
}

std::uint64_t most_bits(std::mt19937_64 &random) {
    const std::uint64_t half = random();
    return half | random();
}

TEST(PuzzleSearch, FindsWhatTheGeneralSearchFindsInBoardsWithSymmetries) {
    const Shape shape = shape_of("9x9");
    std::mt19937_64 random(2);
    canon::Workspace workspace;
    unsigned given_up = 0;
    for (unsigned turn = 0; turn < 20'000 / DOKUSHIN_EVERY && !HasFailure(); ++turn) {
        // Mostly whole rows and columns, so that bands and stacks are blank or equal.
        const std::uint64_t rows = turn % 3 == 0 ? ~0ULL : most_bits(random);
        const std::uint64_t columns = turn % 2 == 0 ? ~0ULL : most_bits(random);
        const Grid grid = with_only(most_canonical(), random(), rows, columns);
        given_up += agree(shape, moved(shape, grid, random), workspace) ? 0 : 1;
    }
    EXPECT_LT(given_up, 100U / DOKUSHIN_EVERY);
}

TEST(PuzzleSearch, BoardsThatTieTooMuchAreLeftToTheGeneralSearch) {
    // A row of each band.
    const Shape shape = shape_of("9x9");
    const Grid grid = with_only(most_canonical(), ~0ULL, 0b001'001'001, ~0ULL);
    canon::Workspace workspace;
    EXPECT_FALSE(agree(shape, grid, workspace));
    const Canonical found = *canonical(shape, grid);
    EXPECT_EQ(*found.transform.apply(shape, grid), found.form);
    EXPECT_EQ(found.automorphisms, canonical(shape, found.form)->automorphisms);
    EXPECT_EQ(found.automorphisms, 7'776U);
}

/// What is read of a board, by what the board says itself.
void expect_read(const canon::Givens &givens, const Grid &grid) {
    for (unsigned cell = 0; cell < 81; ++cell) {
        const unsigned digit = number(grid[cell]);
        for (const unsigned side : {0U, 1U}) {
            const unsigned row = side == 0 ? cell / 9 : cell % 9;
            const unsigned column = side == 0 ? cell % 9 : cell / 9;
            EXPECT_EQ(givens.given[side][row] >> column & 1U, digit != 0 ? 1U : 0U);
            if (digit != 0) {
                EXPECT_EQ(givens.digit_shifts[side][row][column / 3 * 4 + 4 + column % 3],
                          4 * digit);
            }
        }
    }
    EXPECT_FALSE(givens.complete);
    EXPECT_FALSE(givens.repeated);
}

TEST(PuzzleSearch, ReadsGivensOnAnyProcessor) {
    const Shape shape = shape_of("9x9");
    std::mt19937_64 random(3);
    for (unsigned turn = 0; turn < 500; ++turn) {
        const Grid grid = moved(shape, thinned(most_canonical(), turn % 100, random), random);
        if (std::ranges::count(grid, Digit::blank) != 0) {
            expect_read(canon::read_givens(grid), grid);
            expect_read(canon::read_givens_portable(grid), grid);
        }
    }
}

TEST(PuzzleSearch, TellsDigitsThatRepeat) {
    const auto repeats = [](unsigned one, unsigned other) {
        Grid grid(81);
        grid[one] = grid[other] = digit_of(9);
        EXPECT_EQ(canon::read_givens(grid).repeated, canon::read_givens_portable(grid).repeated);
        return canon::read_givens(grid).repeated;
    };
    for (unsigned one = 0; one < 81; ++one) {
        for (unsigned other = 0; other < one; ++other) {
            const bool box = one / 27 == other / 27 && one % 9 / 3 == other % 9 / 3;
            const bool house = box || one / 9 == other / 9 || one % 9 == other % 9;
            EXPECT_EQ(repeats(one, other), house) << one << " " << other;
        }
    }
}

} // namespace
} // namespace dokushin
