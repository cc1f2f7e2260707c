// generate and minimise, as they are typed.
#include "cli/transcript.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace dokushin {
namespace {

using cli_test::Said;
using Generate = cli_test::ProgramTest;
using Json = nlohmann::json;

// The promise of a seed: these lines must not change, on any machine and in any build.
TEST_F(Generate, ASeedMakesTheSamePuzzlesForEver) {
    const std::string puzzles =
        ".1.4...25.3.59...79......3..93......4........2...1...8..21..7.4..9.7...11..624...\n"
        "......3.85.6............7528.53...4.....6157...7.54.3.4.2..51..9.3...........9...\n"
        ".4.8.9......2...73..83..2..8....4...5.4.....66...5..2......13......3.9..16.7.....\n";
    expect("$D generate 3 --seed 1", 0, puzzles, "");
    expect("$D generate 3 --seed 1 --threads 3", 0, puzzles, "");
    const Said two = run(
        "$D generate --shape 6x6 --seed 1; $D generate --shape 4x4 --seed 18446744073709551615");
    EXPECT_EQ(two.out, ".62.3......6..364......34.5........1\n...1..3.32..4...\n");
}

TEST_F(Generate, ManyPuzzlesAreTheSameWithAnyNumberOfThreads) {
    EXPECT_EQ(run("$D generate 300 --seed 3 --threads 1 >one; $D generate 300 --seed 3 --threads 2 "
                  ">two; cmp one two && sort -u one | wc -l")
                  .out,
              "300\n");
    expect("$D check --minimal one | grep -vc \"proper and minimal$\"", 1, "0\n", "");
}

// Each line is a board of its own that the other commands read.
TEST_F(Generate, RulesAreLaidAndReadAgain) {
    const std::string make = "$D generate 3 --rule-kinds killer,kropki:4..8 --seed 4 ";
    const Said made = run(make);
    EXPECT_EQ(made.status, 0);
    EXPECT_EQ(run(make + "--threads 3").out, made.out);
    EXPECT_EQ(run(make + "| $D check --minimal - | grep -c \"proper and minimal\"").out, "3\n");
    std::istringstream lines(made.out);
    for (std::string line; std::getline(lines, line);) {
        const Json object = Json::parse(line);
        EXPECT_TRUE(object["shape"].get<std::string>().contains("cage(")) << line;
    }
}

TEST_F(Generate, RulesAloneAtALevel) {
    const std::string make = "$D generate 2 --rule-kinds killer --givens 0 --level medium --seed 5";
    EXPECT_EQ(run(make + " | $D rate --scale dokushin --format %h -").out, "medium\nmedium\n");
    EXPECT_EQ(run(make +
                  " | $D convert --drop-solution --to f-puzzles-link - | $D solve - | grep -vc '#'")
                  .out,
              "2\n");
    EXPECT_EQ(run(make + " | $D print --ratings --json -o book.pdf - | grep -c '\"medium\"'").out,
              "2\n");
}

TEST_F(Generate, WrongRuleKindsAreUsageErrors) {
    for (const std::string_view wrong :
         {"--rule-kinds kiler", "--rule-kinds killer:0", "--rule-kinds arrow:5..2",
          "--rule-kinds killer:101%", "--rule-kinds killer,killer", "--rule-kinds ''x",
          "--cage-cells 3", "--rule-kinds killer --cage-cells 9..2",
          "--rule-kinds killer --shape grid:6x8", "--rule-kinds killer --sukaku",
          "--rule-kinds killer --scale se --rating 3..4"}) {
        EXPECT_EQ(run("$D generate " + std::string(wrong)).status, 2) << wrong;
    }
}

TEST_F(Generate, ASeedIsChosenAndTold) {
    const Said said = run("$D generate");
    EXPECT_EQ(said.status, 0);
    ASSERT_TRUE(said.err.starts_with("dokushin: --seed "));
    const std::string seed = said.err.substr(17, said.err.find(' ', 17) - 17);
    expect("$D generate --seed " + seed, 0, said.out, "");
}

TEST_F(Generate, WishesAreGranted) {
    const Said rated = run("$D generate 5 --seed 2 --symmetry diagonal --rating 3..5");
    EXPECT_EQ(rated.status, 0);
    EXPECT_EQ(run("$D generate 5 --seed 2 --symmetry diagonal --rating 3..5 | cut -d\" \" -f1 | "
                  "$D rate -")
                  .out,
              rated.out);
    const Said levels =
        run("$D generate 3 --seed 2 --scale hodoku --level medium | cut -d\" \" -f1 "
            "| $D rate --scale hodoku --format %h -");
    EXPECT_EQ(levels.out, "medium\nmedium\nmedium\n");
    EXPECT_EQ(run("$D generate 2 --seed 2 --needs naked-pair | $D rate --format %R -").out,
              "naked pair\nnaked pair\n");
    // What singles solve is rated 2.3, a naked single, at most.
    std::istringstream ratings(
        run("$D generate 20 --seed 2 --singles | $D rate --format %r -").out);
    unsigned rated_singles = 0;
    for (double rating = 0; ratings >> rating; ++rated_singles) {
        EXPECT_LE(rating, 2.3);
    }
    EXPECT_EQ(rated_singles, 20U);
}

TEST_F(Generate, ObjectsHaveWhatALineHasNot) {
    const Json object = Json::parse(run("$D generate --json --seed 2 --shape 4x4").out);
    EXPECT_EQ(object["index"], 1);
    EXPECT_EQ(object["seed"], 2);
    EXPECT_EQ(object["attempt"], 0);
    EXPECT_EQ(object["symmetry"], "none");
    EXPECT_EQ(object["rated"], nullptr);
    const std::string puzzle = object["puzzle"];
    EXPECT_EQ(object["givens"], 16 - std::ranges::count(puzzle, '.'));
    EXPECT_EQ(run("$D solve " + puzzle).out, std::string(object["solution"]) + "\n");
}

TEST_F(Generate, WhatCannotBeIsToldAtOnce) {
    expect("$D generate --givens 16", 2, "",
           "dokushin: a puzzle of 16 givens, expected 17 or more: with fewer none has one "
           "solution\n");
    expect("$D generate --givens 18 --symmetry full", 2, "",
           "dokushin: 18 givens with symmetry full, expected a number that cells which are "
           "symmetrical to each other add up to\n");
    const auto refused = [&](const std::string &options, const std::string &why) {
        expect("$D generate " + options, 2, "",
               "dokushin: " + why + "; see dokushin generate --help\n");
    };
    refused("--givens 20.5", "--givens: '20.5', expected whole numbers");
    refused("--rating 21", "--rating: '21', expected a number from 1 to 20, or two as in 1..20");
    refused("--rating 5..4",
            "--rating: '5..4', expected a number from 1 to 20, or two as in 1..20");
    refused("--level hard", "--level: goes with --scale hodoku; for the others there is --rating");
    refused("--needs x-win", "--needs: 'x-win' is no technique (did you mean x-wing?), expected "
                             "one of those that --help lists");
    refused("--needs skyscraper", "--needs: 'skyscraper' is not tried in the order of --scale se");
    refused("--needs x-wing --without swordfish,x-wing",
            "--without: 'x-wing' is what --needs asks for");
    refused("0", "count: '0', expected a whole number of 1 or more");
}

TEST_F(Generate, WishesThatContradictEachOtherAreToldAtOnce) {
    const auto refused = [&](const std::string &options, const std::string &why) {
        expect("$D generate --seed 1 " + options, 2, "",
               "dokushin: " + why + "; see dokushin generate --help\n");
    };
    refused("--singles --needs x-wing", "--needs: 'x-wing' is harder than --singles allows");
    refused("--singles --scale hodoku --needs pointing",
            "--needs: 'pointing' is harder than --singles allows");
    refused("--needs x-wing --rating 1.0..2.9",
            "--needs: 'x-wing' is harder than --rating 1.0..2.9 allows");
    refused("--needs x-wing --rating 4.0..", "--rating: '4.0..' is above all that --needs allows");
    refused("--singles --rating 3.0..", "--rating: '3.0..' is above all that --singles allows");
    refused("--scale hodoku --level easy --needs x-wing",
            "--needs: 'x-wing' is harder than --level easy allows");
    refused("--scale hodoku --level easy --rating 900..",
            "--rating: '900..' is above all that --level allows");
    refused("--scale hodoku --rating ..100 --needs x-wing",
            "--needs: 'x-wing' is harder than --rating ..100 allows");
}

TEST_F(Generate, WishesThatGoTogetherAreMet) {
    // What is rated lower than naked singles comes before them, on a path that needs no more.
    for (const std::string options :
         {"--singles --needs direct-pointing", "--needs x-wing --rating 3.2..",
          "--singles --rating ..2.3", "--scale hodoku --level hard --needs x-wing"}) {
        EXPECT_EQ(run("$D generate --seed 1 " + options).status, 0) << options;
    }
}

TEST_F(Generate, ManyGivensNeedNotBeMinimal) {
    for (const std::string givens : {"36", "30..40", "40"}) {
        const Said said = run("$D generate --seed 1 --json --givens " + givens);
        EXPECT_EQ(said.status, 0) << givens;
        EXPECT_NE(said.err.find("givens when none could go: of "), std::string::npos) << said.err;
        EXPECT_NE(said.err.find(", as with --loose\n"), std::string::npos) << said.err;
        const unsigned found = Json::parse(said.out)["givens"];
        EXPECT_GE(found, 30U);
        EXPECT_LE(found, 40U);
    }
    EXPECT_EQ(run("$D generate --seed 1 --givens 25").err, "");
    EXPECT_EQ(run("$D generate --seed 1 --shape 4 --givens 5").err, "");
    EXPECT_EQ(run("$D generate --seed 1 --shape 6 --givens 20").status, 0);
    const Said minimal = run("$D generate --shape 4 --minimal --time-limit 2 --seed 1 --givens 12");
    EXPECT_EQ(minimal.status, 1);
    EXPECT_NE(minimal.err.find("; --loose leaves givens that could go"), std::string::npos)
        << minimal.err;
}

TEST_F(Generate, GivensStandWhereAPatternHasThem) {
    const std::string pattern = "1..1.11.1..1.11.";
    const Said typed = run("$D generate --shape 4 --loose --seed 1 --pattern " + pattern);
    EXPECT_EQ(typed.status, 0);
    for (std::size_t at = 0; at < pattern.size(); ++at) {
        EXPECT_EQ(typed.out[at] == '.', pattern[at] == '.') << typed.out;
    }
    expect("printf \"x..x\\n.xx.\\nx__x\\n0xx0\\n\" >mask; $D generate --shape 4 --loose --seed 1 "
           "--pattern mask",
           0, typed.out, "");
    expect("$D generate --pattern 1.1.", 2, "",
           "dokushin: --pattern: 1.1. has 4 cells, expected 81, or a file of them; see dokushin "
           "generate --help\n");
    expect("printf x.x >small; $D generate --pattern small", 2, "",
           "dokushin: --pattern: small has 3 cells, expected 81; see dokushin generate --help\n");
    expect("$D generate --pattern no-such-file", 2, "",
           "dokushin: --pattern: no-such-file has 12 cells, expected 81, or a file of them; see "
           "dokushin generate --help\n");
    expect("$D generate --pattern \"\"", 2, "",
           "dokushin: --pattern: '', expected a value; see dokushin generate --help\n");
}

TEST_F(Generate, ASearchInVainEndsAndTellsTheClosest) {
    const Said givens = run("$D generate --givens 17 --symmetry full --seed 1 --time-limit 3");
    EXPECT_EQ(givens.status, 1);
    EXPECT_EQ(givens.out, "");
    EXPECT_TRUE(givens.err.starts_with("dokushin: no puzzle of 17 givens with full symmetry is "
                                       "known"));
    EXPECT_TRUE(givens.err.contains("\ndokushin: gave up after 3 s without a puzzle"));
    EXPECT_TRUE(givens.err.contains(" givens)\n")) << givens.err;
    const Said rating = run("$D generate --rating 1.0..1.1 --alphabet letters --shape 6 --seed 1 "
                            "--threads 1 --time-limit 3");
    EXPECT_EQ(rating.status, 1);
    // It was rated no further than the first step beyond the range.
    EXPECT_TRUE(rating.err.contains("(rated more than 1.")) << rating.err;
    EXPECT_TRUE(rating.err.contains("; the closest: ")) << rating.err;
    EXPECT_FALSE(rating.err.contains("1..")) << rating.err;
}

TEST_F(Generate, AnInterruptKeepsWhatIsMade) {
    const Said said = run("$D generate 200000 --seed 1 >puzzles & pid=$!; until [ -s puzzles ]; do "
                          "sleep 0.05; done; kill -INT $pid; wait $pid; status=$?; cat puzzles; "
                          "exit $status");
    EXPECT_EQ(said.status, 130);
    EXPECT_TRUE(said.out.starts_with(".1.4...25.3.59...79......3"));
    EXPECT_TRUE(said.out.ends_with("\n"));
    EXPECT_TRUE(said.err.contains("of 200000 puzzles")) << said.err;
}

TEST_F(Generate, NumbersAreDecimal) {
    EXPECT_EQ(run("$D generate --seed 010").out, run("$D generate --seed 10").out);
    EXPECT_EQ(run("$D generate 02 --seed 08 --threads 01").out,
              run("$D generate 2 --seed 8 --threads 1").out);
}

TEST_F(Generate, ABoardOfOneCellNeedsNoGivens) {
    expect("$D generate --shape 1 --seed 1", 0, ".\n", "");
    expect("$D generate --shape 1 --seed 1 --controlled-bias", 0, ". 1\n", "");
}

TEST_F(Generate, CandidatesAreNotDroppedInSilence) {
    // Every cell's candidates are stated: no givens, and yet one solution.
    std::string marks;
    for (const char c : run("$D solve $E/4x4.txt").out.substr(0, 16)) {
        for (char digit = '1'; digit <= '4'; ++digit) {
            marks += digit == c ? digit : '.';
        }
    }
    const Said minimal = run("$D minimise --from sukaku " + marks);
    EXPECT_EQ(minimal.status, 0);
    EXPECT_EQ(minimal.out.size(), 65U);
    EXPECT_LT(std::ranges::count(minimal.out, '.'), std::ranges::count(marks, '.'));
    const Said morph = run("$D morph --seed 1 --from sukaku " + marks);
    EXPECT_EQ(morph.status, 2);
    EXPECT_EQ(morph.err, "argument:1:1: a puzzle that states candidates, expected one of givens "
                         "alone\n");
    EXPECT_EQ(morph.out, "");
}

TEST_F(Generate, MinimisesInOrderAndGoesOnBehindAWrongLine) {
    const Said said = run("$D minimise $E/easy.txt 11.............. ................");
    EXPECT_EQ(said.status, 2);
    EXPECT_EQ(said.err, "argument:1:1: r1c1 and r1c2 are both 1 in row 1\n");
    std::istringstream lines(said.out);
    std::string first;
    std::getline(lines, first);
    EXPECT_EQ(run("$D check --minimal " + first).status, 0);
    EXPECT_EQ(said.out.substr(first.size() + 1),
              "11.............. # invalid\n................ # not proper\n");
    EXPECT_NE(run("$D minimise --seed 2 $E/easy.txt").out, first + "\n");
    const Json object = Json::parse(run("$D minimise --json $E/easy.txt").out);
    EXPECT_EQ(object["puzzle"], first);
    EXPECT_EQ(object["givens"], 81 - std::ranges::count(first, '.'));
}

TEST_F(Generate, ASymmetryOfABoardThatIsNotSquareIsRefusedByName) {
    const std::string whole = "--shape grid:4x5 12345234513451245123";
    EXPECT_EQ(run("$D minimise " + whole).status, 0);
    const Said said = run("$D minimise --symmetry 180 " + whole);
    EXPECT_EQ(said.status, 2);
    EXPECT_NE(said.err.find("a board that is not square"), std::string::npos);
    EXPECT_EQ(said.out, "12345234513451245123 # unsupported\n");
}

// Each puzzle of the game has a rating that none before has, and the pattern.
TEST_F(Generate, ThePatternsGameHasEachRatingOnce) {
    const std::string mask =
        "...x...xx..x....x.....xx.xx......x..xx.....xx..x......xx.xx.....x....x..xx...x...";
    const std::string game = "$D generate --patterns-game --pattern " + mask + " --seed 3 ";
    const Said made = run(game + "6 >made; cut -d = -f 2 made | grep -v '#' | sort -u | wc -l; "
                                 "grep -v '#' made | cut -c 1-81 | tr 1-9 x | sort -u; "
                                 "$D check --minimal made | grep -vc 'proper and minimal'");
    EXPECT_EQ(made.out, "6\n" + mask + "\n0\n");
    // `rate` says the same, and the table counts it.
    EXPECT_EQ(run("grep -v '#' made | cut -c 1-81 | $D rate - | cmp - <(grep -v '#' made)").status,
              0);
    EXPECT_EQ(run("tail -n 1 made").out.substr(0, 6), "#  all");
    // What was posted comes no more, nor its ratings, nor what is equivalent.
    EXPECT_EQ(run("$D morph --seed 1 made >posted; " + game +
                  "6 --posted posted >more; cat made more | grep -v '#' | cut -d = -f 2 | sort | "
                  "uniq -d")
                  .out,
              "");
    EXPECT_EQ(run(game + "2 --posted none").status, 2);
    expect(game + "2 --posted /", 2, "",
           "dokushin: --posted: / can't be read; see dokushin generate --help\n");
    expect(game + "2 --posted $E/4x4.txt", 2, "",
           "dokushin: --posted: " DOKUSHIN_SOURCE_DIR "/examples/4x4.txt:2: a puzzle of another "
           "board; see dokushin generate --help\n");
    EXPECT_EQ(run("$D generate --patterns-game 2").status, 2);
}

} // namespace
} // namespace dokushin
