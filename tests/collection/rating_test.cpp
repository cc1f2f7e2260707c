// collection rate, as it is typed.
#include "cli/transcript.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace dokushin {
namespace {

using cli_test::Said;
using Json = nlohmann::json;

class CollectionRate : public cli_test::ProgramTest {
  protected:
    void SetUp() override {
        expect("$D generate 60 --seed 4 >file; cat $E/hard.txt >>file; $D collection add a.db file",
               0, "added 61, known already 0, refused 0\n", "");
    }
};

TEST_F(CollectionRate, RatingsAreThoseOfRate) {
    expect("$D collection rate a.db --scale te,se,b,hodoku,sukaku", 0, "rated 61, given up 0\n",
           "");
    expect("$D collection query a.db 'SELECT printf(\"%.1f/%.1f/%.1f\", er, ep, ed) FROM puzzles "
           "ORDER BY id' | cmp - <($D rate --format '%r/%p/%d' file)",
           0, "", "");
    expect("$D collection query a.db 'SELECT er_technique, ed_technique FROM puzzles ORDER BY id' "
           "| cmp - <($D rate --format '%S%t%U' file)",
           0, "", "");
    expect("$D collection query a.db 'SELECT printf(\"te=%s b=%s\", te, replace(b, \"Inf\", "
           "\"inf\")) FROM puzzles ORDER BY id' | cmp - <($D rate --scale te,b --format %u file)",
           0, "", "");
    expect("$D collection query a.db 'SELECT hodoku, hodoku_technique FROM puzzles ORDER BY id' | "
           "cmp - <($D rate --scale hodoku --format '%s%t%H' file)",
           0, "", "");
    expect("$D collection query a.db 'SELECT printf(\"%.1f\", sukaku) FROM puzzles ORDER BY id' | "
           "cmp - <($D rate --scale sukaku --format %r file)",
           0, "", "");
}

TEST_F(CollectionRate, OnlyWhatIsMissingIsFound) {
    expect("$D collection rate a.db --scale te", 0, "rated 61, given up 0\n", "");
    expect("$D collection rate a.db --scale te", 0, "rated 0, given up 0\n", "");
    expect("$D collection rate a.db --json --scale te,b", 0, "{\"rated\":61,\"given_up\":0}\n", "");
    expect("$D collection query a.db 'SELECT scale, count(*), version IS NULL, most, seconds FROM "
           "ratings GROUP BY scale'",
           0, "b\t61\t0\t36\t0\nte\t61\t0\t36\t0\n", "");
    folder.write("more", std::string(80, '.') + "1\n");
    expect("$D collection add a.db more && $D collection rate a.db --scale te", 0,
           "added 1, known already 0, refused 0\nrated 0, given up 0\n", "");
}

TEST_F(CollectionRate, WhatWasGivenUpIsTriedAgainWithMoreTime) {
    const Said first = run("$D collection rate a.db --time-limit 1e-9");
    EXPECT_EQ(first.out, "rated 61, given up 61\n");
    EXPECT_EQ(first.status, 1);
    expect(
        "$D collection query a.db 'SELECT count(*), count(er), count(er_technique) FROM puzzles'",
        0, "61\t0\t0\n", "");
    expect("$D collection rate a.db --time-limit 1e-9", 0, "rated 0, given up 0\n", "");
    expect("$D collection rate a.db", 0, "rated 61, given up 0\n", "");
    expect("$D collection rate a.db --time-limit 1e-9", 0, "rated 0, given up 0\n", "");
}

TEST_F(CollectionRate, AfterKill9TheSameCommandRatesTheRest) {
    const Said said = run("$D generate 3000 --seed 5 | $D collection add a.db >/dev/null; "
                          "$D collection rate a.db --scale te,b,gb,se --threads 1 >killed & "
                          "pid=$!; sleep 1.6; kill -9 $pid; wait $pid");
    EXPECT_EQ(said.status, 137);
    EXPECT_EQ(folder.read("killed"), "");
    const Said kept = run("$D collection query a.db 'SELECT count(DISTINCT id) FROM ratings'");
    const int before = std::stoi(kept.out);
    expect("$D collection rate a.db --scale te", 0,
           "rated " + std::to_string(3061 - before) + ", given up 0\n", "");
}

TEST_F(CollectionRate, AnInterruptKeepsWhatWasFound) {
    const Said said = run("$D generate 3000 --seed 5 | $D collection add a.db >/dev/null; "
                          "$D collection rate a.db --scale te,b,gb,se --threads 1 >ended & "
                          "pid=$!; sleep 1; kill -INT $pid; wait $pid");
    EXPECT_EQ(said.status, 130) << said.err;
    EXPECT_EQ(said.err, "interrupted; the same command goes on\n");
    const Said kept = run("$D collection query a.db 'SELECT count(DISTINCT id) FROM ratings'");
    EXPECT_EQ(folder.read("ended"),
              "rated " + std::to_string(std::stoi(kept.out)) + ", given up 0\n");
    EXPECT_LT(std::stoi(kept.out), 3061);
}

TEST_F(CollectionRate, MistakesAreNamed) {
    const Said said = run("$D collection rate a.db --scale to");
    EXPECT_EQ(said.status, 2);
    EXPECT_TRUE(said.err.starts_with("dokushin: --scale: 'to' is no scale (did you mean te?), "
                                     "expected one of se, sukaku, hodoku, te, b, "))
        << said.err;
    EXPECT_EQ(run("$D collection rate missing.db").status, 2);
}

} // namespace
} // namespace dokushin
