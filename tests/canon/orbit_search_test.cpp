// Boards with many symmetries: how many they have, by formulas of group theory; and the
// search that merges labellings by them finds what the general one finds.
#include "canon/boards.h"
#include "canon/general/orbit_search.h"
#include "canon/general/row_search.h"
#include "naive/least_image.h"

namespace dokushin {
namespace {

using namespace canon_tests;

// ---- tables of groups ------------------------------------------------------------------

/// A group's table: the element that each two make, all being numbers from 0.
using Table = std::vector<std::vector<unsigned>>;

template <class Operation> Table table_of(unsigned order, Operation operation) {
    Table table(order, std::vector<unsigned>(order));
    for (unsigned a = 0; a < order; ++a) {
        for (unsigned b = 0; b < order; ++b) {
            table[a][b] = operation(a, b);
        }
    }
    return table;
}

Table cyclic(unsigned order) {
    return table_of(order, [=](unsigned a, unsigned b) { return (a + b) % order; });
}

Table product(const Table &one, const Table &other) {
    const auto size = static_cast<unsigned>(other.size());
    return table_of(static_cast<unsigned>(one.size()) * size, [&](unsigned a, unsigned b) {
        return one[a / size][b / size] * size + other[a % size][b % size];
    });
}

/// The symmetries of a polygon: 2·corners.
Table dihedral(unsigned corners) {
    return table_of(2 * corners, [=](unsigned a, unsigned b) {
        const unsigned turned = a / corners != 0 ? corners - b % corners : b % corners;
        return (a / corners ^ b / corners) * corners + (a % corners + turned) % corners;
    });
}

/// With how many automorphisms.
struct Group {
    Table table;
    std::uint64_t automorphisms;

