// What documents say to who solves the puzzle, and their fog: read, written, and read again.
#include "board/text/texts.h"

#include <dokushin/rules.h>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace dokushin {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using texts::write_one;

std::string sixteen(std::string_view cell) {
    const std::string row = fmt::format("[{0},{0},{0},{0}]", cell);
    return fmt::format("[{0},{0},{0},{0}]", row);
}

/// A document of SudokuPad on a 4×4 board with further members.
std::string pad_with(std::string_view members) {
    return fmt::format(R"({{"cellSize":50,"regions":[],"cells":{},{}}})", sixteen("{}"), members);
}
/// A document of f-puzzles, likewise.
std::string f_puzzles_with(std::string_view members) {
    return fmt::format(R"({{"size":4,"grid":{},{}}})", sixteen("{}"), members);
}
std::string maker_with(std::string_view members) {
    const std::string cells = fmt::format("[{0},{0},{0},{0}]", "{},{},{},{}");
    return fmt::format(
        R"({{"formatVersion":"1.5.0","puzzle":{{"size":4,"cells":{},"constraints":[{}}}}})", cells,
        members);
}

/// The message of a document; its error if it can't be read.
std::string message_in(std::string_view text) {
    const auto record = read_one(text);
    if (!record) {
        return record.error().message();
    }
    const auto found =
        std::ranges::find(record->headers, "solved", &std::pair<std::string, std::string>::first);
    return found == record->headers.end() ? "" : found->second;
}

/// The fog of a document, in words.
std::string fog_in_words(std::string_view text) {
    const auto record = read_one(text);
    if (!record) {
        return record.error().message();
    }
    EXPECT_THAT(record->ignored, IsEmpty());
    return record->fog ? in_words(*record->fog, record->puzzle.shape()) : "none";
}

// ---- the message to who solves the puzzle ------------------------------------------------------

TEST(SolutionMessage, EachSiteHasANameForIt) {
    EXPECT_EQ(message_in(pad_with(R"("metadata":{"msgcorrect":"Well\ndone"})")), "Well\ndone");
    EXPECT_EQ(message_in(pad_with(R"("cages":[{"value":"msgcorrect: Yes"}])")), "Yes");
    EXPECT_EQ(message_in(f_puzzles_with(R"("successMessage":"Fine")")), "Fine");
    EXPECT_EQ(message_in(f_puzzles_with(R"("msg":"Fine, too")")), "Fine, too");
    EXPECT_EQ(message_in(f_puzzles_with(R"("msg":"B","successMessage":"A")")), "A");
    EXPECT_EQ(message_in(maker_with(R"(],"messages":{"completion":"Bravo"})")), "Bravo");
    EXPECT_EQ(message_in(pad_with(R"("metadata":{"title":"T"})")), "");
}

TEST(SolutionMessage, IsWrittenByEachFormatThatHasOne) {
    Record record = *read_one(texts::four);
    record.headers = {{"title", "T"}, {"solved", "Well done!\nBye."}};
    for (const Format format :
         {Format::scl, Format::scl_link, Format::f_puzzles, Format::f_puzzles_link,
          Format::sudokumaker, Format::sudokumaker_link, Format::rules}) {
        const auto back = read_one(write_one(record, format));
        ASSERT_TRUE(back) << back.error().message();
        EXPECT_EQ(back->headers, record.headers) << name(format);
    }
}

// ---- fog ---------------------------------------------------------------------------------------

