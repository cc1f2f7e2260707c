// The catalogue by itself: every sentence is found in what it makes, and says the same in each
// language.
#include "told.h"
#include "translate/catalogue.h"
#include "translate/pattern.h"

#include <dokushin/translate.h>

#include <gtest/gtest.h>

#include <chrono>
#include <set>

using namespace dokushin;
using dokushin::translate::Entry;

namespace {

std::vector<Entry> all_entries() {
    std::vector<Entry> all;
    for (std::string_view table : translate::catalogue()) {
        while (!table.empty()) {
            all.push_back(translate::take_entry(table));
        }
    }
    return all;
}

/// A hole filled in English and in Japanese.
struct Filling {
    std::string english;
    std::string japanese;
};

std::vector<Filling> fillings(char kind) {
    switch (kind) {
    case 'n':
        return {{"7", "7"}, {"4096", "4096"}, {"1.5", "1.5"}};
    case 'w':
        return {{"r1c1", "r1c1"}, {"9x9+diagonals", "9x9+diagonals"}, {"180", "180"}};
    case 'c':
        return {{"'x'", "'x'"}, {"'''", "'''"}, {"'\\x07'", "'\\x07'"}, {"' '", "' '"}};
    case 'p':
        return {{"row 3", "3行目"}, {"12", "12"}, {"20 to 30", "20〜30"}};
    default:
        return {{"x", "x"}, {"盤 9", "盤 9"}, {"is no", "is no"}, {"", ""}};
    }
}

/// The pattern with its holes filled by the `round`th of what fits each.
Filling made_of(const Entry &entry, std::size_t round) {
    std::string english(entry.english);
    std::vector<std::string> fillers;
    for (std::size_t at = english.find('{'); at != english.npos; at = english.find('{', at)) {
        const bool any = english.compare(at, 2, "{}") == 0;
        if (!any && (at + 2 >= english.size() || english[at + 2] != '}')) {
            ++at;
            continue;
        }
        const auto some = fillings(any ? '\0' : english[at + 1]);
        const Filling &filling = some[(round + fillers.size()) % some.size()];
        english.replace(at, any ? 2 : 3, filling.english);
        at += filling.english.size();
        fillers.push_back(filling.japanese);
    }
    return {english, translate::filled(entry.japanese, fillers)};
}

std::string in_japanese(const std::string &text) {
    return in_language({ErrorCode::bad_format, text, {}}, Language::japanese).what;
}

TEST(Catalogue, EachSentenceIsFoundInWhatItMakes) {
    for (const Entry &entry : all_entries()) {
        for (std::size_t round = 0; round < 12; ++round) {
            const auto [english, japanese] = made_of(entry, round);
            EXPECT_EQ(in_japanese(english), japanese) << entry.english;
        }
    }
}

/// Behind the number 1 the English sentence has a singular.
TEST(Catalogue, OneOfAThingIsFoundAsSeveralAre) {
    EXPECT_EQ(in_japanese("1 row of 15 cells"), "15マスの行が1行");
    EXPECT_EQ(in_japanese("15 rows of 1 cell"), "1マスの行が15行");
    EXPECT_EQ(in_japanese("a jigsaw map with 1 region"), "領域が1個あるジグソーの領域の図");
    EXPECT_EQ(in_japanese("2 row of 15 cells"), "2 row of 15 cells");
}

TEST(Catalogue, NoSentenceStandsThereTwice) {
    EXPECT_GT(all_entries().size(), 200U);
    std::set<std::string_view> seen;
    for (const Entry &entry : all_entries()) {
        EXPECT_TRUE(seen.insert(entry.english).second) << entry.english;
    }
}

TEST(Catalogue, NumbersAndQuotesAreTheSameInEachLanguage) {
    for (const Entry &entry : all_entries()) {
        for (const std::string_view other : {entry.japanese, entry.chinese}) {
            const auto holes = [](std::string_view pattern) {
                std::vector<std::string> several(9, "§");
                return translate::filled(pattern, several);
            };
            // Positions in holes are none of the text's own numbers.
            std::string english(entry.english);
            for (const std::string_view kind : {"{n}", "{w}", "{c}", "{p}"}) {
                for (auto at = english.find(kind); at != english.npos; at = english.find(kind)) {
                    english.replace(at, kind.size(), "{}");
                }
            }
            EXPECT_EQ(told::numbers_of(holes(english)), told::numbers_of(holes(other))) << other;
            EXPECT_EQ(told::quotes_of(holes(english)), told::quotes_of(holes(other))) << other;
        }
    }
}

TEST(Catalogue, NoEnglishIsLeft) {
    for (const Entry &entry : all_entries()) {
        EXPECT_EQ(told::english_word(entry.japanese), "") << entry.japanese;
        EXPECT_EQ(told::english_word(entry.chinese), "") << entry.chinese;
    }
}

/// Those of C's dokushin_error: with room for what fills the holes.
TEST(Catalogue, EachSentenceFitsTheErrorsOfC) {
    for (const Entry &entry : all_entries()) {
        EXPECT_LT(entry.japanese.size(), 200U) << entry.japanese;
        EXPECT_LT(entry.chinese.size(), 200U) << entry.chinese;
    }
}

TEST(Translate, EnglishStaysAndSoDoesWhatIsUnknown) {
    const Error error{ErrorCode::ragged, "a row of 8 cells", "9 as in the first row", 3, 9};
    EXPECT_EQ(in_language(error, Language::english), error);
    EXPECT_EQ(message(error, Language::english), error.message());
    const Error own{ErrorCode::ragged, "a cat on the grid", "none", 3, 9};
    EXPECT_EQ(in_language(own, Language::japanese), own);
    EXPECT_EQ(in_language({}, Language::chinese), Error{});
}

TEST(Translate, AnErrorKeepsItsCodeAndItsPlace) {
    const Error error{ErrorCode::ragged, "a row of 8 cells", "9 as in the first row", 3, 9};
    EXPECT_EQ(in_language(error, Language::japanese),
              (Error{ErrorCode::ragged, "8マスの行", "最初の行と同じ9", 3, 9}));
    EXPECT_EQ(message(error, Language::japanese), "8マスの行。必要なもの：最初の行と同じ9");
    EXPECT_EQ(message(error, Language::chinese), "8 格的行；应为：与首行相同的 9");
    EXPECT_EQ(message({ErrorCode::contradiction, "r1c1 and r1c2 are both 1 in row 1", {}},
                      Language::chinese),
              "第 1 行中 r1c1 和 r1c2 都是 1");
}

/// What somebody typed can look like a sentence of ours.
TEST(Translate, WhatIsQuotedStaysAsItWasTyped) {
    EXPECT_EQ(in_japanese("'row 1' names no board"), "'row 1'という盤面はありません");
    EXPECT_EQ(in_japanese("'' names no board"), "''という盤面はありません");
    EXPECT_EQ(in_japanese("'81 cells' is no format"), "'81 cells'という形式はありません");
    EXPECT_EQ(in_japanese("'x' is no format' is no format"),
              "'x' is no format'という形式はありません");
    EXPECT_EQ(in_japanese("'{}' names no board"), "'{}'という盤面はありません");
    EXPECT_EQ(in_japanese("'{0}{1}' names no board"), "'{0}{1}'という盤面はありません");
}

/// Whatever the text: no search in it takes long.
TEST(Translate, LongTextsTakeNoTime) {
    const auto start = std::chrono::steady_clock::now();
    for (const std::string_view part :
         {"'", "' is no ", "DOKUSHIN_KERNEL: ", " and ", "row 1 and ", "a puzzle of ", "{", "{}",
          " are both 1 in row 1 and r1c1 and ", " for ", "1×", "'x' ", " givens with symmetry "}) {
        std::string text;
        while (text.size() < 20'000) {
            text += part;
        }
        (void)in_japanese(text);
        (void)in_japanese("'" + text + "' is no " + text);
        (void)in_japanese("a puzzle of " + text + " givens");
        (void)in_japanese("a pattern with no givens in " + text);
    }
    EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(20));
}

} // namespace
