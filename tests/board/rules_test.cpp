// Rules in words: the table of words, and the constraints that shorthands stand for.
#include <dokushin/rules.h>

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

namespace dokushin {
namespace {

/// The name of a board of 9×9 with a rule, without what is before its constraints.
std::string nine_with(std::string_view rule) {
    const auto shape = with_rules(*Shape::parse("9x9"), rule);
    EXPECT_TRUE(shape) << rule << ": " << (shape ? "" : shape.error().message());
    return shape ? shape->name().substr(3) : "";
}

bool is_refused(std::string_view rule) { return !with_rules(*Shape::parse("9x9"), rule); }

TEST(Rules, EachWordHasAMeaningAndAnExampleThatIsRead) {
    std::set<std::string_view> names;
    for (const RuleWord &word : rule_words()) {
        EXPECT_TRUE(names.insert(word.name).second) << word.name;
        EXPECT_TRUE(word.meaning.ends_with('.')) << word.name;
        EXPECT_EQ(word.example.substr(0, word.name.size()), word.name);
        EXPECT_NE(nine_with(word.example), "") << word.name;
    }
}

TEST(Rules, ComeBackOnTheBoardWithoutThem) {
    for (const std::string_view name :
         {"9x9", "9x9+diagonals+windoku+less(r1c1,r1c2)", "2x3+cage(5:r1c1,r1c2)+diagonals",
          "jigsaw:AABBAABBCCDDCCDD+different(r1c1,r2c3)", "grid:3x5:0-6+less(r1c1,r2c2)"}) {
        const Shape shape = *Shape::parse(name);
        const Shape plain = shape.without_rules();
        EXPECT_EQ(plain.name(), std::string(name.substr(0, name.find('+'))));
        EXPECT_EQ(plain, *Shape::parse(plain.name()));
        EXPECT_TRUE(rules_of(plain).empty());
        std::string rules;
        for (const std::string &rule : rules_of(shape)) {
            rules += rule + '\n';
        }
        EXPECT_EQ(*with_rules(plain, rules), shape) << name;
    }
}

TEST(Rules, ANumberMayBeNegativeWhereTheKindTakesIt) {
    EXPECT_EQ(nine_with("weighted-sum -4 1 r1c2 r1c1 -2 r2c2"),
              "+weighted-sum(-4,-2:r2c2,1:r1c1,r1c2)");
    EXPECT_TRUE(is_refused("cage -4 r1c1 r1c2"));
    EXPECT_TRUE(is_refused("weighted-sum - r1c1"));
}

TEST(Rules, ARegionSumIsCutWhereTheBoxChanges) {
    EXPECT_EQ(nine_with("region-sum r1c2 r1c3 r1c4 r2c5 r2c6"),
              "+equal-sums(r1c2,r1c3:r1c4,r2c5,r2c6)");
    EXPECT_EQ(nine_with("region-sum r1c3 r1c4 r2c3"), "+equal-sums(r1c3:r1c4:r2c3)");
    EXPECT_EQ(nine_with("region-sum r1c1 r2c2"), "");
    EXPECT_TRUE(is_refused("region-sum r1c1"));
    const auto jigsaw =
        with_rules(*Shape::parse("jigsaw:AABBAABBCCDDCCDD"), "region-sum r1c2 r1c3");
    ASSERT_TRUE(jigsaw);
    EXPECT_EQ(jigsaw->name(), "jigsaw:AABBAABBCCDDCCDD+equal-sums(r1c2:r1c3)");
}

TEST(Rules, IndexersNameThePlaceOfTheirOwn) {
    EXPECT_EQ(nine_with("row-indexer r2c1"),
              "+indexing(2:r2c1,r1c1,r2c1,r3c1,r4c1,r5c1,r6c1,r7c1,r8c1,r9c1)");
    EXPECT_EQ(nine_with("column-indexer r2c4"),
              "+indexing(4:r2c4,r2c1,r2c2,r2c3,r2c4,r2c5,r2c6,r2c7,r2c8,r2c9)");
    EXPECT_EQ(nine_with("box-indexer r2c4"),
              "+indexing(4:r2c4,r1c4,r1c5,r1c6,r2c4,r2c5,r2c6,r3c4,r3c5,r3c6)");
}

TEST(Rules, SquaresOfFourCellsLieAnywhere) {
    const auto six = with_rules(*Shape::parse("2x3"), "global-entropy\nglobal-mod-3");
    ASSERT_TRUE(six);
    EXPECT_EQ(six->constraints().size(), 50U);
    EXPECT_EQ(rules_of(*six), (std::vector<std::string>{"global-entropy", "global-mod-3"}));
    const auto small = with_rules(*Shape::parse("4x4"), "global-entropy");
    ASSERT_TRUE(small);
    EXPECT_TRUE(small->name().starts_with("4x4+entropy(r1c1,r1c2,r2c1,r2c2)+entropy(r1c2,r1c3,"));
    EXPECT_FALSE(with_rules(*Shape::parse("1x2"), "global-entropy"));
    EXPECT_TRUE(is_refused("global-entropy r1c1"));
}

TEST(Rules, AntiTaxicabIsOneRuleAndFlatmatesOneAColumn) {
    const auto taxicab = with_rules(*Shape::parse("4x4"), "anti-taxicab");
    ASSERT_TRUE(taxicab);
    EXPECT_EQ(taxicab->constraints().size(), 1U);
    EXPECT_EQ(cells_of(taxicab->constraints().front()).size(), 16U);
    const auto flatmates = with_rules(*Shape::parse("4x4"), "dutch-flatmates");
    ASSERT_TRUE(flatmates);
    EXPECT_EQ(flatmates->name(), "4x4+flatmates(r1c1,r2c1,r3c1,r4c1)+flatmates(r1c2,r2c2,r3c2,r4c2)"
                                 "+flatmates(r1c3,r2c3,r3c3,r4c3)+flatmates(r1c4,r2c4,r3c4,r4c4)");
    EXPECT_EQ(rules_of(*flatmates), std::vector<std::string>{"dutch-flatmates"});
}

TEST(Rules, PartsOfATableMayStandApart) {
    for (const std::string_view words :
         {"pairs 1>2/3 2>4-9 r1c1 r2c2", "pairs 1>2-3,2>4/5-9:r1c1,r2c2",
          "pairs 2>4-9, 1>3, 1>2 : r1c1 r2c2", "pairs(1>2/3,2>4-9:r1c1,r2c2)"}) {
        EXPECT_EQ(nine_with(words), "+pairs(1>2/3,2>4-9:r1c1,r2c2)");
    }
    EXPECT_EQ(nine_with("automaton 1-8>1,9>2;!1-9>2 r1c1 r2c2"),
              nine_with("automaton 1-8>1 9>2; !1-9>2 r1c1 r2c2"));
    EXPECT_TRUE(is_refused("pairs r1c1 r2c2"));
    EXPECT_TRUE(is_refused("pairs 1>2 x r1c1 r2c2"));
}

// Digits may lead to several states, and states may accept the same.
TEST(Rules, AnAutomatonHasTheFewestStates) {
    EXPECT_EQ(nine_with("automaton 1>2,1>3;!;!;9>1 r1c1"), "+automaton(1>2;!:r1c1)");
    EXPECT_EQ(nine_with("automaton 1-9>1,1>2;!1-9>2 r1c1 r1c2"),
              "+automaton(1>2,2-9>1;!1-9>2:r1c1,r1c2)");
    EXPECT_EQ(nine_with("automaton 1>2;2>3;!3>1 r1c1"), "+automaton(none:r1c1)")
        << "no list of one digit";
}

TEST(Rules, AlternativesAreReadInWords) {
    EXPECT_EQ(nine_with("any-of ( less r1c1 r1c2 & white-dot r1c1 r1c2 ) (regex (1|2)+ r1c1 r1c2)"),
              "+any-of(less(r1c1,r1c2)&difference(1:r1c1,r1c2)|regex((1|2)+:r1c1,r1c2))");
    EXPECT_EQ(nine_with("any-of ( odd r1c1 ) ( any-of ( even r1c2 ) ( equal r1c1 r5c5 ) )"),
              "+any-of(one-of(1,3,5,7,9:r1c1)|any-of(equal(r1c1,r5c5)|one-of(2,4,6,8:r1c2)))");
    EXPECT_EQ(nine_with("any-of(cage(10:r1c1,r1c2) | less(r1c1,r1c3))"),
              "+any-of(less(r1c1,r1c3)|cage(10:r1c1,r1c2))");
    EXPECT_EQ(nine_with("any-of ( less r1c1 r1c2 ) ( region-sum r1c1 r1c2 )"), "")
        << "one that always holds";
}

TEST(Rules, WrongAlternativesHaveTheirPlace) {
    struct Wrong {
        std::string_view rule;
        std::size_t column;
    };
    for (const auto &[rule, column] : std::vector<Wrong>{
             {"any-of ( less r1c1 r1c2 ) ( cage 10 r1c1 r1c1 )", 29},
             {"any-of ( less r1c1 r1c2 ) ( cage 10 r1c1 r1cx )", 42},
             {"any-of ( less r1c1 r1c2 ) ( windoku )", 29},
             {"any-of ( less r1c1 r1c2 ) ( less r1c1 r1c2", 27},
             {"any-of ( less r1c1 r1c2 & )", 26},
             {"any-of less r1c1 r1c2", 8},
             {"any-of", 7},
             {"any-of (any-of (any-of (any-of (any-of (less r1c1 r1c2)))))", 33},
         }) {
        const auto refused = with_rules(*Shape::parse("9x9"), rule);
        ASSERT_FALSE(refused) << rule;
        EXPECT_EQ(refused.error().column, column) << rule << ": " << refused.error().message();
    }
}

TEST(Rules, WordsAreReadBack) {
    for (const RuleWord &word : rule_words()) {
        const auto shape = with_rules(*Shape::parse("9x9"), word.example);
        ASSERT_TRUE(shape);
        std::string words;
        for (const std::string &rule : rules_of(*shape)) {
            words += rule + "\n";
        }
        const auto back = with_rules(*Shape::parse("9x9"), words);
        ASSERT_TRUE(back) << words << back.error().message();
        EXPECT_EQ(*back, *shape) << words;
        EXPECT_EQ(*Shape::parse(shape->name()), *shape) << words;
    }
}

TEST(Rules, ContainExactCountsWhatIsListed) {
    EXPECT_EQ(nine_with("contain-exact 1 2 1 r1c1 r1c2 r2c2"),
              "+look-and-say(2,1,1,2:r1c1,r1c2,r2c2)");
    EXPECT_TRUE(is_refused("contain-exact 1 2 r1c1"));
}

} // namespace
} // namespace dokushin
