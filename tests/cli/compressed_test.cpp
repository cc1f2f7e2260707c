// The program with compressed files, as it is used.
#include "cli/transcript.h"
#include "stream/compression/compression.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include <algorithm>

namespace dokushin {
namespace {

using cli_test::Said;
using stream::Compression;
using stream::CompressionInfo;
using testing::EndsWith;
using testing::HasSubstr;

class Compressed : public cli_test::ProgramTest {
  protected:
    Compressed() {
        for (const Compression compression :
             {Compression::gzip, Compression::zstd, Compression::xz}) {
            const CompressionInfo &info = stream::info_of(compression);
            if (stream::is_in_this_build(info)) {
                here.push_back(&info);
            }
        }
        folder.write("some.txt", some);
    }

    static std::string data_of(const CompressionInfo &info, std::string_view text) {
        const auto encoder = info.make_encoder();
        std::string data;
        encoder->add(text, data);
        encoder->end(data);
        return data;
    }
    void write(const std::string &name, const CompressionInfo &info, std::string_view text) const {
        folder.write(name + std::string(info.suffix), data_of(info, text));
    }

    const std::string easy =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";
    const std::string some = easy + "# a comment\n" + easy + "wrong\n" + easy;
    std::vector<const CompressionInfo *> here{};
};

TEST_F(Compressed, AreReadWhereTextsAre) {
    for (const CompressionInfo *info : here) {
        write("some.txt", *info, some);
        for (const std::string command :
             {"solve FILE", "solve --json FILE", "rate FILE", "check FILE", "canon FILE",
              "count FILE", "convert --to line FILE", "study --json FILE", "minimise FILE",
              "explain FILE", "expand --brt FILE", "collection add a.db FILE; rm -f a.db"}) {
            if (info != here.front() && command != "solve FILE") {
                continue;
            }
            const std::size_t at = command.find("FILE");
            const auto run_with = [&](const std::string &file) {
                return run("$D " + std::string(command).replace(at, 4, file));
            };
            Said plain = run_with("some.txt");
            const Said packed = run_with("some.txt" + std::string(info->suffix));
            // Where the name of the file is said, it is another.
            for (std::string *const text : {&plain.out, &plain.err}) {
                for (std::size_t name = text->find("some.txt"); name != text->npos;
                     name = text->find("some.txt", name + 9)) {
                    text->insert(name + 8, info->suffix);
                }
            }
            EXPECT_EQ(packed.status, plain.status) << command;
            EXPECT_EQ(packed.out, plain.out) << command;
            EXPECT_EQ(packed.err, plain.err) << command;
        }
    }
}

TEST_F(Compressed, ThatAreNoneOrCutShortSayWhereAndKeepTheAnswers) {
    for (const CompressionInfo *info : here) {
        const std::string suffix(info->suffix);
        const std::string name(info->name);
        write("a", *info, easy + easy);
        const std::string data = folder.read("a" + suffix);
        folder.write("b" + suffix, data + data.substr(0, data.size() - 1));
        folder.write("c" + suffix, some);
        const std::string answers = run("$D solve a" + suffix).out;
        const Said cut = run("$D solve b" + suffix + " a" + suffix);
        EXPECT_EQ(cut.status, 2);
        EXPECT_THAT(cut.out, testing::StartsWith(answers));
        EXPECT_THAT(cut.out, EndsWith(answers));
        EXPECT_EQ(cut.out.find("53..7"), cut.out.npos);
        EXPECT_EQ(std::ranges::count(cut.err, '\n'), 1);
        EXPECT_THAT(cut.err, HasSubstr(fmt::format("{} data that is cut short, expected the rest "
                                                   "of it",
                                                   name)));
        expect("$D check c" + suffix, 2, "",
               fmt::format("c{0}: no {1} data, expected {1} data in a file whose name ends with "
                           "{0}\n",
                           suffix, name));
        expect("mkdir -p d" + suffix + "; $D check d" + suffix, 2, "",
               "d" + suffix + ": Is a directory\n");
        expect("$D check e" + suffix, 2, "", "e" + suffix + ": No such file or directory\n");
    }
}

TEST_F(Compressed, StandardInputIsTakenAsItIs) {
    for (const CompressionInfo *info : here) {
        write("a", *info, easy);
        const Said said = run("$D solve - <a" + std::string(info->suffix));
        EXPECT_EQ(said.status, 2);
        EXPECT_THAT(said.err, testing::StartsWith("stdin:1:"));
    }
}

TEST_F(Compressed, GoWholeToOneShard) {
    for (const CompressionInfo *info : here) {
        const std::string suffix(info->suffix);
        write("a", *info, some);
        write("b", *info, easy + easy);
        const Said whole = run("$D solve a" + suffix + " some.txt b" + suffix);
        const Said joined = run(fmt::format("for i in 1 2 3 4 5; do $D solve --shard $i/5 a{0} "
                                            "some.txt b{0} >part$i 2>>errors; done; $D join "
                                            "part?",
                                            suffix));
        EXPECT_EQ(joined.out, whole.out);
        EXPECT_EQ(joined.status, whole.status);
        EXPECT_EQ(folder.read("errors"), whole.err);
        run("rm errors");
        expect("cp a" + suffix + " part1" + suffix + "; $D join part1" + suffix, 2, "",
               "dokushin: part1" + suffix +
                   ": compressed, expected the text itself; decompress it first\n");
    }
}

TEST_F(Compressed, AnInterruptEndsTheWaitForAPipeAndKeepsWhatIsFinished) {
    if (!here.empty()) { // a thread waits for each in the same way
        const CompressionInfo *const info = here.front();
        write("a", *info, easy + easy);
        const std::string pipe = "pipe" + std::string(info->suffix);
        const std::string answers = run("$D solve a" + std::string(info->suffix)).out;
        for (const std::string command : {"solve", "check"}) {
            const Said said = run(fmt::format(
                "mkfifo {0}; {{ cat a{1}; exec sleep 20; }} >{0} & writer=$!; $D {2} {0} >answers "
                "& pid=$!; for i in {{1..100}}; do [ $(wc -l <answers) -lt 2 ] || break; sleep "
                "0.1; done; kill -INT $pid; wait $pid; status=$?; kill $writer; rm {0}; cat "
                "answers; (exit $status)",
                pipe, info->suffix, command));
            EXPECT_EQ(said.status, 130);
            EXPECT_EQ(said.err, fmt::format("interrupted after 2 puzzles, at {}:2\n", pipe));
            EXPECT_TRUE(command == "check" || said.out == answers) << said.out;
        }
        const Said nothing = run(fmt::format("mkfifo {0}; $D solve {0} & pid=$!; sleep 0.3; kill "
                                             "-TERM $pid; wait $pid; status=$?; rm {0}; (exit "
                                             "$status)",
                                             pipe));
        EXPECT_EQ(nothing.status, 143);
        EXPECT_EQ(nothing.err, "interrupted after 0 puzzles, at the beginning\n");
    }
}

} // namespace
} // namespace dokushin
