// Laws of pages: nothing overlaps or leaves the page, borders are where boxes meet, and each
// puzzle has its place.
#include "books.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <span>

namespace dokushin {
namespace {

using namespace print_test;

struct Box {
    double left = 1e9;
    double top = 1e9;
    double right = -1e9;
    double bottom = -1e9;
    void take(PagePoint point, double half = 0) {
        left = std::min(left, point.x - half);
        right = std::max(right, point.x + half);
        top = std::min(top, point.y - half);
        bottom = std::max(bottom, point.y + half);
    }
};

bool overlap(const Box &a, const Box &b) {
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/// What each of a page's puzzles, all of one shape, takes up with its lines.
std::vector<Box> grids_of(const Page &page, std::size_t puzzles) {
    std::vector<Box> grids(puzzles);
    const std::size_t lines = page.lines.size() / puzzles;
    EXPECT_EQ(page.lines.size() % puzzles, 0U);
    for (std::size_t i = 0; i < page.lines.size(); ++i) {
        grids[i / lines].take(page.lines[i].from, page.lines[i].width / 2);
        grids[i / lines].take(page.lines[i].to, page.lines[i].width / 2);
    }
    return grids;
}

/// The band that a text on a baseline can fill, at the most.
Box band_of(const PageText &text) {
    const double part = text.anchor == Anchor::left ? 0 : text.anchor == Anchor::middle ? 0.5 : 1;
    const double left = text.at.x - part * text.room;
    return {left, text.at.y - 0.8 * text.size, left + text.room, text.at.y + 0.25 * text.size};
}

void expect_tidy(const Page &page, std::size_t puzzles, std::size_t cells) {
    const std::vector<Box> grids = grids_of(page, puzzles);
    std::vector<Box> taken = grids;
    for (const PageText &text : page.texts) {
        if (text.anchor != Anchor::cell) {
            taken.push_back(band_of(text));
        }
    }
    for (std::size_t i = 0; i < taken.size(); ++i) {
        EXPECT_GE(taken[i].left, 36) << i;
        EXPECT_LE(taken[i].right, page.width - 36) << i;
        EXPECT_GE(taken[i].top, 26) << i;
        EXPECT_LE(taken[i].bottom, page.height - 26) << i;
        for (std::size_t k = 0; k < i; ++k) {
            EXPECT_FALSE(overlap(taken[i], taken[k])) << i << " and " << k;
        }
    }
    const std::vector<PageText> in_cells = symbols(page);
    ASSERT_EQ(in_cells.size(), puzzles * cells);
    for (std::size_t i = 0; i < in_cells.size(); ++i) {
        const Box &grid = grids[i / cells];
        const double half = in_cells[i].size / 2;
        EXPECT_GE(in_cells[i].at.x - half, grid.left);
        EXPECT_LE(in_cells[i].at.x + half, grid.right);
        EXPECT_GE(in_cells[i].at.y - half, grid.top);
        EXPECT_LE(in_cells[i].at.y + half, grid.bottom);
    }
}

/// Under the sanitizers one puzzle a page and the most, on one paper.
constexpr unsigned every_size = DOKUSHIN_EVERY > 1 ? most_per_page - 1 : 1;
constexpr std::array papers{Paper::a4, Paper::letter};
constexpr std::size_t tried_papers = DOKUSHIN_EVERY > 1 ? 1 : papers.size();

TEST(Layout, NothingOverlapsOrLeavesThePage) {
    for (const std::string &name : shape_names()) {
        const Shape shape = shape_named(name);
        for (unsigned per_page = 1; per_page <= most_per_page; per_page += every_size) {
            for (const Paper paper : std::span(papers).first(tried_papers)) {
                SCOPED_TRACE(name + " " + std::to_string(per_page));
                PrintOptions options{paper, per_page, per_page % 2 == 0 ? "" : "Title"};
                options.solutions =
                    per_page % 3 == 0 ? SolutionPages::upside_down : SolutionPages::at_end;
                const PrintLayout layout = laid_out(full_puzzles(shape, per_page), options);
                expect_tidy(layout.page(0), per_page, shape.cell_count());
                std::size_t left = per_page;
                for (std::size_t page = 1; page < layout.page_count(); ++page) {
                    const std::size_t here = symbols(layout.page(page)).size() / shape.cell_count();
                    Page upright = layout.page(page);
                    ASSERT_GT(here, 0U);
                    left -= here;
                    if (options.solutions == SolutionPages::at_end) {
                        expect_tidy(upright, here, shape.cell_count());
                    }
                }
                EXPECT_EQ(left, 0U);
            }
        }
    }
}

// Clues and rules in words take room from the board: nothing reaches into the next one's place.
TEST(Layout, RulesStayWithTheirBoard) {
    const Shape shape = shape_named("9x9+x-sum(20:r1c1,r1c2,r1c3,r1c4,r1c5,r1c6,r1c7,r1c8,r1c9)"
                                    "+weighted-sum(0,-2:r2c2,1:r1c1,r1c2)+cage(15:r4c4,r4c5,r5c4)");
    for (unsigned per_page = 1; per_page <= most_per_page; ++per_page) {
        const PrintLayout layout = laid_out(full_puzzles(shape, per_page), {Paper::a4, per_page});
        const Page page = layout.page(0);
        const std::vector<Box> grids = grids_of(page, per_page);
        std::vector<Box> taken(per_page);
        const auto take = [&](PagePoint point, double half) {
            const auto nearest = std::ranges::min_element(grids, {}, [&](const Box &grid) {
                const double x = std::clamp(point.x, grid.left, grid.right) - point.x;
                const double y = std::clamp(point.y, grid.top, grid.bottom) - point.y;
                return x * x + y * y;
            });
            taken[static_cast<std::size_t>(nearest - grids.begin())].take(point, half);
        };
        for (const Box &grid : grids) {
            take({grid.left, grid.top}, 0);
            take({grid.right, grid.bottom}, 0);
        }
        for (const PageText &text : page.texts) {
            if (text.anchor == Anchor::cell || text.anchor == Anchor::middle) {
                take(text.at, text.size / 2);
            }
        }
        ASSERT_FALSE(page.above.empty());
        for (std::size_t one = 0; one < taken.size(); ++one) {
            EXPECT_GE(taken[one].left, 36) << per_page;
            EXPECT_LE(taken[one].right, page.width - 36) << per_page;
            for (std::size_t other = 0; other < one; ++other) {
                EXPECT_FALSE(overlap(taken[one], taken[other])) << per_page;
            }
        }
    }
}

TEST(Layout, TooManyRulesInWordsAreRefused) {
    std::string name = "9x9";
    for (unsigned column = 1; column < 9; ++column) {
        for (unsigned row = 1; row < 9; ++row) {
            name += "+not-sum(" + std::to_string(3 + column) + ":r" + std::to_string(row) + "c" +
                    std::to_string(column) + ",r" + std::to_string(row + 1) + "c" +
                    std::to_string(column) + ")";
        }
    }
    const auto layout = PrintLayout::make(full_puzzles(shape_named(name), 1));
    ASSERT_FALSE(layout);
    EXPECT_EQ(layout.error().code, ErrorCode::unsupported);
}

TEST(Layout, PuzzlesFillPagesInTheirOrder) {
    const Shape shape = shape_named("4x4");
    for (unsigned per_page = 1; per_page <= most_per_page; per_page += every_size) {
        for (std::size_t count = 1; count <= 30; ++count) {
            std::vector<PrintPuzzle> puzzles = full_puzzles(shape, count);
            for (std::size_t i = 0; i < count; ++i) {
                puzzles[i].label = std::to_string(i);
            }
            PrintOptions options{Paper::a4, per_page};
            options.page_numbers = false;
            const PrintLayout layout = laid_out(puzzles, options);
            ASSERT_EQ(layout.page_count(), (count + per_page - 1) / per_page);
            std::size_t next = 0;
            for (std::size_t page = 0; page < layout.page_count(); ++page) {
                for (const PageText &text : layout.page(page).texts) {
                    if (text.anchor == Anchor::left) {
                        EXPECT_EQ(text.text, std::to_string(next));
                        EXPECT_EQ(layout.page_of(next), page);
                        ++next;
                    }
                }
            }
            EXPECT_EQ(next, count);
        }
    }
}

TEST(Layout, SolutionsComeLastAndOnlyOfThoseThatHaveOne) {
    std::vector<PrintPuzzle> puzzles = full_puzzles(shape_named("9x9"), 50);
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        puzzles[i].label = std::to_string(i);
        if (i % 4 == 3) {
            puzzles[i].solution.reset();
        }
    }
    PrintOptions options;
    options.solutions = SolutionPages::at_end;
    const PrintLayout layout = laid_out(puzzles, options);
    std::size_t seen = 0;
    for (std::size_t page = 9; page < layout.page_count(); ++page) {
        for (const PageText &text : layout.page(page).texts) {
            if (text.anchor == Anchor::left) {
                EXPECT_EQ(layout.solution_page_of(std::stoul(text.text)), page);
                ++seen;
            }
        }
    }
    EXPECT_EQ(seen, 38U);
    EXPECT_EQ(layout.solution_page_of(3), std::nullopt);
    // A page of solutions holds more than one of puzzles.
    EXPECT_LE(layout.page_count() - 9, 3U);
    options.solutions = SolutionPages::none;
    EXPECT_EQ(laid_out(puzzles, options).page_count(), 9U);
}

/// Is there a thick line through that point of the page?
bool has_thick_line(const Page &page, PagePoint at) {
    double thickest = 0;
    for (const PageLine &line : page.lines) {
        thickest = std::max(thickest, line.width);
    }
    return std::ranges::any_of(page.lines, [&](const PageLine &line) {
        constexpr double near = 0.01;
        return line.width == thickest && at.x > line.from.x - near && at.x < line.to.x + near &&
               at.y > line.from.y - near && at.y < line.to.y + near;
    });
}

TEST(Layout, ThickLinesLieWhereBoxesMeetAndNowhereElse) {
    for (const std::string &name : shape_names()) {
        SCOPED_TRACE(name);
        const Shape shape = shape_named(name);
        const Page page = laid_out(full_puzzles(shape, 1), {Paper::letter, 1}).page(0);
        const std::vector<PageText> at = symbols(page);
        const double cell = at[1].at.x - at[0].at.x;
        const unsigned side = shape.side();
        // Rows or columns as boxes are none.
        const bool has_boxes = shape.box_rows() != 1 && shape.box_columns() != 1;
        const auto meet = [&](Cell one, Cell other) {
            return has_boxes && shape.region_of(one) != shape.region_of(other);
        };
        for (unsigned row = 0; row < side; ++row) {
            for (unsigned column = 0; column < side; ++column) {
                const Cell here = shape.cell(row, column);
                const PagePoint middle = at[index(here)].at;
                const bool right = column + 1 == side || meet(here, shape.cell(row, column + 1));
                const bool below = row + 1 == side || meet(here, shape.cell(row + 1, column));
                EXPECT_EQ(has_thick_line(page, {middle.x + cell / 2, middle.y}), right);
                EXPECT_EQ(has_thick_line(page, {middle.x, middle.y + cell / 2}), below);
                EXPECT_EQ(has_thick_line(page, {middle.x - cell / 2, middle.y}) && column == 0,
                          column == 0);
                EXPECT_EQ(has_thick_line(page, {middle.x, middle.y - cell / 2}) && row == 0,
                          row == 0);
            }
        }
    }
}

TEST(Layout, CellsOfExtraHousesAreShaded) {
    for (const std::string name : {"9x9", "9x9+diagonals", "9x9+windoku", "16x16+centre-dots",
                                   "9x9+diagonals+windoku", "9x9+centre-dots"}) {
        const auto shape = Shape::parse(name);
        if (!shape) {
            continue; // boxes without a middle cell
        }
        SCOPED_TRACE(name);
        const Page page = laid_out(full_puzzles(*shape, 1), {Paper::a4, 1}).page(0);
        const std::vector<PageText> at = symbols(page);
        for (std::size_t cell = 0; cell < at.size(); ++cell) {
            const bool extra =
                std::ranges::any_of(shape->houses_of(cell_at(cell)), [&](auto house) {
                    return shape->houses()[house].kind > HouseKind::region;
                });
            EXPECT_EQ(std::ranges::any_of(page.areas,
                                          [&](const PageArea &area) {
                                              return at[cell].at.x > area.corner.x &&
                                                     at[cell].at.x < area.corner.x + area.width &&
                                                     at[cell].at.y > area.corner.y &&
                                                     at[cell].at.y < area.corner.y + area.height;
                                          }),
                      extra)
                << cell;
        }
    }
    // All cells are in a disjoint group; to shade all of them would tell nothing.
    const Shape groups = shape_named("9x9+disjoint-groups");
    EXPECT_TRUE(laid_out(full_puzzles(groups, 1), {}).page(0).areas.empty());
}

TEST(Layout, PencilmarksHaveTheirPlaces) {
    for (const std::string name : {"4x4", "2x3", "9x9", "16x16", "25x25"}) {
        SCOPED_TRACE(name);
        const Shape shape = shape_named(name);
        Grid givens(shape.cell_count());
        givens[0] = digit_of(1);
        const PrintPuzzle puzzle{*Puzzle::from_givens(shape, givens),
                                 Alphabet::usual(shape.side())};
        PrintOptions options{Paper::a4, 1};
        EXPECT_EQ(symbols(laid_out({puzzle}, options).page(0)).size(), 1U);
        options.pencilmarks = true;
        const std::vector<PageText> marks = symbols(laid_out({puzzle}, options).page(0));
        std::size_t candidates = 0;
        for (const DigitSet set : puzzle.puzzle.pencilmarks()) {
            candidates += set.size();
        }
        EXPECT_EQ(marks.size(), candidates);
        // Marks are wider apart than their fonts are large, and each digit stands in its place.
        std::set<std::pair<long, long>> places;
        for (std::size_t i = 1; i < marks.size(); ++i) {
            EXPECT_LT(marks[i].size, marks[i].room);
            places.emplace(std::lround(marks[i].at.x * 50), std::lround(marks[i].at.y * 50));
        }
        EXPECT_EQ(places.size(), marks.size() - 1);
    }
}

TEST(Layout, StatedCandidatesArePrintedUnasked) {
    const Shape shape = shape_named("4x4");
    Pencilmarks candidates(16, DigitSet::all(4));
    candidates[5].erase(digit_of(2));
    const PrintPuzzle sukaku{*Puzzle::from_candidates(shape, candidates), Alphabet::usual(4)};
    EXPECT_EQ(symbols(laid_out({sukaku}, {}).page(0)).size(), 63U);
}

TEST(Layout, FoundDigitsAreLighterThanGivens) {
    PrintPuzzle puzzle = full_puzzle(shape_named("9x9"));
    Grid givens = *puzzle.solution;
    givens[40] = Digit::blank;
    puzzle.puzzle = *Puzzle::from_givens(shape_named("9x9"), givens);
    PrintOptions options;
    options.solutions = SolutionPages::at_end;
    const std::vector<PageText> solved = symbols(laid_out({puzzle}, options).page(1));
    for (std::size_t cell = 0; cell < 81; ++cell) {
        EXPECT_EQ(solved[cell].bold, cell != 40);
        EXPECT_EQ(solved[cell].grey > 0, cell == 40);
    }
}

TEST(Layout, TurnedPagesAreTheOthersTurnedButForTheNumber) {
    PrintOptions options;
    options.title = "Title";
    options.solutions = SolutionPages::at_end;
    const Page page = laid_out(full_puzzles(shape_named("9x9+diagonals"), 3), options).page(1);
    options.solutions = SolutionPages::upside_down;
    const Page turned = laid_out(full_puzzles(shape_named("9x9+diagonals"), 3), options).page(1);
    ASSERT_EQ(page.texts.size(), turned.texts.size());
    for (std::size_t i = 0; i + 1 < page.texts.size(); ++i) {
        EXPECT_NEAR(page.texts[i].at.x + turned.texts[i].at.x, page.width, 1e-9);
        EXPECT_NEAR(page.texts[i].at.y + turned.texts[i].at.y, page.height, 1e-9);
        EXPECT_TRUE(turned.texts[i].turned);
        EXPECT_FALSE(page.texts[i].turned);
    }
    EXPECT_EQ(page.texts.back().text, "2");
    EXPECT_EQ(turned.texts.back().at.y, page.texts.back().at.y);
    EXPECT_FALSE(turned.texts.back().turned);
}

TEST(Layout, WhatCantBePrintedIsRefused) {
    const auto message = [](std::vector<PrintPuzzle> puzzles, const PrintOptions &options) {
        const auto layout = PrintLayout::make(std::move(puzzles), options);
        return layout ? std::string("fine") : layout.error().message();
    };
    const Shape shape = shape_named("4x4");
    EXPECT_EQ(message(full_puzzles(shape, 1), {Paper::a4, 0}),
              "0 puzzles a page, expected 1 to 12");
    EXPECT_EQ(message(full_puzzles(shape, 1), {Paper::a4, 13}),
              "13 puzzles a page, expected 1 to 12");
    EXPECT_EQ(message({}, {}), "no puzzle to print, expected one or more");
    PrintPuzzle other = full_puzzle(shape);
    other.alphabet = Alphabet::usual(9);
    EXPECT_EQ(message({other}, {}), "an alphabet of 9 characters, expected 4, one a digit");
    PrintPuzzle open = full_puzzle(shape);
    open.solution->back() = Digit::blank;
    EXPECT_EQ(message({open}, {}),
              "a solution that is none of the board, expected a digit for each of its 16 cells");
}

} // namespace
} // namespace dokushin
