// Rules as text, and documents and links of SudokuPad and SudokuMaker, written: each rule comes
// back as it was, or is refused by name. What the documents mean is checked by the tests of their
// readers.
#include "board/text/sites/json_document.h"
#include "board/text/sites/zipped_json.h"
#include "board/text/texts.h"

#include <dokushin/rules.h>
#include <dokushin/solve.h>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fstream>
#include <map>
#include <random>
#include <set>

namespace dokushin::variants_written {
namespace {

using texts::write_one;

std::string words_of(const Shape &shape) {
    return fmt::format("{}", fmt::join(rules_of(shape), "\n"));
}

Record on_board(std::string_view board, std::string_view rules) {
    const auto shape = with_rules(*Shape::parse(board), rules);
    EXPECT_TRUE(shape) << rules << ": " << (shape ? "" : shape.error().message());
    return {Puzzle(shape.value_or(*Shape::classic(3)))};
}

std::string document(std::string_view board, std::string_view rules, Format format) {
    return write_one(on_board(board, rules), format);
}

// ---- a puzzle of each rule ---------------------------------------------------------------------

std::map<std::string, Record> examples() {
    std::ifstream file(DOKUSHIN_SOURCE_DIR "/examples/variants.jsonl");
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    std::map<std::string, Record> all;
    for (const auto &record : texts::read_all(text)) {
        EXPECT_TRUE(record) << record.error().message();
        const auto name =
            std::ranges::find(record->headers, "name", &std::pair<std::string, std::string>::first);
        std::string word = name->second;
        std::erase(word, '"'); // a header of JSON is JSON
        all.emplace(word, *record);
    }
    EXPECT_EQ(all.size(), rule_words().size());
    return all;
}

/// What of an example comes back from a format: all, one with the same solution, or nothing.
enum class Back : std::uint8_t { same, in_other_words, refused, wrong };

Back comes_back(const Record &record, Format format) {
    const auto text = Writer(format).write(record);
    if (!text) {
        EXPECT_TRUE(
            text.error().message().ends_with("expected rules that it can say, or the format json"))
            << text.error().message();
        return Back::refused;
    }
    const auto back = read_one(*text);
    if (!back || back->puzzle == record.puzzle) {
        EXPECT_TRUE(back) << back.error().message() << *text;
        return back ? Back::same : Back::wrong;
    }
    const bool has_same_solution = solve(back->puzzle).status == Status::unique &&
                                   solve(back->puzzle).solution == solve(record.puzzle).solution;
    return has_same_solution ? Back::in_other_words : Back::wrong;
}

std::set<std::string> names_that(Back wanted, Format format) {
    std::set<std::string> names;
    for (const auto &[name, record] : examples()) {
        const Back back = comes_back(record, format);
        EXPECT_NE(back, Back::wrong) << name;
        if (back == wanted) {
            names.insert(name);
        }
    }
    return names;
}

using Names = std::set<std::string>;

TEST(VariantsWritten, EachExampleComesBackFromItsRules) {
    EXPECT_EQ(names_that(Back::same, Format::rules).size(), rule_words().size());
}

/// Rules that neither site has.
const Names of_neither{"same-digits",  "distinct-count", "shared-rank",  "different-lines",
                       "entropy",      "remainders",     "taxicab",      "flatmates",
                       "full-rank",    "value-indexing", "sum-loop",     "pairs",
                       "all-pairs",    "regex",          "automaton",    "any-of",
                       "anti-taxicab", "global-entropy", "global-mod-3", "dutch-flatmates"};

Names with_those_of_neither(Names names) {
    names.insert(of_neither.begin(), of_neither.end());
    return names;
}

const Names groups{"windoku", "centre-dots"}; // houses that the sites have as groups of cells

TEST(VariantsWritten, ExamplesComeBackFromSudokuPad) {
    for (const Format format : {Format::scl, Format::scl_link}) {
        EXPECT_EQ(names_that(Back::in_other_words, format), groups);
        EXPECT_EQ(names_that(Back::refused, format),
                  with_those_of_neither({"less",           "slow-thermometer",
                                         "whispers",       "renban",
                                         "equal",          "one-of",
                                         "not-sum",        "not-ratio",
                                         "not-difference", "equal-sums",
                                         "entropic",       "modular",
                                         "zipper",         "nabner",
                                         "double-arrow",   "lockout",
                                         "sequence",       "x-sum",
                                         "skyscraper",     "hidden-skyscraper",
                                         "numbered-room",  "lunchbox",
                                         "counting",       "look-and-say",
                                         "sum-line",       "weighted-sum",
                                         "rellik",         "equality-cage",
                                         "greater",        "clone",
                                         "region-sum",     "contain-exact"}));
    }
}

TEST(VariantsWritten, ExamplesComeBackFromSudokuMaker) {
    for (const Format format : {Format::sudokumaker, Format::sudokumaker_link}) {
        EXPECT_EQ(names_that(Back::in_other_words, format), groups);
        EXPECT_EQ(names_that(Back::refused, format),
                  with_those_of_neither({"less", "sum", "one-of", "not-sum", "not-ratio",
                                         "not-difference", "zipper", "nabner", "hidden-skyscraper",
                                         "lunchbox", "counting", "sum-line", "weighted-sum",
                                         "rellik", "equality-cage", "greater", "box-indexer"}));
    }
}

// By its length alone it could be the candidates of a sukaku.
TEST(VariantsWritten, ALinkOf729CharactersIsReadAsOne) {
    const Record record = on_board("4x4", "cage 3 r1c1 r1c2");
    for (const Format format : {Format::scl_link, Format::sudokumaker_link}) {
        std::string link = write_one(record, format);
        link.pop_back(); // the line's end
        ASSERT_LT(link.size(), 729U);
        link.resize(729, 'A'); // what stands behind the end mark is ignored
        const auto back = read_one(link);
        ASSERT_TRUE(back) << back.error().message();
        EXPECT_EQ(back->puzzle, record.puzzle);
    }
}

// ---- what stands in a document -----------------------------------------------------------------

struct Part {
    std::string_view rules;
    std::string_view part; ///< of the document
};

// As SudokuPad writes them, which takes puzzles of f-puzzles.
TEST(VariantsWritten, SudokuPadHasCagesAndDrawings) {
    for (
        const auto &[rules, part] : std::vector<Part>{
            {"cage 23 r6c3 r7c3 r7c4",
             R"("cages":[{"unique":true,"cells":[[5,2],[6,2],[6,3]],"value":"23","sum":23}])"},
            {"sum 23 r6c3 r7c4 r7c3",
             R"("cages":[{"cells":[[5,2],[6,2],[6,3]],"value":"23","sum":23}])"},
            {"different r1c1 r5c5", R"("cages":[{"unique":true,"cells":[[0,0],[4,4]]}])"},
            {"anti-knight", R"("metadata":{"antiknight":true})"},
            {"anti-king", R"("global":["antiking"])"},
            {"white-dot r1c6 r1c7",
             R"({"center":[0.5,6],"width":0.3,"height":0.3,"rounded":true,"backgroundColor":"#FFFFFF","borderColor":"#000000"})"},
            {"palindrome r9c6 r9c5 r8c4",
             R"("lines":[{"wayPoints":[[8.5,5.5],[8.5,4.5],[7.5,3.5]],"color":"#CFCFCF","thickness":16}])"},
            {"thermometer r3c4 r4c4",
             R"("underlays":[{"center":[2.5,3.5],"width":0.85,"height":0.85,"rounded":true,"backgroundColor":"#CFCFCF","borderColor":"#CFCFCF"}])"},
            {"between r3c5 r4c5 r5c5 r5c6",
             R"("wayPoints":[[2.9,4.5],[3.5,4.5],[4.5,4.5],[4.5,5.1]])"},
            {"arrow r4c2 r4c3 : r5c4 r6c4", R"({"center":[3.5,2],"width":1.83,"height":0.83,)"},
            {"arrow r6c4 : r5c4 r4c4",
             R"("wayPoints":[[5.1,3.5],[4.5,3.5],[3.5,3.5]],"color":"#A1A1A1","thickness":5,"headLength":0.3)"},
            {"sum 30 r5c9 r6c8 r7c7 r8c6 r9c5",
             R"("arrows":[{"wayPoints":[[3.8,9.2],[3.98,9.02]],"color":"#000000","thickness":2}])"},
            {"quadruple 3 4 5 r3c3 r3c4 r4c3 r4c4",
             "\"center\":[3,3],\"width\":0.7,\"height\":0.7,\"rounded\":true,\"backgroundColor\":"
             "\"#FFFFFF\",\"borderColor\":\"#000000\",\"text\":\"3\u20094\\n5\",\"fontSize\":14"},
            {"minimum r8c2", R"("wayPoints":[[7.4,1.06],[7.5,1.11],[7.6,1.06]])"},
        }) {
        const std::string text = document("9x9", rules, Format::scl);
        EXPECT_TRUE(text.contains(part)) << part << "\n" << text;
    }
}

// Two totals at a place are one there and one at the other end, or a cage.
TEST(VariantsWritten, TotalsOfDiagonalsHaveAPlaceEach) {
    const std::string_view rules = "sum 20 r1c3 r2c2 r3c1\nsum 30 r1c5 r2c6 r3c7 r4c8 r5c9\n"
                                   "sum 21 r1c3 r2c2 r3c1\nsum 22 r1c3 r2c2 r3c1";
    const std::string text = document("9x9", rules, Format::scl);
    EXPECT_TRUE(text.contains(R"("cages":[{"cells":[[0,2],[1,1],[2,0]],"value":"22","sum":22}])"));
    const auto back = read_one(text);
    ASSERT_TRUE(back) << back.error().message();
    EXPECT_EQ(back->puzzle.shape(), on_board("9x9", rules).puzzle.shape());
}

TEST(VariantsWritten, SudokuMakerHasLayers) {
    for (
        const auto &[rules, part] : std::vector<Part>{
            {"cage 9 r1c2 r1c3 r2c3", R"({"type":301,"cages":[{"cells":[1,2,11],"value":9}]})"},
            {"white-dot r2c2 r3c2\nwhite-dot r2c1 r2c2",
             R"({"type":200,"clues":[{"value":1,"edge":19},{"value":1,"edge":28}],"negative":[]})"},
            {"quadruple 1 2 3 4 r4c5 r4c6 r5c5 r5c6",
             R"({"type":303,"clues":[{"corner":45,"digits":[1,2,3,4]}]})"},
            {"entropic r1c1 r2c1", R"({"type":406,"lines":[[0,9]],"groups":[14,112,896]})"},
            {"modular 3 r6c1 r7c1", R"({"type":406,"lines":[[45,54]],"groups":[584,146,292]})"},
            {"modular 2 r2c7 r3c7", R"("groups":[340,682])"},
            {"arrow r1c7 r1c8 : r2c8 r2c9", R"("bulbCells":[7,6],"arrows":[[7,16,17]])"},
            {"sum 12 r1c3 r2c2 r3c1",
             R"({"type":500,"clues":[{"value":12,"outerCell":4,"diagonal":1}]})"},
            {"look-and-say 1 5 2 2 r1c1 r1c2 r5c5",
             R"({"type":304,"cages":[{"cells":[0,1,40],"value":"2215"}]})"},
        }) {
        const std::string text = document("9x9", rules, Format::sudokumaker);
        EXPECT_TRUE(text.contains(part)) << part << "\n" << text;
    }
}

TEST(VariantsWritten, DocumentsHaveDigitsTitlesAndSolutions) {
    for (const Format format : {Format::scl, Format::scl_link, Format::sudokumaker_link}) {
        Record record = *read_one("1.343..2.3..2..3");
        Grid placed(16, Digit::blank);
        placed[1] = digit_of(2);
        ASSERT_TRUE(record.puzzle.set_placed(placed));
        record.headers = {
            {"title", R"(It's "so" #000000)"}, {"author", "abcdef"}, {"rules", "A\nB\\"}};
        record.solution = solve(record.puzzle).solution;
        ASSERT_TRUE(record.solution);
        const auto back = read_one(write_one(record, format));
        ASSERT_TRUE(back) << back.error().message();
        EXPECT_EQ(back->puzzle, record.puzzle) << name(format);
        EXPECT_EQ(back->headers, record.headers) << name(format);
        EXPECT_EQ(back->solution, record.solution) << name(format);
    }
}

TEST(VariantsWritten, ZippedTextIsReadBack) {
    for (
        const std::string_view json :
        {R"({"cells":[[{},{"value":3},{}],[{},{},{}]],"cages":[{}],"d":[]})",
         R"({"color":"#000000","lines":["#FFFFFF","#34BBE6","#CCC","\u0001\\'\"","é"],"a b":null})",
         R"({"rounded":true,"given":false,"width":0.25,"height":-1,"text":"12","duration":"t"})"}) {
        const auto document = text::parse_document(json);
        ASSERT_TRUE(document) << json;
        const std::string zipped = text::zipped_text(*document);
        const auto back = text::parse_zipped(zipped);
        EXPECT_TRUE(back == document) << zipped;
        EXPECT_FALSE(zipped.contains('"')) << zipped;
    }
    EXPECT_EQ(text::zipped_text(*text::parse_document(
                  R"({"id":"x","cellSize":50,"cells":[[{},{"value":3},{}]],"text":"it's"})")),
              R"({id:'x',cs:50,ce:[[,{v:3},]],te:'it\'s'})");
}

// A dot exempts its cells from "nonconsecutive" on f-puzzles' and SudokuPad's pages.
TEST(VariantsWritten, WhatADotWouldExemptIsNoRuleOfTheWholeBoard) {
    const std::string_view rules = "nonconsecutive\nblack-dot r1c1 r1c2";
    EXPECT_TRUE(document("4x4", rules, Format::scl).starts_with("refused: 'whispers 2 r1c1 r1c2'"));
    const auto back = read_one(document("4x4", rules, Format::f_puzzles));
    ASSERT_TRUE(back) << back.error().message();
    EXPECT_EQ(back->puzzle.shape(), on_board("4x4", rules).puzzle.shape());
}

// ---- boards with rules at random ---------------------------------------------------------------

/// Makes boards of up to five rules, most of which have cells that touch, as lines have.
class BoardMaker {
  public:
    explicit BoardMaker(unsigned seed) : random_(seed) {}

    [[nodiscard]] Shape board() {
        constexpr std::array names{"4x4", "2x3", "9x9", "jigsaw:AAABCABBCCBDCDDD", "1x5", "16x16"};
        Shape shape = *Shape::parse(names[below(names.size())]);
        if (below(3) == 0) {
            shape = with_rules(shape, negatives(shape)).value_or(shape);
        }
        const unsigned most = 1 + below(5);
        for (unsigned tries = 0, rules = 0; tries < 60 && rules < most; ++tries) {
            const auto with = with_rules(shape, rule(shape));
            if (with && *with != shape) {
                shape = *with;
                ++rules;
            }
        }
        return shape;
    }
    [[nodiscard]] unsigned below(std::size_t end) {
        return std::uniform_int_distribution<unsigned>(0, static_cast<unsigned>(end) - 1)(random_);
    }

  private:
    /// A negative rule on all neighbours but some.
    [[nodiscard]] std::string negatives(const Shape &shape) {
        const unsigned kind = below(3);
        const unsigned number = 1 + below(3);
        std::string text;
        for (unsigned at = 0; at < shape.cell_count(); ++at) {
            for (const auto &[row, column] : {std::pair(0U, 1U), std::pair(1U, 0U)}) {
                const unsigned y = at / shape.side() + row;
                const unsigned x = at % shape.side() + column;
                if (y >= shape.side() || x >= shape.side()) {
                    continue;
                }
                const std::string pair =
                    shape.cell_name(cell_at(at)) + " " + shape.cell_name(shape.cell(y, x)) + "\n";
                const bool has_mark = below(shape.side() * 3) == 0;
                text += kind == 0 ? (has_mark ? (below(2) == 0 ? "sum 5 " + pair : "")
                                              : "not-sum 5 " + pair + "not-sum 10 " + pair)
                        : kind == 1
                            ? fmt::format("{} {} {}", has_mark ? "ratio" : "not-ratio", number + 1,
                                          pair)
                            : fmt::format("{} {} {}", has_mark ? "difference" : "not-difference",
                                          number, pair);
            }
        }
        return text;
    }

    [[nodiscard]] std::string rule(const Shape &shape) {
        const auto words = rule_words();
        const std::string word(words[below(words.size())].name);
        const bool has_boxes = shape.box_rows() != 1;
        if (word == "windoku" || word == "centre-dots" ||
            (word == "disjoint-groups" && !has_boxes)) {
            return {}; // come back as groups
        }
        switch (below(7)) {
        case 0:
            return word;
        case 1:
            return fmt::format("{} {}", word, walk(shape));
        case 2:
            return fmt::format("{} {} {}", word, below(30), walk(shape));
        case 3:
            return fmt::format("{} {} {}", word, below(20), line(shape));
        case 4:
            return fmt::format("{} {} : {}", word, walk(shape), walk(shape));
        case 5:
            return fmt::format("{} {} {} {}", word, 1 + below(9), 1 + below(9), square(shape));
        default:
            return fmt::format("{} {} {}", word, below(30), diagonal(shape));
        }
    }

    [[nodiscard]] std::string walk(const Shape &shape) {
        int row = static_cast<int>(below(shape.side()));
        int column = static_cast<int>(below(shape.side()));
        const int last = static_cast<int>(shape.side()) - 1;
        std::string text;
        for (unsigned left = 1 + below(5); left > 0; --left) {
            text += fmt::format(" r{}c{}", row + 1, column + 1);
            const int reach = below(9) == 0 ? 2 : 1;
            row = std::clamp(row + (static_cast<int>(below(3)) - 1) * reach, 0, last);
            column = std::clamp(column + static_cast<int>(below(3)) - 1, 0, last);
        }
        return text;
    }
    [[nodiscard]] std::string line(const Shape &shape) {
        const unsigned fixed = below(shape.side());
        const bool is_row = below(2) == 0;
        const bool turned = below(2) == 0;
        std::string text;
        for (unsigned at = 0; at < shape.side(); ++at) {
            const unsigned place = turned ? shape.side() - 1 - at : at;
            text +=
                fmt::format(" r{}c{}", (is_row ? fixed : place) + 1, (is_row ? place : fixed) + 1);
        }
        return text;
    }
    [[nodiscard]] std::string square(const Shape &shape) {
        const unsigned row = 1 + below(shape.side());
        const unsigned column = 1 + below(shape.side());
        return fmt::format("r{0}c{1} r{0}c{3} r{2}c{1} r{2}c{3}", row, column, row + 1, column + 1);
    }
    [[nodiscard]] std::string diagonal(const Shape &shape) {
        const unsigned first = below(shape.side());
        std::string text;
        for (unsigned at = 0; first + at < shape.side(); ++at) {
            text += fmt::format(" r{}c{}", at + 1, first + at + 1);
        }
        return text;
    }

    std::mt19937 random_;
};

/// The rules of a board in words. Odd cells are one rule, and even ones, since documents mark each
/// cell by itself; equal cells are pairs, since f-puzzles has clones of one, and
/// "nonconsecutive" and the negative rule of white dots are the same where there is no dot.
std::set<std::string> meaning_of(const Shape &shape) {
    std::set<std::string> meaning{shape.name().substr(0, shape.name().find('+'))};
    std::map<std::vector<Digit>, std::set<Cell>> marked;
    for (const Variant variant : all_variants()) {
        if (shape.has(variant)) {
            meaning.emplace(name(variant));
        }
    }
    for (const Constraint &rule : shape.constraints()) {
        if (const auto *const one_of = std::get_if<OneOf>(&rule)) {
            marked[one_of->digits].insert(one_of->cells.begin(), one_of->cells.end());
        } else if (const auto *const equal = std::get_if<Equal>(&rule)) {
            for (const Cell cell : equal->cells) {
                if (cell != equal->cells.front()) {
                    meaning.insert(in_words(Equal{{equal->cells.front(), cell}}, shape));
                }
            }
        } else if (const auto *const line = std::get_if<Whispers>(&rule);
                   line != nullptr && line->difference == 2 && line->cells.size() == 2) {
            meaning.insert(in_words(NotDifference{1,
                                                  {std::min(line->cells[0], line->cells[1]),
                                                   std::max(line->cells[0], line->cells[1])}},
                                    shape));
        } else {
            meaning.insert(in_words(rule, shape));
        }
    }
    for (const auto &[digits, cells] : marked) {
        meaning.insert(in_words(OneOf{digits, {cells.begin(), cells.end()}}, shape));
    }
    return meaning;
}

unsigned long boards_to_try() {
    const char *const asked = std::getenv("DOKUSHIN_BOARDS");
    return asked != nullptr ? std::strtoul(asked, nullptr, 10) : DOKUSHIN_EVERY > 1 ? 400 : 2000;
}

//   DOKUSHIN_BOARDS=200000 build/release/tests/board/test_text --gtest_filter='VariantsWritten.*'
TEST(VariantsWritten, RandomRulesComeBackOrAreRefusedByName) {
    constexpr std::array formats{Format::rules,     Format::scl,         Format::scl_link,
                                 Format::f_puzzles, Format::sudokumaker, Format::sudokumaker_link};
    std::map<Format, unsigned> written;
    for (unsigned seed = 0; seed < boards_to_try(); ++seed) {
        const Shape shape = BoardMaker(seed).board();
        const std::string words = words_of(shape);
        const Format format = formats[seed % formats.size()];
        const auto text = Writer(format).write({Puzzle(shape)});
        if (!text) {
            const std::string message = text.error().message();
            const std::string named = message.substr(1, message.find('\'', 1) - 1);
            const bool is_a_rule =
                std::ranges::any_of(shape.constraints(), [&](const Constraint &rule) {
                    return in_words(rule, shape) == named;
                });
            EXPECT_TRUE(is_a_rule || words.contains(named)) << message << "\n" << words;
            continue;
        }
        ++written[format];
        const auto back = read_one(*text);
        ASSERT_TRUE(back) << back.error().message() << "\n" << words << "\n" << *text;
        EXPECT_EQ(meaning_of(back->puzzle.shape()), meaning_of(shape)) << seed << "\n" << *text;
    }
    for (const Format format : formats) {
        EXPECT_GT(written[format], DOKUSHIN_EVERY > 1 ? 4U : 20U) << name(format);
    }
}

} // namespace
} // namespace dokushin::variants_written
