// collection stats, as it is typed.
#include "cli/transcript.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

namespace dokushin {
namespace {

using cli_test::Said;
using CollectionStats = cli_test::ProgramTest;
using Json = nlohmann::json;

TEST_F(CollectionStats, CountsEachColumn) {
    folder.write("file", std::string(80, '.') + "1\n" + std::string(79, '.') + "12\n" +
                             std::string(79, '.') + "21\n12" + std::string(79, '.') + "\n1" +
                             std::string(80, '.') + "\n");
    expect("$D collection add a.db file", 0, "added 2, known already 3, refused 0\n", "");
    expect("$D collection stats a.db", 0,
           "status\n  multiple ################################################## 2\n"
           "clues\n  1 ################################################## 1\n"
           "  2 ################################################## 1\n"
           "automorphisms\n  20736 ################################################## 1\n"
           "  41472 ################################################## 1\n"
           "origin\n  file ################################################## 2\n",
           "");
    expect("$D collection stats a.db clues=2 | head -2", 0,
           "status\n  multiple ################################################## 1\n", "");
}

TEST_F(CollectionStats, EachPuzzleIsCountedOnceByEachScale) {
    ASSERT_EQ(run("$D generate 100 --seed 6 | $D collection add a.db && "
                  "$D collection rate a.db --scale se,b,hodoku")
                  .status,
              0);
    const Said said = run("$D collection stats a.db --json --svg a.svg");
    ASSERT_EQ(said.status, 0) << said.err;
    std::istringstream lines(said.out);
    std::set<std::string> names;
    for (std::string line; std::getline(lines, line);) {
        const Json histogram = Json::parse(line);
        names.insert(histogram["name"]);
        std::uint64_t sum = 0;
        std::set<std::string> labels;
        for (const Json &bar : histogram["bars"]) {
            sum += bar["count"].get<std::uint64_t>();
            EXPECT_TRUE(labels.insert(bar["value"]).second) << line;
        }
        EXPECT_EQ(sum, 100U) << line;
        EXPECT_LE(labels.size(), 31U) << line;
    }
    EXPECT_EQ(names, (std::set<std::string>{"status", "clues", "automorphisms", "origin", "er",
                                            "ep", "ed", "b", "hodoku"}));
    const std::string svg = folder.read("a.svg");
    EXPECT_TRUE(svg.starts_with("<svg xmlns="));
    EXPECT_NE(svg.find(">hodoku, in steps of "), svg.npos);
    EXPECT_EQ(run("$D collection stats a.db --svg missing/a.svg").status, 2);
}

} // namespace
} // namespace dokushin