TEST(Fog, CellsThatAreLitAndLamps) {
    EXPECT_EQ(fog_in_words(pad_with(R"("foglight":[[0,0],[3,2],[9,9]])")), "lit r1c1 r4c3");
    EXPECT_EQ(fog_in_words(pad_with(R"("foglight":[])")), "lit");
    EXPECT_EQ(fog_in_words(pad_with(R"("metadata":{})")), "none");
    EXPECT_EQ(
        fog_in_words(pad_with(R"("cages":[{"cells":[[1,1],[1,2]],"value":"FOGLIGHT"},)"
                              R"({"cells":[[0,0]],"value":"FOW"},{"value":"foglight: r4c4"}])")),
        "lit r2c2 r2c3 r4c4; lamps r1c1");
    EXPECT_EQ(fog_in_words(f_puzzles_with(R"("foglight":["R1C1"],"fogofwar":["R2C2","R4C4"])")),
              "lit r1c1; lamps r2c2 r4c4");
    EXPECT_EQ(fog_in_words(f_puzzles_with(R"("cage":[{"cells":["R2C2"],"value":"FOW"},)"
                                          R"({"cells":["R3C3","R3C4"],"value":"FOGLIGHT"}])")),
              "lit r3c3 r3c4; lamps r2c2");
    EXPECT_EQ(fog_in_words(maker_with(R"({"type":4000,"lightCells":[0,15]}])")), "lit r1c1 r4c4");
    EXPECT_EQ(fog_in_words(maker_with(R"({"type":4000,"lightCells":[0]},{"type":4001}])")), "none");
}

TEST(Fog, TriggersNameCellsAndRectangles) {
    constexpr std::string_view triggers =
        R"("triggereffect":[{"trigger":{"type":"cellvalue","cell":"r1c1"},"effect":)"
        R"({"type":"foglight","cells":"R1C1r2c2-r3c3"}},{"trigger":{"type":"cellvalue",)"
        R"("cell":"r4c4r4c3"},"effect":{"type":"foglight","cells":"r4c4, r9c9"}},)"
        R"({"trigger":{"type":"cellvalue","cell":"r2c1"},"effect":{"type":"sound"}}])";
    constexpr std::string_view words =
        "lit; trigger r1c1 : r1c1 r2c2 r2c3 r3c2 r3c3; trigger r4c4 r4c3 : r4c4";
    EXPECT_EQ(fog_in_words(pad_with(triggers)), words);
    EXPECT_EQ(fog_in_words(f_puzzles_with(triggers)), words);
}

TEST(Fog, InWordsIsReadBack) {
    const Shape shape = *Shape::parse("9x9");
    for (const std::string_view words :
         {"lit", "lit r1c1 r9c9", "lit; lamps r5c5",
          "lit r1c1; lamps r2c2; trigger r3c3 : r4c4 r5c5; trigger r6c6 r7c7 :"}) {
        const auto fog = fog_in(shape, words);
        ASSERT_TRUE(fog) << words;
        EXPECT_EQ(in_words(*fog, shape), words);
    }
    for (const std::string_view words :
         {"", "lit r10c1", "dark r1c1", "lamps r1c1", "lit; trigger : r1c1", "lit x"}) {
        EXPECT_FALSE(fog_in(shape, words)) << words;
    }
}

TEST(Fog, ComesBackFromEachFormatThatHasIt) {
    Record record = *read_one(texts::four);
    const Shape &shape = record.puzzle.shape();
    record.fog = fog_in(shape, "lit r1c1; trigger r2c2 : r2c2 r3c3; trigger r1c1 r1c2 : r4c4");
    for (const Format format : {Format::scl, Format::scl_link, Format::f_puzzles,
                                Format::f_puzzles_link, Format::rules}) {
        const auto back = read_one(write_one(record, format));
        ASSERT_TRUE(back) << back.error().message();
        EXPECT_EQ(back->fog, record.fog) << name(format);
    }
    // SudokuPad has no lamps; the cells that they light are listed.
    record.fog = fog_in(shape, "lit; lamps r4c1");
    EXPECT_EQ(read_one(write_one(record, Format::f_puzzles))->fog, record.fog);
    for (const Format format : {Format::scl, Format::sudokumaker}) {
        EXPECT_EQ(read_one(write_one(record, format))->fog,
                  fog_in(shape, "lit r3c1 r3c2 r4c1 r4c2"))
            << name(format);
    }
}

TEST(Fog, ACommentThatIsNoneIsARemarkOrAnError) {
    Record record = *read_one(texts::four);
    record.fog = fog_in(record.puzzle.shape(), "lit r1c1");
    const std::string text = write_one(record, Format::rules);
    EXPECT_EQ(fog_in_words(text + "# fog: see the rules\n"), "lit r1c1");
    EXPECT_THAT(fog_in_words(text + "# fog: lit r9c9\n"),
                ::testing::HasSubstr("'lit r9c9' as fog"));
}

} // namespace
} // namespace dokushin
