// A step is never wrong, and it is the same step when the board is turned.
#include "logic/puzzles.h"

#include <dokushin/explain.h>
#include <dokushin/solve.h>

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <functional>
#include <numeric>
#include <random>
#include <set>
#include <unordered_set>
#include <utility>

namespace dokushin {
namespace {

using logic_tests::puzzle_of;
using logic_tests::rated_lines;
using logic_tests::RatedLine;

/// Nested chains take long; a few of them are in the tests of the ratings.
constexpr unsigned hardest_here = 90;

/// Every so many of the golden lines, those that are too hard left out.
std::vector<RatedLine> some_lines(std::size_t first, std::size_t every,
                                  const std::string &file = "explainer_ratings.txt") {
    std::vector<RatedLine> some;
    const auto lines = rated_lines(file);
    for (std::size_t number = first; number < lines.size(); number += every) {
        if (lines[number].hardest() <= hardest_here) {
            some.push_back(lines[number]);
        }
    }
    return some;
}

WalkOptions in_hodokus_order(const Puzzle &puzzle) {
    WalkOptions options;
    options.order = Order::hodoku;
    options.solution = solve(puzzle).solution;
    return options;
}

bool is_one_of(Technique technique, std::initializer_list<Technique> techniques) {
    return std::ranges::find(techniques, technique) != techniques.end();
}

/// Is every conclusion what the solution says?
void expect_right(const Step &step, const Grid &solution, const std::string &puzzle) {
    EXPECT_FALSE(step.placements.empty() && step.eliminations.empty()) << puzzle;
    for (const Candidate &candidate : step.placements) {
        EXPECT_EQ(solution[index(candidate.cell)], candidate.digit)
            << puzzle << ": " << info(step.technique).key;
    }
    for (const Candidate &candidate : step.eliminations) {
        EXPECT_NE(solution[index(candidate.cell)], candidate.digit)
            << puzzle << ": " << info(step.technique).key;
    }
}

TEST(Steps, OfEveryPathAgreeWithTheSolution) {
    std::unordered_set<Technique> seen;
    for (const RatedLine &line : some_lines(0, DOKUSHIN_EVERY > 1 ? 6 : 1)) {
        const Puzzle puzzle = puzzle_of(line.puzzle);
        const Grid solution = solve(puzzle).solution;
        Walk walk(puzzle);
        while (const auto step = walk.next()) {
            expect_right(*step, solution, line.puzzle);
            seen.insert(step->technique);
            walk.apply(*step);
        }
        EXPECT_TRUE(walk.solved()) << line.puzzle;
        EXPECT_EQ(walk.grid(), solution);
    }
    EXPECT_GE(seen.size(), 30u); // a change of the set must not hollow this test out
}

/// SukakuExplainer's own techniques: on its path, and all instances of them.
TEST(Steps, OfTheSukakuOrderAgreeWithTheSolution) {
    constexpr std::array of_its_own{Technique::two_strong_links,  Technique::three_strong_links,
                                    Technique::four_strong_links, Technique::set_wxyz_wing,
                                    Technique::set_vwxyz_wing,    Technique::set_uvwxyz_wing,
                                    Technique::set_tuvwxyz_wing,  Technique::bug_2,
                                    Technique::unique_rectangle_3};
    WalkOptions options;
    options.order = Order::sukaku;
    std::unordered_set<Technique> seen;
    for (const RatedLine &line : some_lines(0, DOKUSHIN_EVERY > 1 ? 24 : 4, "sukaku_ratings.txt")) {
        const Puzzle puzzle = puzzle_of(line.puzzle);
        const Grid solution = solve(puzzle).solution;
        Walk walk(puzzle, options);
        while (const auto next = walk.next()) {
            expect_right(*next, solution, line.puzzle);
            for (const Technique technique : of_its_own) {
                for (const Step &step : walk.all(technique)) {
                    expect_right(step, solution, line.puzzle);
                    seen.insert(step.technique);
                }
            }
            walk.apply(*next);
        }
        EXPECT_TRUE(walk.solved()) << line.puzzle;
    }
    EXPECT_EQ(seen.size(), of_its_own.size());
}

/// Sudoku Explainer's chains from an assumption, all of whose consequences it follows.
bool is_forcing(Technique technique) {
    using T = Technique;
    return is_one_of(technique, {T::nishio, T::cell_forcing_chains, T::house_forcing_chains,
                                 T::dynamic_contradiction, T::dynamic_double, T::dynamic_cell,
                                 T::dynamic_house});
}

/// All instances, also those that a path would not take: nearly a million in every second puzzle,
/// under the sanitizers in every eightieth.
TEST(Steps, OfEveryFinderAgreeWithTheSolution) {
    std::size_t steps = 0;
    for (const RatedLine &line : some_lines(0, DOKUSHIN_EVERY > 1 ? 80 : 2)) {
        const Puzzle puzzle = puzzle_of(line.puzzle);
        const Grid solution = solve(puzzle).solution;
        Walk walk(puzzle);
        while (const auto next = walk.next()) {
            for (const TechniqueInfo &row : techniques()) {
                if (!is_tried(row.technique, Order::explainer) || is_forcing(row.technique)) {
                    continue;
                }
                for (const Step &step : walk.all(row.technique)) {
                    expect_right(step, solution, line.puzzle);
                    ++steps;
                }
            }
            walk.apply(*next);
        }
    }
    EXPECT_GE(steps, DOKUSHIN_EVERY > 1 ? 15'000U : 900'000U);
}

/// Beyond Sudoku Explainer's: what the players know besides. Fish of five lines and more,
/// and mutant jellyfish, take long.
bool is_of_players(Technique technique) {
    const std::string_view key = info(technique).key;
    const auto has = [&](std::string_view word) { return key.find(word) != key.npos; };
    return !is_tried(technique, Order::explainer) && !is_tried(technique, Order::sukaku) &&
           technique != Technique::trial_and_error && !has("squirmbag") && !has("whale") &&
           !has("leviathan") && !has("mutant-jellyfish") && !has("siamese-mutant");
}

TEST(Steps, OfEveryPlayersFinderAgreeWithTheSolution) {
    std::size_t steps = 0;
    std::unordered_set<Technique> seen;
    const std::size_t stride = DOKUSHIN_EVERY > 1 ? 700 : 80;
    for (const RatedLine &line : some_lines(40, stride)) {
        const Puzzle puzzle = puzzle_of(line.puzzle);
        const WalkOptions options = in_hodokus_order(puzzle);
        Walk walk(puzzle, options);
        while (const auto next = walk.next()) {
            // Where a single does, the others are seldom of use.
            for (const TechniqueInfo &row : techniques()) {
                if (!is_of_players(row.technique) || !next->placements.empty()) {
                    continue;
                }
                for (const Step &step : walk.all(row.technique)) {
                    EXPECT_EQ(step.technique, row.technique);
                    expect_right(step, *options.solution, line.puzzle);
                    seen.insert(row.technique);
                    ++steps;
                }
            }
            walk.apply(*next);
        }
        EXPECT_TRUE(walk.solved()) << line.puzzle;
        EXPECT_EQ(walk.grid(), *options.solution);
    }
    EXPECT_GE(steps, DOKUSHIN_EVERY > 1 ? 1'000u : 30'000u);
    EXPECT_GE(seen.size(), DOKUSHIN_EVERY > 1 ? 20u : 40u);
}

/// The same puzzles as sukakus, all candidates stated and nothing given: what was a given
/// can't be exchanged there either.
TEST(Steps, OfSukakusAgreeWithTheSolution) {
    for (const RatedLine &line : some_lines(20, DOKUSHIN_EVERY > 1 ? 1800 : 60)) {
        const Puzzle puzzle = puzzle_of(line.puzzle);
        const Puzzle sukaku = *Puzzle::from_candidates(puzzle.shape(), puzzle.pencilmarks());
        const WalkOptions options = in_hodokus_order(puzzle);
        Walk walk(sukaku, options);
        for (unsigned at = 0; const auto next = walk.next(); ++at) {
            for (const TechniqueInfo &row : techniques()) {
                if (row.needs_unique && at % (DOKUSHIN_EVERY > 1 ? 4 : 1) == 0) {
                    for (const Step &step : walk.all(row.technique)) {
                        expect_right(step, *options.solution, line.puzzle);
                    }
                }
            }
            expect_right(*next, *options.solution, line.puzzle);
            walk.apply(*next);
        }
        EXPECT_TRUE(walk.solved()) << line.puzzle;
    }
}

TEST(Steps, OfHodokusOrderSolveAndAgree) {
    for (const RatedLine &line : some_lines(0, DOKUSHIN_EVERY > 1 ? 60 : 6)) {
        const Puzzle puzzle = puzzle_of(line.puzzle);
        const WalkOptions options = in_hodokus_order(puzzle);
        Walk walk(puzzle, options);
        while (const auto step = walk.next()) {
            expect_right(*step, *options.solution, line.puzzle);
            walk.apply(*step);
        }
        EXPECT_TRUE(walk.solved()) << line.puzzle;
    }
}

/// Rows of HoDoKu's order share finders; each takes the step that it would take alone.
/// On its path some techniques have bounds that they don't have alone, never the reverse.
TEST(Steps, OfHodokusOrderAreFoundByTheirTechniqueAlone) {
    std::unordered_set<Technique> seen;
    for (const RatedLine &line : some_lines(5, 50)) {
        const Puzzle puzzle = puzzle_of(line.puzzle);
        const WalkOptions options = in_hodokus_order(puzzle);
        Walk walk(puzzle, options);
        std::vector<Step> path;
        while (const auto step = walk.next()) {
            if (is_of_players(step->technique)) {
                WalkOptions alone;
                alone.own_order = {step->technique};
                Walk other(puzzle, alone);
                std::ranges::for_each(path, [&](const Step &before) { other.apply(before); });
                const auto same = other.next();
                ASSERT_TRUE(same) << line.puzzle << ": " << info(step->technique).key;
                EXPECT_EQ(same->technique, step->technique) << line.puzzle;
                seen.insert(step->technique);
            }
            walk.apply(*step);
            path.push_back(*step);
        }
    }
    EXPECT_GE(seen.size(), 12u);
}

/// A puzzle of the shape with one solution: of a grid, digits renamed, as many are taken
/// away at random as can be.
Puzzle dug(const Shape &shape, std::mt19937 &random) {
    std::vector<unsigned> renamed(shape.side());
    std::iota(renamed.begin(), renamed.end(), 1U);
    std::ranges::shuffle(renamed, random);
    SolveOptions first;
    first.limits.solutions = 1;
    // A first row at random makes another grid.
    Grid givens(shape.cell_count());
    for (unsigned column = 0; column < shape.side(); ++column) {
        givens[column] = digit_of(renamed[column]);
    }
    givens = solve(*Puzzle::from_givens(shape, givens), first).solution;
    std::vector<std::size_t> cells(givens.size());
    std::iota(cells.begin(), cells.end(), std::size_t{0});
    std::ranges::shuffle(cells, random);
    for (const std::size_t cell : cells) {
        const Digit taken = std::exchange(givens[cell], Digit::blank);
        if (solve(*Puzzle::from_givens(shape, givens)).status != Status::unique) {
            givens[cell] = taken;
        }
    }
    return *Puzzle::from_givens(shape, givens);
}

TEST(Steps, OnOtherBoardsAgreeWithTheSolution) {
    std::mt19937 random(20261121);
    const std::string jigsaw = "jigsaw:AAABBACABBCCCBDECDDDEEEED";
    for (const std::string &name :
         {std::string("4"), std::string("2x3"), std::string("3x2+diagonals"), jigsaw,
          std::string("9+diagonals"), std::string("9+windoku"), std::string("9+disjoint-groups"),
          std::string("2x4")}) {
        const auto shape = Shape::parse(name);
        ASSERT_TRUE(shape) << name;
        std::size_t solved = 0;
        constexpr int rounds = DOKUSHIN_EVERY > 1 ? 3 : 8;
        for (int round = 0; round < rounds; ++round) {
            const Puzzle puzzle = dug(*shape, random);
            const Grid solution = solve(puzzle).solution;
            for (const Order order : {Order::explainer, Order::sukaku}) {
                WalkOptions options;
                options.order = order;
                options.nesting = 1;
                Walk walk(puzzle, options);
                while (const auto step = walk.next()) {
                    expect_right(*step, solution, name);
                    walk.apply(*step);
                }
                solved += walk.solved() ? 1U : 0U;
            }
            // HoDoKu's techniques where they make sense, all that is found on the way.
            if (round > 0 || (DOKUSHIN_EVERY > 1 && shape->side() > 6)) {
                continue;
            }
            WalkOptions players;
            players.order = Order::hodoku;
            players.solution = solution;
            Walk other(puzzle, players);
            while (const auto step = other.next()) {
                for (const TechniqueInfo &row : techniques()) {
                    if (is_of_players(row.technique) && step->placements.empty()) {
                        for (const Step &one : other.all(row.technique)) {
                            expect_right(one, solution, name);
                        }
                    }
                }
                expect_right(*step, solution, name);
                other.apply(*step);
            }
            EXPECT_TRUE(other.solved()) << name;
        }
        EXPECT_GE(solved, 3u * rounds / 2u) << name;
    }
}

TEST(Steps, ASearchIsGivenUpWhenItsTimeIsOver) {
    WalkOptions options;
    options.proper = false;
    options.time = std::chrono::milliseconds(50);
    // Chains within chains are looked for as good as for ever.
    const Walk empty(puzzle_of(std::string(81, '.')), options);
    EXPECT_FALSE(empty.gave_up());
    EXPECT_FALSE(empty.next());
    EXPECT_TRUE(empty.gave_up());
    EXPECT_TRUE(empty.all(Technique::naked_single).empty());
    EXPECT_FALSE(empty.gave_up());
}

TEST(Steps, WithoutUniquenessNoneRestsOnIt) {
    for (const RatedLine &line : some_lines(0, 25)) {
        WalkOptions several;
        several.proper = false;
        Walk walk(puzzle_of(line.puzzle), several);
        while (const auto step = walk.next()) {
            EXPECT_FALSE(info(step->technique).needs_unique);
            walk.apply(*step);
        }
    }
}

// ---- symmetry ----------------------------------------------------------------------

/// Where each cell goes, and which digit each becomes.
struct Turn {
    std::vector<std::size_t> cell;
    std::vector<unsigned> digit;

