// Techniques that none of the programs has whose orders we follow: their cases and their steps on
// lists of puzzles. The positions are cases of a GPL-3 test folder of others, which found them in
// puzzles of the forums, or made them.
#include "logic/technique_lists.h"

#include <fmt/format.h>

namespace dokushin {
namespace {

using logic_tests::expect_case;
using logic_tests::expect_cases;
using logic_tests::expect_to_agree;

TEST(BrokenWing, IsFoundInItsCases) {
    expect_case(
        ":1400:8:84...6.......7..2....4..69..35..81.9..8.2.4..9.41..58..26..9....8..6......."
        "7...61::879::");
    expect_case(":1400:1:..3.+5+6.8..5+71.+9+2+366....74...+68+79..4.7.+4+8+15+6+9..1.6..8+7...."
                "9+6..2..+7+6.2.+9.8..2+5+7.3+64:932 171 571 176 476 481:149::");
    // A loop of six is not odd.
    expect_case(
        ":1400-x:x:1..7.......32.91.5.68.............784.19573.257.............45.3.74.18......."
        "8..9:::");
    expect_cases("broken-wing.txt");
}

TEST(BrokenWing, WithOneGuardianPlacesIt) {
    const auto one = logic_tests::case_of(
        ":1400:2:.8.+2.5.6.+5.2....+8.7.+9.38+2+45.5+7..+31.4+8+417295+3+63.6.+5.+87.6.+534...8...."
        "..4+5..7.5.+2+61.:::::");
    const Candidate guardian{one->puzzle.shape().parse_cell("r8c2").value(), digit_of(2)};
    const auto steps = Walk(one->puzzle).all(Technique::broken_wing);
    EXPECT_TRUE(std::ranges::any_of(steps, [&](const Step &step) {
        return step.placements == std::vector{guardian} && step.eliminations.empty();
    }));
}

TEST(BivalueOddagon, IsFoundInItsCases) {
    expect_case(
        ":1401:29:+17+3+8529+6+4.9...32+818+4+21...+7...+8...71.4+1..8+7..6.67..+1+8+4......4+"
        "1.87.16..+45...451.+63+7::345::");
    expect_case(
        ":1401:29:.8...5.6.+5.2....+8.7.+9.38+2+45.5+7..+31.4+8+417295+3+63.6.+5.+87.6.+534..."
        "8......4...7.5.+2+61.::272 972::");
    // One cell of the loop lacks one of the two digits.
    expect_case(
        ":1401-x:x:...1...8..1.7.5..6..2.9.7.4..9.....31.......27.....4..9.8.5.6..6..8.9.4..7..."
        "4...:::");
    expect_cases("bivalue-oddagon.txt");
}

TEST(OddLoops, AgreeWithTheSolutions) {
    expect_to_agree("top1465.txt", 400, {Technique::broken_wing, Technique::bivalue_oddagon});
    expect_to_agree("kaggle_rated_mix.txt", 400,
                    {Technique::bivalue_oddagon, Technique::broken_wing});
}

TEST(BugLite, IsFoundInItsCases) {
    expect_case(
        ":0622:589:+8+3+1.+4.+9+6+54+29+8+6+5+713657+1934+82.72..+1+6+4.+38+49+26+15+7.+1+6...2"
        "3.1+9367+852474+5...8+96+2+6+8...+3+7+1::545 845::");
    expect_case(
        ":0622:268:+1.+34+5.7.9.5+7.+89+23...+9+3+7.+1.52+4+18+9....+5+36+74+1+8+9+2+79+8.+23..1+37"
        "...49..8+1.+96....+9+642+3.+51.:648 649 668 878 488 789:638 838::");
    expect_cases("bug-lite.txt");
}

TEST(BugLite, AgreesWithTheSolutions) {
    expect_to_agree("kaggle_rated_mix.txt", 400, {Technique::bug_lite});
    expect_to_agree("top1465.txt", 400, {Technique::bug_lite});
}

// Some columns have two of the three digits, which are all that they exchange. That is a MUG as
// well.
TEST(ExtendedRectangle, IsFoundInTheCasesOfOthers) {
    const Shape shape = *Shape::classic(3);
    const auto digits = [](std::initializer_list<unsigned> numbers) {
        DigitSet set;
        for (const unsigned one : numbers) {
            set.insert(digit_of(one));
        }
        return set;
    };
    Pencilmarks marks(81, digits({1}));
    marks[0] = digits({2, 3, 5});
    marks[3] = marks[12] = digits({2, 3, 4});
    marks[6] = marks[15] = digits({3, 4});
    marks[9] = digits({2, 3});
    const Walk walk(*Puzzle::from_candidates(shape, marks));
    const std::vector<Step> steps = walk.all(Technique::extended_rectangle);
    ASSERT_EQ(steps.size(), 1u);
    EXPECT_EQ(steps.front().eliminations,
              (std::vector<Candidate>{{Cell{}, digit_of(2)}, {Cell{}, digit_of(3)}}));
    expect_cases("extended-ur.txt");
}

TEST(UniqueLoop, IsFoundInTheCasesOfOthers) { expect_cases("unique-loop.txt"); }

TEST(VwxyzWing, IsFoundInTheCasesOfOthers) { expect_cases("vwxyz-wing.txt"); }

TEST(Fireworks, FillThreeCells) {
    // On the way of a puzzle of tdoku's generator.
    const auto one =
        logic_tests::case_of(":0000:x:+69+1+2+8+574+3+2+5+43+7619+83+8+7+941...7+6..+5.3..5+2..+63."
                             "..+14+3+82....+8+32.9.61+54+7+5+612+8+3+9+9+165+3+8...:238 768:::");
    const Walk walk(one->puzzle);
    const std::vector<Step> steps = walk.all(Technique::fireworks);
    ASSERT_EQ(steps.size(), 1u);
    const Candidate gone{one->puzzle.shape().parse_cell("r9c9").value(), digit_of(2)};
    EXPECT_EQ(steps.front().eliminations, std::vector{gone});
}

/// Expects one step, which eliminates these: digit, row and column.
void expect_to_eliminate(Technique technique, const std::string &position,
                         const std::vector<std::string> &eliminations) {
    const auto one = logic_tests::case_of(position);
    ASSERT_TRUE(one);
    const std::vector<Step> steps = Walk(one->puzzle).all(technique);
    ASSERT_EQ(steps.size(), 1u) << position;
    std::vector<std::string> texts;
    for (const Candidate &gone : steps.front().eliminations) {
        texts.push_back(fmt::format("{}{}{}", number(gone.digit), index(gone.cell) / 9 + 1,
                                    index(gone.cell) % 9 + 1));
    }
    EXPECT_EQ(texts, eliminations);
}

// Positions of puzzles of the Sudoku Exchange puzzle bank, which is in the public domain.
TEST(Fireworks, FillTheCornersOfARectangle) {
    expect_to_eliminate(Technique::firework_quadruple,
                        ":0000:x:1+8+3+74.+9.6..5+6.17..+276...41..6.8.7...8...3.+6.7+5+3+74.6.9.+"
                        "329+1+7.56.+6.89..1+7.7...6...9:925 836 339 143:::",
                        {"535", "245", "249", "349", "449"});
    expect_to_eliminate(Technique::firework_quadruple,
                        ":0000:x:8+94...3.257+1.3..9426+3....5172+6....48...486..+34+3+8.7...9....."
                        ".....4.817.3.+3..5.9...:146 157 557 158 267 268 274 276 577 677 777 877 "
                        "678 778 587 687 697 797 897 698 798:::",
                        {"166", "167"});
}

TEST(Fireworks, LinkTheirEndsIfTheyAreTwo) {
    expect_to_eliminate(Technique::firework_pair,
                        ":0000:x:...3.8.+6.....2+6..+86+8......55..6+87..4.+61...8+3+77.8.3.5.6.7.+"
                        "2.+3.8.+8..4+79.+5+33.9+86.4+72:112 168:::",
                        {"137", "737", "937"});
    expect_to_eliminate(Technique::firework_wing,
                        ":0000:x:84+9....5..13.5....5.+79.....48+65..7.+1+79+5.1..8.+1+32+8.7.45..."
                        "..3.+12..+1+68.37+4+37.....69:827 837 286:::",
                        {"226"});
    expect_to_eliminate(Technique::firework_wing,
                        ":0000:x:3+7.1.6.4..+1+4.5+36...+654...3.4+215......9...+4.2..+5...24.9+54."
                        "..18+7+3.+37.8+5..+4.8.3+47.+56:217 237:::",
                        {"831"});
}

TEST(Fireworks, AgreeWithTheSolutions) {
    expect_to_agree("exchange_diabolical.txt", 800,
                    {Technique::fireworks, Technique::firework_pair, Technique::firework_wing});
    expect_to_agree("exchange_diabolical.txt", 7000, {Technique::firework_quadruple});
}

} // namespace
} // namespace dokushin
