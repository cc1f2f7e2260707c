// Steps by a rule name the cells that they rest on, and no more than these are needed.
#include "naive/rule_steps.h"

#include <dokushin/tell.h>

#include <gtest/gtest.h>

#include <algorithm>

namespace dokushin {
namespace {

/// The first step by a rule on a board on which everything is possible but what the test takes.
class ByRule {
  public:
    ByRule(std::string_view shape, Technique technique)
        : shape_(*Shape::parse(shape)), technique_(technique),
          marks_(shape_.cell_count(), shape_.all_digits()) {}

    ByRule &holds(std::string_view cell, std::initializer_list<unsigned> digits) {
        DigitSet set;
        for (const unsigned digit : digits) {
            set.insert(digit_of(digit));
        }
        marks_[index(*shape_.parse_cell(cell))] = set;
        is_empty_ = false;
        return *this;
    }

    /// What follows from the rule's cells, put into words.
    [[nodiscard]] std::string told(Language language = Language::english) const {
        const Walk walk(is_empty_ ? Puzzle(shape_) : *Puzzle::from_candidates(shape_, marks_));
        const std::vector<Step> steps = walk.all(technique_);
        if (steps.empty()) {
            return "no step";
        }
        EXPECT_EQ(naive::RuleStepCheck(walk, steps.front()).fault(), "");
        const std::string text = tell(steps.front(), shape_, language);
        // The rule and its demand come first.
        const bool is_english = language == Language::english;
        const std::string_view stop = is_english ? ". " : "。";
        return text.substr(text.find(stop) + stop.size());
    }

  private:
    Shape shape_;
    Technique technique_;
    Pencilmarks marks_;
    bool is_empty_ = true;
};

TEST(RuleLimits, ARuleByItselfNeedsNone) {
    EXPECT_EQ(ByRule("4x4+thermometer(r1c1,r1c2,r1c3)", Technique::comparison_rule).told(),
              "Whatever the other cells hold, r1c1 ≠ 3 4; r1c2 ≠ 1 4; r1c3 ≠ 1 2.");
}

TEST(RuleLimits, AreTheCellsThatExclude) {
    // Digits of a German whispers line differ by 5.
    ByRule whispers("9x9+whispers(5:r1c1,r1c2,r1c3)", Technique::comparison_rule);
    whispers.holds("r1c1", {1, 2, 3, 4, 6, 7, 8, 9}).holds("r1c2", {1, 2});
    whispers.holds("r1c3", {1, 2, 6, 7, 8, 9});
    EXPECT_EQ(whispers.told(), "As r1c2 can only be 1 or 2, r1c1 ≠ 1 2 3 4; r1c3 ≠ 1 2.");
    EXPECT_EQ(whispers.told(Language::japanese),
              "r1c2は1か2なので、r1c1 ≠ 1 2 3 4、r1c3 ≠ 1 2 となります。");
    EXPECT_EQ(whispers.told(Language::chinese),
              "因为 r1c2 只能是 1 或 2，所以 r1c1 ≠ 1 2 3 4、r1c3 ≠ 1 2。");
}

TEST(RuleLimits, AreShortestWhenTheyNameWhatIsMissing) {
    ByRule palindrome("9x9+palindrome(r1c1,r5c5)", Technique::line_rule);
    EXPECT_EQ(palindrome.holds("r1c1", {1, 2, 3, 4, 5, 6, 7}).told(),
              "As r1c1 can't be 8 or 9, r5c5 ≠ 8 9.");
    EXPECT_EQ(palindrome.told(Language::japanese), "r1c1は8、9以外なので、r5c5 ≠ 8 9 となります。");
    EXPECT_EQ(palindrome.told(Language::chinese), "因为 r1c1 不能是 8 或 9，所以 r5c5 ≠ 8 9。");
}

TEST(RuleLimits, OfACellWithADigit) {
    ByRule arrow("9x9+arrow(r1c1:r2c2,r3c3)", Technique::sum_rule);
    arrow.holds("r1c1", {7}).holds("r3c3", {2, 4, 5, 6});
    EXPECT_EQ(arrow.told(), "As r1c1 = 7 and r3c3 can only be 2, 4, 5 or 6, r2c2 ≠ 6 7 8.");
    EXPECT_EQ(arrow.told(Language::japanese),
              "r1c1 = 7で、r3c3は2、4、5か6なので、r2c2 ≠ 6 7 8 となります。");
    EXPECT_EQ(arrow.told(Language::chinese),
              "因为 r1c1 = 7，r3c3 只能是 2、4、5 或 6，所以 r2c2 ≠ 6 7 8。");
}

/// A digit is placed because its cell's own candidates leave no other: that cell is named too.
TEST(RuleLimits, OfAPlacedDigitAreItsOwnCandidates) {
    ByRule pair("9x9+difference(1:r8c5,r9c5)", Technique::comparison_rule);
    pair.holds("r8c5", {4, 6, 7}).holds("r9c5", {7});
    EXPECT_EQ(pair.told(), "As r8c5 can only be 4, 6 or 7 and r9c5 = 7, r8c5 = 6.");
    ByRule palindrome("9x9+palindrome(r1c1,r5c5)", Technique::line_rule);
    EXPECT_EQ(palindrome.holds("r1c1", {5}).told(), "As r1c1 = 5, r5c5 = 5.");
}

/// A limit that is left out is missed: then the oracle finds digits with which the rule excludes
/// less.
TEST(RuleLimits, TheOracleMissesALimit) {
    const Shape shape = *Shape::parse("9x9+palindrome(r1c1,r5c5)");
    Pencilmarks marks(81, DigitSet::all(9));
    marks[0] = DigitSet::all(7);
    const Walk walk(*Puzzle::from_candidates(shape, marks));
    Step step = walk.all(Technique::line_rule).front();
    ASSERT_EQ(naive::RuleStepCheck(walk, step).fault(), "");
    const auto limit = std::ranges::find(step.parts, Role::limit, &Part::role);
    ASSERT_NE(limit, step.parts.end());
    limit->cells.clear();
    EXPECT_NE(naive::RuleStepCheck(walk, step).fault(), "");
}

/// Where more than three cells are needed, the step says that all of them are.
TEST(RuleLimits, OfManyCellsAreNotNamed) {
    ByRule sum("9x9+sum(28:r1c1,r2c2,r3c3,r4c4,r5c5)", Technique::sum_rule);
    for (const char *const cell : {"r1c1", "r2c2", "r3c3", "r4c4"}) {
        sum.holds(cell, {4, 5, 6});
    }
    EXPECT_EQ(sum.told(), "However its cells are filled from the candidates left, r5c5 ≠ 1 2 3.");
}

} // namespace
} // namespace dokushin
