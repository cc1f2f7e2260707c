// Chunks put together are the inputs, and are cut where a puzzle by itself begins.
#include "cluster/chunks.h"
#include "cluster/folder.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace {

using namespace dokushin;
using namespace dokushin::cluster;
using cluster_test::Folder;
using testing::ElementsAre;
using testing::SizeIs;

const std::string puzzle(81, '.');

std::vector<Chunk> chunks_of(const stream::RunOptions &common, std::size_t lines) {
    InputChunks chunks(common, lines);
    std::vector<Chunk> all;
    while (auto chunk = chunks.next()) {
        all.push_back(*std::move(chunk));
    }
    return all;
}

stream::RunOptions reading(std::vector<std::string> inputs) {
    stream::RunOptions common;
    common.inputs = std::move(inputs);
    common.numbered = true;
    return common;
}

std::vector<std::string> texts(const std::vector<Chunk> &chunks) {
    std::vector<std::string> all;
    for (const Chunk &chunk : chunks) {
        all.push_back(chunk.part.text);
    }
    return all;
}

TEST(Chunks, HaveSoManyLinesAndTheRest) {
    const Folder folder;
    const std::string three = puzzle + "\n" + puzzle + "\n" + puzzle + "\n";
    const auto chunks = chunks_of(reading({folder.write("puzzles", three)}), 2);
    EXPECT_THAT(texts(chunks), ElementsAre(puzzle + "\n" + puzzle + "\n", puzzle + "\n"));
    EXPECT_EQ(chunks[1].part.lines_before, 2U);
    EXPECT_EQ(chunks[1].part.records_before, 2U);
    EXPECT_EQ(chunks[1].number, 1U);
}

TEST(Chunks, CommentsStayWithThePuzzleBeforeThem) {
    const Folder folder;
    const std::string text = "# first\n\n" + puzzle + "\n# second\n# third\n" + puzzle + "\n# end";
    EXPECT_THAT(texts(chunks_of(reading({folder.write("puzzles", text)}), 1)),
                ElementsAre("# first\n\n" + puzzle + "\n# second\n# third\n", puzzle + "\n# end"));
}

TEST(Chunks, AGridBetweenLinesIsNotTornApart) {
    const Folder folder;
    std::string grid;
    for (int row = 0; row < 9; ++row) {
        grid += std::string(9, '.') + "\n";
    }
    const std::string text = puzzle + "\n" + grid + "\n" + puzzle + "\n";
    EXPECT_THAT(texts(chunks_of(reading({folder.write("puzzles", text)}), 1)),
                ElementsAre(puzzle + "\n" + grid + "\n", puzzle + "\n"));
}

TEST(Chunks, AnInputThatBeginsWithSomethingElseIsOneChunk) {
    const Folder folder;
    const std::string csv = "puzzle,solution\n" + puzzle + ",\n" + puzzle + ",\n";
    EXPECT_THAT(texts(chunks_of(reading({folder.write("puzzles.csv", csv)}), 1)), ElementsAre(csv));
}

TEST(Chunks, AnEmptyInputIsThereToBeComplainedAbout) {
    const Folder folder;
    const auto common = reading({folder.write("empty", ""), folder.write("puzzles", puzzle)});
    EXPECT_THAT(texts(chunks_of(common, 1)), ElementsAre("", puzzle));
}

TEST(Chunks, AnInputThatIsNotThereIsAnErrorInItsPlace) {
    const Folder folder;
    const std::string there = folder.write("puzzles", puzzle + "\n");
    const auto chunks = chunks_of(reading({there, folder.file("nothing"), there}), 1);
    ASSERT_THAT(chunks, SizeIs(3));
    EXPECT_FALSE(chunks[0].part.error.has_value());
    EXPECT_TRUE(chunks[1].part.error.has_value());
    EXPECT_EQ(chunks[2].part.lines_before, 0U);
    EXPECT_EQ(chunks[2].part.records_before, 2U);
}

TEST(Chunks, AttemptsFollowEachOther) {
    AttemptChunks attempts(128);
    EXPECT_EQ(attempts.next()->part.first_attempt, 0U);
    const auto second = attempts.next();
    EXPECT_EQ(second->part.first_attempt, 128U);
    EXPECT_EQ(second->part.attempts, 128U);
}

/// Lines of all kinds, with or without an end of the last.
std::string any_text() {
    const auto lines = *rc::gen::container<std::vector<std::string>>(rc::gen::element(
        puzzle, puzzle + " # a comment", puzzle.substr(1), std::string("# comment"), std::string(),
        std::string(9, '.'), std::string(100, '1'), puzzle + "\r", std::string("[1, 2]"),
        std::string("puzzle,solution")));
    std::string text;
    for (const std::string &line : lines) {
        text += line + "\n";
    }
    if (*rc::gen::arbitrary<bool>() && !text.empty()) {
        text.pop_back();
    }
    return text;
}

RC_GTEST_PROP(Chunks, PutTogetherAreTheInputs, ()) {
    const Folder folder;
    const std::string one = any_text();
    const std::string two = any_text();
    const auto common = reading({folder.write("one", one), folder.write("two", two)});
    const auto lines = *rc::gen::inRange<std::size_t>(1, 5);
    std::string together;
    std::uint64_t number = 0;
    std::size_t line = 0;
    std::string file;
    for (const Chunk &chunk : chunks_of(common, lines)) {
        line = chunk.part.file == file ? line : 0;
        file = chunk.part.file;
        RC_ASSERT(chunk.number == number++);
        RC_ASSERT(chunk.part.lines_before == line);
        line += static_cast<std::size_t>(std::ranges::count(chunk.part.text, '\n'));
        together += chunk.part.text;
    }
    RC_ASSERT(together == one + two);
}

} // namespace
