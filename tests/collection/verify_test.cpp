// collection verify, as it is typed: each kind of damage is found.
#include "cli/transcript.h"
#include "collection/database.h"

#include <gtest/gtest.h>

namespace dokushin {
namespace {

using cli_test::Said;

class CollectionVerify : public cli_test::ProgramTest {
  protected:
    void SetUp() override {
        expect("$D generate 50 --seed 8 | $D collection add --solutions a.db && "
               "$D collection rate a.db --scale te",
               0, "added 50, known already 0, refused 0\nrated 50, given up 0\n", "");
    }

    /// Damages the collection by SQL, and expects that verify says so.
    void expect_flaw(const std::string &sql, const std::string &what) const {
        SCOPED_TRACE(sql);
        std::filesystem::copy_file(folder.path() / "a.db", folder.path() / "b.db",
                                   std::filesystem::copy_options::overwrite_existing);
        {
            const auto database = *collection::Database::open(folder.path() / "b.db",
                                                              collection::Database::Access::write);
            ASSERT_TRUE(database.execute(sql));
        }
        const Said said = run("$D collection verify b.db");
        EXPECT_EQ(said.status, 2);
        EXPECT_EQ(said.out, "puzzles 50, ratings 50, wrong 1\n");
        EXPECT_EQ(said.err, "b.db: " + what + "\n");
    }
};

TEST_F(CollectionVerify, WhatIsRightIsRight) {
    expect("$D collection verify a.db", 0, "puzzles 50, ratings 50, wrong 0\n", "");
    expect("$D collection verify --threads 1 --json a.db", 0,
           "{\"puzzles\":50,\"ratings\":50,\"wrong\":0}\n", "");
}

TEST_F(CollectionVerify, DamageIsFound) {
    expect_flaw("UPDATE puzzle SET form = found WHERE id = 7",
                "puzzle 7: its form is not canonical");
    expect_flaw("UPDATE puzzle SET found = x'AA' WHERE id = 7", "puzzle 7: it is no packed grid");
    expect_flaw("UPDATE puzzle SET found = x'11' WHERE id = 7",
                "puzzle 7: its givens contradict each other");
    expect_flaw("UPDATE puzzle SET clues = clues + 1 WHERE id = 50",
                "puzzle 50: it has another number of clues");
    expect_flaw("UPDATE puzzle SET automorphisms = 2 WHERE id = 1",
                "puzzle 1: it has other automorphisms");
    expect_flaw("UPDATE puzzle SET solution = (SELECT solution FROM puzzle WHERE id = 2) WHERE id "
                "= 1",
                "puzzle 1: its solution is another one");
    expect_flaw("DELETE FROM source; INSERT INTO source VALUES(9, 'a', 'b', 'c'); UPDATE puzzle "
                "SET source = 9 WHERE id > 1",
                "a row of puzzle refers to none of source");
}

TEST_F(CollectionVerify, ANumberOfSolutionsIsComputedAgain) {
    const auto file = folder.path() / "a.db";
    {
        const auto database =
            *collection::Database::open(file, collection::Database::Access::write);
        ASSERT_TRUE(database.execute("UPDATE puzzle SET solutions = 2 WHERE id = 3"));
    }
    expect("$D collection verify a.db", 2, "puzzles 50, ratings 50, wrong 2\n",
           "a.db: ratings of puzzles without exactly one solution: 1\n"
           "a.db: puzzle 3: it has another number of solutions\n");
}

TEST_F(CollectionVerify, AFileThatIsCutShortIsNoCollection) {
    const Said said = run("head -c 9000 a.db >c.db; $D collection verify c.db");
    EXPECT_EQ(said.status, 2);
    EXPECT_NE(said.err, "");
}

} // namespace
} // namespace dokushin
