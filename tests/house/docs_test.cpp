// The documents name what is there, and nothing that isn't.
#include "house/project_files.h"

#include <dokushin/text.h>

#include <gtest/gtest.h>

#include <set>

namespace {

/// What stands between backticks on a line.
std::vector<std::string> code_words(std::string_view line) {
    std::vector<std::string> words;
    for (std::size_t begin = line.find('`'); begin != line.npos;) {
        const std::size_t end = line.find('`', begin + 1);
        if (end == line.npos) {
            break;
        }
        words.emplace_back(line.substr(begin + 1, end - begin - 1));
        begin = line.find('`', end + 1);
    }
    return words;
}

/// Is it written as a path of this project: src/…, docs/…, or a file at the root?
bool looks_like_a_path(const std::string &word) {
    static const std::set<std::string> tops{"src",      "include", "tests", "bench",
                                            "fuzz",     "tools",   "cmake", "docs",
                                            "examples", "web",     ".ci"};
    const std::size_t slash = word.find('/');
    return slash != word.npos && tops.contains(word.substr(0, slash)) &&
           word.find_first_of(" *…") == word.npos;
}

TEST(Docs, EveryPathThatTheDocumentsNameIsThere) {
    std::size_t seen = 0;
    for (const std::string document : {"README.md", "CONTRIBUTING.md", "docs/ARCHITECTURE.md",
                                       "docs/METHODS.md", "docs/PRINTING.md"}) {
        const std::string text = house::text_of(document);
        ASSERT_FALSE(text.empty()) << document;
        for (const std::string &line : house::lines_of(text)) {
            if (line.find("planned") != line.npos) {
                continue;
            }
            for (const std::string &word : code_words(line)) {
                if (looks_like_a_path(word)) {
                    ++seen;
                    EXPECT_TRUE(house::fs::exists(house::root / word)) << document << ": " << word;
                }
            }
        }
    }
    EXPECT_GT(seen, 21U);
}

TEST(Docs, TheArchitectureNamesEveryRoom) {
    const std::string text = house::text_of("docs/ARCHITECTURE.md");
    std::set<std::string> folders;
    for (const std::string &path : house::sources_below("src")) {
        folders.insert(path.substr(0, path.rfind('/')));
    }
    ASSERT_GE(folders.size(), 5U);
    for (const std::string &folder : folders) {
        EXPECT_NE(text.find("`" + folder + "`"), text.npos) << folder;
    }
}

TEST(Docs, TheReadmeHasItsTwoCommands) {
    const auto lines = house::lines_of(house::text_of("README.md"));
    for (const std::string command : {"./dev solve examples/hard.txt", "./dev test"}) {
        EXPECT_NE(std::ranges::find(lines, command), lines.end()) << command;
    }
}

TEST(Docs, TheReadmeMentionsEverySubcommand) {
    const std::string readme = house::text_of("README.md");
    std::size_t seen = 0;
    for (const std::string &path : house::sources_below("src/cli")) {
        for (const std::string &line : house::lines_of(house::text_of(path))) {
            const std::size_t call = line.find("Arguments arguments(program, \"");
            if (call == line.npos) {
                continue;
            }
            const std::string name = house::between(std::string_view(line).substr(call), '"', '"');
            ++seen;
            EXPECT_NE(readme.find("`" + name + "`"), readme.npos) << name;
        }
    }
    EXPECT_EQ(seen, 21U);
}

TEST(Docs, EveryFormatIsShown) {
    const std::string text = house::text_of("docs/FORMATS.md");
    for (const dokushin::FormatInfo &format : dokushin::formats()) {
        EXPECT_NE(text.find("`" + std::string(format.name) + "`"), text.npos) << format.name;
    }
}

} // namespace
