// study, as it is typed.
#include "cli/transcript.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include <set>

namespace dokushin {
namespace {

using cli_test::Said;
using Studying = cli_test::ProgramTest;
using Json = nlohmann::json;

TEST_F(Studying, TellsAllOfAPuzzle) {
    expect("$D study $E/4x4.txt | sed \"s|.*/||\"", 0,
           "4x4.txt:2: 4 givens, one solution\n"
           "  minimal      yes: no given can go\n"
           "  backdoors    none needed: singles solve it\n"
           "  unavoidable  26 sets of up to 12 cells: 4 of 4, 6 of 8, 16 of 10\n"
           "  lower bound  4 givens or more in any puzzle of this grid, one in each of these sets\n"
           "               r1c1 r1c2 r4c1 r4c2 | r1c3 r1c4 r4c3 r4c4 | r2c1 r2c2 r3c1 r3c2\n"
           "               r2c3 r2c4 r3c3 r3c4\n"
           "  removals     the solutions without each given\n"
           "               r2c2=3 6  r3c4=1 6  r4c1=4 6  r4c4=3 3\n",
           "");
}

TEST_F(Studying, PartsCanBeChosen) {
    expect("$D study --redundant 1...3..2.1....4.", 0,
           "argument:1: 5 givens, one solution\n"
           "  minimal      no: 2 givens can go, any one of them\n"
           "               r1c1 r2c1\n",
           "");
    expect("$D study --removals --limit 5 $E/4x4.txt | tail -1", 0,
           "               r2c2=3 >=5  r3c4=1 >=5  r4c1=4 >=5  r4c4=3 3\n", "");
    // Two digits that change places in two lines, two boxes.
    expect("$D study --unavoidable --sets --largest 4 1234341221434321", 0,
           "argument:1: 16 givens, one solution\n"
           "  unavoidable  8 sets of up to 4 cells: 8 of 4\n"
           "               r1c1 r1c2 r3c1 r3c2 | r1c1 r1c3 r2c1 r2c3 | r1c2 r1c4 r2c2 r2c4\n"
           "               r1c3 r1c4 r3c3 r3c4 | r2c1 r2c2 r4c1 r4c2 | r2c3 r2c4 r4c3 r4c4\n"
           "               r3c1 r3c3 r4c1 r4c3 | r3c2 r3c4 r4c2 r4c4\n"
           "  lower bound  4 givens or more in any puzzle of this grid, one in each of these sets\n"
           "               r1c1 r1c2 r3c1 r3c2 | r1c3 r1c4 r3c3 r3c4 | r2c1 r2c2 r4c1 r4c2\n"
           "               r2c3 r2c4 r4c3 r4c4\n",
           "");
}

// After any of the pairs told, singles solve it; the placements are those of the solution.
TEST_F(Studying, BackdoorsAreToldAsPlacements) {
    const std::string pairs =
        ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";
    const Json object = Json::parse(run("$D study --json --backdoors " + pairs).out);
    EXPECT_EQ(object["backdoors"]["size"], 2);
    EXPECT_EQ(object["backdoors"]["count"], 1);
    const std::string solution = object["solution"];
    std::string placed = pairs;
    std::string told;
    for (const std::string cell : object["backdoors"]["sets"][0]) {
        const auto at = static_cast<std::size_t>((cell[1] - '1') * 9 + cell[3] - '1');
        placed[at] = solution[at];
        told += (told.empty() ? "" : " ") + cell + "=";
        told += solution[at];
    }
    expect("$D study --backdoors " + pairs, 0,
           "argument:1: 21 givens, one solution\n"
           "  backdoors    1 pair of cells, after any of which singles solve it\n"
           "               " +
               told + "\n",
           "");
    EXPECT_EQ(Json::parse(run("$D study --json --backdoors " + placed).out)["backdoors"]["size"],
              0);
}

TEST_F(Studying, ObjectsHaveAllSets) {
    const Json object = Json::parse(run("$D study --json $E/hard.txt").out);
    EXPECT_EQ(object["status"], "unique");
    EXPECT_EQ(object["givens"], 26);
    EXPECT_EQ(object["minimal"], true);
    EXPECT_EQ(object["redundant"], Json::parse(R"({"cells": [], "complete": true})"));
    EXPECT_EQ(object["backdoors"]["size"], 1);
    EXPECT_EQ(object["backdoors"]["sets"].size(), object["backdoors"]["count"]);
    EXPECT_EQ(object["unavoidable"]["complete"], true);
    EXPECT_EQ(object["lower_bound"]["givens"], object["lower_bound"]["sets"].size());
    EXPECT_EQ(object["removals"].size(), 26U);
    std::set<std::string> cells;
    std::size_t in_sets = 0;
    for (const std::size_t set : object["lower_bound"]["sets"]) {
        for (const std::string cell : object["unavoidable"]["sets"][set]) {
            cells.insert(cell);
            ++in_sets;
        }
    }
    EXPECT_EQ(cells.size(), in_sets);
    EXPECT_EQ(object["error"], nullptr);
}

TEST_F(Studying, WhatCannotBeToldIsLeftOut) {
    folder.write("mixed", "1...............\n11..............\n1234.\n1234..........12\n");
    expect("$D study --limit 1000 mixed", 2,
           "mixed:1: 1 given, several solutions: only removals can be told\n"
           "  removals     the solutions without each given\n"
           "               r1c1=1 288\n"
           "mixed:2: 2 givens, wrong: r1c1 and r1c2 are both 1 in row 1\n"
           "mixed:4: 6 givens, several solutions: only removals can be told\n"
           "  removals     the solutions without each given\n"
           "               r1c1=1 2  r1c2=2 2  r1c3=3 2  r1c4=4 2  r4c3=1 3  r4c4=2 3\n",
           "mixed:2:1: r1c1 and r1c2 are both 1 in row 1\n"
           "mixed:3:1: 5 cells, expected 16 for 4×4, or another square number\n");
    expect("$D study --json 11..............", 2,
           R"({"index":1,"status":"invalid","puzzle":"11..............","givens":2,)"
           R"("solution":null,"error":"argument:1:1: r1c1 and r1c2 are both 1 in row 1"})"
           "\n",
           "argument:1:1: r1c1 and r1c2 are both 1 in row 1\n");
    expect("$D study --largest 21", 2, "",
           "dokushin: --largest: 21, expected 20 or less; see dokushin study --help\n");
}

// The givens are those of the puzzle, however it comes: with pencilmarks, with digits placed.
TEST_F(Studying, WhatAPlayerWroteMakesNoDifference) {
    const std::string plain = run("$D study --json $E/hard.txt").out;
    EXPECT_EQ(run("$D candidates $E/hard.txt >marks; $D study --json marks").out, plain);
    folder.write("placed", ":0000:x:+5...1.92..6..5.....71....5..2...631....7....993.4....53......."
                           "....1.5..71..362...:::\n");
    EXPECT_EQ(run("$D study --json placed").out, plain);
}

TEST_F(Studying, AFileIsToldInOrderByAnyNumberOfThreads) {
    EXPECT_EQ(run("$D generate 12 --seed 4 --shape 6 >puzzles; $D study --json --threads 1 puzzles "
                  ">one; $D study --json --threads 4 puzzles >four; cmp one four && wc -l <one")
                  .out,
              "12\n");
}

TEST_F(Studying, ALimitOfTimeIsTold) {
    const Said said = run("$D study --unavoidable --largest 20 --time-limit 0.01 $E/25x25.txt");
    EXPECT_EQ(said.status, 1);
    EXPECT_TRUE(said.out.contains("a limit came first")) << said.out;
}

TEST_F(Studying, AnInterruptKeepsWhatIsDone) {
    const Said said = run("{ cat $E/4x4.txt; sed 1d $E/25x25.txt; } >both; $D study --unavoidable "
                          "--largest 20 --time-limit 300 both >told & pid=$!; "
                          "until [ -s told ]; do sleep 0.05; done; kill -INT $pid; wait $pid; "
                          "status=$?; head -1 told; exit $status");
    EXPECT_EQ(said.status, 130);
    EXPECT_EQ(said.out, "both:2: 4 givens, one solution\n");
    EXPECT_TRUE(said.err.contains("interrupted after 1 puzzle, ")) << said.err;
}

} // namespace
} // namespace dokushin
