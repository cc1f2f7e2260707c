#include "naive/count.h"
#include "study/boards.h"

#include <dokushin/study.h>
#include <dokushin/sukaku.h>

#include <gtest/gtest.h>

namespace dokushin {
namespace {

using namespace study_tests;

/// The oracle counts with each eliminated candidate back.
void expect_restorable(const Puzzle &puzzle) {
    const Restorable found = restorable_candidates(puzzle);
    EXPECT_TRUE(found.complete);
    const Pencilmarks out = eliminated(puzzle);
    for (std::size_t at = 0; at < out.size(); ++at) {
        for (const Digit digit : out[at]) {
            Pencilmarks more = puzzle.stated_candidates();
            more[at].insert(digit);
            Puzzle with = puzzle;
            ASSERT_TRUE(with.set_candidates(more));
            EXPECT_EQ(naive::count(with, 2) == 1, found.candidates[at].contains(digit));
        }
        EXPECT_TRUE((found.candidates[at] - out[at]).empty());
    }
}

TEST(Restorable, IsWhatTheOracleCounts) {
    const Shape four = shape_of("4");
    Pencilmarks marks;
    for (const char c : std::string_view("1234341221434321")) {
        marks.push_back(DigitSet::only(digit_of(static_cast<unsigned>(c - '0'))));
    }
    expect_restorable(*Puzzle::from_candidates(four, marks));
    for (std::size_t cell = 0; cell < 16; ++cell) {
        Pencilmarks more = marks;
        more[cell] = four.all_digits();
        if (const auto puzzle = Puzzle::from_candidates(four, more); naive::count(*puzzle) == 1) {
            expect_restorable(*puzzle);
            marks = more;
        }
    }
    EXPECT_GT(candidate_count(marks), 30U);
}

// What a given of a peer forbids is not eliminated, and no more is what is stated of a given.
TEST(Restorable, BesideGivensCountsWhatTheyDoNotForbid) {
    Puzzle puzzle = puzzle_of("1.3.3..2.3..2...", shape_of("4"));
    ASSERT_TRUE(puzzle.set_candidates(puzzle.pencilmarks()));
    EXPECT_EQ(candidate_count(eliminated(puzzle)), 0U);
    Pencilmarks marks = puzzle.pencilmarks();
    marks[15].erase(digit_of(1));
    marks[0] = {};
    ASSERT_TRUE(puzzle.set_candidates(marks));
    EXPECT_EQ(candidate_count(eliminated(puzzle)), 1U);
    EXPECT_TRUE(eliminated(puzzle)[15].contains(digit_of(1)));
    expect_restorable(puzzle);
}

TEST(Restorable, SaysThatALimitCameFirst) {
    const Shape nine = shape_of("9");
    const Puzzle open = *Puzzle::from_candidates(nine, Pencilmarks(81, DigitSet(0b111111110)));
    SolveOptions none;
    none.limits.nodes = 0;
    EXPECT_FALSE(restorable_candidates(open, none).complete);
}

// What is redundant or restorable decides, even if a limit left the rest open.
TEST(Minimality, IsOpenOnlyIfNothingWasFound) {
    const Pencilmarks none(16);
    Pencilmarks one(16);
    one[3].insert(digit_of(2));
    EXPECT_EQ(is_minimal(Redundancy{}, Restorable{none}), true);
    EXPECT_EQ(is_minimal(Redundancy{{}, false}, Restorable{none}), std::nullopt);
    EXPECT_EQ(is_minimal(Redundancy{}, Restorable{none, false}), std::nullopt);
    EXPECT_EQ(is_minimal(Redundancy{{cell_at(0)}, false}, Restorable{none, false}), false);
    EXPECT_EQ(is_minimal(Redundancy{{}, false}, Restorable{one, false}), false);
}

// The puzzle of examples/4x4.txt is minimal; with a given more it is not.
TEST(Minimality, IsThatNothingIsRedundant) {
    const Shape small = shape_of("4");
    const auto puzzle = [&](std::string_view givens) {
        Grid grid;
        for (const char c : givens) {
            grid.push_back(digit_of(c == '.' ? 0 : static_cast<unsigned>(c - '0')));
        }
        return *Puzzle::from_givens(small, std::move(grid));
    };
    EXPECT_EQ(is_minimal(puzzle(".....3.....14..3")), true);
    EXPECT_EQ(is_minimal(puzzle(".....3.....14.23")), false);
    SolveOptions none;
    none.limits.nodes = 0;
    EXPECT_EQ(is_minimal(puzzle(".....3.....14..3"), none), std::nullopt);
}

} // namespace
} // namespace dokushin
