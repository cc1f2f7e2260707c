// Short filters as SQL.
#include "collection/filter.h"

#include <gtest/gtest.h>

namespace dokushin::collection {
namespace {

TEST(Filter, JoinsItsConditions) {
    EXPECT_EQ(where_of(""), "1");
    EXPECT_EQ(where_of("clues<=22"), "clues <= 22");
    EXPECT_EQ(where_of("  clues<=22   er>=7.1 "), "clues <= 22 AND er >= 7.1");
    EXPECT_EQ(where_of("status=unique"), "status = 'unique'");
    EXPECT_EQ(where_of("origin=hunt*"), "origin GLOB 'hunt*'");
    EXPECT_EQ(where_of("origin!=a?b"), "origin NOT GLOB 'a?b'");
}

TEST(Filter, ARatingAboveALimitFulfilsWhatItSurelyDoes) {
    EXPECT_EQ(where_of("b>=7"), "(b >= 7 OR b_above >= 6)");
    EXPECT_EQ(where_of("b>7"), "(b > 7 OR b_above >= 7)");
    EXPECT_EQ(where_of("b<=7"), "(b <= 7 OR 0)");
    EXPECT_EQ(where_of("b=inf"), "b = 9e999");
}

TEST(Filter, ATextCantLeaveItsQuotes) {
    EXPECT_EQ(where_of("origin=a'b"), "origin = 'a''b'");
    EXPECT_EQ(where_of("origin='hunt*' clues<=22"), "origin GLOB 'hunt*' AND clues <= 22");
    EXPECT_EQ(where_of("origin='round 1' te>=3"),
              "origin = 'round 1' AND (te >= 3 OR te_above >= 2)");
    EXPECT_EQ(where_of("origin>'round 1' origin=a='b"), "origin > 'round 1' AND origin = 'a=''b'");
    EXPECT_EQ(where_of("origin!='it''s'"), "origin != 'it''''s'");
    EXPECT_EQ(where_of("origin='; DROP TABLE puzzle; --").error().message().substr(0, 6), "'DROP'");
}

TEST(Filter, WhatIsNoConditionIsRefused) {
    EXPECT_EQ(
        where_of("hard").error().message(),
        "'hard' is no condition, expected a column, a comparison and a value, as in 'te>=3' or "
        "'status=unique'");
    EXPECT_FALSE(where_of("te=>3"));
    EXPECT_FALSE(where_of("te="));
    EXPECT_FALSE(where_of("=3"));
    EXPECT_TRUE(
        where_of("points>3")
            .error()
            .message()
            .starts_with("'points' is no column of a collection, expected one of id, clues, "));
    EXPECT_EQ(where_of("te>=three").error().message(),
              "'three' is no number, expected behind 'te>=' a number or 'inf'");
}

TEST(Filter, QueriesBeginAsSqlDoes) {
    EXPECT_TRUE(is_sql("SELECT 1"));
    EXPECT_TRUE(is_sql("  with a AS (SELECT 1) SELECT * FROM a"));
    EXPECT_FALSE(is_sql("clues<=22"));
    EXPECT_FALSE(is_sql(""));
    EXPECT_FALSE(is_sql("DROP TABLE puzzle"));
}

} // namespace
} // namespace dokushin::collection
