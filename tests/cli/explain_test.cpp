// hint, explain and rate, as they are typed.
#include "cli/transcript.h"

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

// Over 9×9 a digit is called what the board shows: 16 is G, or P where the text is of letters.
TEST_F(Explain, DigitsAreNamedAsTheBoardShowsThem) {
    // A row that lacks one digit, and its column, so that there is nothing else to find first.
    const std::string row = "123456789ABCDEF.";
    const std::string line = row + std::string(240, '.');
    const Said usual = run("$D hint --several " + line);
    EXPECT_EQ(usual.status, 0);
    EXPECT_NE(usual.out.find("r1c16 = G"), std::string::npos) << usual.out;
    EXPECT_EQ(usual.out.find("= 16"), std::string::npos) << usual.out;
    const Said json = run("$D hint --several --json " + line);
    EXPECT_NE(json.out.find(R"("result":"r1c16 = G")"), std::string::npos) << json.out;
    EXPECT_NE(json.out.find(R"({"cell":"r1c16","digit":16})"), std::string::npos);
    const Said letters =
        run("$D hint --several --alphabet letters ABCDEFGHIJKLMNO" + std::string(241, '.'));
    EXPECT_NE(letters.out.find("r1c16 = P"), std::string::npos) << letters.out;
    EXPECT_NE(run("$D hint --several --svg " + line).out.find(">G</text>"), std::string::npos);
    const Said twice = run("$D check G" + std::string(14, '.') + "G" + std::string(240, '.'));
    EXPECT_EQ(twice.out, "argument:1: wrong: r1c1 and r1c16 are both G in row 1\n");
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

TEST_F(Explain, AStepIsGivenUpWhenItsTimeIsOver) {
    // On an empty board chains within chains are looked for as good as for ever.
    const std::string message =
        "argument:1:1: given up after 0.2 seconds, expected a step within --time-limit\n";
    const std::string options = std::string(" --several --time-limit 0.2 '") + several + "'";
    expect("$D hint" + options, 1, "", message);
    expect("$D hint --json" + options, 1, "{\"index\":1,\"status\":\"limit\"}\n", message);
    const Said path = run("$D explain" + options);
    EXPECT_EQ(path.status, 1);
    EXPECT_TRUE(path.out.starts_with("given up after 0 steps, 81 cells left:\n"));
    EXPECT_EQ(path.err, message);
    expect("$D explain --find dynamic-cell" + options, 1, "", message);
    expect("$D explain --json --find dynamic-cell" + options, 1,
           "{\"index\":1,\"status\":\"limit\"}\n", message);
    // What was found in time is not given up because a reader is slow.
    const Said slow = run(std::string("yes ") + hard_line +
                          " | head -300 | $D explain --find hidden-single --grid --full "
                          "--time-limit 0.1 | (sleep 0.5; wc -c)");
    EXPECT_EQ(slow.err, "");
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
          "\"look\":{\"cells\":[\"r1c1\",", "\"placements\":[{\"cell\":\"r2c3\",\"digit\":9}]",
          "\"houses\":[\"box 1\"]"}) {
        EXPECT_NE(said.out.find(key), std::string::npos) << key;
    }
}

TEST_F(Explain, UniversalScalesHaveTheirRatings) {
    expect("$D rate --scale te,b,gb,bxb,w,gw,sw,tyw $E/hard.txt", 0,
           std::string(hard_line) + " te=1 b=2 gb=2 bxb=0 w=2 gw=2 sw=2 tyw=2\n", "");
    expect("$D rate --scale b,te --json $E/hard.txt", 0,
           "{\"index\":1,\"puzzle\":\"" + std::string(hard_line) +
               "\",\"status\":\"unique\",\"b\":2,\"te\":1,\"error\":null}\n",
           "");
    const std::string two = "echo '12..............' | $D rate --scale te";
    expect(two + " -", 1, "12.............. # multiple\n", "");
    expect(two + " --json -", 1,
           "{\"index\":1,\"puzzle\":\"12..............\",\"status\":\"multiple\",\"te\":null,"
           "\"error\":null}\n",
           "");
    for (const auto &[options, told] :
         {std::pair("--scale te,", "'te,' is no scale"),
          std::pair("--scale te,se", "'te,se' is no scale"),
          std::pair("--scale b --format %r", "'%r' is no code, expected one of %u"),
          std::pair("--scale b --max-rating 5", "doesn't go with --scale b")}) {
        const Said said = run("$D rate " + std::string(options) + " $E/hard.txt");
        EXPECT_EQ(said.status, 2) << options;
        EXPECT_NE(said.err.find(told), std::string::npos) << said.err;
    }
}

