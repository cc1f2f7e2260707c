// The form is the least image: against an oracle that tries them all, and as laws.
#include "canon/boards.h"
#include "canon/general/row_search.h"
#include "naive/least_image.h"

namespace dokushin {
namespace {

using namespace canon_tests;

constexpr const char *few_givens =
    "1......8...9..2......5......7.........2...1.....4.......3.........6......8......5";

Grid form_of(const Shape &shape, const Grid &grid) { return canonical(shape, grid)->form; }

void expect_least(const Shape &shape, const Grid &grid) {
    const Canonical found = *canonical(shape, grid);
    const naive::LeastImage least = naive::least_image(shape, grid);
    EXPECT_EQ(found.form, least.form);
    EXPECT_EQ(found.automorphisms, least.arrangements);
    EXPECT_EQ(*found.transform.apply(shape, grid), found.form);
}

TEST(Minlex, IsWhatTheWholeGroupHasLeast) {
    const Shape shape = shape_of("4x4");
    for (const Grid &grid : some_grids(shape, "................", 288 / (DOKUSHIN_EVERY))) {
        expect_least(shape, grid);
    }
    std::mt19937_64 random(1);
    const auto grids = some_grids(shape, "................", 288);
    for (unsigned turn = 0; turn < 600 / DOKUSHIN_EVERY; ++turn) {
        expect_least(shape, thinned(grids[random() % 288], 10 + turn % 8 * 10, random));
    }
}

TEST(Minlex, IsWhatTheWholeGroupHasLeastWhereBoxesAreNotSquare) {
    std::mt19937_64 random(2);
    for (const std::string_view name : {"2x3", "3x2", "1x5", "5x1", "1x4"}) {
        const Shape shape = shape_of(name);
        for (unsigned turn = 0; turn < (DOKUSHIN_EVERY > 1 ? 1 : 4); ++turn) {
            const Grid thin = thinned(shifted_rows(shape), 20 + turn * 20, random);
            const Transform transform = *random_transform(shape, std::ref(random));
            expect_least(shape, *transform.apply(shape, thin));
        }
    }
}

/// Two puzzles that differ by a random transform have the same form, as many symmetries,
/// and the transform of the answer leads there.
void expect_same_form(const Shape &shape, const Grid &grid, std::mt19937_64 &random,
                      Canonicaliser &canonicaliser) {
    const Transform transform = *random_transform(shape, std::ref(random));
    const Grid image = *transform.apply(shape, grid);
    const Canonical one = *canonicaliser.canonical(shape, grid);
    const Canonical other = *canonicaliser.canonical(shape, image);
    ASSERT_EQ(one.form, other.form);
    ASSERT_EQ(one.automorphisms, other.automorphisms);
    ASSERT_EQ(*one.transform.apply(shape, grid), one.form);
    ASSERT_EQ(*other.transform.apply(shape, image), one.form);
    ASSERT_LE(one.form, image);
}

TEST(Minlex, IsTheSameForAllImages) {
    const Shape shape = shape_of("9x9");
    const std::vector<Grid> grids = some_grids(shape, few_givens, 1000);
    ASSERT_EQ(grids.size(), 1000U);
    std::mt19937_64 random(3);
    Canonicaliser canonicaliser;
    for (unsigned turn = 0; turn < 100'000 / DOKUSHIN_EVERY; ++turn) {
        const Grid &grid = grids[random() % grids.size()];
        const unsigned kept = turn % 20 == 0 ? 100 : static_cast<unsigned>(random() % 60);
        expect_same_form(shape, thinned(grid, kept, random), random, canonicaliser);
    }
}

TEST(Minlex, IsTheSameForAllImagesOfSymmetricalPuzzles) {
    // Some digits of the most symmetrical grid, in some of its boxes.
    const Shape shape = shape_of("9x9");
    std::mt19937_64 random(8);
    Canonicaliser canonicaliser;
    for (unsigned digits = 1; digits < 512; ++digits) {
        for (const unsigned boxes :
             {0b111'111'111U, 0b100'010'001U, 0b110'101'011U, 0b000'111'000U}) {
            Grid grid = most_canonical();
            for (unsigned cell = 0; cell < 81; ++cell) {
                const bool kept = (digits >> (number(grid[cell]) - 1) & 1) != 0 &&
                                  (boxes >> (cell / 27 * 3 + cell % 9 / 3) & 1) != 0;
                grid[cell] = kept ? grid[cell] : Digit::blank;
            }
            expect_same_form(shape, grid, random, canonicaliser);
        }
    }
}

TEST(Minlex, IsTheSameForAllImagesOnOtherBoards) {
    std::mt19937_64 random(4);
    Canonicaliser canonicaliser;
    for (const std::string_view name : {"4x4", "2x3", "3x2", "2x4", "4x2", "5x2", "3x4", "16x16"}) {
        const Shape shape = shape_of(name);
        const unsigned turns = (shape.side() == 16 ? 100 : 1000) / DOKUSHIN_EVERY;
        for (unsigned turn = 0; turn < turns; ++turn) {
            const Grid thin = thinned(shifted_rows(shape), 5 + turn % 10 * 9, random);
            expect_same_form(shape, thin, random, canonicaliser);
        }
    }
}

TEST(Minlex, GridsHaveTheFormThatTheGeneralSearchFinds) {
    const Shape shape = shape_of("9x9");
    std::vector<Grid> grids = some_grids(shape, few_givens, 1000 / DOKUSHIN_EVERY);
    const auto others =
        some_grids(shape, "123456789456789123" + std::string(63, '.'), 1000 / DOKUSHIN_EVERY);
    grids.insert(grids.end(), others.begin(), others.end());
    grids.push_back(most_canonical());
    canon::Workspace workspace;
    for (const Grid &grid : grids) {
        canon::Board upright;
        canon::Board transposed;
        ASSERT_TRUE(canon::read(upright, grid, canon::NineByNine{}));
        canon::transpose(transposed, upright, canon::NineByNine{});
        canon::RowSearch<canon::NineByNine> search(canon::NineByNine{}, workspace);
        ASSERT_TRUE(search.run(upright, &transposed));
        const Canonical found = *canonical(shape, grid);
        for (unsigned cell = 0; cell < 81; ++cell) {
            ASSERT_EQ(number(found.form[cell]), search.form()[cell / 9][cell % 9]);
        }
        EXPECT_EQ(found.automorphisms, search.labellings().size());
    }
}

TEST(Minlex, NoRandomImageIsLess) {
    const Shape shape = shape_of("9x9");
    std::mt19937_64 random(5);
    for (const Grid &grid : some_grids(shape, few_givens, 3)) {
        for (const unsigned kept : {25U, 60U, 100U}) {
            const Grid thin = thinned(grid, kept, random);
            const Grid form = form_of(shape, thin);
            for (unsigned turn = 0; turn < 10'000 / DOKUSHIN_EVERY; ++turn) {
                const Transform transform = *random_transform(shape, std::ref(random));
                ASSERT_LE(form, *transform.apply(shape, thin));
            }
        }
    }
}

TEST(Minlex, IsItsOwnForm) {
    const Shape shape = shape_of("9x9");
    std::mt19937_64 random(6);
    for (const Grid &grid : some_grids(shape, few_givens, 200)) {
        const Grid form = form_of(shape, thinned(grid, 40, random));
        EXPECT_EQ(form_of(shape, form), form);
    }
}

TEST(Minlex, BoardsWithNearlyNothingHaveNearlyAllSymmetries) {
    const Shape nine = shape_of("9x9");
    constexpr std::uint64_t arrangements = 3'359'232; // 2 × 6⁸
    EXPECT_EQ(canonical(Puzzle(nine))->automorphisms, arrangements);
    Grid grid(81);
    grid[40] = digit_of(7);
    EXPECT_EQ(canonical(nine, grid)->automorphisms, arrangements / 81);
    EXPECT_EQ(canonical(nine, grid)->form.back(), digit_of(1));
    // One digit in all boxes: it can be placed in 46,656 ways, all equivalent.
    grid = most_canonical();
    std::ranges::replace_if(grid, [](Digit digit) { return number(digit) != 4; }, Digit::blank);
    EXPECT_EQ(canonical(nine, grid)->automorphisms, arrangements / 46'656);
    // 16 columns in stacks of four, as many rows, transposed or not: 2 × 24¹⁰.
    EXPECT_EQ(canonical(Puzzle(shape_of("16x16")))->automorphisms, 126'806'761'930'752U);
    // A Latin square's rows and columns have 16! orders each: more than 64 bits hold.
    EXPECT_EQ(canonical(Puzzle(shape_of("1x16")))->automorphisms, ~std::uint64_t{0});
}

TEST(Minlex, SymmetricalBoardsAreFound) {
    for (const std::string_view name : {"16x16", "3x5", "4x4", "2x8", "8x2", "1x16", "16x1"}) {
        const Shape shape = shape_of(name);
        const Grid grid = shifted_rows(shape);
        const auto found = canonical(shape, grid);
        ASSERT_TRUE(found) << name;
        EXPECT_EQ(*found->transform.apply(shape, grid), found->form) << name;
    }
}

TEST(Minlex, WhatIsNoPuzzleHasNone) {
    const Shape nine = shape_of("9x9");
    Grid twice(81);
    twice[0] = twice[80 - 8] = digit_of(5);
    const auto found = canonical(nine, twice);
    ASSERT_FALSE(found);
    EXPECT_EQ(found.error().code, ErrorCode::contradiction);
    EXPECT_EQ(found.error().what, "r1c1 and r9c1 are both 5 in column 1");
    twice[72] = Digit::blank;
    twice[10] = digit_of(5);
    EXPECT_FALSE(canonical(nine, twice)); // only the box has it twice
    EXPECT_EQ(canonical(nine, Grid(80)).error().code, ErrorCode::wrong_length);
    twice[10] = digit_of(12);
    EXPECT_EQ(canonical(nine, twice).error().code, ErrorCode::out_of_range);
    const auto sukaku = Puzzle::from_candidates(nine, Pencilmarks(81, nine.all_digits()));
    EXPECT_EQ(canonical(*sukaku).error().code, ErrorCode::unsupported);
}

TEST(Minlex, EquivalentPuzzlesHaveATransform) {
    const Shape shape = shape_of("9x9");
    std::mt19937_64 random(7);
    const std::vector<Grid> grids = some_grids(shape, few_givens, 50);
    for (const Grid &grid : grids) {
        const Puzzle one = *Puzzle::from_givens(shape, thinned(grid, 30, random));
        const Puzzle other = *random_transform(shape, std::ref(random))->apply(one);
        const auto way = *equivalent(one, other);
        ASSERT_TRUE(way);
        EXPECT_EQ(*way->apply(one), other);
        EXPECT_FALSE(*equivalent(one, *Puzzle::from_givens(shape, grid)));
        EXPECT_FALSE(*equivalent(one, Puzzle(shape_of("4x4"))));
    }
}

} // namespace
} // namespace dokushin
