// What the journal says is done is there, whatever ended the run that wrote it.
#include "cluster/folder.h"
#include "cluster/journal.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

namespace {

using namespace dokushin;
using namespace dokushin::cluster;
using cluster_test::Folder;
using testing::EndsWith;
using testing::HasSubstr;

constexpr const char *run = "0123456789abcdef";

Entry entry(std::uint64_t number) {
    Entry made;
    made.number = number;
    made.chunk.input = 1000 + number;
    made.chunk.lines = 1;
    made.seconds = 0.5;
    made.rank = 3;
    made.host = "n7";
    return made;
}

std::string output(std::uint64_t number) { return fmt::format("the answer to {}\n", number); }

/// A run that did some chunks, and was killed then.
void work_and_die(const Folder &folder, std::uint64_t from, std::uint64_t to) {
    Journal journal(folder.file("out"), run);
    ASSERT_TRUE(journal.open()) << journal.error();
    for (std::uint64_t number = from; number < to; ++number) {
        ASSERT_TRUE(journal.add(entry(number), output(number)));
    }
}

void expect_chunks(const Folder &folder, std::uint64_t count, std::size_t lost) {
    Journal journal(folder.file("out"), run);
    ASSERT_TRUE(journal.open()) << journal.error();
    EXPECT_EQ(journal.finished().size(), count);
    EXPECT_EQ(journal.lost(), lost);
    EXPECT_TRUE(journal.finished().all([&](std::uint64_t number, const FinishedChunk &chunk) {
        EXPECT_EQ(journal.read(chunk.offset, chunk.bytes), output(number));
        EXPECT_EQ(chunk.input, 1000 + number);
        return true;
    }));
    // Whatever became of the other lines, these stay as they were written.
    const std::string text = folder.read("out.journal");
    std::uint64_t lines = 0;
    for (std::size_t at = 0; (at = text.find(" rank 3 host n7\n", at)) != std::string::npos; ++at) {
        ++lines;
    }
    EXPECT_EQ(lines, count);
}

TEST(Journal, GoesOnWhereARunWasKilled) {
    const Folder folder;
    work_and_die(folder, 0, 3);
    work_and_die(folder, 3, 5);
    expect_chunks(folder, 5, 0);
}

TEST(Journal, ALineThatWasCutOffIsNotDone) {
    const Folder folder;
    work_and_die(folder, 0, 3);
    const std::string text = folder.read("out.journal");
    const std::string parts = folder.read("out.parts");
    const std::size_t last = text.size() - text.rfind("chunk 2");
    for (std::size_t cut = 1; cut < last; ++cut) {
        folder.write("out.journal", text.substr(0, text.size() - cut));
        folder.write("out.parts", parts);
        expect_chunks(folder, 2, 1);
    }
}

TEST(Journal, AChunkIsAddedBehindOneThatWasCutOff) {
    const Folder folder;
    work_and_die(folder, 0, 3);
    const std::string text = folder.read("out.journal");
    folder.write("out.journal", text.substr(0, text.size() - 5));
    work_and_die(folder, 2, 4);
    expect_chunks(folder, 4, 0);
}

TEST(Journal, AnOutputThatIsNotWhatItsSumSaysIsLost) {
    const Folder folder;
    work_and_die(folder, 0, 3);
    std::string parts = folder.read("out.parts");
    parts[parts.size() - 2] = 'x';
    folder.write("out.parts", parts);
    expect_chunks(folder, 2, 1);
    // It was said once; now the journal has only what is there.
    expect_chunks(folder, 2, 0);
}

TEST(Journal, PartsThatAreCutShortLoseTheLast) {
    const Folder folder;
    work_and_die(folder, 0, 3);
    std::filesystem::resize_file(folder.file("out.parts"), output(0).size() + 3);
    expect_chunks(folder, 1, 2);
}

TEST(Journal, OfManyChunksLosesTheOneThatIsDamaged) {
    const Folder folder;
    constexpr std::uint64_t many = 6000; // more than its readers keep in their buffers
    work_and_die(folder, 0, many);
    std::string parts = folder.read("out.parts");
    parts[parts.size() / 2] ^= 1;
    folder.write("out.parts", parts);
    expect_chunks(folder, many - 1, 1);
    expect_chunks(folder, many - 1, 0);
}

TEST(Journal, ANumberThatCanNotBeIsLost) {
    const Folder folder;
    work_and_die(folder, 0, 3);
    const std::string text = folder.read("out.journal");
    for (const std::string number : {"1000000000000000", "99999999999999999999", "-1"}) {
        std::string damaged = text;
        damaged.replace(damaged.find("chunk 1 "), 8, "chunk " + number + " ");
        folder.write("out.journal", damaged);
        expect_chunks(folder, 2, 1);
    }
}

TEST(Journal, TheWorstStatusOfItsChunksIsKnown) {
    const Folder folder;
    for (const int status : {0, 2, 1}) {
        Journal journal(folder.file("out"), run);
        ASSERT_TRUE(journal.open()) << journal.error();
        Entry next = entry(journal.finished().end());
        next.status = status;
        ASSERT_TRUE(journal.add(next, "an answer\n"));
    }
    Journal journal(folder.file("out"), run);
    ASSERT_TRUE(journal.open()) << journal.error();
    EXPECT_EQ(journal.status(), 2);
}

TEST(Journal, AnotherRunIsRefused) {
    const Folder folder;
    work_and_die(folder, 0, 1);
    const std::string before = folder.read("out.journal");
    Journal journal(folder.file("out"), "fedcba9876543210");
    EXPECT_FALSE(journal.open());
    EXPECT_THAT(journal.error(), HasSubstr("of another run"));
    EXPECT_EQ(folder.read("out.journal"), before);
}

TEST(Journal, IsOfOneRunAtATime) {
    const Folder folder;
    Journal first(folder.file("out"), run);
    ASSERT_TRUE(first.open());
    Journal second(folder.file("out"), run);
    EXPECT_FALSE(second.open());
    EXPECT_THAT(second.error(), EndsWith("another run is at work on it"));
}

TEST(Journal, AnOutputOfSomebodyElseStays) {
    const Folder folder;
    folder.write("out", "precious\n");
    Journal journal(folder.file("out"), run);
    EXPECT_FALSE(journal.open());
    EXPECT_THAT(journal.error(), HasSubstr("is there already"));
    EXPECT_EQ(folder.read("out"), "precious\n");
    EXPECT_FALSE(std::filesystem::exists(folder.file("out.journal")));
}

TEST(Journal, WhatIsNoFileIsNoOutput) {
    const Folder folder;
    std::filesystem::create_directory(folder.file("out"));
    Journal journal(folder.file("out"), run);
    EXPECT_FALSE(journal.open());
    EXPECT_THAT(journal.error(), EndsWith("out is no file, expected a name for one in --out"));
    EXPECT_FALSE(std::filesystem::exists(folder.file("out.journal")));
}

TEST(Journal, PartsOfSomebodyElseStay) {
    const Folder folder;
    folder.write("out.parts", "precious\n");
    Journal journal(folder.file("out"), run);
    EXPECT_FALSE(journal.open());
    EXPECT_THAT(journal.error(), HasSubstr("is there without a journal"));
    EXPECT_EQ(folder.read("out.parts"), "precious\n");
    EXPECT_FALSE(std::filesystem::exists(folder.file("out.journal")));
}

TEST(Journal, OfAFinishedRunIsKnown) {
    const Folder folder;
    work_and_die(folder, 0, 2);
    {
        Journal journal(folder.file("out"), run);
        ASSERT_TRUE(journal.open());
        folder.write("out", output(0) + output(1));
        ASSERT_TRUE(journal.finish(1));
    }
    EXPECT_FALSE(std::filesystem::exists(folder.file("out.parts")));
    Journal journal(folder.file("out"), run);
    ASSERT_TRUE(journal.open());
    EXPECT_TRUE(journal.is_done());
    EXPECT_EQ(journal.status(), 1);
}

TEST(Journal, WhatIsNoJournalIsRefused) {
    const Folder folder;
    folder.write("out.journal", "a diary\nof somebody\n");
    Journal journal(folder.file("out"), run);
    EXPECT_FALSE(journal.open());
    EXPECT_EQ(folder.read("out.journal"), "a diary\nof somebody\n");
}

TEST(Journal, WhatWasCutOffInItsFirstLinesHadNotBegun) {
    const Folder folder;
    work_and_die(folder, 0, 0);
    const std::string text = folder.read("out.journal");
    for (std::size_t size = 0; size < text.size(); ++size) {
        folder.write("out.journal", text.substr(0, size));
        expect_chunks(folder, 0, 0);
    }
}

} // namespace
