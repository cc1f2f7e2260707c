// Impossible sets are cells that two or three digits can't fill, although without any one of them
// they could; so one of their guardians is true.
#include "logic/finders/patterns/impossible_sets.h"

#include "logic/finders/patterns/or_relations.h"
#include "logic/finders/patterns/tridagons.h"
#include "logic/technique_lists.h"
#include "logic/walk_state.h"

#include <dokushin/tell.h>

namespace dokushin::logic {
namespace {

using logic_tests::puzzle_of;

// Loki, and puzzles of mith's lists of T&E(3).
constexpr std::array of_depth_3{
    "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..",
    "98.76.5..7.5.498...4........9..86....64..7.....745......9...48....6...32........1",
    "12.45.7.9.5.1.92...........2.57...4..912.4...74...5.2....9.14.2.1....39..7.....18",
    "98.76.5..74.5.8.6.....4....32......61.........7.95.......8.5.7....69..84....749..",
};

// Patterns of eleven's list, with the names that they have in D. Berthier's CSP-Rules.
constexpr std::array published{
    "....................X..X..X........X.....X.XX..X.XX..............................", // EL10c1
    ".................X..X..X.X......X..X..X..XX....X.X...X...........................", // EL12c1
    "........X..X..X.X...X.X.X.......XX......X..X...X.....X...........................", // EL13c290
    "........X.....X.X...X.X.X.......XX....X.X..X...XX....X...........................", // EL14c1
    "........X....XX.X...X..XX.......X.X.....X.X....XX....X...........................", // EL14c13
    "........X....XX.X...XX..X.......XX.....X...X...X.X...X...........................", // EL14c30
    ".....X..X....X..X...XX..X.......X..X..X...X....X..X.X............................", // EL14c159
    "........X.....X.XX..X.XX.......X.XX...X.....X.XX.X...............................", // EL15c1
    ".....X..X..X....XX.X..XX........X..X..XXX.....X....XX............................", // EL16c1
};

/// Where easy techniques lead to.
Walk after_easy_steps(const char *puzzle) {
    using Name = Technique;
    WalkOptions options;
    options.own_order = {Name::hidden_single, Name::naked_single, Name::pointing,    Name::claiming,
                         Name::naked_pair,    Name::naked_triple, Name::hidden_pair, Name::x_wing};
    Walk walk(puzzle_of(puzzle), options);
    while (const auto step = walk.next()) {
        walk.apply(*step);
    }
    return walk;
}

/// A naive search: each cell gets each of the digits that it has and no cell before holds.
bool can_be_filled(const Position &position, const std::vector<Cell> &cells, DigitSet digits,
                   std::vector<Digit> &filled) {
    if (filled.size() == cells.size()) {
        return true;
    }
    const Cell cell = cells[filled.size()];
    for (const Digit digit : position.candidates(cell) & digits) {
        bool fits = true;
        for (std::size_t before = 0; before < filled.size(); ++before) {
            fits &= filled[before] != digit || !position.layout().sees(cells[before], cell);
        }
        if (fits) {
            filled.push_back(digit);
            if (can_be_filled(position, cells, digits, filled)) {
                return true;
            }
            filled.pop_back();
        }
    }
    return false;
}

bool can_be_filled(const Position &position, const std::vector<Cell> &cells, DigitSet digits) {
    std::vector<Digit> filled;
    return can_be_filled(position, cells, digits, filled);
}

TEST(ImpossibleSets, HaveNoFillingAndNeedEachCell) {
    for (const char *puzzle : of_depth_3) {
        const Walk walk = after_easy_steps(puzzle);
        const Position &position = walk.state().position;
        const Grid solution = solve(puzzle_of(puzzle)).solution;
        std::size_t sets = 0;
        for (const DigitSet digits : few_digits(walk.shape())) {
            for (const ImpossibleSet &set : impossible_sets(position, digits, {})) {
                ++sets;
                EXPECT_FALSE(can_be_filled(position, set.cells, digits));
                std::size_t guardians = 0;
                bool is_one_true = false;
                for (std::size_t at = 0; at < set.cells.size(); ++at) {
                    const DigitSet others = position.candidates(set.cells[at]) - digits;
                    guardians += others.size();
                    is_one_true |= others.contains(solution[index(set.cells[at])]);
                    std::vector<Cell> rest = set.cells;
                    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(at));
                    EXPECT_TRUE(can_be_filled(position, rest, digits));
                }
                EXPECT_TRUE(is_one_true);
                EXPECT_LE(guardians, 5u);
            }
        }
        EXPECT_GT(sets, 0u) << puzzle;
    }
}

// If all other cells have all candidates, and one cell of the pattern has a guardian, it is found
// whole.
TEST(ImpossibleSets, ArePublishedPatterns) {
    const Shape shape = *Shape::classic(3);
    const DigitSet digits =
        DigitSet::only(digit_of(1)) | DigitSet::only(digit_of(2)) | DigitSet::only(digit_of(3));
    for (const std::string_view pattern : published) {
        std::vector<Cell> cells;
        Pencilmarks marks(shape.cell_count(), shape.all_digits());
        for (std::size_t at = 0; at < pattern.size(); ++at) {
            if (pattern[at] == 'X') {
                cells.push_back(cell_at(at));
                marks[at] = digits;
            }
        }
        for (const Cell guarded : cells) {
            Pencilmarks with_guardian = marks;
            with_guardian[index(guarded)] = digits | DigitSet::only(digit_of(4));
            const Walk walk(*Puzzle::from_candidates(shape, with_guardian));
            const auto sets = impossible_sets(walk.state().position, digits, {});
            EXPECT_TRUE(std::ranges::any_of(sets, [&](const ImpossibleSet &set) {
                return set.cells == cells;
            })) << pattern;
        }
    }
}

// The twelve cells of a tridagon, or those of them that are open and needed, are such a set; so
// some set has no other guardians.
TEST(ImpossibleSets, AreInEachTridagonOfFewGuardians) {
    std::size_t tridagons = 0;
    for (const char *puzzle : of_depth_3) {
        const Walk walk = after_easy_steps(puzzle);
        const Position &position = walk.state().position;
        const auto guardians_of = [&](std::span<const Cell> cells, DigitSet digits) {
            std::set<Candidate> guardians;
            for (const Cell cell : cells) {
                for (const Digit digit : position.candidates(cell) - digits) {
                    guardians.insert({cell, digit});
                }
            }
            return guardians;
        };
        const auto all = [](const Tridagon &, std::span<const Cell>) { return true; };
        TridagonSearch(position).each(all, [&](const Tridagon &tridagon) {
            const auto guardians = guardians_of(tridagon.cells, tridagon.digits);
            if (guardians.size() > 5) {
                return true;
            }
            ++tridagons;
            EXPECT_TRUE(std::ranges::any_of(
                impossible_sets(position, tridagon.digits, {}), [&](const ImpossibleSet &set) {
                    return std::ranges::includes(guardians, guardians_of(set.cells, set.digits));
                }));
            return true;
        });
    }
    EXPECT_GE(tridagons, 2u);
}

// With a candidate that contradicts all guardians, they are the same sets, fewer.
TEST(ImpossibleSets, ThatExcludeSomethingAreAmongAll) {
    for (const char *puzzle : of_depth_3) {
        const Walk walk = after_easy_steps(puzzle);
        const Position &position = walk.state().position;
        for (const DigitSet digits : few_digits(walk.shape())) {
            const auto all = impossible_sets(position, digits, {});
            for (const auto &set :
                 impossible_sets(position, digits, {.excludes_something = true})) {
                EXPECT_TRUE(std::ranges::any_of(all, [&](const ImpossibleSet &other) {
                    return std::ranges::equal(set.cells, other.cells);
                }));
            }
        }
    }
}

TEST(OrRelations, HaveTwoToFiveGuardiansAndNoneOfThemAllOfAnother) {
    for (const char *puzzle : of_depth_3) {
        const Walk walk = after_easy_steps(puzzle);
        const Grid solution = solve(puzzle_of(puzzle)).solution;
        const auto relations = or_relations(walk.state().position);
        for (const OrRelation &one : relations) {
            EXPECT_GE(one.guardians.size(), 2u);
            EXPECT_LE(one.guardians.size(), 5u);
            EXPECT_TRUE(std::ranges::any_of(one.guardians, [&](const Candidate &guardian) {
                return solution[index(guardian.cell)] == guardian.digit;
            }));
            EXPECT_EQ(std::ranges::count_if(relations,
                                            [&](const OrRelation &other) {
                                                return std::ranges::includes(one.guardians,
                                                                             other.guardians);
                                            }),
                      1);
        }
    }
}

TEST(ImpossiblePattern, IsFoundAndPutIntoWords) {
    const Walk walk(puzzle_of(of_depth_3[2]));
    const std::vector<Step> steps = walk.all(Technique::impossible_pattern);
    ASSERT_EQ(steps.size(), 1u);
    EXPECT_TRUE(walk.all(Technique::tridagon).empty());
    EXPECT_EQ(steps.front().size, 13u);
    EXPECT_EQ(part_of(steps.front(), Role::fin)->digits.size(), 1u);
    EXPECT_EQ(steps.front().eliminations.size(), 3u);
    EXPECT_TRUE(tell(steps.front(), walk.shape(), {}).contains("can't all be of"));
}

// Loki has a tridagon, which is a technique by itself.
TEST(ImpossiblePattern, IsNoTridagon) {
    const Walk walk(puzzle_of(of_depth_3[0]));
    EXPECT_EQ(walk.all(Technique::tridagon).size(), 1u);
    EXPECT_TRUE(walk.all(Technique::impossible_pattern).empty());
}

TEST(ImpossiblePattern, AgreesWithTheSolutions) {
    logic_tests::expect_to_agree("ratings/te3.txt", 200,
                                 {Technique::tridagon, Technique::impossible_pattern});
}

TEST(ImpossiblePattern, OfOtherPuzzlesAgreesWithTheSolutions) {
    logic_tests::expect_to_agree("top1465.txt", 100, {Technique::impossible_pattern});
}

} // namespace
} // namespace dokushin::logic
