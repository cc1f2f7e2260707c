// Links of penpa: what is read of a drawing, and that everything else is named.
#include "board/text/sites/base64.h"
#include "board/text/sites/inflate.h"
#include "board/text/sites/penpa_text.h"
#include "penpa_link.h"
#include "texts.h"

#include <dokushin/rules.h>
#include <dokushin/solve.h>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace dokushin::of_penpa {
namespace {

using texts::Json;
using texts::PenpaDrawing;

constexpr std::string_view boxes_of_four = "AABBAABBCCDDCCDD";

/// A 4×4 drawing with its boxes.
PenpaDrawing four() {
    PenpaDrawing drawing{4};
    drawing.draw_regions(boxes_of_four);
    return drawing;
}

/// The board that is read, its rules, and what is ignored; or what is wrong with it.
std::string read(const PenpaDrawing &drawing, bool ignore = true) {
    ReadOptions how;
    how.ignore_unknown = ignore;
    const auto record = read_one(drawing.link(), how);
    if (!record) {
        return record.error().message();
    }
    const std::string name = record->puzzle.shape().name();
    std::string all = name.substr(0, name.find('+'));
    for (const std::string &rule : rules_of(record->puzzle.shape())) {
        all += "; " + rule;
    }
    for (const std::string &object : record->ignored) {
        all += " ! " + object;
    }
    return all;
}

// ---- packing -----------------------------------------------------------------------------------

constexpr std::size_t most = std::size_t{1} << 20;

std::optional<std::string> unpacked(std::string_view base64) {
    const auto bytes = text::base64_decoded(base64, text::base64_alphabet);
    return bytes ? text::inflated(*bytes, most) : std::nullopt;
}

// Packed by zlib: stored, with fixed and with dynamic codes.
TEST(Inflate, BlocksOfEachKindAreUnpacked) {
    EXPECT_EQ(unpacked("AQUA+v9oZWxsbw=="), "hello");
    EXPECT_EQ(unpacked("y0jNyclXyECQAA=="), "hello hello hello");
    EXPECT_EQ(unpacked("AwA="), "");
    EXPECT_EQ(
        unpacked("VY67DYBADENX8QApkvuEu3GQoKCEE/sTOqd8T5Ztxbrf/TkPXAsqMGYTFOYmqMxT0FLeBZ1F6QJnUSOx"
                 "pcroGCw8RiaLES9M04z+R/PTEqkP"),
        "0 squared is 0, 1 squared is 1, 2 squared is 4, 3 squared is 9, 4 squared is 16,"
        " 5 squared is 25, 6 squared is 36, 7 squared is 49, 8 squared is 64, 9 squared i"
        "s 81, 10 squared is 100, 11 squared is 121, ");
}

TEST(Inflate, BrokenStreamsAreRefused) {
    EXPECT_FALSE(unpacked(""));
    EXPECT_FALSE(unpacked("y0jNyclXyE"));            // ends early
    EXPECT_FALSE(unpacked("Bw=="));                  // a block of no kind
    EXPECT_FALSE(unpacked("AQUA+v5oZWxsbw=="));      // its size and the check differ
    EXPECT_FALSE(unpacked("y0jNycl%"));              // no base64
    EXPECT_FALSE(text::inflated("\x4B\x04\x02", 2)); // a copy of what isn't there
}

/// The letter a, and copies of 258 letters: 13 bits each.
std::string bomb(unsigned copies) {
    std::string bits = "11"; // the last block
    bits += "0" + std::string("10010001");
    for (unsigned copy = 0; copy < copies; ++copy) {
        bits += "1100010100000";
    }
    bits += "0000000";
    bits.resize((bits.size() + 7) / 8 * 8, '0');
    std::string bytes;
    for (std::size_t at = 0; at < bits.size(); at += 8) {
        unsigned byte = 0;
        for (std::size_t bit = 8; bit-- > 0;) {
            byte = 2 * byte + (bits[at + bit] == '1' ? 1U : 0U);
        }
        bytes += static_cast<char>(byte);
    }
    return bytes;
}

TEST(Inflate, NothingUnpacksToMoreThanIsAllowed) {
    EXPECT_EQ(text::inflated(bomb(10), most), std::string(2581, 'a'));
    EXPECT_EQ(text::inflated(bomb(10), 2581), std::string(2581, 'a'));
    EXPECT_FALSE(text::inflated(bomb(10), 2580));
    const auto record =
        read_one("https://swaroopg92.github.io/penpa-edit/#p=" + texts::base64(bomb(5000)));
    ASSERT_FALSE(record);
    EXPECT_EQ(record.error().what, std::string("a link of penpa that can't be unpacked"));
}

RC_GTEST_PROP(Inflate, NoStreamDoesHarm, (const std::string &noise)) {
    const auto text = text::inflated(noise, 1000);
    RC_ASSERT((!text || text->size() <= 1000U)); // RC_ASSERT itself evaluates both sides
}

RC_GTEST_PROP(Inflate, StoredTextsComeBack, (const std::string &text)) {
    const auto bytes =
        text::base64_decoded(texts::base64(texts::stored(text)), text::base64_alphabet);
    RC_ASSERT(bytes.has_value());
    RC_ASSERT(text::inflated(*bytes, most) == text);
}

/// A list of one list. In braces, compilers differ in whether that is the list itself.
Json only(Json list) {
    Json lists = Json::array();
    lists.push_back(std::move(list));
    return lists;
}

TEST(PenpaText, AbbreviationsAreSpelledOut) {
    EXPECT_EQ(text::penpa_text(texts::base64(texts::stored("{zN:zO,z7:[]} puzZzZle zG"))),
              R"({"number":null,"nobulbthermo":[]} puzzle "grid")");
    EXPECT_FALSE(text::penpa_text(texts::base64(texts::stored("\xFF"))));
    std::string long_one;
    for (int times = 0; times < 100'000; ++times) {
        long_one += "z7";
    }
    EXPECT_FALSE(text::penpa_text(texts::base64(texts::stored(long_one))));
}

// ---- the board ---------------------------------------------------------------------------------

// Written by penpa's page: a test of penpa-edit (MIT).
TEST(Penpa, ALinkOfItsPageIsRead) {
    const auto record =
        read_one("https://swaroopg92.github.io/penpa-edit/#m=edit&p=7VVPb5tOFLz7U1h73oP5szjhlqZJL4"
                 "l/TeMqipAVrR2SWMYmXeCXCMvfPfMeJCyYqmqrqjlUiNUwPGbnLcySfSu0iWWAwzuQI+ngcIOAT8f3+R"
                 "zVx3SZJ3E4nMZZPgyeA3lU5A+pCYfn2qzAru70RspJOjRFEmfyv9NTeaeTLB5EtcBssC0Pw/JClp/CSD"
                 "hCChenI2ayvAi35XlYTmR5iVtCOuDOqiIX8KSBV3yf0HFFOiPgSY0BrwEXS7NI4puzivkcRuVUCprnAz"
                 "9NUKzT/2NR+6DrRbqeL4mY6xx9Zg/Lx/pOVtymq6KudWY7WR5Vdi977HqNXYKVXUI9dqmLP2z3cLbbYd"
                 "m/wPBNGJH3rw08aOBluMU4CbfCdelRBS/VuxFuQETQEJ5HhG8R6nVxXokxEV5D+CxqVfh+t4JnsUQVV+"
                 "ALeSO4wtII2IdN8COWRsDGLOsBG7OaG7OGVTHmR940sCgOL801j6c8ujxOsXKy9Hj8yOOIR8XjGdecYE"
                 "EdBzFyYc2Fogvs1djjeFWYokYdE1bA1ArhAHj8Wo9welhIxi4wvDP22pr0OhgrYCwaY8SZ3grrQ0fVOg"
                 "o6qtZR0LE9qFpHQYcWnzF0FOmguStu8ZhHn8eAWx/TJ/VTH93vr/IP7UQuOn070NGv4tkgwkYmsjS5yQ"
                 "pzpxeIJe9zSB64TbGex6ZFJWn6mCw37brl/SY1ce8tIuPb+776eWpuO+pPOklaRLWlt6hqg2lRucHuYV"
                 "1rY9KnFrPW+UOLsHaallK8ydsGct22qFe6M9u66Xk3EM+Cz8ijH9C/38Tf+k3QOxi9t9y+Nzv8+aamN/"
                 "uge+IPtjfmNb+XdPB7maYJ92MNtifZYLvhBrWfb5B7EQf3nZSTajfo5KqbdZpqL+40lZ147KCMXgA=");
    ASSERT_TRUE(record) << record.error().message();
    EXPECT_EQ(record->puzzle.shape(), *Shape::parse("2x3"));
    EXPECT_EQ(to_line(record->puzzle.givens(), record->alphabet),
              "5...6..4.1.31.3.4...2.1..146.5.6.4..");
    EXPECT_EQ(record->headers.front(), (std::pair<std::string, std::string>("title", "Test 6x6")));
}

TEST(Penpa, GivensPlacedDigitsAndCandidatesAreRead) {
    PenpaDrawing drawing = four();
    drawing.title = "Four%2C or less";
    drawing.give("1..............2");
    drawing.put("number", {1, 2}, {{0, 1, 1, 0, 0, 0, 0, 0, 0, 0}, 1, "7"});
    drawing.put("number", {1, 3}, {{0, 0, 0, 1, 0, 0, 0, 0, 0, 0}, 1, "7"});
    drawing.answer["number"][std::to_string(drawing.number({2, 1}))] = {"3", 9, "1"};
    const auto record = read_one(drawing.link());
    ASSERT_TRUE(record) << record.error().message();
    const Puzzle &puzzle = record->puzzle;
    EXPECT_EQ(to_line(puzzle.givens(), record->alphabet), "1.4............2");
    EXPECT_EQ(puzzle.digits()[4], digit_of(3));
    EXPECT_EQ(puzzle.stated_candidates()[1].size(), 2U);
    EXPECT_EQ(record->headers.front().second, "Four, or less");
}

TEST(Penpa, TheSolutionThatTheLinkComparesWithIsRead) {
    constexpr std::string_view solution = "1234341221434321";
    PenpaDrawing drawing = four();
    drawing.give("12..............");
    Json digits = Json::array();
    for (int at = 2; at < 16; ++at) {
        const int cell = drawing.number({at / 4 + 1, at % 4 + 1});
        digits.push_back(fmt::format("{},{}", cell, solution[static_cast<std::size_t>(at)]));
    }
    const auto solution_in = [&] {
        const Json answer{Json::array(), Json::array(), Json::array(), Json::array(), digits};
        const auto record =
            read_one(drawing.link() + "&a=" + texts::base64(texts::stored(answer.dump())));
        return record && record->solution ? to_line(*record->solution, record->alphabet) : "";
    };
    EXPECT_EQ(solution_in(), solution);
    digits.erase(0);
    EXPECT_EQ(solution_in(), "") << "a cell is missing";
}

TEST(Penpa, RegionsAreWhatThickEdgesDivide) {
    EXPECT_EQ(read(four()), "4x4");
    PenpaDrawing jigsaw{4};
    jigsaw.draw_regions("AABBACDBACDBCCDD");
    EXPECT_EQ(read(jigsaw), "jigsaw:AABBACDBACDBCCDD");
    PenpaDrawing six{6, 1};
    six.draw_regions("AABBCCAABBCCAABBCCDDEEFFDDEEFFDDEEFF");
    EXPECT_EQ(read(six), "3x2");
}

TEST(Penpa, ABoardWithoutRegionsIsALatinSquareOnlyByName) {
    PenpaDrawing drawing{4};
    EXPECT_EQ(read(drawing), "1x4 ! regions");
    drawing.tags = {"latin"};
    EXPECT_EQ(read(drawing), "1x4");
    drawing.draw_edge({1, 1}, false);
    EXPECT_EQ(read(drawing), "1x4 ! lineE r1c1");
    drawing.draw_regions("AAABAAABAAABAAAB");
    EXPECT_EQ(read(drawing), "1x4 ! lineE r1c1 ! regions");
}

TEST(Penpa, DiagonalsAreDashedEdgesAcrossTheCells) {
    PenpaDrawing drawing = four();
    for (int at = 1; at <= 4; ++at) {
        const int corner = drawing.cells() + drawing.number({at, at});
        drawing.question["lineE"][fmt::format("{},{}", corner - drawing.columns() - 1, corner)] =
            12;
    }
    EXPECT_EQ(read(drawing), "4x4; different r1c1 r2c2 r3c3 r4c4");
    for (int at = 1; at <= 4; ++at) {
        const int corner = drawing.cells() + drawing.number({at, 5 - at});
        EXPECT_EQ(read(drawing).contains("lineE"), at > 1) << "only a part of the second is drawn";
        drawing.question["lineE"][fmt::format("{},{}", corner - 1, corner - drawing.columns())] =
            12;
    }
    EXPECT_EQ(read(drawing), "4x4; diagonals");
}

TEST(Penpa, WhatIsNoSquareIsRefused) {
    PenpaDrawing drawing = four();
    drawing.kind = "tri";
    EXPECT_EQ(read(drawing),
              "a document of penpa that is no puzzle, expected a square or sudoku grid");
    drawing.kind = "square";
    std::string text = drawing.text();
    text.replace(text.find(",1,1,1,"), 6, ",1,1,2");
    EXPECT_EQ(read_one(texts::penpa_link(text)).error().message(),
              "a document of penpa that is no puzzle, expected N×N cells with N from 1 to 64");
    EXPECT_EQ(read_one("https://swaroopg92.github.io/penpa-edit/").error().what,
              std::string("a short link of penpa, which only its site can open"));
}

// ---- rules -------------------------------------------------------------------------------------

TEST(Penpa, CagesAreOutlinesWithASum) {
    PenpaDrawing drawing = four();
    drawing.draw_cage({{1, 1}, {1, 2}, {2, 1}}, " 8");
    drawing.draw_cage({{3, 3}, {4, 3}}, "5");
    drawing.question["killercages"] = {drawing.numbers({{1, 1}, {1, 2}, {2, 1}}), Json::array()};
    EXPECT_EQ(read(drawing), "4x4; cage 5 r3c3 r4c3; cage 8 r1c1 r1c2 r2c1");
    // Without a sum, an outline may mean anything, unless penpa's tool for killers drew it.
    drawing.draw_cage({{3, 4}, {4, 4}}, "");
    EXPECT_EQ(read(drawing), "4x4; cage 5 r3c3 r4c3; cage 8 r1c1 r1c2 r2c1 ! cage r3c4");
    drawing.question["killercages"].push_back(drawing.numbers({{3, 4}, {4, 4}}));
    EXPECT_EQ(read(drawing), "4x4; different r3c4 r4c4; cage 5 r3c3 r4c3; cage 8 r1c1 r1c2 r2c1");
}

TEST(Penpa, CagesThatAreNotClosedOrHaveNoNumberAreNamed) {
    PenpaDrawing open = four();
    open.draw_cage({{1, 1}, {1, 2}}, "5");
    open.question["cage"].erase(open.question["cage"].begin());
    EXPECT_EQ(read(open), "4x4 ! cage r1c1 r1c2 ! numberS r1c1");
    PenpaDrawing named = four();
    named.draw_cage({{1, 1}, {1, 2}}, "odd");
    EXPECT_EQ(read(named), "4x4 ! cage r1c1 ! numberS r1c1");
    PenpaDrawing twice = four();
    twice.draw_cage({{1, 1}, {1, 2}}, "5");
    twice.question["numberS"][std::to_string(4 * (twice.cells() + twice.number({1, 2})))] = {"3",
                                                                                             1};
    EXPECT_EQ(read(twice), "4x4 ! cage r1c1 ! numberS r1c1 r1c2");
}

TEST(Penpa, ThermometersAndArrowsAreListsOfCells) {
    PenpaDrawing drawing = four();
    drawing.question["thermo"] = {drawing.numbers({{4, 1}, {3, 2}, {2, 3}}), Json::array()};
    drawing.question["arrows"] = only(drawing.numbers({{1, 4}, {2, 4}, {2, 3}}));
    EXPECT_EQ(read(drawing), "4x4; thermometer r4c1 r3c2 r2c3 ! arrows 1");
    drawing.put("symbol", {1, 4}, {1, "circle_L", 1});
    EXPECT_EQ(read(drawing), "4x4; arrow r1c4 : r2c4 r2c3; thermometer r4c1 r3c2 r2c3");
    drawing.question["thermo"].push_back(drawing.numbers({{1, 1}, {3, 3}}));
    drawing.question["thermo"].push_back(drawing.numbers({{1, 1}, {0, 1}}));
    EXPECT_TRUE(read(drawing).ends_with("! thermo 3 ! thermo 4"));
}

TEST(Penpa, KillersOfPenpaAreSolved) {
    PenpaDrawing drawing = four();
    drawing.rules = "Normal sudoku rules apply. Digits in cages do not repeat and sum to the total "
                    "in the top left corner.";
    drawing.tags = {"killer"};
    // Rows of 1234, 3412, 2143, 4321: the first three columns as cages of two.
    for (int column = 1; column <= 4; ++column) {
        drawing.draw_cage({{1, column}, {2, column}}, column == 2 || column == 3 ? "6" : "4");
    }
    EXPECT_TRUE(read(drawing, false).starts_with("4x4; cage"));
}

// ---- what is not understood --------------------------------------------------------------------

TEST(Penpa, EveryKindOfDrawingIsNamed) {
    for (const std::string kind : {"surface", "symbol", "freeline", "freelineE", "line", "wall",
                                   "deletelineE", "numberS", "something"}) {
        PenpaDrawing drawing = four();
        drawing.question[kind] = Json::object();
        EXPECT_EQ(read(drawing), "4x4");
        drawing.put(kind, {2, 3}, 1);
        EXPECT_EQ(read(drawing), "4x4 ! " + kind + " r2c3");
        EXPECT_EQ(read(drawing, false), "'" + kind +
                                            " r2c3', whose rule is not understood, expected rules "
                                            "that 'dokushin rules' lists; --ignore-unknown solves "
                                            "without the others");
    }
    for (const std::string kind : {"direction", "squareframe", "polygon", "nobulbthermo"}) {
        PenpaDrawing drawing = four();
        drawing.question[kind] = only(Json::array());
        EXPECT_EQ(read(drawing), "4x4");
        drawing.question[kind] = {drawing.numbers({{1, 1}, {1, 2}})};
        EXPECT_EQ(read(drawing), "4x4 ! " + kind);
    }
}

TEST(Penpa, NumbersThatAreNoGivensAreNamed) {
    for (const Json &number : {Json{"5", 1, "1"}, Json{"3", 5, "1"}, Json{"3", 1, "5"},
                               Json{"3_1", 1, "2"}, Json{"12", 1, "4"}, Json{"x", 1, "1"}}) {
        PenpaDrawing drawing = four();
        drawing.put("number", {1, 2}, number);
        EXPECT_EQ(read(drawing), "4x4 ! number r1c2") << number;
    }
    PenpaDrawing beside{4, 1};
    beside.draw_regions(boxes_of_four);
    beside.put("number", {0, 1}, {"3", 1, "1"});
    beside.put("number", {1, 5}, {"3", 1, "1"});
    EXPECT_EQ(read(beside), "4x4 ! number r0c1 r1c5");
}

TEST(Penpa, RulesInWordsThatSayMoreAreNamed) {
    PenpaDrawing drawing = four();
    for (const std::string rules : {"Normal sudoku rules apply.", "No rules",
                                    "Place the digits 1-4 in each row%2C column "
                                    "and outlined region so that no digit repeats!"}) {
        drawing.rules = rules;
        EXPECT_EQ(read(drawing), "4x4") << rules;
    }
    for (const std::string rules :
         {"Anti-knight", "Normal sudoku rules do not apply.", "Digits in each row repeat.",
          "Digits along thermometers increase.", "Place the digits 1-3 in each row"}) {
        drawing.rules = rules;
        EXPECT_TRUE(read(drawing).starts_with("4x4 ! rules: ")) << rules;
    }
    drawing.rules = "";
    drawing.tags = {"classic", "starbattle"};
    EXPECT_EQ(read(drawing), "4x4 ! genre starbattle");
}

// ---- any text ----------------------------------------------------------------------------------

/// A text with one place broken.
RC_GTEST_PROP(Penpa, NoDocumentDoesHarm, (const std::string &noise, std::size_t at)) {
    PenpaDrawing drawing = four();
    drawing.rules = "Normal sudoku rules apply.";
    drawing.draw_cage({{1, 1}, {1, 2}, {2, 1}}, "8");
    drawing.question["killercages"] = only(drawing.numbers({{1, 1}, {1, 2}, {2, 1}}));
    drawing.question["thermo"] = only(drawing.numbers({{4, 1}, {3, 2}, {2, 3}}));
    drawing.question["arrows"] = only(drawing.numbers({{1, 4}, {2, 4}, {2, 3}}));
    drawing.put("symbol", {1, 4}, {1, "circle_L", 1});
    drawing.give("1..............2");
    std::string text = drawing.text();
    text.replace(at % text.size(), noise.size() % 5, noise);
    ReadOptions how;
    how.ignore_unknown = true;
    const auto record = read_one(texts::penpa_link(text), how);
    // In RC_ASSERT itself, || would evaluate both its sides.
    const bool is_read_or_refused = record || !record.error().message().empty();
    RC_ASSERT(is_read_or_refused);
}

} // namespace
} // namespace dokushin::of_penpa
