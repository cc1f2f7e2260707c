#include <dokushin/generate.h>
#include <dokushin/solve.h>

#include <gtest/gtest.h>

#include <set>

namespace {

using namespace dokushin;

Puzzle puzzle_of(std::string_view text) {
    Grid givens;
    for (const char c : text) {
        givens.push_back(c == '.' ? Digit::blank : digit_of(static_cast<unsigned>(c - '0')));
    }
    const unsigned side = text.size() == 16 ? 4 : 9;
    return *Puzzle::from_givens(*Shape::of_side(side), givens);
}

constexpr const char *solved =
    "483921657967345821251876493548132976729564138136798245372689514814253769695417382";

TEST(Minimise, LeavesNothingToSpare) {
    const Puzzle whole = puzzle_of(solved);
    std::set<Grid> different;
    for (std::uint64_t number = 0; number < 20; ++number) {
        MinimiseOptions options;
        options.number = number;
        const Puzzle minimal = *minimised(whole, options);
        EXPECT_EQ(solve(minimal).solution, whole.givens());
        EXPECT_EQ(solve(minimal).status, Status::unique);
        EXPECT_TRUE(redundant_givens(minimal).redundant.empty());
        different.insert(minimal.givens());
        EXPECT_EQ(*minimised(minimal, options), minimal);
    }
    EXPECT_EQ(different.size(), 20U);
}

TEST(Minimise, KeepsASymmetry) {
    MinimiseOptions options;
    options.symmetry = Symmetry::both;
    const Puzzle minimal = *minimised(puzzle_of(solved), options);
    EXPECT_EQ(solve(minimal).status, Status::unique);
    for (const auto &part : orbits(9, Symmetry::both)) {
        for (const Cell cell : part) {
            EXPECT_EQ(minimal.given(cell) == Digit::blank,
                      minimal.given(part.front()) == Digit::blank);
        }
    }
}

/// The first grid of a board, of which all digits are given.
Puzzle first_grid_of(std::string_view shape) {
    const Shape board = *Shape::parse(shape);
    const SolveResult solved_board = solve(Puzzle(board));
    return *Puzzle::from_givens(board, solved_board.solution);
}

TEST(Minimise, BoardsThatAreNotSquareOrHaveVariables) {
    for (const char *const shape : {"grid:4x5", "grid:3x4:1-6", "4x4+variables:2"}) {
        const Puzzle whole = first_grid_of(shape);
        const Puzzle minimal = *minimised(whole);
        EXPECT_EQ(solve(minimal).solution, whole.givens()) << shape;
        EXPECT_EQ(solve(minimal).status, Status::unique) << shape;
        EXPECT_TRUE(redundant_givens(minimal).redundant.empty()) << shape;
        MinimiseOptions symmetric;
        symmetric.symmetry = Symmetry::half_turn;
        EXPECT_EQ(minimised(whole, symmetric).error().code, ErrorCode::unsupported) << shape;
    }
}

TEST(Minimise, RefusesWhatIsNotProper) {
    EXPECT_EQ(minimised(puzzle_of("................")).error().message(),
              "a puzzle without exactly one solution, expected a proper one");
    EXPECT_FALSE(minimised(puzzle_of("11..............")));
}

TEST(Minimise, SaysThatItWasCancelled) {
    const std::atomic<bool> cancelled = true;
    MinimiseOptions options;
    options.cancelled = &cancelled;
    const Puzzle whole = puzzle_of("1234341221434321");
    EXPECT_EQ(minimised(whole, options).error().message(),
              "a puzzle that was cancelled before anything was known of it");
}

} // namespace
