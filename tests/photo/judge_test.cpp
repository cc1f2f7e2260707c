// The judge changes doubtful cells only, and only into what makes a proper puzzle.
#include "photo/judge.h"
#include "photo/pictures.h"

namespace dokushin {
namespace {

using photo::CellOpinion;
using photo_tests::puzzle_of;
using photo_tests::text_of;

constexpr std::string_view learners =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// Opinions that are clear about each cell of a puzzle.
std::vector<CellOpinion> clear_opinions(const Puzzle &puzzle) {
    std::vector<CellOpinion> opinions;
    for (const Digit digit : puzzle.givens()) {
        CellOpinion opinion;
        opinion.probability[number(digit)] = 1;
        opinions.push_back(opinion);
    }
    return opinions;
}

TEST(Judge, TakesWhatIsClear) {
    const PhotoGrid grid = photo::judged(clear_opinions(puzzle_of(learners)), {});
    EXPECT_EQ(text_of(grid.puzzle), learners);
    EXPECT_EQ(grid.trust, PhotoTrust::sure);
    EXPECT_TRUE(grid.is_unique);
    EXPECT_TRUE(grid.alternatives.empty());
}

TEST(Judge, PrefersTheReadingThatIsAPuzzle) {
    auto opinions = clear_opinions(puzzle_of(learners));
    // The first cell looks more like a 3, which its row has already.
    opinions[0].probability = {};
    opinions[0].probability[3] = 0.8F;
    opinions[0].probability[5] = 0.2F;
    const PhotoGrid grid = photo::judged(opinions, {});
    EXPECT_EQ(text_of(grid.puzzle), learners);
    EXPECT_TRUE(grid.cells[0].is_changed);
    EXPECT_TRUE(grid.cells[0].is_doubtful);
    EXPECT_EQ(grid.trust, PhotoTrust::doubtful); // a change is never silent
}

TEST(Judge, NeverChangesAClearDigit) {
    auto opinions = clear_opinions(puzzle_of(learners));
    opinions[0].probability = {};
    opinions[0].probability[3] = 0.999F;
    opinions[0].probability[5] = 0.001F;
    const PhotoGrid grid = photo::judged(opinions, {});
    EXPECT_EQ(grid.cells[0].digit, digit_of(3));
    EXPECT_FALSE(grid.is_unique);
    EXPECT_EQ(grid.trust, PhotoTrust::doubtful);
}

/// A given that follows from the others may be there or not: both readings are puzzles.
TEST(Judge, ListsOtherReadings) {
    Puzzle puzzle = puzzle_of(learners);
    auto opinions = clear_opinions(puzzle);
    opinions[0].probability = {};
    opinions[0].probability[5] = 0.7F;
    opinions[0].probability[0] = 0.3F;
    const PhotoGrid grid = photo::judged(opinions, {});
    EXPECT_EQ(text_of(grid.puzzle), learners);
    ASSERT_EQ(grid.alternatives.size(), 1U);
    EXPECT_EQ(text_of(grid.alternatives[0]), "." + std::string(learners.substr(1)));
    EXPECT_TRUE(grid.cells[0].is_doubtful);
    EXPECT_FALSE(grid.cells[0].is_changed);
}

TEST(Judge, LeavesOutWhatIsWritten) {
    auto opinions = clear_opinions(puzzle_of(learners));
    opinions[2].probability = {};
    opinions[2].probability[4] = 1; // a 4 in r1c3, by hand
    opinions[2].handwritten = 1;
    EXPECT_EQ(text_of(photo::judged(opinions, {}).puzzle), learners);
    PhotoOptions keep;
    keep.keeps_handwritten = true;
    const PhotoGrid kept = photo::judged(opinions, keep);
    EXPECT_EQ(text_of(kept.puzzle), learners);
    EXPECT_EQ(kept.puzzle.digit(cell_at(2)), digit_of(4));
}

/// Whatever the opinions are, the reading has the digits that they allow.
TEST(Judge, HasAnAnswerForAnything) {
    std::mt19937 random(3);
    std::uniform_real_distribution<float> uniform(0, 1);
    for (unsigned trial = 0; trial < 20; ++trial) {
        std::vector<CellOpinion> opinions(81);
        for (CellOpinion &opinion : opinions) {
            float sum = 0;
            for (float &probability : opinion.probability) {
                probability = uniform(random);
                sum += probability;
            }
            for (float &probability : opinion.probability) {
                probability /= sum;
            }
        }
        const PhotoGrid grid = photo::judged(opinions, {});
        EXPECT_EQ(grid.cells.size(), 81U);
        EXPECT_EQ(grid.trust, PhotoTrust::doubtful);
    }
}

} // namespace
} // namespace dokushin
