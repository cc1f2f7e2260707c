// Laws of the figures that draw constraints: each kind has some or is said in words, none leaves
// the board's margin, and a cage's outline goes around just its cells.
#include "board/figures/outline.h"

#include <dokushin/figures.h>
#include <dokushin/rules.h>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace dokushin {
namespace {

Shape board_with(std::string_view rules) {
    const auto shape = with_rules(*Shape::classic(3), rules);
    EXPECT_TRUE(shape) << rules << ": " << shape.error().message();
    return *shape;
}

TEST(Figures, EachRuleIsDrawnOrSaid) {
    for (const RuleWord &word : rule_words()) {
        const Shape shape = board_with(word.example);
        const Drawing drawing = drawing_of(shape);
        EXPECT_EQ(drawing.words.empty(), shape.has_houses_only()) << word.name;
        const auto figures = drawing.below.size() + drawing.above.size();
        const bool is_said = drawing.words.size() == 1 &&
                             (drawing.words[0] == word.name ||
                              drawing.words[0].starts_with(std::string(word.name) + ' '));
        EXPECT_TRUE(figures > 0 || shape.has_houses_only() || is_said) << word.name;
    }
}

TEST(Figures, NoneIsFurtherFromTheBoardThanItsMargin) {
    for (const RuleWord &word : rule_words()) {
        const Shape shape = board_with(word.example);
        const Drawing drawing = drawing_of(shape);
        const double margin = drawing.has_margin ? 1 : 0;
        for (const std::vector<Figure> *figures : {&drawing.below, &drawing.above}) {
            for (const Figure &figure : *figures) {
                for (const Point &point : figure.points) {
                    EXPECT_GE(std::min(point.x, point.y), -margin) << word.name;
                    EXPECT_LE(std::max(point.x, point.y), shape.side() + margin) << word.name;
                }
            }
        }
    }
}

TEST(Figures, ShadesOfCellsHideNoOtherFigure) {
    const Drawing drawing =
        drawing_of(board_with("thermometer r1c1 r2c1\nequal r1c1 r5c5\narrow r7c7 : r8c7 r9c7"));
    const auto is_shade = [](const Figure &figure) { return figure.kind == FigureKind::polygon; };
    EXPECT_EQ(std::ranges::count_if(drawing.below, is_shade), 2);
    EXPECT_TRUE(std::ranges::is_partitioned(drawing.below, is_shade));
}

TEST(Figures, CluesStandWhereTheirRowOrDiagonalBegins) {
    const auto text_at = [](std::string_view rule) {
        const Drawing drawing = drawing_of(board_with(rule));
        const auto text = std::ranges::find(drawing.above, FigureKind::text, &Figure::kind);
        EXPECT_NE(text, drawing.above.end()) << rule;
        return text->points[0];
    };
    const Point right = text_at("x-sum 20 r2c9 r2c8 r2c7 r2c6 r2c5 r2c4 r2c3 r2c2 r2c1");
    EXPECT_GT(right.x, 9);
    EXPECT_DOUBLE_EQ(right.y, 1.5);
    const Point above = text_at("skyscraper 3 r1c4 r2c4 r3c4 r4c4 r5c4 r6c4 r7c4 r8c4 r9c4");
    EXPECT_LT(above.y, 0);
    EXPECT_DOUBLE_EQ(above.x, 3.5);
    const Point corner = text_at("sum 20 r1c7 r2c8 r3c9");
    EXPECT_DOUBLE_EQ(corner.x, 5.5);
    EXPECT_DOUBLE_EQ(corner.y, -0.5);
}

TEST(Figures, NegativesAreSaidOnce) {
    std::string rules = "xv-10 r1c1 r1c2\n";
    for (unsigned row = 1; row <= 9; ++row) {
        for (unsigned column = 1; column <= 9; ++column) {
            const auto at = [](unsigned r, unsigned c) {
                return "r" + std::to_string(r) + "c" + std::to_string(c);
            };
            if (column < 9 && !(row == 1 && column == 1)) {
                rules += "not-sum 10 " + at(row, column) + " " + at(row, column + 1) + "\n";
            }
            if (row < 9) {
                rules += "not-sum 10 " + at(row, column) + " " + at(row + 1, column) + "\n";
            }
        }
    }
    const Drawing drawing = drawing_of(board_with(rules));
    EXPECT_EQ(drawing.words,
              (std::vector<std::string>{"sum", "not-sum 10 of unmarked neighbours"}));
}

/// The area within a closed line, positive if it turns as a clock does on the page.
double area_of(const std::vector<Point> &line) {
    double twice = 0;
    for (std::size_t at = 1; at < line.size(); ++at) {
        twice += line[at - 1].x * line[at].y - line[at].x * line[at - 1].y;
    }
    return twice / 2;
}

// Without an inset the outlines enclose as much as the cells, holes left out.
RC_GTEST_PROP(Outlines, EncloseTheirCells, ()) {
    const Shape shape = *Shape::classic(3);
    const auto numbers = *rc::gen::container<std::set<unsigned>>(rc::gen::inRange(0U, 81U));
    RC_PRE(!numbers.empty());
    std::vector<Cell> cells;
    for (const unsigned number : numbers) {
        cells.push_back(cell_at(number));
    }
    double area = 0;
    for (const std::vector<Point> &line : figures::outlines(shape, cells, 0)) {
        RC_ASSERT(line.front() == line.back());
        area += area_of(line);
    }
    RC_ASSERT(std::abs(area - static_cast<double>(cells.size())) < 1e-9);
    for (const std::vector<Point> &line : figures::outlines(shape, cells, 0.1)) {
        RC_ASSERT(line.front() == line.back());
    }
}

} // namespace
} // namespace dokushin
