// What easy techniques give together does not depend on their order, and what is told of the
// end of a path is true.
#include "logic/closure/closure.h"

#include "logic/links/consequences.h"
#include "logic/links/one_digit.h"
#include "logic/positions.h"
#include "logic/puzzles.h"
#include "logic/steps/flat_evidence.h"

#include <dokushin/solve.h>
#include <dokushin/walk.h>

#include <gtest/gtest.h>
#include <rapidcheck.h>

namespace dokushin::logic {
namespace {

using logic_tests::generated;
using logic_tests::puzzle_of;
using logic_tests::rated_lines;
using T = Technique;

/// Those behind which a walk can end.
constexpr std::array closable{Easy::line_single,
                              Easy::direct_claiming,
                              Easy::direct_hidden_pair,
                              Easy::naked_single,
                              Easy::direct_hidden_triple,
                              Easy::claiming,
                              Easy::naked_pair,
                              Easy::x_wing,
                              Easy::hidden_pair,
                              Easy::naked_triple,
                              Easy::swordfish,
                              Easy::hidden_triple,
                              Easy::xy_wing,
                              Easy::xyz_wing};

Position position_of(const Puzzle &puzzle) {
    return {std::make_shared<const Layout>(puzzle.shape()), puzzle};
}

Position closed(const Puzzle &puzzle, Easy last) {
    Position position = position_of(puzzle);
    NothingFound nothing_found;
    close(position, nothing_found, last);
    EXPECT_TRUE(position.is_ok());
    return position;
}

/// Easiest first, one by one.
Position walked(const Puzzle &puzzle, Technique hardest) {
    WalkOptions options;
    options.hardest = hardest;
    Walk walk(puzzle, options);
    Position position = position_of(puzzle);
    while (const auto step = walk.next()) {
        walk.apply(*step);
        for (const Candidate &eliminated : step->eliminations) {
            position.eliminate(eliminated.cell, eliminated.digit);
        }
        for (const Candidate &placed : step->placements) {
            position.place(placed.cell, placed.digit);
        }
    }
    return position;
}

TEST(Closure, IsWhereTheStepsLeadOneByOne) {
    const auto lines = rated_lines();
    for (std::size_t at = 0; at < lines.size(); at += DOKUSHIN_EVERY > 1 ? 20 : 4) {
        const Puzzle puzzle = puzzle_of(lines[at].puzzle);
        for (const Easy last : closable) {
            EXPECT_TRUE(closed(puzzle, last) == walked(puzzle, technique_of(last)))
                << lines[at].puzzle << " " << name(technique_of(last), Language::english);
        }
    }
}

TEST(Closure, IsTheSameOnOtherBoardsOfBoxes) {
    for (const std::string_view shape : {"2x3", "2x4", "3x4"}) {
        for (const Puzzle &puzzle : generated(*Shape::parse(shape), 12)) {
            for (const Easy last : closable) {
                EXPECT_TRUE(closed(puzzle, last) == walked(puzzle, technique_of(last))) << shape;
            }
        }
    }
}

TEST(ClosureLaw, TheOrderOfStepsDoesNotMatter) {
    const auto lines = rated_lines();
    EXPECT_TRUE(rc::check([&] {
        const Puzzle puzzle =
            puzzle_of(lines[*rc::gen::inRange<std::size_t>(0, lines.size())].puzzle);
        const std::size_t level = *rc::gen::inRange<std::size_t>(0, closable.size());
        Walk walk(puzzle);
        while (true) {
            std::vector<Step> steps;
            for (const TechniqueInfo &row : techniques()) {
                if (techniques_up_to(closable[level]).contains(row.technique)) {
                    std::ranges::move(walk.all(row.technique), std::back_inserter(steps));
                }
            }
            if (steps.empty()) {
                break;
            }
            walk.apply(steps[*rc::gen::inRange<std::size_t>(0, steps.size())]);
        }
        const Position position = closed(puzzle, closable[level]);
        RC_ASSERT(position.grid() == walk.grid());
        RC_ASSERT(position.pencilmarks() == walk.pencilmarks());
    }));
}

/// The level of a step of a path.
Easy level_of(const Step &step, const Shape &shape) {
    for (auto level = Easy::box_single; level != Easy::none;
         level = static_cast<Easy>(static_cast<unsigned>(level) + 1)) {
        if (technique_of(level) == step.technique &&
            (level != Easy::box_single ||
             shape.houses()[*first_house(step)].kind == HouseKind::box)) {
            return level;
        }
    }
    return Easy::last_digit;
}

TEST(Ascent, MeetsWhatThePathMeets) {
    for (const std::string_view shape : {"9", "2x3", "2x4"}) {
        for (const Puzzle &puzzle : generated(*Shape::parse(shape), 40)) {
            WalkOptions options;
            options.hardest = T::xyz_wing;
            Walk walk(puzzle, options);
            Ascent path;
            while (const auto step = walk.next()) {
                path.note(level_of(*step, puzzle.shape()), !step->placements.empty());
                walk.apply(*step);
            }
            Position position = position_of(puzzle);
            NothingFound nothing_found;
            Ascent ascent;
            ascend(position, nothing_found, Easy::xyz_wing, {}, ascent);
            EXPECT_EQ(ascent.hardest, path.hardest) << shape;
            EXPECT_EQ(ascent.pearl, path.pearl) << shape;
            EXPECT_EQ(ascent.diamond, path.diamond) << shape;
        }
    }
}

TEST(Closure, StopsBeforeHiddenSinglesOfLines) {
    // 1 fits column 1 in one place, r9c1, but box 7 in three.
    const Puzzle puzzle = puzzle_of("...1.....|......1..|2........|3........|4........|"
                                    "5........|6........|7........|.........");
    const Position boxes = closed(puzzle, Easy::box_single);
    const Position lines = closed(puzzle, Easy::line_single);
    EXPECT_TRUE(boxes == position_of(puzzle));
    EXPECT_FALSE(lines == boxes);
}

Grid solution_of(const Puzzle &puzzle) { return solve(puzzle).solution; }

/// Does it hold nothing that the solution contradicts?
bool agrees(const Position &position, const Grid &solution) {
    for (std::size_t at = 0; at < solution.size(); ++at) {
        const Cell cell = cell_at(at);
        if (position.is_open(cell) ? !position.has(cell, solution[at])
                                   : position.digit(cell) != solution[at]) {
            return false;
        }
    }
    return true;
}

constexpr ChainLengths long_chains{40, 40, 40};

TEST(SolvingTrial, WhatItTellsIsTrue) {
    SolvingTrial trial;
    unsigned solved = 0;
    for (const auto &line : rated_lines()) {
        const Puzzle puzzle = puzzle_of(line.puzzle);
        trial.clear();
        solved += trial.solves(position_of(puzzle), long_chains) && line.hardest() >= 66 ? 1U : 0U;
        EXPECT_TRUE(agrees(trial.reached(), solution_of(puzzle))) << line.puzzle;
    }
    EXPECT_GT(solved, 100U); // chains were needed
}

/// Is each candidate of one in the other, too?
bool lies_within(const Position &one, const Position &other) {
    for (std::size_t at = 0; at < one.layout().cell_count(); ++at) {
        const Cell cell = cell_at(at);
        const DigitSet mine =
            one.is_open(cell) ? one.candidates(cell) : DigitSet::only(one.digit(cell));
        const DigitSet others =
            other.is_open(cell) ? other.candidates(cell) : DigitSet::only(other.digit(cell));
        if (!(mine - others).empty()) {
            return false;
        }
    }
    return true;
}

// What ratings rest on: whatever is eliminated in between, by whatever means, nothing is lost.
TEST(ClosureLaw, WhatIsEliminatedBesidesLosesNothing) {
    const auto lines = rated_lines();
    EXPECT_TRUE(rc::check([&] {
        const Puzzle puzzle =
            puzzle_of(lines[*rc::gen::inRange<std::size_t>(0, lines.size())].puzzle);
        const Position before = position_of(puzzle);
        Position after = before;
        logic_tests::eliminate_at_random(after, solution_of(puzzle), *rc::gen::inRange(2U, 60U));
        for (const Easy last : closable) {
            Position one = before;
            Position other = after;
            NothingFound of_one;
            NothingFound of_other;
            close(one, of_one, last);
            close(other, of_other, last);
            RC_ASSERT(lies_within(other, one));
        }
        SolvingTrial one;
        SolvingTrial other;
        // Of two candidates left in a cell the chains become one, which must be looked for as well.
        const unsigned in_cells = *rc::gen::inRange(0U, 30U);
        const unsigned any = *rc::gen::inRange(0, 2) == 0 ? 0 : 2 * in_cells + 6;
        const ChainLengths lengths{*rc::gen::inRange(4U, 20U), any, in_cells};
        const bool solves = one.solves(before, lengths);
        RC_ASSERT(other.solves(after, lengths) || !solves);
    }));
}

// Nishio is looked for only where this says that a house is left empty.
TEST(OneDigit, KnowsEachContradictionThatIsFound) {
    const auto lines = rated_lines();
    ConsequenceMemory memory;
    unsigned contradictions = 0;
    for (std::size_t at = 0; at < lines.size(); at += 9) {
        const Position position = closed(puzzle_of(lines[at].puzzle), Easy::xyz_wing);
        OneDigit one_digit(position);
        PropagationOptions nishio;
        nishio.cells = false;
        nishio.dynamic = true;
        memory.begin(position, nishio);
        for (std::size_t cell = 0; cell < position.layout().cell_count(); ++cell) {
            for (const Digit digit : position.candidates(cell_at(cell))) {
                for (const bool on : {true, false}) {
                    const auto found = consequences(
                        candidate_number(position.layout(), cell_at(cell), digit), on, memory);
                    if (found->contradiction_on() != Consequences::none) {
                        ++contradictions;
                        EXPECT_TRUE(one_digit.contradicts(cell_at(cell), digit, on))
                            << lines[at].puzzle;
                    }
                }
            }
        }
    }
    EXPECT_GT(contradictions, 100U);
}

} // namespace
} // namespace dokushin::logic
