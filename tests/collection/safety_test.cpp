// Nothing is lost and nothing is twice: kill -9, a full disk, two writers.
#include "cli/transcript.h"
#include "collection/adder.h"
#include "collection/schema.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <csignal>
#include <random>
#include <sys/wait.h>
#include <unistd.h>

namespace dokushin {
namespace {

using cli_test::Said;
using collection::Database;
using Safety = cli_test::ProgramTest;

constexpr const char *solution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// Returns what a query gives.
std::int64_t number_in(const std::filesystem::path &file, const char *sql) {
    const auto database = Database::open(file, Database::Access::read);
    return database ? database->number(sql).value_or(-1) : -1;
}

TEST_F(Safety, AfterKill9TheSameCommandAddsTheRest) {
    ASSERT_EQ(run("$D generate 5000 --seed 1 >file").status, 0);
    // The pipe stays open, so that the program is in the middle when it is killed: transactions
    // end after a second.
    const Said said = run("mkfifo pipe; $D collection add a.db - <pipe >killed & pid=$!; "
                          "exec 3>pipe; head -3000 file >&3; sleep 1.3; "
                          "sed -n 3001,4000p file >&3; sleep 0.2; kill -9 $pid; wait $pid");
    EXPECT_EQ(said.status, 137);
    EXPECT_EQ(folder.read("killed"), "");
    const std::int64_t kept = number_in(folder.path() / "a.db", "SELECT count(*) FROM puzzle");
    EXPECT_GE(kept, 3000);
    EXPECT_LE(kept, 4000);
    expect("$D collection add a.db file", 0,
           "added " + std::to_string(5000 - kept) + ", known already " + std::to_string(kept) +
               ", refused 0\n",
           "");
    expect("$D collection export a.db | cmp - file", 0, "", "");
    EXPECT_EQ(number_in(folder.path() / "a.db", "SELECT count(*) FROM pragma_integrity_check "
                                                "WHERE integrity_check = 'ok'"),
              1);
}

TEST_F(Safety, WhatAKilledProgramHasHalfWrittenIsTakenBack) {
    ASSERT_EQ(run("$D generate 3000 --seed 1 >file; $D collection add a.db file").status, 0);
    const pid_t child = fork();
    if (child == 0) {
        // With so little memory pages are written before the transaction ends.
        const auto database =
            collection::Database::open(folder.path() / "a.db", Database::Access::write);
        const bool is_done = database && database->execute("PRAGMA cache_size = 2; BEGIN; UPDATE "
                                                           "puzzle SET clues = 99, found = NULL");
        kill(getpid(), is_done ? SIGKILL : SIGTERM);
    }
    int status = 0;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    ASSERT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
    ASSERT_TRUE(std::filesystem::exists(folder.path() / "a.db-journal"));
    expect("$D collection export a.db | cmp - file", 0, "", "");
    expect("$D collection verify a.db", 0, "puzzles 3000, ratings 0, wrong 0\n", "");
}

TEST_F(Safety, AnInterruptKeepsWhatWasAdded) {
    ASSERT_EQ(run("$D generate 500 --seed 1 >file").status, 0);
    const Said said = run("mkfifo pipe; $D collection add a.db - <pipe >ended & pid=$!; "
                          "exec 3>pipe; cat file >&3; sleep 0.4; kill -INT $pid; wait $pid");
    EXPECT_EQ(said.status, 130) << said.err;
    EXPECT_EQ(std::ranges::count(said.err, '\n'), 1) << said.err;
    EXPECT_EQ(folder.read("ended"),
              "added " +
                  std::to_string(number_in(folder.path() / "a.db", "SELECT count(*) FROM puzzle")) +
                  ", known already 0, refused 0\n");
}

TEST_F(Safety, TwoProgramsAddAtOnce) {
    ASSERT_EQ(run("$D generate 4000 --seed 2 >all; head -3000 all >first; tail -3000 all | "
                  "$D morph --seed 1 - >second")
                  .status,
              0);
    const Said said = run("$D collection add a.db first >one & $D collection add a.db second >two; "
                          "wait $! && cat one two");
    EXPECT_EQ(said.status, 0) << said.err;
    EXPECT_EQ(number_in(folder.path() / "a.db", "SELECT count(*) FROM puzzle"), 4000);
    expect("$D collection export a.db --form | sort | cmp - <($D canon all | cut -c1-81 | sort)", 0,
           "", "");
}

TEST_F(Safety, AFullDiskIsOneLineAndLosesNothing) {
    ASSERT_EQ(run("$D generate 3000 --seed 3 >file; head -100 file >first; "
                  "$D collection add a.db first")
                  .status,
              0);
    // A shell's limit on the size of files, in blocks of 1024 bytes.
    const Said said = run("trap '' XFSZ; ulimit -f 200; $D collection add a.db file");
    EXPECT_EQ(said.status, 2);
    EXPECT_EQ(std::ranges::count(said.err, '\n'), 1) << said.err;
    EXPECT_TRUE(said.err.starts_with("a.db: ")) << said.err;
    EXPECT_EQ(said.out, "added 0, known already 0, refused 0\n");
    expect("$D collection export a.db | cmp - first", 0, "", "");
    expect("$D collection add a.db file", 0, "added 2900, known already 100, refused 0\n", "");
}

TEST(CollectionDisk, AFullOneIsNamed) {
    const cli_test::Folder folder;
    const auto database =
        collection::open_collection(folder.path() / "a.db", Database::Access::create);
    ASSERT_TRUE(database);
    const auto pages = *database->number("PRAGMA page_count");
    ASSERT_TRUE(database->execute("PRAGMA max_page_count = " + std::to_string(pages + 2)));
    auto adder = *collection::Adder::make(*database, false);
    collection::Preparer preparer;
    std::vector<collection::PreparedPuzzle> puzzles;
    std::mt19937 random(1);
    for (int puzzle = 0; puzzle < 3000; ++puzzle) {
        std::string line = solution;
        for (char &letter : line) {
            letter = random() % 3 == 0 ? letter : '.';
        }
        puzzles.push_back(*preparer.prepare(line));
    }
    ASSERT_TRUE(adder.add("few", std::span(puzzles).first(10)));
    ASSERT_TRUE(adder.commit());
    const auto fresh = adder.committed().fresh;
    const Result<void> added = adder.add("many", puzzles);
    ASSERT_FALSE(added);
    EXPECT_EQ(added.error().message(), "the disk is full, expected room for the rest; what was "
                                       "stored before is kept");
    EXPECT_EQ(*database->number("SELECT count(*) FROM puzzle"), static_cast<std::int64_t>(fresh));
}

} // namespace
} // namespace dokushin