TEST_F(Explain, HodokusOrderHasItsScores) {
    const Said said = run("$D explain --order hodoku $E/hard.txt");
    EXPECT_EQ(said.status, 0);
    EXPECT_NE(said.out.find("  1    14  hidden single: "), std::string::npos);
    EXPECT_NE(said.out.find("   130  skyscraper: "), std::string::npos);
    expect("$D rate --scale hodoku $E/hard.txt", 0,
           std::string(hard_line) + " hard 680 skyscraper\n", "");
    expect("$D rate --scale hodoku --json $E/hard.txt", 0,
           "{\"index\":1,\"puzzle\":\"" + std::string(hard_line) +
               "\",\"status\":\"unique\",\"level\":\"hard\",\"score\":680,"
               "\"technique\":\"skyscraper\",\"guessed\":false,\"error\":null}\n",
           "");
    const Said both = run("$D rate --scale hodoku --max-rating 5 $E/hard.txt");
    EXPECT_EQ(both.status, 2);
    EXPECT_NE(both.err.find("doesn't go with --scale hodoku"), std::string::npos);
    const Said unknown = run("$D rate --scale hodku $E/hard.txt");
    EXPECT_EQ(unknown.status, 2);
    EXPECT_NE(unknown.err.find("did you mean hodoku?"), std::string::npos);
}

TEST_F(Explain, AUniversalPathHasChainsInCspRulesNotation) {
    const Said path = run("$D explain --order universal --full $E/hard.txt");
    EXPECT_EQ(path.status, 0);
    EXPECT_NE(path.out.find("  2  hidden-single: b1n9{r2c3} ==> r2c3=9\nIn box 1 there is one "),
              std::string::npos)
        << path.out;
    EXPECT_NE(path.out.find("  whip[2]: "), std::string::npos);
    EXPECT_NE(path.out.find("  whip[1]: "), std::string::npos);
    EXPECT_NE(path.out.find("solved in "), std::string::npos);
    const Said json = run("$D explain --order gb --json $E/hard.txt");
    EXPECT_NE(json.out.find(R"("length":0,"notation":"hidden-single: b1n9{r2c3} ==> r2c3=9")"),
              std::string::npos);
    EXPECT_NE(json.out.find(R"("technique":"whip","name":"whip","rating":null,"hodoku":null)"),
              std::string::npos);
    const Said both = run("$D explain --order w --up-to nishio $E/hard.txt");
    EXPECT_EQ(both.status, 2);
    EXPECT_NE(both.err.find("'w' goes without --several, --up-to and --find"), std::string::npos);
    // T&E(3): no chain gets through.
    const Said hardest = run("$D explain --order w 57....9..........8.1.........168..4......28.9.."
                             "2.9416.....2.....6.9.82.4...41.6..");
    EXPECT_EQ(hardest.status, 1);
    EXPECT_NE(hardest.out.find("stuck after "), std::string::npos);
}

TEST_F(Explain, AHintOfAUniversalOrderIsTheFirstStepOfItsPath) {
    const Said hint = run("$D hint --order universal $E/hard.txt");
    EXPECT_EQ(hint.status, 0);
    const std::string notation = hint.out.substr(0, hint.out.find('\n'));
    const Said path = run("$D explain --order universal $E/hard.txt");
    EXPECT_EQ(path.out.substr(0, path.out.find('\n')), "  1  " + notation);
    const Said json = run("$D hint --order w --json $E/hard.txt");
    EXPECT_NE(json.out.find("\"notation\":\"" + notation + "\""), std::string::npos) << json.out;
    const Said what = run("$D hint --order w --what $E/hard.txt");
    EXPECT_NE(what.out.find(" single)"), std::string::npos) << what.out;
    const Said not_proper = run("$D hint --order w --several $E/hard.txt");
    EXPECT_EQ(not_proper.status, 2);
    EXPECT_NE(not_proper.err.find("'w' goes without --several"), std::string::npos);
    const Said cages = run("$D hint --order w $E/variants.jsonl");
    EXPECT_EQ(cages.status, 2);
    EXPECT_NE(cages.err.find("variants.jsonl:1:1: ratings for a board with "), std::string::npos)
        << cages.err;
}

