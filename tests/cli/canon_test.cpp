// canon, as it is typed.
#include "cli/transcript.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace dokushin {
namespace {

using cli_test::Said;
using Canon = cli_test::ProgramTest;
using Json = nlohmann::json;

constexpr const char *hard_form =
    "........1....23.45.12.6.........13.7.....26..5..67.....4....17.12.58....73...4...";

TEST_F(Canon, TheFormComesFirstThenTheSymmetries) {
    expect("$D canon $E/hard.txt", 0, std::string(hard_form) + " 1\n", "");
    expect("$D canon $E/hard.txt | $D canon -", 0, std::string(hard_form) + " 1\n", "");
    expect("$D canon --transform $E/4x4.txt", 0,
           ".......1.12..3.. 1 rows 1 2 4 3 columns 3 4 1 2 digits 3 4 1 2\n", "");
    expect("$D canon 1234341221434321 ................", 0,
           "1234341221434321 32\n................ 128\n", "");
}

TEST_F(Canon, TheTransformThatIsToldLeadsToTheForm) {
    // Every cell of the form is looked up in the puzzle.
    const Said said = run("$D canon --json $E/hard.txt $E/6x6.txt $E/16x16.txt");
    ASSERT_EQ(said.status, 0) << said.err;
    std::istringstream lines(said.out);
    const std::string symbols = "123456789ABCDEFG";
    std::size_t seen = 0;
    for (std::string line; std::getline(lines, line); ++seen) {
        const Json answer = Json::parse(line);
        const Json &transform = answer["transform"];
        const auto puzzle = answer["puzzle"].get<std::string>();
        const std::size_t side = transform["rows"].size();
        std::string image;
        for (std::size_t cell = 0; cell < puzzle.size(); ++cell) {
            const auto row = transform["rows"][cell / side].get<std::size_t>() - 1;
            const auto column = transform["columns"][cell % side].get<std::size_t>() - 1;
            const char digit =
                puzzle[transform["transposed"] ? column * side + row : row * side + column];
            const std::size_t number = symbols.find(digit);
            image += number == symbols.npos
                         ? '.'
                         : symbols[transform["digits"][number].get<std::size_t>() - 1];
        }
        EXPECT_EQ(answer["form"], image);
        EXPECT_EQ(answer["status"], "ok");
    }
    EXPECT_EQ(seen, 3U);
}

TEST_F(Canon, UniqueKeepsTheFirstOfEachClassAsItWasGiven) {
    folder.write("file", "1...............\n"
                         "12..............\n"
                         "000000000000004\n" // a cell short
                         "0000000000000040\n"
                         "0000000000000340\n"
                         "1..2............\n");
    expect("$D canon --unique file", 2,
           "1...............\n12..............\n"
           "# file:3:1: 15 cells, expected 16 for 4×4, or another square number\n"
           "0000000000000340\n",
           "file:3:1: 15 cells, expected 16 for 4×4, or another square number\n");
    const Said said = run("$D canon --unique --json file");
    EXPECT_EQ(std::ranges::count(said.out, '\n'), 4);
    EXPECT_NE(said.out.find("{\"index\":5,\"status\":\"ok\",\"puzzle\":\"0000000000000340\""),
              std::string::npos);
    // Six by six, two by three and three by two: the same string, but not the same board.
    folder.write("six", std::string(35, '.') + "1\n");
    EXPECT_EQ(run("$D canon --shape 2x3 six").out, run("$D canon --shape 3x2 six").out);
}

TEST_F(Canon, ThreadsChangeNothing) {
    // A file goes over threads, a pipe does not.
    std::string lines;
    for (unsigned i = 0; i < 500; ++i) {
        std::string line(81, '.');
        line[i * 7 % 81] = '1';
        line[(i * 11 + 40) % 81] = line[(i * 11 + 40) % 81] == '.' ? '2' : '1';
        lines += line + (i % 50 == 7 ? ".\n" : "\n"); // now and then a cell too many
    }
    folder.write("file", lines);
    for (const std::string options : {"", "--unique", "--json", "--transform"}) {
        const Said pipe = run("cat file | $D canon " + options + " - | sed s/stdin:/file:/");
        for (const std::string threads : {"1", "2", "5"}) {
            const Said said = run("$D canon --threads " + threads + " " + options + " file");
            EXPECT_EQ(said.out, pipe.out) << options << " " << threads;
            EXPECT_EQ(said.status, 2);
        }
    }
}

TEST_F(Canon, ManyClassesAreToldApart) {
    // Three times as many as the table of forms begins with, each twice.
    expect("$D generate 3000 --seed 1 >file; cat file file | $D canon --unique - | cmp - file", 0,
           "", "");
}

TEST_F(Canon, WhatHasNoFormIsToldInItsPlace) {
    folder.write("file", "11..............\n1...............\n");
    const std::string message = "file:1:1: r1c1 and r1c2 are both 1 in row 1\n";
    expect("$D canon file", 2,
           "11.............. # invalid: r1c1 and r1c2 are both 1 in row 1\n...............1 8\n",
           message);
    expect("$D canon --unique file", 2, "# " + message + "1...............\n", message);
    expect("$D canon --json file | head -1", 0,
           "{\"index\":1,\"status\":\"invalid\",\"puzzle\":\"11..............\","
           "\"error\":\"file:1:1: r1c1 and r1c2 are both 1 in row 1\"}\n",
           message);
    for (const std::string board :
         {"--shape windoku $E/windoku.txt", "--shape jigsaw:AABBAABBCCDDCCDD $E/4x4.txt",
          "$E/25x25.txt", "--shape 9x9+diagonals $E/sudoku-x.txt"}) {
        const Said said = run("$D canon " + board);
        EXPECT_EQ(said.status, 2) << board;
        EXPECT_EQ(std::ranges::count(said.err, '\n'), 1) << said.err;
        EXPECT_NE(said.out.find(" # unsupported: equivalents of a board of "), std::string::npos);
    }
    expect("$D canon --unique --transform file", 2, "",
           "dokushin: --unique excludes --transform; see dokushin canon --help\n");
}

TEST_F(Canon, OtherFormsAreThoseOfLists) {
    const std::string greatest =
        "987......65.94......3......2..4.51.....12..64....96..5..52....1....6..49....1.52.";
    expect("$D canon --form maxlex " + greatest, 0, greatest + " 1\n", "");
    expect("$D canon " + greatest +
               " | cut -c-81 | $D canon --form maxlex --transform - | cut -c-83",
           0, greatest + " 1\n", "");
    const std::string carried =
        ".2....78.4.......6.9..7..1....5....3.....1.......9.12..7..1.8..5....4.....67.3...";
    expect("$D morph --seed 1 " + carried + " | $D canon --form rowminlex -", 0, carried + " 1\n",
           "");
    EXPECT_EQ(run("$D canon --form solution-minlex " + carried).out,
              run("$D solve " + carried + " | cut -c-81 | $D canon -").out);
    expect("$D canon --form pattern-first " + greatest + " | tr 1-9 1 | cut -c-81", 0,
           run("$D morph --seed 2 " + greatest +
               " | $D canon --form pattern-first - | tr 1-9 1 | cut -c-81")
               .out,
           "");
    const std::string empty(81, '.');
    expect("$D canon --form rowminlex " + empty, 2,
           empty + " # unsupported: a puzzle without exactly one solution\n",
           "argument:1:1: a puzzle without exactly one solution\n");
    expect("$D canon --form maxlex .....3.....14..3", 2,
           ".....3.....14..3 # unsupported: equivalents of a board of 4x4, expected 9x9\n",
           "argument:1:1: equivalents of a board of 4x4, expected 9x9\n");
    EXPECT_EQ(run("$D canon --form midlex " + greatest).status, 2);
}

TEST_F(Canon, MorphsAreEquivalentAndFollowFromTheSeed) {
    const Said three = run("$D morph --seed 1 --count 3 $E/hard.txt");
    EXPECT_EQ(std::ranges::count(three.out, '\n'), 3);
    expect("$D morph --seed 1 --count 3 $E/hard.txt | $D canon --unique - | wc -l", 0, "1\n", "");
    expect("$D morph --seed 1 $E/hard.txt | $D canon -", 0, std::string(hard_form) + " 1\n", "");
    expect("$D morph --seed 1 $E/hard.txt", 0, three.out.substr(0, 82), "");
    EXPECT_NE(run("$D morph --seed 2 $E/hard.txt").out, three.out.substr(0, 82));
    const Said chosen = run("$D morph $E/4x4.txt");
    ASSERT_TRUE(chosen.err.starts_with("dokushin: --seed "));
    // What has no others does not keep the others from theirs.
    const Said some = run("$D morph --seed 1 $E/25x25.txt $E/4x4.txt");
    EXPECT_EQ(some.status, 2);
    EXPECT_EQ(some.out.size(), 17U);
}

} // namespace
} // namespace dokushin
