// Deadly sets: MUGs, reverse BUGs and deadly patterns.
#include "logic/finders/uniqueness/exchanges.h"
#include "logic/technique_lists.h"

namespace dokushin {
namespace {

using logic::Exchanges;
using logic::Restricted;
using logic_tests::expect_case;
using logic_tests::expect_cases;
using logic_tests::expect_to_agree;

DigitSet digits(std::initializer_list<unsigned> numbers) {
    DigitSet set;
    for (const unsigned one : numbers) {
        set.insert(digit_of(one));
    }
    return set;
}

/// A cell of a board of nine rows, and its candidates.
struct Marked {
    unsigned row;
    unsigned column;
    std::initializer_list<unsigned> numbers;
};

/// A sukaku in which all other cells have a 1 only, so that nothing else can be exchanged.
Puzzle with_marks(std::initializer_list<Marked> cells) {
    const Shape shape = *Shape::classic(3);
    Pencilmarks marks(81, digits({1}));
    for (const Marked &one : cells) {
        marks[index(shape.cell(one.row - 1, one.column - 1))] = digits(one.numbers);
    }
    return *Puzzle::from_candidates(shape, marks);
}

/// The cells that aren't given, each with its digit of the solution.
std::vector<Restricted> solved_cells(const Puzzle &puzzle, const Grid &solution) {
    std::vector<Restricted> set;
    for (std::size_t at = 0; at < solution.size(); ++at) {
        if (puzzle.givens()[at] == Digit::blank) {
            set.push_back({cell_at(at), DigitSet::only(solution[at])});
        }
    }
    return set;
}

// A minimal puzzle has one solution, and without one of its givens several: another filling of what
// isn't given has the same digits in each house.
TEST(Exchanges, OfAllCellsThatAreNotGivenAreFurtherSolutions) {
    const Shape shape = *Shape::of_side(6);
    const auto layout = std::make_shared<const logic::Layout>(shape);
    const auto is_deadly = [&](const Puzzle &puzzle, const Grid &solution) {
        const logic::Position position(layout, puzzle);
        return Exchanges(position).is_deadly(solved_cells(puzzle, solution));
    };
    for (const Puzzle &puzzle : logic_tests::generated(shape, 20)) {
        const Grid solution = solve(puzzle).solution;
        EXPECT_FALSE(is_deadly(puzzle, solution));
        for (std::size_t at = 0; at < solution.size(); ++at) {
            if (puzzle.givens()[at] != Digit::blank) {
                Grid fewer = puzzle.givens();
                fewer[at] = Digit::blank;
                EXPECT_TRUE(is_deadly(*Puzzle::from_givens(shape, fewer), solution));
            }
        }
    }
}

/// An empty board.
logic::Position empty_position() {
    const Puzzle puzzle = *Puzzle::from_givens(*Shape::classic(3), Grid(81, Digit::blank));
    return {std::make_shared<const logic::Layout>(puzzle.shape()), puzzle};
}

std::vector<Restricted> set(std::initializer_list<Marked> cells) {
    std::vector<Restricted> restricted;
    for (const Marked &one : cells) {
        restricted.push_back(
            {cell_at(std::size_t{9} * (one.row - 1) + one.column - 1), digits(one.numbers)});
    }
    return restricted;
}

TEST(Exchanges, NeedAFillingAndAnother) {
    const logic::Position position = empty_position();
    Exchanges exchanges(position);
    // A unique rectangle.
    EXPECT_TRUE(
        exchanges.is_deadly(set({{1, 1, {1, 2}}, {1, 4, {1, 2}}, {2, 1, {1, 2}}, {2, 4, {1, 2}}})));
    EXPECT_TRUE(exchanges.exchanges_each_cell());
    // In four boxes the digits of the boxes would change.
    EXPECT_FALSE(
        exchanges.is_deadly(set({{1, 1, {1, 2}}, {1, 4, {1, 2}}, {4, 1, {1, 2}}, {4, 4, {1, 2}}})));
    // Three cells of two digits in a row have no filling.
    EXPECT_FALSE(exchanges.is_deadly(set({{1, 1, {1, 2}}, {1, 4, {1, 2}}, {1, 7, {1, 2}}})));
    EXPECT_FALSE(exchanges.has_filling());
    // A cell of another digit keeps it.
    EXPECT_TRUE(exchanges.is_deadly(
        set({{1, 1, {1, 2}}, {1, 4, {1, 2}}, {2, 1, {1, 2}}, {2, 4, {1, 2}}, {3, 1, {3}}})));
    EXPECT_FALSE(exchanges.exchanges_each_cell());
}

// The patterns of "Forming MUGs from BUG-Lite composites" (Sudoku Players' Forum, 2006).
TEST(Exchanges, TakePlaceInPublishedMugs) {
    const logic::Position position = empty_position();
    Exchanges exchanges(position);
    EXPECT_TRUE(exchanges.is_deadly(set({{1, 3, {1, 2}},
                                         {1, 4, {1, 2, 3}},
                                         {1, 5, {1, 3}},
                                         {2, 3, {1, 2}},
                                         {2, 4, {1, 2}},
                                         {4, 4, {1, 3}},
                                         {4, 5, {1, 3}}})));
    EXPECT_TRUE(exchanges.is_deadly(set({{1, 3, {1, 2}},
                                         {1, 4, {1, 2, 3, 4}},
                                         {1, 5, {3, 4}},
                                         {2, 3, {1, 2}},
                                         {2, 4, {1, 2}},
                                         {4, 4, {3, 4}},
                                         {4, 5, {3, 4}}})));
    EXPECT_TRUE(exchanges.is_deadly(set({{1, 3, {1, 2, 3}},
                                         {1, 4, {1, 2, 3}},
                                         {2, 3, {1, 2, 3}},
                                         {2, 4, {1, 2, 3}},
                                         {3, 3, {1, 2, 3}},
                                         {3, 4, {1, 2, 3}}})));
    EXPECT_FALSE(exchanges.is_deadly(
        set({{1, 3, {1, 2, 3}}, {1, 4, {1, 2, 3}}, {2, 3, {1, 2, 3}}, {2, 4, {1, 2, 3}}})));
}

TEST(Mug, IsFoundInItsCases) { expect_cases("mug.txt"); }

// Two rows of a band with four columns and four digits: they fill both rows, which can be
// exchanged, although no cell has all four.
TEST(Mug, HasFourDigitsInFourColumns) {
    const Puzzle puzzle = with_marks({{1, 2, {6, 9}},
                                      {1, 4, {3, 8, 9}},
                                      {1, 7, {3, 5, 6, 9}},
                                      {1, 9, {3, 8, 9}},
                                      {2, 2, {6, 9}},
                                      {2, 4, {3, 8, 9}},
                                      {2, 7, {3, 6, 9}},
                                      {2, 9, {3, 8, 9}}});
    const std::vector<Step> steps = Walk(puzzle).all(Technique::mug);
    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(logic_tests::conclusion_of(steps.front().eliminations),
              (logic_tests::Conclusion{{6, 3}, {6, 6}, {6, 9}}));
    EXPECT_EQ(part_of(steps.front(), Role::deadly_pattern)->cells.size(), 8U);
    EXPECT_EQ(part_of(steps.front(), Role::fin)->digits, digits({5}));
}

// With one cell more to a row than digits there is no filling; without a further candidate there is
// nothing to conclude.
TEST(Mug, HasAFillingAndGuardians) {
    const Puzzle full = with_marks({{1, 1, {2, 3, 5}},
                                    {1, 2, {2, 3, 4}},
                                    {1, 7, {3, 4}},
                                    {2, 1, {2, 3}},
                                    {2, 2, {2, 3, 4}},
                                    {2, 7, {3, 4}}});
    const Puzzle bare = with_marks({{1, 1, {2, 3}},
                                    {1, 4, {2, 3, 4}},
                                    {1, 7, {3, 4}},
                                    {2, 1, {2, 3}},
                                    {2, 4, {2, 3, 4}},
                                    {2, 7, {3, 4}}});
    for (const Puzzle &puzzle : {full, bare}) {
        EXPECT_TRUE(Walk(puzzle).all(Technique::mug).empty());
    }
}

// Of four cells a reverse BUG is what others name an avoidable rectangle.
TEST(ReverseBug, IsFoundInItsCases) {
    const char *const line =
        ":0623:12:..5784693743+269+185968..5+247.39.4657848.95736.57683.9.489.67345.35749.8.66."
        "45.8739::134::";
    expect_case(line);
    const auto one = logic_tests::case_of(line);
    const std::vector<Step> rectangles = Walk(one->puzzle).all(Technique::avoidable_rectangle_1);
    ASSERT_EQ(rectangles.size(), 1U);
    EXPECT_EQ(logic_tests::conclusion_of(rectangles.front().eliminations), one->eliminated);
    // One of the cells was given.
    expect_case(
        ":0623-x:x:..5784693743+269185968..5+247.39.4657848.95736.57683.9.489.67345.35749.8.66."
        "45.8739:::");
    expect_cases("reverse-bug.txt");
}

TEST(DeadlySets, AgreeWithTheSolutions) {
    const std::vector techniques{Technique::reverse_bug, Technique::mug, Technique::deadly_pattern};
    expect_to_agree("kaggle_rated_mix.txt", 200, techniques);
    expect_to_agree("top1465.txt", 100, {Technique::mug, Technique::deadly_pattern});
}

} // namespace
} // namespace dokushin
