// How far a run is: the line on a terminal.
#include "cli/transcript.h"

#include <regex>

namespace dokushin {
namespace {

class ProgressLine : public cli_test::ProgramTest {
  protected:
    /// What stands on a terminal in the first 2.5 seconds, with stdout in a file.
    std::string seen(const std::string &arguments) const {
        folder.write("command", "timeout --signal=INT 2.5 $D " + arguments + " >answers");
        return run("export D E; TERM=xterm script -qec \"IFS= ; . ./command\" /dev/null "
                   "</dev/null")
            .out;
    }
    /// The share of the input in the last line that stands there; -1: there is none.
    static int share(const std::string &seen) {
        static const std::regex told(", ([0-9]+)% of the input");
        int last = -1;
        for (std::sregex_iterator it(seen.begin(), seen.end(), told); it != std::sregex_iterator();
             ++it) {
            last = std::stoi((*it)[1].str());
        }
        return last;
    }
    /// So many lines of puzzles that take a few milliseconds each.
    void write_puzzles(unsigned count) const {
        std::string lines;
        for (unsigned line = 0; line < count; ++line) {
            lines += "000010920060050000071000050020006310000700009930400005300000000000105007100"
                     "362000\n";
        }
        folder.write("puzzles", lines);
    }
};

/// The whole file is read ahead at once, and still only what is answered counts.
TEST_F(ProgressLine, HasTheShareOfWhatIsAnswered) {
    write_puzzles(600); // less than is read at a time
    const std::string study = seen("study --threads 1 puzzles");
    EXPECT_GT(share(study), 0) << study;
    EXPECT_LT(share(study), 100) << study;
    EXPECT_NE(study.find(" left"), std::string::npos) << study;
}

TEST_F(ProgressLine, OfRatingMovesToo) {
    write_puzzles(400000); // more than is rated in a second
    const std::string rate = seen("rate --threads 1 puzzles");
    EXPECT_GT(share(rate), 0) << rate;
    EXPECT_LT(share(rate), 100) << rate;
}

TEST_F(ProgressLine, OfMakingHasHowManyAreAskedFor) {
    const std::string made = seen("generate --threads 1 --seed 1 100000000");
    EXPECT_NE(made.find(" of 100000000 puzzles, "), std::string::npos) << made;
}

TEST_F(ProgressLine, GoesOnWhileOnePuzzleTakesLong) {
    const std::string near = seen("vicinity --remove 2 --add 2 $E/hard.txt");
    EXPECT_NE(near.find("% of the one at hand, "), std::string::npos) << near;
}

TEST_F(ProgressLine, IsNotDrawnWhereItIsNotWanted) {
    EXPECT_EQ(seen("vicinity --quiet --remove 2 --add 2 $E/hard.txt").find("so far"),
              std::string::npos);
}

} // namespace
} // namespace dokushin
