// Lists and objects: what of them is a puzzle, and that they take little memory.
#include "board/text/texts.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace dokushin {
namespace {

using namespace texts;

constexpr std::string_view solution_of_four = "1234341243212143";
constexpr std::string_view rows_of_four = "[[1,0,3,4],[3,0,0,2],[0,3,0,0],[2,0,0,3]]";

Lines two_of_four() { return Lines(2, std::string(four)); }

std::string solution_of(const Record &record) {
    return record.solution ? to_line(*record.solution, record.alphabet) : "";
}

// ---- NumPy ----------------------------------------------------------------------------

TEST(NestedNumPy, ArraysAsTheyAreShown) {
    for (const std::string_view text : {
             "array([[1, 0, 3, 4],\n       [3, 0, 0, 2],\n       [0, 3, 0, 0],\n"
             "       [2, 0, 0, 3]])\n",
             "array([[1., 0., 3., 4.],\n       [3., 0., 0., 2.],\n       [0., 3., 0., 0.],\n"
             "       [2., 0., 0., 3.]], dtype=float32)\n",
             "x = np.array([[1, 0, 3, 4], [3, 0, 0, 2], [0, 3, 0, 0], [2, 0, 0, 3]], "
             "dtype=np.uint8)",
             "[[1 0 3 4]\n [3 0 0 2]\n [0 3 0 0]\n [2 0 0 3]]",
             "[[1. 0. 3. 4.]\n [3. 0. 0. 2.]\n [0. 3. 0. 0.]\n [2. 0. 0. 3.]]",
             "[[ 1. nan  3.  4.]\n [ 3. nan nan  2.]\n [nan  3. nan nan]\n [ 2. nan nan  3.]]",
             "array([['1', '.', '3', '4'],\n ['3', '.', '.', '2'],\n ['.', '3', '.', '.'],\n"
             " ['2', '.', '.', '3']], dtype='<U1')",
             "[np.int64(1), np.int64(0), np.int64(3), np.int64(4), 3, 0, 0, 2, 0, 3, 0, 0, 2, 0, "
             "0, 3]",
             "[array([1, 0, 3, 4]), array([3, 0, 0, 2]), array([0, 3, 0, 0]), array([2, 0, 0, "
             "3])]",
             "tensor([[1, 0, 3, 4],\n        [3, 0, 0, 2],\n        [0, 3, 0, 0],\n"
             "        [2, 0, 0, 3]], device='cuda:0')",
         }) {
        EXPECT_EQ(told(text), Lines{std::string(four)}) << text;
    }
}

TEST(NestedNumPy, WhatIsNoWholeNumberOrWasShortenedIsTold) {
    EXPECT_EQ(told("array([[1.5, 0., 3., 4.], [3., 0., 0., 2.], [0., 3., 0., 0.], [2., 0., 0., "
                   "3.]])"),
              Lines{"1:10: '.' in a list, expected a number from 1 to 4, or 0 or None for a "
                    "blank"});
    EXPECT_EQ(told("[[1, 0, ..., 4],\n [3, 0, 0, 2],\n [0, 3, 0, 0],\n [2, 0, 0, 3]]"),
              Lines{"1:9: a list that was shortened with ..., expected all its cells"});
}

// ---- lists of strings -----------------------------------------------------------------

TEST(NestedStrings, ThoseOfAWholeBoardArePuzzles) {
    EXPECT_EQ(told(fmt::format("[\"{}\", \"{}\"]", four, four)), two_of_four());
    const std::string nine(81, '.');
    EXPECT_EQ(told(fmt::format("['{}',\n '{}']", nine, nine)), Lines(2, nine));
    EXPECT_EQ(told("[\"1.34\", \"3..2\", \".3..\", \"2..\"]"),
              Lines{"1:27: a row of 3 cells, expected 4 as in the first row"});
    EXPECT_EQ(told(fmt::format("[\"{}\", \"{}\"]", nine, nine.substr(1))),
              (Lines{nine, "1:88: 80 cells, expected 81 for 9×9, or another square number"}));
}

TEST(NestedStrings, SixteenOfSixteenAreRefusedUnlessOneReadingFits) {
    std::string list;
    for (int row = 0; row < 16; ++row) {
        list += fmt::format("{}\"{}\"", row == 0 ? "[" : ", ", four);
    }
    EXPECT_EQ(told(list + "]"),
              Lines{"1:1: 16 rows of 16 cells, which can be one 16×16 board or 16 of 4×4, "
                    "expected the shape to be said, 16x16 or 4x4"});
    EXPECT_EQ(told(list + "]", on("4x4")), Lines(16, std::string(four)));
    EXPECT_EQ(told(list + "]", on("16x16")).size(), 1U);
    list[2] = 'G';
    EXPECT_EQ(told(list + "]").at(0).size(), 256U);
}

// ---- JSON -----------------------------------------------------------------------------

TEST(NestedJson, RecordsAsPandasWritesThem) {
    const auto records =
        read_all(fmt::format("[{{\"puzzle\":\"{0}\",\"solution\":\"{1}\",\"id\":7}},\n"
                             " {{\"quizzes\":\"{0}\",\"solutions\":\"{1}\"}}]",
                             four, solution_of_four));
    ASSERT_EQ(records.size(), 2U);
    for (const auto &record : records) {
        ASSERT_TRUE(record) << record.error().message();
        EXPECT_EQ(to_line(record->puzzle.givens(), record->alphabet), four);
        EXPECT_EQ(solution_of(*record), solution_of_four);
        EXPECT_EQ(record->format, Format::json);
    }
    EXPECT_EQ(records[0]->headers.at(0), (std::pair<std::string, std::string>{"id", "7"}));
    EXPECT_EQ(records[1]->line, 2U);
}

TEST(NestedJson, AMemberOfAnyDepthThatIsABoard) {
    const std::string api =
        fmt::format("{{\"newboard\":{{\"grids\":[{{\"value\":{0},\"solution\":"
                    "[[1,2,3,4],[3,4,1,2],[4,3,2,1],[2,1,4,3]],\"difficulty\":\"Medium\"}}],"
                    "\"results\":1,\"message\":\"All Ok\"}}}}",
                    rows_of_four);
    const auto records = read_all(api);
    ASSERT_EQ(records.size(), 1U);
    ASSERT_TRUE(records[0]) << records[0].error().message();
    EXPECT_EQ(to_line(records[0]->puzzle.givens(), records[0]->alphabet), four);
    EXPECT_EQ(solution_of(*records[0]), solution_of_four);
    EXPECT_EQ(records[0]->headers.at(0),
              (std::pair<std::string, std::string>{"difficulty", "\"Medium\""}));
    EXPECT_EQ(told(fmt::format("{{\"data\": {}, \"level\": \"easy\"}}", rows_of_four)),
              Lines{std::string(four)});
    EXPECT_EQ(told(fmt::format("{{\"puzzles\": [\"{0}\", \"{0}\"]}}", four)), two_of_four());
    EXPECT_EQ(told(fmt::format("{{'grid': array({})}}", rows_of_four)), Lines{std::string(four)});
}

TEST(NestedJson, PrettyPrinted) {
    const std::string text = "[\n  {\n    \"id\": 7,\n    \"tags\": [\"a\", {\"b\": 1}],\n"
                             "    \"comment\": \"line \\u30fb\",\n"
                             "    \"shape\": \"4x4+diagonals\",\n    \"puzzle\": [\n"
                             "      \"1\\u30fb34\",\n      \"3..2\",\n      \".3..\",\n"
                             "      \"2..3\"\n    ]\n  }\n]\n";
    const auto record = read_one(text);
    ASSERT_TRUE(record) << record.error().message();
    EXPECT_EQ(to_line(record->puzzle.givens(), record->alphabet), four);
    EXPECT_EQ(record->comment, "line ・");
    EXPECT_EQ(record->puzzle.shape().name(), "4x4+diagonals");
    EXPECT_EQ(record->headers, (std::vector<std::pair<std::string, std::string>>{
                                   {"id", "7"}, {"tags", "[\"a\",{\"b\":1}]"}}));
}

TEST(NestedJson, WhatIsMissingOrTwofoldIsTold) {
    EXPECT_EQ(told(fmt::format("[{{\"puzzle\":\"{}\"}},\n {{\"id\":1}}]", four)),
              (Lines{std::string(four),
                     "2:2: an object without a puzzle, expected a member \"puzzle\""}));
    EXPECT_EQ(told(fmt::format("[{{\"a\":\"{0}\",\"b\":\"{0}\"}}]", four)),
              Lines{"1:2: two boards in one object, 'a' and 'b', expected one of them named "
                    "\"puzzle\""});
    // One of them would be written over the other, as JSON; a fuzzer met it.
    EXPECT_EQ(told(fmt::format("[{{\"grid\":\"{0}\",\"puzzle\":\"{0}\"}}]", four)),
              Lines{"1:2: a second board, under the name \"puzzle\", expected one, or one and its "
                    "solution"});
    EXPECT_EQ(
        told(fmt::format("{{\"puzzle\":\"{0}\",\"answer\":\"{1}\",\"solution\":\"{1}\"}}", four,
                         solution_of_four)),
        Lines{"1:1: a second board, under the name \"solution\", expected one, or one and its "
              "solution"});
    // What is no board takes no name.
    for (const std::string_view nothing : {"null", "\"\"", "5", "{}"}) {
        EXPECT_EQ(told(fmt::format("{{\"puzzle\":\"{}\",\"solution\":{},\"answer\":\"{}\"}}", four,
                                   nothing, solution_of_four)),
                  Lines{std::string(four)});
    }
    EXPECT_EQ(told(fmt::format("[{{\"solution\":\"{}\"}}]", solution_of_four)),
              Lines{"1:2: a solution without its puzzle, expected a member \"puzzle\""});
    EXPECT_EQ(
        told(fmt::format("{{\"puzzles\":[\"{}\"],\"solutions\":[\"{}\"]}}", four, solution_of_four))
            .size(),
        1U);
    EXPECT_EQ(told(fmt::format("{{\"quizzes\":[\"{0}\",\"{0}\"],\"solutions\":[\"{1}\",\"{1}\"]}}",
                               four, solution_of_four)),
              (Lines{std::string(four), std::string(four),
                     "1:66: solutions in a list apart from their puzzles, expected a list of "
                     "objects that have a puzzle and its solution each"}));
    EXPECT_EQ(told("[{\"puzzle\":\"1.343..2.3..2..\"}]"),
              Lines{"1:13: 15 cells, expected 16 for 4×4, or another square number"});
}

TEST(NestedJson, ALineThatIsNotClosedCostsOnlyItself) {
    const std::string good = fmt::format("{{\"puzzle\":\"{}\"}}\n", four);
    const std::string line(four);
    EXPECT_EQ(told(fmt::format("{{\"puzzle\":\"{}\"\n{}{}\n", four, good, line)),
              (Lines{"1:1: '{' that is never closed, expected its closing bracket", line, line}));
    EXPECT_EQ(told("{\"puzzle\":\"1.34\n" + good),
              (Lines{"1:16: text that is no JSON object, expected {\"puzzle\": \"…\"} on one "
                     "line",
                     line}));
}

// ---- how much memory it takes -----------------------------------------------------------

/// The same text again and again, made while it is read.
class Repeated final : public ByteSource {
  public:
    Repeated(std::string first, std::string again, std::size_t times, std::string last)
        : text_(std::move(first)), again_(std::move(again)), last_(std::move(last)), times_(times) {
    }
    std::size_t read(std::span<char> buffer) override {
        while (at_ == text_.size() && times_ > 0) {
            text_ = --times_ == 0 ? last_ : again_;
            at_ = 0;
        }
        const std::size_t size = text_.copy(buffer.data(), buffer.size(), at_);
        at_ += size;
        return size;
    }

