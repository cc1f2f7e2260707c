// Boards that are not square, or have other values than 1 to their side: published counts, what
// names and formats say of them, and rules that speak of values.
#include "naive/constraints.h"

#include <dokushin/capability.h>
#include <dokushin/check.h>
#include <dokushin/generate.h>
#include <dokushin/rules.h>
#include <dokushin/solve.h>
#include <dokushin/text.h>

#include <fmt/format.h>

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace dokushin {
namespace {

Shape grid(std::string_view name) {
    auto shape = Shape::parse(name);
    EXPECT_TRUE(shape) << name << ": " << (shape ? "" : shape.error().message());
    return shape ? *shape : *Shape::classic(2);
}

std::uint64_t fillings(const Shape &shape) {
    SolveOptions all;
    all.limits.solutions = Limits::unlimited;
    return count(Puzzle(shape), all).solutions;
}

// Latin rectangles of k rows and n columns: n! (n − 1)! / (n − k)! times the reduced ones (OEIS
// A001009: 3 for 2 × 4, 4 for 3 × 4, 46 for 3 × 5).
TEST(Grid, LatinRectanglesAreAsManyAsPublished) {
    EXPECT_EQ(fillings(grid("grid:2x3")), 12U);
    EXPECT_EQ(fillings(grid("grid:2x4")), 216U);
    EXPECT_EQ(fillings(grid("grid:4x2")), 216U);
    EXPECT_EQ(fillings(grid("grid:3x4")), 576U);
    EXPECT_EQ(fillings(grid("grid:3x5")), 66240U);
    EXPECT_EQ(fillings(grid("grid:5x3:0-4")), 66240U);
}

// Two rows and columns are a cycle of four cells, which q colours colour in (q − 1)⁴ + q − 1 ways.
TEST(Grid, MoreValuesThanCellsColourACycle) {
    for (unsigned values = 2; values <= 6; ++values) {
        const unsigned less = values - 1;
        const Shape shape = *Shape::grid({.rows = 2, .columns = 2, .digits = values});
        EXPECT_EQ(fillings(shape), less * less * less * less + less) << values;
    }
}

// A board of 4×4 with boxes and any values is that with the values 1–4.
TEST(Grid, OtherValuesOfASquareAreOtherNamesOnly) {
    EXPECT_EQ(fillings(grid("grid:4x4:0-3:2x2")), 288U);
    EXPECT_EQ(fillings(grid("grid:4x4:7-10:2x2")), 288U);
    EXPECT_EQ(fillings(grid("grid:4x4:0-3")), 576U);
    EXPECT_EQ(grid("grid:9x9:1-9:3x3"), *Shape::classic(3));
    EXPECT_EQ(grid("grid:9x9:1-9:3x3").name(), "9x9");
    EXPECT_NE(grid("grid:9x9:0-8:3x3"), *Shape::classic(3));
}

TEST(Grid, HousesHaveAsManyCellsAsDigits) {
    const Shape wide = grid("grid:4x6:1-6:2x3");
    EXPECT_EQ(wide.cell_count(), 24U);
    EXPECT_EQ(wide.houses().size(), 8U); // 4 rows and 4 boxes
    EXPECT_EQ(wide.constraints().size(), 6U);
    EXPECT_TRUE(std::ranges::all_of(wide.houses(),
                                    [](const House &house) { return house.cells.size() == 6; }));
    EXPECT_EQ(wide.cell_name(cell_at(23)), "r4c6");
    EXPECT_EQ(*wide.parse_cell("r2c1"), cell_at(6));
    EXPECT_FALSE(wide.parse_cell("r5c1"));
    EXPECT_FALSE(wide.parse_cell("r1c7"));
    // 8 columns, rows of no house, boxes of 6 cells among 9 values: no house at all.
    EXPECT_TRUE(grid("grid:6x6:1-9:2x3").houses().empty());
}

TEST(Grid, NamesAreReadBack) {
    for (const std::string_view name :
         {"grid:6x8:1-8", "grid:6x8:0-7:2x4", "grid:6x6:1-9:3x3", "grid:9x9:0-8:3x3",
          "grid:9x9:0-8:3x3+diagonals", "grid:4x6:1-6+cage(10:r1c1,r1c2)", "grid:2x2:1-64",
          "grid:9x9:0-8:3x3+cage(0:r1c1)+quadruple(0,8:r1c1,r1c2,r2c1,r2c2)"}) {
        EXPECT_EQ(grid(name).name(), name);
    }
    EXPECT_EQ(grid("grid:6x8").name(), "grid:6x8:1-8");
    EXPECT_EQ(grid("grid:6x8:2x4").name(), "grid:6x8:1-8:2x4");
    for (const std::string_view wrong :
         {"grid:", "grid:6", "grid:6x", "grid:1x6", "grid:6x1", "grid:65x2", "grid:6x8:1-7",
          "grid:6x8:3-1", "grid:6x8:1-8:4x4", "grid:6x8:1-8:2x5", "grid:6x8:2x4:1-8",
          "grid:6x8:1-65", "grid:6x8:60-67", "grid:6x8:1-8:0x0", "grid:6x8:1-8:2x4:9",
          "grid:6x8+diagonals", "grid:6x8+windoku", "grid:6x8+taxicab(r1c1,r1c2)",
          "grid:99999999999x2"}) {
        EXPECT_FALSE(Shape::parse(wrong)) << wrong;
    }
}

TEST(Grid, EnginesThatNeedASquareRefuse) {
    const Shape wide = grid("grid:4x6");
    EXPECT_TRUE(can_honour(Capability::search, wide));
    EXPECT_TRUE(can_honour(Capability::sat, wide));
    EXPECT_TRUE(can_honour(Capability::pages, wide));
    for (const Capability capability :
         {Capability::generate, Capability::states, Capability::transforms, Capability::steps,
          Capability::ratings, Capability::dlx, Capability::unavoidable}) {
        EXPECT_FALSE(can_honour(capability, wide)) << name(capability);
    }
}

// Symmetries of givens are those of a square, and an empty board is no long search.
TEST(Grid, IsNotMinimisedAndHasManyFillings) {
    for (const std::string_view name :
         {"grid:9x8", "grid:8x9:0-8", "grid:6x8:2x4", "grid:7x7:1-9", "grid:2x9", "grid:10x11"}) {
        const Puzzle empty(grid(name));
        EXPECT_FALSE(minimised(empty, {})) << name;
        EXPECT_FALSE(Generator::make(empty.shape(), {})) << name;
        SolveOptions options;
        options.limits.nodes = 100'000;
        EXPECT_EQ(solve(empty, options).status, Status::multiple) << name;
    }
}

struct Relation {
    std::string_view words;
    unsigned cells;
};

// A rule of a board with the values from 2 to 6 allows what the same words allow on one with the
// values from 1 to 6, as naive::keeps() has it.
TEST(Grid, RulesSpeakOfValues) {
    constexpr std::array relations{Relation{"cage 8 r1c1 r2c2", 2},
                                   Relation{"sum 8 r1c1 r2c2", 2},
                                   Relation{"sum 11 r1c1 r2c2 r3c3", 3},
                                   Relation{"not-sum 7 r1c1 r2c2", 2},
                                   Relation{"weighted-sum 5 1 r1c1 r2c2 -1 r3c3", 3},
                                   Relation{"weighted-sum -2 2 r1c1 -1 r2c2 r3c3", 3},
                                   Relation{"arrow r1c1 : r2c2 r3c3", 3},
                                   Relation{"arrow r1c1 r2c2 : r3c3 r4c4", 4},
                                   Relation{"ratio 2 r1c1 r2c2", 2},
                                   Relation{"black-dot r1c1 r2c2", 2},
                                   Relation{"white-dot r1c1 r2c2", 2},
                                   Relation{"xv-10 r1c1 r2c2", 2},
                                   Relation{"odd r1c1", 1},
                                   Relation{"even r1c1", 1},
                                   Relation{"one-of 3 6 r1c1", 1},
                                   Relation{"quadruple 3 5 r1c1 r2c2 r3c3", 3},
                                   Relation{"look-and-say 2 4 r1c1 r2c2 r3c3", 3},
                                   Relation{"equal-sums r1c1 r2c2 : r3c3 r4c4", 4},
                                   Relation{"same-digits r1c1 r2c2 : r3c3 r4c4", 4},
                                   Relation{"distinct-count r1c1 : r2c2 r3c3 r4c4", 4},
                                   Relation{"different-lines r1c1 r2c2 : r3c3 r4c4", 4},
                                   Relation{"difference 3 r1c1 r2c2", 2},
                                   Relation{"whispers 3 r1c1 r2c2 r3c3", 3},
                                   Relation{"pairs 2>3/5,6>2-4 r1c1 r2c2 r3c3", 3},
                                   Relation{"all-pairs 2>3/5,6>2-4 r1c1 r2c2 r3c3", 3},
                                   Relation{"regex [2-4]+6? r1c1 r2c2 r3c3", 3},
                                   Relation{"automaton 2-4>1,5>2;!5-6>2 r1c1 r2c2 r3c3", 3},
                                   Relation{"any-of ( sum 8 r1c1 r2c2 ) ( less r1c1 r2c2 )", 2}};
    const Shape from_one = grid("grid:4x4:1-6");
    const Shape from_two = grid("grid:4x4:2-6");
    for (const auto &[words, cells] : relations) {
        const Shape reference = *with_rules(from_one, words);
        const auto with = with_rules(from_two, words);
        ASSERT_TRUE(with) << words << ": " << with.error().message();
        const bool lists_all = words.starts_with("odd") || words.starts_with("even");
        EXPECT_TRUE(lists_all || rules_of(*with) == rules_of(reference)) << words;
        EXPECT_EQ(grid(with->name()), *with) << words;
        const auto is_own = [&](const Constraint &rule) { return !reference.is_of_grid(rule); };
        const auto rule = std::ranges::find_if(reference.constraints(), is_own);
        ASSERT_NE(rule, reference.constraints().end()) << words;
        std::size_t values = 1;
        for (unsigned cell = 0; cell < cells; ++cell) {
            values *= 5;
        }
        for (std::size_t code = 0; code < values; ++code) {
            naive::Numbers numbers;
            Grid digits(16);
            for (std::size_t cell = 0, rest = code; cell < cells; ++cell, rest /= 5) {
                const auto digit = static_cast<unsigned>(rest % 5) + 1;
                numbers.push_back(static_cast<int>(digit) + 1);
                digits[index(cells_of(*rule)[cell])] = digit_of(digit);
            }
            const auto puzzle = Puzzle::from_givens(*with, digits);
            ASSERT_TRUE(puzzle);
            const auto found = flaws(*puzzle);
            EXPECT_EQ(found.empty(), naive::keeps(*rule, numbers)) << words << " " << code;
        }
    }
}

TEST(Grid, RulesThatPlaceByADigitNeedValuesFromOne) {
    for (const std::string_view words :
         {"x-sum 5 r1c1 r1c2 r1c3 r1c4", "sandwich 3 r1c1 r1c2 r1c3 r1c4", "counting r1c1 r1c2",
          "numbered-room 2 r1c1 r1c2 r1c3 r1c4", "row-indexer r1c1", "anti-taxicab",
          "zipper r1c1 r1c2 r1c3", "equal-sums r1c1 : r1c2 r1c3"}) {
        EXPECT_FALSE(with_rules(grid("grid:4x4:0-3:2x2"), words)) << words;
        EXPECT_TRUE(with_rules(grid("4x4"), words)) << words;
    }
}

// A zero is no building: it is not seen.
TEST(Grid, ASkyscraperOfHeightZeroIsNotSeen) {
    const std::string line = "r1c1 r1c2 r1c3 r1c4";
    const auto is_kept = [&](unsigned visible, const std::array<unsigned, 4> &values) {
        const Shape with =
            *with_rules(grid("grid:4x4:0-3:2x2"), fmt::format("skyscraper {} {}", visible, line));
        Grid digits(16);
        for (std::size_t at = 0; at < values.size(); ++at) {
            digits[at] = digit_of(values[at] + 1);
        }
        return flaws(*Puzzle::from_givens(with, digits)).empty();
    };
    EXPECT_TRUE(is_kept(3, {0, 1, 2, 3}));
    EXPECT_FALSE(is_kept(4, {0, 1, 2, 3}));
    EXPECT_TRUE(is_kept(3, {1, 2, 0, 3}));
    EXPECT_TRUE(is_kept(1, {0, 3, 2, 1}));
    EXPECT_TRUE(is_kept(1, {3, 0, 2, 1}));
}

} // namespace
} // namespace dokushin
