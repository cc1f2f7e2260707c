// The Patterns Game: what the referee takes, by the rules of the forum's thread.
#include <dokushin/patterns_game.h>
#include <dokushin/text.h>

#include <gtest/gtest.h>

#include <atomic>

namespace dokushin {
namespace {

Puzzle posted_puzzle(const std::string &line) { return read_one(line).value().puzzle; }

// ER 6.8, EP 1.2, ED 1.2; and the same with two digits exchanged.
constexpr const char *of_6_8 =
    "...3...92..5....6.....17.34......4..12.....75..3......25.48.....7....8..68...1...";
constexpr const char *the_same =
    "...3...91..5....6.....27.34......4..21.....75..3......15.48.....7....8..68...2...";

TEST(PatternsGame, TakesOnePuzzleOfARating) {
    PatternsGame game(*Shape::classic(3));
    const Puzzle first = posted_puzzle(of_6_8);
    const GameRating rating = GameRating::of(rate(first));
    EXPECT_EQ(rating, (GameRating{68, 12, 12}));
    EXPECT_TRUE(game.takes(first, rating));
    EXPECT_FALSE(game.takes(first, rating));
    const Puzzle other = posted_puzzle(
        "...5...12..7....5.....38.64......4..93.....21..5......32.68.....8....9..47...1...");
    EXPECT_FALSE(game.takes(other, rating));
    EXPECT_TRUE(game.takes(other, GameRating::of(rate(other))));
    const auto table = game.table();
    ASSERT_EQ(table.size(), 2);
    EXPECT_EQ(table[0].tenths, 12); // ER 1.2
    EXPECT_EQ(table[1].tenths, 68);
    EXPECT_EQ(table[1].puzzles, 3);
    EXPECT_EQ(table[1].found, 1);
}

TEST(PatternsGame, TakesNothingEquivalentToWhatWasPosted) {
    PatternsGame game(*Shape::classic(3));
    EXPECT_EQ(game.note_posted(posted_puzzle(the_same)), PatternsGame::Posted::noted);
    EXPECT_FALSE(game.takes(posted_puzzle(of_6_8), {70, 12, 12})); // whatever its rating
    EXPECT_EQ(game.table().front().posted, 1);
    EXPECT_EQ(game.note_posted(posted_puzzle(".....3.....14..3")),
              PatternsGame::Posted::other_board);
    EXPECT_EQ(game.note_posted(posted_puzzle(std::string(81, '.'))),
              PatternsGame::Posted::not_proper);
}

TEST(PatternsGame, NotesNothingOnceItIsCancelled) {
    const std::atomic<bool> cancelled{true};
    PatternsGame game(*Shape::classic(3), &cancelled);
    EXPECT_EQ(game.note_posted(posted_puzzle(of_6_8)), PatternsGame::Posted::cancelled);
    EXPECT_TRUE(game.table().empty());
}

} // namespace
} // namespace dokushin
