// Every step can be told in every language, and says what follows.
#include "logic/puzzles.h"
#include "logic/tell/lists.h"

#include <dokushin/explain.h>

#include <gtest/gtest.h>

#include <array>
#include <set>
#include <unordered_set>

namespace dokushin {
namespace {

using logic_tests::puzzle_of;
using logic_tests::rated_lines;

constexpr std::array languages{Language::english, Language::japanese, Language::chinese};

TEST(Tell, EveryTechniqueHasANameInEveryLanguage) {
    std::set<std::string_view> keys;
    for (const TechniqueInfo &row : techniques()) {
        EXPECT_EQ(&info(row.technique), &row); // the table is in the order of the enumeration
        EXPECT_TRUE(keys.insert(row.key).second) << row.key;
        EXPECT_EQ(technique_named(row.key), row.technique);
        for (const Language language : languages) {
            EXPECT_FALSE(name(row.technique, language).empty());
        }
    }
    EXPECT_FALSE(technique_named("magic"));
    EXPECT_EQ(language_named("ja"), Language::japanese);
    EXPECT_FALSE(language_named("tlh"));
}

Step step_of(Technique technique) {
    Step step;
    step.technique = technique;
    return step;
}

TEST(Tell, InEnglish) {
    const Shape nine = *Shape::classic(3);
    Step single = step_of(Technique::hidden_single);
    single.parts = {{Role::place, {cell_at(37)}, DigitSet::only(digit_of(7)), {21}}}; // box 4
    single.placements = {{cell_at(37), digit_of(7)}};
    EXPECT_EQ(tell(single, nine, Language::english),
              "In box 4 there is one place left for 7: r5c2 = 7.");
    EXPECT_EQ(tell_where(single, nine, Language::english), "Look at box 4.");
    EXPECT_EQ(look(single, nine).house, 21);
    Step pair = step_of(Technique::naked_pair);
    pair.parts = {{Role::set, {cell_at(28), cell_at(34)}, DigitSet(0b100000100), {3}}};
    pair.eliminations = {
        {cell_at(31), digit_of(3)}, {cell_at(32), digit_of(3)}, {cell_at(32), digit_of(9)}};
    EXPECT_EQ(tell(pair, nine, Language::english),
              "r4c2 and r4c8 hold only 3 and 9 between them, so the other cells of row 4 lose "
              "these: r4c5 ≠ 3; r4c6 ≠ 3 9.");
    Step fish = step_of(Technique::x_wing);
    fish.parts = {{Role::base, {}, DigitSet::only(digit_of(4)), {10, 15}}, // columns 2 and 7
                  {Role::cover, {}, {}, {0, 7}}};                          // rows 1 and 8
    fish.eliminations = {{cell_at(4), digit_of(4)}};
    EXPECT_EQ(
        tell(fish, nine, Language::english),
        "In columns 2 and 7 the digit 4 stands only in rows 1 and 8, so it can be removed from the "
        "rest of rows 1 and 8: r1c5 ≠ 4.");
    EXPECT_EQ(tell_where(fish, nine, Language::english), "Look at the candidates of 4.");
    EXPECT_EQ(look(fish, nine).digits.bits(), fish.parts[0].digits.bits());
}

// Houses of one kind that follow each other in a list share its name.
TEST(Tell, HousesInLists) {
    const Shape nine = *Shape::classic(3);
    const auto list = [&](const std::vector<HouseIndex> &houses, Language language) {
        return logic::house_list(houses, nine, logic::phrases_of(language));
    };
    const std::vector<HouseIndex> rows{7, 8};
    const std::vector<HouseIndex> boxes{18, 19, 21, 24};
    const std::vector<HouseIndex> mixed{0, 1, 11, 18, 21};
    EXPECT_EQ(list({7}, Language::english), "row 8");
    EXPECT_EQ(list(rows, Language::english), "rows 8 and 9");
    EXPECT_EQ(list(rows, Language::japanese), "8・9行目");
    EXPECT_EQ(list(rows, Language::chinese), "第8、9行");
    EXPECT_EQ(list(boxes, Language::english), "boxes 1, 2, 4 and 7");
    EXPECT_EQ(list(boxes, Language::japanese), "ブロック1・2・4・7");
    EXPECT_EQ(list(boxes, Language::chinese), "第1、2、4、7宫");
    EXPECT_EQ(list(mixed, Language::english), "rows 1 and 2, column 3 and boxes 1 and 4");
    EXPECT_EQ(list(mixed, Language::japanese), "1・2行目、3列目とブロック1・4");
    EXPECT_EQ(list(mixed, Language::chinese), "第1、2行、第3列和第1、4宫");
    EXPECT_EQ(list({}, Language::english), "");
}

// Outies and innies of the same sum stand on either side of the equation, without a zero.
TEST(Tell, EqualOutiesAndInnies) {
    const Shape nine = *Shape::classic(3);
    Step step = step_of(Technique::innies_and_outies);
    step.parts = {{Role::unit, {}, {}, {25, 26}},
                  {Role::rule, {}, {}, {}},
                  {Role::outie, {cell_at(53)}, {}, {}},
                  {Role::innie, {cell_at(60)}, {}, {}}};
    step.parts[0].total = step.parts[1].total = 90;
    step.eliminations = {{cell_at(60), digit_of(4)}};
    EXPECT_EQ(
        tell(step, nine, Language::english),
        "The digits of boxes 8 and 9 add up to 90, and the cages that mostly lie there to 90. "
        "These cages also hold r6c9 outside and leave out r7c7 inside, so r6c9 = r7c7: "
        "r7c7 ≠ 4.");
}

TEST(Tell, InJapaneseAndChinese) {
    const Shape nine = *Shape::classic(3);
    Step pointing = step_of(Technique::pointing);
    pointing.parts = {{Role::base, {cell_at(9), cell_at(11)}, DigitSet::only(digit_of(5)), {18}},
                      {Role::cover, {}, {}, {1}}};
    pointing.eliminations = {{cell_at(15), digit_of(5)}};
    EXPECT_EQ(
        tell(pointing, nine, Language::japanese),
        "ブロック1の5の候補（r2c1、r2c3）はすべて2行目にあるため、2行目の残りのマスから5を除外"
        "できます：r2c7 ≠ 5。");
    EXPECT_EQ(tell(pointing, nine, Language::chinese),
              "第1宫中 5 的候选位置（r2c1、r2c3）都在第2行，因此可以从第2行其余单元格中删去 "
              "5：r2c7 ≠ 5。");
}

// The digits of a step are called what the board calls them.
TEST(Tell, WithTheSymbolsOfTheBoard) {
    const Shape sixteen = *Shape::classic(4);
    Step single = step_of(Technique::hidden_single);
    single.parts = {{Role::place, {cell_at(13)}, DigitSet::only(digit_of(16)), {0}}};
    single.placements = {{cell_at(13), digit_of(16)}};
    single.eliminations = {
        {cell_at(29), digit_of(16)}, {cell_at(30), digit_of(9)}, {cell_at(30), digit_of(10)}};
    for (const Language language : languages) {
        const bool is_english = language == Language::english;
        EXPECT_EQ(tell_result(single, sixteen, language),
                  is_english ? "r1c14 = G; r2c14 ≠ G; r2c15 ≠ 9 A"
                             : "r1c14 = G、r2c14 ≠ G、r2c15 ≠ 9 A");
        EXPECT_EQ(tell(single, sixteen, language).find("16"), std::string::npos);
    }
    const Wording letters{Language::english, *Alphabet::letters(16)};
    EXPECT_EQ(tell(single, sixteen, letters),
              "In row 1 there is one place left for P: r1c14 = P; r2c14 ≠ P; r2c15 ≠ I J.");
    Step fish = step_of(Technique::x_wing);
    fish.parts = {{Role::base, {}, DigitSet::only(digit_of(16))}};
    EXPECT_EQ(tell_where(fish, sixteen, letters), "Look at the candidates of P.");
    // An alphabet of another board says nothing about this one.
    const Wording other{Language::english, *Alphabet::letters(9)};
    EXPECT_EQ(tell_result(single, sixteen, other), tell_result(single, sixteen, Language::english));
}

TEST(Tell, GroupsAndChainsHaveSymbolsToo) {
    const Shape sixteen = *Shape::classic(4);
    Step step = step_of(Technique::aic);
    step.parts = {
        {Role::almost_locked_set, {cell_at(0), cell_at(1)}, DigitSet(0b1000000000000001)}};
    ChainLink start;
    start.candidate = {cell_at(2), digit_of(11)};
    ChainLink end;
    end.candidate = {cell_at(3), digit_of(12)};
    end.on = true;
    end.because = Because::cell;
    end.group = {cell_at(3), cell_at(4)};
    end.parents = {0};
    step.chains = {{{start, end}}};
    const std::string text = tell(step, sixteen, Language::english);
    EXPECT_NE(text.find("r1c3 ≠ B"), std::string::npos) << text;
    EXPECT_NE(text.find("r1c4/r1c5 = C"), std::string::npos) << text;
    step.technique = Technique::als_xz;
    EXPECT_NE(tell(step, sixteen, Language::english).find("(1 G)"), std::string::npos);
}

TEST(Tell, AnImageHasSymbolsToo) {
    const Walk walk{Puzzle(*Shape::classic(4))};
    const Step step = step_of(Technique::naked_single);
    const std::string image = draw_svg(walk, step, Language::english);
    EXPECT_NE(image.find(">G</text>"), std::string::npos);
    EXPECT_EQ(image.find(">10</text>"), std::string::npos);
    EXPECT_NE(draw_svg(walk, step, Wording{Language::english, *Alphabet::from_zero(16)})
                  .find(">0</text>"),
              std::string::npos);
}

void expect_told(const std::string &file, Order order) {
    const Shape nine = *Shape::classic(3);
    const auto lines = rated_lines(file);
    WalkOptions options;
    options.order = order;
    std::unordered_set<Technique> seen;
    for (std::size_t number = 0; number < lines.size(); number += 20) {
        if (lines[number].hardest() > 92) {
            continue;
        }
        Walk walk(puzzle_of(lines[number].puzzle), options);
        while (const auto step = walk.next()) {
            seen.insert(step->technique);
            for (const Language language : languages) {
                const std::string text = tell(*step, nine, language);
                EXPECT_EQ(text.find_first_of("{}"), std::string::npos) << text;
                for (const Candidate &candidate : step->placements) {
                    EXPECT_NE(text.find(nine.cell_name(candidate.cell)), std::string::npos) << text;
                }
                for (const Candidate &candidate : step->eliminations) {
                    EXPECT_NE(text.find(nine.cell_name(candidate.cell)), std::string::npos) << text;
                }
                EXPECT_FALSE(tell_where(*step, nine, language).empty());
            }
            const Look where = look(*step, nine);
            const std::string named = where.house
                                          ? nine.houses()[*where.house].name()
                                          : std::to_string(dokushin::number(where.digits.first()));
            EXPECT_EQ(where.house.has_value(), where.digits.empty());
            EXPECT_NE(tell_where(*step, nine, Language::english).find(named), std::string::npos);
            walk.apply(*step);
        }
    }
    EXPECT_GE(seen.size(), 20u);
}

TEST(Tell, EveryStepOfAPathNamesWhatFollows) {
    expect_told("explainer_ratings.txt", Order::explainer);
}

TEST(Tell, EveryStepOfTheSukakuOrderNamesWhatFollows) {
    expect_told("sukaku_ratings.txt", Order::sukaku);
}

} // namespace
} // namespace dokushin
