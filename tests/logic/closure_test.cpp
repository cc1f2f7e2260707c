// What easy techniques give together does not depend on their order, and chains counted as
// rows of bits are those that a search finds.
#include "logic/closure.h"

#include "logic/finders/chain_matrix.h"
#include "logic/finders/chain_reach.h"
#include "logic/puzzles.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

namespace dokushin::logic {
namespace {

using logic_tests::generated;
using logic_tests::puzzle_of;
using logic_tests::rated_lines;
using T = Technique;

constexpr std::array closable{T::hidden_single,
                              T::direct_claiming,
                              T::direct_hidden_pair,
                              T::naked_single,
                              T::direct_hidden_triple,
                              T::claiming,
                              T::naked_pair,
                              T::x_wing,
                              T::hidden_pair,
                              T::naked_triple,
                              T::swordfish,
                              T::hidden_triple,
                              T::xy_wing,
                              T::xyz_wing};

Position position_of(const Puzzle &puzzle) {
    return {std::make_shared<const Layout>(puzzle.shape()), puzzle};
}

Position closed(const Puzzle &puzzle, Technique hardest) {
    Position position = position_of(puzzle);
    LookedAt looked_at;
    close(position, hardest, looked_at);
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
        for (const Candidate &struck : step->eliminations) {
            position.eliminate(struck.cell, struck.digit);
        }
        for (const Candidate &placed : step->placements) {
            position.place(placed.cell, placed.digit);
        }
    }
    return position;
}

TEST(Closure, IsWhereTheStepsLeadOneByOne) {
    const auto lines = rated_lines();
    for (std::size_t at = 0; at < lines.size(); at += 4) {
        const Puzzle puzzle = puzzle_of(lines[at].puzzle);
        for (const Technique hardest : closable) {
            EXPECT_TRUE(closed(puzzle, hardest) == walked(puzzle, hardest))
                << lines[at].puzzle << " " << name(hardest, Language::english);
        }
    }
}

TEST(Closure, IsTheSameOnOtherBoardsOfBoxes) {
    for (const std::string_view shape : {"2x3", "2x4", "3x4"}) {
        for (const Puzzle &puzzle : generated(*Shape::parse(shape), 12)) {
            for (const Technique hardest : closable) {
                EXPECT_TRUE(closed(puzzle, hardest) == walked(puzzle, hardest)) << shape;
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
            for (auto one = T::last_digit; one <= closable[level];
                 one = static_cast<T>(static_cast<unsigned>(one) + 1)) {
                std::ranges::move(walk.all(one), std::back_inserter(steps));
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

TEST(Closure, StopsBeforeHiddenSinglesOfLines) {
    // 1 fits column 1 in one place, r9c1, but box 7 in three.
    const Puzzle puzzle = puzzle_of("...1.....|......1..|2........|3........|4........|"
                                    "5........|6........|7........|.........");
    const Position boxes = closed(puzzle, T::last_digit);
    const Position lines = closed(puzzle, T::hidden_single);
    EXPECT_TRUE(boxes == position_of(puzzle));
    EXPECT_FALSE(lines == boxes);
}

TEST(ChainMatrix, KnowsTheChainsThatASearchFinds) {
    const auto lines = rated_lines();
    for (std::size_t at = 0; at < lines.size(); at += 9) {
        const Position position = closed(puzzle_of(lines[at].puzzle), T::xyz_wing);
        for (const LinkKinds kinds : {LinkKinds{false, true}, LinkKinds{true, true}}) {
            for (const unsigned links : {1U, 2U, 4U}) { // powers of two are told exactly
                const unsigned most = 2 * links + 2;
                std::vector<Candidate> off;
                std::vector<Candidate> on;
                ChainMatrix(position, kinds, links).refute(most, off, on);
                std::vector<Candidate> found_off;
                std::vector<Candidate> found_on;
                ChainReach reach(position, kinds);
                for (std::size_t cell = 0; cell < position.layout().cell_count(); ++cell) {
                    for (const Digit digit : position.candidates(cell_at(cell))) {
                        const auto start =
                            candidate_number(position.layout(), cell_at(cell), digit);
                        if (reach.to_off(start, most)) {
                            found_off.push_back({cell_at(cell), digit});
                        } else if (reach.to_on(start, most)) {
                            found_on.push_back({cell_at(cell), digit});
                        }
                    }
                }
                EXPECT_EQ(off, found_off) << lines[at].puzzle;
                EXPECT_EQ(on, found_on) << lines[at].puzzle;
            }
        }
    }
}

TEST(SolvingTrial, WhatItSolvesIsSolvedRight) {
    SolvingTrial trial;
    unsigned solved = 0;
    for (const auto &line : rated_lines()) {
        if (line.hardest() >= 66 && line.hardest() <= 80) {
            trial.clear();
            solved += trial.solves(position_of(puzzle_of(line.puzzle)), {40, 40, 40}) ? 1U : 0U;
        }
    }
    // Of these chains most puzzles of that range are made.
    EXPECT_GT(solved, 100U);
}

} // namespace
} // namespace dokushin::logic
