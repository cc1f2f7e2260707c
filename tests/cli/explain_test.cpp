// hint, explain and rate, as they are typed.
#include "cli/program.h"

#include <gtest/gtest.h>

namespace dokushin {
namespace {

using cli_test::Said;
using Explain = cli_test::ProgramTest;

constexpr const char *hard_line =
    "....1.92..6..5.....71....5..2...631....7....993.4....53...........1.5..71..362...";
constexpr const char *easy_line =
    "...5316.99.648....3.4..2.58765.1.384139748..6..8.....1.83...165.4716..92.9..2.4..";

constexpr const char *several = ".................................................................."
                                "...............";

TEST_F(Explain, AHintComesInStages) {
    expect("$D hint --where $E/hard.txt", 0, "Look at box 1.\n", "");
    expect("$D hint --what $E/hard.txt", 0, "Look at box 1. (hidden single)\n", "");
    expect("$D hint $E/hard.txt", 0,
           "hidden single (1.2): r2c3 = 9\nIn box 1 there is one place left for 9: r2c3 = 9.\n",
           "");
    expect("$D hint --lang ja $E/hard.txt", 0,
           "隠れシングル (1.2): r2c3 = 9\nブロック1で9が入るマスは1つしか残っていません。r2c3 = 9 "
           "に決まります。\n",
           "");
}

TEST_F(Explain, EveryExampleIsSolvedByLogic) {
    for (const std::string example :
         {"$E/4x4.txt", "$E/6x6.txt", "$E/easy.txt", "$E/hard.txt", "$E/12x12.txt",
          "--shape 9x9+diagonals $E/sudoku-x.txt", "--shape windoku $E/windoku.txt"}) {
        const Said said = run("$D explain " + example);
        EXPECT_EQ(said.status, 0) << example;
        EXPECT_NE(said.out.find("solved in "), std::string::npos) << example;
    }
}

TEST_F(Explain, SaysWhereItGotStuck) {
    const Said said = run("$D explain --up-to naked-single $E/hard.txt");
    EXPECT_EQ(said.status, 1);
    EXPECT_NE(said.out.find("stuck after 36 steps, 19 cells left:\n"), std::string::npos);
}

TEST_F(Explain, FindsAllInstances) {
    const Said said = run("$D explain --find naked-pair $E/hard.txt");
    EXPECT_EQ(said.status, 0);
    EXPECT_NE(said.out.find("naked pair: "), std::string::npos);
    expect("$D explain --find jellyfish $E/easy.txt", 1, "no jellyfish\n", "");
}

TEST_F(Explain, WrongWordsAreTold) {
    const Said said = run("$D explain --find wing $E/hard.txt");
    EXPECT_EQ(said.status, 2);
    EXPECT_NE(said.err.find("'wing' is no technique (did you mean x-wing?)"), std::string::npos);
    expect("$D hint --lang fr $E/hard.txt", 2, "",
           "dokushin: --lang: 'fr' is no language, expected one of en, ja, zh; see dokushin hint "
           "--help\n");
}

TEST_F(Explain, APuzzleWithSeveralSolutionsIsRefusedUnlessAskedFor) {
    const std::string empty(several);
    const Said said = run("$D hint " + empty);
    EXPECT_EQ(said.status, 2);
    EXPECT_NE(said.err.find("the puzzle has several solutions, expected one (or --several)"),
              std::string::npos);
    const Said taken = run("$D hint --several --up-to jellyfish " + empty);
    EXPECT_EQ(taken.status, 1);
    EXPECT_EQ(taken.out, "no technique gets further\n");
}

TEST_F(Explain, JsonHasWhatAPageDraws) {
    const Said said = run("$D hint --json $E/hard.txt");
    for (const std::string key :
         {"\"technique\":\"hidden-single\"", "\"rating\":1.2", "\"where\":\"Look at box 1.\"",
          "\"placements\":[{\"cell\":\"r2c3\",\"digit\":9}]", "\"houses\":[\"box 1\"]"}) {
        EXPECT_NE(said.out.find(key), std::string::npos) << key;
    }
}

TEST_F(Explain, RatesInOrderAndGoesOnBehindABadLine) {
    folder.write("mixed", "12345\n" + std::string(several) + "\n" + std::string(hard_line) + "\n" +
                              std::string(easy_line) + "\n");
    for (const std::string threads : {"1", "3"}) {
        const Said said = run("$D rate --threads " + threads + " mixed");
        EXPECT_EQ(said.status, 2);
        EXPECT_EQ(said.out, "# mixed:1:1: 1 rows of 5 cells, expected as many rows as columns\n" +
                                std::string(several) + " # multiple\n" + std::string(hard_line) +
                                " ED=4.2/1.2/1.2\n" + std::string(easy_line) + " ED=1.2/1.2/1.2\n");
    }
}

TEST_F(Explain, TakesTheTemplatesOfSerate) {
    expect("$D rate --format '%n %r/%p/%d %R%t%S %%%l%g' $E/hard.txt", 0,
           "1 4.2/1.2/1.2 XY-wing\txy-wing %\n" + std::string(hard_line) + "\n", "");
    // Two strong links come before the XY-wing.
    expect("$D rate --scale sukaku --format '%r %R' $E/hard.txt", 0, "4.0 two strong links\n", "");
    const Said stopped = run("$D rate --json --max-rating 2.0 $E/hard.txt");
    EXPECT_NE(stopped.out.find("\"complete\":false"), std::string::npos);
}

} // namespace
} // namespace dokushin
