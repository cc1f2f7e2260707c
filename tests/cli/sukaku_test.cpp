// Puzzles that are stated as candidates, as they are typed and told.
#include "cli/transcript.h"

#include <gtest/gtest.h>

#include <algorithm>

#include <nlohmann/json.hpp>

namespace dokushin {
namespace {

using cli_test::Said;
using Json = nlohmann::json;

class Sukaku : public cli_test::ProgramTest {
  protected:
    /// A minimal one of 6×6, and the same with a candidate eliminated that the solution lacks.
    void SetUp() override {
        minimal = run("$D generate --sukaku --shape 6x6 --seed 1").out.substr(0, 216);
        const std::string solution = run("$D solve " + minimal).out;
        eliminated = minimal;
        for (std::size_t at = 0; eliminated == minimal; ++at) {
            if (eliminated[at] != '.' && eliminated[at] != solution[at / 6]) {
                eliminated[at] = '.';
                spare = "r1c" + std::to_string(at / 6 + 1) + "=" + minimal[at];
            }
        }
    }

    std::string minimal;
    std::string eliminated;
    std::string spare;
};

TEST_F(Sukaku, AreMadeMinimalTheSameByAnyNumberOfThreads) {
    const Said some = run("$D generate --sukaku 4 --shape 6x6 --seed 1 --threads 1 | tee some");
    EXPECT_EQ(some.status, 0);
    EXPECT_EQ(some.out.size(), 4U * 217);
    EXPECT_EQ(run("$D generate --sukaku 4 --shape 6x6 --seed 1 --threads 3").out, some.out);
    EXPECT_EQ(run("$D check --minimal some | cut -d: -f3").out,
              std::string(" proper and minimal\n") + " proper and minimal\n" +
                  " proper and minimal\n" + " proper and minimal\n");
}

TEST_F(Sukaku, AreMadeOf729Characters) {
    const Json object = Json::parse(run("$D generate --sukaku --seed 1 --json").out);
    const std::string puzzle = object["puzzle"];
    EXPECT_EQ(puzzle.size(), 729U);
    EXPECT_EQ(object["eliminated"], std::ranges::count(puzzle, '.'));
    EXPECT_EQ(object["givens"], 0);
    EXPECT_EQ(run("$D solve " + puzzle).out, object["solution"].get<std::string>() + "\n");
    expect("$D check --minimal " + puzzle, 0, "argument:1: proper and minimal\n", "");
}

TEST_F(Sukaku, AreMadeAsTheyAreWished) {
    const Said wished = run("$D generate --sukaku --shape 6x6 --seed 1 --rating 2.0..20");
    EXPECT_EQ(wished.status, 0);
    EXPECT_EQ(run("$D rate " + wished.out.substr(0, 216)).out, wished.out);
    for (const std::string wish :
         {"--givens 30", "--symmetry 180", "--loose", "--controlled-bias", "--pattern mask.txt"}) {
        const Said refused = run("$D generate --sukaku " + wish);
        EXPECT_EQ(refused.status, 2);
        EXPECT_NE(refused.err.find(wish.substr(0, wish.find(' '))), std::string::npos)
            << refused.err;
    }
}

TEST_F(Sukaku, AreMinimalOnlyIfNoEliminatedCandidateCanReturn) {
    expect("$D check --minimal " + minimal, 0, "argument:1: proper and minimal\n", "");
    expect("$D check " + eliminated, 0,
           "argument:1: proper, not minimal: 1 of its eliminated candidates can return: " + spare +
               "\n",
           "");
    EXPECT_EQ(run("$D check --minimal " + eliminated).status, 1);
    const Json object = Json::parse(run("$D check --json " + eliminated).out);
    EXPECT_EQ(object["minimal"], false);
    EXPECT_EQ(object["restorable"].size(), 1U);
    EXPECT_EQ(object["restorable"][0]["cell"], spare.substr(0, 4));
    EXPECT_TRUE(Json::parse(run("$D check --json " + minimal).out)["restorable"].empty());
}

TEST_F(Sukaku, AreToldAsTheyCame) {
    EXPECT_EQ(run("$D rate " + minimal).out.substr(0, 217), minimal + " ");
    EXPECT_EQ(run("$D rate --format %g " + minimal).out, minimal + "\n");
    EXPECT_EQ(run("$D rate --format %i " + minimal).out, minimal + "\n");
    std::string open = minimal; // without what makes it proper
    for (std::size_t at = 0; at < open.size(); ++at) {
        open[at] = static_cast<char>('1' + at % 6);
    }
    expect("$D solve " + open, 1, open + " # multiple\n", "");
    expect("$D rate " + open, 1, open + " # multiple\n", "");
    EXPECT_EQ(run("$D count " + minimal).out, minimal + " 1\n");
    EXPECT_EQ(run("$D canon " + minimal).out.substr(0, 217), minimal + " ");
    const Json study = Json::parse(run("$D study --redundant --json " + eliminated).out);
    EXPECT_EQ(study["puzzle"], eliminated);
    EXPECT_EQ(study["minimal"], false);
    EXPECT_EQ(study["eliminated"], std::ranges::count(eliminated, '.'));
    EXPECT_NE(run("$D study " + minimal).out.find("yes: no eliminated candidate can return"),
              std::string::npos);
    EXPECT_EQ(Json::parse(run("$D solve --json " + open).out)["puzzle"], open);
    EXPECT_EQ(Json::parse(run("$D rate --json " + minimal).out)["puzzle"], minimal);
}

TEST_F(Sukaku, AreMinimisedByPuttingCandidatesBack) {
    const Said less = run("$D minimise " + eliminated);
    EXPECT_EQ(less.status, 0);
    EXPECT_EQ(less.out, minimal + "\n");
    const Json object = Json::parse(run("$D minimise --json " + eliminated).out);
    EXPECT_EQ(object["taken"], 1);
    EXPECT_EQ(object["eliminated"], std::ranges::count(minimal, '.'));
    const Said symmetric = run("$D minimise --symmetry 180 " + eliminated);
    EXPECT_EQ(symmetric.status, 2);
    EXPECT_EQ(symmetric.out, eliminated + " # unsupported\n");
    EXPECT_EQ(symmetric.err, "argument:1:1: a sukaku with symmetry 180, expected symmetry none\n");
}

TEST_F(Sukaku, HaveNeighbours) {
    const Said near = run("$D vicinity --remove 0 --add 1 " + minimal + " | tee near | wc -l");
    EXPECT_EQ(std::stol(near.out), 216 - std::ranges::count(minimal, '.') - 36);
    EXPECT_EQ(run("grep -c " + eliminated + " near").out, "1\n");
    EXPECT_EQ(run("$D vicinity --minimal --sample 300 --seed 1 " + minimal +
                  " | $D check --minimal --quiet - | grep -vc 'proper and minimal'")
                  .out,
              "0\n");
    const Json object =
        Json::parse(run("$D vicinity --json --remove 0 --add 1 " + minimal + " | head -n 1").out);
    EXPECT_EQ(object["eliminated"], std::ranges::count(minimal, '.') + 1);
}

// A grid of candidates that only says what follows from the givens is a puzzle of givens.
TEST_F(Sukaku, ArePencilmarksOnlyWhereTheySayMoreThanTheGivens) {
    EXPECT_EQ(run("$D convert --to pencilmarks $E/easy.txt | $D minimise -").out,
              run("$D minimise $E/easy.txt").out);
    EXPECT_EQ(run("$D convert --to pencilmarks $E/hard.txt | $D check --minimal -").out,
              "stdin:1: proper and minimal\n");
}

} // namespace
} // namespace dokushin
