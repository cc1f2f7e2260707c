// collection merge, as it is typed.
#include "cli/transcript.h"
#include "collection/database.h"

#include <gtest/gtest.h>

namespace dokushin {
namespace {

using cli_test::Said;
using CollectionMerge = cli_test::ProgramTest;

TEST_F(CollectionMerge, ShardsMakeTheWhole) {
    const Said said = run(
        "$D generate 300 --seed 9 >all; head -200 all >first; tail -200 all >second; "
        "$D collection add all.db --origin x --solutions all; $D collection rate all.db --scale "
        "te,se; $D collection add 1.db --origin x --solutions first; $D collection rate 1.db "
        "--scale te,se; $D collection add 2.db --origin x --solutions second; "
        "$D collection rate 2.db --scale te,se");
    ASSERT_EQ(said.status, 0) << said.err;
    expect("$D collection merge new.db 1.db 2.db", 0,
           "1.db: added 200, known already 0, ratings 800\n"
           "2.db: added 100, known already 100, ratings 400\n",
           "");
    for (const std::string query :
         {"SELECT puzzle, form, clues, status, automorphisms, solution, origin, te, er, ep, ed, "
          "er_technique, ed_technique FROM puzzles ORDER BY id",
          "SELECT id, scale, value, kind, technique, most, seconds FROM ratings ORDER BY id, "
          "scale"}) {
        expect("cmp <($D collection query all.db '" + query + "') <($D collection query new.db '" +
                   query + "')",
               0, "", "");
    }
    expect("$D collection verify new.db", 0, "puzzles 300, ratings 1200, wrong 0\n", "");
    expect("$D collection merge new.db all.db", 0,
           "all.db: added 0, known already 300, ratings 0\n", "");
}

TEST_F(CollectionMerge, TheRatingThatSaysMoreIsKept) {
    ASSERT_EQ(run("$D generate 4 --seed 1 >file; for i in a b; do $D collection add $i.db file; "
                  "$D collection rate $i.db --scale b; done")
                  .status,
              0);
    const auto change = [&](const std::string &name, const std::string &sql) {
        const auto database =
            *collection::Database::open(folder.path() / name, collection::Database::Access::write);
        ASSERT_TRUE(database.execute(sql));
    };
    change("a.db",
           "UPDATE rating SET kind = 0, value = 4 WHERE puzzle = 1;"      // a value, a limit
           "UPDATE rating SET kind = 1, value = 5 WHERE puzzle = 2;"      // a limit, infinite
           "UPDATE rating SET kind = 1, value = 7 WHERE puzzle = 3;"      // two limits
           "UPDATE rating SET kind = 3, value = NULL WHERE puzzle = 4;"); // nothing, a limit
    change("b.db", "UPDATE rating SET kind = 1, value = 9 WHERE puzzle = 1;"
                   "UPDATE rating SET kind = 2, value = NULL WHERE puzzle = 2;"
                   "UPDATE rating SET kind = 1, value = 6 WHERE puzzle = 3;"
                   "UPDATE rating SET kind = 1, value = 6 WHERE puzzle = 4;");
    expect("$D collection merge a.db b.db", 0, "b.db: added 0, known already 4, ratings 2\n", "");
    expect("$D collection query a.db 'SELECT b, b_above FROM puzzles ORDER BY id'", 0,
           "4\t\ninf\t\n\t7\n\t6\n", "");
    expect("$D collection export a.db 'b>=8'", 0, run("sed -n '2p;3p' file").out, "");
}

TEST_F(CollectionMerge, MistakesAreNamed) {
    ASSERT_EQ(run("$D generate 4 --seed 1 | $D collection add a.db").status, 0);
    expect("$D collection merge a.db missing.db", 2, "",
           "missing.db: there is no such collection, expected a file that 'dokushin collection "
           "add' has made\n");
    EXPECT_FALSE(std::filesystem::exists(folder.path() / "missing.db"));
    expect("$D collection merge a.db ./a.db", 2, "",
           "dokushin: merge: names a collection twice, expected others; see dokushin collection "
           "--help\n");
    expect("$D collection merge a.db", 2, "",
           "dokushin: merge: names nothing to merge, expected other collections; see dokushin "
           "collection --help\n");
}

} // namespace
} // namespace dokushin
