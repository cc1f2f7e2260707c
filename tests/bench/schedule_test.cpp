// The simulated cluster on inputs whose schedule can be told by hand, and the files of times.
#include "../../bench/measured_times.h"
#include "../../bench/scheduler.h"

#include <gtest/gtest.h>

#include <sstream>

namespace dokushin::bench {
namespace {

/// A master that needs no time, and messages that need none.
constexpr Farm free_farm(std::uint32_t cores) { return {cores, 0, 0}; }

/// These puzzles in this order, once.
Input once(const std::vector<double> &times, Coming coming) {
    return {times, times.size(), coming, 1};
}

Outcome equal_puzzles(std::uint64_t puzzles, std::uint32_t cores, const Chunks &chunks) {
    return simulate(Input({1.0}, puzzles, Coming::drawn, 1), free_farm(cores), chunks);
}

TEST(Schedule, EqualPuzzlesThatComeOutEvenUseEveryCoreToTheEnd) {
    const Outcome outcome = equal_puzzles(16, 4, {2});
    EXPECT_EQ(outcome.chunks, 8U);
    EXPECT_DOUBLE_EQ(outcome.makespan, 4);
    EXPECT_DOUBLE_EQ(outcome.work, 16);
    EXPECT_DOUBLE_EQ(outcome.utilisation, 1);
    EXPECT_DOUBLE_EQ(outcome.tail, 0);
}

TEST(Schedule, OneChunkMoreIsWaitedForByAllOthers) {
    const Outcome outcome = equal_puzzles(18, 4, {2});
    EXPECT_DOUBLE_EQ(outcome.makespan, 6);
    EXPECT_DOUBLE_EQ(outcome.utilisation, 18.0 / (4 * 6));
    EXPECT_DOUBLE_EQ(outcome.tail, 2);
}

TEST(Schedule, TheLastChunkIsWhatIsLeft) {
    const Outcome outcome = equal_puzzles(7, 1, {3});
    EXPECT_EQ(outcome.chunks, 3U);
    EXPECT_DOUBLE_EQ(outcome.makespan, 7);
}

TEST(Schedule, CoresWithoutAChunkAreIdleFromTheBegin) {
    const Outcome outcome = equal_puzzles(2, 5, {1});
    EXPECT_DOUBLE_EQ(outcome.utilisation, 2.0 / 5);
    EXPECT_DOUBLE_EQ(outcome.tail, 1);
}

const std::vector<double> ten_and_a_giant{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 100};

TEST(Schedule, AGiantAtTheEndIsTheTail) {
    const Outcome outcome = simulate(once(ten_and_a_giant, Coming::rising), free_farm(2), {1});
    EXPECT_DOUBLE_EQ(outcome.makespan, 105);
    EXPECT_DOUBLE_EQ(outcome.tail, 100);
    EXPECT_DOUBLE_EQ(outcome.utilisation, 110.0 / (2 * 105));
}

TEST(Schedule, WhatWasHandedOutBehindAGiantWaitsForIt) {
    // The other core does nine of the ten.
    const Outcome outcome = simulate(once(ten_and_a_giant, Coming::falling), free_farm(2), {1});
    EXPECT_DOUBLE_EQ(outcome.makespan, 101);
    EXPECT_DOUBLE_EQ(outcome.tail, 101 - 9);
}

TEST(Schedule, TheFirstPuzzleWaitsForTheMasterAndAMessage) {
    const Outcome outcome = simulate(once({3}, Coming::drawn), {1, 1, 0.5}, {1});
    EXPECT_DOUBLE_EQ(outcome.makespan, 1 + 0.5 + 3);
    EXPECT_DOUBLE_EQ(outcome.master, 1 / 4.5);
}

TEST(Schedule, ACoreNeverWaitsForTheNextChunkIfOneTakesLongerThanItsWay) {
    // Two messages and the master together: 2 seconds, as long as a puzzle.
    const Outcome outcome = simulate(Input({2}, 50, Coming::drawn, 1), {1, 1, 0.5}, {1});
    EXPECT_DOUBLE_EQ(outcome.makespan, 1.5 + 50 * 2);
}

TEST(Schedule, ACoreWaitsForTheNextChunkIfItsWayTakesLonger) {
    // Two chunks arrive at 4, each next one 8 after an answer: begins at 4, 5, 13, 14, 22, 23.
    const Outcome outcome = simulate(Input({1}, 6, Coming::drawn, 1), {1, 0, 4}, {1});
    EXPECT_DOUBLE_EQ(outcome.makespan, 24);
}

TEST(Schedule, CoresOfARankShareTheChunkThatWaits) {
    // What comes behind the giant is done by the other core: 10 puzzles there.
    const Outcome outcome = simulate(once(ten_and_a_giant, Coming::falling), {2, 0, 0, 2}, {1});
    EXPECT_DOUBLE_EQ(outcome.makespan, 100);
    EXPECT_DOUBLE_EQ(outcome.tail, 100 - 10);
}

TEST(Schedule, AtFirstEveryCoreHasOneAndTheLastRankMayBeSmaller) {
    const Outcome outcome = simulate(Input({1}, 5, Coming::drawn, 1), {5, 0, 0, 2}, {1});
    EXPECT_DOUBLE_EQ(outcome.makespan, 1);
    EXPECT_DOUBLE_EQ(outcome.utilisation, 1);
}

TEST(Schedule, NoFasterThanTheMasterCanHandOut) {
    const Outcome outcome = simulate(Input({1e-9}, 1000, Coming::drawn, 1), {10, 1, 0}, {1});
    EXPECT_NEAR(outcome.makespan, 1000, 1e-6);
    EXPECT_NEAR(outcome.master, 1, 1e-6);
}

TEST(Schedule, GuidedChunksShrinkWithWhatIsLeft) {
    // An eighth of what is left: 10 8 7 6 6 5 4 4 3 3 3 2 2 2, and the last 15 singly.
    const Outcome outcome = equal_puzzles(80, 2, {1000, true});
    EXPECT_EQ(outcome.chunks, 14U + 15);
    EXPECT_LE(outcome.tail, 1);
    // At least 5: 10 8 7 6 6, eight times 5, and the last 3.
    const Outcome bounded = equal_puzzles(80, 2, {1000, true, 5});
    EXPECT_EQ(bounded.chunks, 5U + 8 + 1);
}

TEST(Schedule, TheSamePuzzlesWhateverTheChunks) {
    const std::vector<double> times{1, 2, 4, 8, 16};
    const auto work = [&](std::uint64_t seed, std::uint64_t chunk) {
        return simulate(Input(times, 1000, Coming::drawn, seed), free_farm(3), {chunk}).work;
    };
    EXPECT_DOUBLE_EQ(work(1, 1), work(1, 7));
    EXPECT_NE(work(1, 1), work(2, 1));
}

TEST(MeasuredTimes, AreWhatLinesBeginWith) {
    std::istringstream in("# seconds, ER\n0.25 7.1\n\n1.50s\n2\r\n");
    std::vector<double> times;
    ASSERT_TRUE(read_times(in, "times", times));
    EXPECT_EQ(times, (std::vector<double>{0.25, 1.5, 2}));
}

TEST(MeasuredTimes, SayWhichLineIsNone) {
    for (const std::string bad : {"fast", "-1", "1.5x", "nan", "inf", " 1"}) {
        std::istringstream in("0.5\n" + bad + "\n");
        std::vector<double> times;
        const auto read = read_times(in, "times", times);
        ASSERT_FALSE(read) << bad;
        EXPECT_TRUE(read.error().what.starts_with("times:2: ")) << read.error().what;
    }
}

TEST(MeasuredTimes, AFileWithoutAnyIsRefused) {
    std::istringstream in("# nothing\n");
    std::vector<double> times;
    EXPECT_FALSE(read_times(in, "times", times));
}

} // namespace
} // namespace dokushin::bench
