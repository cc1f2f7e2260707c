// The search for grids finds what the general search finds, over whatever vectors it runs.
#include "canon/boards.h"
#include "canon/general/row_search.h"
#include "canon/grid9/search.h"

#include <dokushin/check.h>

#include <random>
#include <set>
#include <string>

namespace dokushin {
namespace {

using namespace canon_tests;

/// Both searches for grids, and that the transform leads to the form.
Canonical found_by_both(const Shape &shape, const Grid &grid) {
    const auto found = canon::least_grid(grid);
    const auto anywhere = canon::least_grid_portable(grid);
    EXPECT_TRUE(found && anywhere);
    if (!found || !anywhere) {
        return {};
    }
    EXPECT_EQ(found->form, anywhere->form);
    EXPECT_EQ(found->automorphisms, anywhere->automorphisms);
    EXPECT_EQ(found->transform, anywhere->transform);
    EXPECT_EQ(*found->transform.apply(shape, grid), found->form);
    return *found;
}

/// The general search too.
void expect_least_grid(const Shape &shape, const Grid &grid, canon::Workspace &workspace) {
    const canon::NineByNine nine;
    const BothOrientations boards = both_orientations(grid, nine);
    canon::RowSearch<canon::NineByNine> search(nine, workspace);
    ASSERT_TRUE(search.run(boards.upright, &boards.transposed));
    const Canonical found = found_by_both(shape, grid);
    for (unsigned cell = 0; cell < 81; ++cell) {
        ASSERT_EQ(number(found.form[cell]), search.form()[cell / 9][cell % 9]);
    }
    EXPECT_EQ(found.automorphisms, search.labellings().size());
}

/// A grid whose digits are pairs of numbers below three, as in the most symmetrical one: the
/// first is stack + row in the band, and the second moves on with the column, and from band to
/// band as an order of three says, one for each first number and stack.
Grid grid_of_threes(const std::array<std::array<unsigned, 3>, 9> &moves) {
    Grid grid;
    for (unsigned cell = 0; cell < 81; ++cell) {
        const unsigned row = cell / 9;
        const unsigned stack = cell % 9 / 3;
        const unsigned first = (stack + row % 3) % 3;
        const unsigned second = (cell % 3 + moves[3 * first + stack][row / 3]) % 3;
        grid.push_back(digit_of(3 * first + second + 1));
    }
    return grid;
}

TEST(GridSearch, FindsWhatTheGeneralSearchFinds) {
    const Shape shape = shape_of("9x9");
    std::mt19937_64 random(1);
    canon::Workspace workspace;
    // The first rows: those of a puzzle, three digits that stay together, and two of them.
    for (const std::string_view begin :
         {"1......8...9..2......5......7.........2...1.....4.......3.........6......8......5",
          "123456789456789123", "123456789457189236", "123456789457893612"}) {
        const std::string givens = std::string(begin) + std::string(81 - begin.size(), '.');
        for (const Grid &grid : some_grids(shape, givens, 2'000 / DOKUSHIN_EVERY)) {
            expect_least_grid(shape, moved(shape, grid, random), workspace);
        }
    }
}

TEST(GridSearch, FindsWhatTheGeneralSearchFindsInGridsWithSymmetries) {
    const Shape shape = shape_of("9x9");
    constexpr std::array<std::array<unsigned, 3>, 6> orders{
        {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};
    std::mt19937_64 random(2);
    canon::Workspace workspace;
    std::set<std::uint64_t> automorphisms;
    for (unsigned turn = 0; turn < 2'000 / DOKUSHIN_EVERY; ++turn) {
        // Of one order or two the most symmetrical ones are made.
        std::array<std::array<unsigned, 3>, 9> moves{};
        const std::array<std::size_t, 2> used{random() % 6, random() % 6};
        for (auto &move : moves) {
            move = orders[turn % 2 == 0 ? random() % 6 : used[random() % 8 == 0 ? 1 : 0]];
        }
        const Grid grid = moved(shape, grid_of_threes(moves), random);
        expect_least_grid(shape, grid, workspace);
        automorphisms.insert(canon::least_grid(grid)->automorphisms);
    }
    EXPECT_GE(automorphisms.size(), 4U);
    EXPECT_EQ(*automorphisms.rbegin(), 648U); // no grid has more
}

TEST(GridSearch, TellsDigitsThatRepeat) {
    const Shape shape = shape_of("9x9");
    std::mt19937_64 random(3);
    const Grid grid = moved(shape, most_canonical(), random);
    for (unsigned cell = 0; cell < 81; ++cell) {
        for (unsigned digit = 1; digit <= 9; ++digit) {
            Grid other = grid;
            other[cell] = digit_of(digit);
            EXPECT_EQ(canon::least_grid(other).has_value(), other == grid);
            EXPECT_EQ(canon::least_grid_portable(other).has_value(), other == grid);
        }
    }
    for (unsigned turn = 0; turn < 10'000 / DOKUSHIN_EVERY; ++turn) { // two cells exchanged
        Grid other = grid;
        std::swap(other[random() % 81], other[random() % 81]);
        const bool whole = grid_flaws(shape, other).empty();
        EXPECT_EQ(canon::least_grid(other).has_value(), whole);
        EXPECT_EQ(canon::least_grid_portable(other).has_value(), whole);
    }
    // Rows and columns that are whole, boxes that are not.
    Grid latin;
    for (unsigned cell = 0; cell < 81; ++cell) {
        latin.push_back(digit_of((cell % 9 + cell / 9) % 9 + 1));
    }
    EXPECT_FALSE(canon::least_grid(latin));
    EXPECT_FALSE(canon::least_grid_portable(latin));
}

} // namespace
} // namespace dokushin
