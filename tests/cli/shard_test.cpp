// --shard and join, as they are typed: what the shards say, joined, is what the whole says.
#include "cli/transcript.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <algorithm>
#include <vector>

namespace dokushin {
namespace {

using cli_test::Folder;
using cli_test::Said;
using testing::HasSubstr;
using testing::StartsWith;

constexpr const char *easy =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
constexpr const char *hard_puzzle =
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

constexpr const char *nine_rows = "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n"
                                  "7...2...6\n.6....28.\n...419..5\n....8..79";

class Shards : public cli_test::ProgramTest {
  protected:
    /// Writes part1 to partN, and all that was said on stderr to `complaints`.
    void cut(const std::string &command, unsigned shards) const {
        run(fmt::format("for i in {{1..{0}}}; do $D {1} --shard $i/{0} >part$i 2>>said; done; "
                        "cat said >complaints; rm said",
                        shards, command));
    }
    static std::string parts(unsigned shards) {
        std::string names;
        for (unsigned number = shards; number > 0; --number) { // the order is all the same
            names += fmt::format(" part{}", number);
        }
        return names;
    }
    /// As one, and as so many: the same on stdout and stderr, and the same exit status.
    void expect_same(const std::string &command, unsigned shards) const {
        SCOPED_TRACE(fmt::format("{} in {}", command, shards));
        const Said whole = run("$D " + command);
        cut(command, shards);
        EXPECT_EQ(folder.read("complaints"), whole.err);
        expect("$D join" + parts(shards), whole.status, whole.out, "");
    }
    void refuses(const std::string &files, const std::string &why) const {
        SCOPED_TRACE(files);
        const Said said = run("$D join " + files);
        EXPECT_EQ(said.status, 2);
        EXPECT_EQ(said.out, "");
        EXPECT_THAT(said.err, HasSubstr(why));
        EXPECT_EQ(std::ranges::count(said.err, '\n'), 1);
    }
};

std::string lines(std::initializer_list<std::string> all, const std::string &end = "\n") {
    std::string text;
    for (const std::string &line : all) {
        text += line + end;
    }
    return text;
}

TEST_F(Shards, JoinedTheyAreTheWhole) {
    const std::string grid = nine_rows;
    folder.write("lines", lines({"# first", "", easy, hard_puzzle, std::string(easy) + "x", "short",
                                 easy, "", grid, "55" + std::string(79, '.'), hard_puzzle}));
    folder.write("returns", lines({easy, "short", hard_puzzle, easy}, "\r\n") + easy);
    folder.write("table", lines({"puzzle,solution", std::string(easy) + ",", hard_puzzle}));
    folder.write("objects", lines({fmt::format(R"({{"puzzle": "{}"}})", easy),
                                   fmt::format(R"({{"puzzle": "{}"}})", hard_puzzle)}));
    folder.write("grids", grid + "\n\n" + grid + "\n");
    folder.write("silent", "# nothing\n\n# but comments");
    folder.write("nothing", "");
    for (const char *files :
         {"lines", "returns", "table", "objects", "grids", "silent", "nothing", "lines lines",
          "nothing lines silent grids returns", "missing lines .", "$E/hard.txt missing"}) {
        for (const char *command : {"solve", "canon --json"}) {
            if (DOKUSHIN_EVERY > 1 && command[0] == 'c') {
                continue;
            }
            expect_same(fmt::format("{} {} {}", command, files, easy), 2);
        }
    }
    for (const char *command : {"solve --json", "rate --format \"%n %r\"", "count", "canon",
                                "solve --from line", "solve --count", "rate --json"}) {
        expect_same(fmt::format("{} lines", command), DOKUSHIN_EVERY > 1 ? 3 : 5);
    }
    expect_same("solve returns", DOKUSHIN_EVERY > 1 ? 10 : 40); // more than there are puzzles
}

TEST_F(Shards, SmallBoardsOfALineAreCutWhereTheShapeIsKnown) {
    folder.write("four", lines({"1...............", "1234", "12", "", ". 2 . 4", "1234341221434321",
                                "................", "12341234123412341", "1..............."}));
    for (const char *options : {"", "--shape 4x4", "--from line", "--shape 4x4 --from line"}) {
        expect_same(fmt::format("solve four {}", options), 4);
        expect_same(fmt::format("canon --json four {}", options), 4);
    }
    const Said second = run("$D solve --shape 4x4 --shard 2/2 four");
    EXPECT_THAT(second.err, HasSubstr("four:8:1: "));
}

TEST_F(Shards, LinesAreNumberedFromTheFrontOfTheFile) {
    // A carriage return alone ends a line too.
    folder.write("mixed", std::string(easy) + "\r" + easy + "\r\r\n" + easy + "\n55" +
                              std::string(79, '.') + "\n" + easy + "x\n");
    for (const char *command : {"solve", "solve --json", "canon", "rate"}) {
        expect_same(fmt::format("{} mixed", command), 4);
    }
    EXPECT_THAT(run("$D solve mixed").err, StartsWith("mixed:5:1: "));
    folder.write("nothing", "");
    expect_same("solve mixed nothing", 2);
    // A bracket's line stands in the text of the error: no number, since a shard's would be
    // another.
    folder.write("brackets", fmt::format("{0}\n{0}\n{0}\n{0}\n{{\n]\n", easy));
    expect_same("solve brackets", 3);
    EXPECT_THAT(run("$D solve brackets").err,
                StartsWith("brackets:6:1: ']', expected '}' for the '{' on the line above"));
    EXPECT_THAT(run("$D solve mixed nothing").err, HasSubstr("\nnothing:1:1: no puzzle"));
}

TEST_F(Shards, LinesBeyondTheLimitAreTheSameInEachPart) {
    const std::size_t most = std::size_t{1} << 20;
    std::string text;
    for (const std::size_t size : {most, most + 1, most + 5000, 3 * most}) {
        text += std::string(easy) + "\n" + std::string(size, 'x') + "\n";
    }
    folder.write("long", text + easy + "\n");
    expect_same("solve long", 7);
    expect_same("canon long", 7);
}

TEST_F(Shards, GenerateMakesAsManyAndNoneTwice) {
    cut("generate 10 --seed 7 --json", 3);
    const Said joined = run("$D join" + parts(3));
    EXPECT_EQ(joined.status, 0);
    EXPECT_EQ(std::ranges::count(joined.out, '\n'), 10);
    EXPECT_THAT(joined.out, HasSubstr("{\"index\":10,"));
    EXPECT_EQ(run("$D join" + parts(3) + R"( | grep -o "puzzle[^,]*" | sort -u | wc -l)").out,
              "10\n");
    cut("generate 2 --seed 7", 5);
    EXPECT_EQ(run("$D join" + parts(5) + " | wc -l").out, "2\n");
}

TEST_F(Shards, WrongUsageIsToldAndNothingWritten) {
    for (const char *wrong :
         {"--shard 0/2 $E/hard.txt", "--shard 3/2 $E/hard.txt", "--shard 1/ $E/hard.txt",
          "--shard 1/2/3 $E/hard.txt", "--shard 1/1000001 $E/hard.txt",
          "--shard 1/18446744073709551616 $E/hard.txt", "--shard 1/2 - <$E/hard.txt",
          "--shard 1/2 <$E/hard.txt", "--shard 1/2 --shape none $E/hard.txt"}) {
        const Said said = run(fmt::format("$D solve {}", wrong));
        EXPECT_EQ(said.status, 2) << wrong;
        EXPECT_EQ(said.out, "") << wrong;
        EXPECT_THAT(said.err, StartsWith("dokushin: --sh")) << wrong;
    }
    EXPECT_EQ(run("$D rate --scale none --shard 1/2 $E/hard.txt").out, "");
    EXPECT_EQ(run("DOKUSHIN_KERNEL=none $D solve --shard 1/2 $E/hard.txt").out, "");
    EXPECT_EQ(run("$D generate 2 --shard 1/2").status, 2);
}

TEST_F(Shards, WhatCantBeWrittenIsTold) {
    expect("$D solve --shard 1/1 $E/hard.txt >/dev/full", 2, "",
           "stdout: No space left on device\n");
    // A reader that has seen enough is no error, as without --shard.
    expect("$D solve --shard 1/1 $E/hard.txt | true; echo ${PIPESTATUS[0]}", 0, "0\n", "");
    cut("solve $E/hard.txt", 1);
    expect("$D join part1 >/dev/full", 2, "", "stdout: No space left on device\n");
    expect("$D join part1 | true; echo ${PIPESTATUS[0]}", 0, "0\n", "");
}

TEST_F(Shards, AnInterruptedShardHasNoEnd) {
    folder.write("empties", lines({easy, "................................................."
                                         "...............................1"}));
    const Said said = run("timeout -s INT 1 $D count --time-limit 0 --method states --shard 2/2 "
                          "empties >part; echo ${?}; $D join part");
    EXPECT_EQ(said.out, "124\n");
    EXPECT_THAT(
        said.err,
        HasSubstr("interrupted after 0 puzzles, at line 1 of this shard's part of empties\n"));
    EXPECT_THAT(said.err, HasSubstr("dokushin: part: empty: its shard was cut off"));
    const Said first = run("timeout -s INT 1 $D count --time-limit 0 --method states --shard 1/1 "
                           "empties >part; $D join part");
    EXPECT_THAT(first.err, HasSubstr("interrupted after 1 puzzle, at empties:2\n"));
    EXPECT_THAT(first.err, HasSubstr("part: shard 1/1 is not at its end; run it again"));
}

TEST_F(Shards, JoinRefusesWhatIsNotThereOrTwice) {
    folder.write("six", lines({easy, hard_puzzle, easy, hard_puzzle, easy, hard_puzzle}));
    cut("solve six", 3);
    refuses("part1 part3", "shard 2/3 is missing\n");
    refuses("part2", "shard 1/3 is missing, and 1 more\n");
    refuses("part1 part2 part1 part3", "part1: shard 1/3 once more, which is also in part1");
    refuses("part1 part2 missing", "missing: No such file or directory");
    refuses("part1 . part2", ".: no file; each is read twice");
    refuses("<(cat part1) part2 part3", "no file; each is read twice");
    refuses("six part2 part3", "six: no output of dokushin --shard");
    EXPECT_EQ(run("$D join").status, 2);
}

TEST_F(Shards, JoinRefusesAnotherRun) {
    folder.write("six", lines({easy, hard_puzzle, easy, hard_puzzle}));
    folder.write("as_long", lines({hard_puzzle, easy, hard_puzzle, easy}));
    run("$D solve --shard 1/2 six >first");
    for (const char *other :
         {"solve --shard 2/2 as_long", "solve --shard 2/2 six six", "solve --shard 2/3 six",
          "solve --json --shard 2/2 six", "canon --shard 2/2 six"}) {
        run(fmt::format("$D {} >second", other));
        refuses("first second", "second: of another run than first");
    }
    run(fmt::format("$D solve --shard 1/2 six {} >first; $D solve --shard 2/2 six {} >second", easy,
                    hard_puzzle));
    refuses("first second", "of another run");
    // What changes no answer makes no other run, and so does another name.
    run("cp six renamed; $D solve --threads 1 --shard 1/2 six >first; "
        "$D solve --quiet --shard 2/2 renamed >second");
    EXPECT_EQ(run("$D join first second").out, run("$D solve six").out);
}

TEST_F(Shards, JoinTakesNoNumberFromAFrameOnTrust) {
    folder.write("two", lines({easy, hard_puzzle}));
    cut("solve two", 2);
    const std::string first = folder.read("part1");
    for (const char *number : {"1/18446744073709551615", "0/2", "3/2", "1/1000000000", "01/2",
                               "-1/2", "1/0", "18446744073709551616/2"}) {
        std::string text = first;
        text.replace(text.find("1/2"), 3, number);
        text.replace(text.rfind("1/2"), 3, number);
        folder.write("wrong", text);
        refuses("wrong part2", "wrong: no output of dokushin --shard");
    }
    folder.write("wrong", first + first);
    refuses("wrong part2", "damaged");
    folder.write("wrong", first.substr(0, first.size() / 2));
    refuses("wrong part2", "not at its end");
}

TEST_F(Shards, NoByteOfAFrameOrInItCanBeAnother) {
    folder.write("one", lines({hard_puzzle}));
    run("$D solve --shard 1/1 one >part");
    const std::string whole = folder.read("part");
    std::vector<std::string> damaged;
    EXPECT_TRUE(rc::check("a byte more, less, or another", [&] {
        std::string text = whole;
        const auto at = *rc::gen::inRange<std::size_t>(0, text.size());
        const auto byte =
            *rc::gen::oneOf(rc::gen::element('0', '1', 'f', '\n', ' '), rc::gen::arbitrary<char>());
        switch (*rc::gen::inRange(0, 3)) {
        case 0:
            text[at] = byte;
            break;
        case 1:
            text.insert(at, 1, byte);
            break;
        default:
            text.erase(at, *rc::gen::inRange<std::size_t>(1, text.size()));
            break;
        }
        if (text != whole && damaged.size() < 1 + 60 / DOKUSHIN_EVERY) {
            damaged.push_back(text);
        }
    }));
    for (std::size_t number = 0; number < damaged.size(); ++number) {
        folder.write(fmt::format("damaged{:04}", number), damaged[number]);
    }
    expect("for f in damaged*; do $D join $f >>joined 2>/dev/null; [ $? = 2 ] || echo $f; done; "
           "cat joined",
           0, "", "");
}

/// Files of everything that stands in files of puzzles, most of it lines.
std::string any_file() {
    static const std::vector<std::string> others{
        "",
        "# a comment",
        "#A header",
        "[Puzzle]",
        "short",
        "123456789",
        "[",
        "[[5, 3",
        "]",
        "{",
        "x = [",
        "<opensudoku>",
        "puzzle,solution",
        "solution,puzzle",
        "id,puzzle",
        "1,2",
        nine_rows,
        ".------------------------------.------------------------------.------------.",
        std::string(80, '-'),
        std::string(81, '-'),
        std::string(81, '.'),
        std::string(100, 'x'),
        std::string(easy) + "," + hard_puzzle,
        std::string(easy) + " | x",
        std::string(hard_puzzle) + " = [1",
        std::string(easy) + "\r" + hard_puzzle,
        std::string(hard_puzzle) + "\x01",
        " " + std::string(easy),
        "55" + std::string(79, '.'),
        std::string(hard_puzzle) + ".",
        R"({"puzzle": ")" + std::string(easy),
        "1234341221434321",
        "1..............."};
    const auto line = rc::gen::weightedOneOf<std::string>(
        {{3, rc::gen::element<std::string>(easy, hard_puzzle)}, {2, rc::gen::elementOf(others)}});
    auto all = *rc::gen::container<std::vector<std::string>>(line);
    if (*rc::gen::weightedElement<bool>({{4, true}, {1, false}})) {
        all.insert(all.begin(), easy);
    }
    const std::string end = *rc::gen::element<std::string>("\n", "\n", "\r\n");
    return fmt::format("{}{}", fmt::join(all, end), *rc::gen::element<std::string>("", end));
}

TEST_F(Shards, OfAnyFilesInAnyNumberTheyJoinToTheWhole) {
    const std::string script =
        "for c in solve \"solve --json\" \"canon --json\"; do set -- $c; "
        "$D \"$@\" one two >whole 2>whole.err; s=$?; : >told; p=; "
        "for i in $(seq $N); do $D \"$@\" --shard $i/$N one two >part$i 2>>told; p=\"$p part$i\"; "
        "done; $D join $p >joined; [ $? = $s ] || echo \"$c: status\"; "
        "cmp whole joined; cmp whole.err told; done";
    unsigned cases = 0;
    EXPECT_TRUE(rc::check("joined is whole", [&] {
        if (cases++ % (DOKUSHIN_EVERY > 1 ? 25 : 10) != 0) { // a hundred take too long
            return;
        }
        const std::string one = any_file();
        const std::string two = any_file();
        folder.write("one", one);
        folder.write("two", two);
        const unsigned shards = *rc::gen::inRange(1U, 5U);
        const Said said = run(fmt::format("IFS=\" \n\"; N={}; {}", shards, script));
        RC_LOG() << one << "\n----\n" << two << "\n----\nin " << shards << "\n" << said.out;
        RC_ASSERT(said.out.empty() && said.err.empty());
    }));
}

} // namespace
} // namespace dokushin
