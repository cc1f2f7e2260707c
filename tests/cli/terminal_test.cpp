// The program where somebody watches: boards and colours on a terminal, and Ctrl-C.
#include "cli/transcript.h"

#include <nlohmann/json.hpp>

namespace dokushin {
namespace {

using cli_test::Said;
using Json = nlohmann::json;

constexpr const char *hard_alone =
    "000010920060050000071000050020006310000700009930400005300000000000105007100362000";

// ---- terminals -------------------------------------------------------------------

class Terminal : public cli_test::ProgramTest {
  protected:
    /// What a terminal would show: script(1) of Debian's bsdutils runs it on one. The
    /// command goes by way of a file, so that paths with spaces need no quotes.
    std::string shown(const std::string &command) const {
        folder.write("command", command);
        return run("export D E; TERM=xterm script -qec \"IFS= ; . ./command\" /dev/null "
                   "</dev/null")
            .out;
    }
};

TEST_F(Terminal, DrawsASinglePuzzleWithItsGivensBold) {
    const std::string board = shown("unset NO_COLOR; $D solve $E/4x4.txt");
    EXPECT_NE(board.find("┏━━━━━┳━━━━━┓"), std::string::npos) << board;
    EXPECT_NE(board.find("┃ 2 \x1b[1m3\x1b[0m ┃ 1 4 ┃"), std::string::npos) << board;
    EXPECT_NE(board.find("Exactly one solution (search: "), std::string::npos) << board;
}

TEST_F(Terminal, HonoursNoColor) {
    EXPECT_EQ(shown("NO_COLOR=1 $D solve $E/4x4.txt").find('\x1b'), std::string::npos);
    EXPECT_EQ(shown("unset NO_COLOR; $D solve --color never $E/4x4.txt").find('\x1b'),
              std::string::npos);
    EXPECT_NE(shown("NO_COLOR=1 $D solve --color always $E/4x4.txt").find('\x1b'),
              std::string::npos);
}

TEST_F(Terminal, PrintsLinesForSeveralPuzzles) {
    EXPECT_EQ(shown("$D solve $E/4x4.txt $E/6x6.txt").find("┏"), std::string::npos);
}

TEST_F(Terminal, SaysWhatOneSolutionOfManyMeans) {
    const std::string one = shown("$D solve --limit 1 ................");
    EXPECT_NE(one.find("A solution; whether it is the only one was not asked"), std::string::npos);
    const std::string two = shown("$D solve ................");
    EXPECT_NE(two.find("More than one solution; this is the first"), std::string::npos);
    const std::string wrong = shown("$D solve 11..............");
    EXPECT_NE(wrong.find("No solution, invalid: r1c1 and r1c2 are both 1 in row 1"),
              std::string::npos);
}

TEST_F(Terminal, GivesTheCursorBackWhenAnAnimationIsInterrupted) {
    // A frame lasts ten seconds: Ctrl-C must end the wait, not only the search.
    const std::string seen =
        shown("timeout --signal=INT 1 $D trace --animate --speed 0.1 $E/hard.txt");
    const std::size_t hidden = seen.find("\x1b[?25l");
    ASSERT_NE(hidden, std::string::npos) << seen;
    EXPECT_NE(seen.find("\x1b[?25h", hidden), std::string::npos) << seen;
    EXPECT_NE(seen.find("interrupted after 0 puzzles"), std::string::npos) << seen;
}

TEST_F(Terminal, ShowsNoProgressWhereNobodyWatches) {
    const Said said = run("(echo " + std::string(hard_alone) + "; sleep 1.2; echo " + hard_alone +
                          ") | $D solve -");
    EXPECT_EQ(said.err, "");
}

// ---- Ctrl-C ----------------------------------------------------------------------

class Interrupt : public cli_test::ProgramTest {
  protected:
    /// Ctrl-C after a second; the status is the program's own.
    Said interrupted(const std::string &arguments) const {
        return run("timeout --preserve-status --signal=INT 1 $D " + arguments);
    }
};

TEST_F(Interrupt, LeavesWholeLinesAndSaysHowFarItGot) {
    // An endless input: the program can only end because it was asked to.
    const Said said = run("yes " + std::string(hard_alone) +
                          " | timeout --signal=INT 1 $D solve - >lines; echo ${PIPESTATUS[1]}");
    EXPECT_EQ(said.err.find("interrupted after "), 0u) << said.err;
    const std::string lines = folder.read("lines");
    EXPECT_EQ(lines.size() % 82, 0u);
    EXPECT_TRUE(lines.empty() || lines.back() == '\n');
}

TEST_F(Interrupt, ListsOfSolutionsSayThatTheyAreNotWhole) {
    const std::string empty(81, '.');
    const Said said = interrupted("solve --all " + empty);
    EXPECT_EQ(said.status, 130);
    EXPECT_EQ(said.err, "interrupted after 0 puzzles, at argument:1\n");
    const std::string last = empty + " # limit: cancelled\n";
    ASSERT_GE(said.out.size(), last.size());
    EXPECT_EQ(said.out.substr(said.out.size() - last.size()), last);
    EXPECT_EQ((said.out.size() - last.size()) % 82, 0u);
}

TEST_F(Interrupt, APuzzleThatItFellIntoIsNotCounted) {
    const std::string at = "at " DOKUSHIN_SOURCE_DIR "/examples/25x25.txt:2\n";
    const Said check = interrupted("check --method backtrack $E/4x4.txt $E/25x25.txt");
    EXPECT_EQ(check.status, 130);
    EXPECT_EQ(check.out, DOKUSHIN_SOURCE_DIR "/examples/4x4.txt:2: proper and minimal\n");
    EXPECT_EQ(check.err, "interrupted after 1 puzzle, " + at);

    const Said trace = interrupted("trace --json --every 1000000000 $E/25x25.txt");
    EXPECT_EQ(trace.status, 130);
    EXPECT_EQ(Json::parse(trace.out)["stopped"], "cancelled");
    EXPECT_EQ(trace.err, "interrupted after 0 puzzles, " + at);

    const Said compare =
        interrupted("compare --json --methods dlx,backtrack $E/4x4.txt $E/25x25.txt");
    EXPECT_EQ(compare.status, 130);
    EXPECT_EQ(compare.err, "interrupted after 1 puzzle, " + at);
    std::istringstream rows(compare.out);
    for (std::string row; std::getline(rows, row);) {
        EXPECT_EQ(Json::parse(row)["puzzles"], 1) << row;
    }
}

} // namespace
} // namespace dokushin