TEST_F(Explain, TheOrderCanBeOnesOwn) {
    folder.write("order.txt", "hidden-single # easiest\n\n  naked-single\nnaked-pair\nxy-wing\n");
    const Said said = run("$D explain --order order.txt $E/hard.txt");
    EXPECT_EQ(said.status, 0);
    EXPECT_EQ(said.out.find("last digit"), std::string::npos);
    EXPECT_NE(said.out.find("solved in "), std::string::npos);
    folder.write("wrong.txt", "hidden-single\nnaked-pai\n");
    const Said wrong = run("$D explain --order wrong.txt $E/hard.txt");
    EXPECT_EQ(wrong.status, 2);
    EXPECT_NE(wrong.err.find("wrong.txt:2: 'naked-pai' is no technique (did you mean naked-pair?)"),
              std::string::npos);
    folder.write("empty.txt", "# nothing\n");
    EXPECT_EQ(run("$D hint --order empty.txt $E/hard.txt").status, 2);
    EXPECT_EQ(run("$D hint --order none.txt $E/hard.txt").status, 2);
}

TEST_F(Explain, AStepIsDrawn) {
    const Said image = run("$D hint --svg $E/hard.txt");
    EXPECT_EQ(image.status, 0);
    EXPECT_EQ(image.out.rfind("<svg xmlns=\"http://www.w3.org/2000/svg\"", 0), 0u);
    EXPECT_NE(image.out.find("<title>In box 1 there is one place left for 9"), std::string::npos);
    EXPECT_NE(image.out.find("class=\"placed\""), std::string::npos);
    const Said grid = run("$D hint --grid --color always $E/hard.txt");
    EXPECT_NE(grid.out.find("2348\x1b[1;32m9\x1b[0m"), std::string::npos);
    const Said plain = run("$D hint --grid $E/hard.txt");
    EXPECT_NE(plain.out.find(" 23489 "), std::string::npos);
    const Said json = run("$D hint --json $E/hard.txt");
    EXPECT_NE(json.out.find("{\"cell\":\"r2c3\",\"digit\":9,\"role\":\"placed\"}"),
              std::string::npos);
    const Said saved = run("$D explain --find naked-pair --svg . $E/hard.txt");
    EXPECT_EQ(saved.status, 0);
    EXPECT_NE(folder.read("puzzle-1-step-001.svg").find("class=\"struck\""), std::string::npos);
    EXPECT_EQ(run("$D explain --svg none $E/hard.txt").status, 2);
}

TEST_F(Explain, WithoutAStepThereIsNoImage) {
    folder.write("done.txt", "483921657967345821251876493548132976729564138136798245372689514"
                             "814253769695417382\n");
    expect("$D hint done.txt", 1, "nothing is left to do\n", "");
    expect("$D hint --svg done.txt", 1, "", "nothing is left to do, so there is no image\n");
    folder.write("order.txt", "last-digit\n");
    expect("$D hint --svg --order order.txt $E/hard.txt", 1, "",
           "no technique gets further, so there is no image\n");
    const Said path = run("$D explain --svg . done.txt; ls *.svg");
    EXPECT_EQ(path.out.rfind("solved in 0 steps: ", 0), 0u);
    EXPECT_EQ(path.status, 2); // of ls: no image
}

TEST_F(Explain, WhatCannotBeMeantIsRefused) {
    for (const auto &[command, told] :
         {std::pair("$D explain --up-to skyscraper $E/hard.txt",
                    "'skyscraper' is not tried in the order se"),
          std::pair("$D hint --svg --json $E/hard.txt", "--json excludes --svg"),
          std::pair("$D hint --order $E $E/hard.txt",
                    "expected se, sukaku, hodoku, universal or a file"),
          std::pair("$D rate --scale hodoku --format %r $E/hard.txt", "%h level")}) {
        const Said said = run(command);
        EXPECT_EQ(said.status, 2) << command;
        EXPECT_NE(said.err.find(told), std::string::npos) << said.err;
    }
    const Said large = run("$D explain --find w-wing $E/25x25.txt");
    EXPECT_EQ(large.status, 2);
    EXPECT_NE(large.err.find("w-wing on a board of side 25, expected 16 or less"),
              std::string::npos);
    const Said second = run("cat $E/hard.txt $E/easy.txt | $D hint --svg -");
    EXPECT_EQ(second.status, 2);
    EXPECT_EQ(second.out.find("<svg"), second.out.rfind("<svg"));
    EXPECT_NE(second.err.find("a second puzzle"), std::string::npos);
}

