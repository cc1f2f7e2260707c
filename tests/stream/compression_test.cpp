// Decoders by themselves: what encoders wrote is read, however it is cut into parts, and whatever
// was changed in it is named.
#include "stream/compressed_data.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <algorithm>

namespace dokushin::stream {
namespace {

using stream_test::compressed;
using stream_test::compressions_here;
using stream_test::decoded;

std::string lines(std::size_t count) {
    std::string text;
    for (std::size_t line = 0; line < count; ++line) {
        text += std::to_string(line * 7919) + "\n";
    }
    return text;
}

TEST(Compression, IsWhatTheNameEndsWith) {
    EXPECT_EQ(compression_of("a.txt.gz"), Compression::gzip);
    EXPECT_EQ(compression_of("a.zst"), Compression::zstd);
    EXPECT_EQ(compression_of(".xz"), Compression::xz);
    for (const char *name : {"", "gz", "a.gz.txt", "a.GZ", "a.zip", "-"}) {
        EXPECT_EQ(compression_of(name), Compression::none) << name;
    }
}

TEST(Compression, WhatWasWrittenIsReadHoweverItIsCut) {
    const std::string text = lines(3000);
    for (const CompressionInfo *info : compressions_here()) {
        const std::string data = compressed(*info, text);
        EXPECT_LT(data.size(), text.size());
        for (const std::size_t part : {1U, 2U, 7U, 100U, 100'000U}) {
            for (const std::size_t room : {1U, 3U, 4096U, 1'000'000U}) {
                EXPECT_EQ(decoded(*info, data, part, room), text) << info->name << part << room;
            }
        }
    }
}

TEST(Compression, AnyBytesComeBack) {
    rc::check([](const std::string &text, const std::string &more) {
        const auto part = *rc::gen::inRange<std::size_t>(1, 50);
        for (const CompressionInfo *info : compressions_here()) {
            const std::string data = compressed(*info, text) + compressed(*info, more);
            const bool is_same = decoded(*info, data, part, 64) == text + more;
            RC_ASSERT(is_same);
        }
    });
}

TEST(Compression, EmptyDataIsAnEmptyText) {
    for (const CompressionInfo *info : compressions_here()) {
        EXPECT_EQ(decoded(*info, ""), "");
        EXPECT_EQ(decoded(*info, compressed(*info, "")), "");
    }
}

TEST(Compression, ACutAnywhereIsNoticed) {
    const std::string text = lines(100);
    for (const CompressionInfo *info : compressions_here()) {
        const std::string data = compressed(*info, text);
        const std::string two = data + data;
        for (std::size_t size = 1; size < two.size(); size += DOKUSHIN_EVERY) {
            if (size == data.size()) {
                continue;
            }
            const auto found = decoded(*info, two.substr(0, size));
            ASSERT_FALSE(found) << info->name << size;
            const std::size_t within = size % data.size();
            const DataFlaw in_front =
                size < data.size() ? DataFlaw::other_format : DataFlaw::trailing;
            EXPECT_TRUE(found.error() == DataFlaw::cut_short ||
                        (within < 12 && found.error() == in_front))
                << info->name << size;
        }
    }
}

TEST(Compression, AnotherByteIsNoticed) {
    const std::string text = lines(100);
    for (const CompressionInfo *info : compressions_here()) {
        const std::string data = compressed(*info, text);
        for (std::size_t at = 0; at < data.size(); at += DOKUSHIN_EVERY) {
            std::string changed = data;
            changed[at] = static_cast<char>(changed[at] ^ 0x55);
            const auto found = decoded(*info, changed);
            // The header of a gzip member has bytes that say nothing of the text.
            EXPECT_TRUE(!found || (*found == text && at < 10)) << info->name << at;
        }
    }
}

TEST(Compression, SomethingElseIsNamed) {
    for (const CompressionInfo *info : compressions_here()) {
        const std::string data = compressed(*info, "text");
        EXPECT_EQ(decoded(*info, "123456789\n"), std::unexpected(DataFlaw::other_format));
        EXPECT_EQ(decoded(*info, data + "123456789\n"), std::unexpected(DataFlaw::trailing));
        for (const CompressionInfo *other : compressions_here()) {
            if (other != info) {
                EXPECT_EQ(decoded(*info, compressed(*other, "text")),
                          std::unexpected(DataFlaw::other_format));
            }
        }
    }
}

TEST(Compression, StreamsOfXzMayHaveZerosBehindThemInFours) {
    if (!is_in_this_build(info_of(Compression::xz))) {
        return;
    }
    const CompressionInfo &xz = info_of(Compression::xz);
    const std::string data = compressed(xz, "text\n");
    for (const std::size_t part : {1U, 1000U}) {
        EXPECT_EQ(decoded(xz, data + std::string(8, '\0') + data + std::string(4, '\0'), part),
                  "text\ntext\n");
        for (const std::size_t zeros : {1U, 6U}) {
            EXPECT_EQ(decoded(xz, data + std::string(zeros, '\0'), part),
                      std::unexpected(DataFlaw::trailing));
            EXPECT_EQ(decoded(xz, data + std::string(zeros, '\0') + data, part),
                      std::unexpected(DataFlaw::trailing));
        }
    }
}

TEST(Compression, AWindowThatNeedsTooMuchMemoryIsRefused) {
    if (!is_in_this_build(info_of(Compression::zstd))) {
        return;
    }
    // The header of a frame with a window of a gigabyte, by RFC 8878: the magic bytes, a descriptor
    // without anything, and an exponent of 20.
    const std::string frame{'\x28', '\xb5', '\x2f', '\xfd', '\0', '\xa0'};
    EXPECT_EQ(decoded(info_of(Compression::zstd), frame + std::string(100, '\0')),
              std::unexpected(DataFlaw::too_large));
}

} // namespace
} // namespace dokushin::stream
