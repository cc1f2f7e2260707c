// HoDoKu's levels and scores, against HoDoKu's own.
#include "logic/puzzles.h"

#include <dokushin/rate.h>
#include <dokushin/solve.h>
#include <dokushin/text.h>

#include <fmt/format.h>

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <map>
#include <sstream>
#include <string_view>

namespace dokushin {
namespace {

struct Count {
    unsigned all = 0;
    unsigned same_level = 0;
    unsigned same_score = 0;
};

/// To the point, but for one with a hidden rectangle that HoDoKu passes over.
TEST(HodokuScale, AgreesWithHodoku) {
    std::ifstream in(DOKUSHIN_SOURCE_DIR "/tests/golden/hodoku_scores.txt");
    std::map<std::string, Count> counts;
    std::size_t number = 0;
    for (std::string line; std::getline(in, line);) {
        if (line.empty() || line.front() == '#' || number++ % DOKUSHIN_EVERY != 0) {
            continue;
        }
        std::istringstream words(line);
        std::string text;
        std::string level;
        unsigned score = 0;
        words >> text >> level >> score;
        const Puzzle puzzle = logic_tests::puzzle_of(text);
        const HodokuRating rating = rate_as_hodoku(puzzle, solve(puzzle).solution);
        EXPECT_TRUE(rating.solved) << line;
        Count &count = counts[level];
        ++count.all;
        count.same_level += name(rating.level) == level ? 1U : 0U;
        count.same_score += name(rating.level) == level && rating.score == score ? 1U : 0U;
    }
    for (const auto &[level, count] : counts) {
        EXPECT_EQ(count.same_level, count.all) << level;
        const unsigned others = level == "extreme" ? 1 : 0;
        EXPECT_GE(count.same_score + others, count.all) << level;
    }
    EXPECT_EQ(counts.size(), 5u);
}

// HoDoKu has 9×9 only, and the search for its own step is made for nine digits: it wrote behind its
// memory on a larger board.
TEST(HodokuScale, LargerBoardsAreRatedByThePlayersFinders) {
    for (const char *const name : {"12x12", "16x16"}) {
        if (DOKUSHIN_EVERY > 1 && name == std::string_view("16x16")) {
            continue; // half a minute under the sanitizers
        }
        std::ifstream in(fmt::format("{}/examples/{}.txt", DOKUSHIN_SOURCE_DIR, name));
        const std::string text{std::istreambuf_iterator<char>(in), {}};
        const Puzzle puzzle = read_one(text)->puzzle;
        EXPECT_TRUE(rate_as_hodoku(puzzle, solve(puzzle).solution).solved) << name;
    }
}

TEST(HodokuScale, TechniquesHaveThePointsOfItsTable) {
    EXPECT_EQ(hodoku_score(Technique::hidden_single).points, 14u);
    EXPECT_EQ(hodoku_score(Technique::locked_triple).points, 60u);
    EXPECT_EQ(hodoku_score(Technique::finned_x_wing).points, 130u);
    EXPECT_EQ(hodoku_score(Technique::finned_x_wing).level, HodokuLevel::hard);
    EXPECT_EQ(hodoku_score(Technique::sashimi_swordfish).points, 240u);
    EXPECT_EQ(hodoku_score(Technique::sashimi_swordfish).level, HodokuLevel::unfair);
    EXPECT_EQ(hodoku_score(Technique::franken_jellyfish).points, 370u);
    EXPECT_EQ(hodoku_score(Technique::finned_mutant_x_wing).points, 470u);
    EXPECT_EQ(hodoku_score(Technique::finned_squirmbag).level, HodokuLevel::unfair);
    EXPECT_EQ(hodoku_score(Technique::franken_squirmbag).level, HodokuLevel::extreme);
    EXPECT_EQ(hodoku_score(Technique::als_xy_wing).points, 320u);
    EXPECT_EQ(hodoku_score(Technique::trial_and_error).points, 10000u);
    EXPECT_EQ(name(hodoku_score(Technique::aic).level), "unfair");
}

TEST(HodokuScale, WithoutTimeOnlySinglesAreTaken) {
    const Puzzle puzzle = logic_tests::puzzle_of(
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
    const HodokuRating rating = rate_as_hodoku(puzzle, {}, nullptr, std::chrono::nanoseconds(0));
    EXPECT_TRUE(rating.stopped);
    EXPECT_FALSE(rating.solved);
    EXPECT_EQ(rating.score, 0u); // it has no single
}

TEST(HodokuScale, WithoutASolutionNothingIsGuessed) {
    // The hardest puzzle of the newspapers of 2012: beyond HoDoKu's own techniques here.
    const Puzzle puzzle = logic_tests::puzzle_of(
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
    const HodokuRating rating = rate_as_hodoku(puzzle);
    EXPECT_FALSE(rating.guessed);
    EXPECT_EQ(rating.level, HodokuLevel::extreme);
}

} // namespace
} // namespace dokushin