  private:
    std::string text_;
    std::string again_;
    std::string last_;
    std::size_t times_;
    std::size_t at_ = 0;
};

TEST(NestedStream, RecordsAreHandedOverWhenTheyAreComplete) {
    const std::string record = fmt::format("\n  {{\n    \"puzzle\": \"{}\"\n  }},", four);
    Repeated source("[", record, 5'000, "]");
    Reader reader(source);
    const auto first = reader.next();
    ASSERT_TRUE(first && *first);
    EXPECT_LT(reader.bytes_read(), std::size_t{1} << 17);
    std::size_t count = 1;
    while (const auto next = reader.next()) {
        ASSERT_TRUE(*next) << next->error().message();
        ++count;
    }
    EXPECT_EQ(count, 4'999U);
}

TEST(NestedStream, OneLineMayBeOfAnyLength) {
    ReadOptions options;
    options.max_line = 1000;
    for (const std::string &record :
         {fmt::format("{{\"puzzle\":\"{}\"}},", four), fmt::format("\"{}\",", four),
          fmt::format("{},", rows_of_four)}) {
        Repeated source("[", record, 5'001, "]\n1.34\n3..2\n.3..\n2..3\n");
        Reader reader(source, options);
        std::size_t count = 0;
        while (const auto next = reader.next()) {
            ASSERT_TRUE(*next) << next->error().message();
            EXPECT_EQ(to_line((**next).puzzle.givens(), (**next).alphabet), four);
            ++count;
        }
        EXPECT_EQ(count, 5'001U) << record;
    }
}

TEST(NestedStream, PlacesInALongLineAreInCharacters) {
    ReadOptions options;
    options.max_line = 1000;
    std::string text = "[";
    for (int number = 0; number < 9000; ++number) {
        text += "\"１・３４３・・２・３・・２・・３\", ";
    }
    const auto lines = told(text + "\"１・３４３・・２・３・・２・・あ\"]", options);
    ASSERT_EQ(lines.size(), 9001U);
    EXPECT_EQ(lines[0], four);
    EXPECT_EQ(lines[9000].substr(0, 15), "1:180018: 'あ'");
}

TEST(NestedStream, WhatIsNestedTooDeepIsOneError) {
    for (const auto &[again, times] : {std::pair{"[[\n", 100'000}, {"{\"a\":[\n", 70'000}}) {
        Repeated source("", again, static_cast<std::size_t>(times), "");
        Reader reader(source);
        Lines lines;
        while (const auto record = reader.next()) {
            lines.push_back(record->error().message());
        }
        EXPECT_EQ(lines, Lines{"brackets nested more than 100 deep, expected a list of rows: [[5, "
                               "3, 0, …], …]"});
    }
    EXPECT_EQ(told(std::string(101, '[') + std::string(101, ']') + "\n" + std::string(four)),
              (Lines{"1:101: brackets nested more than 100 deep, expected a list of rows: [[5, 3, "
                     "0, …], …]",
                     std::string(four)}));
}

} // namespace
} // namespace dokushin
