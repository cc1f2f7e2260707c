// Documents and links of sites for variants: f-puzzles' JSON in and out, and what links hold.
#include "board/text/sites/lz_string.h"
#include "naive/constraints.h"

#include <dokushin/rules.h>
#include <dokushin/solve.h>
#include <dokushin/text.h>

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <rapidcheck/gtest.h>

#include <string>
#include <string_view>

namespace dokushin {
namespace {

using text::LzAlphabet;
using Json = nlohmann::ordered_json;

constexpr std::size_t most = std::size_t{1} << 20;

/// A document of f-puzzles with an empty grid and these members.
std::string document(const Json &members, unsigned size = 9) {
    Json all{{"size", size}, {"grid", Json::array()}};
    for (unsigned row = 0; row < size; ++row) {
        all["grid"].push_back(Json::array());
        for (unsigned column = 0; column < size; ++column) {
            all["grid"].back().push_back(Json::object());
        }
    }
    all.update(members);
    return all.dump();
}

/// The rules of a document, in words, a line each; or what is wrong with it.
std::string rules_in(const std::string &text, bool ignore = false) {
    ReadOptions how;
    how.ignore_unknown = ignore;
    const auto record = read_one(text, how);
    if (!record) {
        return record.error().message();
    }
    std::string all;
    for (const std::string &rule : rules_of(record->puzzle.shape())) {
        all += (all.empty() ? "" : "; ") + rule;
    }
    for (const std::string &object : record->ignored) {
        all += " ! " + object;
    }
    return all;
}

std::string rules_in(const Json &members, unsigned size = 9) {
    return rules_in(document(members, size));
}

// ---- LZ-string ---------------------------------------------------------------------------------

// The link of an empty 3×3 board, as f-puzzles makes it.
TEST(LzString, IsF_PuzzlesOwn) {
    constexpr std::string_view packed = "N4IgzglgXgpiBcBmANCA5gJwgEwQbT2AF9ljSiBdZQks4qm88iiooA==";
    const auto unpacked = text::lz_unpacked(packed, LzAlphabet::base64, most);
    ASSERT_TRUE(unpacked);
    EXPECT_EQ(*unpacked, R"({"size":3,"grid":[[{},{},{}],[{},{},{}],[{},{},{}]]})");
    EXPECT_EQ(text::lz_packed(*unpacked, LzAlphabet::base64), packed);
}

RC_GTEST_PROP(LzString, GivesATextBack, (const std::string &bytes, const std::u32string &points)) {
    std::string ascii = bytes;
    for (char &c : ascii) {
        c = static_cast<char>(c & 0x7F);
    }
    for (const LzAlphabet alphabet : {LzAlphabet::base64, LzAlphabet::uri}) {
        const std::string packed = text::lz_packed(ascii, alphabet);
        RC_ASSERT(text::lz_unpacked(packed, alphabet, most) == ascii);
        RC_ASSERT(text::lz_unpacked(packed + "tail", alphabet, most) == ascii);
        (void)text::lz_unpacked(bytes, alphabet, most); // whatever it is, without harm
    }
    RC_ASSERT(points.size() < most);
}

TEST(LzString, KeepsEveryLanguage) {
    for (const std::string_view said : {"数独", "数独は独身に限る", "😀 and 😀", "ﬁ…’é"}) {
        const std::string packed = text::lz_packed(said, LzAlphabet::uri);
        EXPECT_EQ(text::lz_unpacked(packed, LzAlphabet::uri, most), said);
    }
}

// A short text may unpack to very much; the bound holds for what comes out.
TEST(LzString, ABombIsRefused) {
    const std::string packed = text::lz_packed(std::string(3 * most, 'a'), LzAlphabet::base64);
    EXPECT_LT(packed.size(), 10000U);
    EXPECT_FALSE(text::lz_unpacked(packed, LzAlphabet::base64, most));
    const auto record = read_one("https://www.f-puzzles.com/?load=" + packed);
    ASSERT_FALSE(record);
    EXPECT_EQ(record.error().message(),
              "a link of f-puzzles that can't be unpacked, expected the whole link as it was "
              "copied, of at most 1048576 characters when unpacked");
}

// ---- f-puzzles, read ---------------------------------------------------------------------------

TEST(FPuzzles, EachObjectIsARule) {
    struct DocumentCase {
        Json members;
        std::string_view rules;
    };
    const Json line = {{"lines", {{"R1C1", "R1C2", "R2C3"}}}};
    for (const auto &[members, rules] : {
             DocumentCase{{{"killercage", {{{"cells", {"R1C1", "R1C2"}}, {"value", "10"}}}}},
                          "cage 10 r1c1 r1c2"},
             DocumentCase{{{"killercage", {{{"cells", {"R1C1", "R1C2"}}}}}}, "different r1c1 r1c2"},
             DocumentCase{{{"killercage", {{{"cells", {"R1C1", "R1C2"}}, {"value", "A"}}}}},
                          "different r1c1 r1c2"},
             DocumentCase{
                 {{"arrow", {{{"cells", {"R1C1"}}, {"lines", {{"R1C1", "R1C2", "R2C3"}}}}}}},
                 "arrow r1c1 : r1c2 r2c3"},
             DocumentCase{{{"thermometer", {line}}}, "thermometer r1c1 r1c2 r2c3"},
             DocumentCase{{{"slowthermometer", {line}}}, "slow-thermometer r1c1 r1c2 r2c3"},
             DocumentCase{{{"palindrome", {line}}}, "palindrome r1c1 r1c2 r2c3"},
             DocumentCase{{{"renban", {line}}}, "renban r1c1 r1c2 r2c3"},
             DocumentCase{{{"betweenline", {line}}}, "between r1c1 r1c2 r2c3"},
             DocumentCase{{{"whispers", {line}}}, "whispers 5 r1c1 r1c2 r2c3"},
             DocumentCase{{{"entropicline", {line}}}, "entropic r1c1 r1c2 r2c3"},
             DocumentCase{{{"zipperline", {line}}}, "zipper r1c1 r1c2 r2c3"},
             DocumentCase{{{"doublearrow", {line}}}, "double-arrow r1c1 r1c2 r2c3"},
             DocumentCase{Json::parse(R"({"regionsumline":[{"lines":[["R1C3","R1C4"]]}]})"),
                          "equal-sums r1c3 : r1c4"},
             DocumentCase{{{"difference", {{{"cells", {"R1C1", "R1C2"}}}}}},
                          "difference 1 r1c1 r1c2"},
             DocumentCase{{{"ratio", {{{"cells", {"R1C1", "R1C2"}}, {"value", "3"}}}}},
                          "ratio 3 r1c1 r1c2"},
             DocumentCase{{{"xv", {{{"cells", {"R1C1", "R1C2"}}, {"value", "V"}}}}},
                          "sum 5 r1c1 r1c2"},
             DocumentCase{{{"xv", {{{"cells", {"R1C1", "R1C2"}}, {"value", ""}}}}}, ""},
             DocumentCase{{{"clone", {{{"cells", {"R1C1"}}, {"cloneCells", {"R5C5"}}}}}},
                          "equal r1c1 r5c5"},
             DocumentCase{{{"quadruple",
                            {{{"cells", {"R1C1", "R1C2", "R2C1", "R2C2"}}, {"values", {3, 3}}}}}},
                          "quadruple 3 3 r1c1 r1c2 r2c1 r2c2"},
             DocumentCase{{{"littlekillersum",
                            {{{"cell", "R0C4"},
                              {"cells", {"R1C3", "R2C2", "R3C1"}},
                              {"direction", "DL"},
                              {"value", "12"}}}}},
                          "sum 12 r1c3 r2c2 r3c1"},
             DocumentCase{{{"sandwichsum", {{{"cell", "R1C10"}, {"value", "0"}}}}},
                          "sandwich 0 r1c9 r1c8 r1c7 r1c6 r1c5 r1c4 r1c3 r1c2 r1c1"},
             DocumentCase{{{"skyscraper", {{{"cell", "R0C1"}, {"value", "3"}}}}},
                          "skyscraper 3 r1c1 r2c1 r3c1 r4c1 r5c1 r6c1 r7c1 r8c1 r9c1"},
             DocumentCase{{{"odd", {{{"cell", "R1C1"}}}}}, "one-of 1 3 5 7 9 r1c1"},
             DocumentCase{{{"maximum", {{{"cell", "R1C1"}}, {{"cell", "R1C2"}}}}},
                          "less r1c3 r1c2; less r2c1 r1c1; less r2c2 r1c2"},
             DocumentCase{{{"antiknight", true}, {"antiking", true}, {"nonconsecutive", true}},
                          "anti-knight; anti-king; nonconsecutive"},
             DocumentCase{{{"diagonal+", true}, {"diagonal-", true}}, "diagonals"},
             DocumentCase{{{"disjointgroups", true}}, "disjoint-groups"},
             DocumentCase{{{"rowindexer", {{{"cells", {"R2C1"}}}}}},
                          "indexing 2 r2c1 r1c1 r2c1 r3c1 r4c1 r5c1 r6c1 r7c1 r8c1 r9c1"},
             // What states no rule.
             DocumentCase{{{"arrow", {{{"cells", {"R1C1"}}, {"lines", Json::array()}}}}}, ""},
             DocumentCase{{{"littlekillersum", {{{"cell", "R0C4"}, {"direction", "DL"}}}}}, ""},
             DocumentCase{{{"killercage", {{{"cells", Json::array()}}}}}, ""},
             DocumentCase{{{"negative", Json::array()}, {"disabledlogic", {"wings"}}}, ""},
             DocumentCase{
                 {{"line", {{{"lines", {{"R1C1", "R1C2"}}}, {"fromConstraint", "Renban"}}}}}, ""},
         }) {
        EXPECT_EQ(rules_in(members), rules) << members.dump();
    }
}

// A dot of either colour exempts its pair, whatever its value.
TEST(FPuzzles, NegativeRulesHoldWhereNothingIsMarked) {
    const Json dots = {{"ratio", {{{"cells", {"R1C1", "R1C2"}}, {"value", "3"}}}},
                       {"negative", {"ratio"}}};
    const std::string rules = rules_in(dots, 4);
    EXPECT_NE(rules.find("not-ratio 3 r1c2 r1c3"), rules.npos) << rules;
    EXPECT_EQ(rules.find("not-ratio 3 r1c1 r1c2"), rules.npos) << rules;
    EXPECT_EQ(rules.find("not-ratio 2"), rules.npos) << rules;
    const Json signs = {{"xv", {{{"cells", {"R1C1", "R1C2"}}, {"value", ""}}}},
                        {"negative", {"xv"}}};
    const std::string sums = rules_in(signs, 4);
    EXPECT_NE(sums.find("not-sum 5 r1c1 r2c1"), sums.npos) << sums;
    EXPECT_NE(sums.find("not-sum 10 r1c1 r2c1"), sums.npos) << sums;
    EXPECT_EQ(sums.find("r1c1 r1c2"), sums.npos) << sums;
}

TEST(FPuzzles, WhatIsNotUnderstoodIsNamedAndNeverLeftOutUnasked) {
    const Json cage = {{"cells", {"R1C1", "R1C2"}}, {"value", "10"}};
    const Json drawn = Json::parse(R"({"lines": [["R5C5", "R5C6"]], "outlineC": "#67F067"})");
    const Json unknown[] = {
        {{"killercage", {cage}}, {"line", {drawn}}},
        {{"killercage", {cage}}, {"chaosline", {{{"lines", {{"R1C1"}}}}}}},
        {{"killercage", {cage, {{"cells", {"R1C1", "R10C1"}}}}}},
        {{"killercage", {cage}}, {"sandwichsum", {{{"cell", "R3C3"}, {"value", "4"}}}}},
        {{"killercage", {cage}}, {"negative", {"thermo"}}},
        {{"killercage", {cage}}, {"cage", {{{"cells", {"R5C5", "R5C6"}}, {"value", "DR5"}}}}},
    };
    const char *const objects[] = {"line 1",        "chaosline",       "killercage 2",
                                   "sandwichsum 1", "negative thermo", "cage 1"};
    for (std::size_t at = 0; at < std::size(unknown); ++at) {
        const std::string text = document(unknown[at]);
        EXPECT_EQ(rules_in(text),
                  fmt::format("'{}', whose rule is not understood, expected rules that 'dokushin "
                              "rules' lists; --ignore-unknown solves without the others",
                              objects[at]));
        EXPECT_EQ(rules_in(text, true), "cage 10 r1c1 r1c2 ! " + std::string(objects[at]));
    }
    // A frame around a constraint's cells is decoration.
    EXPECT_EQ(rules_in(Json{{"clone", {{{"cells", {"R1C1"}}, {"cloneCells", {"R5C5"}}}}},
                            {"cage", {{{"cells", {"R5C5"}}}}}}),
              "equal r1c1 r5c5");
}

TEST(FPuzzles, TheGridHasGivensRegionsAndPermittedDigits) {
    Json all = Json::parse(document({{"title", "T"}, {"author", "A"}, {"ruleset", "R"}}, 4));
    all["grid"][0][0] = {{"value", 3}, {"given", true}};
    all["grid"][0][1] = {{"value", 4}};
    all["grid"][0][2] = {{"givenPencilMarks", {1, 2}}};
    all["solution"] = {3, 4, 1, 2, 1, 2, 3, 4, 2, 1, 4, 3, 4, 3, 2, 1};
    const auto record = read_one(all.dump());
    ASSERT_TRUE(record) << record.error().message();
    EXPECT_EQ(record->format, Format::f_puzzles);
    EXPECT_EQ(record->puzzle.shape().name(), "4x4");
    EXPECT_EQ(to_line(record->puzzle.givens(), record->alphabet), "3...............");
    EXPECT_EQ(number(record->puzzle.digit(cell_at(1))), 4U);
    EXPECT_EQ(record->puzzle.stated_candidates()[2].size(), 2U);
    EXPECT_TRUE(record->solution);
    const std::vector<std::pair<std::string, std::string>> headers{
        {"title", "T"}, {"author", "A"}, {"ruleset", "R"}};
    EXPECT_EQ(record->headers, headers);
    // Regions by any numbers, one cell in none.
    Json jigsaw = Json::parse(document(Json::object(), 4));
    for (unsigned row = 0; row < 4; ++row) {
        for (unsigned column = 0; column < 4; ++column) {
            jigsaw["grid"][row][column]["region"] = 7 * column;
        }
    }
    EXPECT_EQ(read_one(jigsaw.dump())->puzzle.shape().name(), "4x1");
    jigsaw["grid"][0][0]["region"] = nullptr;
    EXPECT_EQ(rules_in(jigsaw.dump()),
              "different r1c2 r2c2 r3c2 r4c2; different r1c3 r2c3 r3c3 r4c3; different r1c4 r2c4 "
              "r3c4 r4c4; different r2c1 r3c1 r4c1");
    all["grid"][3][3]["value"] = 5;
    EXPECT_EQ(read_one(all.dump()).error().message(), "'5' in r4c4, expected 1 to 4");
}

TEST(FPuzzles, ADocumentMayStandOnSeveralLines) {
    const Json cage = {{"killercage", {{{"cells", {"R1C1", "R1C2"}}, {"value", 10}}}}};
    const std::string pretty = Json::parse(document(cage)).dump(1);
    EXPECT_GT(std::ranges::count(pretty, '\n'), 80);
    EXPECT_EQ(rules_in(pretty), "cage 10 r1c1 r1c2");
    TextSource source(pretty + "\n\n" + pretty + "\n" + std::string(81, '.') + "\n");
    std::string text = pretty + "\n\n" + pretty + "\n" + std::string(81, '.') + "\n";
    TextSource three(text);
    Reader reader(three);
    std::size_t records = 0;
    while (const auto record = reader.next()) {
        EXPECT_TRUE(*record) << (*record).error().message();
        ++records;
    }
    EXPECT_EQ(records, 3U);
}

// ---- links -------------------------------------------------------------------------------------

TEST(Links, TheSameDocumentComesByEveryAddress) {
    const Json cage = {{"killercage", {{{"cells", {"R1C1", "R1C2"}}, {"value", "10"}}}}};
    const std::string packed = text::lz_packed(document(cage), LzAlphabet::base64);
    std::string mangled = packed; // as a form's decoder leaves it
    std::ranges::replace(mangled, '+', ' ');
    std::string escaped;
    for (const char c : packed) {
        escaped += c == '+' ? "%2B" : c == '/' ? "%2F" : c == '=' ? "%3D" : std::string(1, c);
    }
    for (const std::string &link :
         {"https://www.f-puzzles.com/?load=" + packed, "f-puzzles.com/?load=" + escaped,
          "https://sudokupad.app/fpuz" + packed, "https://sudokupad.app/sudoku/fpuzzles" + escaped,
          "https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuz" + packed, "fpuz" + packed,
          packed, "see https://www.f-puzzles.com/?load=" + packed + " by A"}) {
        EXPECT_EQ(rules_in(link), "cage 10 r1c1 r1c2") << link;
    }
    std::string pathed = packed; // as a path's decoder leaves it
    if (const auto twice = pathed.find("//"); twice != pathed.npos) {
        pathed.erase(twice, 1);
        EXPECT_EQ(rules_in("https://sudokupad.app/fpuz" + pathed), "cage 10 r1c1 r1c2");
    }
}

TEST(Links, ShortOnesNeedTheirSite) {
    for (const auto &[link, site] :
         {std::pair("https://sudokupad.app/clover/nov-28", "SudokuPad"),
          std::pair("https://www.f-puzzles.com/?id=abc", "f-puzzles"),
          std::pair("https://sudokumaker.app/?puzzle=Abc", "SudokuMaker")}) {
        const auto record = read_one(link);
        ASSERT_FALSE(record) << link;
        EXPECT_EQ(record.error().code, ErrorCode::unsupported);
        EXPECT_EQ(record.error().what.text(),
                  "a short link of " + std::string(site) + ", which only its site can open");
    }
}

// ---- f-puzzles, written ------------------------------------------------------------------------

std::string written(const Record &record, Format format) {
    Writer writer(format);
    const auto text = writer.write(record);
    return text ? *text : text.error().message();
}

// Each rule that f-puzzles has comes back from its document and its link as it was.
TEST(FPuzzles, WhatIsWrittenIsReadBack) {
    for (const std::string_view rules :
         {"cage 10 r1c1 r1c2\ndifferent r5c5 r5c6\nextra-region r1c1 r2c2 r3c3 r4c4 r5c5 r6c6 r7c7 "
          "r8c8 r1c9",
          "anti-knight\nanti-king\nnonconsecutive",
          "diagonals",
          "disjoint-groups",
          "different r1c1 r2c2 r3c3 r4c4 r5c5 r6c6 r7c7 r8c8 r9c9",
          "arrow r1c1 r1c2 : r2c2 r3c3",
          "thermometer r1c1 r1c2 r2c3\nslow-thermometer r5c1 r6c1",
          "difference 1 r1c1 r1c2\nratio 2 r1c2 r1c3",
          "sum 10 r1c1 r1c2\nsum 5 r2c2 r3c2",
          "sum 30 r1c3 r2c2 r3c1\nsum 20 r7c1 r8c2 r9c3",
          "whispers 5 r1c1 r2c2 r3c3",
          "palindrome r1c1 r2c2 r3c3\nrenban r5c1 r5c2\nbetween r9c1 r9c2 r9c3",
          "clone r1c1 r1c2 : r5c5 r5c6",
          "quadruple 1 1 2 r1c1 r1c2 r2c1 r2c2",
          "odd r1c1 r2c2\neven r5c5",
          "minimum r1c1 r5c5\nmaximum r9c9",
          "sandwich 10 r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9",
          "x-sum 20 r9c1 r8c1 r7c1 r6c1 r5c1 r4c1 r3c1 r2c1 r1c1",
          "skyscraper 3 r1c9 r1c8 r1c7 r1c6 r1c5 r1c4 r1c3 r1c2 r1c1",
          "entropic r1c1 r1c2 r1c3\nmodular 3 r2c1 r2c2 r2c3\nnabner r5c1 r5c2 r6c3",
          "zipper r1c1 r1c2 r1c3\ndouble-arrow r2c1 r2c2 r2c3\nlockout 4 r5c1 r5c2 r6c3",
          "region-sum r1c2 r1c3 r1c4 r2c5",
          "row-indexer r2c1\ncolumn-indexer r1c5\nbox-indexer r5c5"}) {
        const auto shape = with_rules(*Shape::parse("9x9"), rules);
        ASSERT_TRUE(shape) << rules << ": " << shape.error().message();
        const Record record{Puzzle(*shape)};
        for (const Format format : {Format::f_puzzles, Format::f_puzzles_link}) {
            const std::string text = written(record, format);
            const auto back = read_one(text);
            ASSERT_TRUE(back) << rules << "\n" << text << back.error().message();
            EXPECT_EQ(rules_of(back->puzzle.shape()), rules_of(*shape)) << text;
        }
    }
}

TEST(FPuzzles, NegativeRulesAreWrittenAsWhatTheyAre) {
    const std::string text =
        document({{"ratio", {{{"cells", {"R1C1", "R1C2"}}, {"value", "3"}}}},
                  {"difference", {{{"cells", {"R2C1", "R2C2"}}, {"value", "1"}}}},
                  {"xv", {{{"cells", {"R4C1", "R4C2"}}, {"value", ""}}}},
                  {"nonconsecutive", true},
                  {"negative", {"ratio", "xv"}}},
                 6);
    const auto record = read_one(text);
    ASSERT_TRUE(record) << record.error().message();
    const Json back = Json::parse(written(*record, Format::f_puzzles));
    EXPECT_EQ(back["negative"], (Json{"ratio", "xv"}));
    EXPECT_EQ(back["nonconsecutive"], true);
    EXPECT_EQ(back["xv"].size(), 1U);
    EXPECT_FALSE(back.contains("killercage"));
    EXPECT_EQ(read_one(back.dump())->puzzle.shape(), record->puzzle.shape());
}

// Other formats would drop the rules, so that the puzzle would be another one.
TEST(FPuzzles, WhatAFormatCannotSayIsRefusedByName) {
    const auto shape = *with_rules(*Shape::parse("9x9"), "less r1c1 r1c2");
    const Record record{Puzzle(shape)};
    EXPECT_EQ(written(record, Format::f_puzzles),
              "'less r1c1 r1c2' in the format f-puzzles, expected rules that it can say, or the "
              "format json");
    EXPECT_EQ(written(record, Format::killer),
              "writing the format killer, expected a format that is "
              "written as well as read");
    EXPECT_EQ(written(record, Format::sdm), "'less r1c1 r1c2' in the format sdm, expected json or "
                                            "f-puzzles, which can say rules");
}

/// A document with one member or cell broken.
RC_GTEST_PROP(FPuzzles, NoDocumentDoesHarm, (const std::string &noise, std::size_t at, int digit)) {
    const Json all = {{"killercage", {{{"cells", {"R1C1", "R1C2"}}, {"value", "10"}}}},
                      {"arrow", {{{"cells", {"R1C1"}}, {"lines", {{"R1C1", "R1C2"}}}}}},
                      {"quadruple", {{{"cells", {"R1C1"}}, {"values", {1}}}}},
                      {"sandwichsum", {{{"cell", "R0C1"}, {"value", digit}}}},
                      {"negative", {"xv"}}};
    std::string text = document(all, 4);
    text.replace(at % text.size(), noise.size() % 5, noise);
    std::erase(text, '\n');
    ReadOptions how;
    how.ignore_unknown = true;
    TextSource source(text);
    Reader reader(source, how);
    while (const auto record = reader.next()) {
        // In RC_ASSERT itself, || would evaluate both its sides.
        const bool is_read_or_refused = *record || !record->error().message().empty();
        RC_ASSERT(is_read_or_refused);
    }
}

} // namespace
} // namespace dokushin
