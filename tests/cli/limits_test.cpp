// The program where memory is short, and where it is told to end while it waits.
#include "cli/transcript.h"

#include <gmock/gmock.h>

#include <sstream>

namespace dokushin {
namespace {

using cli_test::Said;
using testing::AnyOf;
using testing::HasSubstr;
using testing::Not;

// ---- memory ----------------------------------------------------------------------

class LittleMemory : public cli_test::ProgramTest {
  protected:
    LittleMemory() {
        std::string many;
        for (int i = 0; i < 500; ++i) {
            many += "000000010400000000020000000000050407008000300001090000300400200050100000000806"
                    "000\n";
        }
        folder.write("many", many);
    }

    /// Every command, with each limit on its address space in KiB and each number of threads
    /// where it takes one; as "COMMAND: STATUS: what stderr was told".
    std::vector<std::string> endings(const std::string &limits, const std::string &commands) const {
        const Said said =
            run("for limit in " + limits +
                "; do for threads in 1 8 64; do\n"
                "while read -r command; do\n"
                "case $command in *--threads*) ;; *) [ $threads -eq 1 ] || continue ;; esac\n"
                "command=${command//THREADS/$threads}\n"
                "timeout 20 bash -c \"ulimit -v $limit; exec $D $command\" >o 2>e </dev/null\n"
                "echo \"$limit $command: $?: $(tr \"\\n\" \"|\" <e)\"\n"
                "done <<END\n" +
                commands +
                "END\n"
                "done; done");
        std::vector<std::string> lines;
        std::istringstream all(said.out);
        for (std::string line; std::getline(all, line);) {
            lines.push_back(line);
        }
        return lines;
    }
};

/// With inputs that take little time anywhere.
constexpr const char *every_command = R"(solve --threads THREADS many
solve --json --threads THREADS $E/hard.txt
solve --method sat $E/25x25.txt
check $E/hard.txt
hint $E/hard.txt
explain $E/hard.txt
rate --threads THREADS many
rate --json --scale hodoku --threads THREADS $E/hard.txt
count --time-limit 1 --grids 2x4
count --time-limit 1 --probes 100 --grids 9x9
generate --threads THREADS --seed 1 20
minimise $E/hard.txt
vicinity $E/hard.txt --remove 1 --add 1
expand --threads THREADS many
canon --threads THREADS many
canon --unique --threads THREADS many
morph --seed 1 $E/hard.txt
study --threads THREADS --time-limit 1 $E/hard.txt
print -o book.pdf $E/hard.txt
trace $E/4x4.txt
compare --methods search,singles $E/4x4.txt
candidates $E/4x4.txt
convert --to grid $E/hard.txt
join missing
formats
rules
kernels
completions bash
man
)";

TEST_F(LittleMemory, EveryCommandAnswersOrSaysThatItIsNotEnough) {
    if (DOKUSHIN_SANITIZED) {
        return; // a sanitizer sets terabytes of addresses aside
    }
    const auto lines = endings("100000 200000 300000 500000 1000000", every_command);
    EXPECT_EQ(lines.size(), 5U * (20 + 3 * 9));
    for (const std::string &line : lines) {
        EXPECT_THAT(line, AnyOf(HasSubstr(": 0: "), HasSubstr(": 1: "), HasSubstr(": 2: ")));
        EXPECT_THAT(line, Not(HasSubstr("bad_alloc")));
        EXPECT_THAT(line, Not(HasSubstr("Resource temporarily unavailable")));
        if (line.contains(": 2: ") && !line.contains(" join ")) {
            EXPECT_THAT(line, HasSubstr("dokushin: not enough memory; "));
        }
    }
}

TEST_F(LittleMemory, ABookThatDoesNotFitIsRefusedInALine) {
    if (DOKUSHIN_SANITIZED) {
        return;
    }
    bool is_printed = false;
    for (int limit = 40'000; limit < 160'000; limit += 6'000) {
        const std::string line =
            endings(std::to_string(limit), "print -o book.pdf $E/hard.txt\n").front();
        // Below some limit not even the libraries that it needs can be loaded.
        EXPECT_THAT(line, AnyOf(HasSubstr(": 0: "), HasSubstr(": 127: "),
                                HasSubstr(": 2: dokushin: not enough memory; ")));
        EXPECT_EQ(std::ranges::count(line, '|'), line.contains(": 0: ") ? 0 : 1) << line;
        is_printed = is_printed || line.contains(": 0: ");
    }
    EXPECT_TRUE(is_printed);
}

// ---- signals ---------------------------------------------------------------------

class Ending : public cli_test::ProgramTest {
  protected:
    /// The program's ending after a signal a third of a second on: its status, and whether it took
    /// less than a second, in which a busy machine may need more than the third of it that an
    /// idle one does.
    Said told_to_end(const std::string &command, const std::string &signal) const {
        return run(command + " & pid=$!; sleep 0.3; begin=$(date +%s%N); kill -" + signal +
                   " $pid; wait $pid; status=$?; end=$(date +%s%N); "
                   "[ $((end - begin)) -lt 1000000000 ] || echo late; (exit $status)");
    }
    void expect_end(const std::string &command, const std::string &out, const std::string &err) {
        SCOPED_TRACE(command);
        const Said interrupted = told_to_end(command, "INT");
        EXPECT_EQ(interrupted.status, 130);
        EXPECT_EQ(interrupted.out, out);
        EXPECT_EQ(interrupted.err, err);
        const Said terminated = told_to_end(command, "TERM");
        EXPECT_EQ(terminated.status, 143);
        EXPECT_EQ(terminated.out, out);
        EXPECT_EQ(terminated.err, err);
    }
};

TEST_F(Ending, ComesWhileAPipeHasNoWriter) {
    const std::string begin = "[ -p pipe ] || mkfifo pipe; ";
    const std::string nothing = "interrupted after 0 puzzles, at the beginning\n";
    for (const std::string command : {"solve", "solve --json", "rate", "canon", "study"}) {
        expect_end(begin + "$D " + command + " pipe", "", nothing);
    }
}

TEST_F(Ending, ComesBeforeAnyInputWithoutAWordOfIt) {
    expect_end("[ -p pipe ] || mkfifo pipe; sleep 2 >pipe & $D solve - <pipe", "",
               "interrupted after 0 puzzles, at the beginning\n");
}

TEST_F(Ending, ComesWhileNobodyReadsTheOutput) {
    std::string many;
    for (int i = 0; i < 5000; ++i) {
        many += "0000000104000000000200000000000504070080003000010900003004002000501000000008060"
                "00\n";
    }
    folder.write("many", many);
    for (const std::string command : {"solve", "check", "convert --to line", "canon"}) {
        expect_end("[ -p out_pipe ] || mkfifo out_pipe; sleep 2 <out_pipe & $D " + command +
                       " many >out_pipe",
                   "", "interrupted\n");
    }
}

TEST_F(Ending, ComesWhateverIsCounted) {
    expect_end("$D count --grids 9x9", "", "interrupted\n");
    const std::string large(49 * 49, '.');
    folder.write("large", large + "\n");
    const Said said = told_to_end("$D solve --shape 49x49 --method sat large", "TERM");
    EXPECT_EQ(said.status, 143);
    EXPECT_EQ(said.out, "");
    EXPECT_THAT(said.err, testing::StartsWith("interrupted"));
}

TEST_F(Ending, KeepsWhatIsFinished) {
    folder.write("both", std::string(16, '.') + "\n" + std::string(625, '.') + "\n");
    const Said said = told_to_end("$D solve --method backtrack both", "TERM");
    EXPECT_EQ(said.status, 143);
    EXPECT_EQ(said.out, std::string(16, '.') + " # multiple\n");
    EXPECT_EQ(said.err, "interrupted after 1 puzzle, at both:2\n");
}

} // namespace
} // namespace dokushin
