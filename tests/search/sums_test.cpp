// Boards with sums: the search finds as many grids as a naive count, whatever it derives from
// houses and cages; and no implied sum is false.
#include "naive/constraints.h"
#include "search/implied_sums.h"
#include "search/sum_rule.h"

#include <dokushin/solve.h>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>
#include <iterator>

namespace dokushin {
namespace {

/// A board whose first grid has been covered with cages, some of them left out, and an arrow or
/// sum.
struct Killer {
    Shape shape;
    Grid grid;
};

Shape usual(unsigned side) { return *Shape::of_side(side); }

SolveOptions up_to(std::uint64_t solutions) {
    SolveOptions options;
    options.method = Method::search;
    options.limits.solutions = solutions;
    return options;
}

/// A grid of this shape: the n-th that a search finds.
Grid some_grid(const Shape &shape, int n) {
    Grid found;
    (void)enumerate(*Puzzle::from_givens(shape, Grid(shape.cell_count())), up_to(500),
                    [&](const Grid &grid) {
                        found = grid;
                        return n-- > 0;
                    });
    return found;
}

unsigned total_of(const Grid &grid, const std::vector<Cell> &cells) {
    unsigned total = 0;
    for (const Cell cell : cells) {
        total += number(grid[index(cell)]);
    }
    return total;
}

/// Grows a cage from a cell over free neighbours with other digits.
std::vector<Cell> grown(const Shape &shape, const Grid &grid, std::vector<bool> &taken, Cell from,
                        std::size_t size) {
    std::vector<Cell> cage{from};
    taken[index(from)] = true;
    for (std::size_t at = 0; at < cage.size(); ++at) {
        for (std::size_t next = 0; next < grid.size() && cage.size() < size; ++next) {
            const Cell cell = cell_at(next);
            const unsigned distance =
                static_cast<unsigned>(std::abs(static_cast<int>(shape.row(cell)) -
                                               static_cast<int>(shape.row(cage[at]))) +
                                      std::abs(static_cast<int>(shape.column(cell)) -
                                               static_cast<int>(shape.column(cage[at]))));
            const bool repeats = std::ranges::any_of(
                cage, [&](Cell other) { return grid[index(other)] == grid[next]; });
            if (distance == 1 && !taken[next] && !repeats) {
                taken[next] = true;
                cage.push_back(cell);
            }
        }
    }
    std::ranges::sort(cage);
    return cage;
}

Killer arbitrary_killer(unsigned side) {
    const Shape plain = usual(side);
    const Grid grid = some_grid(plain, *rc::gen::inRange(0, 200));
    std::vector<bool> taken(grid.size());
    std::vector<Constraint> rules;
    for (std::size_t cell = 0; cell < grid.size(); ++cell) {
        if (!taken[cell]) {
            auto cage = grown(plain, grid, taken, cell_at(cell),
                              *rc::gen::inRange(std::size_t{1}, std::size_t{side}));
            if (*rc::gen::weightedElement<bool>({{7, true}, {1, false}})) {
                rules.push_back(Cage{total_of(grid, cage), std::move(cage)});
            }
        }
    }
    std::vector<Cell> diagonal;
    for (unsigned at = 0; at < side - 1; ++at) {
        diagonal.push_back(plain.cell(at, at + 1));
    }
    rules.push_back(Sum{total_of(grid, diagonal), diagonal});
    return {*plain.with(rules), grid};
}

/// Counts the grids of the houses that keep the constraints, one after another.
std::uint64_t naive_count(const Puzzle &puzzle) {
    std::uint64_t count = 0;
    const Shape plain = usual(puzzle.shape().side());
    (void)enumerate(*Puzzle::from_givens(plain, puzzle.digits()), up_to(Limits::unlimited),
                    [&](const Grid &grid) {
                        count += naive::keeps_constraints(puzzle.shape(), grid) ? 1 : 0;
                        return true;
                    });
    return count;
}

void expect_same_count(const Killer &killer, int givens) {
    Grid known(killer.grid.size());
    for (int left = givens; left > 0; --left) {
        // Of all cells: rapidcheck's first cases would take the first few again and again.
        const auto at =
            *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(std::size_t{0}, known.size()));
        known[at] = killer.grid[at];
    }
    RC_LOG() << killer.shape.name();
    const auto puzzle = Puzzle::from_givens(killer.shape, known);
    RC_ASSERT(puzzle.has_value());
    std::vector<Grid> grids;
    const SolveResult result = enumerate(*puzzle, up_to(Limits::unlimited), [&](const Grid &grid) {
        grids.push_back(grid);
        return true;
    });
    RC_ASSERT(result.solutions == naive_count(*puzzle));
    RC_ASSERT(std::ranges::find(grids, killer.grid) != grids.end());
    std::ranges::sort(grids);
    RC_ASSERT(std::ranges::adjacent_find(grids) == grids.end());
}

RC_GTEST_PROP(Sums, CountsOfSmallKillersAreThoseOfTheGrids, ()) {
    expect_same_count(arbitrary_killer(4), *rc::gen::inRange(0, 3));
}
RC_GTEST_PROP(Sums, CountsOfKillersOfSixAreThoseOfTheGrids, ()) {
    expect_same_count(arbitrary_killer(6), *rc::gen::inRange(12, 16));
}

/// The diagonals of a board that go down and to the left, or to the right, from the edges.
std::vector<std::vector<Cell>> diagonals_of(const Shape &shape, bool to_the_left) {
    const int side = static_cast<int>(shape.side());
    std::vector<std::vector<Cell>> diagonals;
    for (int start = 1 - side; start < side; ++start) {
        std::vector<Cell> cells;
        for (int row = 0; row < side; ++row) {
            const int column = to_the_left ? side - 1 - start - row : start + row;
            if (column >= 0 && column < side) {
                cells.push_back(
                    shape.cell(static_cast<unsigned>(row), static_cast<unsigned>(column)));
            }
        }
        diagonals.push_back(std::move(cells));
    }
    return diagonals;
}

/// A board with totals of some diagonals of its grid.
Killer arbitrary_little_killer(unsigned side) {
    const Shape plain = usual(side);
    const Grid grid = some_grid(plain, *rc::gen::inRange(0, 200));
    std::vector<Constraint> rules;
    for (const bool to_the_left : {false, true}) {
        for (const auto &cells : diagonals_of(plain, to_the_left)) {
            if (*rc::gen::weightedElement<bool>({{2, true}, {3, false}})) {
                rules.push_back(Sum{total_of(grid, cells), cells});
            }
        }
    }
    return {*plain.with(rules), grid};
}

/// Each implied sum holds in a grid that keeps the stated ones.
void expect_true_sums(const Killer &killer) {
    const Incidence board(killer.shape);
    std::vector<search::Equation> stated;
    for (const Constraint &constraint : killer.shape.constraints()) {
        stated.push_back(*search::equation_of(constraint));
    }
    for (const search::Equation &implied : search::implied_sums(board, stated, 1000)) {
        int total = 0;
        for (std::size_t at = 0; at < implied.cells.size(); ++at) {
            total += implied.weights[at] *
                     static_cast<int>(number(killer.grid[index(implied.cells[at])]));
        }
        RC_ASSERT(total == implied.total);
    }
}

RC_GTEST_PROP(Sums, WhatIsImpliedIsTrue, ()) {
    expect_true_sums(arbitrary_killer(*rc::gen::element(4U, 6U, 9U)));
}
RC_GTEST_PROP(Sums, WhatDiagonalsImplyIsTrue, ()) {
    expect_true_sums(arbitrary_little_killer(*rc::gen::element(4U, 6U, 9U)));
}

// Four disjoint diagonals have 196. Less three boxes they mostly cover, eight cells make 61 more
// than three others: at most 66 less 3, so that no cell of the eight can be small. Source: "Zero
// solution: Little Killer", an example of ISS.
TEST(Sums, DiagonalsOfBoxesAreRefuted) {
    const Shape nine = usual(9);
    std::vector<Constraint> rules;
    const auto add = [&](bool to_the_left, std::initializer_list<std::size_t> numbers) {
        const auto diagonals = diagonals_of(nine, to_the_left);
        for (const std::size_t number : numbers) {
            rules.push_back(Sum{49, diagonals[number]});
        }
    };
    add(true, {8, 9, 7, 6});   // from r1c9 and r1c8, to r9c2 and r9c3
    add(false, {8, 7, 6, 10}); // from r1c1, r2c1 and r3c1, to r7c9
    SolveOptions options;
    options.limits.nodes = 10'000;
    EXPECT_EQ(solve(Puzzle(*nine.with(rules)), options).status, Status::none);
}

// A cage within a row and a box has a rule with each: twice as many rules as a set of them holds.
TEST(Sums, MoreRulesThanASetHoldsAreKeptAsTheyAreStated) {
    const Shape nine = usual(9);
    std::vector<Constraint> cages;
    for (unsigned cell = 0; cell < 81; ++cell) {
        for (unsigned size = 2; size + cell % 3 <= 3; ++size) {
            std::vector<Cell> along;
            std::vector<Cell> down;
            for (unsigned at = 0; at < size; ++at) {
                along.push_back(nine.cell(cell / 9, cell % 9 + at));
                down.push_back(nine.cell(cell % 9 + at, cell / 9));
            }
            for (unsigned total = size * (size + 1) / 2; total <= 24 - 7 * (3 - size); ++total) {
                cages.emplace_back(Cage{total, along});
                cages.emplace_back(Cage{total, down});
            }
        }
    }
    ASSERT_GT(cages.size(), Shape::most_rules - 27);
    cages.resize(Shape::most_rules - 27);
    const auto shape = nine.with(cages);
    ASSERT_TRUE(shape) << shape.error().message();
    EXPECT_EQ(solve(Puzzle(*shape)).status, Status::none);
}

/// Calls `call` with each choice of candidates that differ where cells see each other.
void each_choice(const Incidence &board, std::span<const Cell> cells,
                 const std::vector<search::Marks> &marks, std::vector<Digit> &chosen,
                 const std::function<void()> &call) {
    if (chosen.size() == cells.size()) {
        call();
        return;
    }
    const std::size_t at = chosen.size();
    for (const Digit digit : DigitSet(marks[at])) {
        const auto clashes = [&](std::size_t before) {
            return chosen[before] == digit && board.sees(cells[before], cells[at]);
        };
        bool differs = true;
        for (std::size_t before = 0; before < at; ++before) {
            differs = differs && !clashes(before);
        }
        if (differs) {
            chosen.push_back(digit);
            each_choice(board, cells, marks, chosen, call);
            chosen.pop_back();
        }
    }
}

// A rule keeps each candidate that some choice with the total has, for any weights.
RC_GTEST_PROP(Sums, PruningErasesNothingWrong, ()) {
    const Shape shape = usual(6);
    const Incidence board(shape);
    // Ranges that do not grow with the test, so that candidates are many from the first one on.
    const auto below = [](int end) {
        return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(0, end));
    };
    const Grid grid = some_grid(shape, below(200));
    search::Equation equation;
    const bool is_plain = below(2) == 0;
    equation.total = below(4) == 0 ? 1 : 0; // in most cases the grid keeps the equation
    const bool in_row = below(2) == 0;
    for (int size = 1 + below(7), first = 6 * below(6); size > 0; --size) {
        const int cell = in_row ? (first + size - 1) % 36 : below(36);
        if (std::ranges::find(equation.cells, cell_at(static_cast<std::size_t>(cell))) !=
            equation.cells.end()) {
            continue;
        }
        constexpr std::array weights{-10, -1, -1, 1, 1, 2};
        equation.cells.push_back(cell_at(static_cast<std::size_t>(cell)));
        equation.weights.push_back(is_plain ? 1 : weights[static_cast<std::size_t>(below(6))]);
        equation.total += equation.weights.back() *
                          static_cast<int>(number(grid[static_cast<std::size_t>(cell)]));
    }
    for (const search::SumRule &rule : search::SumRule::make(board, {&equation, 1})) {
        std::vector<search::Marks> marks;
        for (std::size_t at = 0; at < rule.cells().size(); ++at) {
            const auto solved = DigitSet::only(grid[index(rule.cells()[at])]).bits();
            marks.push_back(
                static_cast<search::Marks>(solved | static_cast<unsigned>(below(64) & below(64))));
        }
        std::vector<search::Marks> supported(marks.size());
        std::vector<Digit> chosen;
        each_choice(board, rule.cells(), marks, chosen, [&] {
            int total = 0;
            for (std::size_t at = 0; at < equation.cells.size(); ++at) {
                const auto place = std::ranges::find(rule.cells(), equation.cells[at]);
                total += equation.weights[at] *
                         static_cast<int>(number(
                             chosen[static_cast<std::size_t>(place - rule.cells().begin())]));
            }
            for (std::size_t at = 0; total == equation.total && at < marks.size(); ++at) {
                supported[at] =
                    static_cast<search::Marks>(supported[at] | DigitSet::only(chosen[at]).bits());
            }
        });
        std::vector<search::Marks> left = marks;
        search::Marks needed = 0;
        const bool kept = rule.prune(left, needed);
        const bool possible = supported.front() != 0;
        RC_ASSERT(kept || !possible);
        for (std::size_t at = 0; possible && at < marks.size(); ++at) {
            RC_ASSERT((supported[at] & ~left[at]) == 0);
            RC_ASSERT((left[at] & ~marks[at]) == 0);
        }
    }
}

} // namespace
} // namespace dokushin
