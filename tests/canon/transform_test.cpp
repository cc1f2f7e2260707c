// Transforms form a group, and take houses to houses.
#include "canon/boards.h"

#include <dokushin/check.h>

#include <set>

namespace dokushin {
namespace {

using namespace canon_tests;

constexpr const char *shapes[] = {"4x4", "2x3", "3x2", "9x9", "1x5", "5x1", "3x4", "16x16"};

TEST(Transform, InverseAndThenAreThoseOfAGroup) {
    std::mt19937_64 random(1);
    for (const std::string_view name : shapes) {
        const Shape shape = shape_of(name);
        const Grid grid = thinned(shifted_rows(shape), 70, random);
        const Transform same = Transform::identity(shape.side());
        for (unsigned turn = 0; turn < 200; ++turn) {
            const Transform one = *random_transform(shape, std::ref(random));
            const Transform other = *random_transform(shape, std::ref(random));
            ASSERT_TRUE(one.fits(shape)) << name;
            EXPECT_EQ(one.then(one.inverse()), same);
            EXPECT_EQ(one.inverse().then(one), same);
            EXPECT_EQ(one.then(other).inverse(), other.inverse().then(one.inverse()));
            EXPECT_EQ(*one.then(other).apply(shape, grid),
                      *other.apply(shape, *one.apply(shape, grid)));
        }
    }
}

TEST(Transform, AGridStaysAGrid) {
    std::mt19937_64 random(2);
    for (const std::string_view name : shapes) {
        const Shape shape = shape_of(name);
        const Grid grid = shifted_rows(shape);
        ASSERT_TRUE(grid_flaws(shape, grid).empty()) << name;
        for (unsigned turn = 0; turn < 50; ++turn) {
            const Transform transform = *random_transform(shape, std::ref(random));
            EXPECT_TRUE(grid_flaws(shape, *transform.apply(shape, grid)).empty()) << name;
        }
    }
}

TEST(Transform, RandomOnesAreAllThereAre) {
    // The 4×4 group has 2 × 8 × 8 arrangements and 24 namings.
    std::mt19937_64 random(3);
    std::set<std::pair<std::pair<bool, Transform::Permutation>, Transform::Permutation>>
        arrangements;
    std::set<Transform::Permutation> namings;
    for (unsigned turn = 0; turn < 5000; ++turn) {
        const Transform one = *random_transform(shape_of("4x4"), std::ref(random));
        arrangements.insert({{one.transposed, one.rows}, one.columns});
        namings.insert(one.digits);
    }
    EXPECT_EQ(arrangements.size(), 128U);
    EXPECT_EQ(namings.size(), 24U);
}

TEST(Transform, TakesPlacedDigitsAndCandidatesAlong) {
    const Shape shape = shape_of("4x4");
    Puzzle puzzle = *Puzzle::from_givens(shape, digits_of("1..............."));
    ASSERT_TRUE(puzzle.set_placed(digits_of(".2..............")));
    Pencilmarks marks(16, shape.all_digits());
    marks[2] = DigitSet::only(digit_of(3));
    ASSERT_TRUE(puzzle.set_candidates(marks));
    Transform transform = Transform::identity(4);
    transform.transposed = true;
    transform.digits = {2, 3, 4, 1};
    const Puzzle image = *transform.apply(puzzle);
    EXPECT_EQ(image.givens(), digits_of("2..............."));
    EXPECT_EQ(image.digits(), digits_of("2...3..........."));
    EXPECT_EQ(image.stated_candidates()[8], DigitSet::only(digit_of(4)));
}

TEST(Transform, WhatBreaksHousesDoesNotFit) {
    const Shape nine = shape_of("9x9");
    Transform transform = Transform::identity(9);
    EXPECT_TRUE(transform.fits(nine));
    EXPECT_FALSE(transform.fits(shape_of("4x4")));
    std::swap(transform.rows[0], transform.rows[3]);
    EXPECT_FALSE(transform.fits(nine));
    EXPECT_EQ(transform.apply(nine, Grid(81)).error().code, ErrorCode::bad_shape);
    transform = Transform::identity(9);
    transform.columns[0] = 1; // twice
    EXPECT_FALSE(transform.fits(nine));
    transform = Transform::identity(9);
    transform.digits[0] = 0;
    EXPECT_FALSE(transform.fits(nine));
    transform = Transform::identity(6);
    transform.transposed = true; // makes 3×2 boxes of 2×3 ones
    EXPECT_FALSE(transform.fits(shape_of("2x3")));
    EXPECT_EQ(Transform::identity(9).apply(nine, Grid(80)).error().code, ErrorCode::wrong_length);
}

TEST(Transform, NonsenseDoesNoHarm) {
    Transform nonsense;
    nonsense.side = 1000;
    nonsense.rows.fill(200);
    nonsense.columns.fill(255);
    EXPECT_FALSE(nonsense.fits(shape_of("9x9")));
    EXPECT_EQ(nonsense.inverse().side, largest_canonical_side);
    EXPECT_FALSE(nonsense.then(nonsense).fits(shape_of("16x16")));
}

TEST(Transform, ShapesWithoutAreRefused) {
    std::mt19937_64 random(4);
    for (const std::string_view name :
         {"9x9+diagonals", "9x9+windoku", "25x25", "jigsaw:AABBAABBCCDDCCDD"}) {
        const auto found = has_transforms(shape_of(name));
        ASSERT_FALSE(found) << name;
        EXPECT_EQ(found.error().code, ErrorCode::unsupported);
        EXPECT_FALSE(random_transform(shape_of(name), std::ref(random)));
        EXPECT_FALSE(canonical(Puzzle(shape_of(name))));
    }
}

} // namespace
} // namespace dokushin
