// Nobody can forget a language: each message of an error that JavaScript or Python makes is in the
// catalogue of src/errors. (Of those in C++ the compiler sees to it.)
#include "errors/catalogue.h"
#include "house/literals.h"
#include "house/project_files.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <set>

using namespace dokushin;

namespace {

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

/// The literals within what makes errors in JavaScript.
std::vector<std::string> messages_of(const std::string &source, std::string_view quotes) {
    static const std::regex maker(R"(\b(sentence|refused?|DokushinError|whole)\()");
    const auto literals = house::literals_of(source, quotes);
    std::set<std::size_t> taken;
    std::vector<std::string> messages;
    for (std::sregex_iterator it(source.begin(), source.end(), maker); it != std::sregex_iterator();
         ++it) {
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

/// A pattern whose holes, whatever is written in them, are {}.
std::string with_plain_holes(const std::string &message) {
    static const std::regex hole(R"(\$\{[^{}]*\}|\{[^{}" ]*\})");
    return std::regex_replace(message, hole, "{}");
}

/// Is it a pattern of the catalogue? JavaScript's names of numbers have a hole behind them.
bool is_in_catalogue(const std::string &message) {
    return std::ranges::any_of(errors::catalogue, [&](const errors::Entry &entry) {
        const std::string english = with_plain_holes(std::string(entry.english));
        return english == with_plain_holes(message) || english == message + " {}";
    });
}

void expect_all_in_catalogue(const std::string &path, std::string_view quotes, std::size_t &count) {
    for (const std::string &message : messages_of(house::text_of(path), quotes)) {
        if (has_words(with_plain_holes(message))) {
            ++count;
            EXPECT_TRUE(is_in_catalogue(message)) << path << ": \"" << message << "\"";
        }
    }
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
    static const std::regex maker(R"(\b(Error|sentence)\(|\n *(what|expected|MANY) = )");
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
            if (has_words(with_plain_holes(message))) {
                ++count;
                EXPECT_TRUE(is_in_catalogue(message)) << path << ": \"" << message << "\"";
            }
        }
    }
    EXPECT_GE(count, 20U);
}

TEST(Messages, ANewOneIsSeen) {
    EXPECT_EQ(messages_of("throw new DokushinError({ code: 'x', what: `a ${f(b)} c` });", "'`"),
              std::vector<std::string>{"a ${f(b)} c"});
    EXPECT_FALSE(is_in_catalogue("{} socks"));
    EXPECT_TRUE(is_in_catalogue("{n} cells"));
    EXPECT_TRUE(is_in_catalogue("solutions"));
}

} // namespace
