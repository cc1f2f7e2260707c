// print, as it is typed.
#include "cli/transcript.h"
#include "print/pages_in_pdf.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <pugixml.hpp>

#include <algorithm>

namespace dokushin {
namespace {

using cli_test::Said;
using print_test::count_of;
using print_test::pages_in;
using Json = nlohmann::json;

class Print : public cli_test::ProgramTest {
  protected:
    [[nodiscard]] bool has(const std::string &name) const {
        return std::filesystem::exists(folder.path() / name);
    }
    /// No part of a file that was begun is left.
    void expect_no_leftovers() const {
        for (const auto &entry : std::filesystem::directory_iterator(folder.path())) {
            EXPECT_FALSE(entry.path().string().ends_with(".part")) << entry.path();
        }
    }
    /// 25 puzzles of 4×4, each with one solution.
    void write_puzzles() const {
        std::string lines;
        for (int i = 0; i < 25; ++i) {
            lines += "1.343..2.3..2..3 # puzzle " + std::to_string(i) + "\n";
        }
        folder.write("puzzles", lines);
    }
};

/// A number of four bytes, the greatest first.
unsigned number_at(const std::string &text, std::size_t at) {
    unsigned number = 0;
    for (std::size_t i = at; i < at + 4; ++i) {
        number = number << 8 | static_cast<unsigned char>(text.at(i));
    }
    return number;
}

TEST_F(Print, APdfHasItsPages) {
    write_puzzles();
    expect("$D print -o a.pdf --per-page 4 --paper letter --title T puzzles", 0, "", "");
    EXPECT_TRUE(folder.read("a.pdf").starts_with("%PDF-"));
    EXPECT_EQ(pages_in(folder.read("a.pdf")), 7U);
    expect("$D print -o a.pdf --per-page 12 --solutions --upside-down --ratings puzzles", 0, "",
           "");
    EXPECT_EQ(pages_in(folder.read("a.pdf")), 4U);
    expect("$D print -o - --per-page 4 --paper letter --title T puzzles >b.pdf", 0, "", "");
    EXPECT_EQ(pages_in(folder.read("b.pdf")), 7U);
    expect("$D print -o a.pdf --per-page 4 --paper letter --title T puzzles && cmp a.pdf b.pdf", 0,
           "", "");
    expect("grep -a -c '/MediaBox . 0 0 612 792 ]' a.pdf", 0, "7\n", "");
    expect_no_leftovers();
}

TEST_F(Print, EachPageIsAnImageOfItsOwn) {
    write_puzzles();
    expect("$D print -o a.PNG --resolution 60 --paper letter --per-page 9 puzzles", 0, "", "");
    EXPECT_FALSE(has("a.PNG"));
    EXPECT_FALSE(has("a-4.PNG"));
    for (const std::string name : {"a-1.PNG", "a-2.PNG", "a-3.PNG"}) {
        const std::string png = folder.read(name);
        ASSERT_TRUE(png.starts_with("\x89PNG\r\n\x1a\n")) << name;
        EXPECT_EQ(number_at(png, 16), 510U);
        EXPECT_EQ(number_at(png, 20), 660U);
    }
    expect("$D print -o b --format svg $E/hard.txt", 0, "", "");
    pugi::xml_document svg;
    ASSERT_TRUE(svg.load_string(folder.read("b").c_str()));
    EXPECT_STREQ(svg.document_element().name(), "svg");
    EXPECT_GT(svg.select_nodes("//use").size(), 20U);
    expect("$D print -o - --format svg $E/hard.txt | cmp - b", 0, "", "");
    expect("$D print -o - --format png --per-page 9 puzzles", 2, "",
           "stdout: 3 pages, expected one: only a PDF holds several\n");
}

TEST_F(Print, AllLanguagesAndBoards) {
    std::size_t number = 0;
    for (const std::string language : {"en", "ja", "zh"}) {
        for (const std::string board :
             {"--shape 9x9+diagonals $E/sudoku-x.txt", "--shape windoku $E/windoku.txt",
              "--pencilmarks $E/16x16.txt", "$E/25x25.txt $E/4x4.txt $E/12x12.txt"}) {
            if (number++ % std::min(DOKUSHIN_EVERY, 5U) != 0) { // so that each has its turn
                continue;
            }
            const std::string command = "$D print -o - --lang " + language + " " + board;
            const Said said = run(command);
            EXPECT_EQ(said.status, 0) << command;
            EXPECT_EQ(said.err, "") << command;
            EXPECT_EQ(pages_in(said.out), 1U) << command;
        }
    }
    // The examples that are kept, made anew.
    expect("$E/print/make.sh $D .", 0, "", "");
    for (const std::string name : {"classic.pdf", "variants.pdf", "small.pdf"}) {
        EXPECT_EQ(pages_in(folder.read(name)), 2U) << name;
    }
    EXPECT_TRUE(has("sixteen.svg"));
    EXPECT_TRUE(has("pencilmarks.png"));
}

TEST_F(Print, PuzzlesWithoutOneSolutionArePrintedAndTold) {
    folder.write("some", "1.343..2.3..2..3\n"
                         "1...............\n"
                         "11..............\n"
                         "1.343\n"
                         "1234............\n"
                         "1.343..2.3..2..3 # Last\n");
    const std::string wrong = "some:3:1: r1c1 and r1c2 are both 1 in row 1\n"
                              "some:4:1: 5 cells, expected 16 for 4×4, or another square number\n";
    expect("$D print -o a.pdf some", 2, "", wrong);
    const Said said = run("$D print -o a.png --per-page 2 --solutions --ratings --json some");
    EXPECT_EQ(said.status, 2);
    EXPECT_EQ(said.err, "some:2:1: several solutions: printed without solution and rating\n" +
                            wrong +
                            "some:5:1: several solutions: printed without solution and rating\n");
    std::istringstream lines(said.out);
    std::vector<Json> answers;
    for (std::string line; std::getline(lines, line);) {
        answers.push_back(Json::parse(line));
    }
    ASSERT_EQ(answers.size(), 6U);
    EXPECT_EQ(answers[0]["rating"], 1.0);
    EXPECT_EQ(answers[0]["solution_page"], 4);
    EXPECT_EQ(answers[1]["status"], "multiple");
    EXPECT_EQ(answers[1]["solution_page"], nullptr);
    EXPECT_EQ(answers[2]["status"], "invalid");
    EXPECT_EQ(answers[2]["page"], 2);
    EXPECT_EQ(answers[3]["error"],
              "some:4:1: 5 cells, expected 16 for 4×4, or another square number");
    EXPECT_EQ(answers[5]["label"], "No. 6 · Last");
    EXPECT_EQ(answers[5]["file"], "a-3.png");
    EXPECT_TRUE(has("a-4.png"));
    expect("$D print -o a.pdf --solutions 1...............", 1, "",
           "argument:1:1: several solutions: printed without solution\n");
    expect("$D print -o a.pdf --ratings 123....4........", 1, "",
           "argument:1:1: no solution: printed without rating\n");
}

TEST_F(Print, BadRequestsAreTold) {
    const auto refused = [&](const std::string &command, const std::string &why) {
        expect("$D print " + command + " $E/hard.txt", 2, "",
               "dokushin: " + why + "; see dokushin print --help\n");
    };
    refused("", "--output: missing, expected a file such as puzzles.pdf, or -");
    for (const std::string name : {"a.txt", "pdf", ".pdf.gz"}) {
        refused("-o " + name, "--output: '" + name +
                                  "' doesn't end in .pdf, .svg or .png, and there is no --format");
    }
    for (const std::string number : {"0", "13", "-1", "two"}) {
        refused("-o a.pdf --per-page=" + number,
                "--per-page: '" + number + "', expected a whole number from 1 to 12");
    }
    refused("-o a.pdf --paper a5", "--paper: 'a5', expected one of a4, letter");
    refused("-o a.pdf --resolution 601",
            "--resolution: '601', expected a whole number from 30 to 600");
    refused("-o a.pdf --upside-down", "--upside-down: needs --solutions");
    refused("-o - --json", "--json: doesn't go with -o -, which has standard output for itself");
    expect("$D print -o a.pdf nothing", 2, "", "nothing: No such file or directory\n");
    EXPECT_FALSE(has("a.pdf"));
}

TEST_F(Print, WhatStandsThereStaysUntilTheNewIsWhole) {
    folder.write("old.pdf", "old");
    std::filesystem::create_symlink("old.pdf", folder.path() / "link.pdf");
    // A character of plane 15, which no font has.
    const Said said = run("$D print -o old.pdf --title $'\\U000FFFFD' $E/hard.txt");
    EXPECT_EQ(said.status, 2);
    EXPECT_EQ(std::ranges::count(said.err, '\n'), 1);
    EXPECT_NE(said.err.find("(U+FFFFD), expected a font that has it"), std::string::npos);
    EXPECT_EQ(folder.read("old.pdf"), "old");
    expect_no_leftovers();
    expect("$D print -o link.pdf $E/hard.txt", 0, "", "");
    EXPECT_TRUE(std::filesystem::is_symlink(folder.path() / "link.pdf"));
    // A link that leads nowhere yet stays one, too.
    std::filesystem::create_symlink("later.pdf", folder.path() / "nowhere.pdf");
    expect("$D print -o nowhere.pdf $E/hard.txt", 0, "", "");
    EXPECT_TRUE(std::filesystem::is_symlink(folder.path() / "nowhere.pdf"));
    EXPECT_TRUE(folder.read("later.pdf").starts_with("%PDF"));
    EXPECT_TRUE(folder.read("old.pdf").starts_with("%PDF-"));
    expect("$D print -o nowhere/a.pdf $E/hard.txt", 2, "",
           "nowhere/a.pdf: No such file or directory\n");
    expect("mkdir in.pdf; $D print -o in.pdf $E/hard.txt", 2, "", "in.pdf: Is a directory\n");
    expect("$D print -o /dev/full --format pdf $E/hard.txt", 2, "",
           "/dev/full: No space left on device\n");
    EXPECT_TRUE(std::filesystem::is_character_file("/dev/full"));
    expect("$D print -o - $E/hard.txt >/dev/full", 2, "", "stdout: No space left on device\n");
    expect_no_leftovers();
}

TEST_F(Print, AMissingFontIsNamed) {
    folder.write("fonts.conf", "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\">"
                               "<fontconfig><dir>/usr/share/fonts/truetype/dejavu</dir>"
                               "<cachedir>cache</cachedir></fontconfig>");
    const std::string only_dejavu = "FONTCONFIG_FILE=\"$PWD/fonts.conf\" ";
    expect(only_dejavu + "$D print -o a.pdf --title Sudoku $E/hard.txt", 0, "", "");
    expect(only_dejavu + "$D print -o b.pdf --title 数独 $E/hard.txt", 2, "",
           "dokushin: no installed font has '数' (U+6570), expected a font that has it; Debian's "
           "package fonts-noto-cjk has Japanese and Chinese\n");
    EXPECT_FALSE(has("b.pdf"));
    // What the language's own words lack is no fault of a puzzle's.
    expect(only_dejavu + "$D print -o b.pdf --lang ja $E/hard.txt", 2, "",
           "dokushin: no installed font has '第' (U+7B2C), expected a font that has it; Debian's "
           "package fonts-noto-cjk has Japanese and Chinese\n");
    // Of a book the first puzzle that can't be written is named.
    folder.write("book", "1.343..2.3..2..3 # Plain\n"
                         "1.343..2.3..2..3 # 数独\n"
                         "1.343..2.3..2..3 # 数\n");
    for (const std::string to : {"b.pdf", "b.svg", "- >b.pdf"}) {
        expect(only_dejavu + "$D print -o " + to + " book", 2, "",
               "book:2:1: no installed font has '数' (U+6570), expected a font that has it; "
               "Debian's package fonts-noto-cjk has Japanese and Chinese\n");
    }
    EXPECT_EQ(folder.read("b.pdf"), "");
}

TEST_F(Print, WhatIsGivenUpIsPrintedAndTold) {
    const Said said = run("$D print -o a.pdf --ratings --json --time-limit 0.000000001 "
                          "$E/hard.txt $E/16x16.txt");
    EXPECT_EQ(said.status, 1);
    EXPECT_EQ(std::ranges::count(said.err, '\n'), 2) << said.err;
    std::istringstream lines(said.out);
    std::size_t index = 0;
    for (std::string line; std::getline(lines, line);) {
        const Json answer = Json::parse(line);
        EXPECT_EQ(answer["index"], ++index);
        EXPECT_EQ(answer["status"], "limit");
        EXPECT_EQ(answer["rating"], nullptr);
        EXPECT_EQ(answer["page"], 1);
        EXPECT_NE(answer["error"].get<std::string>().find("after 1e-09 seconds: printed without "
                                                          "rating"),
                  std::string::npos)
            << line;
    }
    EXPECT_EQ(index, 2U);
    EXPECT_EQ(pages_in(folder.read("a.pdf")), 1U);
    expect("$D print -o b.pdf --ratings --time-limit 0 $E/hard.txt", 0, "", "");
    expect("$D print -o b.pdf --time-limit=-1 $E/hard.txt", 2, "",
           "dokushin: --time-limit: '-1', expected a number from 0 to 1000000; see dokushin print "
           "--help\n");
}

} // namespace
} // namespace dokushin
