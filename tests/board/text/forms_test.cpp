// The forms in which people have puzzles: copied from spreadsheets and pages, with blanks for
// blanks, and as links. Each with what is said where it is not quite so.
#include "board/text/fields.h"
#include "board/text/texts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <functional>

namespace dokushin {
namespace {

using namespace texts;

const std::string classic =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string solution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const Lines wanted{classic};

/// Each cell of a board as `cell` has it ("" for a blank), `between` cells, each row as `row` has
/// it.
using Dress = std::function<std::string(const std::string &)>;
std::string rows_of(const std::string &cells, const std::string &between, const Dress &cell,
                    const Dress &row) {
    const auto side = static_cast<std::size_t>(cells.size() == 81 ? 9 : cells.size() == 36 ? 6 : 4);
    std::string text;
    for (std::size_t first = 0; first < cells.size(); first += side) {
        std::string line;
        for (std::size_t at = first; at < first + side; ++at) {
            line += (at == first ? "" : between) +
                    cell(cells[at] == '.' ? "" : std::string(1, cells[at]));
        }
        text += row(line) + "\n";
    }
    return text;
}

std::string same(const std::string &text) { return text; }
std::string or_space(const std::string &text) { return text.empty() ? " " : text; }
std::string without_end(const std::string &text) {
    return text.substr(0, text.find_last_not_of(" \t") + 1);
}
std::string barred(const std::string &text) { return "| " + text + " |"; }
std::string replaced(std::string text, const std::string &from, const std::string &to) {
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
}

std::string separated(const std::string &cells, const std::string &by) {
    return rows_of(cells, by, same, same);
}
std::string spaced(const std::string &cells) { return rows_of(cells, "", or_space, same); }
std::string markdown(const std::string &cells) { return rows_of(cells, " | ", or_space, barred); }
std::string html(const std::string &cells) {
    const std::string rows = rows_of(
        cells, "",
        [](const std::string &cell) {
            return "<td class=\"g0\">" + (cell.empty() ? "&nbsp;" : cell) + "</td>";
        },
        [](const std::string &row) { return "<tr>" + row + "</tr>"; });
    return "<table border=1>\n" + rows + "</table>\n";
}

constexpr std::string_view columns = "|---|---|---|---|---|---|---|---|---|\n";

// ---- spreadsheets --------------------------------------------------------------------

TEST(FormsTable, CellsBetweenTabsCommasAndSemicolons) {
    for (const std::string by : {"\t", ",", ";", ", "}) {
        EXPECT_EQ(told(separated(classic, by)), wanted) << by;
        EXPECT_EQ(read_one(separated(classic, by))->format, Format::table);
    }
    const Dress quoted = [](const std::string &cell) { return '"' + cell + '"'; };
    EXPECT_EQ(told(rows_of(classic, ",", quoted, same)), wanted);
    EXPECT_EQ(told(rows_of(classic, "\t", same, without_end)), wanted) << "ends cut off";
    EXPECT_EQ(told(rows_of(classic, ",", same, [](const auto &row) { return row + ","; })), wanted);
}

TEST(FormsTable, OfOtherSizes) {
    const std::string four = "1.343..2.3..2..3";
    const std::string six = ".......2..56..1.6...61....2....5...3";
    for (const std::string by : {"\t", ",", ";"}) {
        EXPECT_EQ(told(separated(four, by)), Lines{four});
        EXPECT_EQ(told(separated(six, by)), Lines{six});
    }
    std::string numbers;
    std::string letters;
    std::string line;
    for (unsigned cell = 0; cell < 256; ++cell) {
        const unsigned digit = (cell % 16 + cell / 16 % 4 * 4 + cell / 64) % 16 + 1;
        const bool blank = cell % 3 == 0;
        const std::string end = cell % 16 == 15 ? "\n" : ",";
        const char symbol = Alphabet::usual(16).symbol(digit_of(digit));
        numbers += (blank ? "" : std::to_string(digit)) + end;
        letters += (blank ? "" : std::string(1, symbol)) + end;
        line += blank ? '.' : symbol;
    }
    EXPECT_EQ(told(numbers), Lines{line});
    EXPECT_EQ(told(letters), Lines{line});
}

TEST(FormsTable, ARowOfBlanksIsARow) {
    const std::string first = std::string(9, '.') + classic.substr(9);
    const std::string fifth = classic.substr(0, 36) + std::string(9, '.') + classic.substr(45);
    for (const std::string &cells : {first, fifth}) {
        EXPECT_EQ(told(separated(cells, "\t")), Lines{cells});
        EXPECT_EQ(told(separated(cells, ",")), Lines{cells});
        EXPECT_EQ(told(spaced(cells)), Lines{cells});
    }
    EXPECT_EQ(told(rows_of(fifth, "\t", same, without_end)), Lines{fifth});
    EXPECT_EQ(told(rows_of(fifth, "", or_space, without_end)), Lines{fifth});
    // Which of the nine is gone can't be told at the ends.
    EXPECT_EQ(told(spaced(classic).substr(0, 80)).front().substr(0, 34),
              "1:1: 8 rows of different length, e");
}

TEST(FormsTable, SeveralWithEmptyLinesBetween) {
    for (const std::string &one : {separated(classic, "\t"), separated(classic, ","),
                                   spaced(classic), markdown(classic), html(classic)}) {
        EXPECT_EQ(told(one + "\n" + one + "\n\n" + one), Lines(3, classic)) << one;
    }
    const std::string four = spaced("1.343..2.3..2..3");
    EXPECT_EQ(told(four + "\n" + four), Lines(2, "1.343..2.3..2..3"));
}

// A million fields took 160 MB.
TEST(FormsTable, FieldsOfALineAreBounded) {
    EXPECT_EQ(text::fields_of({std::string(1'000'000, ','), 1}, ',').size(), 8192U);
    EXPECT_EQ(text::fields_of({std::string(4096, ','), 1}, ',').size(), 4097U);
}

TEST(FormsTable, ABoardInOneRow) {
    std::string flat;
    for (const char c : classic) {
        flat += flat.empty() ? "" : ",";
        flat += c == '.' ? std::string() : std::string(1, c);
    }
    EXPECT_EQ(told(flat + "\n" + flat + "\n"), Lines(2, classic));
    EXPECT_EQ(told(replaced(flat, "7", "77")),
              Lines{"1:7: 77 on a 9×9 board, expected 1 to 9, or 0 for a blank"});
}

TEST(FormsTable, LabelsAreNoCells) {
    std::string pandas = ",0,1,2,3,4,5,6,7,8\n";
    std::string sheet = "\tA\tB\tC\tD\tE\tF\tG\tH\tI\n";
    std::string counted = ",1,2,3,4,5,6,7,8,9\n";
    for (std::size_t row = 0; row < 9; ++row) {
        pandas += std::to_string(row);
        sheet += std::to_string(row + 1);
        counted += std::to_string(row + 1);
        for (const char c : classic.substr(9 * row, 9)) {
            pandas += c == '.' ? ",NaN" : std::string(",") + c + ".0";
            sheet += c == '.' ? "\t" : std::string("\t") + c;
            counted += c == '.' ? "," : std::string(",") + c;
        }
        pandas += "\n";
        sheet += "\n";
        counted += "\n";
    }
    EXPECT_EQ(told(pandas), wanted);
    EXPECT_EQ(told(sheet), wanted);
    EXPECT_EQ(told("0,1,2,3,4,5,6,7,8\n" + separated(classic, ",")), wanted);
    // A board of 10×10 may begin like that as well.
    EXPECT_EQ(told(counted),
              Lines{"1:1: a table that is a 10×10 board, or a 9×9 one with labels, expected its "
                    "shape to be named, 10x10 or 9x9"});
    EXPECT_EQ(told(counted, on("9x9")), wanted);
    EXPECT_EQ(read_one(counted, on("10x10"))->puzzle.shape().side(), 10U);
}

// Editors cut off what is blank at the end of a row, here all of it; a fuzzer met it first.
TEST(FormsTable, ALabelAloneIsARowOfBlanks) {
    EXPECT_EQ(told("\tA\tB\tC\tD\n1\t1\t\t3\t4\n2\n3\t\t3\n4\t2\t\t\t3\n"),
              Lines{"1.34.....3..2..3"});
    EXPECT_EQ(told("|   | a | b | c | d |\n|---|---|---|---|---|\n| 1 | 1 |   | 3 | 4 |\n|\n"
                   "| 3 |   | 3 |   |   |\n| 4 | 2 |   |   | 3 |\n"),
              Lines{"4:1: a row of 1 cell, expected 5 as in the first row"});
}

TEST(FormsTable, WhatIsNotQuiteATableIsTold) {
    EXPECT_EQ(told(replaced(separated(classic, "\t"), "7", "x9")),
              Lines{"1:7: 'x9' in a cell of a table, expected a digit, or nothing for a blank"});
    EXPECT_EQ(told(replaced(separated(classic, ","), "6,,,1", "6,,1")),
              Lines{"2:12: a row of 8 cells, expected 9 as in the first row"});
    EXPECT_EQ(
        told(separated(classic.substr(0, 72) + std::string(9, '.'), ",").substr(0, 130)).size(),
        1U);
    EXPECT_EQ(told("5,3,,,7", from(Format::table)),
              Lines{"1:1: 5 cells, expected 16 for 4×4, or another square number"});
    EXPECT_EQ(told("words", from(Format::table)),
              Lines{"1:1: a table without cells, expected a tab, a comma, a semicolon or a bar "
                    "between them"});
}

TEST(FormsTable, IsWrittenAsASpreadsheetTakesIt) {
    EXPECT_EQ(write_one(*read_one("1.343..2.3..2..3"), Format::table),
              "1\t\t3\t4\n3\t\t\t2\n\t3\t\t\n2\t\t\t3\n");
}

// ---- Markdown and HTML ---------------------------------------------------------------

TEST(FormsMarkdown, WithAndWithoutAHeader) {
    const std::string rows = markdown(classic);
    EXPECT_EQ(told(rows), wanted);
    EXPECT_EQ(told("| a | b | c | d | e | f | g | h | i |\n" + std::string(columns) + rows),
              wanted);
    EXPECT_EQ(told("|   |   |   |   |   |   |   |   |   |\n" + std::string(columns) + rows),
              wanted);
    const std::size_t first = rows.find('\n') + 1;
    EXPECT_EQ(told(rows.substr(0, first) + std::string(columns) + rows.substr(first)), wanted)
        << "the first row as the header";
    EXPECT_EQ(told(rows_of(
                  classic, "|",
                  [](const std::string &cell) { return cell.empty() ? "" : "**" + cell + "**"; },
                  [](const std::string &row) { return "|" + row + "|"; })),
              wanted);
    EXPECT_EQ(told(replaced(rows, "| 7 |", "| 7 | 7 |")),
              Lines{"2:34: a row of 9 cells, expected 10 as in the first row"});
}

TEST(FormsHtml, CellsOfTables) {
    EXPECT_EQ(told(html(classic)), wanted);
    std::string upper = html(classic);
    std::erase(upper, '\n');
    std::ranges::transform(upper, upper.begin(), [](char c) {
        return c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c;
    });
    // &NBSP; is no entity; a cell of it would be told.
    EXPECT_EQ(told(upper).size(), 1U);
    EXPECT_EQ(told("<!DOCTYPE html>\n<html><head><script>var t = \"<table>\";</script></head>\n\n"
                   "<body><table><tr><td>Menu</td><td>Home</td></tr></table>\n<div>" +
                   html(classic) + "</div>\n<p>5 3</p>\n</body></html>\n" + classic + "\n"),
              Lines(2, classic));
    EXPECT_EQ(told(rows_of(
                       classic, "",
                       [](const std::string &cell) {
                           return "<td><input size=1 value='" + cell + "'><br></td>";
                       },
                       [](const std::string &row) { return "<tr>" + row; })
                       .insert(0, "<table>") +
                   "</table>"),
              wanted);
    EXPECT_EQ(told(replaced(html(classic), ">7<", ">&#x37;<!-- seven --><")), wanted);
}

TEST(FormsHtml, WhatIsWrongIsTold) {
    EXPECT_EQ(told("<p>hello</p>\n"), Lines{"1:1: HTML without a table, expected "
                                            "<table><tr><td>5</td>… with a cell of the board in "
                                            "each <td>"});
    EXPECT_EQ(told(replaced(html(classic), ">7<", ">12<")),
              Lines{"2:114: 12 on a 9×9 board, expected 1 to 9, or 0 for a blank"});
    EXPECT_EQ(told("<table><tr><td>1<td>2</table>"),
              Lines{"1:1: 2 cells, expected 16 for 4×4, or another square number"});
    EXPECT_EQ(told("<table><tr><td").size(), 1U);
}

// ---- spaces as blanks ----------------------------------------------------------------

TEST(FormsSpaces, RowsOfCellsAndSpaces) {
    EXPECT_EQ(told(spaced(classic)), wanted);
    EXPECT_EQ(read_one(spaced(classic))->format, Format::grid);
    EXPECT_EQ(told(rows_of(classic, "", or_space, without_end)), wanted);
    EXPECT_EQ(told(rows_of(classic, " ", or_space, same)), wanted);
    EXPECT_EQ(told(rows_of(classic, " ", or_space, without_end)), wanted);
    EXPECT_EQ(told("1 34\n3  2\n 3\n2  3\n"), Lines{"1.343..2.3..2..3"});
}

TEST(FormsSpaces, InFrames) {
    for (const bool drawn : {false, true}) {
        std::string text;
        for (std::size_t row = 0; row < 9; ++row) {
            if (row % 3 == 0) {
                text += drawn ? "├───────┼───────┼───────┤\n" : "+-------+-------+-------+\n";
            }
            for (std::size_t cell = 0; cell < 9; ++cell) {
                const char c = classic[9 * row + cell];
                text += cell % 3 != 0 ? " "
                        : drawn       ? (cell == 0 ? "│ " : " │ ")
                                      : (cell == 0 ? "| " : " | ");
                text += c == '.' ? ' ' : c;
            }
            text += drawn ? " │\n" : " |\n";
        }
        EXPECT_EQ(told(text), wanted) << text;
    }
    EXPECT_EQ(told("|1 |34|\n|3 | 2|\n| 3|  |\n|2 | 3|\n"), Lines{"1.343..2.3..2..3"});
}

TEST(FormsSpaces, NothingIsGuessed) {
    // A digit more than there are columns.
    EXPECT_EQ(told(replaced(spaced(classic), "6  195   ", "6  195   4")),
              Lines{"1:1: 9 rows of different length, expected as many cells in each row as there "
                    "are rows; or, where a space is a blank, all cells in columns"});
    // Cells in every other column: side by side with blanks, or with spaces between.
    EXPECT_EQ(told("1   \n  2\n    \n2 1\n"),
              Lines{"1:1: rows whose spaces are blanks, or stand between cells, expected a dot for "
                    "each blank"});
    // A digit that was forgotten at the end of a row is no blank.
    EXPECT_EQ(
        told(replaced(rows_of(solution, " ", same, same), "6 7 2 1 9 5 3 4 8", "6 7 2 1 9 5 3 4")),
        Lines{"2:15: a row of 8 cells, expected 9 as in the first row"});
}

// ---- CSV -----------------------------------------------------------------------------

TEST(FormsCsv, SemicolonsTabsMarksAndOneColumn) {
    std::string zeros = classic;
    std::ranges::replace(zeros, '.', '0');
    for (const std::string &text :
         {"puzzle;solution\r\n" + zeros + ";" + solution + "\r\n",
          "\xEF\xBB\xBFid;solutions;quizzes\r\n1;" + solution + ";\"" + zeros + "\"\r\n",
          "Sudoku\tSolved\n" + zeros + "\t" + solution + "\n"}) {
        const auto record = read_one(text);
        ASSERT_TRUE(record) << text << record.error().message();
        EXPECT_EQ(record->format, Format::csv);
        EXPECT_EQ(to_line(record->puzzle.givens(), record->alphabet), classic);
        EXPECT_EQ(to_line(*record->solution, record->alphabet), solution);
    }
    const auto more = read_one("puzzle;rating\n" + zeros + ";4,5\n");
    ASSERT_TRUE(more);
    EXPECT_EQ(more->headers.at(0), (std::pair<std::string, std::string>{"rating", "4,5"}));
    EXPECT_EQ(told("quizzes\n" + zeros + "\n\"" + zeros + "\"\n"), Lines(2, classic));
    EXPECT_EQ(
        told("first;second\n" + classic + "\n"),
        (Lines{"1:1: a header without a column of puzzles, expected one that is named puzzle, "
               "quizzes, sudoku, board, grid or givens",
               classic}));
}

// ---- links ---------------------------------------------------------------------------

TEST(FormsLink, CellsInItsPathQueryOrFragment) {
    std::string zeros = classic;
    std::ranges::replace(zeros, '.', '0');
    std::string encoded = classic;
    for (std::size_t at = encoded.find('.'); at != std::string::npos; at = encoded.find('.', at)) {
        encoded.replace(at, 1, "%2E");
    }
    for (const std::string &link :
         {"https://www.sudokuwiki.org/sudoku.htm?bd=" + zeros,
          "https://sudoku.coach/en/solver/" + classic,
          "http://example.org/?id=12&p=" + encoded + "&n=3", "https://example.org/play#" + classic,
          "www.example.org/" + classic + "/", "see https://example.org/s?q=" + zeros + " for more",
          "https://example.org/?p=" + zeros + "&s=" + solution,
          "https://example.org/?s=" + solution + "&p=" + zeros}) {
        EXPECT_EQ(told(link + "\n" + link + "\n"), Lines(2, classic)) << link;
    }
    EXPECT_EQ(told("https://example.org/?p=1.343..2.3..2..3"), Lines{"1.343..2.3..2..3"});
    const std::string link = "https://www.sudokuwiki.org/sudoku.htm?bd=" + zeros + "&x=1";
    EXPECT_EQ(write_one(*read_one(link), Format::line), link + "\n");
}

TEST(FormsLink, WhatHoldsNoBoardIsTold) {
    EXPECT_EQ(told("https://example.org/?p=" + classic.substr(1)),
              Lines{"1:24: 80 cells, expected 81 for 9×9, or another square number"});
    EXPECT_EQ(told("https://example.org/puzzles/today"),
              Lines{"1:1: a link without a board, expected the 81 cells in it, as in "
                    "?bd=53..7…"});
    EXPECT_EQ(told("https://example.org/?p=" + classic + "&q=1" + classic.substr(1)),
              Lines{"1:108: two boards in one link, expected one, or one and its solution"});
    // The comment of a puzzle is no puzzle.
    EXPECT_EQ(told(classic.substr(1) + " https://example.org/?p=" + classic).front().substr(0, 13),
              "1:1: 80 cells");
}

TEST(FormsLink, WhatASiteForVariantsDoesNotGiveIsNamed) {
    struct LinkCase {
        std::string_view link;
        std::string_view what;
    };
    for (const auto &[link, what] : {
             LinkCase{"https://www.f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9ljSSz",
                      "a link of f-puzzles that can't be unpacked"},
             LinkCase{"https://sudokupad.app/abc123",
                      "a short link of SudokuPad, which only its site can open"},
             LinkCase{"https://app.crackingthecryptic.com/sudoku/abc",
                      "a short link of SudokuPad, which only its site can open"},
             LinkCase{"https://beta.sudokupad.app/scl1234",
                      "a link of SudokuPad that can't be unpacked"},
             LinkCase{"https://sudokumaker.app/?puzzle=N4IgZg9gTgtghgFwGoFMoGcCWEB2IBcI",
                      "a link of SudokuMaker that can't be unpacked"},
             LinkCase{"https://swaroopg92.github.io/penpa-edit/#m=edit&p=7VRRb5s8FH3n",
                      "a link of penpa that can't be unpacked"},
         }) {
        const auto record = read_one(link);
        ASSERT_FALSE(record) << link;
        EXPECT_EQ(record.error().what, std::string(what)) << link;
    }
}

TEST(FormsLink, EmptyBoardsOfSitesForVariantsAreRead) {
    for (const std::string_view link :
         {"sudokupad.app/scfoooooooooooooK",
          "https://sigh.github.io/Interactive-Sudoku-Solver/?q=.Shape~9x9"}) {
        const auto record = read_one(link);
        ASSERT_TRUE(record) << link << ": " << record.error().message();
        EXPECT_EQ(record->puzzle, Puzzle(*Shape::parse("9x9"))) << link;
    }
}

// ---- no form at all ------------------------------------------------------------------

TEST(FormsNone, WordsDotsAndShortLines) {
    const std::string expected = ", expected 81 digits and blanks in a line, or 9 lines of 9";
    EXPECT_EQ(told("hello world"), Lines{"1:1: a line without digits" + expected});
    EXPECT_EQ(told("5 3 0 0 7"), Lines{"1:1: a line of 5 cells" + expected});
    EXPECT_EQ(told("5"), Lines{"1:1: a line of 1 cell" + expected});
    EXPECT_EQ(told(""), Lines{"1:1: no puzzle in the input" + expected});
    EXPECT_EQ(told(std::string(49, '.')).front().substr(0, 42),
              "1:1: a board of side 7 has no usual boxes,");
}

} // namespace
} // namespace dokushin
