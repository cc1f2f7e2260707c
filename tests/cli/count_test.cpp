// count and vicinity, as they are typed.
#include "cli/transcript.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace dokushin {
namespace {

using Count = cli_test::ProgramTest;
using Vicinity = cli_test::ProgramTest;
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

TEST_F(Vicinity, EachIsProperAndNew) {
    const Said near = run("$D vicinity .....3.....14..3 >near; wc -l <near; $D check near | "
                          "grep -vc proper; (echo .....3.....14..3; cat near) >all; "
                          "$D canon --unique all | cmp - all");
    EXPECT_EQ(near.out.substr(near.out.find('\n')), "\n0\n");
    EXPECT_EQ(near.err, "");
    EXPECT_GT(std::stoi(near.out), 0);
    EXPECT_EQ(run("(echo .....3.....14..3; $D vicinity --all .....3.....14..3) | "
                  "$D canon --unique - | tail -n +2 | wc -l")
                  .out,
              near.out.substr(0, near.out.find('\n') + 1));
    EXPECT_EQ(run("$D vicinity --minimal --sample 500 --seed 1 .....3.....14..3 | $D check "
                  "--minimal - | grep -vc minimal")
                  .out,
              "0\n");
}

TEST_F(Vicinity, PencilmarksThatFollowFromTheGivensDoNotMatter) {
    EXPECT_EQ(run("$D vicinity .....3.....14..3 | $D canon -").out,
              run("$D convert --to pencilmarks .....3.....14..3 | $D vicinity - | $D canon -").out);
}

TEST_F(Vicinity, OnlyAddsOrOnlyTakesAway) {
    const Said more = run("$D vicinity --all --remove 0 --add 1 .....3.....14..3");
    EXPECT_EQ(more.status, 0);
    EXPECT_NE(more.out, "");
    EXPECT_EQ(more.out.find("# "), std::string::npos);
    EXPECT_EQ(run("$D vicinity --all --remove 1 --add 0 1234341221434321 | wc -l").out, "16\n");
}

TEST_F(Vicinity, AnInterruptEndsIt) {
    EXPECT_EQ(
        run("timeout -s INT -k 5 1 $D vicinity --remove 1 --add 45 "
            "1........2........3........4........5........6........7........8........9........")
            .status,
        124);
}

TEST_F(Vicinity, TheVicinityIsFilteredByRatings) {
    // What is kept is what `rate` says so of.
    const std::string near = "$D vicinity --remove 1 --add 1 $E/6x6.txt";
    const Said kept = run(near + " --keep 'te>=1'");
    EXPECT_EQ(kept.status, 0);
    EXPECT_NE(kept.out, "");
    EXPECT_EQ(kept.out, run(near + " | $D rate --scale te --format '%g %u' - | sed -n "
                                   "'s/ te=[1-9].*//p'")
                            .out);
    EXPECT_EQ(run(near + " --keep 'te>=1' --keep 'er<1'").out, "");
    EXPECT_EQ(
        run(near + " --keep 'er>1.2' --keep 'w<=1' | $D rate --scale w --format %u - | sort -u")
            .out,
        "w=0\nw=1\n");
    // Rounds go on from what was found, and print nothing twice.
    EXPECT_EQ(run("$D vicinity --remove 1 --add 0 --rounds 0 $E/6x6.txt >all; wc -l <all; "
                  "$D canon --unique all | wc -l; $D minimise all | head -n 1 | wc -l")
                  .status,
              0);
    expect("$D vicinity --keep te $E/6x6.txt", 2, "",
           "dokushin: --keep: 'te', expected a scale, a comparison and a number, such as te>=3; "
           "see dokushin vicinity --help\n");
    EXPECT_NE(run("$D vicinity --keep 'bb>=1' $E/6x6.txt").err.find("did you mean"),
              std::string::npos);
    EXPECT_EQ(run("$D vicinity --all --rounds 2 $E/6x6.txt").status, 2);
}

TEST_F(Vicinity, WrongWishesAreTold) {
    expect("$D vicinity --remove 99 1234............", 2, "",
           "argument:1:1: a puzzle of 4 givens, expected enough to take away 99, and room for "
           "1\n");
    EXPECT_EQ(run("$D vicinity --remove -1 1234............").status, 2);
    EXPECT_EQ(run("$D vicinity --seed 1 1234............").status, 2);
    const Said twice = run("$D vicinity --json 11..............");
    EXPECT_EQ(twice.status, 2);
    EXPECT_EQ(Json::parse(twice.out)["error"], "argument:1:1: r1c1 and r1c2 are both 1 in row 1");
}

} // namespace
} // namespace dokushin
