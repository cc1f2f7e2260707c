// Texts of rules with their puzzle, and lists of cages in JSON.
#include "board/text/texts.h"

#include <dokushin/rules.h>

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <random>
#include <string>

namespace dokushin::rules_text {
namespace {

using texts::Lines;
using texts::read_all;
using texts::told;
using texts::write_one;

Record on_four(std::string_view rules) {
    const auto shape = with_rules(*Shape::parse("4x4"), rules);
    EXPECT_TRUE(shape) << rules;
    return {Puzzle(shape.value_or(*Shape::classic(2)))};
}

std::string read_error(std::string_view text, ReadOptions options = {}) {
    const auto record = read_one(text, options);
    return record ? "none"
                  : std::to_string(record.error().line) + ":" +
                        std::to_string(record.error().column) + ": " + record.error().message();
}

// ---- rules -------------------------------------------------------------------------------------

TEST(RulesText, StatesThePuzzleInComments) {
    const auto puzzle = Puzzle::from_givens(on_four("anti-knight\ncage 3 r1c1 r1c2").puzzle.shape(),
                                            read_one(texts::four)->puzzle.givens());
    ASSERT_TRUE(puzzle);
    Record record{*puzzle};
    record.alphabet = Alphabet::usual(4);
    EXPECT_EQ(write_one(record, Format::rules), "# puzzle 4x4 1.343..2.3..2..3\n"
                                                "anti-knight\ncage 3 r1c1 r1c2\n");
    // --rules reads the same text.
    const auto again = with_rules(*Shape::classic(2), write_one(record, Format::rules));
    ASSERT_TRUE(again);
    EXPECT_EQ(*again, puzzle->shape());
}

TEST(RulesText, AllThatARecordSaysComesBack) {
    Record record = on_four("odd r1c1 r4c4");
    record.alphabet = Alphabet::usual(4);
    Pencilmarks candidates(16, DigitSet::all(4));
    candidates[5] = DigitSet::only(digit_of(2));
    Grid placed(16, Digit::blank);
    placed[3] = digit_of(4);
    ASSERT_TRUE(record.puzzle.set_placed(placed));
    ASSERT_TRUE(record.puzzle.set_candidates(candidates));
    record.headers = {{"title", "Four"},
                      {"author", "A  B"},
                      {"rules", "One.\n\nTwo."},
                      {"solved", "Well done!\nBye."}};
    Grid solution;
    for (const char digit : std::string_view("1234341221434321")) {
        solution.push_back(digit_of(static_cast<unsigned>(digit - '0')));
    }
    record.solution = solution;
    const std::string text = write_one(record, Format::rules);
    const auto back = read_one(text);
    ASSERT_TRUE(back) << back.error().message() << "\n" << text;
    EXPECT_EQ(back->puzzle, record.puzzle) << text;
    EXPECT_EQ(back->headers, record.headers);
    EXPECT_EQ(back->solution, record.solution);
    EXPECT_EQ(write_one(*back, Format::rules), text);
}

TEST(RulesText, AndJsonSayCellsOutsideTheGrid) {
    const Shape shape = *Shape::parse("4x4+variables:2+sum(5:r1c1,v2)");
    Grid givens(18);
    givens[17] = digit_of(2);
    const Record record{*Puzzle::from_givens(shape, givens), Format::line, Alphabet::usual(4)};
    for (const Format format : {Format::rules, Format::json}) {
        const auto back = read_one(write_one(record, format));
        ASSERT_TRUE(back) << back.error().message();
        EXPECT_EQ(back->puzzle, record.puzzle);
    }
    EXPECT_EQ(write_one(record, Format::rules),
              "# puzzle 4x4+variables:2 .................2\nsum 5 r1c1 v2\n");
    Writer grids(Format::grid);
    EXPECT_EQ(grids.write(record).error().message(),
              "variables in the format grid, expected rules or json, which can say cells outside "
              "the grid");
}

TEST(RulesText, LastsUntilTheNextPuzzle) {
    const auto records = read_all("# not a puzzle\n\n# puzzle 4x4 1...............\n"
                                  "# a comment\n\nslow-thermometer r1c1 r1c2\n  # more\n"
                                  "cage 3 r1c1 r1c2 # a cage\n"
                                  "# puzzle jigsaw:AAABCABBCCBDCDDD ...............4\n"
                                  "# puzzle 9x9 easy\nanti-king\n",
                                  texts::on("4x4"));
    ASSERT_EQ(records.size(), 2U);
    // The shape that was asked for has no rules.
    EXPECT_EQ(records[0].error().line, 3U);
    const auto all = read_all("# puzzle 4x4 1...............\n\nslow-thermometer r1c1 r1c2\n"
                              "\n# puzzle jigsaw:AAABCABBCCBDCDDD ...............4\nanti-king\n");
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(all[0]->puzzle.shape().name(), "4x4+slow-thermometer(r1c1,r1c2)");
    EXPECT_EQ(rules_of(all[1]->puzzle.shape()), Lines{"anti-king"});
    EXPECT_EQ(all[1]->line, 5U);
    EXPECT_EQ(all[1]->format, Format::rules);
}

TEST(RulesText, WhatIsWrongHasItsPlace) {
    EXPECT_EQ(read_error("# puzzle 4x4 1...............\n\ncage 3 r1c1\n  thermo r1c1 r1c2\n"),
              "4:3: 'thermo' names no rule, expected 'thermometer'");
    EXPECT_EQ(read_error("# puzzle 4x4 1.......x.......\nanti-king\n"),
              "1:22: 'x' is no digit of a 4×4 board, expected 1–4 or a blank (. 0 * _ - ?)");
    EXPECT_EQ(read_error("anti-king\n", texts::from(Format::rules)),
              "1:1: rules without a puzzle before them, expected '# puzzle 9x9 …', the board and "
              "its cells, in the first line");
    EXPECT_EQ(read_error("# puzzle 4x4 1..\nanti-king\n", texts::from(Format::rules)),
              "1:14: 3 cells, expected 16 for 4x4");
    EXPECT_TRUE(read_error("# puzzle\n", texts::from(Format::rules))
                    .starts_with("1:9: '' names no board, expected 9x9, "));
    EXPECT_EQ(read_error("# puzzle 4x4\n", texts::from(Format::rules)),
              "1:13: 0 cells, expected 16 for 4x4");
    EXPECT_EQ(read_error("# puzzle 4x4 1...............\n# solution 12\n"),
              "2:12: 2 cells, expected 16 for 4x4");
    EXPECT_EQ(read_error("# puzzle 4x4 1...............\n# candidates 12\n"),
              "2:14: 2 characters, expected 64");
}

// ---- lists of cages ----------------------------------------------------------------------------

Lines rules_in(std::string_view text, ReadOptions options = {}) {
    const auto record = read_one(text, options);
    return record ? rules_of(record->puzzle.shape()) : Lines{record.error().message()};
}

TEST(KillerList, IsReadWithPlacesAndWithNumbers) {
    const Lines rules{"different r2c1 r2c2", "cage 10 r1c1 r1c2"};
    EXPECT_EQ(rules_in(R"([{"result": 10, "indices": [[1, 1], [1, 2]]},
                          {"color": "red", "indices": [[2, 1], [2, 2]]}])"),
              rules);
    EXPECT_EQ(rules_in(R"([{"result": 10, "indices": [0, 1]}, {"result": 0, "indices": [9, 10]}])"),
              rules);
    EXPECT_EQ(rules_in("[\n\n {\n \"indices\": [0, 1],\n\"result\": \"10\"}\n]\n",
                       texts::from(Format::killer)),
              Lines{"cage 10 r1c1 r1c2"});
    const auto record = read_one(R"([{"result": 40, "indices": [0,1,2,3]},
        {"result": 10, "indices": [4,5,6,7,8,9,10,11,12,13,14,15]}])");
    EXPECT_FALSE(record); // a cage of twelve cells on a board of four digits
}

