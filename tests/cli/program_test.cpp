// The program as its users meet it: good input, bad input, pipes and statuses.
#include "cli/transcript.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <sstream>

namespace dokushin {
namespace {

using cli_test::Said;
using Json = nlohmann::json;

constexpr const char *hard =
    "000010920060050000071000050020006310000700009930400005300000000000105007100362000";
constexpr const char *jigsaw_map =
    "AAAABBCCCAAABBBCCCAABBBBCCCDDDDEEEFFDDDEEEFFFDDEEEFFFFGGGGHHIIIGGGHHHIIIGGHHHHIII";

using Program = cli_test::ProgramTest;

// ---- the tutorials' numbers -------------------------------------------------------

struct Row {
    const char *puzzle;
    int backtracks;
    const char *begins;
};
constexpr Row table[] = {
    {"018000320250000046004652100006070200020040050003108700002539400490000083070000090", 220,
     "618794325"},
    {"000531609906480000304002058765010384139748006008000010083000165047160092090020400", 8,
     "872531649"},
    {"906705402000694000407030509250371086073569120160482057701020605000146000608907201", 18,
     "986715432"},
    {hard, 11187, "543817926"},
    {"070000009510420600080300700008001370023080040400900100962800030000010400700203096", 85,
     "374168259"},
    {"[[1,0,3,4],[3,0,0,2],[0,3,0,0],[2,0,0,3]]", 0, "1234"},
    {"[[4,0,0,0],[0,0,0,0],[1,0,4,0],[0,0,0,2]]", 30, "4321"},
};

TEST_F(Program, CountsBacktracksAsTheTutorialsDo) {
    for (const Row &row : table) {
        folder.write("puzzle", row.puzzle);
        const Said said = run("$D solve --method backtrack --limit 1 --json puzzle");
        EXPECT_EQ(said.status, 0) << said.err;
        const Json answer = Json::parse(said.out);
        EXPECT_EQ(answer["backtracks"], row.backtracks);
        EXPECT_EQ(answer["solution"].get<std::string>().find(row.begins), 0u);
        EXPECT_EQ(answer["method"], "backtrack");
        EXPECT_EQ(answer["index"], 1);
    }
}

// ---- lines of 9×9 puzzles: the fast engine, in the same words --------------------------

/// Many puzzles of a line each, of all kinds, and now and then something else: more
/// than one piece of the input.
std::string many_lines(bool with_several = true) {
    const std::string easy =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    const std::string ambiguous = "..." + easy.substr(3, 60) + std::string(18, '.');
    const std::string none = "55" + easy.substr(2);
    const std::vector<std::string> usual{easy, hard, with_several ? ambiguous : easy, easy, hard};
    const std::vector<std::string> seldom{"# a comment",
                                          "",
                                          "garbage here",
                                          easy.substr(1),
                                          none,
                                          easy + " # its comment",
                                          "1.34\n3..2\n.3..\n2..3",
                                          "[[1,0,3,4],[3,0,0,2],[0,3,0,0],[2,0,0,3]]",
                                          easy.substr(0, 40) + "x" + easy.substr(41),
                                          ambiguous.substr(0, 80) + "0",
                                          easy + "\r",
                                          "1.343..2.3..2..3",
                                          std::string(100, '1')};
    std::string text;
    for (unsigned line = 0; line < 8000; ++line) {
        text += line % 97 == 96 ? seldom[line / 97 % seldom.size()] : usual[line % usual.size()];
        text += "\n";
    }
    return text;
}

// Options that need the general engine turn the fast one off.
constexpr const char *not_in_bulk = " --time-limit 1000 ";

TEST_F(Program, TheFastEngineSaysWhatTheOtherSays) {
    folder.write("lines", many_lines());
    folder.write("grid", "1.34\n3..2\n.3..\n2..3\n");
    folder.write("nothing", "# only a comment\n\n");
    folder.write("unended", many_lines() + "5");
    for (const std::string inputs : {"lines", "grid", "nothing", "unended", "grid missing lines",
                                     "- <lines", "lines nothing grid lines"}) {
        for (const std::string limit : {"", "--limit 5 "}) {
            const Said slow = run("$D solve " + limit + not_in_bulk + inputs);
            for (const std::string threads : {"1", "3"}) {
                if (DOKUSHIN_EVERY > 1 && threads == "1") {
                    continue;
                }
                const Said fast = run("$D solve " + limit + "--threads " + threads + " " + inputs);
                EXPECT_EQ(fast.out, slow.out) << inputs << limit;
                EXPECT_EQ(fast.err, slow.err) << inputs << limit;
                EXPECT_EQ(fast.status, slow.status) << inputs << limit;
            }
        }
    }
}

TEST_F(Program, TheFastEngineStopsAtTheFirstSolutionToo) {
    folder.write("lines", many_lines(false));
    const Said slow = run("$D solve --limit 1" + std::string(not_in_bulk) + "lines");
    const Said fast = run("$D solve --limit 1 lines");
    EXPECT_EQ(fast.err, slow.err);
    EXPECT_EQ(fast.status, slow.status);
    EXPECT_EQ(fast.out.size(), slow.out.size());
}

TEST_F(Program, EveryKernelSaysTheSame) {
    folder.write("lines", many_lines());
    const Said usual = run("$D solve lines");
    std::istringstream kernels(run("$D kernels --json").out);
    for (std::string line; std::getline(kernels, line);) {
        const Json kernel = Json::parse(line);
        if (kernel["runs_here"].get<bool>()) {
            const Said forced =
                run("DOKUSHIN_KERNEL=" + kernel["name"].get<std::string>() + " $D solve lines");
            EXPECT_EQ(forced.out, usual.out) << kernel["name"];
        }
    }
}

TEST_F(Program, AKernelThatIsNoneIsAUsageError) {
    const Said said = run("DOKUSHIN_KERNEL=mmx $D solve $E/hard.txt");
    EXPECT_EQ(said.status, 2);
    EXPECT_EQ(said.out, "");
    EXPECT_EQ(said.err.find("dokushin: DOKUSHIN_KERNEL: there is no kernel 'mmx', expected "), 0U)
        << said.err;
    EXPECT_EQ(run("DOKUSHIN_KERNEL=mmx $D kernels").status, 2);
    EXPECT_EQ(run("DOKUSHIN_KERNEL=mmx $D solve --json $E/hard.txt").out, "");
    EXPECT_EQ(run("DOKUSHIN_KERNEL=mmx $D check $E/hard.txt").status, 2);
}

TEST_F(Program, AnswersAPipeAtOnce) {
    // The second puzzle is only asked when the first has been answered.
    const Said said =
        run("mkfifo to from; $D solve - <to >from & exec 3>to 4<from; "
            "for i in 1 2 3; do echo " +
            std::string(hard) +
            " >&3; IFS= read -r -t 20 line <&4 && echo \"$line\"; done; exec 3>&-; wait");
    EXPECT_EQ(std::ranges::count(said.out, '\n'), 3) << said.out << said.err;
}

TEST_F(Program, AnInterruptKeepsWhatIsFinishedInOrder) {
    const std::string lines = many_lines();
    folder.write("lines", lines);
    const Said whole = run("$D solve lines lines lines lines lines lines 2>/dev/null");
    const Said cut = run("timeout -s INT 0.02 $D solve lines lines lines lines lines lines");
    EXPECT_EQ(whole.out.substr(0, cut.out.size()), cut.out);
    EXPECT_TRUE(cut.out.empty() || cut.out.ends_with('\n'));
}

// ---- sizes, shapes, subcommands --------------------------------------------------

TEST_F(Program, SolvesEveryExample) {
    for (const std::string example :
         {"4x4.txt", "6x6.txt", "easy.txt", "hard.txt", "12x12.txt", "16x16.txt", "25x25.txt",
          "list.py", "learners.txt", "--shape 9x9+diagonals $E/sudoku-x.txt",
          "--shape windoku $E/windoku.txt"}) {
        const bool placed = example.find("$E") != std::string::npos;
        const Said said = run("$D solve " + (placed ? example : "$E/" + example));
        EXPECT_EQ(said.status, 0) << example << said.err;
        EXPECT_EQ(said.err, "");
    }
    EXPECT_EQ(run(std::string("$D solve --shape jigsaw:") + jigsaw_map + " $E/jigsaw.txt").status,
              0);
}

TEST_F(Program, EverySubcommandOnEveryBoard) {
    const std::string jigsaw = std::string("--shape jigsaw:") + jigsaw_map + " $E/jigsaw.txt";
    for (const std::string &board :
         {std::string("$E/4x4.txt"), std::string("$E/6x6.txt"), std::string("$E/hard.txt"),
          std::string("$E/12x12.txt"), std::string("$E/16x16.txt"), std::string("$E/25x25.txt"),
          std::string("--shape sudoku-x $E/sudoku-x.txt"), jigsaw}) {
        SCOPED_TRACE(board);
        for (const std::string subcommand :
             {"solve", "check", "candidates", "convert --to grid", "convert --to numbers",
              "convert --to list", "convert --to json", "convert --to csv",
              "convert --to pencilmarks", "convert --to sukaku",
              "compare --methods singles,search,sat",
              "trace --method singles --every 100000 --limit 1"}) {
            SCOPED_TRACE(subcommand);
            const Said said = run("$D " + subcommand + " " + board);
            EXPECT_EQ(said.status, 0);
            EXPECT_EQ(said.err, "");
            EXPECT_NE(said.out, "");
        }
    }
}

TEST_F(Program, WhatIsConvertedSolvesTheSame) {
    const std::string plain = run("$D solve $E/16x16.txt").out;
    for (const std::string format :
         {"line", "numbers", "grid", "list", "json", "csv", "pencilmarks", "sukaku"}) {
        EXPECT_EQ(
            run("$D convert --to " + format + " $E/16x16.txt | $D solve --from " + format + " -")
                .out,
            plain)
            << format;
    }
    const std::string nine = run("$D solve $E/hard.txt").out;
    for (const std::string format : {"sdm", "sdk", "ss", "hodoku", "opensudoku"}) {
        EXPECT_EQ(run("$D convert --to " + format + " $E/hard.txt | $D solve -").out, nine)
            << format;
    }
}

TEST_F(Program, CountsAndEnumerates) {
    expect("$D solve --count ................", 0, "288\n", "");
    EXPECT_EQ(run("$D solve --count --shape 2x3 " + std::string(36, '.')).out, "28200960\n");
    const Said listed = run("$D solve --all 12..34..........");
    EXPECT_EQ(std::ranges::count(listed.out, '\n'), 12);
    EXPECT_EQ(run("$D solve --count 12..34..........").out, "12\n");
    expect("$D solve --count --limit 5 ................", 0, "5 # limit: solutions\n", "");
}

TEST_F(Program, ChecksPuzzlesAndGrids) {
    expect("$D check 1234341221434321", 0, "argument:1: finished and right\n", "");
    expect("$D check 1234341221434312", 1,
           "argument:1: finished but wrong: r2c3 and r4c3 are both 1 in column 3; r2c4 and r4c4 "
           "are both 2 in column 4\n",
           "");
    expect("$D check ................", 1, "argument:1: not proper: more than one solution\n", "");
    expect("$D check 1..1............", 1,
           "argument:1: wrong: r1c1 and r1c4 are both 1 in row 1; 1 has no place left in row 2\n",
           "");
    expect("$D check 4.......1.4....2", 0, "argument:1: proper and minimal\n", "");
    const Said more = run("$D check --minimal --json 43......1.4....2");
    EXPECT_EQ(more.status, 1);
    EXPECT_EQ(Json::parse(more.out)["redundant"], Json({"r1c1", "r1c2"}));
}

TEST_F(Program, TracesAsTutorialsPrint) {
    expect("$D trace --max 1 4.......1.4....2", 0,
           "Backtrack 1: r3c2 gives 2 back\n"
           " 4  1 | 2  3 \n"
           " 2  3 | 1  4 \n"
           "------+------\n"
           " 1 [.]| 4  . \n"
           " .  . | .  2 \n"
           "\n"
           "backtrack: 0 solutions, 9 nodes, 3 guesses, 1 backtrack\n",
           "");
}

TEST_F(Program, TracesEventsAsJson) {
    const Said said = run("$D trace --json --every event 1.343..2.3..2..3");
    std::istringstream lines(said.out);
    std::string line;
    std::getline(lines, line);
    const Json first = Json::parse(line);
    EXPECT_EQ(first["event"], "place");
    EXPECT_EQ(first["cell"], "r1c2");
    EXPECT_EQ(first["digit"], 2);
    Json last;
    while (std::getline(lines, line)) {
        last = Json::parse(line);
    }
    EXPECT_EQ(last["event"], "end");
    EXPECT_EQ(last["backtracks"], 0);
}

// ---- bad input -------------------------------------------------------------------

TEST_F(Program, EachWrongLineIsToldAndTheRestIsSolved) {
    folder.write(
        "bad.txt",
        "01800032025000004600465210000607020002004005000310870000253940049000008307000009\n"
        "018000320250000046004652100006070200020040050003108700002539400490000083070000090\n"
        "0180003202500000460046521000060702000200400500031087000025394004900000830700000901\n"
        "01x000320250000046004652100006070200020040050003108700002539400490000083070000090\n"
        "118000320250000046004652100006070200020040050003108700002539400490000083070000090\n"
        "018000320250000046004652100006070200020040050003108700002539400490000083070000090\n");
    const std::string solution =
        "618794325257813946934652178186975234729346851543128769862539417491267583375481692\n";
    const std::string first =
        "bad.txt:1:1: 80 cells, expected 81 for 9×9, or another square number\n";
    const std::string third =
        "bad.txt:3:1: 82 cells, expected 81 for 9×9, or another square number\n";
    const std::string fourth = "bad.txt:4:3: 'x' is no digit of a 9×9 board, expected 1–9 or a "
                               "blank (. 0 * _ - ?)\n";
    expect("$D solve bad.txt", 2,
           "# " + first + solution + "# " + third + "# " + fourth +
               "118000320250000046004652100006070200020040050003108700002539400490000083070000090 "
               "# invalid: r1c1 and r1c2 are both 1 in row 1\n" +
               solution,
           first + third + fourth + "bad.txt:5:1: r1c1 and r1c2 are both 1 in row 1\n");
}

TEST_F(Program, ListsThatAreWrong) {
    expect("echo \"[[1,0,3,4],[3,0,0,2],[0,3,0],[2,0,0,3]]\" | $D solve", 2,
           "# stdin:1:23: a row of 3 cells, expected 4 as in the first row\n",
           "stdin:1:23: a row of 3 cells, expected 4 as in the first row\n");
    expect("echo \"[[1,0,3,9],[3,0,0,2],[0,3,0,0],[2,0,0,3]]\" | $D solve", 2,
           "# stdin:1:9: 9 on a 4×4 board, expected 1 to 4, or 0 for a blank\n",
           "stdin:1:9: 9 on a 4×4 board, expected 1 to 4, or 0 for a blank\n");
}

TEST_F(Program, FilesThatAreNone) {
    folder.write("empty", "");
    expect("$D solve --json missing | grep -c invalid; exit ${PIPESTATUS[0]}", 2, "1\n",
           "missing: No such file or directory\n");
    expect("$D check missing", 2, "", "missing: No such file or directory\n");
    expect("$D check .", 2, "", ".: Is a directory\n");
    expect("$D check empty", 2, "",
           "empty:1:1: no puzzle in the input, expected 81 digits and blanks in a line, or 9 lines "
           "of 9\n");
    folder.write("binary", std::string("\x7f"
                                       "ELF\x02\x01\x01\0\0\0",
                                       10));
    expect("$D check binary", 2, "", "binary:1:1: '\\x7f' in the input, expected text\n");
    expect("$D check missing $E/4x4.txt", 2,
           DOKUSHIN_SOURCE_DIR "/examples/4x4.txt:2: proper and minimal\n",
           "missing: No such file or directory\n");
}

TEST_F(Program, AGigabyteLineNeedsLittleMemory) {
    // 1 GB of ones from a pipe, in 200 MB of address space, with a puzzle behind it.
    const std::string limit = DOKUSHIN_SANITIZED ? "" : "ulimit -v 200000; ";
    const std::string size = DOKUSHIN_SANITIZED ? "50M" : "1G";
    const Said said = run(limit + "{ head -c " + size + " /dev/zero | tr \"\\0\" 1; echo; echo " +
                          std::string(hard) + "; } | $D solve -");
    EXPECT_EQ(said.status, 2);
    EXPECT_EQ(said.err,
              "stdin:1:1048577: a line of more than 1048576 bytes, expected a shorter one\n");
    EXPECT_NE(said.out.find("543817926"), std::string::npos);
}

TEST_F(Program, ClosedPipesAndFullDisks) {
    std::string many;
    for (int copy = 0; copy < 20'000; ++copy) {
        many += std::string(hard) + "\n";
    }
    folder.write("many", many);
    const Said head = run("$D solve --time-limit 60 many | head -n 1");
    EXPECT_EQ(head.status, 0);
    EXPECT_EQ(head.err, "");
    EXPECT_EQ(std::ranges::count(head.out, '\n'), 1);
    const Said full = run("$D solve many >/dev/full");
    EXPECT_EQ(full.status, 2);
    EXPECT_EQ(full.err, "stdout: No space left on device\n");
}

TEST_F(Program, LimitsAreTold) {
    expect("$D solve --node-limit 1 --method search " + std::string(hard), 1,
           std::string(hard) + " # limit: nodes\n", "");
    const Said late = run("$D solve --time-limit 0.05 --method backtrack $E/25x25.txt");
    EXPECT_EQ(late.status, 1);
    EXPECT_NE(late.out.find("# limit: time"), std::string::npos);
}

TEST_F(Program, StatusesTellWhatWasFound) {
    EXPECT_EQ(run("$D solve $E/hard.txt").status, 0);
    EXPECT_EQ(run("$D solve ................").status, 1);
    EXPECT_EQ(run("$D solve ................").out, "................ # multiple\n");
    EXPECT_EQ(run("$D solve ..12....3...4...").out, "..12....3...4... # none\n");
    EXPECT_EQ(run("$D solve --limit 1 ................").status, 0);
}

// ---- usage ------------------------------------------------------------------------

TEST_F(Program, UsageErrorsAreOneLineWithAHint) {
    expect("$D slove x", 2, "",
           "dokushin: 'slove' is no command; did you mean solve? See dokushin --help\n");
    expect("$D solve --jsno x", 2, "",
           "dokushin: '--jsno' is no option of solve; did you mean --json? See "
           "dokushin solve --help\n");
    expect("$D solve --method magic x", 2, "",
           "dokushin: --method: 'magic' is no method, expected one of auto, backtrack, mrv, "
           "singles, dlx, search, bands, sat; see dokushin solve --help\n");
    expect("$D solve --from jsn x", 2, "",
           "dokushin: --from: 'jsn' is no format (did you mean json?), expected one of line, "
           "numbers, grid, table, list, json, csv, sdm, sdk, ss, hodoku, pencilmarks, sukaku, "
           "opensudoku, f-puzzles, f-puzzles-link, sudokupad-link, scl, scl-link, sudokumaker, "
           "sudokumaker-link, iss, killer, rules; see dokushin solve --help\n");
    expect("$D convert --to docx x", 2, "",
           "dokushin: --to: 'docx' is no format, expected one of line, numbers, grid, table, list, "
           "json, csv, sdm, sdk, ss, hodoku, pencilmarks, sukaku, opensudoku, f-puzzles, "
           "f-puzzles-link, sudokupad-link, scl, scl-link, sudokumaker, sudokumaker-link, iss, "
           "killer, rules; see dokushin convert --help\n");
    expect("$D $E/hard.txt", 2, "",
           "dokushin: '" DOKUSHIN_SOURCE_DIR
           "/examples/hard.txt' is no command; see dokushin --help\n");
    expect("$D --nonsense", 2, "", "dokushin: '--nonsense' is no option; see dokushin --help\n");
    const auto refused = [&](const std::string &command, const std::string &why) {
        expect("$D " + command, 2, "",
               "dokushin: " + why + "; see dokushin " + command.substr(0, command.find(' ')) +
                   " --help\n");
    };
    refused("solve --color auto --color never x", "--color: given 2 times, expected once");
    refused("solve x --shape", "--shape: no value behind it, expected one");
    refused("solve --shape \"\" x", "--shape: '', expected a value");
    refused("solve --json=yes x", "--json: it takes no value");
    refused("generate 2 med.pdf", "'med.pdf' is more than generate takes");
    refused("generate 2 -o med.pdf",
            "'-o' is no option of generate, which writes to standard output: use > FILE");
    refused("solve -o out x",
            "'-o' is no option of solve, which writes to standard output: use > FILE");
    refused("hint --where --what x", "--where excludes --what");
    refused("rate --format %q x",
            "--format: '%q' is no code, expected one of %r %p %d %R %P %D %S %T %U %g %i %m %n %e "
            "%l %t %%");
    refused("rate --format 50% x",
            "--format: '%' is no code, expected one of %r %p %d %R %P %D %S %T %U %g %i %m %n %e "
            "%l %t %%");
    refused("solve --shape +diagonals x",
            "--shape: '+diagonals' names no board, expected 9x9, 16, 3x4 (boxes of 3 rows × 4 "
            "columns), jigsaw:MAP, grid:6x8, with +diagonals, +windoku, +disjoint-groups, "
            "+centre-dots or +variables:5 behind it");
    EXPECT_EQ(run("$D solve --shape 9x10 x").status, 2);
    EXPECT_EQ(run("$D solve --limit 0 x").status, 2);
    EXPECT_EQ(run("$D").status, 2);
}

TEST_F(Program, HelpHasExamplesForEachSubcommand) {
    const std::string man = run("$D man").out;
    for (const std::string subcommand : {"solve", "check", "trace", "compare", "candidates",
                                         "convert", "formats", "completions", "man"}) {
        const Said said = run("$D " + subcommand + " --help");
        EXPECT_EQ(said.status, 0);
        EXPECT_NE(said.out.find("Example"), std::string::npos) << subcommand;
        EXPECT_NE(run("$D completions bash").out.find(subcommand), std::string::npos);
        EXPECT_NE(man.find(".SS " + subcommand), std::string::npos);
    }
    EXPECT_EQ(run("$D completions bash | bash -n").status, 0);
}

TEST_F(Program, ItsVersionTellsKernelsAndBuild) {
    const Said said = run("DOKUSHIN_KERNEL=portable $D --version");
    EXPECT_EQ(said.status, 0);
    EXPECT_THAT(said.out, testing::MatchesRegex("dokushin [0-9]+\\.[0-9]+\\.[0-9]+\n"
                                                "kernels:[^\n]* portable \\(chosen\\)\n"
                                                "build: [^\n]*, [^\n]*, [^\n]*, with [^\n]*\n"));
    std::istringstream kernels(run("$D kernels").out);
    for (std::string line; std::getline(kernels, line);) {
        const std::string name = line.substr(0, line.find(' '));
        EXPECT_NE(said.out.find(" " + name), std::string::npos) << line;
    }
    // A kernel that isn't there is no reason to say nothing; `kernels` and `solve` complain.
    EXPECT_EQ(run("DOKUSHIN_KERNEL=none $D --version").status, 0);
}

TEST_F(Program, ColoursOnlyOnRequest) {
    EXPECT_EQ(run("$D trace --max 1 $E/hard.txt").out.find('\x1b'), std::string::npos);
    EXPECT_NE(run("$D trace --color always --max 1 $E/hard.txt").out.find('\x1b'),
              std::string::npos);
    EXPECT_EQ(run("NO_COLOR=1 $D trace --max 1 $E/hard.txt").out.find('\x1b'), std::string::npos);
}

} // namespace
} // namespace dokushin
