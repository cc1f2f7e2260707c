// Compressed files as inputs of a run: the records of the text, in order and by its own lines, and
// one error where the data ends too early.
#include "stream/compressed_data.h"
#include "stream/input/decoded_input.h"
#include "stream/input/record_stream.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <random>
#include <thread>
#include <unistd.h>

namespace dokushin::stream {
namespace {

using stream_test::compressed;
using stream_test::compressions_here;
using testing::HasSubstr;

constexpr const char *puzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

class CompressedInput : public testing::Test {
  protected:
    CompressedInput() {
        std::string pattern = std::filesystem::temp_directory_path() / "dokushin-stream-XXXXXX";
        folder_ = mkdtemp(pattern.data());
    }
    ~CompressedInput() override { std::filesystem::remove_all(folder_); }

    /// Writes a file of such data, and returns its name.
    std::string file(const CompressionInfo &info, std::string_view data) const {
        const std::string name = (folder_ / "file").string() + std::string(info.suffix);
        std::ofstream(name, std::ios::binary) << data;
        return name;
    }

  private:
    std::filesystem::path folder_;
};

/// What a run reads: the lines of its records, and its errors as messages.
struct WasRead {
    std::vector<std::size_t> lines{};
    std::vector<std::string> errors{};
};

void note(const Item &item, WasRead &all) {
    if (item.record) {
        all.lines.push_back(item.record->line);
    } else {
        const Error &error = item.record.error();
        all.errors.push_back(fmt::format("{}:{}: {}", error.line, error.column, error.message()));
    }
}

WasRead read(const std::string &name) {
    const RunOptions options{.inputs = {name}};
    WasRead all;
    RecordStream inputs(options);
    while (const auto batch = inputs.next_batch(100)) {
        for (const auto &part : batch->parts) {
            if (const auto *const run = std::get_if<LineRun>(&part)) {
                for (std::size_t line = 0; line < run->lines().size(); ++line) {
                    all.lines.push_back(run->first_line + line);
                }
            } else {
                note(std::get<Item>(part), all);
            }
        }
        EXPECT_LE(batch->bytes_read, inputs.total_bytes());
    }
    WasRead singly;
    for (RecordStream again(options); const auto item = again.next();) {
        note(*item, singly);
    }
    EXPECT_EQ(singly.lines, all.lines);
    EXPECT_EQ(singly.errors, all.errors);
    return all;
}

/// As many puzzles, a line each, every third of them with a comment.
std::string puzzles(std::size_t count) {
    std::string text;
    for (std::size_t number = 0; number < count; ++number) {
        text += puzzle;
        text += number % 3 == 0 ? fmt::format(" # {}\n", number * 7919 % 10'007) : "\n";
    }
    return text;
}

TEST_F(CompressedInput, GivesTheRecordsOfItsText) {
    const std::string text = puzzles(4000);
    for (const CompressionInfo *info : compressions_here()) {
        const std::string data = compressed(*info, text);
        const WasRead all = read(file(*info, data + data));
        EXPECT_EQ(all.lines.size(), 8000);
        EXPECT_EQ(all.lines.back(), 8000);
        EXPECT_TRUE(all.errors.empty());
    }
}

TEST_F(CompressedInput, IsCutBetweenRecordsOfAnyForm) {
    std::string grid;
    for (std::size_t row = 0; row < 9; ++row) {
        grid += std::string(puzzle).substr(9 * row, 9) + "\n";
    }
    for (const CompressionInfo *info : compressions_here()) {
        const std::string data = compressed(*info, grid + "\n") + compressed(*info, grid);
        EXPECT_EQ(read(file(*info, data)).lines, (std::vector<std::size_t>{1, 11}));
        // The last line needs no end, and a text may be cut within a line.
        const std::string halves = compressed(*info, std::string(puzzle, 40)) +
                                   compressed(*info, std::string(puzzle + 40));
        EXPECT_EQ(read(file(*info, halves)).lines, (std::vector<std::size_t>{1}));
    }
}

TEST_F(CompressedInput, WithoutTextIsAnEmptyFile) {
    CompressionInfo plain;
    plain.suffix = ".txt";
    const WasRead empty = read(file(plain, ""));
    ASSERT_EQ(empty.errors.size(), 1);
    for (const CompressionInfo *info : compressions_here()) {
        EXPECT_EQ(read(file(*info, "")).errors, empty.errors);
        EXPECT_EQ(read(file(*info, compressed(*info, ""))).errors, empty.errors);
    }
}

TEST_F(CompressedInput, CutAnywhereKeepsTheWholeLinesBefore) {
    constexpr std::size_t count = 60;
    const std::string text = puzzles(count);
    for (const CompressionInfo *info : compressions_here()) {
        const std::string half = compressed(*info, text.substr(0, text.size() / 2));
        const std::string data = half + compressed(*info, text.substr(text.size() / 2));
        std::size_t most = 0;
        for (std::size_t size = 10; size + 1 < data.size(); size += DOKUSHIN_EVERY > 1 ? 41 : 5) {
            if (size == half.size()) {
                continue;
            }
            const WasRead all = read(file(*info, std::string_view(data).substr(0, size)));
            most = std::max(most, all.lines.size());
            ASSERT_EQ(all.errors.size(), 1) << size;
            EXPECT_THAT(all.errors.front(), HasSubstr(std::string(info->name) + " data"));
            if (!all.lines.empty()) {
                EXPECT_EQ(all.lines.back(), all.lines.size());
                EXPECT_THAT(all.errors.front(),
                            testing::StartsWith(fmt::format("{}:1: ", all.lines.size() + 1)));
            }
        }
        EXPECT_GE(most, count / 2 - 1) << info->name;
        EXPECT_LE(most, count);
    }
}

TEST_F(CompressedInput, ThatIsDamagedIsNamedWithItsLine) {
    for (const CompressionInfo *info : compressions_here()) {
        const std::string data = compressed(*info, puzzles(2));
        const WasRead trailing = read(file(*info, data + "53..7\n"));
        EXPECT_EQ(trailing.lines.size(), 2);
        EXPECT_THAT(trailing.errors,
                    testing::ElementsAre(fmt::format("3:1: something else behind the {} data, "
                                                     "expected its end, or more such data",
                                                     info->name)));
        const WasRead other = read(file(*info, puzzles(2)));
        EXPECT_TRUE(other.lines.empty());
        EXPECT_THAT(other.errors,
                    testing::ElementsAre(fmt::format(
                        "0:0: no {} data, expected {} data in a file whose name ends with {}",
                        info->name, info->name, info->suffix)));
        std::string changed = compressed(*info, puzzles(1)) + data;
        char &byte = changed[changed.size() - data.size() / 2];
        byte = static_cast<char>(byte ^ 0x55);
        const WasRead damaged = read(file(*info, changed));
        EXPECT_GE(damaged.lines.size(), 1);
        ASSERT_EQ(damaged.errors.size(), 1);
        EXPECT_THAT(damaged.errors.front(), HasSubstr(fmt::format("damaged {} data", info->name)));
    }
}

TEST_F(CompressedInput, ALongLineThatIsCutIsNoRecord) {
    // It is longer than what is decoded at a time, and would be a puzzle of 4×4 if it were read.
    const std::string text = puzzles(1) + std::string(16, '.') + " # " + puzzles(4000) + "end";
    for (const CompressionInfo *info : compressions_here()) {
        std::string line = text;
        std::ranges::replace(line.begin() + 90, line.end(), '\n', ' ');
        const std::string data = compressed(*info, line);
        const WasRead all = read(file(*info, std::string_view(data).substr(0, data.size() - 1)));
        EXPECT_EQ(all.lines, (std::vector<std::size_t>{1}));
        ASSERT_EQ(all.errors.size(), 1);
        EXPECT_THAT(all.errors.front(), HasSubstr("cut short"));
    }
}

/// Opens a file, and closes it at the end of the test.
class OpenFile {
  public:
    explicit OpenFile(const std::string &name)
        : number_(::open(name.c_str(), O_RDONLY | O_CLOEXEC)) {}
    ~OpenFile() { ::close(number_); }
    OpenFile(const OpenFile &) = delete;
    OpenFile &operator=(const OpenFile &) = delete;
    [[nodiscard]] int number() const { return number_; }
    [[nodiscard]] std::size_t position() const {
        return static_cast<std::size_t>(::lseek(number_, 0, SEEK_CUR));
    }

  private:
    int number_;
};

TEST_F(CompressedInput, IsNotDecodedFarAhead) {
    if (compressions_here().empty()) {
        return;
    }
    std::string text;
    std::mt19937 random(1);
    while (text.size() < std::size_t{1} << 22) {
        text += std::to_string(random()) + "\n";
    }
    const CompressionInfo &info = *compressions_here().front(); // it is the same thread for each
    const std::string data = compressed(info, text);
    const OpenFile open(file(info, data));
    std::optional<Error> error;
    DecodedInput input(open.number(), info, {}, error);
    std::size_t last = data.size();
    while (open.position() == 0 || std::exchange(last, open.position()) != open.position()) {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    EXPECT_LT(last, data.size() / 2);
    std::string all;
    std::string buffer(100'000, '\0');
    while (const std::size_t got = input.read(buffer)) {
        all.append(buffer, 0, got);
    }
    EXPECT_EQ(all, text);
    EXPECT_EQ(input.data_read(), data.size());
    EXPECT_FALSE(error);
}

TEST_F(CompressedInput, NeedNotBeReadToItsEnd) {
    for (const CompressionInfo *info : compressions_here()) {
        const OpenFile open(file(*info, compressed(*info, puzzles(20'000))));
        std::optional<Error> error;
        DecodedInput input(open.number(), *info, {}, error);
        std::string buffer(10, '\0');
        EXPECT_EQ(input.read(buffer), 10);
    }
}

} // namespace
} // namespace dokushin::stream
