// count, as it is typed.
#include "cli/transcript.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace dokushin {
namespace {

using Count = cli_test::ProgramTest;
using cli_test::Said;
using Json = nlohmann::json;

TEST_F(Count, GridsAndPuzzles) {
    expect("$D count --grids 2x4", 0, "2x4 29136487207403520\n", "");
    expect("$D count --grids 2x3 --method both", 0, "2x3 28200960\n", "");
    expect("$D count 1234............ 1...............", 0,
           "1234............ 12\n1............... 72\n", "");
}

TEST_F(Count, WhatIsOutOfReachIsEstimatedAndLabelled) {
    const Said said = run("$D count --json --time-limit 0.05 --grids 16x16");
    EXPECT_EQ(said.status, 1);
    const Json told = Json::parse(said.out);
    EXPECT_EQ(told["status"], "estimate");
    EXPECT_TRUE(told["solutions"].is_null());
    EXPECT_GT(told["estimate"]["log10"], 80);
    EXPECT_GT(told["estimate"]["finished"], 0);
    EXPECT_EQ(run("$D count --estimate --probes 100 --grids 9").status, 0);
    EXPECT_NE(run("$D count --estimate --probes 100 --grids 9").out.find(" about "),
              std::string::npos);
}

TEST_F(Count, WrongInputIsTold) {
    expect("printf '11..............\\n1...............\\n' | $D count -", 2,
           "11.............. # invalid\n1............... 72\n",
           "stdin:1:1: r1c1 and r1c2 are both 1 in row 1\n");
    EXPECT_EQ(run("$D count --grids 7").status, 2);
    EXPECT_EQ(run("$D count --method guess --grids 4").status, 2);
    EXPECT_EQ(run("$D count --estimate --method states --grids 4").status, 2);
    EXPECT_EQ(run("$D count --grids 4x4 nothing.txt").status, 2);
    EXPECT_EQ(run("$D count --grids 4x4 >/dev/full").status, 2);
    expect("$D count --method states --memory 17592186044416 --grids 2x3", 0, "2x3 28200960\n", "");
}

} // namespace
} // namespace dokushin
