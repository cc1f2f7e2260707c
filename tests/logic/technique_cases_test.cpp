// What HoDoKu finds in a position we find, too.
#include "logic/steps/flat_evidence.h"
#include "logic/technique_cases.h"

#include <gtest/gtest.h>

#include <fstream>
#include <unordered_set>

namespace dokushin {
namespace {

using logic_tests::case_of;
using logic_tests::judge;

TEST(TechniqueCases, OfHodokuAreFound) {
    std::ifstream in(DOKUSHIN_SOURCE_DIR "/tests/golden/technique_cases.txt");
    std::map<std::string, unsigned> found;
    for (std::string line; std::getline(in, line);) {
        const auto one = case_of(line);
        if (!one) {
            continue;
        }
        const auto judged = judge(*one);
        ASSERT_TRUE(judged.known) << line;
        EXPECT_TRUE(judged.exact && judged.told) << line;
        found[one->code] += judged.exact ? 1U : 0U;
    }
    EXPECT_GE(found.size(), 50u); // techniques, each with some cases
}

/// Which of a step's houses must have its digits in its own cells only.
std::vector<HouseIndex> bound_houses(const Step &step) {
    using T = Technique;
    switch (step.technique) {
    case T::w_wing:
    case T::empty_rectangle:
        return part_of(step, Role::strong_link)->houses;
    case T::skyscraper:
    case T::two_string_kite:
    case T::turbot_fish:
    case T::pointing:
    case T::claiming:
    case T::x_wing:
    case T::swordfish:
    case T::jellyfish:
    case T::finned_x_wing:
    case T::finned_swordfish:
    case T::sashimi_x_wing:
    case T::sashimi_swordfish:
        return part_of(step, Role::base)->houses;
    default:
        return {};
    }
}

/// One more place of the digit in such a house, which logic had eliminated before, and the step
/// is gone.
TEST(TechniqueCases, OneMoreCandidateSpoilsThem) {
    std::ifstream in(DOKUSHIN_SOURCE_DIR "/tests/golden/technique_cases.txt");
    std::unordered_set<Technique> spoilt;
    for (std::string line; std::getline(in, line);) {
        const auto one = case_of(line);
        if (!one) {
            continue;
        }
        const Technique technique = logic_tests::codes().at(one->code).techniques.front();
        WalkOptions options;
        options.order = Order::hodoku;
        const Shape &shape = one->puzzle.shape();
        const Pencilmarks marks = one->puzzle.pencilmarks();
        const Puzzle bare = *Puzzle::from_givens(shape, one->puzzle.digits());
        for (const Step &step : Walk(one->puzzle, options).all(technique)) {
            const auto its = logic::flat_evidence(step);
            const Digit digit = its.digits.first();
            for (const HouseIndex house : bound_houses(step)) {
                for (const Cell cell : shape.houses()[house].cells) {
                    const bool of_step =
                        std::ranges::find(its.cells, cell) != its.cells.end() ||
                        std::ranges::find(its.further_cells, cell) != its.further_cells.end();
                    if (of_step || marks[index(cell)].contains(digit) ||
                        !bare.pencilmarks()[index(cell)].contains(digit) ||
                        one->puzzle.digits()[index(cell)] != Digit::blank) {
                        continue;
                    }
                    Pencilmarks more = marks;
                    more[index(cell)].insert(digit);
                    Puzzle spoiled = one->puzzle;
                    ASSERT_TRUE(spoiled.set_candidates(more)) << line;
                    for (const Step &other : Walk(spoiled, options).all(technique)) {
                        const auto others = logic::flat_evidence(other);
                        EXPECT_FALSE(others.cells == its.cells && others.houses == its.houses &&
                                     others.further_cells == its.further_cells)
                            << line << ": " << shape.cell_name(cell);
                    }
                    spoilt.insert(technique);
                }
            }
        }
    }
    EXPECT_GE(spoilt.size(), 8u);
}

} // namespace
} // namespace dokushin
