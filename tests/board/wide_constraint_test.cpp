// Constraints on boards of many digits, where sums and automata take more than one word.
#include "board/constraints/nfa.h"
#include "board/soundness.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <numeric>
#include <string>

namespace dokushin {
namespace {

constexpr std::string_view row_of_sixteen = "r1c1,r1c2,r1c3,r1c4,r1c5,r1c6,r1c7,r1c8,r1c9,r1c10,"
                                            "r1c11,r1c12,r1c13,r1c14,r1c15,r1c16";

/// Different digits, of which the first eight cells have another candidate beside.
std::vector<DigitSet> nearly_decided(std::size_t cells) {
    std::vector<int> digits(16);
    std::iota(digits.begin(), digits.end(), 1);
    for (std::size_t at = digits.size(); at-- > 1;) {
        std::swap(digits[at], digits[*rc::gen::inRange<std::size_t>(0, at + 1)]);
    }
    std::vector<DigitSet> candidates;
    for (std::size_t at = 0; at < cells; ++at) {
        candidates.push_back(DigitSet::only(digit_of(static_cast<unsigned>(digits[at % 16]))));
        if (at < 8) {
            candidates.back().insert(digit_of(*rc::gen::inRange(1U, 17U)));
        }
    }
    return candidates;
}

RC_GTEST_PROP(WideConstraint, PruningErasesNothingWrong, ()) {
    const std::string row(row_of_sixteen);
    const auto name = *rc::gen::elementOf(std::vector<std::string>{
        "equal-sums(r1c1,r1c2,r1c3,r1c4,r1c5:r2c6,r2c7,r2c8,r2c9,r2c10)",
        "equal-sums(r1c1,r2c2,r3c3,r4c4,r5c5,r6c6:r1c10,r2c11,r3c12,r4c13,r5c14,r6c15)",
        "zipper(r1c1,r2c2,r3c3,r4c4,r5c5,r6c6)", "skyscraper(5:" + row + ")",
        "skyscraper(3:" + row + ")", "sandwich(40:" + row + ")", "sandwich(12:" + row + ")",
        "lunchbox(95:r1c1,r1c2,r1c3,r1c4,r1c5,r1c6,r1c7,r1c8,r1c9,r1c10,r1c11,r1c12)"});
    const auto shape = Shape::parse("16x16+" + name);
    RC_ASSERT(shape.has_value());
    const Constraint &rule = shape->constraints().front();
    RC_LOG() << name;
    expect_sound(rule, nearly_decided(cells_of(rule).size()));
}

// Of an automaton, pruning keeps just what some accepted digits have.
RC_GTEST_PROP(WideConstraint, AutomataOfManyStatesArePrunedExactly, ()) {
    constexpr std::size_t states = 1000;
    constexpr std::size_t side = 16;
    DigitAutomaton automaton;
    for (std::size_t state = 0; state < states; ++state) {
        automaton.accepts.push_back(state % 5 != 0);
        for (std::size_t digit = 1; digit <= side; ++digit) {
            automaton.next.push_back(static_cast<std::uint16_t>((state * 7 + digit) % states));
        }
    }
    const std::vector<DigitSet> candidates = nearly_decided(20);
    std::vector<DigitSet> supported(candidates.size());
    std::vector<Digit> chosen;
    each_choice(candidates, chosen, [&] {
        std::size_t state = 0;
        for (const Digit digit : chosen) {
            state = automaton.next[state * side + number(digit) - 1];
        }
        for (std::size_t at = 0; automaton.accepts[state] && at < chosen.size(); ++at) {
            supported[at].insert(chosen[at]);
        }
    });
    std::vector<DigitSet> left = candidates;
    RC_ASSERT(prune_by(automaton, left) == std::ranges::none_of(supported, &DigitSet::empty));
    RC_ASSERT(supported.front().empty() || left == supported);
}

/// Must the lists of this rule hold each digit once?
bool lists_differ(std::string_view shape) {
    const auto parsed = Shape::parse(shape);
    EXPECT_TRUE(parsed) << shape;
    for (const Constraint &rule : parsed->constraints()) {
        if (const auto *const lists = std::get_if<SameDigits>(&rule)) {
            return lists->differ;
        }
    }
    ADD_FAILURE() << shape;
    return false;
}

// A house makes the cells of a list differ, even one that has fewer cells than the board digits;
// a rule beside does not, since it may come later.
TEST(SameDigits, DifferWithinAHouse) {
    EXPECT_TRUE(lists_differ("9x9+same-digits(r1c1,r1c2:r5c5,r7c7)"));
    EXPECT_FALSE(lists_differ("9x9+same-digits(r1c1,r4c4:r5c5,r7c7)"));
    EXPECT_TRUE(lists_differ("grid:2x3:1-4+same-digits(r1c1,r1c2:r1c3,r2c1)"));
    EXPECT_FALSE(lists_differ("grid:2x3:1-4+same-digits(r1c1,r2c2:r1c3,r2c1)"));
    EXPECT_FALSE(lists_differ("9x9+different(r1c1,r4c4)+same-digits(r1c1,r4c4:r5c5,r7c7)"));
}

} // namespace
} // namespace dokushin
