// The fast lane hands over exactly the lines that the reader would have made records of.
#include "board/text/texts.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>

namespace dokushin {
namespace {

using namespace texts;

constexpr std::string_view newspaper =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

std::string shown(const Result<Record> &record) {
    return record ? fmt::format("{}: {} {}{}", record->line,
                                to_line(record->puzzle.givens(), record->alphabet, record->blank),
                                name(record->format), record->comment)
                  : fmt::format("{}:{}: {}", record.error().line, record.error().column,
                                record.error().message());
}

/// All records of a text, with the fast lane wherever it takes lines or without it.
Lines read_by_lane(std::string_view text, std::size_t piece, bool lane, ReadOptions options = {}) {
    Trickle source(text, piece);
    Reader reader(source, std::move(options));
    Lines all;
    for (;;) {
        if (lane) {
            if (const auto lines = reader.next_plain_lines()) {
                for (std::size_t number = 0; number < lines->size(); ++number) {
                    all.push_back(
                        fmt::format("{}: {} line", lines->first_line + number, (*lines)[number]));
                }
                continue;
            }
        }
        const auto record = reader.next();
        if (!record) {
            return all;
        }
        all.push_back(shown(*record));
    }
}

TEST(PlainLines, AFileOfPuzzlesIsOneRun) {
    std::string text;
    for (int number = 0; number < 500; ++number) {
        text.append(newspaper).push_back('\n');
    }
    TextSource source(text);
    Reader reader(source);
    const auto lines = reader.next_plain_lines();
    ASSERT_TRUE(lines);
    EXPECT_EQ(lines->text, text);
    EXPECT_EQ(lines->size(), 500U);
    EXPECT_EQ((*lines)[499], newspaper);
    EXPECT_EQ(reader.bytes_read(), text.size());
    EXPECT_FALSE(reader.next_plain_lines());
    EXPECT_FALSE(reader.next());
}

TEST(PlainLines, EndWhereALineIsMore) {
    const std::string line(newspaper);
    const std::string zeros = "0" + std::string(newspaper.substr(1, 80));
    for (const std::string &other :
         {line + " # hard", line + "1", line.substr(1), "#" + line.substr(1), "*" + line.substr(1),
          std::string(81, '*'), zeros, std::string()}) {
        const std::string text = fmt::format("{}\n{}\n{}\n{}\n", line, line, other, line);
        TextSource source(text);
        Reader reader(source);
        const auto lines = reader.next_plain_lines();
        ASSERT_TRUE(lines) << other;
        EXPECT_EQ(lines->size(), 2U) << other;
    }
}

TEST(PlainLines, AreNotTakenWhereOptionsAskForMore) {
    ReadOptions letters;
    letters.alphabet = "letters";
    for (const ReadOptions &options : {from(Format::sdm), from(Format::grid), on("16"), letters}) {
        TextSource source(newspaper);
        Reader reader(source, options);
        EXPECT_FALSE(reader.next_plain_lines());
    }
}

TEST(PlainLines, StopInFrontOfWhatIsWaiting) {
    const std::string line(newspaper);
    const std::string text = line + "\n" + line + " # hard\nx\n";
    TextSource source(text);
    Reader reader(source);
    EXPECT_TRUE(reader.has_read_ahead() || reader.next_plain_lines());
    EXPECT_TRUE(reader.has_read_ahead());
    EXPECT_TRUE(reader.next());
}

TEST(PlainLines, AreTheRecordsOfTheReader) {
    const std::string line(newspaper);
    const std::vector<std::string> parts{
        line,
        line,
        line,
        line + " # comment",
        std::string(81, '.'),
        std::string(81, '0'),
        std::string(81, '-'),
        std::string(81, '*'),
        "*" + line.substr(1, 40) + "*" + line.substr(42),
        "0" + line.substr(1),
        std::string(four),
        "1.34\n3..2\n.3..\n2..3",
        "",
        "# comment",
        "puzzle,solution",
        "{\"puzzle\": \"" + line + "\"}",
        "{\"puzzle\": [",
        "[[1,0,3,4],[3,0,0,2],\n[0,3,0,0],[2,0,0,3]]",
        "#A me",
        line.substr(0, 80),
        line + "\r",
        std::string(1000, '1'),
        "\x01",
    };
    EXPECT_TRUE(rc::check([&] {
        std::string text;
        const std::string end = *rc::gen::element(std::string("\n"), std::string("\r\n"));
        for (int count = *rc::gen::inRange(0, 12); count > 0; --count) {
            text += *rc::gen::elementOf(parts) + end;
        }
        text += *rc::gen::element(std::string(), line, std::string("1"));
        const auto piece = *rc::gen::element<std::size_t>(1, 3, 50, 83, 1000, 1U << 20);
        ReadOptions options;
        options.max_line = 500;
        if (*rc::gen::arbitrary<bool>()) {
            options.format = Format::line;
        }
        RC_ASSERT(read_by_lane(text, piece, true, options) ==
                  read_by_lane(text, piece, false, options));
    }));
}

} // namespace
} // namespace dokushin
