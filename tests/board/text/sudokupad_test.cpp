// Documents of SudokuPad and SudokuMaker: what they state, and that nothing breaks their readers.
#include "board/text/sites/codoku.h"
#include "board/text/sites/scl.h"
#include "board/text/sites/sudokumaker.h"
#include "board/text/sites/zipped_json.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>

namespace dokushin {
namespace {

using text::JsonValue;
using text::Statement;
using Words = std::vector<std::string>;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

JsonValue json_of(std::string_view text) {
    auto json = text::parse_document(text);
    EXPECT_TRUE(json) << text;
    return json.value_or(JsonValue());
}

Words words_in(const Statement &statement) {
    Words words;
    for (const text::StatedRule &rule : statement.rules) {
        words.push_back(rule.words);
    }
    return words;
}

/// The name of the shape that a statement makes, or its error.
std::string shape_of(Statement statement) {
    const ReadOptions options;
    text::Context context(options);
    const auto record = text::record_of(std::move(statement), Format::json, 1, 1, context);
    return record ? record->puzzle.shape().name() : record.error().message();
}

// ---- zipped JSON -------------------------------------------------------------------------------

std::string unzipped(std::string_view text) {
    const auto json = text::parse_zipped(text);
    return json ? json->dump() : "none";
}

TEST(ZippedJson, IsTheJsonThatWasZipped) {
    EXPECT_EQ(unzipped("{id:'x',cs:50,ce:[[,{v:3},],[,,{v:-1.5,given:f}]]}"),
              R"({"id":"x","cellSize":50,"cells":[[{},{"value":3},{}],)"
              R"([{},{},{"value":-1.5,"given":false}]]})");
    EXPECT_EQ(unzipped("{l:[{c:34BBE6,th:2,wp:[[0,9],[9,0]]}],u:[{c2:#F,c1:#0,r:t}]}"),
              R"({"lines":[{"color":"#34BBE6","thickness":2,"wayPoints":[[0,9],[9,0]]}],)"
              R"("underlays":[{"backgroundColor":"#FFFFFF","borderColor":"#000000",)"
              R"("rounded":true}]})");
    EXPECT_EQ(unzipped(R"({'a b':null,d2:[],t:'it\'s\n\u00e9\uD83D\uDE00','d':'ffffff'})"),
              "{\"a b\":null,\"d\":[],\"title\":\"it's\\n\u00e9\U0001F600\","
              "\"duration\":\"#ffffff\"}");
    EXPECT_EQ(unzipped(R"({"v":"say 'so'"})"), R"({"value":"say 'so'"})");
}

TEST(ZippedJson, OtherTextsAreNone) {
    for (const std::string_view text :
         {"", "{", "{a:1", "[1,2", "{a:1}x", "{:1}", "{a 1}", "{a:1 b:2}", "'open", "'\\u12'",
          "{a:foo}", "{a:1e}", "[1 2]", "'\xFF'", "{a:}"}) {
        EXPECT_EQ(unzipped(text), "none") << text;
    }
    EXPECT_EQ(unzipped(std::string(100'000, '[')), "none");
    EXPECT_EQ(unzipped("[" + std::string(1'000'000, ',') + "]"), "none");
}

// ---- SCL ---------------------------------------------------------------------------------------

/// A document of a 4×4 board with further members.
std::string pad(std::string_view members) {
    return fmt::format(
        R"({{"cellSize":50,"cells":[[{{"value":1}},{{}},{{}},{{}}],[{{}},{{"value":"2"}},{{}},{{}}],)"
        R"([{{}},{{}},{{"value":3,"given":false}},{{}}],[{{}},{{}},{{}},{{"centremarks":[1]}}]],)"
        R"("regions":[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],)"
        R"([[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]]{}{}}})",
        members.empty() ? "" : ",", members);
}

Statement read_pad(std::string_view members) {
    const JsonValue json = json_of(pad(members));
    EXPECT_TRUE(text::is_scl(json));
    auto statement = text::read_scl(json);
    EXPECT_TRUE(statement);
    return statement ? *std::move(statement) : Statement(1);
}

TEST(Scl, CellsAndRegions) {
    const Statement statement = read_pad("");
    EXPECT_EQ(statement.givens[0], digit_of(1));
    EXPECT_EQ(statement.givens[5], digit_of(2));
    EXPECT_EQ(statement.givens[10], Digit::blank);
    EXPECT_EQ(statement.placed[10], digit_of(3));
    EXPECT_THAT(statement.unknown, IsEmpty());
    EXPECT_EQ(shape_of(statement), "4x4");
    EXPECT_EQ(shape_of(*text::read_scl(json_of(R"({"cells":[[{},{}],[{},{}]],"cages":[]})"))),
              "1x2");
}

TEST(Scl, CagesAreRulesIfTheyAreCheckedAndOtherwiseUnknown) {
    const Statement statement = read_pad(
        R"("cages":[{"cells":[[0,0],[0,1]],"unique":true,"sum":5,"value":5},)"
        R"({"cells":[[1,0],[1,1]],"sum":4},{"cells":[[2,0],[3,1]],"unique":true,"value":"A"},)"
        R"({"cells":[[0,0],[0,1],[0,2],[0,3]],"unique":true,"type":"rowcol"},)"
        R"({"cells":[[0,0],[1,1],[2,2],[3,3]],"unique":true,"sum":10,"style":"extraregion"},)"
        R"({"cells":[[0,0],[1,0]],"style":"fpRowIndexer"},{"cells":[[2,1]],"value":"FOW"},)"
        R"({"cells":[[0,0],[1,0]],"value":"7"},{"cells":[[0,0],[1,0]]},)"
        R"({"cells":[[0,0],[4,0]],"unique":true},{"value":"title: A: b"},{"value":"author: me"}])");
    EXPECT_THAT(words_in(statement),
                ElementsAre("cage 5 r1c1 r1c2", "sum 4 r2c1 r2c2", "different r3c1 r4c2",
                            "extra-region r1c1 r2c2 r3c3 r4c4", "row-indexer r1c1 r2c1"));
    EXPECT_THAT(statement.unknown, ElementsAre("cages 8", "cages 9", "cages 10"));
    EXPECT_EQ(statement.headers[0].second + statement.headers[1].second, "A: bme");
}

TEST(Scl, RulesOfTheWholeBoard) {
    const Statement statement = read_pad(
        R"("metadata":{"antiknight":true,"rules":["One.","Two."],"solution":"1234341221434321"},)"
        R"("global":["antiknight","disjoint","antiking","newrule"])");
    EXPECT_THAT(words_in(statement), ElementsAre("anti-knight", "disjoint-groups", "anti-king"));
    EXPECT_THAT(statement.unknown, ElementsAre("global newrule"));
    EXPECT_EQ(statement.headers[0].second, "One.\nTwo.");
    ASSERT_TRUE(statement.solution);
    EXPECT_EQ(statement.solution->at(15), digit_of(1));
    EXPECT_FALSE(read_pad(R"("metadata":{"solution":"123434122143432."})").solution);
}

TEST(Scl, SignsBetweenCellsExemptThemFromNegativeRules) {
    constexpr std::string_view dot =
        R"("overlays":[{"center":[0.5,1],"width":0.3,"height":0.3,"rounded":true,"text":"",)"
        R"("backgroundColor":"#FFFFFF","borderColor":"#000000"}])";
    const Statement statement =
        read_pad(fmt::format(R"({},"global":["nonconsecutive","antixv"])", dot));
    EXPECT_EQ(words_in(statement)[0], "difference 1 r1c1 r1c2");
    EXPECT_EQ(statement.rules.size(), 1U + 23U + 2 * 24U);
    EXPECT_EQ(words_in(read_pad(R"("global":["nonconsecutive"])")), Words{"nonconsecutive"});
}

TEST(SclDrawings, OfTheFixedStyleAreRules) {
    const Statement statement = read_pad(
        R"("underlays":[{"center":[0.5,0.5],"width":0.85,"height":0.85,"rounded":true,)"
        R"("backgroundColor":"#CFCFCF","borderColor":"#CFCFCF"},)"
        R"({"center":[3.5,0.5],"width":0.7,"height":0.7,"rounded":true,)"
        R"("backgroundColor":"#CFCFCF","borderColor":"#CFCFCF"},)"
        R"({"center":[3.5,3.5],"width":1,"height":1,"rounded":false,"backgroundColor":"#FFA0A0"}],)"
        R"("lines":[{"color":"#CFCFCF","thickness":21,"wayPoints":[[0.5,0.5],[1.5,1.5],[1.5,2.5]]},)"
        R"({"color":"#CFCFCF","thickness":16,"wayPoints":[[0.5,1.5],[0.5,2.5]]},)"
        R"({"color":"#34BBE6","thickness":2,"wayPoints":[[0,4],[4,0]]}],)"
        R"("arrows":[{"color":"#a1a1a1","headLength":0.3,"thickness":5,)"
        R"("wayPoints":[[3.22,2.78],[2.5,3.5]]},)"
        R"({"color":"#000000","thickness":2,"wayPoints":[[-0.2,2.2],[-0.02,2.02]]}],)"
        R"("overlays":[{"center":[3.5,2],"width":1.83,"height":0.83,"rounded":true,"text":"",)"
        R"("fontSize":16,"borderSize":5,"borderColor":"#a1a1a1","backgroundColor":"#ffffff"},)"
        R"({"center":[-0.5,2.5],"width":0.25,"height":0.25,"rounded":false,"text":6,)"
        R"("fontSize":28,"borderColor":"#FFFFFF","backgroundColor":"#FFFFFF"},)"
        R"({"center":[2,2],"width":0.7,"height":0.7,"rounded":true,"text":"1\u20092\n3",)"
        R"("fontSize":14,"borderColor":"#000000","backgroundColor":"#FFFFFF"}])");
    EXPECT_THAT(words_in(statement),
                ElementsAre("quadruple 1 2 3 r2c2 r2c3 r3c2 r3c3", "odd r4c1",
                            "thermometer r1c1 r2c2 r2c3", "palindrome r1c2 r1c3",
                            "different r1c4 r2c3 r3c2 r4c1", "arrow r4c2 r4c3 : r3c4",
                            "sum 6 r1c2 r2c1"));
    EXPECT_THAT(statement.unknown, IsEmpty());
}

TEST(SclDrawings, OfAnotherLookAreUnknown) {
    const Statement statement = read_pad(
        R"("lines":[{"color":"#CFCFCF","thickness":20,"wayPoints":[[0.5,1.5],[0.5,2.5]]},)"
        R"({"color":"#CFCFCF","thickness":16,"wayPoints":[[0.5,1.5],[0.5,3.5]]},)"
        R"({"color":"#CFCFCF","thickness":16,"wayPoints":[[0.5,1.5],[0.5,2.5]],"target":"overlay"},)"
        R"({"color":"#CFCFCF","thickness":21,"wayPoints":[[0.5,1.5],[0.5,2.5]]},{},7],)"
        R"("arrows":[{"color":"#a1a1a1","headLength":0.3,"thickness":5,)"
        R"("wayPoints":[[3.5,2.9],[3.5,3.5]]}],)"
        R"("underlays":[{"center":[0.5,0.5],"width":1,"height":1,"rounded":false,)"
        R"("backgroundColor":"#CFCFCF","borderColor":"#CFCFCF"}],)"
        R"("overlays":[{"center":[0.5,0.5],"width":0.25,"height":0.25,"text":"12"}],)"
        R"("extra":[1])");
    EXPECT_THAT(words_in(statement), IsEmpty());
    EXPECT_THAT(statement.unknown,
                ElementsAre("lines 3", "lines 5", "lines 6", "underlays 1", "overlays 1", "lines 1",
                            "lines 2", "lines 4", "arrows 1", "extra"));
}

TEST(Scl, WhatIsNoBoardIsRefused) {
    for (const std::string_view text :
         {R"({"cells":[[{}],[{}]],"cages":[]})", R"({"cells":[[{},{}],[{},7,8]],"cages":[]})",
          R"({"cells":[[{"value":5}]],"cages":[]})", R"({"cells":[[{"value":"x"}]],"cages":[]})"}) {
        EXPECT_FALSE(text::read_scl(json_of(text))) << text;
    }
    EXPECT_FALSE(text::is_scl(json_of(R"({"cells":[1,2],"cages":[]})")));
    EXPECT_FALSE(text::is_scl(json_of(R"({"cells":[[{}]]})")));
}

// ---- scf ---------------------------------------------------------------------------------------

TEST(Codoku, DigitsAndFlags) {
    const auto statement = text::read_scf("5NlQ19j9mGca3OIN1bWGk2m41TjS79*wxtA** b*aMe");
    ASSERT_TRUE(statement);
    std::string digits;
    for (const Digit digit : statement->givens) {
        digits += static_cast<char>('0' + number(digit));
    }
    EXPECT_EQ(digits,
              "530070000600195000098000060800060003400803001700020006060000280000419005000080079");
    EXPECT_THAT(words_in(*statement), ElementsAre("windoku", "diagonals"));
    EXPECT_EQ(statement->headers[0].second, "A* b");
    EXPECT_EQ(statement->headers[1].second, "Me");
    EXPECT_EQ(text::read_scf("5NlQ19j9mGca3OIN1bWGk2m41TjS79*q")->unknown, Words{"flag q"});
    for (const std::string_view payload : {"", "5", "ooooooooooooooo", "5N!", "y"}) {
        EXPECT_FALSE(text::read_scf(payload)) << payload;
    }
}

// ---- SudokuMaker -------------------------------------------------------------------------------

/// A document of a 4×4 board with these layers.
std::string maker(std::string_view layers, std::string_view members = R"("size":4)") {
    return fmt::format(
        R"({{"formatVersion":"1.5.0","puzzle":{{"name":"N","author":"","cells":[{{"given":true,)"
        R"("value":1}},{{"value":2}},{{}},{{}},{{}},{{}},{{}},{{}},{{}},{{}},{{}},{{}},{{}},{{}},)"
        R"({{}},{{}}],"constraints":[{}],{}}}}})",
        layers, members);
}

constexpr std::string_view boxes_of_four =
    R"({"type":1,"regions":[0,0,1,1,0,0,1,1,2,2,3,3,2,2,3,3]})";

Statement read_maker(std::string_view layers) {
    const JsonValue json = json_of(maker(layers));
    EXPECT_TRUE(text::is_sudokumaker(json));
    auto statement = text::read_sudokumaker(json);
    EXPECT_TRUE(statement);
    return statement ? *std::move(statement) : Statement(1);
}

TEST(SudokuMaker, CellsAndRegions) {
    const Statement statement = read_maker(boxes_of_four);
    EXPECT_EQ(statement.givens[0], digit_of(1));
    EXPECT_EQ(statement.placed[1], digit_of(2));
    EXPECT_EQ(statement.headers[0].second, "N");
    EXPECT_EQ(shape_of(statement), "4x4");
    EXPECT_EQ(shape_of(read_maker("")), "1x4");
}

TEST(SudokuMaker, Layers) {
    const Statement statement = read_maker(
        std::string(boxes_of_four) +
        R"(,{"type":0},{"type":10},{"type":11},{"type":14},{"type":13,"disabled":true},)"
        R"({"type":100,"cells":[0]},{"type":103,"cells":[0,1,15]},)"
        R"({"type":200,"clues":[{"value":1,"edge":1}],"negative":[2]},)"
        R"({"type":201,"clues":[{"value":2,"edge":4}],"overrideNegativeDifferences":true},)"
        R"({"type":202,"clues":[{"value":0,"edge":2}],"negative":[]},)"
        R"({"type":301,"cages":[{"cells":[0,1],"value":3},{"cells":[4,9],"value":0}]},)"
        R"({"type":303,"clues":[{"corner":12,"digits":[1,1]}]},)"
        R"({"type":401,"lines":[[0,1,5,0]],"minDifference":2},)"
        R"({"type":404,"lines":[[0,1,2,4]],"singleRegionTotals":true},)"
        R"({"type":406,"lines":[[0,1,2]],"groups":[10,20]},)"
        R"({"type":406,"lines":[[0,1,2]],"groups":[2,12,16]},)"
        R"({"type":408,"bulbsWithArrows":[{"bulbCells":[1,0],"arrows":[[1,2,3]]}]},)"
        R"({"type":500,"clues":[{"value":9,"outerCell":3,"diagonal":1},{"outerCell":3}]},)"
        R"({"type":502,"clues":[{"value":9,"outerCell":17}]})");
    const Words words = words_in(statement);
    std::string text;
    std::size_t negatives = 0;
    for (const std::string &rule : words) {
        if (rule.starts_with("not-difference 2 ")) {
            ++negatives;
        } else {
            text += rule + "\n";
        }
    }
    EXPECT_EQ(negatives, 22U);
    EXPECT_EQ(text, "diagonals\neven r1c1\nless r1c1 r2c1\nless r1c2 r1c3\nless r1c2 r2c2\n"
                    "minimum r4c4\ndifference 1 r1c1 r1c2\nratio 2 r1c1 r2c1\ncage 3 r1c1 r1c2\n"
                    "different r2c1 r3c2\nquadruple 1 1 r2c2 r2c3 r3c2 r3c3\nwhispers 2 r1c1 r1c2\n"
                    "whispers 2 r1c2 r2c2\nwhispers 2 r2c2 r1c1\nmodular 2 r1c1 r1c2 r1c3\n"
                    "entropic r1c1 r1c2 r1c3\narrow r1c1 r1c2 : r1c3 r1c4\nsum 9 r1c2 r2c1\n"
                    "x-sum 9 r2c4 r2c3 r2c2 r2c1\ndisjoint-groups\n"
                    "equal-sums r1c1 r1c2 r2c1 : r1c3\n");
    EXPECT_THAT(statement.unknown, IsEmpty());
}

TEST(SudokuMaker, GlobalEntropyIsOfEachSquare) {
    const auto squares = [](std::string_view groups) {
        const Statement statement =
            read_maker(R"({"type":16,"groups":)" + std::string(groups) + "}");
        EXPECT_THAT(statement.unknown, IsEmpty());
        return words_in(statement);
    };
    const Words by_thirds = squares("[2,12,16]");
    EXPECT_EQ(by_thirds.size(), 9U);
    EXPECT_EQ(by_thirds.front(), "entropy r1c1 r1c2 r2c1 r2c2");
    EXPECT_EQ(squares("[10,20]").back(), "remainders 2 r3c3 r3c4 r4c3 r4c4");
    EXPECT_EQ(squares("[8,18,4]").back(), "remainders 3 r3c3 r3c4 r4c3 r4c4");
}

TEST(SudokuMaker, LayersThatNoWordSaysAreUnknown) {
    const Statement statement = read_maker(
        R"({"type":1000,"name":"My\nrule"},{"type":16,"groups":[2,4]},{"type":77},{},)"
        R"({"type":1000,"solverIgnored":true},{"type":2001},{"type":100,"cells":[16]},)"
        R"({"type":300,"thermometers":[[0,1],[2,-1]]},{"type":400},)"
        R"({"type":303,"clues":[{"corner":0,"digits":[1]}]},{"type":404,"lines":[[0,1,0]]})");
    EXPECT_THAT(words_in(statement), ElementsAre("thermometer r1c1 r1c2"));
    EXPECT_THAT(statement.unknown,
                ElementsAre("type 77 (constraint 3)", "type -1 (constraint 4)",
                            "Custom My rule (constraint 1)", "GlobalEntropy (constraint 2)",
                            "Even (constraint 7)", "Thermometer (constraint 8)",
                            "Renban (constraint 9)", "Quadruple (constraint 10)",
                            "RegionSumLine (constraint 11)"));
}

TEST(SudokuMaker, BoardsThatAreNoSudokuAreRefused) {
    const auto is_read = [](std::string_view layers, std::string_view members) {
        return text::read_sudokumaker(json_of(maker(layers, members))).has_value();
    };
    constexpr std::string_view rules = R"({"type":2003})";
    EXPECT_TRUE(is_read(rules, R"("type":"custom","width":4,"height":4,"maxDigit":4)"));
    EXPECT_FALSE(is_read("", R"("type":"custom","width":4,"height":4,"maxDigit":4)"));
    EXPECT_FALSE(is_read(rules, R"("type":"custom","width":8,"height":2,"maxDigit":4)"));
    EXPECT_FALSE(is_read(rules, R"("type":"custom","width":4,"height":4,"minDigit":0)"));
    EXPECT_FALSE(is_read("", R"("size":5)"));
    EXPECT_FALSE(is_read("", R"("size":4,"minDigit":0)"));
    EXPECT_FALSE(text::read_sudokumaker(JsonValue()));
}

// ---- hostile documents -------------------------------------------------------------------------

/// Replaces some values somewhere in a document.
void mutate(JsonValue &json, int changes) {
    static const std::vector<JsonValue> replacements{nullptr,
                                                     true,
                                                     -1,
                                                     0,
                                                     5,
                                                     999'999,
                                                     1e300,
                                                     0.5,
                                                     "",
                                                     "x",
                                                     "12",
                                                     JsonValue::array(),
                                                     JsonValue::object(),
                                                     JsonValue::array({-1, 4}),
                                                     JsonValue::array({0.5, 1.5})};
    for (; changes > 0; --changes) {
        JsonValue *at = &json;
        while (at->is_structured() && !at->empty() && *rc::gen::inRange(0, 8) != 0) {
            auto child = at->begin();
            std::advance(child, *rc::gen::inRange<std::ptrdiff_t>(0, std::ssize(*at)));
            at = &*child;
        }
        *at = *rc::gen::elementOf(replacements);
    }
}

TEST(SitesForVariants, NoDocumentBreaksAReader) {
    const std::vector<JsonValue> documents{
        json_of(pad(
            R"("cages":[{"cells":[[0,0],[0,1]],"unique":true,"sum":5}],"global":["antiratio"],)"
            R"("underlays":[{"center":[0.5,0.5],"width":1,"height":1,"backgroundColor":"#ccc"}],)"
            R"("lines":[{"color":"#CFCFCF","thickness":2,"wayPoints":[[0.5,0.9],[0.5,1.1]]},)"
            R"({"color":"#000000","thickness":1,"wayPoints":[[0.4,0.9],[0.5,0.9],[0.6,0.9]]}],)"
            R"("arrows":[{"color":"#a1a1a1","headLength":0.3,"thickness":5,)"
            R"("wayPoints":[[3.5,2.9],[3.5,3.5]]}],)"
            R"("overlays":[{"center":[3.5,2],"width":1.83,"height":0.83,"rounded":true,"text":"",)"
            R"("fontSize":16,"borderSize":5,"borderColor":"#a1a1a1",)"
            R"("backgroundColor":"#ffffff"}])")),
        json_of(maker(std::string(boxes_of_four) +
                      R"(,{"type":200,"clues":[{"value":1,"edge":1}],"negative":[2]},{"type":14},)"
                      R"({"type":408,"bulbsWithArrows":[{"bulbCells":[1,0],"arrows":[[1,2,3]]}]},)"
                      R"({"type":404,"lines":[[0,1,2,4]],"singleRegionTotals":true},)"
                      R"({"type":500,"clues":[{"value":9,"outerCell":3,"diagonal":1}]})")),
    };
    EXPECT_TRUE(rc::check([&] {
        JsonValue json = *rc::gen::elementOf(documents);
        mutate(json, *rc::gen::inRange(1, 6));
        for (const auto read : {text::read_scl, text::read_sudokumaker}) {
            if (auto statement = read(json)) {
                RC_ASSERT(statement->givens.size() == statement->side * statement->side);
                shape_of(*std::move(statement));
            }
        }
        (void)text::is_scl(json);
        (void)text::is_sudokumaker(json);
    }));
}

TEST(SitesForVariants, NoTextBreaksAReader) {
    const auto texts = rc::gen::container<std::string>(
        rc::gen::element('{', '}', '[', ']', ',', ':', '\'', '"', '\\', 'u', 't', 'a', '1', '-',
                         'o', '*', '#', '\n', '\xC3'));
    EXPECT_TRUE(rc::check([&] {
        const std::string text = *texts;
        (void)text::parse_zipped(text);
        (void)text::read_scf(text);
    }));
}

} // namespace
} // namespace dokushin
