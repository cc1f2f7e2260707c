// Sweeps, which make no steps, take what the finders find, and nothing where these
// find nothing; and what says beforehand that there is nothing says so only then.
#include "logic/closure/sweeps.h"

#include "logic/all_steps.h"
#include "logic/closure/closure.h"
#include "logic/closure/lock_filter.h"
#include "logic/positions.h"
#include "logic/puzzles.h"

#include <dokushin/solve.h>

#include <gtest/gtest.h>
#include <rapidcheck.h>

namespace dokushin::logic {
namespace {

using logic_tests::generated;
using logic_tests::puzzle_of;
using logic_tests::rated_lines;
using logic_tests::steps_of;
using T = Technique;

/// On the way of a puzzle, with more eliminated than easy steps would have; no single is left to
/// place.
Position random_position(const Puzzle &puzzle) {
    Position position(std::make_shared<const Layout>(puzzle.shape()), puzzle);
    logic_tests::eliminate_at_random(position, solve(puzzle).solution, *rc::gen::inRange(2U, 40U));
    NothingFound nothing_found;
    close(position, nothing_found, Easy::line_single);
    return position;
}

struct Pair {
    Easy level;
    Sweep sweep;
    Finder finder;
    TechniqueSet techniques; ///< of the finder's steps, those of these
};

constexpr std::array pairs{
    Pair{Easy::direct_pointing,
         place_behind_locked<Locking::pointing>,
         find_direct_locked,
         {T::direct_pointing}},
    Pair{Easy::direct_claiming,
         place_behind_locked<Locking::both>,
         find_direct_locked,
         {T::direct_pointing, T::direct_claiming}},
    Pair{Easy::direct_hidden_pair,
         place_behind_hidden_subsets<2>,
         find_direct_hidden_subsets<2>,
         {T::direct_hidden_pair}},
    Pair{Easy::naked_single, place_naked_singles, find_naked_singles, {T::naked_single}},
    Pair{Easy::direct_hidden_triple,
         place_behind_hidden_subsets<3>,
         find_direct_hidden_subsets<3>,
         {T::direct_hidden_triple}},
    Pair{Easy::pointing, eliminate_locked<Locking::pointing>, find_locked, {T::pointing}},
    Pair{Easy::claiming, eliminate_locked<Locking::both>, find_locked, {T::pointing, T::claiming}},
    Pair{Easy::naked_pair,
         eliminate_naked_subsets<2>,
         find_naked_subsets<2, MinOpen::twice_size>,
         {T::naked_pair}},
    Pair{Easy::naked_triple,
         eliminate_naked_subsets<3>,
         find_naked_subsets<3, MinOpen::twice_size>,
         {T::naked_triple}},
    Pair{Easy::naked_quad,
         eliminate_naked_subsets<4>,
         find_naked_subsets<4, MinOpen::twice_size>,
         {T::naked_quad}},
    Pair{Easy::hidden_pair,
         eliminate_hidden_subsets<2>,
         find_hidden_subsets<2, MinOpen::twice_size>,
         {T::hidden_pair}},
    Pair{Easy::hidden_triple,
         eliminate_hidden_subsets<3>,
         find_hidden_subsets<3, MinOpen::twice_size>,
         {T::hidden_triple}},
    Pair{Easy::hidden_quad,
         eliminate_hidden_subsets<4>,
         find_hidden_subsets<4, MinOpen::twice_size>,
         {T::hidden_quad}},
    Pair{Easy::x_wing, eliminate_fish<2>, find_fish<2>, {T::x_wing}},
    Pair{Easy::swordfish, eliminate_fish<3>, find_fish<3>, {T::swordfish}},
    Pair{Easy::jellyfish, eliminate_fish<4>, find_fish<4>, {T::jellyfish}},
    Pair{Easy::xy_wing, eliminate_xy_wings, find_xy_wings, {T::xy_wing}},
    Pair{Easy::xyz_wing, eliminate_xyz_wings, find_xyz_wings, {T::xyz_wing}},
};

bool is_taken(const Step &step, const Position &position) {
    return std::ranges::all_of(step.eliminations,
                               [&](Candidate one) { return !position.has(one.cell, one.digit); }) &&
           std::ranges::all_of(step.placements, [&](Candidate one) {
               return position.digit(one.cell) == one.digit;
           });
}

void expect_sweeps_take_what_is_found(const Position &before) {
    for (const Pair &pair : pairs) {
        std::vector<Step> steps = steps_of(pair.finder, before);
        std::erase_if(steps,
                      [&](const Step &step) { return !pair.techniques.contains(step.technique); });
        Position after = before;
        NothingFound nothing_found;
        RC_ASSERT(pair.sweep(after, nothing_found) != steps.empty());
        RC_ASSERT(after.is_ok());
        // What one step left of another is the pattern of an easier one.
        close(after, nothing_found, pair.level);
        RC_ASSERT(
            std::ranges::all_of(steps, [&](const Step &step) { return is_taken(step, after); }));
    }
}

TEST(SweepLaw, TakesWhatItsFinderFinds) {
    const auto lines = rated_lines();
    EXPECT_TRUE(rc::check([&] {
        expect_sweeps_take_what_is_found(random_position(
            puzzle_of(lines[*rc::gen::inRange<std::size_t>(0, lines.size())].puzzle)));
    }));
}

TEST(SweepLaw, TakesWhatItsFinderFindsOnOtherBoards) {
    for (const std::string_view name : {"2x3", "4x2", "3x4"}) {
        const auto puzzles = generated(*Shape::parse(name), 10);
        EXPECT_TRUE(rc::check([&] {
            expect_sweeps_take_what_is_found(
                random_position(puzzles[*rc::gen::inRange<std::size_t>(0, puzzles.size())]));
        })) << name;
    }
}

/// The bands and stacks in which locked candidates of the digit are found.
unsigned chutes_of(const std::vector<Step> &steps, Digit digit) {
    unsigned chutes = 0;
    for (const Step &step : steps) {
        const Part &base = *part_of(step, Role::base);
        const Part &cover = *part_of(step, Role::cover);
        if (base.digits.contains(digit)) {
            const unsigned line = std::min(base.houses[0], cover.houses[0]); // before boxes
            chutes |= 1U << line / 3;
        }
    }
    return chutes;
}

TEST(LockFilterLaw, TellsWhereLockedCandidatesAre) {
    const auto lines = rated_lines();
    EXPECT_TRUE(rc::check([&] {
        const Position position = random_position(
            puzzle_of(lines[*rc::gen::inRange<std::size_t>(0, lines.size())].puzzle));
        std::vector<Step> steps = steps_of(find_locked, position);
        for (const bool claiming : {true, false}) {
            for (const Digit digit : position.layout().shape().all_digits()) {
                RC_ASSERT(LockFilter::chutes(position.cells(digit), claiming) ==
                          chutes_of(steps, digit));
            }
            std::erase_if(steps, [](const Step &step) { return step.technique == T::claiming; });
        }
    }));
}

} // namespace
} // namespace dokushin::logic