    /// Of a group's table: choose the images of two elements, and an automorphism.
    [[nodiscard]] std::uint64_t autotopisms() const {
        return table.size() * table.size() * automorphisms;
    }
};

const Group z1{cyclic(1), 1};
const Group z2{cyclic(2), 1};
const Group z3{cyclic(3), 2};
const Group z4{cyclic(4), 2};
const Group z2z2{product(cyclic(2), cyclic(2)), 6};
const Group z5{cyclic(5), 4};
const Group z6{cyclic(6), 2};
const Group s3{dihedral(3), 6};
const Group z7{cyclic(7), 6};
const Group z8{cyclic(8), 4};
const Group z2z4{product(cyclic(2), cyclic(4)), 8};
const Group z2z2z2{product(cyclic(2), z2z2.table), 168};
const Group d4{dihedral(4), 8};
const Group z16{cyclic(16), 8};
const Group z4z4{product(cyclic(4), cyclic(4)), 96};
const Group z2_to_4{product(z2z2.table, z2z2.table), 20'160};
const Group d8{dihedral(8), 32};

struct GroupGrid {
    const char *shape;
    const Group &bands;  ///< of as many elements as a box has rows
    const Group &stacks; ///< … and columns
};

/// A cell's digit is a pair: what its row in the band and its stack make, and what its band
/// and its column in the stack do.
Grid grid_of(const GroupGrid &groups) {
    const auto rows = static_cast<unsigned>(groups.bands.table.size());
    const auto columns = static_cast<unsigned>(groups.stacks.table.size());
    Grid grid;
    for (unsigned row = 0; row < rows * columns; ++row) {
        for (unsigned column = 0; column < rows * columns; ++column) {
            grid.push_back(digit_of(groups.bands.table[row % rows][column / columns] * columns +
                                    groups.stacks.table[row / rows][column % columns] + 1));
        }
    }
    return grid;
}

const GroupGrid group_grids[] = {
    {"4x4", z2, z2},       {"2x3", z2, z3},       {"9x9", z3, z3},   {"2x4", z2, z2z2},
    {"4x2", z4, z2},       {"3x4", z3, z2z2},     {"4x3", z4, z3},   {"2x6", z2, s3},
    {"6x2", z6, z2},       {"5x3", z5, z3},       {"2x7", z2, z7},   {"16x16", z4, z4},
    {"16x16", z2z2, z4},   {"16x16", z2z2, z2z2}, {"2x8", z2, z8},   {"8x2", z2z4, z2},
    {"2x8", z2, z2z2z2},   {"8x2", d4, z2},       {"1x16", z1, z16}, {"1x16", z1, z4z4},
    {"16x1", z2_to_4, z1}, {"1x16", z1, z2_to_4}, {"16x1", d8, z1},
};

// ---- what is compared --------------------------------------------------------------------

struct Found {
    canon::CellMap form;
    std::uint64_t transforms = 0;

    friend bool operator==(const Found &, const Found &) = default;
};

/// By the general search, or by orbits of more than `threshold` labellings; none if given up.
std::optional<Found> found(const Shape &shape, const Grid &grid,
                           std::optional<std::size_t> threshold = std::nullopt) {
    const canon::AnySize size(shape.box_rows(), shape.box_columns());
    const BothOrientations boards = both_orientations(grid, size);
    const canon::Board *other =
        shape.box_rows() == shape.box_columns() ? &boards.transposed : nullptr;
    if (threshold) {
        canon::OrbitSearch<canon::AnySize> search(size, *threshold);
        return search.run(boards.upright, other)
                   ? std::optional(Found{search.form(), transforms_of(search.labellings(), size)})
                   : std::nullopt;
    }
    canon::Workspace workspace;
    canon::RowSearch<canon::AnySize> search(size, workspace);
    return search.run(boards.upright, other)
               ? std::optional(Found{search.form(), transforms_of(search.labellings(), size)})
               : std::nullopt;
}

std::uint64_t factorial(std::uint64_t n) { return n < 2 ? 1 : n * factorial(n - 1); }

std::uint64_t power(std::uint64_t base, unsigned exponent) {
    return exponent == 0 ? 1 : base * power(base, exponent - 1);
}

/// How many transforms of the shape there are, digits aside.
std::uint64_t arrangements(const Shape &shape) {
    const unsigned rows = shape.box_rows();
    const unsigned columns = shape.box_columns();
    return power(factorial(rows), columns) * factorial(columns) * power(factorial(columns), rows) *
           factorial(rows) * (rows == columns ? 2 : 1);
}

// ---- facts ---------------------------------------------------------------------------------

/// However the digits' first halves are relabelled, the second ones don't matter to them:
/// so an automorphism is one of each table, a triple of relabellings (an autotopism), of which
/// a group G has |G|²·|Aut G|. If both tables are the same, the board may be transposed.
TEST(OrbitSearch, GridsOfGroupsHaveTheSymmetriesOfTheirGroups) {
    std::mt19937_64 random(1);
    for (const GroupGrid &groups : group_grids) {
        const Shape shape = shape_of(groups.shape);
        const bool turns = groups.bands.table == groups.stacks.table;
        const std::uint64_t symmetries =
            groups.bands.autotopisms() * groups.stacks.autotopisms() * (turns ? 2 : 1);
        const Grid grid = grid_of(groups);
        const Canonical least = *canonical(shape, grid);
        EXPECT_EQ(least.automorphisms, symmetries) << groups.shape;
        EXPECT_EQ(*least.transform.apply(shape, grid), least.form) << groups.shape;
        const Grid image = moved(shape, grid, random);
        const Canonical other = *canonical(shape, image);
        EXPECT_EQ(other.form, least.form) << groups.shape;
        EXPECT_EQ(other.automorphisms, symmetries) << groups.shape;
        EXPECT_EQ(*other.transform.apply(shape, image), other.form) << groups.shape;
    }
}

TEST(OrbitSearch, AHundredImagesOfALinearGridHaveOneForm) {
    const Shape shape = shape_of("16x16");
    const Grid grid = grid_of({"16x16", z2z2, z2z2});
    const Grid form = canonical(shape, grid)->form;
    std::mt19937_64 random(2);
    Canonicaliser canonicaliser;
    for (unsigned turn = 0; turn < 100; ++turn) {
        const Grid image = moved(shape, grid, random);
        const Canonical least = *canonicaliser.canonical(shape, image);
        EXPECT_EQ(least.form, form);
        EXPECT_LE(least.form, image);
        EXPECT_EQ(least.automorphisms, 2U * 96 * 96);
        EXPECT_EQ(*least.transform.apply(shape, image), form);
    }
}

TEST(OrbitSearch, EmptyBoardsHaveAllSymmetries) {
    for (const char *name : {"4x4", "2x3", "9x9", "2x4", "3x4", "2x7", "16x16"}) {
        const Shape shape = shape_of(name);
        const Grid grid(shape.cell_count());
        EXPECT_EQ(found(shape, grid, 1)->transforms, arrangements(shape)) << name;
    }
    // 16! × 16!, more than 64 bits hold.
    EXPECT_EQ(found(shape_of("1x16"), Grid(256), 1)->transforms, ~std::uint64_t{0});
}

TEST(OrbitSearch, FindsWhatTheWholeGroupHasLeast) {
    std::mt19937_64 random(3);
    for (const char *name : {"4x4", "2x3", "1x4"}) {
        const Shape shape = shape_of(name);
        const Grid grid = shifted_rows(shape);
        const unsigned turns =
            shape.side() == 4 ? 300 / DOKUSHIN_EVERY : (DOKUSHIN_EVERY > 1 ? 1 : 3);
        for (unsigned turn = 0; turn < turns; ++turn) {
            const Grid thin = moved(shape, thinned(grid, turn * 17 % 101, random), random);
            const auto by_orbits = found(shape, thin, 1);
            const naive::LeastImage least = naive::least_image(shape, thin);
            ASSERT_TRUE(by_orbits);
            EXPECT_EQ(by_orbits->transforms, least.arrangements);
            for (std::size_t cell = 0; cell < thin.size(); ++cell) {
                ASSERT_EQ(by_orbits->form[cell / shape.side()][cell % shape.side()],
                          number(least.form[cell]));
            }
        }
    }
}

/// Both searches find the same, wherever the general one doesn't give up.
void expect_both_agree(const Shape &shape, const Grid &grid, std::size_t threshold) {
    const auto by_orbits = found(shape, grid, threshold);
    ASSERT_TRUE(by_orbits);
    if (const auto by_rows = found(shape, grid)) {
        EXPECT_EQ(by_orbits, by_rows);
    }
}

TEST(OrbitSearch, FindsWhatTheGeneralSearchFinds) {
    std::mt19937_64 random(4);
    for (const char *name : {"4x4", "2x3", "3x2", "2x4", "9x9", "2x5", "3x4", "16x16"}) {
        const Shape shape = shape_of(name);
        const Grid shifted = shifted_rows(shape);
        const unsigned turns = (shape.side() == 16 ? 200 : 1000) / DOKUSHIN_EVERY;
        for (unsigned turn = 0; turn < turns && !HasFailure(); ++turn) {
            const Grid thin = thinned(shifted, turn * 7 % 101, random); // sparse ones, too
            expect_both_agree(shape, moved(shape, thin, random), turn % 2 == 0 ? 1 : 8);
        }
    }
    const Shape nine = shape_of("9x9");
    for (const Grid &grid : some_grids(nine,
                                       "1......8...9..2......5......7.........2...1....."
                                       "4.......3.........6......8......5",
                                       1000 / DOKUSHIN_EVERY)) {
        expect_both_agree(nine, thinned(grid, static_cast<unsigned>(random() % 101), random), 1);
    }
}

/// What is left of a board: whole boxes, digits, or rows and columns, as a number's bits say,
/// over and over.
Grid partly(const Shape &shape, Grid grid, unsigned what, unsigned bits, unsigned period) {
    const unsigned side = shape.side();
    for (unsigned cell = 0; cell < grid.size(); ++cell) {
        const unsigned row = cell / side;
        const unsigned column = cell % side;
        const unsigned band = row / shape.box_rows();
        const unsigned stack = column / shape.box_columns();
        const unsigned sorts[] = {band * shape.box_rows() + stack, number(grid[cell]), row, column,
                                  row + column};
        const bool kept = (bits >> sorts[what] % period & 1) != 0;
        grid[cell] = kept ? grid[cell] : Digit::blank;
    }
    return grid;
}

TEST(OrbitSearch, PartsOfSymmetricalGridsHaveOneFormForAllImages) {
    std::mt19937_64 random(5);
    Canonicaliser canonicaliser;
    for (unsigned turn = 0; turn < 1000 / DOKUSHIN_EVERY && !HasFailure(); ++turn) {
        const GroupGrid &groups = group_grids[turn % 18]; // Latin squares are a matter of theirs
        const Shape shape = shape_of(groups.shape);
        const unsigned period = 2 + static_cast<unsigned>(random() % (shape.side() - 1));
        Grid grid = grid_of(groups);
        for (unsigned times = 0; times < 1 + turn % 2; ++times) {
            const std::uint64_t half = random();
            const auto bits = static_cast<unsigned>(half | random());
            grid = partly(shape, grid, static_cast<unsigned>(random() % 5), bits, period);
            grid = times == 0 ? grid : thinned(grid, 95, random);
        }
        const Grid image = moved(shape, grid, random);
        const auto one = canonicaliser.canonical(shape, grid);
        const auto other = canonicaliser.canonical(shape, image);
        ASSERT_TRUE(one && other) << groups.shape;
        EXPECT_EQ(one->form, other->form);
        EXPECT_EQ(one->automorphisms, other->automorphisms);
        EXPECT_EQ(*one->transform.apply(shape, grid), one->form);
        EXPECT_EQ(*other->transform.apply(shape, image), one->form);
        EXPECT_EQ(arrangements(shape) % one->automorphisms, 0U); // Lagrange
    }
}

TEST(OrbitSearch, WhatNoSymmetryJoinsIsRefusedInOneLine) {
    // Of two rows one exchanges neighbours of the other: 2⁸ × 8! orders begin alike. The
    // third row leaves threshold symmetries to tell why.
    const Shape shape = shape_of("1x16");
    const Grid whole = shifted_rows(shape);
    Grid grid(256);
    for (const std::ptrdiff_t first : {0, 8 * 16, 1 * 16, 3 * 16}) {
        std::copy_n(whole.begin() + first, 16, grid.begin() + first);
    }
    const auto refused = canonical(shape, grid);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::unsupported);
    EXPECT_EQ(refused.error().what, "the form of a board of which so much begins alike");
    EXPECT_EQ(refused.error().expected,
              "fewer than 262,144 ways that no symmetry joins, and 16,777,216 steps");
}

} // namespace
} // namespace dokushin
