// The documents name what is there, and nothing that isn't.
#include "house/project_files.h"

#include <dokushin/text.h>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <array>
#include <cctype>
#include <set>
#include <utility>

namespace {

using Words = std::vector<std::string>;

/// A document in each of its languages, the first being the one that the others translate.
using Languages = std::array<std::string, 3>;
const Languages readmes{"README.md", "README.ja.md", "README.zh-CN.md"};
const Languages guides{"docs/GUIDE.md", "docs/GUIDE.ja.md", "docs/GUIDE.zh-CN.md"};

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

/// The fenced blocks of a document whose kind is one of these: their lines, the fence first.
Words blocks_of(const std::string &document, const std::set<std::string> &kinds) {
    Words lines;
    bool inside = false;
    for (const std::string &line : house::lines_of(house::text_of(document))) {
        if (line.starts_with("```")) {
            inside = !inside && kinds.contains(line.substr(3));
        }
        if (inside) {
            lines.push_back(line);
        }
    }
    return lines;
}

/// The commands that a document shows with their output.
Words commands_of(const std::string &document) {
    Words commands;
    for (const std::string &line : blocks_of(document, {"console"})) {
        if (line.starts_with("$ ")) {
            commands.push_back(without_language(line));
        }
    }
    return commands;
}

/// The targets of a document's links and pictures, but for those elsewhere in the Web.
Words links_of(const std::string &document) {
    Words targets;
    const std::string text = house::text_of(document);
    for (std::size_t at = text.find("]("); at != text.npos; at = text.find("](", at + 1)) {
        const std::string target = house::between(std::string_view(text).substr(at), '(', ')');
        if (!target.starts_with("http")) {
            targets.push_back(target);
        }
    }
    return targets;
}

/// What GitHub and others name a heading in a link: small letters, digits and hyphens for spaces,
/// and every character beyond ASCII.
std::string anchor_of(std::string_view heading) {
    std::string anchor;
    for (const char letter : heading.substr(heading.find(' ') + 1)) {
        const auto byte = static_cast<unsigned char>(letter);
        if (letter == ' ' || letter == '-') {
            anchor += '-';
        } else if (byte >= 0x80 || std::isalnum(byte) != 0) {
            anchor += static_cast<char>(byte < 0x80 ? std::tolower(byte) : byte);
        }
    }
    return anchor;
}

/// Is `anchor` empty, or does a heading of the file have it?
bool has_anchor(const house::fs::path &file, const std::string &anchor) {
    const auto lines = house::lines_of(house::text_of(file.string()));
    return anchor.empty() || std::ranges::any_of(lines, [&](const std::string &line) {
               return line.starts_with("#") && anchor_of(line) == anchor;
           });
}

/// The rows of a README's comparison with other programs that end with the command that measures:
/// the numbers before the command, and the command.
Words measurements_of(const std::string &readme) {
    Words measured;
    for (const std::string &line : house::lines_of(house::text_of(readme))) {
        if (!line.starts_with("| ") || !line.ends_with("` |")) {
            continue;
        }
        const std::size_t command = line.rfind(" | `");
        const std::size_t numbers = line.rfind(" | ", command - 1);
        std::string number;
        for (const char letter : line.substr(numbers, command - numbers) + ' ') {
            if (std::isdigit(static_cast<unsigned char>(letter)) != 0 || letter == '.') {
                number += letter;
            } else if (!number.empty()) {
                measured.push_back(std::exchange(number, {}));
            }
        }
        measured.push_back(code_words(line.substr(command)).front());
    }
    return measured;
}

/// The subcommands in the first column of a guide's table, which stands in docs/COMMANDS.md below
/// the heading that the guide links to.
Words table_of(const std::string &guide) {
    const std::string page = "COMMANDS.md#";
    std::string anchor;
    for (const std::string &link : links_of(guide)) {
        anchor = link.starts_with(page) ? link.substr(page.size()) : anchor;
    }
    Words commands;
    bool begun = false;
    for (const std::string &line : house::lines_of(house::text_of("docs/COMMANDS.md"))) {
        begun = line.starts_with("#") ? anchor_of(line) == anchor : begun;
        if (begun && line.starts_with("| `")) {
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
    Words documents{"CONTRIBUTING.md",  "docs/ARCHITECTURE.md", "docs/COLLECTION.md",
                    "docs/METHODS.md",  "docs/PACKAGES.md",     "docs/PHOTO.md",
                    "docs/PRINTING.md", "docs/PYTHON.md",       "docs/RESEARCH.md",
                    "docs/SCALE.md"};
    documents.insert(documents.end(), readmes.begin(), readmes.end());
    documents.insert(documents.end(), guides.begin(), guides.end());
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

TEST(Docs, EachReadmeIsShort) {
    for (const std::string &readme : readmes) {
        EXPECT_LE(house::lines_of(house::text_of(readme)).size(), 120U) << readme;
    }
}

TEST(Docs, EachReadmeAndGuideBeginsWithLinksToTheOthers) {
    for (const Languages &documents : {readmes, guides}) {
        for (const std::string &document : documents) {
            const auto lines = house::lines_of(house::text_of(document));
            ASSERT_GE(lines.size(), 3U) << document;
            for (const std::string &other : documents) {
                const std::string name = other.substr(other.rfind('/') + 1);
                EXPECT_EQ(lines[2].find("](" + name + ")") != std::string::npos, other != document)
                    << document << ": " << other;
            }
        }
    }
}

TEST(Docs, EveryLinkLeadsToAFileAndAHeading) {
    Words documents{"CONTRIBUTING.md"};
    for (const auto &entry : house::fs::directory_iterator(house::root / "docs")) {
        if (entry.path().extension() == ".md") {
            documents.push_back("docs/" + entry.path().filename().string());
        }
    }
    documents.insert(documents.end(), readmes.begin(), readmes.end());
    std::size_t seen = 0;
    for (const std::string &document : documents) {
        for (const std::string &link : links_of(document)) {
            const std::size_t hash = std::min(link.find('#'), link.size());
            const house::fs::path here = document;
            const house::fs::path file =
                hash == 0 ? here : here.parent_path() / link.substr(0, hash);
            EXPECT_TRUE(house::fs::exists(house::root / file)) << document << ": " << link;
            EXPECT_TRUE(has_anchor(file, link.substr(std::min(hash + 1, link.size()))))
                << document << ": " << link;
            ++seen;
        }
    }
    EXPECT_GT(seen, 100U);
}

TEST(Docs, EachGuidesTableListsEverySubcommandOnce) {
    const auto names = subcommands();
    EXPECT_EQ(names.size(), 26U);
    for (const std::string &guide : guides) {
        const Words listed = table_of(guide);
        EXPECT_EQ(std::set(listed.begin(), listed.end()), names) << guide;
        EXPECT_EQ(listed.size(), names.size()) << guide;
        EXPECT_EQ(listed, table_of(guides.front())) << guide;
    }
}

TEST(Docs, TheTranslationsHaveTheSameCommands) {
    EXPECT_GT(commands_of(guides.front()).size(), 30U);
    EXPECT_GE(commands_of(readmes.front()).size(), 10U);
    for (const Languages &documents : {readmes, guides}) {
        for (const std::string &document : documents) {
            EXPECT_EQ(commands_of(document), commands_of(documents.front())) << document;
        }
    }
}

TEST(Docs, TheTranslationsHaveTheSameCode) {
    const std::set<std::string> kinds{"sh", "text", "cmake", "cpp", "c", "js"};
    EXPECT_GT(blocks_of(guides.front(), kinds).size(), 50U);
    for (const Languages &documents : {readmes, guides}) {
        for (const std::string &document : documents) {
            EXPECT_EQ(blocks_of(document, kinds), blocks_of(documents.front(), kinds)) << document;
        }
    }
}

TEST(Docs, TheGuidesProgramIsTheOneThatTheTestsBuild) {
    Words program = house::lines_of(house::text_of("tests/package/consumer/main.cpp"));
    ASSERT_FALSE(program.empty());
    program.insert(program.begin(), "```cpp");
    EXPECT_EQ(blocks_of(guides.front(), {"cpp"}), program);
}

TEST(Docs, TheReadmesSpeedsAndTheirCommandsAreThoseOfPerformance) {
    const std::string performance = house::text_of("docs/PERFORMANCE.md");
    EXPECT_GT(measurements_of(readmes.front()).size(), 20U);
    for (const std::string &readme : readmes) {
        EXPECT_EQ(measurements_of(readme), measurements_of(readmes.front())) << readme;
        for (const std::string &word : measurements_of(readme)) {
            EXPECT_NE(performance.find(word), performance.npos) << readme << ": " << word;
        }
    }
}

TEST(Docs, EveryFormatIsShown) {
    const std::string text = house::text_of("docs/FORMATS.md");
    for (const dokushin::FormatInfo &format : dokushin::formats()) {
        EXPECT_NE(text.find(fmt::format("`{}`", format.name)), text.npos) << format.name;
    }
}

} // namespace
