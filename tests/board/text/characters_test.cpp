// Cells are characters, in whatever script; and the encodings that texts come in.
#include "board/text/characters/characters.h"
#include "board/text/texts.h"

#include <gtest/gtest.h>

namespace dokushin {
namespace {

using namespace texts;

/// The line in other characters: `digits` has those of 0 to 4, each a character.
std::string in_script(std::string_view line, const std::vector<std::string> &digits) {
    std::string text;
    for (const char c : line) {
        text += digits.at(c == '.' ? 0 : static_cast<std::size_t>(c - '0'));
    }
    return text;
}

TEST(Characters, DigitsOfOtherScriptsAreDigits) {
    const std::vector<std::vector<std::string>> scripts{
        {"０", "１", "２", "３", "４"}, {"〇", "一", "二", "三", "四"},
        {"零", "一", "二", "三", "四"}, {"・", "①", "②", "③", "④"},
        {"⓪", "❶", "❷", "❸", "❹"},      {"٠", "١", "٢", "٣", "٤"},
        {"۰", "۱", "۲", "۳", "۴"},      {"०", "१", "२", "३", "४"},
        {"⬜", "1️⃣", "2️⃣", "3️⃣", "4️⃣"},
    };
    for (const auto &digits : scripts) {
        for (const std::string &text :
             {in_script(four, digits), in_script(four, digits) + " # 日本語\n",
              in_script("1.34", digits) + "\n" + in_script("3..2", digits) + "\n" +
                  in_script(".3..", digits) + "\n" + in_script("2..3", digits) + "\n"}) {
            const auto record = read_one(text);
            ASSERT_TRUE(record) << text << record.error().message();
            EXPECT_EQ(to_line(record->puzzle.givens(), record->alphabet), four) << text;
        }
    }
}

TEST(Characters, EmptySquaresDotsAndDashesAreBlanks) {
    for (const std::string blank : {"・", "･", "·", "•", "□", "◻", "▢", "⬜", "☐", "＿", "－", "−",
                                    "—", "＊", "？", "．", "○", "◯"}) {
        std::string line;
        for (const char c : four) {
            line += c == '.' ? blank : std::string(1, c);
        }
        EXPECT_EQ(told(line), Lines{std::string(four)}) << blank;
    }
}

TEST(Characters, LettersAsWideAsKanjiAreLetters) {
    EXPECT_EQ(told("ＡＢＣＤ\nＣＤＡＢ\n・・・・\n・・・・\n"), Lines{"ABCDCDAB........"});
}

TEST(Characters, OneThatIsNotKnownIsNamedWithItsPlaceInCharacters) {
    EXPECT_EQ(told("１・３４あ・・２・３・・２・・３"),
              Lines{"1:5: 'あ' is no digit of a 4×4 board, expected 1–4 or a blank (. 0 * _ - ?)"});
    EXPECT_EQ(told("１・３４\n３・・２\n・３・・\n２・・お\n"),
              Lines{"4:4: 'お' is no digit of a 4×4 board, expected 1–4 or a blank (. 0 * _ - ?)"});
    std::string eighty;
    for (int cell = 0; cell < 80; ++cell) {
        eighty += cell % 7 == 0 ? "５" : "⬜";
    }
    EXPECT_EQ(told(eighty), Lines{"1:1: 80 cells, expected 81 for 9×9, or another square number"});
    EXPECT_EQ(told("1.34\xE9..2.3..2..3"), // Latin-1
              Lines{"1:5: '\\xe9' is no digit of a 4×4 board, expected 1–4 or a blank "
                    "(. 0 * _ - ?)"});
    EXPECT_EQ(told("1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 あ\n", from(Format::numbers)),
              Lines{"4:7: 'あ' in a board of numbers, expected 1 to 4, or 0 for a blank"});
    EXPECT_EQ(text::shown_first("\xE2\x80\x8B"), "U+200B");
}

TEST(Characters, WhatStandsAroundThePuzzleIsKeptAsItWasWritten) {
    const std::string line = "上級７ " + std::string(81, '.') + " # 上級 ①";
    const auto record = read_one(line);
    ASSERT_TRUE(record) << record.error().message();
    EXPECT_EQ(write_one(*record, Format::line), line + "\n");
    const auto csv = read_one("puzzle,作者\n" + std::string(four) + ",数独１\n");
    ASSERT_TRUE(csv) << csv.error().message();
    EXPECT_EQ(csv->headers.at(0), (std::pair<std::string, std::string>{"作者", "数独１"}));
    const auto json = read_one("{\"puzzle\": \"" + in_script(four, {"・", "１", "２", "３", "４"}) +
                               "\", \"comment\": \"上級\"}");
    ASSERT_TRUE(json) << json.error().message();
    EXPECT_EQ(to_line(json->puzzle.givens(), json->alphabet), four);
    EXPECT_EQ(json->comment, "上級");
}

TEST(Characters, FramesOfBoxDrawingAreNoCells) {
    EXPECT_EQ(told("┏━━━━━┳━━━━━┓\n┃ １ ・ ┃ ３ ４ ┃\n┃ ３ ・ ┃ ・ ２ ┃\n┣━━━━━╋━━━━━┫\n"
                   "┃ ・ ３ ┃ ・ ・ ┃\n┃ ２ ・ ┃ ・ ３ ┃\n┗━━━━━┻━━━━━┛\n"),
              Lines{std::string(four)});
}

TEST(Characters, ALineOfThemIsSurelyARecord) {
    std::string line;
    for (int cell = 0; cell < 81; ++cell) {
        line += cell % 7 == 0 ? "５" : "・";
    }
    EXPECT_TRUE(is_surely_a_record(line));
    EXPECT_FALSE(is_surely_a_record(line.substr(0, 3 * 40)));
}

TEST(Characters, ABlankCanBeWrittenWithAnyOfThem) {
    const auto record = read_one(four);
    WriteOptions how;
    how.blank = "・";
    for (const Format format : {Format::line, Format::csv, Format::json, Format::numbers}) {
        const std::string text = write_one(*record, format, how);
        EXPECT_NE(text.find("・"), std::string::npos) << name(format);
        EXPECT_EQ(told(text), Lines{std::string(four)}) << text;
    }
    for (const std::string wrong : {"3", "３", "ab", "", " ", "\x01", "\xE3"}) {
        how.blank = wrong;
        EXPECT_EQ(write_one(*record, Format::line, how),
                  "refused: '" + wrong +
                      "' as the blank, expected one character that can be seen and is no digit\n");
    }
}

// ---- encodings ------------------------------------------------------------------------

std::string utf16(std::u16string_view text, bool big_endian) {
    std::string bytes = big_endian ? "\xFE\xFF" : "\xFF\xFE";
    for (const char16_t unit : text) {
        const char high = static_cast<char>(unit >> 8);
        const char low = static_cast<char>(unit & 0xFF);
        bytes += big_endian ? high : low;
        bytes += big_endian ? low : high;
    }
    return bytes;
}

TEST(Utf16, IsReadInBothOrdersOfBytes) {
    const std::u16string text =
        u"1.343..2.3..2..3 # 😀\r\n\r\n・・・・\r\n・１・・\r\n・・・・\r\n・・・・\r\n";
    for (const bool big_endian : {false, true}) {
        EXPECT_EQ(told(utf16(text, big_endian)), (Lines{std::string(four), ".....1.........."}));
        EXPECT_EQ(told(utf16(u"", big_endian)),
                  Lines{"1:1: no puzzle in the input, expected 81 digits and blanks in a line, or "
                        "9 lines of 9"});
        const auto record = read_one(utf16(u"1.343..2.3..2..3 # 😀", big_endian));
        ASSERT_TRUE(record);
        EXPECT_EQ(record->comment, " # 😀");
    }
}

TEST(Utf16, HalvesOfCharactersAreNoCharacters) {
    EXPECT_EQ(told(utf16({u"1.34\xD83D..2.3..2..3", 16}, true)).at(0).substr(0, 4), "1:5:");
}

TEST(Utf16, WithoutAMarkItIsNamed) {
    for (const bool big_endian : {false, true}) {
        EXPECT_EQ(told(utf16(u"1.343..2.3..2..3", big_endian).substr(2)),
                  Lines{"1:1: text that looks like UTF-16, expected UTF-8; save it as UTF-8"});
    }
}

} // namespace
} // namespace dokushin
