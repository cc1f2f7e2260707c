// How far a run is: the line on a terminal.
#include "cli/transcript.h"

#include <regex>

namespace dokushin {
namespace {

class ProgressLine : public cli_test::ProgramTest {
  protected:
    /// The text that a terminal shows, with stdout in a file, until a line matches `until`, an
    /// extended regular expression. No figure depends on the machine's speed: the run is
    /// interrupted as soon as that line stands there, or after so many tenths of a second.
    std::string seen(const std::string &arguments, const std::string &until,
                     unsigned tenths = 600) const {
        folder.write("watched", "echo $$ >process; exec $D " + arguments + " >answers");
        folder.write("command", "(for i in $(seq " + std::to_string(tenths) + "); do grep -qaE '" +
                                    until +
                                    "' shown && break; sleep 0.1; done; "
                                    "kill -INT $(cat process)) & sh ./watched");
        return run("export D E; touch shown; TERM=xterm script -qefc \"sh ./command\" shown "
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
    /// Writes so many lines of a puzzle that takes a few milliseconds to study.
    void write_puzzles(unsigned count) const {
        std::string lines;
        for (unsigned line = 0; line < count; ++line) {
            lines += "000010920060050000071000050020006310000700009930400005300000000000105007100"
                     "362000\n";
        }
        folder.write("puzzles", lines);
    }
};

/// A share from 1 to 99.
constexpr const char *part_way = ", [1-9][0-9]?% of the input";

/// The whole file is read ahead at once, and still only what is answered counts.
TEST_F(ProgressLine, HasTheShareOfWhatIsAnswered) {
    write_puzzles(600); // less than is read at a time
    const std::string study = seen("study --threads 1 puzzles", part_way);
    EXPECT_GT(share(study), 0) << study;
    EXPECT_LT(share(study), 100) << study;
    EXPECT_NE(study.find(" left"), std::string::npos) << study;
}

TEST_F(ProgressLine, OfRatingMovesToo) {
    write_puzzles(400000); // more than is rated in a second
    const std::string rate = seen("rate --threads 1 puzzles", part_way);
    EXPECT_GT(share(rate), 0) << rate;
    EXPECT_LT(share(rate), 100) << rate;
}

TEST_F(ProgressLine, OfMakingHasHowManyAreAskedFor) {
    const std::string total = " of 100000000 puzzles, ";
    const std::string made = seen("generate --threads 1 --seed 1 100000000", total);
    EXPECT_NE(made.find(total), std::string::npos) << made;
}

TEST_F(ProgressLine, GoesOnWhileOnePuzzleTakesLong) {
    const std::string share_of_one = "% of the one at hand, ";
    const std::string near = seen("vicinity --remove 2 --add 2 $E/hard.txt", share_of_one);
    EXPECT_NE(near.find(share_of_one), std::string::npos) << near;
}

TEST_F(ProgressLine, IsNotDrawnWhereItIsNotWanted) {
    EXPECT_EQ(seen("vicinity --quiet --remove 2 --add 2 $E/hard.txt", "so far", 25).find("so far"),
              std::string::npos);
}

} // namespace
} // namespace dokushin