TEST(KillerList, FilesOfSeveralAndOtherListsAreReadAsBefore) {
    const std::string one = R"([{"result": 10, "indices": [0, 1]}])";
    const auto records = read_all(one + "\n" + one + "\n");
    EXPECT_EQ(records.size(), 2U);
    EXPECT_EQ(told("[\n{\"puzzle\": \"" + std::string(texts::four) + "\"},\n{\"puzzle\": \"" +
                   std::string(texts::four) + "\"}]\n"),
              (Lines{std::string(texts::four), std::string(texts::four)}));
}

TEST(KillerList, WhatIsNoCageIsNamed) {
    EXPECT_EQ(rules_in(R"([{"result": 10, "indices": [[1, 1], [1, 10]]}])"),
              Lines{"a list that is no killer, expected cages such as {\"result\": 10, "
                    "\"indices\": [[1, 1], [1, 2]]}"});
    EXPECT_EQ(rules_in(R"([{"result": 6, "operator": "*", "indices": [0, 1]}])"),
              Lines{"'cage 1', whose rule is not understood, expected rules that 'dokushin rules' "
                    "lists; --ignore-unknown solves without the others"});
}

// ---- strings of ISS over several lines ---------------------------------------------------------

/// The shapes of all records, or what is wrong.
Lines shapes_in(std::string_view text, ReadOptions options = {}) {
    Lines shapes;
    for (const auto &record : read_all(text, std::move(options))) {
        shapes.push_back(record ? record->puzzle.shape().name() : record.error().message());
    }
    return shapes;
}

