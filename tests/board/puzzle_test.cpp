// What a puzzle accepts, and what its pencilmarks are.
#include <dokushin/check.h>
#include <dokushin/puzzle.h>

#include <gtest/gtest.h>

namespace dokushin {
namespace {

const Shape four = *Shape::classic(2);

Grid digits(std::string_view text) {
    Grid grid;
    for (const char c : text) {
        grid.push_back(digit_of(c == '.' ? 0 : static_cast<unsigned>(c - '0')));
    }
    return grid;
}

DigitSet set(std::string_view text) {
    DigitSet all;
    for (const char c : text) {
        all.insert(digit_of(static_cast<unsigned>(c - '0')));
    }
    return all;
}

TEST(Puzzle, WrongLengthAndWrongDigitsAreRefused) {
    EXPECT_EQ(Puzzle::from_givens(four, Grid(15)).error().message(), "15 cells, expected 16");
    EXPECT_EQ(Puzzle::from_givens(four, digits("...5............")).error().message(),
              "5 at r1c4, expected 1 to 4, or 0 for a blank");
    EXPECT_EQ(Puzzle::from_candidates(four, Pencilmarks(16, set("15"))).error().message(),
              "candidate 5 at r1c1, expected 1 to 4");
    EXPECT_EQ(Puzzle::from_candidates(four, Pencilmarks(17)).error().code, ErrorCode::wrong_length);
}

TEST(Puzzle, PencilmarksAreWhatThePeersAllow) {
    const auto puzzle = Puzzle::from_givens(four, digits("1.....2........3"));
    const Pencilmarks marks = puzzle->pencilmarks();
    EXPECT_EQ(marks[0], set("1"));
    EXPECT_EQ(marks[1], set("234"));
    EXPECT_EQ(marks[4], set("34"));
    EXPECT_EQ(marks[7], set("14"));
}

TEST(Puzzle, PlacedDigitsCountAndMayNotStandOnGivens) {
    auto puzzle = *Puzzle::from_givens(four, digits("1..............."));
    EXPECT_FALSE(puzzle.has_placed());
    EXPECT_EQ(puzzle.set_placed(digits("2...............")).error().message(),
              "r1c1 is both given and placed, expected one or the other");
    ASSERT_TRUE(puzzle.set_placed(digits(".2..............")));
    EXPECT_TRUE(puzzle.has_placed());
    EXPECT_EQ(puzzle.given(cell_at(1)), Digit::blank);
    EXPECT_EQ(puzzle.digit(cell_at(1)), digit_of(2));
    EXPECT_EQ(puzzle.given_count(), 1u);
    EXPECT_EQ(puzzle.digits(), digits("12.............."));
    EXPECT_EQ(puzzle.pencilmarks()[2], set("34"));
}

TEST(Puzzle, StatedCandidatesStandUnlessAPeerHasTheDigit) {
    auto puzzle = *Puzzle::from_givens(four, digits("1..............."));
    Pencilmarks stated(16, set("1234"));
    stated[1] = set("12");
    stated[15] = set("34");
    ASSERT_TRUE(puzzle.set_candidates(stated));
    EXPECT_EQ(puzzle.pencilmarks()[1], set("2"));
    EXPECT_EQ(puzzle.pencilmarks()[15], set("34"));
}

TEST(Check, SaysExactlyWhatIsWrong) {
    const Shape nine = *Shape::classic(3);
    Grid givens(81);
    givens[2] = givens[6] = digit_of(8);
    const auto puzzle = *Puzzle::from_givens(nine, givens);
    const auto found = flaws(puzzle);
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found[0].text(nine), "r1c3 and r1c7 are both 8 in row 1");
}

std::vector<std::string> texts(const std::vector<Flaw> &found, const Shape &shape) {
    std::vector<std::string> all;
    for (const Flaw &flaw : found) {
        all.push_back(flaw.text(shape).text());
    }
    return all;
}

TEST(Check, FindsCellsWithoutCandidate) {
    const auto puzzle = *Puzzle::from_givens(four, digits("..12....3...4..."));
    EXPECT_EQ(texts(flaws(puzzle), four), (std::vector<std::string>{"r1c1 has no candidate left"}));
}

TEST(Check, FindsDigitsWithoutPlace) {
    const auto puzzle = *Puzzle::from_givens(four, digits("23.....1........"));
    EXPECT_EQ(
        texts(flaws(puzzle), four),
        (std::vector<std::string>{"1 has no place left in row 1", "1 has no place left in box 1"}));
}

TEST(Check, FinishedGridsAreCheckedForBlanksAndRepetitions) {
    EXPECT_TRUE(grid_flaws(four, digits("1234341221434321")).empty());
    EXPECT_EQ(texts(grid_flaws(four, digits("1234341221434.22")), four),
              (std::vector<std::string>{"r4c2 is blank", "r4c3 and r4c4 are both 2 in row 4",
                                        "r2c4 and r4c4 are both 2 in column 4",
                                        "r4c3 and r4c4 are both 2 in box 4"}));
}

TEST(Check, ASolutionAnswersItsPuzzle) {
    const auto puzzle = *Puzzle::from_givens(four, digits("1..............."));
    EXPECT_TRUE(is_solution(puzzle, digits("1234341221434321")));
    EXPECT_FALSE(is_solution(puzzle, digits("2134341212434321"))) << "a given was changed";
    EXPECT_FALSE(is_solution(puzzle, Grid(16)));
    EXPECT_FALSE(is_solution(puzzle, Grid(4)));
}

// Pencilmarks that only say what follows from the givens are a player's, those that say more the
// puzzle's.
TEST(Puzzle, GivensAloneAreThePuzzleAsItWasSet) {
    const auto set = *Puzzle::from_givens(four, digits("1..............4"));
    auto played = set;
    ASSERT_TRUE(played.set_placed(digits(".2..............")));
    EXPECT_EQ(givens_alone(played), set);
    auto noted = set;
    ASSERT_TRUE(noted.set_candidates(set.pencilmarks()));
    EXPECT_EQ(givens_alone(noted), set);
    Pencilmarks fewer = set.pencilmarks();
    fewer[1].erase(digit_of(2));
    ASSERT_TRUE(noted.set_candidates(fewer));
    EXPECT_TRUE(givens_alone(noted).has_candidates());
    EXPECT_EQ(givens_alone(noted).pencilmarks(), fewer);
}

} // namespace
} // namespace dokushin