TEST_F(Explain, WithSeveralSolutionsNothingRestsOnOne) {
    const std::string position =
        "':0606:19:..5..16...7.2...5.9..+58...36..3.......17...2.....1.3...4...58178.........."
        "9...4..::::'";
    const Said proper = run("$D explain --order hodoku --find hidden-rectangle " + position);
    EXPECT_NE(proper.out.find("hidden rectangle: r4c9 ≠ 9\n"), std::string::npos);
    expect("$D explain --several --order hodoku --find hidden-rectangle " + position, 1,
           "no hidden rectangle\n", "");
}

TEST_F(Explain, ProgressComesFromALibraryLine) {
    // Placed digits and eliminated candidates are HoDoKu's; the step is one that needs both.
    const Said said = run(
        "$D explain --find skyscraper --order hodoku "
        "':0400:1:...+94+28+5+7+9+8+43+572..527+8+164+9+3.986.5.4+24...8.+5.9.5.4.963+8.+437+6.925"
        "..95.4.....5.9...+4::::'");
    EXPECT_EQ(said.status, 0);
    EXPECT_EQ(said.out.rfind("  1   130  skyscraper: r4c1 ≠ 1\n", 0), 0u) << said.out;
}

TEST_F(Explain, RatesInOrderAndGoesOnBehindABadLine) {
    folder.write("mixed", "12345\n" + std::string(several) + "\n" + std::string(hard_line) + "\n" +
                              std::string(easy_line) + "\n");
    for (const std::string threads : {"1", "3"}) {
        const Said said = run("$D rate --threads " + threads + " mixed");
        EXPECT_EQ(said.status, 2);
        EXPECT_EQ(said.out, "# mixed:1:1: a line of 5 cells, expected 81 digits and blanks in a "
                            "line, or 9 lines of 9\n" +
                                std::string(several) + " # multiple\n" + std::string(hard_line) +
                                " ED=4.2/1.2/1.2\n" + std::string(easy_line) + " ED=1.2/1.2/1.2\n");
    }
}

TEST_F(Explain, ARatingThatIsNotInTimeKeepsItsLine) {
    folder.write("mixed",
                 "12345\n" + std::string(hard_line) + "\n" + std::string(easy_line) + "\n");
    const std::string none = " --time-limit 0.000000001";
    const std::string lines =
        std::string(hard_line) + " # limit: time\n" + std::string(easy_line) + " # limit: time\n";
    for (const std::string threads : {"1", "3"}) {
        expect("$D rate --threads " + threads + none + " $E/hard.txt " + std::string(easy_line), 1,
               lines, "");
        const Said said = run("$D rate --threads " + threads + none + " mixed");
        EXPECT_EQ(said.status, 2);
        EXPECT_EQ(said.out, "# mixed:1:1: a line of 5 cells, expected 81 digits and blanks in a "
                            "line, or 9 lines of 9\n" +
                                lines);
    }
    expect("$D rate --scale hodoku" + none + " $E/hard.txt", 1,
           std::string(hard_line) + " # limit: time\n", "");
    expect("$D rate --json" + none + " $E/hard.txt", 1,
           R"({"index":1,"puzzle":")" + std::string(hard_line) +
               R"(","status":"limit","er":null,"ep":null,"ed":null,"er_technique":null,)"
               R"("ep_technique":null,"ed_technique":null,"complete":false,"error":null})"
               "\n",
           "");
    // Time enough is as good as no limit.
    for (const std::string enough : {"0", "1000000"}) {
        expect("$D rate --time-limit " + enough + " $E/hard.txt", 0,
               std::string(hard_line) + " ED=4.2/1.2/1.2\n", "");
    }
    expect("$D rate --time-limit=-1 $E/hard.txt", 2, "",
           "dokushin: --time-limit: '-1', expected a number from 0 to 1000000; see dokushin rate "
           "--help\n");
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
