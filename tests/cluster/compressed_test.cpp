// Compressed files: an output whose name says so, and inputs that are cut into chunks of their
// text.
#include "cluster/chunks.h"
#include "cluster/folder.h"
#include "cluster/journal.h"
#include "cluster/output_file.h"
#include "stream/compressed_data.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using namespace dokushin;
using namespace dokushin::cluster;
using cluster_test::Folder;
using stream_test::compressed;
using stream_test::compressions_here;
using stream_test::decoded;

std::string answer(std::uint64_t number) { return fmt::format("the answer to {}\n", number); }

TEST(CompressedOutput, IsTheTextThatAPlainOneIs) {
    for (const stream::CompressionInfo *info : compressions_here()) {
        for (const bool is_shard : {false, true}) {
            const Folder folder;
            stream::RunOptions common;
            if (is_shard) {
                common.shard = {1, 2, "0123456789abcdef"};
            }
            std::string texts[2];
            for (const std::string_view end : {std::string_view(), info->suffix}) {
                const std::string suffix(end);
                struct Run run; // tests have a function of that name
                run.common = &common;
                run.out = folder.file("out" + suffix);
                Journal journal(run.out, "0123456789abcdef");
                ASSERT_TRUE(journal.open()) << journal.error();
                for (std::uint64_t number = 0; number < 300; ++number) {
                    Entry entry;
                    entry.number = number;
                    ASSERT_TRUE(journal.add(entry, answer(number)));
                }
                EXPECT_EQ(write_output(journal, run, 0, [] {}), "");
                texts[suffix.empty() ? 0 : 1] = folder.read("out" + suffix);
            }
            EXPECT_NE(texts[0], "");
            EXPECT_EQ(decoded(*info, texts[1]), texts[0]);
        }
    }
}

TEST(CompressedInput, IsCutIntoChunksOfItsText) {
    const std::string empty(81, '.');
    const std::string three = empty + "\n" + empty + "\n" + empty + "\n";
    for (const stream::CompressionInfo *info : compressions_here()) {
        const Folder folder;
        const std::string data = compressed(*info, three);
        stream::RunOptions common;
        common.inputs = {
            folder.write("whole" + std::string(info->suffix), data),
            folder.write("short" + std::string(info->suffix),
                         data + data.substr(0, data.size() - 1)),
        };
        InputChunks chunks(common, 2);
        EXPECT_EQ(chunks.total_bytes(), 0);
        std::string text;
        std::vector<std::string> errors;
        while (const auto chunk = chunks.next()) {
            text += chunk->part.text;
            if (chunk->part.error) {
                errors.push_back(chunk->part.error->message());
            }
        }
        EXPECT_TRUE(text.starts_with(three + three)) << text;
        EXPECT_TRUE(text.ends_with(empty + "\n"));
        EXPECT_THAT(errors, testing::ElementsAre(fmt::format(
                                "{} data that is cut short, expected the rest of it", info->name)));
    }
}

} // namespace
