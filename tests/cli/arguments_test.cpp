// What may stand on the command line: files with any name, puzzles, odd numbers.
#include "cli/transcript.h"

#include <nlohmann/json.hpp>

namespace dokushin {
namespace {

using cli_test::Said;
using Json = nlohmann::json;
using Arguments = cli_test::ProgramTest;

TEST_F(Arguments, AMissingFileIsNotTakenForAPuzzle) {
    // Sixteen and nineteen characters, one of which a 4×4 board would have.
    for (const std::string name :
         {"puzzles-2024.txt", "my_sudoku_file_1", "20241121-123456.txt", "no/such/file"}) {
        expect("$D check " + name, 2, "", name + ": No such file or directory\n");
    }
    expect("$D check \"\"", 2, "", "'': No such file or directory\n");
    // A string of ISS is no name of a file, though its rule is not understood.
    EXPECT_TRUE(
        run("$D solve .ChaosConstruction.AntiKing")
            .err.starts_with("argument:1:1: '.ChaosConstruction', whose rule is not understood"));
}

TEST_F(Arguments, AFileGoesBeforeAPuzzleOfItsName) {
    folder.write("1.343..2.3..2..3", "4.......1.4....2\n");
    expect("$D solve 1.343..2.3..2..3", 0, "4321213412433412\n", "");
}

TEST_F(Arguments, WhatWasMeantAsAPuzzleIsToldAsOne) {
    expect("$D check " + std::string(80, '.'), 2, "",
           "argument:1:1: 80 cells, expected 81 for 9×9, or another square number\n");
    expect("$D check " + std::string(82, '0'), 2, "",
           "argument:1:1: 82 cells, expected 81 for 9×9, or another square number\n");
    expect("$D check 1.343..2.3..2..x", 2, "",
           "argument:1:16: 'x' is no digit of a 4×4 board, expected 1–4 or a blank (. 0 * _ - "
           "?)\n");
    expect("$D check --alphabet letters ABCDCDABBADCDCBA", 0, "argument:1: finished and right\n",
           "");
    expect("$D solve \"[[1,0,3,4],[3,0,0,2],[0,3,0,0],[2,0,0,3]]\"", 0, "1234341243212143\n", "");
}

TEST_F(Arguments, LinksAndCellsApartAreNoFiles) {
    const std::string zeros =
        "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
    const std::string solved =
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179\n";
    for (const std::string &link :
         {"https://www.sudokuwiki.org/sudoku.htm?bd=" + zeros, "www.example.org/solver/" + zeros}) {
        expect("$D solve \"" + link + "\"", 0, solved, "");
    }
    expect(
        "$D check \"https://www.f-puzzles.com/?load=N4IgzglgXgpiBcBOA\"", 2, "",
        "argument:1:1: a link of f-puzzles that can't be unpacked, expected the whole link as it "
        "was copied, of at most 1048576 characters when unpacked\n");
    expect("$D check sudokupad.app/abc123def", 2, "",
           "argument:1:1: a short link of SudokuPad, which only its site can open, expected a link "
           "that holds the puzzle itself\n");
    expect(
        "$D check \"5 3 0 0 7\"", 2, "",
        "argument:1:1: a line of 5 cells, expected 81 digits and blanks in a line, or 9 lines of "
        "9\n");
    // A file of that name goes before.
    folder.write("1 2", "1.343..2.3..2..3\n");
    expect("$D solve \"1 2\"", 0, "1234341243212143\n", "");
}

TEST_F(Arguments, AJigsawsMapMayBeInAFile) {
    folder.write("map.txt", "AABB\nAABB\nCCDD\nCCDD\n");
    folder.write("a+b", "AABBAABBCCDDCCDD");
    for (const std::string shape :
         {"jigsaw:map.txt", "jigsaw:a+b", "jigsaw:AABBAABBCCDDCCDD", "jigsaw:map.txt+diagonals"}) {
        EXPECT_EQ(run("$D check --shape " + shape + " $E/4x4.txt").status,
                  shape.ends_with("diagonals") ? 1 : 0)
            << shape;
    }
    expect(
        "$D check --shape jigsaw:missing.txt $E/4x4.txt", 2, "",
        "dokushin: --shape: a jigsaw map of 11 cells, expected N×N cells with N from 1 to 64, or "
        "a file of that name with them; see dokushin check --help\n");
}

TEST_F(Arguments, BracketsAreKeptWhole) {
    const std::string list = "[[1,0,3,4],[3,0,0,2],[0,3,0,0],[2,0,0,3]]";
    expect("$D solve \"" + list + "\" 4.......1.4....2", 0, "1234341243212143\n4321213412433412\n",
           "");
    expect("$D check [a,b]", 2, "", "[a,b]: No such file or directory\n");
    folder.write("[x,y]", "1.343..2.3..2..3\n");
    expect("$D solve [x,y]", 0, "1234341243212143\n", "");
    expect("$D solve --alphabet \"[()]\" \"].......[.]....(\"", 0, "])([([)][(]))][(\n", "");
}

TEST_F(Arguments, NamesOfAnyBytesStayOneLineAndBreakNothing) {
    const Said said = run("$D solve --json $\"\"$(printf \"\\xff\") $E/4x4.txt");
    EXPECT_EQ(said.status, 2);
    EXPECT_EQ(said.err, "\xff: No such file or directory\n");
    std::istringstream lines(said.out);
    std::string line;
    std::getline(lines, line);
    EXPECT_EQ(Json::parse(line)["error"], "\xef\xbf\xbd: No such file or directory");
    std::getline(lines, line);
    EXPECT_EQ(Json::parse(line)["solution"], "1432231432414123");

    expect("$D check $(printf \"a\\x1b[31mb\")", 2, "", "a\\x1b[31mb: No such file or directory\n");
}

TEST_F(Arguments, NumbersAreCheckedWhole) {
    const auto refused = [&](const std::string &option, const std::string &value,
                             const std::string &expected) {
        expect("$D solve " + option + " " + value + " $E/4x4.txt", 2, "",
               "dokushin: " + option + ": '" + value + "', expected " + expected +
                   "; see dokushin solve --help\n");
    };
    for (const std::string value : {"0", "-3", "abc", "2.5", "99999999999999999999999"}) {
        refused("--limit", value, "a whole number of 1 or more");
    }
    for (const std::string value : {"0", "-1", "nan", "inf", "1e300", "1s"}) {
        refused("--time-limit", value, "a number from 0.001 to 3000000000");
    }
    for (const std::string value : {"0", "1.5", "1025"}) {
        refused("--threads", value, "a whole number from 1 to 1024");
    }
    EXPECT_EQ(run("$D solve --time-limit 99.5 --node-limit 1000 $E/4x4.txt").status, 0);
}

TEST_F(Arguments, WordsAndFoldersAreQuotedWhenRefused) {
    expect("$D solve --color red $E/4x4.txt", 2, "",
           "dokushin: --color: 'red', expected one of auto, always, never; see dokushin solve "
           "--help\n");
    expect("$D completions ksh", 2, "",
           "dokushin: shell: 'ksh', expected one of bash, zsh, fish; see dokushin completions "
           "--help\n");
    expect("$D explain --svg nowhere/at/all $E/4x4.txt", 2, "",
           "dokushin: --svg: 'nowhere/at/all', expected a folder that is there; see dokushin "
           "explain --help\n");
    expect("$D solve --all --count $E/4x4.txt", 2, "",
           "dokushin: --all excludes --count; see dokushin solve --help\n");
}

TEST_F(Arguments, SolutionsSpeakThePuzzlesAlphabet) {
    expect("$D solve --alphabet letters A.CDC..B.C..B..C", 0, "ABCDCDABDCBABADC\n", "");
    expect("$D solve --all --alphabet letters A.CDC..B.C..B..C", 0, "ABCDCDABDCBABADC\n", "");
}

TEST_F(Arguments, ACutListOfSolutionsSaysSo) {
    const Said said = run("$D solve --all --node-limit 100000 --method search ................");
    EXPECT_EQ(said.status, 0); // the 288 solutions take fewer
    const Said cut = run("$D solve --all --node-limit 20 --method search ................");
    EXPECT_EQ(cut.status, 1);
    EXPECT_NE(cut.out.find("\n................ # limit: nodes\n"), std::string::npos) << cut.out;
    // What --limit asked for is no cut.
    EXPECT_EQ(run("$D solve --all --limit 3 ................").out.find('#'), std::string::npos);
}

TEST_F(Arguments, ContradictionsAreToldByEverySearch) {
    const std::string flaw = "argument:1:1: r1c1 and r1c2 are both 1 in row 1\n";
    for (const std::string subcommand :
         {"solve", "solve --count", "solve --all", "trace", "compare --methods singles,dlx"}) {
        const Said said = run("$D " + subcommand + " 11..............");
        EXPECT_EQ(said.status, 2) << subcommand;
        EXPECT_EQ(said.err, flaw) << subcommand;
    }
    // No solution, but no house with a digit twice: an answer, not a wrong input.
    for (const std::string subcommand : {"solve", "trace", "compare --methods singles,dlx"}) {
        const Said said = run("$D " + subcommand + " ..12....3...4...");
        EXPECT_EQ(said.status, 1) << subcommand;
        EXPECT_EQ(said.err, "") << subcommand;
    }
}

TEST_F(Arguments, EventsCanBeChosen) {
    const Said said =
        run("$D trace --json --method singles --events place,solved 1.343..2.3..2..3");
    EXPECT_EQ(said.status, 0);
    std::istringstream lines(said.out);
    std::size_t placed = 0;
    for (std::string line; std::getline(lines, line);) {
        const std::string event = Json::parse(line)["event"];
        placed += event == "place" ? 1 : 0;
        EXPECT_TRUE(event == "place" || event == "solved" || event == "end") << line;
    }
    EXPECT_EQ(placed, 8u); // one for each blank: the puzzle needs no trial
    expect("$D trace --events place,tak x", 2, "",
           "dokushin: --events: 'tak' is no event, expected one of place, take_back, eliminate, "
           "solved; see dokushin trace --help\n");
}

TEST_F(Arguments, ComparisonsCountWhatWasSolved) {
    const Said said = run("$D compare --json --limit 1 --methods backtrack $E/learners.txt");
    const Json row = Json::parse(said.out);
    EXPECT_EQ(row["puzzles"], 7);
    EXPECT_EQ(row["solved"], 7);
    EXPECT_EQ(row["unique"], 0); // one solution each was asked for, so none is proved
    EXPECT_EQ(row["backtracks"], 220 + 8 + 18 + 11187 + 85 + 0 + 30);
}

TEST_F(Arguments, EveryRecordKeepsItsPlaceInJson) {
    for (const std::string subcommand :
         {"solve", "check", "candidates", "candidates --cell r1c1"}) {
        const Said said = run("$D " + subcommand + " --json missing $E/4x4.txt");
        std::istringstream lines(said.out);
        std::string line;
        std::getline(lines, line);
        EXPECT_EQ(Json::parse(line)["index"], 1) << subcommand;
        EXPECT_EQ(Json::parse(line)["status"], "invalid") << subcommand;
        std::getline(lines, line);
        EXPECT_EQ(Json::parse(line)["index"], 2) << subcommand;
    }
}

TEST_F(Arguments, NothingIsPrintedIntoAFullDiskUnnoticed) {
    for (const std::string command :
         {"--help", "--version", "solve --help", "man", "formats", "completions fish",
          "convert --to opensudoku $E/hard.txt", "check $E/4x4.txt", "candidates $E/4x4.txt"}) {
        const Said said = run("$D " + command + " >/dev/full");
        EXPECT_EQ(said.status, 2) << command;
        EXPECT_EQ(said.err, "stdout: No space left on device\n") << command;
    }
}

} // namespace
} // namespace dokushin
