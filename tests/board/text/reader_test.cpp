// The stream: mixed files, line ends, limits, rubbish; and the law of round trips.
#include "board/text/texts.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>

namespace dokushin {
namespace {

using namespace texts;

TEST(Reader, LineEndsMarksAndComments) {
    const Lines twice{std::string(four), std::string(four)};
    const std::string line(four);
    EXPECT_EQ(told(line + "\n" + line + "\n"), twice);
    EXPECT_EQ(told(line + "\r\n" + line + "\r\n"), twice);
    EXPECT_EQ(told(line + "\r" + line), twice);
    EXPECT_EQ(told("\xEF\xBB\xBF" + line + "\n\n\n# a comment\n" + line), twice);
}

TEST(Reader, NothingToReadIsOneError) {
    for (const std::string_view text :
         {"", "\n\n", "# only a comment\n", "\xEF\xBB\xBF", "  \t\n"}) {
        EXPECT_EQ(told(text), Lines{"1:1: no puzzle in the input, expected 81 digits and blanks in "
                                    "a line, or 9 lines of 9"});
    }
}

TEST(Reader, AWrongLineCostsOnlyItself) {
    EXPECT_EQ(told(std::string(four) + "\n12x4............\n" + std::string(four)),
              (Lines{std::string(four),
                     "2:3: 'x' is no digit of a 4×4 board, expected 1–4 or a blank (. 0 * _ - ?)",
                     std::string(four)}));
}

TEST(Reader, BinaryRubbishIsOneErrorALine) {
    const std::string text = std::string("\x7f"
                                         "ELF\x01\x02\n\0\0\0\n",
                                         11) +
                             std::string(four);
    EXPECT_EQ(told(text), (Lines{"1:1: '\\x7f' in the input, expected text",
                                 "2:1: '\\x00' in the input, expected text", std::string(four)}));
}

TEST(Reader, LongLinesArePassedOverInBoundedMemory) {
    ReadOptions options;
    options.max_line = 100;
    const std::string text =
        std::string(four) + "\n" + std::string(500'000, '1') + "\r\n" + std::string(four) + "\n";
    EXPECT_EQ(
        told(text, options),
        (Lines{std::string(four), "2:101: a line of more than 100 bytes, expected a shorter one",
               std::string(four)}));
}

TEST(Reader, ALongLineIsRefusedHoweverMuchOfItIsReadAtOnce) {
    ReadOptions options;
    options.max_line = 100;
    for (const std::size_t more : {0U, 1U}) {
        const std::string text = std::string(four) + " " + std::string(100 + more - 17, '#');
        EXPECT_EQ(told(text + "\n", options).front() == four, more == 0) << more;
    }
}

TEST(Reader, AmongLinesABracketThatIsNeverClosedCostsNoMoreThanItself) {
    const std::string line(81, '1');
    const std::string other = std::string("2").append(80, '.');
    for (const char *open : {"[", "{", "<opensudoku>", "puzzle,solution", "#A me", "[Puzzle]"}) {
        const Lines all = told(fmt::format("{}\n{}\n{},{}\n", line, open, other, line));
        ASSERT_GE(all.size(), 2U) << open;
        EXPECT_EQ(all.back(), other) << open;
    }
}

TEST(Reader, SurelyARecordIsWhatCantBeARowNorAFrame) {
    const std::string puzzle = "53..7" + std::string(76, '.');
    const std::string cells_of_iss = "~R1C1~R1C2~R1C3~R1C4~R1C5~R1C6~R1C7~R1C8~R1C9~R2C1~R2C2~R2C3";
    const std::string string_of_iss = ".Cage~3~R1C1~R1C2.Thermo" + cells_of_iss;
    for (const std::string &line : {string_of_iss, puzzle, puzzle + "\r\n", puzzle + " # why",
                                    puzzle + " | +", std::string(81, '.'), std::string(65, 'x')}) {
        EXPECT_TRUE(is_surely_a_record(line)) << line;
    }
    for (const std::string &line :
         {std::string(), fmt::format(" {}", puzzle), fmt::format("#{}", puzzle), puzzle + " = [",
          puzzle + "\x01", std::string(80, '-'), std::string(".").append(79, '-'),
          std::string(four), ".Cage~9" + cells_of_iss, "R1C1" + cells_of_iss}) {
        EXPECT_FALSE(is_surely_a_record(line)) << line;
    }
    ReadOptions options;
    options.shape = Shape::parse("4x4").value();
    EXPECT_TRUE(is_surely_a_record(four, options));
    options.shape = Shape::parse("16x16").value();
    EXPECT_FALSE(is_surely_a_record(four, options));
    options.format = Format::line;
    EXPECT_TRUE(is_surely_a_record("12", options));
    options.format = Format::csv;
    EXPECT_FALSE(is_surely_a_record(puzzle, options));
}

TEST(Reader, AMixedFileReadsTheSameInAnyPieces) {
    const std::string text = "# mixed\r\n" + std::string(four) + " # first\r\n\r\n" +
                             "1.34\r\n3..2\r\n.3..\r\n2..3\r\n\r\n" +
                             "[[1,0,3,4],[3,0,0,2],\n[0,3,0,0],[2,0,0,3]]\n" + "{\"puzzle\": \"" +
                             std::string(four) + "\"}\n" + "rubbish\n" + std::string(four) + "\n";
    const Lines whole = told(text);
    ASSERT_EQ(whole.size(), 6u);
    for (const std::size_t piece : {1U, 2U, 3U, 7U, 50U}) {
        Trickle source(text, piece);
        Reader reader(source);
        Lines lines;
        while (const auto record = reader.next()) {
            lines.push_back(*record ? to_line((*record)->puzzle.givens(), (*record)->alphabet)
                                    : std::to_string(record->error().line) + ":" +
                                          std::to_string(record->error().column) + ": " +
                                          record->error().message());
        }
        EXPECT_EQ(lines, whole) << piece;
    }
}

TEST(Reader, SixteenLinesOfSixteenAreAGridOnlyWithLargerSymbols) {
    std::string small;
    std::string large;
    for (int row = 0; row < 16; ++row) {
        small += std::string(four) + "\n";
        large += std::string(15, '.') + static_cast<char>(row == 3 ? 'G' : '.') + "\n";
    }
    EXPECT_EQ(told(small).size(), 16u);
    EXPECT_EQ(told(large).size(), 1u);
}

// Found by fuzzing: what a line needs has to be kept before the next is read, a
// comment may stand in a block with spaces before it, and one cell is no puzzle.
TEST(Reader, CommentsAndRubbishInsideABlockOfShortPuzzles) {
    const std::string text = std::string(four) + "\n  # 4.......1.4....2\n" + std::string(four) +
                             " #\x01 0\n # 0\n0\n" + std::string(four) + "\n";
    EXPECT_EQ(told(text), (Lines{std::string(four), "3:19: '\\x01' in the input, expected text",
                                 "5:1: 1 cell, expected 16 for 4×4, or another square number",
                                 std::string(four)}));
}

// What follows a puzzle on its line is its comment, whatever it looks like.
TEST(Reader, ACommentIsNeverTakenForAnotherFormat) {
    const std::string nine =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    for (const std::string &cells : {std::string(four), nine}) {
        for (const std::string comment :
             {" # rating = (5)", " # rating=[5]", " (a) x=1", " # a 12 b c", " # a, b, c, puzzle",
              " a b c", " {\"x\": 1}", " <b>", " :a:b:c:d"}) {
            const std::string line = cells + comment + "\n";
            EXPECT_EQ(told(line + line + line + line), Lines(4, cells)) << comment;
        }
    }
}

TEST(Reader, ACommentWithoutASpaceIsAHeaderOnlyAboveRowsOfSdk) {
    const std::string line(four);
    EXPECT_EQ(told("#Another file\n" + line + "\n" + line), Lines(2, line));
    EXPECT_EQ(told("#Another\n1.34\n3..2\n.3..\n2..3\n"), Lines{line});
    EXPECT_EQ(told("#Both\n#Comments\n[[1,0,3,4],[3,0,0,2],[0,3,0,0],[2,0,0,3]]"), Lines{line});
    EXPECT_EQ(told("#Data\npuzzle,solution\n" + line + ",\n"), Lines{line});
    EXPECT_EQ(told("#Alone\n\n" + line), Lines{line});
}

TEST(Reader, ALineThatIsTooMuchForABlockIsOneError) {
    ReadOptions options;
    options.max_document = 10;
    EXPECT_EQ(told("1 2 3 4 5 6 7 8 9\n\n" + std::string(four), options),
              (Lines{"1:1: a document of more than 10 bytes, expected a smaller one, or puzzles "
                     "one a line",
                     "3:1: a document of more than 10 bytes, expected a smaller one, or puzzles "
                     "one a line"}));
}

TEST(Reader, FramesWithoutCellsAreTold) {
    EXPECT_EQ(told("+---+\n", from(Format::grid)),
              Lines{"1:1: 0 cells, expected 16 for 4×4, or another square number"});
    ReadOptions options = on("9x9");
    options.format = Format::grid;
    EXPECT_EQ(told("+---+\n", options), Lines{"1:1: 0 cells, expected 81 for 9x9"});
}

// As many cells as a board of five rows has are no board of four and nine variables.
TEST(Reader, RowsHoldNoVariables) {
    EXPECT_EQ(told("12345\n.....\n.....\n.....\n.....\n", on("4x4+variables:9")),
              Lines{"1:1: 5 rows of 5 cells, expected 25 for 4x4+variables:9"});
}

TEST(Reader, OneMeansOne) {
    EXPECT_TRUE(read_one(four));
    EXPECT_EQ(read_one(std::string(four) + "\n" + std::string(four)).error().message(),
              "a second puzzle, expected only one");
}

// ---- the law: what is written, read and written again is the same text --------------

Record random_record(const Shape &shape, bool with_candidates) {
    Grid givens(shape.cell_count());
    for (Digit &digit : givens) {
        digit =
            digit_of(*rc::gen::inRange(0, 3) == 0 ? *rc::gen::inRange(1U, shape.side() + 1) : 0);
    }
    Puzzle puzzle = *Puzzle::from_givens(shape, givens);
    if (with_candidates) {
        Pencilmarks marks(shape.cell_count());
        for (DigitSet &candidates : marks) {
            candidates = DigitSet(*rc::gen::arbitrary<std::uint64_t>()) & shape.all_digits();
        }
        puzzle = *Puzzle::from_candidates(shape, marks);
    }
    Record record{std::move(puzzle), Format::line, Alphabet::usual(shape.side())};
    record.blank = *rc::gen::element('.', '0', '*', '_', '-', '?');
    return record;
}

struct Case {
    Format format;
    std::vector<std::string_view> shapes;
    bool candidates = false;
};

class RoundTrip : public testing::TestWithParam<Case> {};

TEST_P(RoundTrip, WrittenReadAndWrittenAgainIsTheSame) {
    for (const std::string_view name : GetParam().shapes) {
        const Shape shape = *Shape::parse(name);
        EXPECT_TRUE(rc::check(std::string(name), [&] {
            const Record record = random_record(shape, GetParam().candidates);
            WriteOptions how;
            how.ascii = *rc::gen::arbitrary<bool>();
            const std::string text = write_one(record, GetParam().format, how);
            ReadOptions options = on(name);
            options.format = GetParam().format;
            const auto back = read_one(text, options);
            RC_ASSERT(back.has_value());
            RC_ASSERT(write_one(*back, GetParam().format, how) == text);
            if (!GetParam().candidates && GetParam().format != Format::pencilmarks &&
                GetParam().format != Format::sukaku) {
                RC_ASSERT(back->puzzle == record.puzzle);
            }
        }));
    }
}

INSTANTIATE_TEST_SUITE_P(
    Formats, RoundTrip,
    testing::Values(
        Case{Format::line, {"4", "2x3", "9", "16", "25", "9+x", "36"}},
        Case{Format::numbers, {"4", "9", "3x4", "16"}},
        Case{Format::grid, {"4", "2x3", "9", "16", "25", "jigsaw:AAABACBBCCBDCDDD"}},
        Case{Format::table, {"4", "2x3", "9", "16"}}, Case{Format::list, {"4", "9", "16"}},
        Case{Format::json, {"4", "9+x", "16"}}, Case{Format::csv, {"4", "9", "16"}},
        Case{Format::sdm, {"9"}}, Case{Format::sdk, {"9"}}, Case{Format::ss, {"9"}},
        Case{Format::hodoku, {"9"}}, Case{Format::opensudoku, {"9"}},
        Case{Format::pencilmarks, {"4", "9", "3x4", "16"}}, Case{Format::sukaku, {"4", "9", "3x4"}},
        Case{Format::pencilmarks, {"4", "9"}, true}, Case{Format::sukaku, {"4", "2x3", "9"}, true}),
    [](const auto &format) {
        return std::string(name(format.param.format)) +
               (format.param.candidates ? "_candidates" : "");
    });

} // namespace
} // namespace dokushin
