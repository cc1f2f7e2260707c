// Every error that bad input brings about is told in each language to its end: no English is
// left, no number and nothing quoted is lost.
#include "house/literals.h"
#include "house/project_files.h"
#include "told.h"

#include <dokushin/batch.h>
#include <dokushin/canon.h>
#include <dokushin/check.h>
#include <dokushin/generate.h>
#include <dokushin/solve.h>
#include <dokushin/text.h>
#include <dokushin/translate.h>

#include <gtest/gtest.h>

#include <map>

using namespace dokushin;

namespace {

/// What errors say, each text once.
class Collected {
  public:
    template <typename T> void take(const Result<T> &result) {
        if (!result) {
            take(result.error().what);
            take(result.error().expected);
        }
    }
    void take(const Sentence &sentence) { sentences_.emplace(sentence.text(), sentence); }
    [[nodiscard]] const std::map<std::string, Sentence> &sentences() const { return sentences_; }

  private:
    std::map<std::string, Sentence> sentences_;
};

/// What other calls say of a puzzle.
void ask_about(const Record &record, Collected &collected) {
    for (const Flaw &flaw : flaws(record.puzzle)) {
        collected.take(flaw.text(record.puzzle.shape()));
    }
    if (record.puzzle.shape().side() <= 9) {
        collected.take(minimised(record.puzzle, {}));
        Canonicaliser forms;
        collected.take(forms.canonical(record.puzzle));
    }
    for (const FormatInfo &format : formats()) {
        Writer writer(format.format, {});
        collected.take(writer.write(record));
    }
}

void read_all(const std::string &text, const ReadOptions &options, Collected &collected) {
    TextSource source(text);
    Reader reader(source, options);
    while (const auto record = reader.next()) {
        collected.take(*record);
        if (*record && !options.format) {
            ask_about(**record, collected);
        }
    }
}

void read_in_all_ways(const std::string &text, Collected &collected) {
    static const ReadOptions of_six = [] {
        ReadOptions some;
        some.shape = *Shape::of_side(6);
        return some;
    }();
    read_all(text, of_six, collected);
    ReadOptions options;
    options.max_line = 2048;
    options.max_document = 4096;
    read_all(text, options, collected);
    for (const FormatInfo &format : formats()) {
        options.format = format.format;
        read_all(text, options, collected);
    }
}

/// What is too short to be a text is a name of something. (Errors quote it: what has quotes of
/// its own would be no test.)
void try_as_names(const std::string &text, Collected &collected) {
    if (text.size() <= 100 && text.find_first_of("\n'\"") == text.npos) {
        collected.take(Shape::parse(text));
        collected.take(Alphabet::named(text, 9));
        collected.take(Shape::of_side(9)->parse_cell(text));
        collected.take(choose_kernel(text));
    }
}

void expect_told(const std::string &english, const Sentence &sentence, Language language) {
    const std::string other = sentence.text(language);
    EXPECT_EQ(told::english_word(other), "") << english << "\n" << other;
    EXPECT_EQ(told::numbers_of(other), told::numbers_of(english)) << english << "\n" << other;
    EXPECT_EQ(told::quotes_of(other), told::quotes_of(english)) << english << "\n" << other;
}

void expect_told(const Collected &collected, std::size_t least) {
    EXPECT_GE(collected.sentences().size(), least);
    for (const auto &[text, sentence] : collected.sentences()) {
        expect_told(text, sentence, Language::japanese);
        expect_told(text, sentence, Language::chinese);
    }
}

TEST(Errors, OfTheFuzzersCorpus) {
    Collected collected;
    std::size_t files = 0;
    for (const char *const folder : {"read_any", "read_as", "solve", "walk", "canon"}) {
        for (const auto &entry :
             house::fs::directory_iterator(house::root / "fuzz/corpus" / folder)) {
            const auto path = house::fs::relative(entry.path(), house::root);
            if (++files % DOKUSHIN_EVERY == 0) {
                read_in_all_ways(house::text_of(path.generic_string()), collected);
            }
        }
    }
    expect_told(collected, DOKUSHIN_EVERY == 1 ? 30 : 1);
}

TEST(Errors, OfWhatTheTestsOfBoardsAndTextsHave) {
    Collected collected;
    std::size_t literals = 0;
    for (const std::string &path : house::sources_below("tests/board")) {
        for (const house::Literal &literal : house::literals_of(house::text_of(path))) {
            if (++literals % std::min(DOKUSHIN_EVERY, 5U) == 0) {
                read_in_all_ways(literal.text, collected);
                try_as_names(literal.text, collected);
            }
        }
    }
    expect_told(collected, DOKUSHIN_EVERY == 1 ? 100 : 50);
}

TEST(Errors, OfShapes) {
    Collected collected;
    for (const unsigned side : {0U, 1U, 7U, 13U, 64U, 65U}) {
        collected.take(Shape::of_side(side));
        collected.take(Shape::classic(side));
        collected.take(Shape::boxes(side, 2));
    }
    for (const char *const name :
         {"nine", "", "9x", "0", "65", "7", "9x9+windoku+loops", "2x3+centre-dots", "1x7+windoku",
          "jigsaw:AAAB", "jigsaw:AAABACBBCCBDCDDD+windoku", "jigsaw:AAAAA", "jigsaw:\x01",
          "jigsaw:AAABBBCCC+", "jigsaw:AABC", "99999999999999999999", "3x4+x+x", "7x1+hyper"}) {
        collected.take(Shape::parse(name));
    }
    collected.take(Shape::parse(std::string(500, 'x')));
    collected.take(Shape::parse("9x9+" + std::string(500, 'x')));
    collected.take(Shape::of_side(9)->parse_cell(std::string(500, 'x')));
    expect_told(collected, 25);
}

TEST(Errors, OfGeneratorsAndForms) {
    Collected collected;
    const Shape nine = *Shape::classic(3);
    GenerateOptions options;
    options.most_givens = 16;
    collected.take(Generator::make(nine, options));
    options.least_givens = 10;
    collected.take(Generator::make(nine, options));
    options = {};
    options.symmetry = Symmetry::half_turn;
    options.least_givens = options.most_givens = 200;
    collected.take(Generator::make(nine, options));
    options.pattern.assign(81, true);
    collected.take(Generator::make(nine, options));
    options.symmetry = Symmetry::none;
    collected.take(Generator::make(nine, options));
    options.pattern.assign(80, true);
    collected.take(Generator::make(nine, options));
    options.pattern.assign(81, false);
    collected.take(Generator::make(nine, options));
    options = {};
    options.controlled_bias = true;
    options.minimal = false;
    collected.take(Generator::make(nine, options));
    const Shape jigsaw = *Shape::parse("jigsaw:AAABACBBCCBDCDDD");
    collected.take(canonical(jigsaw, Grid(16)));
    collected.take(canonical(nine, Grid(80)));
    collected.take(canonical(nine, Grid(81, digit_of(5))));
    expect_told(collected, 14);
}

} // namespace
