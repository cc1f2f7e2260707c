// Each format as it is found in the wild, and what is said of it when it is wrong.
#include "board/text/texts.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace dokushin {
namespace {

using namespace texts;

constexpr std::string_view wiki =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
constexpr std::string_view wiki_solution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

std::string with_blank(char blank) {
    std::string text(wiki);
    std::ranges::replace(text, '.', blank);
    return text;
}

// ---- line ------------------------------------------------------------------------

TEST(TextLine, EveryBlankReadsAndIsWrittenBack) {
    for (const char blank : {'.', '0', '*', '_', '-', '?'}) {
        const auto record = read_one(with_blank(blank));
        ASSERT_TRUE(record) << blank << record.error().message();
        EXPECT_EQ(to_line(record->puzzle.givens(), record->alphabet), wiki);
        EXPECT_EQ(write_one(*record, Format::line), with_blank(blank) + "\n");
    }
}

TEST(TextLine, WhatStandsAroundThePuzzleIsKept) {
    for (const std::string &around :
         {std::string(wiki) + " # from a newspaper", std::string(wiki) + ":1:x",
          std::string(wiki) + " ED=9.0/1.2/1.2", "0000183b305c " + std::string(wiki) + "  1.2",
          "17," + std::string(wiki) + ",easy", "  " + std::string(wiki)}) {
        const auto record = read_one(around);
        ASSERT_TRUE(record) << around;
        EXPECT_EQ(write_one(*record, Format::line), around + "\n");
    }
}

TEST(TextLine, OtherSizes) {
    EXPECT_EQ(told("1.343..2.3..2..3"), Lines{"1.343..2.3..2..3"});
    EXPECT_EQ(read_one("..................................12")->puzzle.shape().name(), "2x3");
    EXPECT_EQ(read_one(std::string(144, '.'))->puzzle.shape().name(), "3x4");
    EXPECT_EQ(read_one(std::string(4096, '.'))->puzzle.shape().name(), "64x64");
    EXPECT_EQ(read_one(std::string(25, '.'), on("jigsaw:AAABBACABBCCCBDECDDDEEEED"))
                  ->puzzle.shape()
                  .side(),
              5u);
    EXPECT_EQ(read_one(wiki, on("9x9+diagonals"))->puzzle.shape().houses().size(), 29u);
}

TEST(TextLine, WrongLengthsAndCharactersAreTold) {
    EXPECT_EQ(told(wiki.substr(1)),
              Lines{"1:1: 80 cells, expected 81 for 9×9, or another square number"});
    EXPECT_EQ(told(std::string(wiki) + "."),
              Lines{"1:1: 82 cells, expected 81 for 9×9, or another square number"});
    std::string wrong(wiki);
    wrong[6] = 'x';
    EXPECT_EQ(told(wrong), Lines{"1:7: 'x' is no digit of a 9×9 board, expected 1–9 or a blank "
                                 "(. 0 * _ - ?)"});
    EXPECT_EQ(told(std::string(wiki), on("16")), Lines{"1:1: 81 cells, expected 256 for 16x16"});
}

// ---- alphabets ------------------------------------------------------------------

TEST(TextAlphabet, TheThreeCustomsOf16AreToldApart) {
    const std::string blanks(240, '.');
    const auto alphabet = [&](std::string_view row) {
        return read_one(std::string(row) + blanks)->alphabet;
    };
    EXPECT_EQ(alphabet("123456789ABCDEFG"), Alphabet::usual(16));
    EXPECT_EQ(alphabet("ABCDEFGHIJKLMNOP"), *Alphabet::letters(16));
    EXPECT_EQ(alphabet("0123456789ABCDEF"), *Alphabet::from_zero(16));
    EXPECT_EQ(read_one("ABCDEFGHIJKLMNOPQRSTUVWXY" + std::string(600, '.'))->alphabet,
              *Alphabet::letters(25));
}

TEST(TextAlphabet, CanBeForced) {
    ReadOptions options;
    options.alphabet = "zero";
    const auto record = read_one("F" + std::string(255, '.'), options);
    ASSERT_TRUE(record);
    EXPECT_EQ(record->puzzle.given(cell_at(0)), digit_of(16));
    options.alphabet = "wxyz";
    EXPECT_EQ(told("wxyz............", options), Lines{"wxyz............"});
    EXPECT_FALSE(Alphabet::custom("aa"));
    EXPECT_FALSE(Alphabet::custom("a.b"));
    EXPECT_FALSE(Alphabet::named("abc", 4));
}

TEST(TextAlphabet, EveryDigitOfEverySideHasItsOwnSymbol) {
    for (unsigned side = 1; side <= max_side; ++side) {
        const Alphabet usual = Alphabet::usual(side);
        for (unsigned digit = 1; digit <= side; ++digit) {
            EXPECT_EQ(usual.digit(usual.symbol(digit_of(digit))), digit_of(digit));
            EXPECT_FALSE(usual.is_blank(usual.symbol(digit_of(digit))));
        }
    }
    EXPECT_EQ(Alphabet::usual(16).digit('g'), digit_of(16)) << "either case where it is clear";
}

// ---- grids and numbers ---------------------------------------------------------

TEST(TextGrid, WithAndWithoutFrames) {
    const Lines expected{"1.343..2.3..2..3"};
    EXPECT_EQ(told("1.34\n3..2\n.3..\n2..3\n"), expected);
    EXPECT_EQ(told("1 . 3 4\n3 . . 2\n. 3 . .\n2 . . 3\n"), expected);
    EXPECT_EQ(told("1.|34\n3.|.2\n--+--\n.3|..\n2.|.3\n"), expected);
    EXPECT_EQ(told("+-----+-----+\n| 1 . | 3 4 |\n| 3 . | . 2 |\n+-----+-----+\n"
                   "| . 3 | . . |\n| 2 . | . 3 |\n+-----+-----+\n"),
              expected);
    EXPECT_EQ(told("┏━━━━━┳━━━━━┓\n┃ 1 . ┃ 3 4 ┃\n┃ 3 . ┃ . 2 ┃\n┣━━━━━╋━━━━━┫\n"
                   "┃ . 3 ┃ . . ┃\n┃ 2 . ┃ . 3 ┃\n┗━━━━━┻━━━━━┛\n"),
              expected);
}

TEST(TextGrid, AMissingRowDoesNotSwallowTheNextPuzzle) {
    const auto lines = told("1.34\n3..2\n.3..\n\n1.34\n3..2\n.3..\n2..3\n");
    ASSERT_EQ(lines.size(), 2u);
    EXPECT_EQ(lines[0], "3:1: 3 rows of 4 cells, expected as many rows as columns");
    EXPECT_EQ(lines[1], "1.343..2.3..2..3");
}

TEST(TextGrid, RaggedRowsAreTold) {
    EXPECT_EQ(told("1.34\n3..2\n.3...\n2..3\n"),
              Lines{"3:5: a row of 5 cells, expected 4 as in the first row"});
}

TEST(TextNumbers, SpacesAndCommas) {
    std::string spaces;
    std::string commas;
    for (unsigned row = 0; row < 16; ++row) {
        for (unsigned column = 0; column < 16; ++column) {
            const std::string number = std::to_string((column + (row % 4) * 4 + row / 4) % 16 + 1);
            spaces += number + " ";
            commas += number + (column == 15 ? "" : ",");
        }
        spaces += "\n";
        commas += "\n";
    }
    const auto a = read_one(spaces);
    const auto b = read_one(commas);
    ASSERT_TRUE(a && b);
    EXPECT_EQ(a->puzzle, b->puzzle);
    EXPECT_TRUE(grid_flaws(a->puzzle.shape(), a->puzzle.givens()).empty());
    const std::string wrong = "17" + spaces.substr(1);
    EXPECT_EQ(told(wrong), Lines{"1:1: 17 on a 16×16 board, expected 1 to 16, or 0 for a blank"});
}

// ---- lists, JSON, CSV ------------------------------------------------------------

TEST(TextList, AsPythonJsonAndCWriteThem) {
    const Lines expected{"1.343..2.3..2..3"};
    EXPECT_EQ(told("[[1,0,3,4],[3,0,0,2],[0,3,0,0],[2,0,0,3]]"), expected);
    EXPECT_EQ(told("board = [\n  [1, None, 3, 4],  # first\n  [3, None, None, 2],\n"
                   "  [None, 3, None, None],\n  [2, None, None, 3],\n]\n"),
              expected);
    EXPECT_EQ(told("[[1,null,3,4],[3,null,null,2],[-1,3,-1,-1],[2,\".\",\"\",3]]"), expected);
    EXPECT_EQ(told("[[\"1\",\".\",\"3\",\"4\"],[\"3\",\".\",\".\",\"2\"],[\".\",\"3\",\".\",\".\"],"
                   "[\"2\",\".\",\".\",\"3\"]]"),
              expected);
    EXPECT_EQ(told("[\"1.34\",\n \"3..2\",\n \".3..\",\n \"2..3\"]"), expected);
    EXPECT_EQ(told("int grid[4][4] = {{1,0,3,4},{3,0,0,2},{0,3,0,0},{2,0,0,3}};"), expected);
    EXPECT_EQ(told("((1,0,3,4),(3,0,0,2),(0,3,0,0),(2,0,0,3))"), expected);
    EXPECT_EQ(told("[1,0,3,4,3,0,0,2,0,3,0,0,2,0,0,3]"), expected);
}

TEST(TextList, SeveralPuzzlesInOneList) {
    EXPECT_EQ(told("[[[1,0,3,4],[3,0,0,2],[0,3,0,0],[2,0,0,3]],\n"
                   " [[0,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,1]]]"),
              (Lines{"1.343..2.3..2..3", "...............1"}));
}

TEST(TextList, WrongListsAreToldWithTheirPlace) {
    EXPECT_EQ(told("[[1,0,3,4],[3,0,0,2],[0,3,0],[2,0,0,3]]"),
              Lines{"1:23: a row of 3 cells, expected 4 as in the first row"});
    EXPECT_EQ(told("[[1,0,3,4],\n [3,0,0,9],\n [0,3,0,0],[2,0,0,3]]"),
              Lines{"2:9: 9 on a 4×4 board, expected 1 to 4, or 0 for a blank"});
    EXPECT_EQ(told("[[1,0,3,4],[3,0,0,2],[0,3,0,0],[2,0,0,3]"),
              Lines{"1:1: '[' that is never closed, expected its closing bracket"});
    EXPECT_EQ(told("[[1,0,3,4),[3,0,0,2]]"),
              Lines{"1:10: ')', expected ']' for the '[' on the same line"});
    EXPECT_EQ(told("[[1,0,3,4],\n[3,0,0,2]\n)"),
              Lines{"3:1: ')', expected ']' for the '[' 2 lines above"});
    EXPECT_EQ(told("[[1,0,3,4],[3,0,0,2]\n)"),
              Lines{"2:1: ')', expected ']' for the '[' on the line above"});
    // Depth is no danger: open brackets are a list, not a recursion.
    EXPECT_EQ(told(std::string(100'000, '[')).size(), 1u);
}

TEST(TextJson, ObjectsALine) {
    const auto record = read_one("{\"puzzle\": \"" + std::string(wiki) + "\", \"solution\": \"" +
                                 std::string(wiki_solution) + "\", \"id\": 7}");
    ASSERT_TRUE(record) << record.error().message();
    EXPECT_EQ(to_line(*record->solution, record->alphabet), wiki_solution);
    EXPECT_EQ(record->headers.at(0), (std::pair<std::string, std::string>{"id", "7"}));
    EXPECT_EQ(told("{\"puzzle\": [[1,0,3,4],[3,0,0,2],[0,3,0,0],[2,0,0,3]]}"),
              Lines{"1.343..2.3..2..3"});
    EXPECT_EQ(read_one("{\"puzzle\": \"" + std::string(wiki) + "\", \"shape\": \"windoku\"}")
                  ->puzzle.shape()
                  .houses()
                  .size(),
              31u);
    EXPECT_EQ(told("{\"puzzle\": }"), Lines{"1:12: text that is no JSON object, expected "
                                            "{\"puzzle\": \"…\"} on one line"});
    EXPECT_EQ(told("{\"x\": 1}"),
              Lines{"1:1: an object without a puzzle, expected a member \"puzzle\""});
}

TEST(TextJson, NestingAndMembersBeyondAllPuzzlesAreRefused) {
    const auto nested = [](std::size_t depth) {
        return "{\"puzzle\": " + std::string(depth, '[') + std::string(depth, ']') + "}";
    };
    EXPECT_EQ(told(nested(99)).at(0).find("deep"), std::string::npos);
    EXPECT_EQ(told(nested(100)).at(0).substr(0, 35), "1:1: JSON nested more than 100 deep");
    EXPECT_EQ(told(nested(400'000)).at(0).substr(0, 35), "1:1: JSON nested more than 100 deep");
    // A member is found by comparing names, so that very many would take very long.
    const auto with_members = [](std::size_t count) {
        std::string text = "{\"puzzle\": \"" + std::string(81, '.') + '"';
        for (std::size_t i = 1; i < count; ++i) {
            text += ", \"m" + std::to_string(i) + "\": 0";
        }
        return text + "}";
    };
    EXPECT_EQ(told(with_members(10'000)).at(0), std::string(81, '.'));
    EXPECT_EQ(told(with_members(10'001)).at(0).substr(0, 46),
              "1:1: a JSON object of more than 10000 members,");
    // Of brackets within a string nothing is said, and closed ones don't count.
    const std::string brackets(200, '[');
    const std::string line = std::string(81, '.');
    EXPECT_EQ(told("{\"puzzle\": \"" + line + "\", \"a\": \"\\\"" + brackets + "\"}").at(0), line);
    std::string pairs;
    for (int pair = 0; pair < 200; ++pair) {
        pairs += "[],";
    }
    EXPECT_EQ(told("{\"puzzle\": \"" + line + "\", \"a\": [" + pairs + "[]]}").at(0), line);
    // Such a header, which another format may have, is written as a string.
    auto record = read_one(line);
    ASSERT_TRUE(record);
    record->headers.emplace_back("note", std::string(400'000, '[') + std::string(400'000, ']'));
    EXPECT_TRUE(Writer(Format::json).write(*record));
}

// One of two members of a name would be lost.
TEST(TextJson, EachNameIsWrittenOnce) {
    auto record = read_one("1.343..2.3..2..3");
    ASSERT_TRUE(record);
    record->headers = {{"puzzle", "null"}, {"id", "7"}};
    EXPECT_EQ(*Writer(Format::json).write(*record), "{\"puzzle\":\"1.343..2.3..2..3\",\"id\":7}\n");
    for (const auto &[name, value] :
         {std::pair("puzzle", "17"), std::pair("id", "8"), std::pair("shape", "round")}) {
        record->headers = {{"id", "7"}, {name, value}};
        EXPECT_FALSE(Writer(Format::json).write(*record)) << name;
    }
}

// A record may name its own shape; what it names is never passed over.
TEST(TextJson, AShapeOfARecordIsHonouredOrRefused) {
    const std::string cells = R"({"puzzle": "1..............3")";
    const auto diagonal = read_one(cells + R"(, "shape": "4x4+diagonals"})");
    ASSERT_TRUE(diagonal) << diagonal.error().message();
    EXPECT_EQ(diagonal->puzzle.shape().name(), "4x4+diagonals");
    ReadOptions asked;
    asked.shape = *Shape::parse("4x4+diagonals");
    EXPECT_TRUE(read_one(cells + R"(, "shape": "4x4+diagonals"})", asked));
    EXPECT_TRUE(read_one(cells + R"(, "shape": null})", asked));
    for (const std::string &line : {cells, "{\n\"note\": 1,\n" + cells.substr(1)}) {
        const auto other = read_one(line + R"(, "shape": "4x4"})", asked);
        ASSERT_FALSE(other) << line;
        EXPECT_EQ(other.error().message(),
                  "a record of shape 4x4, expected 4x4+diagonals, which was asked for");
        for (const char *const no_name : {"4", "true", "[4, 4]", "{\"side\": 4}"}) {
            const auto wrong = read_one(line + R"(, "shape": )" + no_name + "}");
            ASSERT_FALSE(wrong) << line << no_name;
            EXPECT_EQ(wrong.error().what, R"(a member "shape" that is no string)") << line;
        }
    }
}

TEST(TextCsv, AColumnNamesShapes) {
    const auto records = read_all("puzzle,shape,id\n1..............3,4x4+diagonals,7\n"
                                  "1..............3,,8\n1..............3,round,9\n");
    ASSERT_EQ(records.size(), 3u);
    ASSERT_TRUE(records[0]) << records[0].error().message();
    EXPECT_EQ(records[0]->puzzle.shape().name(), "4x4+diagonals");
    EXPECT_EQ(records[1]->puzzle.shape().name(), "4x4");
    ASSERT_FALSE(records[2]);
    EXPECT_EQ(records[2].error().column, 18u);
}

TEST(TextCsv, ThePlainestNameIsThePuzzles) {
    EXPECT_EQ(told("grids,puzzle\n3,1.343..2.3..2..3\n"),
              std::vector<std::string>{"1.343..2.3..2..3"});
}

TEST(TextCsv, HeadersNameTheColumns) {
    const std::string zeros = with_blank('0');
    for (const std::string &text :
         {"quizzes,solutions\n" + zeros + "," + std::string(wiki_solution) + "\n",
          "id,solution,puzzle,clues\n1," + std::string(wiki_solution) + "," + zeros + ",30\n",
          "Puzzle,Solution,\n\"" + zeros + "\",\"" + std::string(wiki_solution) + "\",\n"}) {
        const auto records = read_all(text);
        ASSERT_EQ(records.size(), 1u);
        ASSERT_TRUE(records[0]) << records[0].error().message();
        EXPECT_EQ(to_line(records[0]->puzzle.givens(), records[0]->alphabet), wiki);
        EXPECT_EQ(to_line(*records[0]->solution, records[0]->alphabet), wiki_solution);
    }
    EXPECT_EQ(told("puzzle,solution\n12,\n").at(0),
              "2:1: 2 cells, expected 16 for 4×4, or another square number");
}

// ---- the named formats -------------------------------------------------------------

TEST(TextSdm, IsExactly81Digits) {
    EXPECT_EQ(told(with_blank('0'), from(Format::sdm)), Lines{std::string(wiki)});
    EXPECT_EQ(told("12", from(Format::sdm)),
              Lines{"1:3: 2 characters, expected 81 in a line of an SDM file"});
    EXPECT_EQ(write_one(*read_one("1..............."), Format::sdm),
              "refused: a board of side 4 in an SDM file, expected 9×9\n");
}

TEST(TextSdk, HeadersOfSudocueAreKept) {
    std::string text = "#ARuud\n#DA random puzzle\n#B03-08-2006\n";
    for (std::size_t row = 0; row < 9; ++row) {
        text += std::string(wiki.substr(row * 9, 9)) + "\n";
    }
    const auto record = read_one(text);
    ASSERT_TRUE(record) << record.error().message();
    EXPECT_EQ(record->format, Format::sdk);
    EXPECT_EQ(record->headers.at(0), (std::pair<std::string, std::string>{"#A", "Ruud"}));
    EXPECT_EQ(write_one(*record, Format::sdk), text);
}

TEST(TextSdk, SadManHasAStateToo) {
    std::string rows;
    std::string state;
    for (std::size_t row = 0; row < 9; ++row) {
        rows += std::string(wiki.substr(row * 9, 9)) + "\n";
        state += std::string((row == 0 ? wiki_solution : wiki).substr(row * 9, 9)) + "\n";
    }
    const std::string text = "[Puzzle]\n" + rows + "[State]\n" + state;
    const auto record = read_one(text);
    ASSERT_TRUE(record) << record.error().message();
    EXPECT_EQ(record->puzzle.given(cell_at(2)), Digit::blank);
    EXPECT_EQ(record->puzzle.digit(cell_at(2)), digit_of(4));
    EXPECT_EQ(write_one(*record, Format::sdk), text);
}

TEST(TextSs, IsFramedWithStars) {
    const auto record = read_one(wiki);
    const std::string text = write_one(*record, Format::ss);
    EXPECT_TRUE(text.starts_with("*-----------*\n|53.|.7.|...|\n"));
    EXPECT_EQ(told(text), Lines{std::string(wiki)});
    EXPECT_EQ(read_one(text)->format, Format::ss);
}

TEST(TextHodoku, PlacedDigitsAndDeletedCandidates) {
    const std::string cells = "53+4" + std::string(wiki.substr(3));
    const std::string text = ":0300:4:" + cells + ":618 226:168::12:a comment\n";
    const auto record = read_one(text);
    ASSERT_TRUE(record) << record.error().message();
    EXPECT_EQ(record->puzzle.given(cell_at(2)), Digit::blank);
    EXPECT_EQ(record->puzzle.digit(cell_at(2)), digit_of(4));
    EXPECT_FALSE(record->puzzle.pencilmarks()[7].contains(digit_of(6))) << "618 is 6 in r1c8";
    EXPECT_EQ(write_one(*record, Format::hodoku), text);
    EXPECT_EQ(told(":0300:4:" + cells + ":6x8:::\n"),
              Lines{"1:92: '6' among deleted candidates, expected three digits 1–9: digit, row "
                    "and column"});
}

TEST(TextPencilmarks, ALoneDigitStandsUnlessAPeerListsIt) {
    const auto record = read_one("1    234 34*  234\n34   234 134 12\n234  14  12  123\n"
                                 "24#  123 123 4\n");
    ASSERT_TRUE(record) << record.error().message();
    EXPECT_EQ(record->format, Format::pencilmarks);
    // r1c1 is 1, but the 4 of r4c4 is still listed in r1c4, so it is unset.
    EXPECT_EQ(record->puzzle.given(cell_at(0)), digit_of(1));
    EXPECT_EQ(record->puzzle.given(cell_at(15)), Digit::blank);
    EXPECT_EQ(record->puzzle.pencilmarks()[15], DigitSet::only(digit_of(4)));
}

// Found by ISS's example "Quadruple X", whose string is as long as a sukaku of 6×6.
TEST(TextSukaku, IsNoStringOfIssOfThatLength) {
    std::string iss = ".Diagonal~1.Cage~10~R9C1~R9C2";
    for (char row = '1'; row <= '8'; ++row) {
        iss += std::string(".Cage~9~R") + row + "C1~R" + row + "C2";
    }
    for (char row = '1'; row <= '3'; ++row) {
        iss += std::string(".Cage~9~R") + row + "C4~R" + row + "C5";
    }
    ASSERT_EQ(iss.size(), 216U);
    const auto record = read_one(iss);
    ASSERT_TRUE(record) << record.error().message();
    EXPECT_EQ(record->format, Format::iss);
}

TEST(TextSukaku, Has729Characters) {
    std::string text;
    for (unsigned position = 0; position < 729; ++position) {
        text += position % 7 == 0 ? '.' : static_cast<char>('1' + position % 9);
    }
    const auto record = read_one(text);
    ASSERT_TRUE(record) << record.error().message();
    EXPECT_EQ(record->format, Format::sukaku);
    EXPECT_TRUE(record->puzzle.has_candidates());
    EXPECT_EQ(record->puzzle.given_count(), 0u);
    EXPECT_EQ(write_one(*record, Format::sukaku), text + "\n");
    std::string wrong = text;
    wrong[1] = '3';
    EXPECT_EQ(told(wrong, from(Format::sukaku)),
              Lines{"1:2: '3' in a sukaku, expected '2' or a dot here"});
    EXPECT_EQ(write_one(*record, Format::line),
              "refused: stated candidates in the format line, expected pencilmarks, sukaku or "
              "hodoku, which can say them\n");
}

TEST(TextOpenSudoku, BothVersionsAndABadGameBetweenGoodOnes) {
    std::string fields = "version: 2&#10;";
    for (std::size_t cell = 0; cell < 81; ++cell) {
        const char c = wiki[cell];
        fields += std::string(1, c == '.' ? '0' : c) + "|0|" + (c == '.' ? "1" : "0") + "|";
    }
    const std::string text = "<?xml version=\"1.0\"?>\n<opensudoku version=\"2\">\n"
                             "<folder name=\"easy\" created=\"0\">\n<game data=\"" +
                             with_blank('0') + "\"/>\n<game data=\"12\"/>\n<game data=\"" + fields +
                             "\"/>\n</folder></opensudoku>\n";
    EXPECT_EQ(told(text),
              (Lines{std::string(wiki), "5:2: 2 cells in a game, expected 81", std::string(wiki)}));
    EXPECT_EQ(read_all(text)[0]->headers.at(0),
              (std::pair<std::string, std::string>{"folder", "easy"}));
    EXPECT_EQ(told("<opensudoku><game").at(0).substr(0, 17), "1:18: broken XML:");
}

TEST(TextFormats, TheTableNamesEachOnce) {
    for (const FormatInfo &format : formats()) {
        EXPECT_EQ(name(format.format), format.name);
        EXPECT_EQ(format_named(format.name), format.format);
    }
    EXPECT_FALSE(format_named("docx"));
}

// ---- drawings -------------------------------------------------------------------------

TEST(TextDraw, BoxesAndJigsaws) {
    const auto four = *read_one("1.343..2.3..2..3");
    EXPECT_EQ(write_one(four, Format::grid), "┏━━━━━┳━━━━━┓\n┃ 1 . ┃ 3 4 ┃\n┃ 3 . ┃ . 2 ┃\n"
                                             "┣━━━━━╋━━━━━┫\n┃ . 3 ┃ . . ┃\n┃ 2 . ┃ . 3 ┃\n"
                                             "┗━━━━━┻━━━━━┛\n");
    WriteOptions ascii;
    ascii.ascii = true;
    EXPECT_EQ(write_one(four, Format::grid, ascii),
              "+-----+-----+\n| 1 . | 3 4 |\n| 3 . | . 2 |\n+-----+-----+\n| . 3 | . . |\n"
              "| 2 . | . 3 |\n+-----+-----+\n");
    const auto jigsaw = *read_one("1...............", on("jigsaw:AAABACBBCCBDCDDD"));
    EXPECT_EQ(write_one(jigsaw, Format::grid), "┏━━━━━━━━━━━┳━━━┓\n"
                                               "┃ 1   .   . ┃ . ┃\n"
                                               "┃   ┏━━━┳━━━┛   ┃\n"
                                               "┃ . ┃ . ┃ .   . ┃\n"
                                               "┣━━━┛   ┃   ┏━━━┫\n"
                                               "┃ .   . ┃ . ┃ . ┃\n"
                                               "┃   ┏━━━┻━━━┛   ┃\n"
                                               "┃ . ┃ .   .   . ┃\n"
                                               "┗━━━┻━━━━━━━━━━━┛\n");
}

} // namespace
} // namespace dokushin
