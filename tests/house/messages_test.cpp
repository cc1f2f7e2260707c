// Nobody can forget a language: each message of an error, wherever it is made, is in the
// catalogue of src/translate.
#include "house/floors.h"
#include "house/literals.h"
#include "house/project_files.h"

#include <dokushin/text.h>
#include <dokushin/translate.h>

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <regex>
#include <set>

using namespace dokushin;

namespace {

/// What begins the making of an error, up to its bracket. In functions that pass `what` on it is
/// their calls.
const std::regex &maker() {
    static const std::regex pattern(
        R"(\bError\{|\bTrouble\{|\{ErrorCode::|\b(failed|refused?|wrong|wrong_data|shape_error|)"
        R"(refuse_argument|ended|no_such|too_small|too_many|tell_no_memory|DokushinError|whole)\()");
    return pattern;
}

/// Of the functions that take what is wrong as a text.
const std::regex &taker() {
    static const std::regex pattern(
        R"((\w+)( = \[[^\]]*\])?\((\w+ \w+, |const Line &line, std::size_t column, )?)"
        R"((std::string|const char \*)(_view)? ?what\b)");
    return pattern;
}

std::size_t closing(std::string_view source, std::size_t open,
                    const std::vector<house::Literal> &literals) {
    int depth = 0;
    auto literal = literals.begin();
    for (std::size_t at = open; at < source.size(); ++at) {
        while (literal != literals.end() && literal->end <= at) {
            ++literal;
        }
        if (literal != literals.end() && at >= literal->begin) {
            at = literal->end - 1;
            continue;
        }
        const std::string_view brackets = "([{)]}";
        const std::size_t which = brackets.find(source[at]);
        depth += which == brackets.npos ? 0 : which < 3 ? 1 : -1;
        if (depth == 0) {
            return at;
        }
    }
    return source.size();
}

/// The literals within what makes errors.
std::vector<std::string> messages_of(const std::string &source, std::string_view quotes) {
    const auto literals = house::literals_of(source, quotes);
    std::set<std::size_t> taken;
    std::vector<std::string> messages;
    for (std::sregex_iterator it(source.begin(), source.end(), maker());
         it != std::sregex_iterator(); ++it) {
        const auto begin = static_cast<std::size_t>(it->position());
        const std::size_t open = source.find_first_of("({", begin);
        const std::size_t end = closing(source, open, literals);
        for (const house::Literal &literal : literals) {
            const bool is_code = source.substr(0, literal.begin).ends_with("code: ");
            if (literal.begin > open && literal.end <= end && !is_code &&
                taken.insert(literal.begin).second) {
                messages.push_back(literal.text);
            }
        }
    }
    return messages;
}

/// Something to translate: a word that is none of a hole's.
bool has_words(const std::string &message) {
    static const std::regex word("[A-Za-z]{2}");
    return std::regex_search(message, word);
}

/// `first` in the first hole, 7 in the others.
std::string with_holes(const std::string &message, const std::string &first) {
    static const std::regex hole(R"(\$\{[^{}]*\}|\{[^{}" ]*\})");
    return std::regex_replace(
        std::regex_replace(message, hole, first, std::regex_constants::format_first_only), hole,
        "7");
}

/// Does it become something else in each language, with one thing or another in its holes?
bool is_in_catalogue(const std::string &message) {
    static const std::array<std::string, 8> fillers{
        "7", "'x'", "r1c1", "row 1", "format", "x", "there is no kernel 'x'", "2 to 30"};
    // JavaScript's names of numbers get theirs behind them.
    return std::ranges::any_of(fillers, [&](const std::string &filler) {
        const std::string text = with_holes(message, filler);
        return std::ranges::any_of(std::array{text, text + " 7"}, [](const std::string &one) {
            const Error error{ErrorCode::unsupported, one, {}};
            return in_language(error, Language::japanese) != error &&
                   in_language(error, Language::chinese) != error;
        });
    });
}

/// Those that are the same in every language, or no messages.
const std::set<std::string> &exceptions() {
    static const std::set<std::string> some{
        "explainer", "hodoku", "sukaku", "se", "en", "ja", "zh", "auto", "search", "states",
        "letters", "zero", "NULL", "avx512bw avx512vl avx512bitalg avx512vbmi",
        // What static_assert says.
        "the codes of result.h, in its order, from 1 on", "two cells of each set are written"};
    return some;
}

/// The programs on a terminal speak English; and the catalogue is no message.
bool is_told_in_english(std::string_view path) {
    return path.starts_with("src/cli/") || path.starts_with("src/stream/") ||
           path.starts_with("src/cluster/") || path.starts_with("src/translate/");
}

void expect_all_in_catalogue(const std::string &path, std::string_view quotes, std::size_t &count) {
    for (const std::string &message : messages_of(house::text_of(path), quotes)) {
        if (has_words(with_holes(message, "7")) && !exceptions().contains(message)) {
            ++count;
            EXPECT_TRUE(is_in_catalogue(message)) << path << ": \"" << message << "\"";
        }
    }
}

TEST(Messages, AreInTheCatalogue) {
    std::size_t count = 0;
    for (const std::string &path : house::sources_below("src")) {
        if (!is_told_in_english(path)) {
            expect_all_in_catalogue(path, "\"", count);
        }
    }
    EXPECT_GE(count, 200U);
}

TEST(Messages, OfJavaScriptAreInTheCatalogue) {
    std::size_t count = 0;
    for (const auto &entry : house::fs::recursive_directory_iterator(house::root / "web/package")) {
        const auto path = house::fs::relative(entry.path(), house::root).generic_string();
        if (path.ends_with(".js") && path.find("node_modules") == path.npos) {
            expect_all_in_catalogue(path, "'`", count);
        }
    }
    EXPECT_GE(count, 10U);
}