    [[nodiscard]] Candidate of(const Candidate &candidate) const {
        return {cell_at(cell[index(candidate.cell)]), digit_of(digit[number(candidate.digit)])};
    }
};

/// Bands and their rows, stacks and their columns, digits, all exchanged; and turned over.
Turn random_turn(std::mt19937 &random) {
    const auto lines = [&] {
        std::array<unsigned, 3> chutes{0, 1, 2};
        std::ranges::shuffle(chutes, random);
        std::vector<unsigned> order;
        for (const unsigned chute : chutes) {
            std::array<unsigned, 3> within{0, 1, 2};
            std::ranges::shuffle(within, random);
            for (const unsigned line : within) {
                order.push_back(3 * chute + line);
            }
        }
        return order;
    };
    const auto rows = lines();
    const auto columns = lines();
    const bool over = random() % 2 == 0;
    Turn turn;
    for (unsigned row = 0; row < 9; ++row) {
        for (unsigned column = 0; column < 9; ++column) {
            turn.cell.push_back(over ? 9 * columns[column] + rows[row]
                                     : 9 * rows[row] + columns[column]);
        }
    }
    turn.digit.resize(10);
    std::iota(turn.digit.begin(), turn.digit.end(), 0U);
    std::shuffle(turn.digit.begin() + 1, turn.digit.end(), random);
    return turn;
}

Puzzle turned(const Puzzle &puzzle, const Turn &turn) {
    Grid givens(81);
    for (std::size_t cell = 0; cell < 81; ++cell) {
        givens[turn.cell[cell]] = digit_of(turn.digit[number(puzzle.givens()[cell])]);
    }
    return *Puzzle::from_givens(puzzle.shape(), std::move(givens));
}

/// What the step places and eliminates, turned.
Step turned(const Step &step, const Turn &turn) {
    Step there;
    for (const Candidate &candidate : step.placements) {
        there.placements.push_back(turn.of(candidate));
    }
    for (const Candidate &candidate : step.eliminations) {
        there.eliminations.push_back(turn.of(candidate));
    }
    return there;
}

using Conclusions = std::set<std::vector<std::pair<std::size_t, unsigned>>>;

/// What the steps conclude, each once, in a form that can be compared.
Conclusions conclusions(const std::vector<Step> &steps, const Turn *turn) {
    Conclusions all;
    for (const Step &step : steps) {
        std::vector<std::pair<std::size_t, unsigned>> one;
        for (const bool placed : {true, false}) {
            for (const Candidate &candidate : placed ? step.placements : step.eliminations) {
                const Candidate there = turn == nullptr ? candidate : turn->of(candidate);
                one.emplace_back(index(there.cell) + (placed ? 1000 : 0), number(there.digit));
            }
        }
        std::ranges::sort(one);
        all.insert(std::move(one));
    }
    return all;
}

/// Of these a finder hands over the best only, and equally good ones differ in a turned
/// puzzle; the direct forms place the first of several digits.
bool depends_on_order(Technique technique) {
    using T = Technique;
    return !is_tried(technique, Order::explainer) || is_forcing(technique) ||
           is_one_of(technique, {T::x_cycle, T::y_cycle, T::xy_cycle, T::forcing_x_chain,
                                 T::forcing_chain, T::direct_hidden_pair, T::direct_hidden_triple,
                                 T::bug_3, T::unique_rectangle_4, T::unique_loop_4});
}

/// A chain is the shortest of several, and whether it meets itself, or what a loop of equal
/// length eliminates, differs with the one that is met first. A deadly set is what is left when
/// cells are removed in turn. Templates, fish and other sets don't differ.
bool is_one_of_several(Technique technique) {
    using T = Technique;
    return is_one_of(technique,
                     {T::x_chain, T::xy_chain, T::continuous_nice_loop, T::discontinuous_nice_loop,
                      T::aic, T::grouped_continuous_nice_loop, T::grouped_discontinuous_nice_loop,
                      T::grouped_aic, T::or_whip, T::mug, T::reverse_bug, T::deadly_pattern});
}

/// Walks along each of the puzzles and along itself turned. Before each step the techniques
/// that are looked for must find the same in both; those that found something.
std::unordered_set<Technique>
turned_alike(const std::vector<RatedLine> &lines, unsigned seed,
             const std::function<bool(Technique, const Step &next)> &is_looked_for) {
    std::mt19937 random(seed);
    std::unordered_set<Technique> seen;
    for (const RatedLine &line : lines) {
        const Puzzle puzzle = puzzle_of(line.puzzle);
        const Turn turn = random_turn(random);
        Walk walk(puzzle);
        Walk other(turned(puzzle, turn));
        while (const auto next = walk.next()) {
            for (const TechniqueInfo &row : techniques()) {
                if (!is_looked_for(row.technique, *next)) {
                    continue;
                }
                const auto found = walk.all(row.technique);
                if (!found.empty()) {
                    seen.insert(row.technique);
                }
                EXPECT_EQ(conclusions(found, &turn), conclusions(other.all(row.technique), nullptr))
                    << line.puzzle << ": " << row.key;
            }
            walk.apply(*next);
            other.apply(turned(*next, turn));
        }
    }
    return seen;
}

TEST(StepsLaw, ATurnedBoardHasTheSamePlayersStepsTurned) {
    const auto seen = turned_alike(some_lines(70, DOKUSHIN_EVERY > 1 ? 900 : 150), 20261122,
                                   [](Technique technique, const Step &next) {
                                       return is_of_players(technique) &&
                                              !is_one_of_several(technique) &&
                                              next.placements.empty();
                                   });
    EXPECT_GE(seen.size(), DOKUSHIN_EVERY > 1 ? 10u : 30u);
}

TEST(StepsLaw, ATurnedBoardHasTheSameStepsTurned) {
    const auto seen = turned_alike(
        some_lines(0, DOKUSHIN_EVERY > 1 ? 120 : 8), 20261121,
        [](Technique technique, const Step &) { return !depends_on_order(technique); });
    EXPECT_GE(seen.size(), 20u);
}

} // namespace
} // namespace dokushin
