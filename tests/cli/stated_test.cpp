// Solutions that a file states beside its puzzles.
#include "cli/transcript.h"

#include <nlohmann/json.hpp>

namespace dokushin {
namespace {

using cli_test::Said;
using Json = nlohmann::json;
using Stated = cli_test::ProgramTest;

TEST_F(Stated, ChecksTheSolutionsThatAFileStates) {
    folder.write("k.csv", "puzzle,solution\n"
                          "4.......1.4....2,4321213412433412\n"
                          "4.......1.4....2,4321213412433421\n"
                          "4.......1.4....2,\n"
                          "1...............,1234341221434321\n"
                          "1...............,2134341221434321\n"
                          "1...............,1234341221434312\n"
                          "1234341221434321,1234341221434321\n"
                          "..12....3...4...,1234341221434321\n"
                          "4.......1.4....2,43212134124334..\n");
    const Said said = run("$D check k.csv");
    EXPECT_EQ(said.status, 1);
    EXPECT_EQ(said.out,
              "k.csv:2: proper and minimal; solution right\n"
              "k.csv:3: proper and minimal; solution wrong at r4c3: 2, expected 1\n"
              "k.csv:4: proper and minimal\n"
              "k.csv:5: not proper: more than one solution; solution right\n"
              "k.csv:6: not proper: more than one solution; solution wrong at r1c1: 2, expected 1\n"
              "k.csv:7: not proper: more than one solution; solution wrong: r2c3 and r4c3 are both "
              "1 in column 3\n"
              "k.csv:8: finished and right; solution right\n"
              "k.csv:9: wrong: r1c1 has no candidate left; solution wrong at r1c3: 3, expected 1\n"
              "k.csv:10: proper and minimal; solution wrong at r4c3: blank, expected 1\n");
    std::istringstream lines(run("$D check --json k.csv").out);
    std::string line;
    for (const auto &[verdict, flaw] : {std::pair<Json, Json>{"right", nullptr},
                                        {"wrong", "at r4c3: 2, expected 1"},
                                        {"absent", nullptr}}) {
        std::getline(lines, line);
        EXPECT_EQ(Json::parse(line)["solution"], verdict);
        EXPECT_EQ(Json::parse(line)["solution_flaw"], flaw);
    }
    folder.write("right",
                 "{\"puzzle\": \"4.......1.4....2\", \"solution\": \"4321213412433412\"}\n");
    expect("$D check right", 0, "right:1: proper and minimal; solution right\n", "");
    folder.write("wrong",
                 "{\"puzzle\": \"4.......1.4....2\", \"solution\": \"4321213412433421\"}\n");
    expect("$D check wrong", 1,
           "wrong:1: proper and minimal; solution wrong at r4c3: 2, expected 1\n", "");
}

TEST_F(Stated, AStatedSolutionIsNotDroppedUnasked) {
    folder.write("k.csv", "puzzle,solution\n4.......1.4....2,4321213412433412\n");
    expect("$D convert --to line k.csv", 2, "",
           "k.csv:2:1: a stated solution in the format line, expected csv or json, which can say "
           "it, or --drop-solution\n");
    expect("$D convert --to line --drop-solution k.csv", 0, "4.......1.4....2\n", "");
    expect("$D convert --to csv k.csv", 0, "puzzle,solution\n4.......1.4....2,4321213412433412\n",
           "");
    EXPECT_EQ(Json::parse(run("$D convert --json k.csv").out)["solution"], "4321213412433412");
}

} // namespace
} // namespace dokushin
