// The catalogue, whose sentences say the same in each language, and sentences by themselves.
#include "errors/catalogue.h"
#include "told.h"

#include <dokushin/translate.h>

#include <gtest/gtest.h>

#include <set>

using namespace dokushin;
using dokushin::errors::catalogue;
using dokushin::errors::Entry;

namespace {

/// A pattern with each hole filled by the same text.
std::string filled(std::string_view pattern, const std::string &filler) {
    std::string text;
    while (!pattern.empty()) {
        const std::string_view hole = errors::hole_in_front(pattern);
        text += hole.empty() ? std::string(1, pattern.front()) : filler;
        pattern.remove_prefix(std::max<std::size_t>(hole.size(), 1));
    }
    return text;
}

std::string in_japanese(const Sentence &sentence) { return sentence.text(Language::japanese); }

/// Behind the number 1 a counted noun has its singular.
TEST(Sentences, OneOfAThingHasItsSingular) {
    EXPECT_EQ(Sentence("{n} rows of {n} cells", 1, 15), "1 row of 15 cells");
    EXPECT_EQ(Sentence("{n} rows of {n} cells", 15, 1), "15 rows of 1 cell");
    EXPECT_EQ(Sentence("a jigsaw map with {n} regions", 1), "a jigsaw map with 1 region");
    EXPECT_EQ(Sentence("{} as in the first row", 1), "1 as in the first row");
    EXPECT_EQ(in_japanese({"{n} rows of {n} cells", 1, 15}), "15マスの行が1行");
    EXPECT_EQ(in_japanese({"a jigsaw map with {n} regions", 1}), "領域が1個あるジグソーの領域の図");
}

TEST(Sentences, HolesAreFilledByTextsNumbersAndSentences) {
    const Sentence row("row {}", 3U);
    const Sentence flaw("{} and {} are both {} in {}", "r3c1", std::string("r3c2"), '7', row);
    EXPECT_EQ(flaw, "r3c1 and r3c2 are both 7 in row 3");
    EXPECT_EQ(in_japanese(flaw), "3行目でr3c1とr3c2がどちらも7です");
    EXPECT_EQ(Sentence("{}", -5), "-5");
    EXPECT_TRUE(Sentence().empty());
    EXPECT_TRUE(Sentence::verbatim("").empty());
    EXPECT_EQ(Sentence::verbatim("row {} 1 cells"), "row {} 1 cells");
    EXPECT_EQ(in_japanese(Sentence::verbatim("a proper one")), "a proper one");
}

/// What somebody typed can look like a sentence of ours, or like a hole.
TEST(Sentences, FillersStayAsTheyWereTyped) {
    for (const std::string typed : {"row 1", "", "81 cells", "x' is no format", "{}", "{0}{1}",
                                    "\x1f"
                                    "2:ab",
                                    "\x1e", "1"}) {
        EXPECT_EQ(Sentence("'{}' names no board", typed), "'" + typed + "' names no board");
        EXPECT_EQ(in_japanese({"'{}' names no board", typed}),
                  "'" + typed + "'という盤面はありません");
    }
}

TEST(Sentences, ComeBackFromWhatTheyArePackedInto) {
    const Sentence inner("'{}' is no {}", "\x1f\x1e:", Sentence("language"));
    for (const Sentence &one : {Sentence("puzzle {}, line {}: {}", 2, 3, inner), inner,
                                Sentence::verbatim("81"), Sentence{}}) {
        const auto back = Sentence::unpacked(one.packed());
        ASSERT_TRUE(back);
        EXPECT_EQ(*back, one);
        EXPECT_EQ(in_japanese(*back), in_japanese(one));
    }
}

TEST(Sentences, OtherStringsAreNoSentencesOrStayEnglish) {
    for (const char *const wrong : {"a\x1f",
                                    "a\x1f"
                                    "1",
                                    "a\x1f"
                                    "2:x",
                                    "a\x1f:x", "a\x1f-1:x",
                                    "a\x1f"
                                    "1:xy",
                                    "a\x1e"
                                    "99999999999999999999:x"}) {
        EXPECT_FALSE(Sentence::unpacked(wrong)) << wrong;
    }
    EXPECT_EQ(in_japanese(Sentence::unpacked("{} socks\x1f"
                                             "1:2")
                              .value()),
              "2 socks");
    EXPECT_EQ(in_japanese(Sentence::unpacked("{} and {}\x1f"
                                             "1:2")
                              .value()),
              "2 and ");
    std::string nested = "x";
    for (int depth = 0; depth < 1000; ++depth) {
        nested = "{}\x1e" + std::to_string(nested.size()) + ":" + nested;
    }
    EXPECT_EQ(Sentence::unpacked(nested).value(), ""); // and the stack lasts
}

TEST(Catalogue, NoSentenceStandsThereTwice) {
    EXPECT_GT(catalogue.size(), 200U);
    std::set<std::string_view> seen;
    for (const Entry &entry : catalogue) {
        EXPECT_TRUE(seen.insert(entry.english).second) << entry.english;
    }
}

TEST(Catalogue, NumbersAndQuotesAreTheSameInEachLanguage) {
    for (const Entry &entry : catalogue) {
        for (const std::string_view other : {entry.japanese, entry.chinese}) {
            EXPECT_EQ(told::numbers_of(filled(entry.english, "§")),
                      told::numbers_of(filled(other, "§")))
                << other;
            EXPECT_EQ(told::quotes_of(filled(entry.english, "§")),
                      told::quotes_of(filled(other, "§")))
                << other;
        }
    }
}

TEST(Catalogue, NoEnglishIsLeft) {
    for (const Entry &entry : catalogue) {
        EXPECT_EQ(told::english_word(entry.japanese), "") << entry.japanese;
        EXPECT_EQ(told::english_word(entry.chinese), "") << entry.chinese;
    }
}

/// Those of C's dokushin_error: with room for what fills the holes.
TEST(Catalogue, EachSentenceFitsTheErrorsOfC) {
    for (const Entry &entry : catalogue) {
        EXPECT_LT(entry.japanese.size(), 200U) << entry.japanese;
        EXPECT_LT(entry.chinese.size(), 200U) << entry.chinese;
    }
}

TEST(Translate, EnglishStaysAndSoDoesWhatIsUnknown) {
    const Error error{
        ErrorCode::ragged, {"a row of {n} cells", 8}, {"{} as in the first row", 9}, 3, 9};
    EXPECT_EQ(in_language(error, Language::english), error);
    EXPECT_EQ(message(error, Language::english), error.message());
    const Error own{ErrorCode::ragged, Sentence::verbatim("a cat on the grid"),
                    Sentence::verbatim("none"), 3, 9};
    EXPECT_EQ(in_language(own, Language::japanese), own);
    EXPECT_EQ(in_language({}, Language::chinese), Error{});
}

TEST(Translate, AnErrorKeepsItsCodeAndItsPlace) {
    const Error error{
        ErrorCode::ragged, {"a row of {n} cells", 8}, {"{} as in the first row", 9}, 3, 9};
    EXPECT_EQ(in_language(error, Language::japanese),
              (Error{ErrorCode::ragged, Sentence::verbatim("8マスの行"),
                     Sentence::verbatim("最初の行と同じ9"), 3, 9}));
    EXPECT_EQ(message(error, Language::japanese), "8マスの行。必要なもの：最初の行と同じ9");
    EXPECT_EQ(message(error, Language::chinese), "8 格的行；应为：与首行相同的 9");
    EXPECT_EQ(message({ErrorCode::contradiction,
                       {"{} and {} are both {} in {}", "r1c1", "r1c2", 1, Sentence("row {}", 1)},
                       {}},
                      Language::chinese),
              "第 1 行中 r1c1 和 r1c2 都是 1");
}

} // namespace
