// A board with constraints: every engine and analysis honours them, or refuses by name. What is
// right comes from all 288 grids of 4×4, filtered by the rule.
#include "board/constraints.h"
#include "naive/constraints.h"

#include <dokushin/canon.h>
#include <dokushin/capability.h>
#include <dokushin/check.h>
#include <dokushin/count.h>
#include <dokushin/generate.h>
#include <dokushin/study.h>
#include <dokushin/text.h>
#include <dokushin/trace.h>
#include <dokushin/wishes.h>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iterator>
#include <random>

namespace dokushin {
namespace {

// A board of each kind of constraint, and some of several.
const std::vector<std::string_view> boards{
    "4x4+less(r1c1,r1c2)",
    "4x4+less(r1c2,r4c4)+less(r4c4,r3c1)",
    "4x4+different(r1c1,r2c3)",
    "4x4+different(r2c2,r3c3,r4c1)",
    "4x4+diagonals+different(r1c1,r2c3)+less(r1c2,r2c1)",
    "4x4+cage(6:r1c1,r1c2,r2c2)+cage(5:r3c3,r4c3)+less(r1c1,r4c4)",
    "4x4+sum(7:r1c2,r2c3,r3c4)",
    "4x4+arrow(r1c1:r2c2,r3c3)+less(r2c2,r3c3)",
    "4x4+arrow(r1c1,r1c2:r2c3,r3c4,r4c3,r4c2)",
    "4x4+thermometer(r1c1,r2c2,r3c3)",
    "4x4+slow-thermometer(r1c1,r2c3,r3c4)+less(r1c2,r4c4)",
    "4x4+difference(2:r1c1,r1c2)+ratio(2:r2c2,r3c2)",
    "4x4+whispers(2:r1c1,r2c2,r3c3)",
    "4x4+palindrome(r1c1,r2c2,r3c4)+less(r1c2,r1c3)",
    "4x4+renban(r1c1,r2c2,r3c1)",
    "4x4+between(r1c1,r2c2,r3c3,r2c4)",
    "4x4+equal(r1c1,r2c3,r3c2)+less(r4c1,r4c2)",
    "4x4+quadruple(1,1,4:r2c2,r2c3,r3c2,r3c3)",
    "4x4+one-of(1,3:r1c1,r2c3)+less(r4c1,r4c2)",
    "4x4+sandwich(5:r1c1,r1c2,r1c3,r1c4)+sandwich(0:r1c1,r2c1,r3c1,r4c1)",
    "4x4+not-sum(5:r1c1,r1c2)+not-ratio(2:r2c2,r3c2)+not-difference(1:r3c3,r4c3)",
    "4x4+equal-sums(r1c2,r2c1:r2c3)+less(r1c2,r4c4)",
    "4x4+same-digits(r1c1,r2c2,r3c4:r1c3,r2c4,r4c1)",
    "4x4+same-digits(r1c1,r2c3,r4c4:r1c1,r3c2,r4c4)+less(r1c2,r2c1)",
    "4x4+entropic(r1c1,r2c2,r3c3,r4c4)",
    "4x4+modular(2:r1c1,r2c2,r3c3)+less(r1c2,r4c4)",
    "4x4+zipper(r1c1,r2c2,r3c3)",
    "4x4+nabner(r1c1,r2c3)+less(r1c2,r4c4)",
    "4x4+double-arrow(r1c1,r2c2,r3c3,r4c4)",
    "4x4+lockout(1:r1c1,r2c2,r3c3)",
    "4x4+sequence(r1c1,r2c3,r3c4)",
    "4x4+x-sum(6:r1c1,r1c2,r1c3,r1c4)",
    "4x4+skyscraper(2:r1c1,r1c2,r1c3,r1c4)+skyscraper(3:r4c2,r3c2,r2c2,r1c2)",
    "4x4+hidden-skyscraper(2:r1c1,r1c2,r1c3,r1c4)",
    "4x4+numbered-room(3:r1c1,r1c2,r1c3,r1c4)",
    "4x4+lunchbox(3:r1c1,r2c2,r3c4)",
    "4x4+indexing(2:r2c1,r1c1,r2c1,r3c1,r4c1)+indexing(1:r2c2,r1c1,r2c1,r3c1,r4c1)",
    "4x4+counting(r1c1,r2c2,r3c3)",
    "4x4+distinct-count(r2c2:r1c1,r1c4,r2c3,r3c3)",
    "4x4+look-and-say(2,3,1,4:r1c1,r2c2,r3c3,r4c4)",
    "4x4+sum-line(5:r1c1,r2c2,r3c3,r4c4)",
    "4x4+weighted-sum(1,-1:r2c3,2:r1c1,r4c2)",
    "4x4+rellik(7:r1c1,r2c2,r3c3)",
    "4x4+equality-cage(r1c1,r2c3)",
    "4x4+entropy(r1c2,r1c3,r2c2,r2c3)",
    "4x4+remainders(3:r1c2,r1c3,r2c2,r2c3)",
    "4x4+taxicab(r1c1,r1c4,r2c3,r3c2,r4c4)+less(r1c2,r4c4)",
    "4x4+flatmates(r1c1,r2c1,r3c1,r4c1)",
    "4x4+full-rank(6:r1c1,r1c2,r1c3,r1c4)",
    "4x4+shared-rank(6:r1c1,r1c2,r1c3,r1c4)",
    "4x4+different-lines(r1c1,r1c2:r3c3,r4c3:r4c4,r3c1)",
    "4x4+value-indexing(r1c1,r2c3,r3c2,r4c4)",
    "4x4+sum-loop(5:r1c1,r2c2,r3c3,r4c4)",
    "4x4+pairs(1/2>3/4,3>1:r1c1,r2c3,r3c4)",
    "4x4+all-pairs(1/2>1/2,3/4>3/4:r1c1,r2c3,r3c4)",
    "4x4+regex(.*(12|43).*:r1c1,r2c3,r3c4)",
    "4x4+automaton(1/2>1,3/4>2;!1/2>2,3/4>1:r1c1,r2c3,r3c4)",
    "4x4+any-of(sum(4:r1c1,r2c3)|less(r1c1,r2c2)&less(r2c2,r4c4))",
};

/// The grids of a board by another road: those of its houses that keep its constraints.
std::vector<Grid> constrained_grids(std::string_view board) {
    const std::string name(board);
    const bool diagonals = name.find("+diagonals") != std::string::npos;
    const Shape shape = *Shape::parse(board);
    std::vector<Grid> grids;
    const auto keep = [&](const Grid &grid) {
        if (naive::keeps_constraints(shape, grid)) {
            grids.push_back(grid);
        }
        return true;
    };
    SolveOptions all;
    all.method = Method::dlx;
    all.limits.solutions = Limits::unlimited;
    const auto houses = Shape::parse(diagonals ? "4x4+diagonals" : "4x4");
    EXPECT_EQ(enumerate(Puzzle(*houses), all, keep).method, Method::dlx);
    std::ranges::sort(grids);
    return grids;
}

Shape constrained_shape(std::string_view board) { return *Shape::parse(board); }

/// A puzzle with one solution on that board, and that solution.
std::pair<Puzzle, Grid> constrained_puzzle(const Shape &shape) {
    auto generator = Generator::make(shape, {});
    for (std::uint64_t number = 0;; ++number) {
        auto made = generator->attempts(number, 1);
        if (made.front().fate == Fate::good) {
            return {*Puzzle::from_givens(shape, made.front().givens), made.front().solution};
        }
    }
}

void expect_named(const Error &error) {
    EXPECT_EQ(error.code, ErrorCode::unsupported);
    EXPECT_NE(error.message().find("less("), std::string::npos) << error.message();
}

const Shape &nine() {
    static const Shape shape = *Shape::parse("9x9+less(r1c1,r1c2)");
    return shape;
}

TEST(Constrained, EachMethodFindsTheSameGridsOrLeavesThemToTheSearch) {
    for (const std::string_view board : boards) {
        const Shape shape = constrained_shape(board);
        const std::vector<Grid> expected = constrained_grids(board);
        EXPECT_GT(expected.size(), 0u);
        for (const Method method : methods()) {
            SolveOptions all;
            all.method = method;
            all.limits.solutions = Limits::unlimited;
            std::vector<Grid> found;
            const SolveResult result = enumerate(Puzzle(shape), all, [&](const Grid &grid) {
                found.push_back(grid);
                return true;
            });
            std::ranges::sort(found);
            EXPECT_EQ(found, expected) << board << " by " << name(method);
            EXPECT_EQ(count(Puzzle(shape), all).solutions, expected.size()) << board;
            EXPECT_TRUE(can_honour(capability_of(result.method), shape)) << name(result.method);
            EXPECT_EQ(can_honour(capability_of(method), shape).has_value(),
                      method == Method::automatic || result.method == method)
                << name(method);
        }
    }
}

/// Cells that are so many rows and columns apart differ, in either direction.
void add_moves(std::vector<Constraint> &rules, const Shape &shape, int rows, int columns) {
    const auto side = static_cast<int>(shape.side());
    for (int row = 0; row + rows < side; ++row) {
        for (int column = 0; column < side; ++column) {
            const int other = column + columns;
            if (other >= 0 && other < side) {
                const auto at = [&](int r, int c) {
                    return shape.cell(static_cast<unsigned>(r), static_cast<unsigned>(c));
                };
                rules.emplace_back(Different{{at(row, column), at(row + rows, other)}});
            }
        }
    }
}

// The rules of Mitchell Lee's "Miracle Sudoku" (2020): no equal digits a knight's or a king's move
// apart, no consecutive digits side by side. They have 72 grids.
TEST(Constrained, TheRulesOfTheMiracleHave72Grids) {
    const Shape nine_by_nine = *Shape::parse("9x9");
    std::vector<Constraint> rules;
    for (const auto &[rows, columns] : {std::pair(1, 1), std::pair(1, -1), std::pair(1, 2),
                                        std::pair(1, -2), std::pair(2, 1), std::pair(2, -1)}) {
        add_moves(rules, nine_by_nine, rows, columns);
    }
    for (const House &house : nine_by_nine.houses()) {
        if (is_line(house.kind)) {
            rules.emplace_back(Whispers{2, house.cells});
        }
    }
    const auto miracle = nine_by_nine.with(rules);
    ASSERT_TRUE(miracle) << miracle.error().message();
    SolveOptions all;
    all.limits.solutions = Limits::unlimited;
    EXPECT_EQ(count(Puzzle(*miracle), all).solutions, 72u);
    Grid givens(81); // the puzzle of the video: two givens
    givens[index(nine_by_nine.cell(4, 2))] = digit_of(1);
    givens[index(nine_by_nine.cell(5, 6))] = digit_of(2);
    EXPECT_EQ(solve(*Puzzle::from_givens(*miracle, givens)).status, Status::unique);
}

TEST(Constrained, AContradictionOfGivensIsInvalid) {
    for (const Method method : methods()) {
        SolveOptions how;
        how.method = method;
        Grid givens(81);
        givens[0] = digit_of(5);
        givens[1] = digit_of(4);
        EXPECT_EQ(solve(*Puzzle::from_givens(nine(), givens), how).status, Status::invalid)
            << name(method);
        givens[1] = digit_of(6);
        how.limits.solutions = 1;
        EXPECT_EQ(solve(*Puzzle::from_givens(nine(), givens), how).solutions, 1u) << name(method);
    }
}

// Large boards that search doesn't finish soon go to SAT elsewhere; here nobody else may answer.
TEST(Constrained, TheAutomaticChoiceAsksNobodyElse) {
    SolveOptions how;
    how.limits.solutions = 5000;
    const Shape sixteen = *Shape::parse("16x16+less(r1c1,r1c2)");
    const SolveResult result = solve(Puzzle(sixteen), how);
    EXPECT_EQ(result.method, Method::search);
    EXPECT_EQ(result.solutions, 5000u);
    EXPECT_TRUE(naive::keeps_constraints(sixteen, result.solution));
}

TEST(Constrained, CountsAreThoseOfTheGrids) {
    for (const std::string_view board : boards) {
        const Puzzle empty(constrained_shape(board));
        const auto expected = constrained_grids(board).size();
        for (const CountMethod method :
             {CountMethod::automatic, CountMethod::search, CountMethod::states}) {
            if (DOKUSHIN_EVERY > 1 && method == CountMethod::search) {
                continue; // what the automatic choice is
            }
            CountOptions how;
            how.method = method;
            const ExactCount counted = count_exactly(empty, how);
            EXPECT_EQ(counted.solutions, std::to_string(expected)) << board;
            EXPECT_EQ(counted.method, CountMethod::search);
        }
        const CountEstimate estimate = estimate_count(empty);
        EXPECT_NEAR(std::pow(10, estimate.log10_mean), static_cast<double>(expected),
                    6 * estimate.relative_error * static_cast<double>(expected) + 1e-6)
            << board;
    }
}

TEST(Constrained, StepwiseMethodsAgreeWithTheTable) {
    for (const Method method : methods()) {
        const auto search = make_search(method, Puzzle(nine()));
        const bool steps = method == Method::backtrack || method == Method::mrv;
        EXPECT_EQ(search.has_value(), steps) << name(method);
        if (!can_honour(capability_of(method), nine())) {
            expect_named(search.error());
        }
    }
}

TEST(Constrained, WhatGeneratorsMakeHasOneSolutionThere) {
    for (const std::string_view board : boards) {
        const Shape shape = constrained_shape(board);
        const auto grids = constrained_grids(board);
        const auto [puzzle, solution] = constrained_puzzle(shape);
        std::vector<Grid> fitting;
        std::ranges::copy_if(grids, std::back_inserter(fitting),
                             [&](const Grid &grid) { return is_solution(puzzle, grid); });
        ASSERT_EQ(fitting.size(), 1u) << board;
        EXPECT_EQ(fitting.front(), solution);
        EXPECT_TRUE(redundant_givens(puzzle).redundant.empty()) << board;
        EXPECT_EQ(is_minimal(puzzle), true);
        const auto minimal = minimised(*Puzzle::from_givens(shape, solution));
        ASSERT_TRUE(minimal);
        EXPECT_EQ(minimal->shape(), shape);
        EXPECT_EQ(solve(*minimal).status, Status::unique);
        SolveOptions all;
        all.limits.solutions = Limits::unlimited;
        for (const Removal &removal : removals(puzzle, all)) {
            Grid less = puzzle.givens();
            less[index(removal.cell)] = Digit::blank;
            const Puzzle without = *Puzzle::from_givens(shape, less);
            EXPECT_EQ(removal.solutions,
                      static_cast<std::uint64_t>(std::ranges::count_if(
                          grids, [&](const Grid &grid) { return is_solution(without, grid); })));
        }
        VicinityOptions near;
        const auto all_near = vicinity(puzzle, near, [&](const Puzzle &other) {
            EXPECT_EQ(std::ranges::count_if(
                          grids, [&](const Grid &grid) { return is_solution(other, grid); }),
                      1)
                << board;
            return true;
        });
        // A puzzle without givens, since its constraints are enough, has none to take away.
        EXPECT_EQ(all_near.has_value(), puzzle.givens() != Grid(16)) << board;
    }
    GenerateOptions sukaku;
    sukaku.sukaku = true;
    const auto made = Generator::make(constrained_shape(boards.front()), sukaku)->attempts(1, 1);
    const auto candidates =
        Puzzle::from_candidates(constrained_shape(boards.front()), made.front().candidates);
    EXPECT_EQ(solve(*candidates).status, Status::unique);
}

TEST(Constrained, WhatRestsOnHousesIsRefused) {
    const auto [puzzle, solution] = constrained_puzzle(nine());
    expect_named(canonical(puzzle).error());
    expect_named(canonical(nine(), solution).error());
    expect_named(equivalent(puzzle, puzzle).error());
    expect_named(has_transforms(nine()).error());
    expect_named(random_transform(nine(), std::mt19937_64(1)).error());
    EXPECT_FALSE(Transform::identity(9).fits(nine()));
    expect_named(backdoors(puzzle).error());
    expect_named(unavoidable_sets(nine(), solution).error());
    Wishes wishes;
    EXPECT_TRUE(can_be_judged(wishes, nine()));
    wishes.singles = true;
    EXPECT_TRUE(can_be_judged(wishes, nine()));
    wishes.needs = {Technique::innies};
    EXPECT_TRUE(can_be_judged(wishes, nine()));
    EXPECT_FALSE(can_be_judged(wishes, *Shape::parse("9x9")));
    // What rests on uniqueness needs cells that no rule has.
    wishes.needs = {Technique::unique_rectangle_1};
    EXPECT_TRUE(can_be_judged(wishes, *Shape::parse("9x9+cage(3:r1c1,r1c2)")));
    EXPECT_FALSE(can_be_judged(wishes, *Shape::parse("9x9+cage(3:r1c1,r1c2)"), true));
    EXPECT_FALSE(can_be_judged(wishes, *Shape::parse("4x4+thermometer(r1c1,r1c2,r1c3,r1c4)"
                                                     "+sum(10:r2c1,r2c2,r2c3,r2c4)"
                                                     "+sum(10:r3c1,r3c2,r3c3,r3c4)"
                                                     "+cage(1:r4c1)")));
    wishes.needs.clear();
    wishes.rating = RatingRange{1, 2};
    expect_named(can_be_judged(wishes, nine()).error());
}

TEST(Constrained, RatingsAreGivenUp) {
    const auto [puzzle, solution] = constrained_puzzle(nine());
    const Rating rating = rate(puzzle);
    EXPECT_TRUE(rating.stopped && !rating.solved && rating.hardest.tenths == 0);
}

TEST(Constrained, LevelsAreThoseOfThePath) {
    const auto [puzzle, solution] = constrained_puzzle(nine());
    WalkOptions how;
    how.order = Order::hodoku;
    how.solution = solution;
    how.almost_locked_in_chains = false;
    Walk walk(puzzle, how);
    unsigned score = 0;
    HodokuLevel level = HodokuLevel::easy;
    while (const auto step = walk.next()) {
        score += hodoku_score(step->technique).points;
        level = std::max(level, hodoku_score(step->technique).level);
        walk.apply(*step);
    }
    const HodokuRating rating = rate_as_hodoku(puzzle, solution);
    EXPECT_TRUE(walk.solved() && rating.solved && !rating.stopped);
    EXPECT_EQ(rating.score, score);
    EXPECT_EQ(rating.level, level);
}

// A board with variables, or of another form than a square, has no steps yet.
TEST(Constrained, StepsNeedASquareWithoutVariables) {
    for (const std::string_view board : {"9x9+variables:2", "grid:6x8"}) {
        const Walk walk{Puzzle(*Shape::parse(board))};
        EXPECT_FALSE(walk.next());
        EXPECT_TRUE(walk.gave_up());
        EXPECT_TRUE(walk.all(Technique::naked_single).empty());
    }
}

// docs/METHODS.md says the same.
TEST(Constrained, TheTableOfCapabilitiesIsInTheDocs) {
    std::ifstream file(DOKUSHIN_SOURCE_DIR "/docs/METHODS.md");
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    for (const Capability capability : all_capabilities()) {
        const bool honours = can_honour(capability, nine()).has_value();
        const std::string row =
            "| " + std::string(name(capability)) + (honours ? " | yes |" : " | refused |");
        EXPECT_NE(text.find(row), std::string::npos) << row;
    }
}

// docs/METHODS.md lists each kind of constraint with an example, which is one.
TEST(Constrained, EachKindIsInTheDocs) {
    std::ifstream file(DOKUSHIN_SOURCE_DIR "/docs/METHODS.md");
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    for (const ConstraintRow &row : constraint_rows()) {
        EXPECT_NE(text.find(fmt::format("| `{}(", row.name)), std::string::npos) << row.name;
    }
}

// A format that names the shape gives it back; the others are read with the shape beside them.
TEST(Constrained, EveryFormatKeepsThePuzzle) {
    const auto [puzzle, solution] = constrained_puzzle(nine());
    for (const FormatInfo &format : formats()) {
        Record record{puzzle};
        Writer writer(format.format);
        const std::string begin = writer.begin();
        const auto written = writer.write(record);
        if (!written) {
            EXPECT_EQ(written.error().code, ErrorCode::unsupported) << format.name;
            continue;
        }
        ReadOptions how;
        how.format = format.format;
        how.shape = format.format == Format::json ? std::nullopt : std::optional(nine());
        const auto back = read_one(begin + *written + writer.end(), how);
        ASSERT_TRUE(back) << format.name << ": " << back.error().message();
        EXPECT_EQ(back->puzzle.shape(), nine()) << format.name;
        EXPECT_EQ(solve(back->puzzle).solution, solution) << format.name;
    }
}

} // namespace
} // namespace dokushin
