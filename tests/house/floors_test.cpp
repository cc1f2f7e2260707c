// Rooms include only what lies below them, and only faces touch the world.
#include "house/floors.h"
#include "house/project_files.h"

#include <gtest/gtest.h>

namespace {

std::vector<std::string> violations_of(std::string_view path, std::string_view line) {
    return house::violations(path, std::string(line) + "\n");
}

TEST(Floors, EveryRoomKnowsOnlyWhatLiesBelowIt) {
    auto paths = house::sources_below("src");
    const auto shelf = house::sources_below("include/dokushin");
    paths.insert(paths.end(), shelf.begin(), shelf.end());
    ASSERT_GT(paths.size(), 50U);
    for (const std::string &path : paths) {
        for (const std::string &violation : house::violations(path, house::text_of(path))) {
            ADD_FAILURE() << violation;
        }
    }
}

TEST(Floors, TheRulesBite) {
    EXPECT_EQ(violations_of("src/board/puzzle.cpp", "#include \"search/run.h\"").size(), 1U);
    EXPECT_EQ(violations_of("src/board/puzzle.cpp", "#include <dokushin/solve.h>").size(), 1U);
    EXPECT_EQ(violations_of("src/search/sat.cpp", "#include \"logic/step.h\"").size(), 1U);
    EXPECT_EQ(violations_of("src/search/sat.cpp", "#include \"cli/run.h\"").size(), 1U);
    EXPECT_EQ(violations_of("src/search/sat.cpp", "#include <immintrin.h>").size(), 1U);
    EXPECT_EQ(violations_of("src/canon/form.cpp", "#include <immintrin.h>").size(), 1U);
    EXPECT_EQ(violations_of("src/canon/grid9/portable.cpp", "#include <immintrin.h>").size(), 1U);
    EXPECT_EQ(violations_of("src/canon/grid9/rows.inc", "#include <array>").size(), 1U);
    EXPECT_EQ(violations_of("src/search/sat.cpp", "#include <iostream>").size(), 1U);
    EXPECT_EQ(violations_of("src/search/sat.cpp", "    std::printf(\"x\");").size(), 1U);
    EXPECT_EQ(violations_of("src/search/sat.cpp", "    std::getenv(\"X\");").size(), 1U);
    EXPECT_EQ(violations_of("src/cli/main.cpp", "#include \"board/text/cells.h\"").size(), 1U);
    EXPECT_EQ(violations_of("src/stream/output.cpp", "#include \"cli/program.h\"").size(), 1U);
    EXPECT_EQ(violations_of("src/stream/input/a.cpp", "#include \"stream/output.h\"").size(), 1U);
    EXPECT_EQ(violations_of("src/cli/options/a.cpp", "#include \"cli/commands/a.h\"").size(), 1U);
    EXPECT_EQ(violations_of("src/cluster/work.cpp", "#include \"cli/program.h\"").size(), 1U);
    EXPECT_EQ(violations_of("src/c/solve.cpp", "#include \"stream/output.h\"").size(), 1U);
    EXPECT_EQ(violations_of("include/dokushin/shape.h", "#include <dokushin/solve.h>").size(), 1U);
    EXPECT_EQ(violations_of("src/cli/main.cpp", "#include <sys/stat.h>").size(), 1U);
    EXPECT_EQ(violations_of("src/board/puzzle.cpp", "#include \"base/os/files.h\"").size(), 1U);
    EXPECT_EQ(violations_of("src/stream/output.cpp", "#include \"base/stop.h\"").size(), 1U);
    EXPECT_EQ(violations_of("src/attic/old.cpp", "").size(), 1U);
    EXPECT_EQ(violations_of("src/search/kernel/avx2.cpp", "#include \"search/solve.h\"").size(),
              1U);
    EXPECT_EQ(violations_of("src/logic/links/links.h", "#include \"logic/finders/a.h\"").size(),
              1U);
    EXPECT_EQ(violations_of("src/logic/finders/a.h", "#include \"logic/order.h\"").size(), 1U);
    EXPECT_EQ(violations_of("src/logic/finders/fish/a.cpp", "#include \"logic/finders/wings/a.h\"")
                  .size(),
              1U);
    EXPECT_EQ(violations_of("include/dokushin/novelty.h", "").size(), 1U);
}

TEST(Floors, TheRulesLetThroughWhatTheyShould) {
    EXPECT_TRUE(violations_of("src/search/sat.cpp", "#include <cadical.hpp>").empty());
    EXPECT_TRUE(violations_of("src/search/batch.cpp", "#include \"search/kernel/a.h\"").empty());
    EXPECT_TRUE(
        violations_of("src/logic/finders/fish/a.cpp", "#include \"logic/finders/b.h\"").empty());
    EXPECT_TRUE(
        violations_of("src/logic/finders/fish/a.cpp", "#include \"logic/links/b.h\"").empty());
    EXPECT_TRUE(violations_of("src/search/sat.cpp", "#include <dokushin/check.h>").empty());
    EXPECT_TRUE(violations_of("src/search/kernel/avx2.cpp", "#include <immintrin.h>").empty());
    EXPECT_TRUE(
        violations_of("src/canon/grid9/kernel/ssse3.cpp", "#include <immintrin.h>").empty());
    EXPECT_TRUE(
        violations_of("src/board/text/formats/line.cpp", "    std::snprintf(a, 2, b);").empty());
    EXPECT_TRUE(
        violations_of("src/cli/commands/study/a.cpp", "#include \"cli/commands/a.h\"").empty());
    EXPECT_TRUE(violations_of("src/cli/commands/a.cpp", "#include \"stream/input/a.h\"").empty());
    EXPECT_TRUE(violations_of("src/cluster/main.cpp", "#include \"cli/program.h\"").empty());
    EXPECT_TRUE(violations_of("src/cli/main.cpp", "#include <cstdio>").empty());
    EXPECT_TRUE(violations_of("src/cli/main.cpp", "    std::getenv(\"NO_COLOR\");").empty());
    EXPECT_TRUE(violations_of("src/cli/main.cpp", "#include <CLI/CLI.hpp>").empty());
    EXPECT_TRUE(violations_of("src/cli/main.cpp", "#include \"base/os/process.h\"").empty());
    EXPECT_TRUE(violations_of("src/stream/output.cpp", "#include \"base/os/files.h\"").empty());
    EXPECT_TRUE(violations_of("src/base/os/posix/a.cpp", "#include \"base/os/files.h\"").empty());
    EXPECT_TRUE(violations_of("src/base/os/posix/a.cpp", "#include <sys/stat.h>").empty());
}

// Shared libraries are compiled hidden, and show what these declare (cmake/exports.cmake).
TEST(Headers, SayThatTheyAreVisible) {
    std::size_t count = 0;
    for (const std::string &path : house::sources_below("include/dokushin")) {
        for (const std::string &line : house::lines_of(house::text_of(path))) {
            if (line.starts_with("namespace ")) {
                ++count;
                EXPECT_TRUE(line == "namespace [[gnu::visibility(\"default\")]] dokushin {" ||
                            line.starts_with("namespace logic") ||
                            line.starts_with("namespace print"))
                    << path << ": " << line;
            }
        }
    }
    EXPECT_GE(count, 20U);
}

TEST(Sizes, NoFileIsLongerThan500Lines) {
    for (const std::string folder : {"src", "include", "tests", "bench", "fuzz", "tools"}) {
        for (const std::string &path : house::sources_below(folder)) {
            // The C interface is one header, as those who call from C expect.
            const std::size_t most = path == "include/dokushin/c.h" ? 900 : 500;
            EXPECT_LE(house::lines_of(house::text_of(path)).size(), most) << path;
        }
    }
}

/// Does the file, or the header whose functions it defines, begin with a comment?
bool opens_with_what_it_is(const std::string &path) {
    const house::fs::path file(path);
    const std::string stem = file.stem().string();
    const std::vector<std::string> places{path,
                                          (file.parent_path() / (stem + ".h")).generic_string(),
                                          "include/dokushin/" + stem + ".h"};
    return std::ranges::any_of(places, [](const std::string &place) {
        const std::string text = house::text_of(place);
        return text.starts_with("// ") || text.starts_with("/* "); // as in C
    });
}

TEST(Sizes, EveryFileOpensWithWhatItIs) {
    for (const std::string folder : {"src", "include"}) {
        for (const std::string &path : house::sources_below(folder)) {
            EXPECT_TRUE(opens_with_what_it_is(path)) << path;
        }
    }
}

// As in LLVM, the extension is for texts that only work inside a namespace of the including file.
TEST(Sizes, TextsToBeIncludedSayWhere) {
    std::size_t count = 0;
    for (const std::string &path : house::sources_below("src")) {
        if (path.ends_with(".inc")) {
            ++count;
            const std::string text = house::text_of(path);
            const std::string head = text.substr(0, text.find("\n\n"));
            EXPECT_TRUE(head.contains("anonymous")) << path;
        }
    }
    EXPECT_GE(count, 1U);
}

} // namespace
