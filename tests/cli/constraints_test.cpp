// A board with a constraint, in each subcommand: it is honoured, or refused at the puzzle's place.
#include "cli/transcript.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include <nlohmann/json.hpp>
#include <set>

namespace dokushin {
namespace {

using cli_test::Said;
using Json = nlohmann::json;

// Its solution begins 543817926 (README): r1c2 is less than r1c1.
class Constraints : public cli_test::ProgramTest {
  protected:
    static constexpr const char *held = "--shape '9x9+less(r1c2,r1c1)' ";
    static constexpr const char *broken = "--shape '9x9+less(r1c1,r1c2)' ";
    static std::string file() { return DOKUSHIN_SOURCE_DIR "/examples/hard.txt"; }

    /// What is refused of the puzzle in that file; nothing else may be said of it.
    void expect_refused(const std::string &command, const std::string &what) {
        const Said said = run("$D " + command + " " + held + file());
        EXPECT_EQ(said.status, 2) << command;
        EXPECT_NE(said.err.find(what + " for a board with less(r1c2,r1c1), expected a board whose "
                                       "rules are houses"),
                  std::string::npos)
            << command << ": " << said.err;
        EXPECT_EQ(said.err.find("hard.txt:"), said.err.find("hard.txt")) << said.err;
        EXPECT_EQ(said.out.find("543817926"), std::string::npos) << command << ": " << said.out;
    }
};

TEST_F(Constraints, AreHonouredBySolvingAndChecking) {
    for (const std::string method : {"auto", "backtrack", "mrv", "search", "sat"}) {
        const Said said = run("$D solve --method " + method + " " + held + file());
        EXPECT_EQ(said.status, 0) << method;
        EXPECT_EQ(said.out.substr(0, 9), "543817926") << method;
        EXPECT_EQ(run("$D solve --method " + method + " " + broken + file()).status, 1) << method;
    }
    EXPECT_EQ(run("$D check " + std::string(held) + file()).status, 0);
    EXPECT_EQ(run("$D check " + std::string(broken) + file()).status, 1);
    EXPECT_EQ(run("$D count --shape '4x4+less(r1c1,r1c2)' ................").out,
              "................ 144\n");
    EXPECT_EQ(run("$D count --shape '4x4+less(r1c1,r1c2)' --json ................").status, 0);
    EXPECT_EQ(run("$D trace --max 3 " + std::string(held) + file()).status, 0);
    EXPECT_EQ(run("$D study --redundant --removals " + std::string(held) + file()).status, 0);
    EXPECT_EQ(
        run("$D compare --methods backtrack,mrv,search,sat " + std::string(held) + file()).status,
        0);
    EXPECT_EQ(run("$D count --method states --grids '4x4+less(r1c1,r1c2)'").status, 2);
    EXPECT_EQ(run("$D candidates " + std::string(held) + file()).status, 0);
}

TEST_F(Constraints, OfManyPuzzlesAreToldTheSameByAnyNumberOfThreads) {
    std::string lines;
    for (int number = 0; number < 20; ++number) {
        lines += ".Shape~4x4.Cage~" + std::to_string(3 + number % 5) + "~R1C1~R1C2\n";
        lines += number % 7 == 3 ? "nonsense\n" : "1234341221434321\n";
    }
    folder.write("mixed", lines);
    for (const std::string options : {"solve", "solve --json", "solve --count --limit 9",
                                      "solve --time-limit 9", "check --json"}) {
        const Said alone = run("$D " + options + " --threads 1 mixed");
        const Said together = run("$D " + options + " --threads 3 mixed");
        EXPECT_EQ(alone.out, together.out) << options;
        EXPECT_EQ(alone.err, together.err) << options;
        EXPECT_EQ(alone.status, together.status) << options;
        EXPECT_EQ(std::ranges::count(alone.out, '\n'), 40) << options;
    }
}

TEST_F(Constraints, ARandomSolutionKeepsThem) {
    const std::string puzzle = " --shape 4x4 --rule 'cage 3 r1c1 r1c2' ................";
    std::set<std::string> different;
    for (const std::string seed : {"1", "2", "3", "4", "5"}) {
        const Said said = run("$D solve --random --seed " + seed + puzzle);
        EXPECT_EQ(said.status, 0) << said.err;
        EXPECT_THAT(said.out, ::testing::MatchesRegex("(12|21)[1-4]{14}\n"));
        EXPECT_EQ(run("$D solve --random --threads 1 --seed " + seed + puzzle).out, said.out);
        different.insert(said.out);
    }
    EXPECT_GT(different.size(), 2U);
    const Json object = Json::parse(run("$D solve --random --json" + puzzle).out);
    EXPECT_EQ(object["status"], "multiple");
    EXPECT_EQ(object["solutions"], 48);
    EXPECT_EQ(object["stopped"], "exhausted");
    EXPECT_EQ(run("$D solve --random --shape 4x4 11..............").status, 2);
    folder.write("blanks", "................\n................\n................\n");
    const std::string three = run("$D solve --random blanks").out;
    EXPECT_NE(three.substr(0, 16), three.substr(17, 16));
    EXPECT_EQ(three, run("$D solve --random --threads 1 blanks").out);
    for (const std::string wrong : {"--seed 1", "--random --limit 3", "--random --all"}) {
        EXPECT_EQ(run("$D solve " + wrong + puzzle).status, 2) << wrong;
    }
}

TEST_F(Constraints, AreTakenAwayThatAPuzzleDoesNotNeed) {
    const std::string puzzle = "--shape 4x4 --rule 'sum 4 r1c1' --rule 'cage 10 r2c1 r2c2 r2c3 "
                               "r2c4' ........1.4....2";
    const Said said = run("$D minimise --take both " + puzzle);
    EXPECT_EQ(said.status, 0) << said.err;
    EXPECT_EQ(said.out, "# puzzle 4x4 ........1.4....2\nsum 4 r1c1\n");
    const Json object = Json::parse(run("$D minimise --take rules --json " + puzzle).out);
    EXPECT_EQ(object["taken_rules"], Json::parse(R"(["cage 10 r2c1 r2c2 r2c3 r2c4"])"));
    EXPECT_EQ(object["rules"], Json::parse(R"(["sum 4 r1c1"])"));
    EXPECT_EQ(object["complete"], true);
    const Said improper = run("$D minimise --take both " + std::string(broken) + file());
    EXPECT_EQ(improper.status, 1);
    EXPECT_EQ(improper.out.find("# not proper: "), 0U) << improper.out;
    EXPECT_EQ(run("$D minimise --time-limit 1 " + file()).status, 2);
    EXPECT_EQ(run("$D minimise --take rules --symmetry 180 " + file()).status, 2);
    EXPECT_EQ(run("$D minimise --take givens --symmetry 180 " + file()).status, 0);
}

TEST_F(Constraints, AreHonouredByMakingPuzzles) {
    const Said made = run("$D generate 3 --seed 1 --shape '6x6+less(r1c1,r6c6)' | tee made");
    EXPECT_EQ(made.status, 0);
    EXPECT_EQ(run("$D check --minimal --shape '6x6+less(r1c1,r6c6)' made | grep -c ': proper and "
                  "minimal'")
                  .out,
              "3\n");
    const Said as_json =
        run("$D generate --json --seed 1 --shape '4x4+less(r1c1,r4c4)' | tee made.jsonl");
    EXPECT_EQ(Json::parse(as_json.out)["shape"], "4x4+less(r1c1,r4c4)");
    EXPECT_EQ(run("$D check made.jsonl").out.find("not"), std::string::npos);
    const Said wished = run("$D generate --shape '6x6+less(r1c1,r6c6)' --rating 1..2");
    EXPECT_EQ(wished.status, 2);
    EXPECT_NE(wished.err.find("ratings for a board with less(r1c1,r6c6)"), std::string::npos);
}

TEST_F(Constraints, ThatAPuzzleCanDoWithoutAreListed) {
    const std::string spare = "--shape '4x4+sum(4:r1c1)+cage(10:r2c1,r2c2,r2c3,r2c4)' ";
    expect("$D check " + spare + "........1.4....2", 0,
           "argument:1: proper and minimal; 1 of its rules can go\n"
           "  cage 10 r2c1 r2c2 r2c3 r2c4\n",
           "");
    const Json found = Json::parse(run("$D check --json " + spare + "........1.4....2").out);
    EXPECT_EQ(found["redundant_rules"],
              Json::parse(R"({"rules": ["cage 10 r2c1 r2c2 r2c3 r2c4"], "complete": true})"));
    EXPECT_EQ(found["told"], "proper and minimal; 1 of its rules can go");
    EXPECT_TRUE(found["minimal"]);
    const Json several = Json::parse(run("$D check --json " + spare + "................").out);
    EXPECT_TRUE(several["redundant_rules"].is_null());
    EXPECT_FALSE(
        Json::parse(run("$D check --json 4.......1.4....2").out).contains("redundant_rules"));
    EXPECT_EQ(run("$D check --shape 4x4+diagonals 1243431234212134").out,
              "argument:1: finished and right\n");
    expect("$D check --shape '4x4+less(r1c2,r1c1)+less(r1c4,r1c1)' 4.......1.4....2", 0,
           "argument:1: proper, not minimal: 1 of its givens can go: r1c1; 2 of its rules can go, "
           "any one of them\n"
           "  less r1c2 r1c1\n"
           "  less r1c4 r1c1\n",
           "");
}

TEST_F(Constraints, AreRefusedWhereHousesAreAllThatIsKnown) {
    expect_refused("rate", "ratings");
    expect_refused("rate --scale sukaku", "ratings");
    expect_refused("rate --scale hodoku", "ratings");
    expect_refused("canon", "canonical forms and equivalents");
    expect_refused("morph", "canonical forms and equivalents");
    expect_refused("solve --method dlx", "the method dlx");
    expect_refused("solve --json --method bands", "the method bands");
    expect_refused("trace --method singles", "the method singles");
    expect_refused("count --method states", "counting by states");
    expect_refused("count --method both", "counting by states");
    expect_refused("compare", "the method singles");
    expect_refused("study --backdoors", "backdoors");
    expect_refused("study --unavoidable", "unavoidable sets");
}

TEST_F(Constraints, TheNextPuzzleIsAnswered) {
    folder.write("two.jsonl",
                 R"json({"puzzle":"1...............","shape":"4x4+less(r1c1,r1c2)"})json"
                 "\n"
                 R"json({"puzzle":"1..........2.3..","shape":"4x4"})json"
                 "\n");
    const Said said = run("$D rate --json two.jsonl");
    EXPECT_EQ(said.status, 2);
    EXPECT_NE(said.err.find("two.jsonl:1:1: ratings"), std::string::npos) << said.err;
    EXPECT_EQ(std::ranges::count(said.out, '\n'), 2) << said.out;
}

TEST_F(Constraints, StepsNameTheRuleTheCombinationsAndTheSums) {
    const std::string board = "$D hint --shape '4x4+cage(3:r1c1,r1c2)+cage(5:r2c1,r2c2)"
                              "+cage(7:r1c3,r1c4)+cage(4:r2c3,r3c3)' ................";
    const Said english = run(board + " --several");
    EXPECT_EQ(english.status, 0) << english.err;
    EXPECT_NE(english.out.find("The cage of 3 at r1c1 and r1c2 can only be 1+2, so r1c1 ≠ 3 4"),
              std::string::npos)
        << english.out;
    const Said japanese = run(board + " --several --lang ja");
    EXPECT_NE(japanese.out.find("1+2だけ"), std::string::npos) << japanese.out;
    EXPECT_NE(japanese.out.find("ケージ"), std::string::npos) << japanese.out;
    const Said chinese = run(board + " --several --lang zh");
    EXPECT_NE(chinese.out.find("笼"), std::string::npos) << chinese.out;
    const Said json = run(board + " --several --json");
    EXPECT_NE(
        json.out.find(R"json("rules":["cage(3:r1c1,r1c2)"],"combinations":[[1,2]],"total":3)json"),
        std::string::npos)
        << json.out;
}

// A board without rules has HoDoKu's level and score on this scale, too.
TEST_F(Constraints, TheScaleOfDokushinIsHodokusOnHouses) {
    const Said plain = run("$D rate --scale dokushin $E/hard.txt");
    EXPECT_EQ(plain.out, run("$D rate --scale hodoku $E/hard.txt").out);
    const Said ruled = run("$D rate --scale dokushin --shape '4x4+cage(3:r1c1,r1c2)' "
                           "................");
    EXPECT_EQ(ruled.status, 1) << ruled.err; // several solutions
}

TEST_F(Constraints, JsonKeepsThem) {
    const Said said =
        run("$D convert --to json " + std::string(held) + file() + " | tee some.jsonl");
    EXPECT_EQ(Json::parse(said.out)["shape"], "9x9+less(r1c2,r1c1)");
    EXPECT_EQ(run("$D solve some.jsonl").out.substr(0, 9), "543817926");
    const Said wrong = run("$D solve --shape '9x9+less(r1c1)' " + file());
    EXPECT_EQ(wrong.status, 2);
    EXPECT_NE(wrong.err.find("'less(r1c1)' is no constraint of this board, expected two cells"),
              std::string::npos)
        << wrong.err;
}

} // namespace
} // namespace dokushin
