// expand, as it is typed.
#include "cli/transcript.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <sstream>

namespace dokushin {
namespace {

using cli_test::Said;
using Expanding = cli_test::ProgramTest;
using Json = nlohmann::json;

/// mith's min-expand and the minimal puzzles inside.
const std::string min_expand =
    "...4.6.8..571........32.....467..89...594....97.....54.64...9..5.8...47.79...4.6.";
const std::string minimals =
    "...4.6.8..571........32.....467..89....94....97.....5..64...9..5.8...47.79.....6.\n"
    ".....6.8..571........32.....467..89....94....97.....5..64...9..5.8...47.79...4.6.\n"
    ".....6.8..571........32.....467..89....9.....97.....54.64...9..5.8....7.79...4.6.\n";

TEST_F(Expanding, GoesToTheMinExpandAndBack) {
    expect("$D expand --minimals " + min_expand + " | tee minimals", 0, minimals, "");
    const std::string thrice = min_expand + "\n" + min_expand + "\n" + min_expand + "\n";
    expect("$D expand minimals", 0, thrice, "");
    expect("$D expand --min --threads 2 minimals", 0, thrice, "");
    EXPECT_EQ(run("$D expand --brt minimals | $D canon --unique - | wc -l").out, "1\n");
}

TEST_F(Expanding, AddsADigitOfEachBlankCell) {
    const std::string ones = run("$D expand --one " + min_expand).out;
    EXPECT_EQ(std::ranges::count(ones, '\n'), std::ranges::count(min_expand, '.'));
    const std::string closed = run("$D expand --one --brt " + min_expand + " | sort").out;
    EXPECT_EQ(run("$D expand --one " + min_expand + " | $D expand - | sort -u").out, closed);
}

// A T&E(3) puzzle of mith's, and its T&E(3)-expand: with any further digit it is less deep.
TEST_F(Expanding, GoesToTheBorderOfADepth) {
    const std::string loki =
        "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..";
    const Said expanded = run("$D expand --max --depth 3 " + loki + " | tee max");
    EXPECT_EQ(std::ranges::count(expanded.out, '\n'), 1);
    EXPECT_EQ(run("$D rate --scale te --format %u max").out, "te=3\n");
    EXPECT_EQ(run("$D expand --max max").out, expanded.out);
    EXPECT_EQ(run("$D expand --one max | $D rate --scale te --format %u - | grep -c te=3").out,
              "0\n");
    expect("$D expand --max --depth 3 " + min_expand.substr(0, 80) + "5", 1, "",
           "argument:1:1: a puzzle without exactly one solution, expected a proper one\n");
    expect("$D expand --max --depth 2 .....3.....14..3", 1, "",
           "argument:1:1: a puzzle less deep than 2\n");
}

TEST_F(Expanding, TellsAsJson) {
    const Said told = run("$D expand --json --minimals " + min_expand + " 11" +
                          std::string(79, '.') + " " + std::string(81, '.'));
    EXPECT_EQ(told.status, 2);
    std::istringstream lines(told.out);
    std::string line;
    std::getline(lines, line);
    const Json first = Json::parse(line);
    EXPECT_EQ(first["status"], "ok");
    EXPECT_EQ(first["kind"], "minimals");
    EXPECT_EQ(first["complete"], true);
    EXPECT_EQ(first["expansions"].size(), 3U);
    EXPECT_EQ(first["error"], nullptr);
    std::getline(lines, line);
    EXPECT_EQ(Json::parse(line)["status"], "invalid");
    std::getline(lines, line);
    EXPECT_EQ(Json::parse(line)["status"], "unsupported");
    EXPECT_EQ(Json::parse(run("$D expand --json --max " + min_expand).out)["depth"], 3);
}

TEST_F(Expanding, SaysThatALimitCameFirst) {
    const std::string message = "argument:1:1: a limit left open which others there are\n";
    const Said some = run("$D expand --minimals --limit 2 " + min_expand);
    EXPECT_EQ(std::ranges::count(some.out, '\n'), 2);
    EXPECT_EQ(some.err, message);
    EXPECT_EQ(some.status, 1);
    expect("$D expand --min --limit 2 " + min_expand, 1, "", message);
    EXPECT_EQ(run("$D expand --minimals --limit 3 " + min_expand).out, minimals);
}

TEST_F(Expanding, RefusesOptionsThatDoNotGoTogether) {
    for (const char *const wrong : {"--min --max", "--brt --min", "--minimals --one", "--depth 2",
                                    "--max --depth 4", "--one --brt --max"}) {
        EXPECT_EQ(run("$D expand " + std::string(wrong) + " " + min_expand).status, 2) << wrong;
    }
    const Said caged = run("$D expand --shape \"9x9+cage(15:r1c1,r1c2)\" " + min_expand);
    EXPECT_EQ(caged.status, 2);
    EXPECT_NE(caged.err.find("houses"), std::string::npos);
}

} // namespace
} // namespace dokushin
