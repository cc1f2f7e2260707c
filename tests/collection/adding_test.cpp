// collection add, query and export, as they are typed.
#include "cli/transcript.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace dokushin {
namespace {

using cli_test::Said;
using Collection = cli_test::ProgramTest;
using Json = nlohmann::json;

constexpr const char *learners =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

TEST_F(Collection, AnEquivalentPuzzleIsKnown) {
    folder.write("one", std::string(learners) + "\n");
    expect("$D collection add a.db one", 0, "added 1, known already 0, refused 0\n", "");
    expect("$D morph --seed 1 --count 5 one | $D collection add a.db", 0,
           "added 0, known already 5, refused 0\n", "");
    expect("$D collection export a.db", 0, std::string(learners) + "\n", "");
    expect("$D collection export --form a.db | diff - <($D canon one | cut -c1-81)", 0, "", "");
    expect("$D collection query a.db --puzzle $($D morph --seed 2 one) | cut -d' ' -f1-4", 0,
           std::string(learners) + " clues=30 status=unique automorphisms=1\n", "");
    expect("$D collection query a.db --puzzle $(printf '.%.0s' {1..81})", 1, "", "");
}

TEST_F(Collection, TheFirstOfEachClassIsStoredAsItWasGiven) {
    expect("$D generate 300 --seed 1 >file; $D morph --seed 1 file >turned; "
           "$D collection add a.db file turned file",
           0, "added 300, known already 600, refused 0\n", "");
    expect("$D collection export a.db | cmp - file", 0, "", "");
    expect("$D collection export --form a.db | cmp - <($D canon file | cut -c1-81)", 0, "", "");
    expect("$D collection query a.db 'SELECT origin, count(*) FROM puzzles GROUP BY origin'", 0,
           "file\t300\n", "");
}

TEST_F(Collection, StatusesAndSolutionsAreThoseOfSolve) {
    folder.write("file", std::string(learners) + "\n" + std::string(80, '.') + "1\n" +
                             "12345678.........9" + std::string(63, '.') + "\n");
    expect("$D collection add --solutions a.db file", 0, "added 3, known already 0, refused 0\n",
           "");
    expect("$D collection query a.db 'SELECT status FROM puzzles ORDER BY id'", 0,
           "unique\nmultiple\nnone\n", "");
    expect("$D collection query a.db 'SELECT solution FROM puzzles WHERE status = \"unique\"' | "
           "cmp - <($D solve file 2>/dev/null | head -1)",
           0, "", "");
    expect("$D collection query a.db 'SELECT solution = solution_of(puzzle), "
           "form = canonical(puzzle), puzzle = canonical(puzzle) FROM puzzles WHERE clues = 30'",
           0, "1\t1\t0\n", "");
    expect("$D collection query a.db 'SELECT p.id FROM puzzle p WHERE form = "
           "packed(canonical(\"" +
               std::string(learners) + "\"))'",
           0, "1\n", "");
}

TEST_F(Collection, WhatItDoesNotTakeIsNamedAndTheRestStored) {
    folder.write("file", "11" + std::string(79, '.') + "\n" + learners + "\n");
    Said said = run("$D collection add a.db file $E/4x4.txt");
    EXPECT_EQ(said.status, 2);
    EXPECT_EQ(said.out, "added 1, known already 0, refused 2\n");
    EXPECT_NE(said.err.find("file:1:1: r1c1 and r1c2 are both 1 in row 1\n"), said.err.npos);
    EXPECT_NE(said.err.find("a board that a collection doesn't take: 4x4, expected givens on the "
                            "usual 9×9 board\n"),
              said.err.npos)
        << said.err;
    said = run("$D collection add --json a.db file");
    EXPECT_EQ(Json::parse(said.out), (Json{{"added", 0}, {"known", 1}, {"refused", 1}}));
}

TEST_F(Collection, FiltersChooseAndJsonNames) {
    folder.write("file", std::string(learners) + "\n" + std::string(80, '.') + "1\n");
    expect("$D collection add a.db --origin hunt-7 file", 0,
           "added 2, known already 0, refused 0\n", "");
    expect("$D collection export a.db 'clues>=20 origin=hunt*'", 0, std::string(learners) + "\n",
           "");
    expect("$D collection export a.db 'clues>=20 origin!=hunt*'", 0, "", "");
    const Json row = Json::parse(run("$D collection query --json a.db clues=30").out);
    EXPECT_EQ(row["puzzle"], learners);
    EXPECT_EQ(row["clues"], 30);
    EXPECT_EQ(row["origin"], "hunt-7");
    EXPECT_TRUE(row["te"].is_null());
    EXPECT_EQ(row["pattern"].get<std::string>().substr(0, 9), "11..1....");
}

// The technique that a puzzle is rated by is one of its path.
TEST_F(Collection, FiltersFindSymmetriesAndTechniques) {
    folder.write("file", std::string(learners) + "\n" + std::string(80, '.') + "1\n");
    run("$D collection add a.db file && $D collection rate a.db --scale se");
    expect("$D collection export a.db symmetry=180", 0, std::string(learners) + "\n", "");
    expect("$D collection export a.db 'symmetry=*90*'", 0, "", "");
    // A single given in the corner is kept by the mirror through it.
    expect("$D collection export a.db symmetry=diagonal", 0, std::string(80, '.') + "1\n", "");
    expect("$D collection query a.db 'SELECT instr(techniques_of(puzzle), er_technique) > 0 "
           "FROM puzzles WHERE status = \"unique\"'",
           0, "1\n", "");
    expect("$D collection query a.db 'SELECT techniques_of(puzzle) FROM puzzles WHERE "
           "status = \"multiple\"'",
           0, "\n", "");
    expect("$D collection export a.db 'techniques=*hidden-single*'", 0,
           std::string(learners) + "\n", "");
}

TEST_F(Collection, PythonsOwnModuleReadsIt) {
    if (run("python3 -c 'import sqlite3'").status != 0) {
        GTEST_SKIP() << "no Python with sqlite3";
    }
    folder.write("one", std::string(learners) + "\n");
    folder.write("read.py",
                 "import sqlite3\n"
                 "with sqlite3.connect('file:a.db?mode=ro', uri=True) as collection:\n"
                 "    for row in collection.execute('SELECT puzzle, te, status FROM puzzles'):\n"
                 "        print(*row)\n");
    expect("$D collection add a.db one && $D collection rate a.db --scale te && python3 read.py", 0,
           "added 1, known already 0, refused 0\nrated 1, given up 0\n" + std::string(learners) +
               " 0 unique\n",
           "");
}

TEST_F(Collection, MistakesAreNamed) {
    folder.write("text", "no database, but long enough to be taken for the header of one\n"
                         "for which SQLite reads a hundred bytes, and then it can tell\n");
    expect("$D collection query missing.db", 2, "",
           "missing.db: there is no such collection, expected a file that 'dokushin collection "
           "add' has made\n");
    expect("$D collection query text", 2, "",
           "text: no collection, expected a file that 'dokushin collection add' has made\n");
    expect("$D collection add text", 2, "",
           "text: no collection, expected a file that 'dokushin collection add' has made\n");
    expect("$D collection query", 2, "",
           "dokushin: query: names no collection, expected a file such as hunt.db; see dokushin "
           "collection --help\n");
    expect("$D collection verify a.db b.db", 2, "",
           "dokushin: verify: 'b.db' is more than it takes; see dokushin collection --help\n");
    expect("$D collection export --solutions a.db", 2, "",
           "dokushin: --solutions: doesn't go with collection export; see dokushin collection "
           "--help\n");
    folder.write("one", std::string(learners) + "\n");
    expect("$D collection add a.db one && $D collection query a.db 'WITH a AS (SELECT 1) DELETE "
           "FROM puzzle'",
           2, "added 1, known already 0, refused 0\n",
           "a.db: 'WITH a AS (SELECT 1) DELETE FROM puzzle' changes the collection, expected a "
           "query that only reads\n");
}

} // namespace
} // namespace dokushin
