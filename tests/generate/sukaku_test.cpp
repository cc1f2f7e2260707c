// Sukaku: minimised, their neighbours, and made at random.
#include "naive/count.h"

#include <dokushin/generate.h>
#include <dokushin/solve.h>
#include <dokushin/study.h>
#include <dokushin/sukaku.h>

#include <gtest/gtest.h>

#include <set>

namespace {

using namespace dokushin;

const Shape &four_by_four() {
    static const Shape shape = *Shape::of_side(4);
    return shape;
}

Puzzle sukaku_of(const Pencilmarks &marks) {
    const unsigned side = marks.size() == 16 ? 4 : 9;
    return *Puzzle::from_candidates(*Shape::of_side(side), marks);
}

/// Every cell with the candidate of a solution, and no other.
Puzzle settled_four() {
    Pencilmarks marks;
    for (const char c : std::string_view("1234341221434321")) {
        marks.push_back(DigitSet::only(digit_of(static_cast<unsigned>(c - '0'))));
    }
    return sukaku_of(marks);
}

/// The oracle: each eliminated candidate put back makes a second solution, as plain counting says.
void expect_minimal(const Puzzle &sukaku) {
    EXPECT_TRUE(is_sukaku(sukaku));
    EXPECT_EQ(naive::count(sukaku, 2), 1U);
    const Pencilmarks out = eliminated(sukaku);
    for (std::size_t at = 0; at < out.size(); ++at) {
        for (const Digit digit : out[at]) {
            Pencilmarks more = sukaku.stated_candidates();
            more[at].insert(digit);
            EXPECT_EQ(naive::count(sukaku_of(more), 2), 2U) << at;
        }
    }
}

TEST(SukakuPuzzles, IsMinimisedByPuttingCandidatesBack) {
    const Puzzle whole = settled_four();
    std::set<std::size_t> clues;
    for (std::uint64_t number = 0; number < 20; ++number) {
        MinimiseOptions options;
        options.number = number;
        const Puzzle minimal = *minimised(whole, options);
        expect_minimal(minimal);
        EXPECT_EQ(solve(minimal).solution, solve(whole).solution);
        EXPECT_EQ(*minimised(minimal, options), minimal);
        clues.insert(clue_count(minimal));
    }
    EXPECT_LT(*clues.rbegin(), clue_count(whole));
    EXPECT_GT(clues.size(), 1U);
}

TEST(SukakuPuzzles, IsMinimisedWithoutSymmetryAndIfProper) {
    MinimiseOptions options;
    options.symmetry = Symmetry::both;
    EXPECT_EQ(minimised(settled_four(), options).error().message(),
              "a sukaku with symmetry both, expected symmetry none");
    const Puzzle anything = sukaku_of(Pencilmarks(16, four_by_four().all_digits()));
    EXPECT_EQ(minimised(anything).error().message(),
              "a puzzle without exactly one solution, expected a proper one");
    Puzzle both = *Puzzle::from_givens(four_by_four(), solve(settled_four()).solution);
    EXPECT_TRUE(both.set_candidates(settled_four().stated_candidates()));
    EXPECT_EQ(minimised(both).error().message(),
              "a puzzle of givens that states candidates, expected one of givens alone, or of "
              "candidates alone");
}

using Marks = std::vector<std::uint64_t>; // a set a cell, as numbers, which have an order

Marks words_of(const Pencilmarks &sets) {
    Marks words;
    for (const DigitSet set : sets) {
        words.push_back(set.bits());
    }
    return words;
}

std::set<Marks> neighbours(const Puzzle &puzzle, const VicinityOptions &options) {
    std::set<Marks> found;
    const auto done = vicinity(puzzle, options, [&](const Puzzle &one) {
        EXPECT_TRUE(is_sukaku(one));
        EXPECT_TRUE(found.insert(words_of(one.stated_candidates())).second || options.samples > 0);
        return true;
    });
    EXPECT_TRUE(done);
    return found;
}

/// The oracle: every candidate back, every other out, asked by plain counting.
std::set<Marks> one_back_one_out(const Puzzle &puzzle) {
    std::set<Marks> found;
    for (std::size_t back = 0; back < 64; ++back) {
        for (std::size_t out = 0; out < 64; ++out) {
            Pencilmarks marks = puzzle.stated_candidates();
            const Digit returns = digit_of(static_cast<unsigned>(back % 4 + 1));
            const Digit goes = digit_of(static_cast<unsigned>(out % 4 + 1));
            if (marks[back / 4].contains(returns) || !marks[out / 4].contains(goes)) {
                continue;
            }
            marks[back / 4].insert(returns);
            marks[out / 4].erase(goes);
            if (naive::count(sukaku_of(marks), 2) == 1) {
                found.insert(words_of(marks));
            }
        }
    }
    return found;
}

TEST(SukakuPuzzles, HasEveryNeighbourOneCandidateAway) {
    const Puzzle minimal = *minimised(settled_four());
    const std::set<Marks> expected = one_back_one_out(minimal);
    EXPECT_FALSE(expected.empty());
    EXPECT_EQ(neighbours(minimal, {}), expected);
    VicinityOptions options;
    options.samples = 6000; // of some hundreds, so that each is drawn
    EXPECT_EQ(neighbours(minimal, options), expected);
    options.samples = 40;
    const std::set<Marks> few = neighbours(minimal, options);
    EXPECT_EQ(neighbours(minimal, options), few);
    EXPECT_LT(few.size(), expected.size());
}

TEST(SukakuPuzzles, HasNeighboursWithoutRestoringAny) {
    const Puzzle minimal = *minimised(settled_four());
    VicinityOptions options;
    options.remove = 0;
    const std::size_t others = 64 - clue_count(minimal);
    EXPECT_EQ(neighbours(minimal, options).size(), others - 16); // all but those of the solution
    options.add = 65;
    EXPECT_FALSE(vicinity(minimal, options, [](const Puzzle &) { return true; }));
}

std::vector<Attempt> sukaku_attempts(std::uint64_t first, std::size_t count, std::uint64_t seed) {
    GenerateOptions options;
    options.sukaku = true;
    options.seed = seed;
    auto generator = Generator::make(four_by_four(), options);
    return generator->attempts(first, count);
}

TEST(SukakuPuzzles, IsMadeMinimalAndTheSameOfASeed) {
    const std::vector<Attempt> all = sukaku_attempts(0, 10, 1);
    std::set<Marks> different;
    for (const Attempt &one : all) {
        EXPECT_EQ(one.fate, Fate::good);
        EXPECT_EQ(one.given_count, 0U);
        expect_minimal(sukaku_of(one.candidates));
        EXPECT_EQ(solve(sukaku_of(one.candidates)).solution, one.solution);
        different.insert(words_of(one.candidates));
    }
    EXPECT_EQ(different.size(), all.size());
    EXPECT_EQ(sukaku_attempts(7, 3, 1)[1].candidates, all[8].candidates);
    EXPECT_NE(sukaku_attempts(0, 1, 2)[0].candidates, all[0].candidates);
}

TEST(SukakuPuzzles, IsMadeOnTheUsualBoardAndAccepted) {
    GenerateOptions options;
    options.sukaku = true;
    options.accept = [](const Puzzle &puzzle, const Grid &) { return clue_count(puzzle) < 648; };
    auto generator = Generator::make(*Shape::classic(3), options);
    const Attempt made = generator->attempts(0, 1)[0];
    ASSERT_EQ(made.fate, Fate::good);
    const Puzzle sukaku = sukaku_of(made.candidates);
    SolveOptions other_engine;
    other_engine.method = Method::search;
    EXPECT_EQ(solve(sukaku, other_engine).status, Status::unique);
    EXPECT_EQ(candidate_count(restorable_candidates(sukaku).candidates), 0U);
}

TEST(SukakuPuzzles, HasNothingToDoWithGivens) {
    GenerateOptions plain;
    plain.sukaku = true;
    std::vector<GenerateOptions> wrong(5, plain);
    wrong[0].symmetry = Symmetry::half_turn;
    wrong[1].least_givens = 20;
    wrong[2].minimal = false;
    wrong[3].pattern.assign(16, true);
    wrong[4].controlled_bias = true;
    for (const GenerateOptions &options : wrong) {
        EXPECT_FALSE(Generator::make(four_by_four(), options));
    }
    EXPECT_TRUE(Generator::make(four_by_four(), plain));
}

} // namespace
