// Constraints as values of a shape: their names, their cells, and what pruning may erase.
#include "board/constraints.h"
#include "board/soundness.h"

#include <dokushin/capability.h>
#include <dokushin/check.h>
#include <dokushin/sukaku.h>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace dokushin {
namespace {

Shape shape_named(std::string_view name) {
    auto parsed = Shape::parse(name);
    EXPECT_TRUE(parsed) << name << ": " << (parsed ? "" : parsed.error().message());
    return *parsed;
}

TEST(Constraint, IsPartOfTheShapesName) {
    for (const std::string_view name :
         {"9x9+less(r1c1,r1c2)", "9x9+different(r1c1,r2c3)", "4x4+less(r4c4,r1c1)",
          "9x9+diagonals+different(r1c1,r2c3,r5c9)+less(r9c9,r1c2)",
          "jigsaw:AABBAABBCCDDCCDD+less(r1c1,r1c2)"}) {
        EXPECT_EQ(shape_named(name).name(), name);
        EXPECT_EQ(shape_named(shape_named(name).name()), shape_named(name));
    }
    EXPECT_EQ(shape_named("9x9+less(r1c1,r1c2)+different(r5c5,r1c1)+less(r1c1,r1c2)").name(),
              "9x9+different(r1c1,r5c5)+less(r1c1,r1c2)");
    EXPECT_NE(shape_named("9x9+less(r1c1,r1c2)"), shape_named("9x9+less(r1c2,r1c1)"));
    EXPECT_NE(shape_named("9x9+less(r1c1,r1c2)"), shape_named("9x9"));
}

TEST(Constraint, WrongOnesAreRefused) {
    for (const std::string_view name :
         {"9x9+less(r1c1)", "9x9+less(r1c1,r1c1)", "9x9+less(r1c1,r1c2,r1c3)", "9x9+less()",
          "9x9+less(r1c1,r10c1)", "9x9+different(r1c1)", "9x9+different(r1c1,r1c1)",
          "4x4+different(r1c1,r1c2,r2c1,r2c2,r3c3)", "9x9+less(r1c1,r1c2", "9x9+fewer(r1c1,r1c2)",
          "9x9+less r1c1,r1c2", "9x9+less(r1c1,r1c2)x"}) {
        const auto wrong = Shape::parse(name);
        ASSERT_FALSE(wrong) << name;
        EXPECT_EQ(wrong.error().code, ErrorCode::bad_shape) << name;
    }
    const std::vector<Constraint> beyond{Less{cell_at(0), cell_at(4000)}};
    EXPECT_FALSE(shape_named("9x9").with(beyond));
}

// The field's own sign for it: rules that houses can't say.
TEST(Constraint, NoBoardWithOneIsUsual) {
    const Shape plain = shape_named("9x9");
    EXPECT_TRUE(plain.has_houses_only() && plain.digits_are_interchangeable());
    const Shape less = shape_named("9x9+less(r1c1,r5c5)");
    EXPECT_FALSE(less.has_houses_only() || less.has_boxes_only() || less.is_usual_nine());
    EXPECT_FALSE(less.digits_are_interchangeable());
    EXPECT_EQ(less.houses().size(), 27u);
    const Shape different = shape_named("9x9+different(r1c1,r5c5)");
    EXPECT_FALSE(different.has_houses_only());
    EXPECT_TRUE(different.digits_are_interchangeable());
    EXPECT_EQ(different.peers(cell_at(0)).size(), 21u);
    EXPECT_EQ(different.constraints_of(cell_at(0)).size(), 1u);
    EXPECT_TRUE(different.constraints_of(cell_at(1)).empty());
}

RC_GTEST_PROP(Constraint, PruningErasesNothingWrong, ()) {
    const auto set = rc::gen::map(rc::gen::inRange(0, 64),
                                  [](int bits) { return DigitSet(static_cast<unsigned>(bits)); });
    const auto two = *rc::gen::container<std::vector<DigitSet>>(2, set);
    const auto four = *rc::gen::container<std::vector<DigitSet>>(4, set);
    expect_sound(Less{cell_at(0), cell_at(5)}, two);
    expect_sound(Different{{cell_at(0), cell_at(5)}}, two);
    expect_sound(Different{{cell_at(0), cell_at(5), cell_at(6), cell_at(9)}}, four);
    std::vector<DigitSet> decided;
    for (const DigitSet some : four) {
        decided.push_back(DigitSet::only(some.empty() ? digit_of(1) : some.first()));
    }
    expect_sound(Different{{cell_at(0), cell_at(5), cell_at(6), cell_at(9)}}, decided);
    expect_sound(Less{cell_at(0), cell_at(5)}, {decided[0], decided[1]});
}

// Rules of all kinds on a board of six digits, with parameters that some digits keep and others
// not.
const std::vector<std::string_view> rules_of_six{
    "cage(3:r1c1,r1c2)",
    "cage(11:r1c1,r1c2,r2c1,r2c2)",
    "cage(6:r4c4)",
    "sum(7:r1c1,r2c2)",
    "sum(9:r1c1,r2c2,r3c3,r4c4)",
    "arrow(r1c1:r1c2,r1c3)",
    "arrow(r1c1:r2c2)",
    "arrow(r1c1,r1c2:r2c3,r3c4)",
    "thermometer(r1c1,r1c2,r2c2,r2c1)",
    "slow-thermometer(r1c1,r2c2,r3c3)",
    "difference(1:r1c1,r1c2)",
    "difference(4:r1c1,r1c2)",
    "ratio(2:r1c1,r1c2)",
    "ratio(3:r1c1,r1c2)",
    "whispers(3:r1c1,r2c2,r3c3,r4c4)",
    "palindrome(r1c1,r2c2,r3c3)",
    "palindrome(r1c1,r2c2,r3c3,r4c4)",
    "renban(r1c1,r2c2,r3c3)",
    "between(r1c1,r2c2,r3c3,r4c4)",
    "equal(r1c1,r2c3,r4c4)",
    "quadruple(1,6:r1c1,r1c2,r2c1,r2c2)",
    "quadruple(2,2,3,5:r1c1,r1c2,r2c1,r2c2)",
    "one-of(2,4,6:r1c1,r3c3)",
    "sandwich(0:r1c1,r1c2,r1c3,r1c4,r1c5,r1c6)",
    "sandwich(7:r1c1,r1c2,r1c3,r1c4,r1c5,r1c6)",
    "less(r1c1,r1c2)",
    "different(r1c1,r2c2,r3c3)",
    "not-sum(7:r1c1,r1c2)",
    "not-ratio(2:r1c1,r1c2)",
    "not-ratio(1:r1c1,r2c2)",
    "not-difference(0:r1c1,r2c2)",
    "not-difference(2:r1c1,r2c2)",
    "equal-sums(r1c1,r3c2:r2c4:r4c3,r5c6)",
    "equal-sums(r1c1,r1c2:r2c4)",
    "equal-sums(r1c1,r1c2:r2c4:r3c3,r3c5)",
    "same-digits(r1c1,r1c2:r1c4,r3c2)",
    "same-digits(r1c1,r3c2:r2c4,r4c3:r5c6,r6c6)",
    "same-digits(r1c1,r1c2,r1c3:r1c3,r2c2,r4c4:r1c3,r5c5,r6c1)",
    "same-digits(r1c1:r2c2)",
    "entropic(r1c1,r2c2)",
    "entropic(r1c1,r2c2,r3c3,r4c4,r5c5)",
    "modular(2:r1c1,r2c2,r3c3)",
    "modular(3:r1c1,r2c2,r3c3,r4c4,r5c5)",
    "modular(5:r1c1,r2c2,r3c3)",
    "modular(6:r1c1,r1c2,r1c3,r1c4,r1c5,r1c6)",
    "zipper(r1c1,r2c2,r3c3,r4c4)",
    "zipper(r1c1,r2c2,r3c3,r4c4,r5c5)",
    "nabner(r1c1,r2c2,r3c3)",
    "double-arrow(r1c1,r2c2,r3c3)",
    "double-arrow(r1c1,r2c2,r3c3,r4c4,r5c5)",
    "lockout(0:r1c1,r2c2,r3c3)",
    "lockout(3:r1c1,r2c2,r3c3,r4c4)",
    "sequence(r1c1,r2c2,r3c3)",
    "x-sum(10:r1c1,r1c2,r1c3,r1c4,r1c5,r1c6)",
    "x-sum(1:r1c1,r1c2,r1c3,r1c4,r1c5,r1c6)",
    "skyscraper(1:r1c1,r1c2,r1c3,r1c4,r1c5,r1c6)",
    "skyscraper(3:r1c1,r1c2,r1c3,r1c4,r1c5,r1c6)",
    "hidden-skyscraper(2:r1c1,r1c2,r1c3,r1c4,r1c5,r1c6)",
    "hidden-skyscraper(6:r1c1,r1c2,r1c3,r1c4,r1c5,r1c6)",
    "numbered-room(1:r1c1,r1c2,r1c3,r1c4,r1c5,r1c6)",
    "numbered-room(4:r1c1,r1c2,r1c3,r1c4,r1c5,r1c6)",
    "lunchbox(0:r1c1,r1c2,r2c2)",
    "lunchbox(5:r1c1,r2c2,r3c3,r4c4)",
    "indexing(2:r2c1,r1c1,r2c1,r3c1,r4c1,r5c1,r6c1)",
    "indexing(3:r1c1,r1c2,r2c2,r3c2,r4c2,r5c2,r6c2)",
    "counting(r1c1,r2c4,r4c2,r5c5,r6c6)",
    "counting(r1c1)",
    "distinct-count(r1c1:r1c2,r2c4,r4c2,r5c5,r6c6)",
    "distinct-count(r4c4:r1c2)",
    "look-and-say(2,3,1,5:r1c1,r1c2,r2c4,r3c5)",
    "look-and-say(0,3:r1c1,r1c2)",
    "sum-line(7:r1c1,r2c2,r3c3,r4c4)",
    "weighted-sum(0,-2:r2c2,1:r1c1,r1c2)",
    "weighted-sum(-3,-1:r2c2,2:r1c1)",
    "rellik(9:r1c1,r1c2,r2c1)",
    "equality-cage(r1c1,r1c2)",
    "equality-cage(r1c1,r1c2,r2c1,r2c2)",
    "entropy(r1c1,r1c2,r2c1)",
    "entropy(r1c1,r1c2,r2c1,r2c2)",
    "remainders(3:r1c1,r1c2,r2c1,r2c2)",
    "remainders(2:r1c1,r2c2)",
    "remainders(5:r1c1,r1c2,r2c1,r2c2,r3c1)",
    "taxicab(r1c1,r2c2)",
    "taxicab(r1c1,r2c2,r2c3,r3c3,r5c5)",
    "flatmates(r1c1,r2c1)",
    "flatmates(r1c1,r2c1,r3c1,r4c1,r5c1)",
    "full-rank(1:r1c1,r1c2,r1c3,r1c4,r1c5,r1c6)",
    "full-rank(22:r6c2,r5c2,r4c2,r3c2,r2c2,r1c2)",
    "shared-rank(1:r1c1,r1c2,r1c3,r1c4,r1c5,r1c6)",
    "shared-rank(22:r6c2,r5c2,r4c2,r3c2,r2c2,r1c2)",
    "different-lines(r1c1,r1c2:r1c1,r2c1)",
    "different-lines(r1c1,r1c2,r2c2:r2c2,r1c2,r1c1:r2c2,r3c3,r4c4)",
    "value-indexing(r1c1,r1c2,r1c3)",
    "value-indexing(r1c1,r1c2,r2c3,r3c4,r4c4)",
    "sum-loop(7:r1c1,r1c2,r2c2,r2c1)",
    "sum-loop(1:r1c1)",
    "pairs(1>2/3,2/4>1-6,3>1:r1c1,r2c2,r3c3,r1c2)",
    "pairs(none:r1c1,r2c2)",
    "all-pairs(1-3>4-6,4/6>5:r1c1,r2c2,r3c3)",
    "all-pairs(1/2>3-6,3-6>1/2:r1c1,r2c2)",
    "regex(1.*:r1c1)",
    "regex(.*(12|24|[56]{2}).*:r1c1,r2c2,r3c3,r4c4)",
    "regex([^1-3]+4?(6|[12]5){1,}:r1c1,r2c2,r3c3,r4c4)",
    "regex((1|2(34?)*){2,4}6{0,2}(|5):r1c1,r2c2,r3c3,r4c4)",
    "automaton(1-4>1,5/6>2;!1-4>2,5/6>1:r1c1,r2c2,r3c3,r4c4)",
    "automaton(none:r1c1,r2c2)",
    "any-of(less(r1c1,r2c2)&less(r2c2,r3c3)|cage(10:r1c1,r1c2))",
    "any-of(cage(5:r1c1,r1c2))",
    "any-of(equal(r1c1,r2c2)|regex((12|34)+:r2c2,r1c1)|any-of(less(r1c1,r2c2)|less(r3c3,r2c2)))"};

// Candidates of many sizes, so that some rules can be kept and others not.
RC_GTEST_PROP(Constraint, PruningByAnyKindErasesNothingWrong, ()) {
    const auto name = *rc::gen::elementOf(rules_of_six);
    const Shape shape = shape_named("2x3+" + std::string(name));
    const Constraint &rule = shape.constraints().front();
    const std::size_t cells = cells_of(rule).size();
    constexpr std::size_t most_tried = 6; // with all their digits
    const bool decided =
        *rc::gen::weightedElement<bool>({{1, true}, {3, false}}) || cells > most_tried;
    const auto bits = decided ? rc::gen::map(rc::gen::inRange(0, 6), [](int at) { return 1 << at; })
                              : rc::gen::inRange(1, 64);
    const auto set =
        rc::gen::map(bits, [](int each) { return DigitSet(static_cast<unsigned>(each)); });
    RC_LOG() << name;
    expect_sound(rule, *rc::gen::container<std::vector<DigitSet>>(cells, set));
}

TEST(Constraint, EachKindIsReadAndWritten) {
    std::vector<std::string_view> missing;
    for (const ConstraintRow &row : constraint_rows()) {
        missing.push_back(row.name);
    }
    for (const std::string_view rule : rules_of_six) {
        const std::string name = "2x3+" + std::string(rule);
        EXPECT_EQ(shape_named(name).name(), name);
        std::erase(missing, rule.substr(0, rule.find('(')));
    }
    EXPECT_TRUE(missing.empty()) << missing.front();
}

TEST(Constraint, WrongParametersAreRefused) {
    for (const std::string_view name :
         {"cage(r1c1,r1c2)",
          "cage(:r1c1)",
          "cage(1:)",
          "cage(3:r1c1,r1c1)",
          "cage(-3:r1c1,r1c2)",
          "cage(1234567:r1c1)",
          "cage(3.5:r1c1)",
          "cage(21:r1c1,r1c2,r1c3,r1c4,r1c5,r1c6,r2c1)",
          "arrow(r1c1,r1c2)",
          "arrow(r1c1:)",
          "arrow(r1c1:r1c1)",
          "arrow(:r1c1)",
          "thermometer(r1c1)",
          "difference(0:r1c1,r1c2)",
          "difference(6:r1c1,r1c2)",
          "difference(1:r1c1,r1c2,r1c3)",
          "ratio(1:r1c1,r1c2)",
          "ratio(7:r1c1,r1c2)",
          "whispers(0:r1c1,r2c2)",
          "whispers(6:r1c1,r2c2)",
          "palindrome(r1c1)",
          "renban(r1c1)",
          "between(r1c1,r2c2)",
          "equal(r1c1)",
          "quadruple(1,2,3:r1c1,r1c2)",
          "quadruple(7:r1c1)",
          "quadruple(0:r1c1)",
          "quadruple(1,:r1c1)",
          "one-of(:r1c1)",
          "one-of(a:r1c1)",
          "sandwich(3:r1c1,r1c2)",
          "not-sum(3:r1c1)",
          "not-ratio(0:r1c1,r1c2)",
          "not-difference(1:r1c1,r1c2,r1c3)",
          "equal-sums(r1c1,r1c2)",
          "equal-sums(r1c1:)",
          "equal-sums(r1c1:r1c1)",
          "equal-sums(r1c1:r1c2::r1c3)",
          "same-digits(r1c1,r1c2)",
          "same-digits(r1c1,r1c2:r2c1)",
          "same-digits(r1c1,r1c2:r1c2,r1c1)",
          "same-digits(r1c1,r1c1:r1c2,r1c3)",
          "same-digits(r1c1:)",
          "entropic(r1c1)",
          "modular(1:r1c1,r2c2)",
          "modular(7:r1c1,r2c2)",
          "zipper(r1c1)",
          "nabner(r1c1)",
          "double-arrow(r1c1,r2c2)",
          "lockout(6:r1c1,r2c2,r3c3)",
          "lockout(4:r1c1)",
          "sequence(r1c1)",
          "x-sum(3:r1c1,r1c2)",
          "skyscraper(0:r1c1,r1c2,r1c3,r1c4,r1c5,r1c6)",
          "skyscraper(7:r1c1,r1c2,r1c3,r1c4,r1c5,r1c6)",
          "hidden-skyscraper(7:r1c1,r1c2,r1c3,r1c4,r1c5,r1c6)",
          "numbered-room(7:r1c1,r1c2,r1c3,r1c4,r1c5,r1c6)",
          "lunchbox(3:r1c1)",
          "indexing(0:r1c1,r1c1,r2c1,r3c1,r4c1,r5c1,r6c1)",
          "indexing(1:r1c1,r1c1,r2c1,r3c1,r4c1,r5c1)",
          "indexing(1:r1c1)",
          "counting()",
          "distinct-count(r1c1)",
          "distinct-count(r1c1:)",
          "distinct-count(r1c1:r1c1,r1c2)",
          "distinct-count(r1c1,r1c2:r1c3)",
          "distinct-count(r1c1:r1c2:r1c3)",
          "look-and-say(2,3,1:r1c1,r1c2,r2c4,r3c5)",
          "look-and-say(2,3:r1c1)",
          "look-and-say(1,7:r1c1)",
          "look-and-say(1,3,0,3:r1c1)",
          "sum-line(0:r1c1)",
          "sum-line(7:r1c1)",
          "weighted-sum(3)",
          "weighted-sum(3,)",
          "weighted-sum(3,0:r1c1)",
          "weighted-sum(3,1:r1c1,)",
          "weighted-sum(3,1:r1c1,1:r1c1)",
          "weighted-sum(3,1:)",
          "weighted-sum(--3,1:r1c1)",
          "rellik(0:r1c1)",
          "equality-cage(r1c1)",
          "entropy(r1c1,r1c2)",
          "remainders(1:r1c1,r1c2)",
          "remainders(3:r1c1,r1c2)",
          "remainders(7:r1c1,r1c2,r1c3,r1c4,r1c5,r1c6,r2c1)",
          "taxicab(r1c1)",
          "flatmates(r1c1)",
          "full-rank(0:r1c1,r1c2,r1c3,r1c4,r1c5,r1c6)",
          "full-rank(25:r1c1,r1c2,r1c3,r1c4,r1c5,r1c6)",
          "full-rank(5:r1c1,r1c2,r1c3,r1c4,r1c6,r1c5)",
          "full-rank(5:r1c1,r1c2,r1c3,r1c4,r1c5)",
          "full-rank(5:r1c1,r2c2,r3c3,r4c4,r5c5,r6c6)",
          "full-rank(5:r1c4,r1c5,r1c6,r2c1,r2c2,r2c3)",
          "shared-rank(25:r1c1,r1c2,r1c3,r1c4,r1c5,r1c6)",
          "shared-rank(5:r1c1,r1c2,r1c3,r1c4,r1c5)",
          "different-lines(r1c1,r1c2)",
          "different-lines(r1c1,r1c2:r1c3)",
          "different-lines(r1c1,r1c2:r1c1,r1c2)",
          "value-indexing(r1c1,r1c2)",
          "sum-loop(0:r1c1)",
          "sum-loop(7:r1c1)",
          "pairs(1>7:r1c1,r2c2)",
          "pairs(1:r1c1,r2c2)",
          "pairs(1>2,:r1c1,r2c2)",
          "pairs(3-1>2:r1c1,r2c2)",
          "pairs(:r1c1,r2c2)",
          "pairs(1>2:r1c1)",
          "pairs(1>2)",
          "all-pairs(1>0:r1c1,r2c2)",
          "all-pairs(1>2:r1c1,r1c1)",
          "regex(:r1c1)",
          "regex(1)",
          "regex(7:r1c1)",
          "regex(0:r1c1)",
          "regex(a:r1c1)",
          "regex(1|2)*:r1c1)",
          "regex((1:r1c1)",
          "regex(*:r1c1)",
          "regex([]:r1c1)",
          "regex([1-:r1c1)",
          "regex([3-1]:r1c1)",
          "regex(1{2:r1c1)",
          "regex(1{3,2}:r1c1)",
          "regex(1{}:r1c1)",
          "regex(1{2000}:r1c1)",
          "regex(((((1{99}){99}){99}){99}){99}:r1c1)",
          "regex(((((){9999}){9999}){9999}){9999}:r1c1)",
          "automaton(1>2:r1c1)",
          "automaton(1>0:r1c1)",
          "automaton(7>1:r1c1)",
          "automaton(!1>1,:r1c1)",
          "automaton(:r1c1)",
          "automaton(!1>1)",
          "any-of()",
          "any-of(cage(3:r1c1,r1c2)|)",
          "any-of(cage(3:r1c1,r1c2)&)",
          "any-of(r1c1,r1c2)",
          "any-of(windoku)",
          "any-of(cage(300:r1c1,r1c2,r1c3,r1c4,r1c5,r1c6,r2c1))",
          "any-of(any-of(any-of(any-of(any-of(less(r1c1,r1c2))))))"}) {
        const auto wrong = Shape::parse("2x3+" + std::string(name));
        ASSERT_FALSE(wrong) << name;
        EXPECT_EQ(wrong.error().code, ErrorCode::bad_shape) << name;
    }
}

TEST(Constraint, BrokenOnesAreFlaws) {
    const Shape less = shape_named("4x4+less(r1c2,r4c4)");
    Grid grid(16);
    grid[1] = digit_of(3);
    EXPECT_TRUE(flaws(*Puzzle::from_givens(less, grid)).empty());
    EXPECT_EQ(Puzzle::from_givens(less, grid)->pencilmarks()[15], DigitSet::only(digit_of(4)));
    EXPECT_EQ(forbids(less, grid, cell_at(15), digit_of(4)), std::nullopt);
    const auto obstacle = forbids(less, grid, cell_at(15), digit_of(2));
    ASSERT_TRUE(obstacle);
    EXPECT_EQ(obstacle->constraint, 0);
    EXPECT_EQ(obstacle->peer, cell_at(1));
    grid[15] = digit_of(2);
    const auto wrong = flaws(*Puzzle::from_givens(less, grid));
    ASSERT_FALSE(wrong.empty());
    EXPECT_EQ(wrong.front().kind, FlawKind::broken_constraint);
    EXPECT_EQ(wrong.front().text(less), "less(r1c2,r4c4) is broken");
}

// As many rules as sets of them have room for, whichever is added last.
TEST(Constraint, ThereIsABoundOfRules) {
    std::vector<Constraint> many;
    for (std::size_t one = 0; many.size() + 27 < Shape::most_rules; ++one) {
        for (std::size_t other = one + 1; other < 81 && many.size() + 27 < Shape::most_rules;
             ++other) {
            many.push_back(Different{{cell_at(one), cell_at(other)}});
        }
    }
    const auto full = shape_named("9x9").with(many);
    ASSERT_TRUE(full);
    EXPECT_FALSE(full->with(Variant::diagonals));
    many.push_back(Less{cell_at(0), cell_at(1)});
    EXPECT_FALSE(shape_named("9x9").with(many));
}

// A candidate that a constraint rules out is not eliminated by whoever states candidates.
TEST(Constraint, WhatItRulesOutIsNotEliminated) {
    const Shape less = shape_named("4x4+less(r1c2,r4c4)");
    Grid grid(16);
    grid[1] = digit_of(3);
    Puzzle puzzle = *Puzzle::from_givens(less, grid);
    ASSERT_TRUE(puzzle.set_candidates(puzzle.pencilmarks()));
    EXPECT_EQ(candidate_count(eliminated(puzzle)), 0u);
}

TEST(Capability, EachHasANameAndHonoursHouses) {
    for (const Capability capability : all_capabilities()) {
        EXPECT_FALSE(name(capability).empty());
        EXPECT_TRUE(can_honour(capability, shape_named("9x9+diagonals+windoku")));
    }
    const auto refused = can_honour(Capability::ratings, shape_named("9x9+less(r1c1,r1c2)"));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::unsupported);
    EXPECT_EQ(refused.error().message(), "ratings for a board with less(r1c1,r1c2), "
                                         "expected a board whose rules are houses");
    EXPECT_TRUE(can_honour(Capability::steps, shape_named("9x9+less(r1c1,r1c2)")));
}

} // namespace
} // namespace dokushin
