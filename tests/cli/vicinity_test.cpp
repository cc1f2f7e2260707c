// vicinity, as it is typed.
#include "cli/transcript.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace dokushin {
namespace {

using Vicinity = cli_test::ProgramTest;
using cli_test::Said;
using Json = nlohmann::json;

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
                  "--minimal - | grep -vc 'proper and minimal'")
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
    const Said all = run("$D vicinity --minimal --rounds 2 $E/6x6.txt >all; wc -l <all");
    EXPECT_GT(std::stoi(all.out), 100);
    EXPECT_EQ(run("$D canon --unique all | wc -l").out, all.out);
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

// The last round begins with the grid of the solution, which has no room for one more given.
TEST_F(Vicinity, ALaterRoundMayBeginWithAFullGrid) {
    expect("$D vicinity --remove 0 --add 1 --rounds 0 1.3.3..2.3..2..3 | grep -vc '\\.'", 0, "1\n",
           "");
    EXPECT_EQ(run("$D vicinity --remove 0 --add 1 --rounds 0 1.3.3..2.3..2..3 >all").status, 0);
}

// Some hundreds of puzzles; under sanitizers 66.
constexpr const char *rounds = DOKUSHIN_EVERY > 1 ? "2" : "3";

TEST_F(Vicinity, ThreadsDoNotChangeIt) {
    const std::string near =
        std::string("$D vicinity --keep 'te>=1' $E/6x6.txt $E/4x4.txt --rounds ") + rounds;
    const Said alone = run(near + " --threads 1");
    EXPECT_EQ(alone.status, 0);
    EXPECT_NE(alone.out, "");
    for (const std::string threads : {"2", "5"}) {
        EXPECT_EQ(run(near + " --threads " + threads).out, alone.out);
    }
}

TEST_F(Vicinity, ShardsJoinedAreTheWhole) {
    const std::string near = "$D vicinity --all --json --sample 50 --seed 7 list";
    run("cat $E/4x4.txt $E/4x4.txt $E/hard.txt $E/6x6.txt >list");
    const Said joined = run("for i in 1 2 3; do " + near +
                            " --shard $i/3 >part$i; done; $D join part1 part2 part3");
    EXPECT_EQ(joined.status, 0);
    EXPECT_EQ(joined.out, run(near).out);
    EXPECT_EQ(run("$D vicinity --shard 1/2 list").status, 2);
}

// Whatever ends a run, the same command prints what the run without an end prints.
TEST_F(Vicinity, GoesOnFromItsJournal) {
    const std::string near =
        std::string("$D vicinity --keep 'te>=1' $E/4x4.txt $E/6x6.txt --rounds ") + rounds;
    const Said whole = run(near);
    EXPECT_NE(whole.out, "");
    EXPECT_EQ(run(near + " --journal whole").out, whole.out);
    EXPECT_EQ(run(near + " --journal whole").out, whole.out); // nothing is left to do
    const int bytes = std::stoi(run("wc -c <whole").out);
    for (int cut = 0; cut <= bytes; cut += bytes / 7 + 1) {
        ASSERT_EQ(run("head -c " + std::to_string(cut) + " whole >cut").status, 0);
        EXPECT_EQ(run(near + " --journal cut").out, whole.out) << cut;
        EXPECT_EQ(run("cmp whole cut").status, 0) << cut;
    }
    for (const std::string seconds : {"0.02", "0.05", "0.2"}) {
        run(near + " --journal killed >ended & pid=$!; sleep " + seconds +
            "; kill -9 $pid; wait $pid");
    }
    EXPECT_EQ(run(near + " --journal killed").out, whole.out);
    // A further round, and another number of threads.
    run("$D vicinity --keep 'te>=1' --rounds 1 $E/4x4.txt $E/6x6.txt --journal one");
    EXPECT_EQ(run(near + " --threads 1 --journal one").out, whole.out);
}

// What was refused is refused again, and digits from 0 come back as they were.
TEST_F(Vicinity, GoesOnWithTheSameComplaintsAndDigits) {
    run("(echo 1...............; cat $E/4x4.txt) >list");
    for (const std::string near :
         {"$D vicinity --json --remove 2 list", "$D vicinity --remove 3 --sample 90 --seed 1 list",
          "$D vicinity --all --shape grid:4x4:0-3:2x2 .....2.....03..2"}) {
        const Said whole = run(near);
        for (int times = 0; times < 2; ++times) {
            const Said resumed = run(near + " --journal one");
            EXPECT_EQ(resumed.out, whole.out) << near;
            EXPECT_EQ(resumed.err, whole.err) << near;
            EXPECT_EQ(resumed.status, whole.status) << near;
        }
        run("rm one");
    }
}

TEST_F(Vicinity, RefusesAnotherRunsJournal) {
    run("$D vicinity --journal one $E/4x4.txt");
    expect("$D vicinity --minimal --journal one $E/4x4.txt", 2, "",
           "one: of another run: other options or inputs; remove it to begin anew, or choose "
           "another --journal\n");
    expect("$D vicinity --journal /dev/null $E/4x4.txt", 2, "",
           "/dev/null: no file, expected a name for one in --journal\n");
    expect("echo 12; echo 34 >list; $D vicinity --journal list $E/4x4.txt", 2, "12\n",
           "list: no journal of dokushin vicinity; choose another --journal\n");
    expect("$D vicinity --journal two - <$E/4x4.txt", 2, "",
           "dokushin: --journal: standard input can't be read again; name files; see dokushin "
           "vicinity --help\n");
    expect("$D vicinity --sample 9 --journal two $E/4x4.txt", 2, "",
           "dokushin: --seed: is needed with --sample for parts and journals; see "
           "dokushin vicinity --help\n");
    expect("echo 'found 1 x' >>one; $D vicinity --journal one $E/4x4.txt", 2, "",
           "one: 'found 1 x' is no line of a journal; remove it to begin anew\n");
}

} // namespace
} // namespace dokushin
