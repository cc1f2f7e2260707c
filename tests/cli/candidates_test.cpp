// The command candidates: what the houses leave, and what some solution has.
#include "cli/transcript.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace dokushin {
namespace {

using Candidates = cli_test::ProgramTest;

TEST_F(Candidates, AreShownOfACell) {
    expect("$D candidates --cell r1c1 $E/hard.txt", 0,
           "r1c1\n"
           "  used in row 1      1 2 9\n"
           "  used in column 1   1 3 9\n"
           "  used in box 1      1 6 7\n"
           "  possible           4 5 8\n",
           "");
    expect("$D candidates --cell r10c1 $E/hard.txt", 2, "",
           "--cell: 'r10c1' is no cell of this board, expected r1c1 to r9c9\n");
}

// The puzzle has two solutions, another of them one.
TEST_F(Candidates, AreTrueIfASolutionHasThem) {
    expect("$D candidates --true --json 12344312........", 0,
           R"({"index":1,"candidates":[["1","2","3","4"],["4","3","1","2"],["23","14","24","13"],)"
           R"(["23","14","24","13"]],"complete":true})"
           "\n",
           "");
    expect("$D candidates --true --json 1234341221......", 0,
           R"({"index":1,"candidates":[["1","2","3","4"],["3","4","1","2"],["2","1","4","3"],)"
           R"(["4","3","2","1"]],"complete":true})"
           "\n",
           "");
}

TEST_F(Candidates, AreCountedUpToANumber) {
    expect(
        "$D candidates --true --counts 2 --json 12344312........", 0,
        R"({"index":1,"candidates":[["1","2","3","4"],["4","3","1","2"],["23","14","24","13"],)"
        R"(["23","14","24","13"]],"complete":true,"counts":[[[2],[2],[2],[2]],[[2],[2],[2],[2]],)"
        R"([[1,1],[1,1],[1,1],[1,1]],[[1,1],[1,1],[1,1],[1,1]]],"most":2})"
        "\n",
        "");
    expect("$D candidates --true --counts 9 --cell r4c1 123443122.......", 0,
           "r4c1\n"
           "  used in row 4      none\n"
           "  used in column 1   1 2 4\n"
           "  used in box 3      2\n"
           "  possible           3\n"
           "  solutions with it  3:1\n",
           "");
    EXPECT_THAT(run("$D candidates --true --threads 2 --counts 9 12344312........").out,
                testing::HasSubstr("\nr3c1 2:1 3:1\nr3c2 1:1 4:1\n"));
    EXPECT_THAT(run("$D candidates --true --counts 2 --shape 4x4 1...............").out,
                testing::HasSubstr("\nr1c2 2:2+ 3:2+ 4:2+\n"));
}

TEST_F(Candidates, TakeNoSearchUnlessTheyAreToBeTrue) {
    for (const char *option : {"--counts 9", "--threads 2", "--time-limit 1", "--node-limit 1"}) {
        EXPECT_EQ(run(std::string("$D candidates ") + option + " 12344312........").status, 2);
    }
}

} // namespace
} // namespace dokushin
