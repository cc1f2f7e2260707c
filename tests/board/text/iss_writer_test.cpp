// Constraint strings of Interactive Sudoku Solver (ISS), written. Their grammar is that of ISS's
// js/sudoku_parser.js; what the types and keys mean is in its js/sudoku_constraint.js. And the
// links of SudokuPad, which hold a document of f-puzzles.
#include <dokushin/rules.h>
#include <dokushin/solve.h>
#include <dokushin/text.h>

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace dokushin {
namespace {

std::string text_of(const Record &record, Format format) {
    Writer writer(format);
    const auto text = writer.write(record);
    return text ? *text : text.error().message();
}

Record on_board(std::string_view board, std::string_view rules) {
    const auto shape = with_rules(*Shape::parse(board), rules);
    EXPECT_TRUE(shape) << rules << ": " << (shape ? "" : shape.error().message());
    return {Puzzle(shape.value_or(*Shape::classic(3)))};
}

std::string iss(std::string_view board, std::string_view rules) {
    std::string text = text_of(on_board(board, rules), Format::iss);
    EXPECT_TRUE(text.ends_with('\n') == text.starts_with('.')) << text;
    return text.substr(0, text.find('\n'));
}

struct RuleCase {
    std::string_view rules;
    std::string_view string;
};

TEST(IssWritten, EachRuleHasItsType) {
    for (const auto &[rules, string] : std::vector<RuleCase>{
             {"", ".Shape~9x9"},
             {"cage 10 r1c1 r1c2", ".Cage~10~R1C1~R1C2"},
             {"different r1c1 r5c5", ".AllDifferent~R1C1~R5C5"},
             {"sum 20 r1c2 r2c3 r3c4 r4c5", ".Sum~20~R1C2~R2C3~R3C4~R4C5"},
             {"sum 10 r1c1 r1c2\nsum 5 r3c3 r2c3", ".V~R2C3~R3C3.X~R1C1~R1C2"},
             {"sum 10 r1c1 r2c2\nsum 11 r1c1 r1c2", ".Sum~10~R1C1~R2C2.Sum~11~R1C1~R1C2"},
             {"sum 12 r1c3 r2c2 r3c1", ".LittleKiller~12~R1C3"},
             {"sum 12 r7c9 r8c8 r9c7", ".LittleKiller~12~R9C7"},
             {"whispers 4 r1c1 r2c2", ".Whisper~4~R1C1~R2C2"},
             {"arrow r1c1 : r1c2 r1c3", ".Arrow~R1C1~R1C2~R1C3"},
             {"arrow r1c1 r1c2 : r2c1 r3c1", ".PillArrow~2~R1C1~R1C2~R2C1~R3C1"},
             {"equal r1c1 r5c5 r9c9", ".SameValues~3~R1C1~R5C5~R9C9"},
             {"equal-sums r1c1 r1c2 : r5c5", ".EqualSum~R1C1~R1C2~-~R5C5"},
             {"quadruple 1 1 9 r1c1 r1c2 r2c1 r2c2", ".Quad~R1C1~1~1~9"},
             {"quadruple 1 9 r1c1 r1c2 r2c1 r3c2", ".ContainAtLeast~1_9~R1C1~R1C2~R2C1~R3C2"},
             {"look-and-say 2 3 0 5 r1c1 r1c2 r5c5", ".LookAndSay~2305~R1C1~R1C2~R5C5"},
             {"weighted-sum -3 1 r1c1 r1c2 -2 r2c2", ".Sum~-3_=_-2_1_1~R2C2~R1C1~R1C2"},
             {"row-indexer r2c1\ncolumn-indexer r1c2", ".Indexing~C~R1C2.Indexing~R~R2C1"},
             {"x-sum 20 r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9", ".XSum~R1~20"},
             {"skyscraper 3 r9c2 r8c2 r7c2 r6c2 r5c2 r4c2 r3c2 r2c2 r1c2", ".Skyscraper~C2~~3"},
             {"sandwich 0 r1c9 r1c8 r1c7 r1c6 r1c5 r1c4 r1c3 r1c2 r1c1", ".Sandwich~0~R1"},
             {"anti-knight\nanti-king\nnonconsecutive", ".AntiKnight.AntiKing.AntiConsecutive"},
             {"different r1c1 r2c2 r3c3 r4c4 r5c5 r6c6 r7c7 r8c8 r9c9", ".Diagonal~-1"},
             {"dutch-flatmates\nglobal-mod-3\nglobal-entropy\nanti-taxicab",
              ".AntiTaxicab.GlobalEntropy.GlobalMod.DutchFlatmates"},
             {"full-rank 7 r1c9 r1c8 r1c7 r1c6 r1c5 r1c4 r1c3 r1c2 r1c1", ".FullRank~R1~~7"},
             {"shared-rank 7 r1c9 r1c8 r1c7 r1c6 r1c5 r1c4 r1c3 r1c2 r1c1",
              ".FullRank~R1~~7.FullRankTies~any"},
             {"same-digits r1c1 r1c2 : r5c5 r5c6 : r3c3 r1c1",
              ".SameValues~3~R1C1~R1C2~R1C1~R3C3~R5C5~R5C6"},
             {"distinct-count r1c1 : r2c2 r1c2", ".CountDistinct~R1C1~R1C2~R2C2"},
             {"value-indexing r1c1 r2c1 r3c1 r4c1", ".ValueIndexing~R1C1~R2C1~R3C1~R4C1"},
             {"sum-loop 12 r1c1 r1c2 r2c2 r2c1", ".SumLine~12~R1C1~R1C2~R2C2~R2C1~LOOP"},
             {"diagonals\nwindoku\ndisjoint-groups",
              ".Diagonal~1.Diagonal~-1.Windoku.DisjointSets"},
         }) {
        EXPECT_EQ(iss("9x9", rules), string) << rules;
    }
}

// Dots, signs and ">" of ISS are between neighbours. Others have the table of their relation.
TEST(IssWritten, PairsThatAreNoNeighboursHaveATable) {
    for (const auto &[rules, string] : std::vector<RuleCase>{
             {"less r1c1 r1c2", ".GreaterThan~R1C2~R1C1"},
             {"less r1c1 r5c5\nless r9c9 r2c2", ".Pair~-n_4H-gH4AGg~_less~R1C1~R5C5~~R9C9~R2C2"},
             {"difference 1 r1c1 r2c1", ".WhiteDot~R1C1~R2C1"},
             {"difference 3 r1c1 r2c1", ".Pair~IACgIICigIACg~_difference-3~R1C1~R2C1"},
             {"ratio 2 r1c1 r2c1", ".BlackDot~R1C1~R2C1"},
             {"ratio 3 r1c1 r2c1", ".Pair~EAEBEAAQAAAAE~_ratio-3~R1C1~R2C1"},
             {"not-sum 10 r1c1 r1c2", ".Pair~_7v_-7v_-7v_-H~_not-sum-10~R1C1~R1C2"},
             {"not-difference 1 r1c1 r1c2", ".Pair~9X_1f9X_1f9X_F~_not-difference-1~R1C1~R1C2"},
             {"slow-thermometer r1c1 r2c1 r3c2",
              ".Pair~_3_8H_wH8AHwAE~_slow-thermometer~R1C1~R2C1~R3C2"},
             {"nabner r1c1 r2c2 r3c3", ".PairX~8H_xf8H_xf8H_B~_nabner~R1C1~R2C2~R3C3"},
         }) {
        EXPECT_EQ(iss("9x9", rules), string) << rules;
    }
    EXPECT_EQ(iss("4x4", "pairs 1>2-4 2>3/4 3>4 r1c1 r4c4"), ".Shape~4x4.Pair~Oj~_pairs~R1C1~R4C4");
    EXPECT_EQ(iss("4x4", "all-pairs 1>4 2/3>2-4 4>1-4 r1c1 r4c4 r2c2"),
              ".Shape~4x4.PairX~o7P~_all-pairs~R1C1~R4C4~R2C2");
    EXPECT_EQ(iss("4x4", "all-pairs 1>2-4 2>3/4 3>4 r1c1 r4c4 r2c2"),
              ".Shape~4x4.Pair~Oj~_pairs~R1C1~R4C4~~R1C1~R2C2~~R4C4~R2C2")
        << "what does not hold both ways is stated of each two cells";
    for (const std::string_view rules : {"difference 1 r1c1 r5c5", "ratio 2 r1c1 r2c2"}) {
        EXPECT_TRUE(iss("9x9", rules).starts_with(".Pair~")) << rules;
    }
}

TEST(IssWritten, ExpressionsAutomataAndAlternativesArePacked) {
    for (const auto &[rules, string] : std::vector<RuleCase>{
             {"regex .*(12|34).* r1c1 r2c2", ".Regex~LiooMTJ8MzQpLio~R1C1~R2C2"},
             // A diagonal alone has a type, which may not stand in a block.
             {"any-of ( less r1c1 r1c2 ) ( different r1c1 r2c2 r3c3 r4c4 r5c5 r6c6 r7c7 r8c8 r9c9 "
              "& "
              "one-of 1 2 r5c5 )",
              ".Or.And.~R5C5_1_2.AllDifferent~R1C1~R2C2~R3C3~R4C4~R5C5~R6C6~R7C7~R8C8~R9C9.End"
              ".And.GreaterThan~R1C2~R1C1.End.End"},
         }) {
        EXPECT_EQ(iss("9x9", rules), string) << rules;
    }
}

// Where ISS's own type means something else, the rule has other words.
TEST(IssWritten, WhatATypeDoesNotMeanIsSaidOtherwise) {
    for (const auto &[rules, string] : std::vector<RuleCase>{
             {"cage 0 r1c1 r1c2", ".Sum~0~R1C1~R1C2"}, // .Cage~0 has any total
             {"arrow r1c2 r1c1 : r3c1 r4c1", ".Sum~0_=_-10_-1_1_1~R1C2~R1C1~R3C1~R4C1"},
             {"sequence r1c1 r2c2 r3c3 r4c4",
              ".Sum~0_=_1_-2_1~R1C1~R2C2~R3C3.Sum~0_=_1_-2_1~R2C2~R3C3~R4C4"},
             // Of two items with one place ISS keeps the last.
             {"quadruple 1 2 r1c1 r1c2 r2c1 r2c2\nquadruple 3 r1c1 r1c2 r2c1 r2c2",
              ".Quad~R1C1~1~2.ContainAtLeast~3~R1C1~R1C2~R2C1~R2C2"},
             {"sum 12 r1c3 r2c2 r3c1\nsum 13 r1c3 r2c2 r3c1",
              ".LittleKiller~12~R1C3.Sum~13~R1C3~R2C2~R3C1"},
             // Both diagonals would be read as the variant.
             {"different r1c1 r2c2 r3c3 r4c4\ndifferent r1c4 r2c3 r3c2 r4c1",
              ".Shape~4x4.AllDifferent~R1C1~R2C2~R3C3~R4C4.AllDifferent~R1C4~R2C3~R3C2~R4C1"},
             {"entropic r1c1 r2c2 r3c3 r4c4",
              ".Shape~4x4.PairX~emH~_entropic~R1C1~R2C2~R3C3~~R2C2~R3C3~R4C4"},
         }) {
        const bool is_small = string.starts_with(".Shape");
        EXPECT_EQ(iss(is_small ? "4x4" : "9x9", rules), string) << rules;
    }
}

TEST(IssWritten, LinesThatDifferAreAllRowsAndColumns) {
    constexpr std::string_view string = ".Shape~4x4.FullRank~R1~7.FullRankTies~none";
    const auto record = read_one(string);
    ASSERT_TRUE(record) << record.error().message();
    EXPECT_EQ(text_of(*record, Format::iss), std::string(string) + "\n");
    for (const std::string_view rule :
         {"different-lines r1c1 r1c2 : r2c3 r2c4",
          "full-rank 1 r1c1 r1c2 r1c3 r1c4\nshared-rank 5 r1c1 r2c1 r3c1 r4c1",
          "any-of ( full-rank 1 r1c1 r1c2 r1c3 r1c4 ) ( less r1c1 r1c2 )\n"
          "shared-rank 5 r1c1 r2c1 r3c1 r4c1",
          "any-of ( shared-rank 5 r1c1 r1c2 r1c3 r1c4 ) ( less r1c1 r1c2 )"}) {
        EXPECT_TRUE(text_of(on_board("4x4", rule), Format::iss).starts_with('\'')) << rule;
    }
}

TEST(IssWritten, NegativeRulesAreOfTheWholeBoard) {
    for (const std::string_view string :
         {".Shape~4x4.StrictKropki.WhiteDot~R1C1~R1C2.BlackDot~R2C1~R3C1",
          ".Shape~4x4.StrictXV.V~R1C1~R1C2", ".StrictKropki.StrictXV"}) {
        const auto record = read_one(string);
        ASSERT_TRUE(record) << record.error().message();
        EXPECT_EQ(text_of(*record, Format::iss), std::string(string) + "\n");
    }
    // One pair too few.
    const auto record = read_one(".Shape~4x4.StrictXV.V~R1C1~R1C2");
    ASSERT_TRUE(record);
    std::vector<Constraint> rules(record->puzzle.shape().constraints().begin(),
                                  record->puzzle.shape().constraints().end());
    rules.pop_back();
    const std::string fewer = text_of({Puzzle(*Shape::classic(2)->with(rules))}, Format::iss);
    EXPECT_FALSE(fewer.contains("Strict")) << fewer;
    EXPECT_TRUE(fewer.contains("_not-sum-10")) << fewer;
}

TEST(IssWritten, BoardsAreSaid) {
    for (const auto &[board, string] : std::vector<RuleCase>{
             {"2x3", ".Shape~6x6"},
             {"1x9", ".NoBoxes"},
             {"1x5", ".Shape~5x5"},
             {"1x4", ".Shape~4x4.NoBoxes"},
             {"3x2", ".Shape~6x6.NoBoxes.Jigsaw~001122001122001122334455334455334455"},
             {"jigsaw:AAABCABBCCBDCDDD", ".Shape~4x4.NoBoxes.Jigsaw~0001201122132333"},
             {"16x16", ".Shape~16x16"},
             {"4x4+windoku", ".Shape~4x4.Windoku"},
             {"3x2+diagonals", ".Shape~6x6.NoBoxes.Jigsaw~001122001122001122334455334455334455"
                               ".Diagonal~1.Diagonal~-1"},
         }) {
        EXPECT_EQ(iss(board, ""), string) << board;
        const auto back = read_one(string);
        ASSERT_TRUE(back) << back.error().message();
        EXPECT_EQ(back->puzzle.shape(), *Shape::parse(board)) << string;
    }
    EXPECT_EQ(iss("16x16", "thermometer r16c16 r15c9"), ".Shape~16x16.Thermo~RgCg~RfC9");
    EXPECT_EQ(iss("16x16", "look-and-say 2 16 0 1 r1c1 r2c2 r3c3").find("_1_"), std::string::npos);
    EXPECT_EQ(text_of({Puzzle(*Shape::classic(5))}, Format::iss),
              "a board of side 25 in the format iss, expected a side of 1 to 16");
}

TEST(IssWritten, DigitsOfACellAreIntersected) {
    const Shape shape = *with_rules(*Shape::classic(2), "one-of 1 2 3 r1c1 r1c2 r1c3\n"
                                                        "one-of 2 3 r1c2\none-of 1 2 r1c3");
    Grid givens(16, Digit::blank);
    givens[2] = digit_of(2);
    Record record{*Puzzle::from_givens(shape, givens)};
    EXPECT_EQ(text_of(record, Format::iss), ".Shape~4x4.~R1C1_1_2_3~R1C2_2_3~R1C3_2\n");
    Pencilmarks candidates(16, DigitSet::all(4));
    candidates[0] = DigitSet::only(digit_of(1));
    candidates[1] = DigitSet::only(digit_of(4));
    ASSERT_TRUE(record.puzzle.set_candidates(candidates));
    // No digit is left to r1c2.
    EXPECT_EQ(text_of(record, Format::iss), ".Shape~4x4.~R1C1_1~R1C2_1~R1C2_2~R1C3_2\n");
}

TEST(IssWritten, WhatItCannotSayIsRefusedByName) {
    for (const std::string_view rule :
         {"sum-line 31 r1c1 r1c2 r1c3 r1c4 r1c5", "lockout 0 r1c1 r1c2 r1c3",
          "weighted-sum 0 101 r1c1 -1 r1c2", "sum-loop 31 r1c1 r1c2 r1c3 r1c4 r1c5",
          "entropy r1c1 r1c2 r2c1 r2c2", "remainders 3 r1c1 r1c2 r2c1 r2c2",
          "flatmates r1c1 r2c1 r3c1", "skyscraper 3 r1c1 r2c2 r3c3 r4c4 r5c5 r6c6 r7c7 r8c8 r9c9",
          "x-sum 0 r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9"}) {
        const Record record = on_board("9x9", rule);
        const std::string words =
            in_words(record.puzzle.shape().constraints().front(), record.puzzle.shape());
        EXPECT_EQ(text_of(record, Format::iss),
                  "'" + words +
                      "' in the format iss, expected rules that it can say, or the format json");
    }
    EXPECT_TRUE(iss("9x9", "x-sum 10 r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9\n"
                           "x-sum 11 r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9")
                    .starts_with("'x-sum 11 "));
}

// By its length alone it could be the candidates of a sukaku.
TEST(IssWritten, AStringOf729CharactersIsReadAsOne) {
    std::string string = ".AntiKnight.SearchPriority~";
    string.resize(729, '1');
    const auto record = read_one(string);
    ASSERT_TRUE(record) << record.error().message();
    EXPECT_EQ(record->format, Format::iss);
}

// ---- a puzzle of each rule ---------------------------------------------------------------------

std::map<std::string, Record> examples() {
    std::ifstream file(DOKUSHIN_SOURCE_DIR "/examples/variants.jsonl");
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    TextSource source(text);
    Reader reader(source);
    std::map<std::string, Record> all;
    while (const auto record = reader.next()) {
        EXPECT_TRUE(*record) << record->error().message();
        if (*record) {
            const auto name = std::ranges::find((*record)->headers, "name",
                                                &std::pair<std::string, std::string>::first);
            EXPECT_NE(name, (*record)->headers.end());
            std::string word = name->second;
            std::erase(word, '"'); // a header of JSON is JSON
            all.emplace(word, **record);
        }
    }
    EXPECT_EQ(all.size(), rule_words().size());
    return all;
}

/// What of an example comes back from a format: the puzzle, one with the same solution, or what is
/// wrong with the text.
std::string comes_back(const Record &record, Format format) {
    const auto text = Writer(format).write(record);
    if (!text) {
        return text.error().message();
    }
    const auto back = read_one(*text);
    if (!back) {
        return back.error().message();
    }
    const bool has_same_solution = solve(back->puzzle).status == Status::unique &&
                                   solve(back->puzzle).solution == solve(record.puzzle).solution;
    return back->puzzle == record.puzzle ? "" : has_same_solution ? "in other words" : *text;
}

TEST(IssWritten, EachExampleComesBack) {
    const std::string other = "in other words";
    const std::map<std::string, std::string> otherwise{
        {"one-of", other},      {"odd", other},         {"even", other}, // as candidates
        {"sequence", other},    {"centre-dots", other},                  // as sums, as groups
        {"box-indexer", other}, {"taxicab", other}};                     // as tables of pairs
    const std::set<std::string> refused{"entropy", "remainders", "flatmates", "different-lines"};
    for (const auto &[name, record] : examples()) {
        const auto exception = otherwise.find(name);
        if (refused.contains(name)) {
            EXPECT_FALSE(Writer(Format::iss).write(record)) << name;
            continue;
        }
        EXPECT_EQ(comes_back(record, Format::iss),
                  exception == otherwise.end() ? "" : exception->second)
            << name;
    }
}

TEST(SudokuPadLink, HoldsWhatTheLinkOfFPuzzlesDoes) {
    constexpr std::string_view before = "https://www.f-puzzles.com/?load=";
    std::size_t links = 0;
    for (const auto &[name, record] : examples()) {
        const auto link = Writer(Format::f_puzzles_link).write(record);
        const auto other = Writer(Format::sudokupad_link).write(record);
        ASSERT_EQ(link.has_value(), other.has_value()) << name;
        if (!link) {
            EXPECT_EQ(link.error().message(), other.error().message());
            continue;
        }
        EXPECT_EQ(*other, "https://sudokupad.app/fpuz" + link->substr(before.size()));
        // Windows and centre dots are extra regions there.
        const bool has_houses = name == "windoku" || name == "centre-dots";
        EXPECT_EQ(comes_back(record, Format::sudokupad_link), has_houses ? "in other words" : "")
            << name;
        ++links;
    }
    EXPECT_EQ(links, 45U);
}

TEST(SudokuPadLink, IsReadByEitherName) {
    const Record record = on_board("4x4", "cage 3 r1c1 r1c2");
    const std::string link = text_of(record, Format::sudokupad_link);
    for (const Format format : {Format::sudokupad_link, Format::f_puzzles_link}) {
        ReadOptions how;
        how.format = format;
        for (const std::string &text : {link, link.substr(link.find("fpuz"))}) {
            const auto back = read_one(text, how);
            ASSERT_TRUE(back) << back.error().message();
            EXPECT_EQ(back->puzzle, record.puzzle);
            EXPECT_EQ(back->format, Format::f_puzzles);
        }
    }
}

} // namespace
} // namespace dokushin
