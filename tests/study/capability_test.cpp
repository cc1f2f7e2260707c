// A board with constraints: every engine and analysis honours them, or refuses by name. What is
// right comes from all 288 grids of 4×4, filtered by the rule.
#include <dokushin/canon.h>
#include <dokushin/capability.h>
#include <dokushin/check.h>
#include <dokushin/count.h>
#include <dokushin/generate.h>
#include <dokushin/study.h>
#include <dokushin/text.h>
#include <dokushin/trace.h>
#include <dokushin/wishes.h>

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iterator>
#include <random>

namespace dokushin {
namespace {

struct ConstrainedBoard {
    std::string_view name;
    bool (*keeps)(const Grid &);
};

bool is_less(const Grid &grid, std::size_t lesser, std::size_t greater) {
    return number(grid[lesser]) < number(grid[greater]);
}

// Cells of 4×4 by row and column: r1c1 is 0, r1c2 is 1, r4c4 is 15.
const std::vector<ConstrainedBoard> boards{
    {"4x4+less(r1c1,r1c2)", [](const Grid &grid) { return is_less(grid, 0, 1); }},
    {"4x4+less(r1c2,r4c4)+less(r4c4,r3c1)",
     [](const Grid &grid) { return is_less(grid, 1, 15) && is_less(grid, 15, 8); }},
    {"4x4+different(r1c1,r2c3)", [](const Grid &grid) { return grid[0] != grid[6]; }},
    {"4x4+different(r2c2,r3c3,r4c1)",
     [](const Grid &grid) {
         return grid[5] != grid[10] && grid[10] != grid[12] && grid[5] != grid[12];
     }},
    {"4x4+diagonals+different(r1c1,r2c3)+less(r1c2,r2c1)",
     [](const Grid &grid) { return grid[0] != grid[6] && is_less(grid, 1, 4); }},
};

/// The grids of a board by another road: those of its houses that keep its constraints.
std::vector<Grid> constrained_grids(const ConstrainedBoard &board) {
    const std::string name(board.name);
    const bool diagonals = name.find("+diagonals") != std::string::npos;
    std::vector<Grid> grids;
    const auto keep = [&](const Grid &grid) {
        if (board.keeps(grid)) {
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

Shape constrained_shape(const ConstrainedBoard &board) { return *Shape::parse(board.name); }

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
    for (const ConstrainedBoard &board : boards) {
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
            EXPECT_EQ(found, expected) << board.name << " by " << name(method);
            EXPECT_EQ(count(Puzzle(shape), all).solutions, expected.size()) << board.name;
            EXPECT_TRUE(can_honour(capability_of(result.method), shape)) << name(result.method);
            EXPECT_EQ(can_honour(capability_of(method), shape).has_value(),
                      method == Method::automatic || result.method == method)
                << name(method);
        }
    }
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
    EXPECT_TRUE(is_less(result.solution, 0, 1));
}

TEST(Constrained, CountsAreThoseOfTheGrids) {
    for (const ConstrainedBoard &board : boards) {
        const Puzzle empty(constrained_shape(board));
        const auto expected = constrained_grids(board).size();
        for (const CountMethod method :
             {CountMethod::automatic, CountMethod::search, CountMethod::states}) {
            CountOptions how;
            how.method = method;
            const ExactCount counted = count_exactly(empty, how);
            EXPECT_EQ(counted.solutions, std::to_string(expected)) << board.name;
            EXPECT_EQ(counted.method, CountMethod::search);
        }
        const CountEstimate estimate = estimate_count(empty);
        EXPECT_NEAR(std::pow(10, estimate.log10_mean), static_cast<double>(expected),
                    6 * estimate.relative_error * static_cast<double>(expected) + 1e-6)
            << board.name;
    }
}

TEST(Constrained, StepwiseMethodsAgreeWithTheTable) {
    for (const Method method : methods()) {
        const auto search = make_search(method, Puzzle(nine()));
        const bool steps = method == Method::backtrack || method == Method::mrv;
        EXPECT_EQ(search.has_value(), steps) << name(method);
        if (!search && method != Method::automatic && method != Method::search) {
            expect_named(search.error());
        }
    }
}

TEST(Constrained, WhatGeneratorsMakeHasOneSolutionThere) {
    for (const ConstrainedBoard &board : boards) {
        const Shape shape = constrained_shape(board);
        const auto grids = constrained_grids(board);
        const auto [puzzle, solution] = constrained_puzzle(shape);
        std::vector<Grid> fitting;
        std::ranges::copy_if(grids, std::back_inserter(fitting),
                             [&](const Grid &grid) { return is_solution(puzzle, grid); });
        ASSERT_EQ(fitting.size(), 1u) << board.name;
        EXPECT_EQ(fitting.front(), solution);
        EXPECT_TRUE(redundant_givens(puzzle).redundant.empty()) << board.name;
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
                << board.name;
            return true;
        });
        EXPECT_TRUE(all_near);
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
    expect_named(can_be_judged(wishes, nine()).error());
}

TEST(Constrained, StepsAndRatingsAreGivenUp) {
    const auto [puzzle, solution] = constrained_puzzle(nine());
    for (const Order order : {Order::explainer, Order::sukaku, Order::hodoku}) {
        WalkOptions how;
        how.order = order;
        how.solution = solution;
        const Walk walk(puzzle, how);
        EXPECT_FALSE(walk.next());
        EXPECT_TRUE(walk.gave_up());
        EXPECT_TRUE(walk.all(Technique::naked_single).empty());
        EXPECT_TRUE(walk.gave_up());
    }
    const Rating rating = rate(puzzle);
    EXPECT_TRUE(rating.stopped && !rating.solved && rating.hardest.tenths == 0);
    const HodokuRating hodoku = rate_as_hodoku(puzzle, solution);
    EXPECT_TRUE(hodoku.stopped && !hodoku.solved && hodoku.score == 0);
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
