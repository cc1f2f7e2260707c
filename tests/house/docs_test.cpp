// The documents name what is there, and nothing that isn't.
#include "house/project_files.h"

#include <dokushin/text.h>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <array>
#include <set>

namespace {

using Words = std::vector<std::string>;

/// The README in each of its languages, the first being the one that the others translate.
const std::array<std::string, 3> readmes{"README.md", "README.ja.md", "README.zh-CN.md"};

/// What stands between backticks on a line.
Words code_words(std::string_view line) {
    Words words;
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

/// A command without what a translation may change: its language, and a title in it.
std::string without_language(std::string command) {
    for (const std::string_view option : {" --lang ", " --title "}) {
        const std::size_t begin = command.find(option);
        if (begin == command.npos) {
            continue;
        }
        const std::size_t value = begin + option.size();
        const bool quoted = value < command.size() && command[value] == '\'';
        const std::size_t end = command.find(quoted ? '\'' : ' ', value + 1);
        command.erase(begin, end == command.npos ? end : end + (quoted ? 1 : 0) - begin);
    }
    return command;
}

/// The commands of a README's tour, which begins with its first ```console and ends with
/// its section.
Words tour_of(const std::string &readme) {
    Words commands;
    bool begun = false;
    for (const std::string &line : house::lines_of(house::text_of(readme))) {
        begun = begun || line == "```console";
        if (begun && line.starts_with("## ")) {
            break;
        }
        if (begun && line.starts_with("$ ")) {
            commands.push_back(without_language(line));
        }
    }
    return commands;
}

/// The subcommands in the first column of a README's table, which begins with `solve`.
Words table_of(const std::string &readme) {
    Words commands;
    bool begun = false;
    for (const std::string &line : house::lines_of(house::text_of(readme))) {
        begun = begun || line.starts_with("| `solve` |");
        if (begun && !line.starts_with("|")) {
            break;
        }
        if (begun) {
            std::ranges::copy(code_words(line.substr(0, line.find('|', 1))),
                              std::back_inserter(commands));
        }
    }
    return commands;
}

/// The subcommands that the program has.
std::set<std::string> subcommands() {
    std::set<std::string> names;
    for (const std::string &path : house::sources_below("src/cli")) {
        for (const std::string &line : house::lines_of(house::text_of(path))) {
            const std::size_t call = line.find("Arguments arguments(program, \"");
            if (call != line.npos) {
                names.insert(house::between(std::string_view(line).substr(call), '"', '"'));
            }
        }
    }
    return names;
}

TEST(Docs, EveryPathThatTheDocumentsNameIsThere) {
    std::size_t seen = 0;
    Words documents{"CONTRIBUTING.md",  "docs/ARCHITECTURE.md", "docs/METHODS.md",
                    "docs/PACKAGES.md", "docs/PRINTING.md",     "docs/PYTHON.md",
                    "docs/SCALE.md"};
    documents.insert(documents.end(), readmes.begin(), readmes.end());
    for (const std::string &document : documents) {
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

TEST(Docs, EachReadmeHasItsTwoCommands) {
    for (const std::string &readme : readmes) {
        const auto lines = house::lines_of(house::text_of(readme));
        for (const std::string command : {"./dev solve examples/hard.txt", "./dev test"}) {
            EXPECT_NE(std::ranges::find(lines, command), lines.end()) << readme << ": " << command;
        }
    }
}

TEST(Docs, EachReadmeBeginsWithLinksToTheOthers) {
    for (const std::string &readme : readmes) {
        const auto lines = house::lines_of(house::text_of(readme));
        ASSERT_GE(lines.size(), 3U) << readme;
        for (const std::string &other : readmes) {
            EXPECT_EQ(lines[2].find("](" + other + ")") != std::string::npos, other != readme)
                << readme << ": " << other;
        }
    }
}

TEST(Docs, EachReadmesTableListsEverySubcommandOnce) {
    const auto names = subcommands();
    EXPECT_EQ(names.size(), 22U);
    for (const std::string &readme : readmes) {
        const Words listed = table_of(readme);
        EXPECT_EQ(std::set(listed.begin(), listed.end()), names) << readme;
        EXPECT_EQ(listed.size(), names.size()) << readme;
        EXPECT_EQ(listed, table_of(readmes.front())) << readme;
    }
}

TEST(Docs, TheTranslatedToursHaveTheSameCommands) {
    const Words tour = tour_of(readmes.front());
    EXPECT_GT(tour.size(), 30U);
    for (const std::string &readme : readmes) {
        EXPECT_EQ(tour_of(readme), tour) << readme;
    }
}

TEST(Docs, EveryFormatIsShown) {
    const std::string text = house::text_of("docs/FORMATS.md");
    for (const dokushin::FormatInfo &format : dokushin::formats()) {
        EXPECT_NE(text.find(fmt::format("`{}`", format.name)), text.npos) << format.name;
    }
}

} // namespace