/// Python without docstrings and comments, and with blank holes: `{number + 1}` is `{}`.
std::string python_as_read_here(const std::string &source) {
    static const std::regex comment(R"(#[^\n"]*\n)");
    static const std::regex hole(R"(\{[^{}"]*\})");
    std::string rest;
    const std::string_view quotes = R"(""")";
    for (std::size_t at = 0; at < source.size();) {
        const std::size_t begin = std::min(source.find(quotes, at), source.size());
        rest += source.substr(at, begin - at);
        const std::size_t end = source.find(quotes, begin + quotes.size());
        at = end == source.npos ? source.size() : end + quotes.size();
    }
    return std::regex_replace(std::regex_replace(rest, comment, "\n"), hole, "{}");
}

/// An error's code, which is the same in every language, is one word or has them joined.
bool is_code(const std::string &text) {
    static const std::set<std::string> words{"unsupported", "ragged", "contradiction"};
    static const std::regex joined("[a-z]+(_[a-z]+)+");
    return words.contains(text) || std::regex_match(text, joined);
}

/// What an error's makers say, and what they are handed in a variable.
std::vector<std::string> messages_of_python(const std::string &path) {
    static const std::regex maker(R"(\b(Error)\(|\n *(what|expected|MANY) = )");
    std::vector<std::string> messages;
    const std::string source = python_as_read_here(house::text_of(path));
    const auto literals = house::literals_of(source);
    for (std::sregex_iterator it(source.begin(), source.end(), maker); it != std::sregex_iterator();
         ++it) {
        const auto begin = static_cast<std::size_t>(it->position()) + 1;
        const bool call = (*it)[1].matched;
        const std::size_t end =
            call ? closing(source, source.find('(', begin), literals) : source.find('\n', begin);
        for (const house::Literal &literal : literals) {
            if (literal.begin > begin && literal.end <= end && !is_code(literal.text)) {
                messages.push_back(literal.text);
            }
        }
    }
    return messages;
}

TEST(Messages, OfPythonAreInTheCatalogue) {
    std::size_t count = 0;
    for (const auto &entry : house::fs::directory_iterator(house::root / "src/python/dokushin")) {
        const auto path = house::fs::relative(entry.path(), house::root).generic_string();
        if (!path.ends_with(".py")) {
            continue;
        }
        for (const std::string &message : messages_of_python(path)) {
            if (has_words(with_holes(message, "7"))) {
                ++count;
                EXPECT_TRUE(is_in_catalogue(message)) << path << ": \"" << message << "\"";
            }
        }
    }
    EXPECT_GE(count, 20U);
}

TEST(Messages, OfPuzzlesAmongOthersAreTranslatedWhole) {
    const Error error{ErrorCode::wrong_length, "puzzle 2, line 3: 80 cells", "81 cells"};
    EXPECT_EQ(message(error, Language::japanese).find("cells"), std::string::npos);
    EXPECT_EQ(message(error, Language::chinese).find("cells"), std::string::npos);
}

/// The description of a format, which help alone shows.
bool describes_a_format(const std::string &text) {
    return std::ranges::find(formats(), text, &FormatInfo::description) != formats().end();
}

/// What is put together first and made an error of later has two words or more.
TEST(Messages, OfWhichErrorsAreMadeLaterAreInTheCatalogue) {
    static const std::regex words("[A-Za-z]{2}[,:]? [A-Za-z]{2}");
    for (const std::string &path : house::sources_below("src")) {
        const std::string source = house::text_of(path);
        if (is_told_in_english(path) || !std::regex_search(source, maker())) {
            continue;
        }
        for (const house::Literal &literal : house::literals_of(source)) {
            if (std::regex_search(literal.text, words) && !literal.text.ends_with('\n') &&
                !exceptions().contains(literal.text) && !describes_a_format(literal.text)) {
                EXPECT_TRUE(is_in_catalogue(literal.text)) << path << ": \"" << literal.text << '"';
            }
        }
    }
}

/// A function that makes errors of what it is given is one that this test knows.
TEST(Messages, AreLookedForWhereverErrorsAreMade) {
    for (const std::string &path : house::sources_below("src")) {
        if (is_told_in_english(path)) {
            continue;
        }
        const std::string source = house::text_of(path);
        if (source.find("Error") == source.npos) {
            continue;
        }
        for (std::sregex_iterator it(source.begin(), source.end(), taker());
             it != std::sregex_iterator(); ++it) {
            EXPECT_TRUE(std::regex_match((*it)[1].str() + "(", maker()))
                << path << ": " << it->str();
        }
    }
}

TEST(Messages, ANewOneIsSeen) {
    const auto found = [](const std::string &source) { return messages_of(source, "\""); };
    EXPECT_EQ(
        found("return Error{ErrorCode::ragged, \"one (1\" \" sock\", fmt::format(\"{} b\", 2)};"),
        (std::vector<std::string>{"one (1 sock", "{} b"}));
    EXPECT_EQ(found("return failed(DOKUSHIN_END, \"a\", {}); // \"no\"\nname(\"b\");"),
              std::vector<std::string>{"a"});
    EXPECT_EQ(messages_of("throw new DokushinError({ code: 'x', what: `a ${f(b)} c` });", "'`"),
              std::vector<std::string>{"a ${f(b)} c"});
    EXPECT_FALSE(is_in_catalogue("{} socks"));
    EXPECT_TRUE(is_in_catalogue("{} cells"));
}

} // namespace
