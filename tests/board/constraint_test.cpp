// Constraints as values of a shape: their names, their cells, and what pruning may erase.
#include "board/constraints.h"

#include <dokushin/capability.h>
#include <dokushin/check.h>
#include <dokushin/sukaku.h>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <functional>

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

/// Calls `call` with each choice of a candidate for each cell.
void each_choice(std::span<const DigitSet> candidates, std::vector<Digit> &chosen,
                 const std::function<void()> &call) {
    if (chosen.size() == candidates.size()) {
        call();
        return;
    }
    for (const Digit digit : candidates[chosen.size()]) {
        chosen.push_back(digit);
        each_choice(candidates, chosen, call);
        chosen.pop_back();
    }
}

bool keeps(const Different & /*rule*/, const std::vector<Digit> &digits) {
    auto sorted = digits;
    std::ranges::sort(sorted);
    return std::ranges::adjacent_find(sorted) == sorted.end();
}
bool keeps(const Less & /*rule*/, const std::vector<Digit> &digits) {
    return number(digits[0]) < number(digits[1]);
}

// No candidate goes that some choice of digits which keeps the constraint has; and where each cell
// has one candidate the answer is whether these digits keep it.
void expect_sound(const Constraint &constraint, const std::vector<DigitSet> &candidates) {
    std::vector<DigitSet> supported(candidates.size());
    std::vector<Digit> chosen;
    each_choice(candidates, chosen, [&] {
        if (std::visit([&](const auto &rule) { return keeps(rule, chosen); }, constraint)) {
            for (std::size_t at = 0; at < chosen.size(); ++at) {
                supported[at].insert(chosen[at]);
            }
        }
    });
    const bool possible = std::ranges::none_of(supported, &DigitSet::empty);
    std::vector<DigitSet> left = candidates;
    const bool kept = prune(constraint, left);
    RC_ASSERT(kept || !possible);
    for (std::size_t at = 0; possible && at < left.size(); ++at) {
        RC_ASSERT((supported[at] - left[at]).empty());
        RC_ASSERT((left[at] - candidates[at]).empty());
    }
    if (std::ranges::all_of(candidates, [](DigitSet set) { return set.size() == 1; })) {
        RC_ASSERT(kept == possible);
    }
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
    const auto refused = can_honour(Capability::steps, shape_named("9x9+less(r1c1,r1c2)"));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::unsupported);
    EXPECT_EQ(refused.error().message(), "steps of logic for a board with less(r1c1,r1c2), "
                                         "expected a board whose rules are houses");
}

} // namespace
} // namespace dokushin