TEST(IssLines, OfOneItemEachAreOnePuzzle) {
    const Lines whole{"4x4+less(r1c2,r1c1)+cage(3:r1c1,r1c2)"};
    EXPECT_EQ(shapes_in(".Shape~4x4.Cage~3~R1C1~R1C2.GreaterThan~R1C1~R1C2\n"), whole);
    EXPECT_EQ(shapes_in(".Shape~4x4\n.Cage~3~R1C1~R1C2\n .GreaterThan~R1C1~R1C2\n"), whole);
    EXPECT_EQ(shapes_in(".Shape~4x4.Cage~3~\nR1C1~R1C2.GreaterThan~R1C1~R1C2\n"), whole);
    EXPECT_EQ(shapes_in(".Shape~4x4\n.Cage~3\n~R1C1~R1C2\n"), Lines{"4x4+cage(3:r1c1,r1c2)"});
}

TEST(IssLines, ThatAreIndentedAreOnePuzzle) {
    const Lines whole{"4x4+less(r1c2,r1c1)+cage(3:r1c1,r1c2)"};
    for (const std::string_view text :
         {"\n  .Shape~4x4.Cage~3~R1C1~R1C2\n  .GreaterThan~R1C1~R1C2\n",
          "\t.Shape~4x4\n\t.Cage~3~R1C1~R1C2.GreaterThan~R1C1~R1C2\n",
          " .Shape~4x4.Cage~3~R1C1\n   ~R1C2.GreaterThan~R1C1~R1C2\n"}) {
        EXPECT_EQ(shapes_in(text), whole) << text;
        EXPECT_EQ(shapes_in(text, texts::from(Format::iss)), whole) << text;
    }
    EXPECT_EQ(shapes_in(" .Shape~4x4.AntiKing\n\n .Shape~4x4\n").size(), 2U);
    EXPECT_EQ(shapes_in(" .Shape~4x4.AntiKing\n.Shape~4x4.AntiKing\n").size(), 2U);
}

TEST(IssLines, OfSeveralItemsArePuzzles) {
    EXPECT_EQ(shapes_in(".Shape~4x4.AntiKing\n.Shape~4x4.Thermo~R1C1~R1C2\n").size(), 2U);
    // A string states its givens once.
    EXPECT_EQ(shapes_in(".~R1C1_1\n.~R2C2_1~R2C3_2\n").size(), 2U);
    EXPECT_EQ(shapes_in(".AntiKing\n.~R1C1_1\n.~R2C2_1~R2C3_2\n").size(), 2U);
    EXPECT_EQ(shapes_in(".~R1C1_1\n.AntiKing\n").size(), 1U);
    EXPECT_EQ(shapes_in(".Shape~4x4\n\n.Shape~4x4\n"), (Lines{"4x4", "4x4"}));
    EXPECT_EQ(shapes_in(".Shape~4x4\n# next\n" + std::string(texts::four) + "\n"),
              (Lines{"4x4", "4x4"}));
}

TEST(IssLines, AreBrokenAnywhereIfTheFormatIsNamed) {
    const std::string text = ".Shape~4x4.Cage~3~R1C1~R1\nC2.GreaterThan~R1\n  C1~R1C2\n"
                             ".Shape~4x4.Thermo~R1C1\n~R1C2\n";
    EXPECT_EQ(shapes_in(text, texts::from(Format::iss)),
              (Lines{"4x4+less(r1c2,r1c1)+cage(3:r1c1,r1c2)", "4x4+thermometer(r1c1,r1c2)"}));
}

// ---- hostile texts -----------------------------------------------------------------------------

TEST(TextsOfSeveralLines, NoTextDoesHarm) {
    const Lines texts{
        "# puzzle 4x4 1.343..2.3..2..3\n# solution 1234341221434321\n# title: a\n"
        "cage 3 r1c1 r1c2\n\n# puzzle 4x4 ................\nanti-king\n",
        "[{\"result\": 10, \"indices\": [[1, 1], [1, 2]]},\n{\"indices\": [0, 11]}]\n",
        ".Shape~4x4\n.Cage~3~\n~R1C1~R1C2\n.GreaterThan~R1C1~R1C2\n"};
    constexpr std::string_view characters = "#~.[]{}\",:0123456789rcRC puzle\n\t-+x\x80";
    std::mt19937 random(1);
    const auto below = [&](std::size_t end) {
        return std::uniform_int_distribution<std::size_t>(0, end - 1)(random);
    };
    for (unsigned tries = 0; tries < 6000; ++tries) {
        std::string text = texts[tries % texts.size()];
        for (std::size_t changes = 1 + below(4); changes > 0; --changes) {
            const std::size_t at = below(text.size());
            const std::size_t count = std::min(below(4), text.size() - at);
            text.replace(at, count, below(3), characters[below(characters.size())]);
            text += text.empty() ? "#" : "";
        }
        ReadOptions options;
        if (tries % 5 == 0) {
            options.format = std::array{Format::rules, Format::killer, Format::iss}[tries % 3];
        }
        for (const auto &record : read_all(text, options)) {
            if (record && record->format != Format::line) {
                EXPECT_FALSE(record->puzzle.shape().name().empty());
            }
        }
    }
}

} // namespace
} // namespace dokushin::rules_text
