// What follows from an assumption: each link rests on a cell or a house, and nothing is missed.
#include "logic/links/consequences.h"

#include "logic/closure/closure.h"
#include "logic/puzzles.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace dokushin::logic {
namespace {

using logic_tests::generated;
using logic_tests::puzzle_of;
using logic_tests::rated_lines;

using Candidates = std::set<CandidateNumber>;

/// What a cell can hold, or where a digit can stand in a house: one of them is true.
struct Group {
    Cause cause;
    Candidates candidates;
};

std::vector<Group> groups_of(const Position &position, bool cells) {
    const Layout &layout = position.layout();
    std::vector<Group> groups;
    for (std::size_t at = 0; cells && at < layout.cell_count(); ++at) {
        groups.push_back({{Because::cell, 0}, {}});
        for (const Digit digit : position.candidates(cell_at(at))) {
            groups.back().candidates.insert(candidate_number(layout, cell_at(at), digit));
        }
    }
    for (HouseNumber house = 0; house < layout.house_count(); ++house) {
        for (const Digit digit : layout.shape().all_digits()) {
            groups.push_back({{Because::house, static_cast<HouseIndex>(house)}, {}});
            for (const unsigned place : Bits(position.places(house, digit))) {
                groups.back().candidates.insert(
                    candidate_number(layout, layout.cell_in(house, place), digit));
            }
        }
    }
    return groups;
}

Candidates parents_of(const Consequences &known, const Consequence &node) {
    Candidates parents;
    for (const std::uint32_t parent : known.parents(node)) {
        parents.insert(known.all()[parent].candidate);
    }
    return parents;
}

/// Is there a group that says so? Of an off: one of it is on. Of an on: all others are off.
bool is_justified(const Consequences &known, const Consequence &node,
                  const std::vector<Group> &groups) {
    const Candidates parents = parents_of(known, node);
    return std::ranges::any_of(groups, [&](const Group &group) {
        if (group.cause.because != node.cause.because || group.cause.house != node.cause.house ||
            !group.candidates.contains(node.candidate)) {
            return false;
        }
        Candidates others = group.candidates;
        others.erase(node.candidate);
        return node.on ? parents == others
                       : parents.size() == 1 && others.contains(*parents.begin());
    });
}

void expect_reasons(const Consequences &known, const std::vector<Group> &groups) {
    for (std::uint32_t at = 1; at < known.all().size(); ++at) {
        const Consequence &node = known.all()[at];
        unsigned depth = 0;
        for (const std::uint32_t parent : known.parents(node)) {
            EXPECT_LT(parent, at);
            EXPECT_NE(known.all()[parent].on, node.on);
            depth = std::max<unsigned>(depth, known.all()[parent].depth);
        }
        EXPECT_EQ(node.depth, depth + 1);
        EXPECT_TRUE(is_justified(known, node, groups));
    }
}

/// Without a contradiction: of a group with one on the others are off, and the last one of a
/// group is on. (That a single is off is no contradiction to Sudoku Explainer, which places it
/// before it looks for chains.)
void expect_all(const Consequences &known, const std::vector<Group> &groups) {
    const auto is = [&](CandidateNumber candidate, bool on) {
        return known.find(candidate, on) != Consequences::none;
    };
    for (const Group &group : groups) {
        const auto offs = static_cast<std::size_t>(std::ranges::count_if(
            group.candidates, [&](CandidateNumber one) { return is(one, false); }));
        const bool has_on = std::ranges::any_of(group.candidates,
                                                [&](CandidateNumber one) { return is(one, true); });
        if (has_on) {
            EXPECT_EQ(offs + 1, group.candidates.size());
        } else if (group.candidates.size() > 1) {
            EXPECT_LT(offs + 1, group.candidates.size());
        }
    }
}

void expect_law(const Position &position, bool cells) {
    const std::vector<Group> groups = groups_of(position, cells);
    ConsequenceMemory memory;
    PropagationOptions reasoning;
    reasoning.cells = cells;
    reasoning.dynamic = true;
    memory.begin(position, reasoning);
    for (std::size_t number = 0; number < memory.live.size(); ++number) {
        for (const bool on : {true, false}) {
            auto known = consequences(memory.live.at(number), on, memory);
            expect_reasons(*known, groups);
            if (known->contradiction_on() == Consequences::none) {
                expect_all(*known, groups);
            } else {
                EXPECT_EQ(known->at(known->contradiction_on()).candidate,
                          known->at(known->contradiction_off()).candidate);
            }
            memory.give_back(std::move(known));
        }
    }
}

Position after_singles_and_more(const Puzzle &puzzle) {
    Position position(std::make_shared<const Layout>(puzzle.shape()), puzzle);
    NothingFound nothing_found;
    close(position, nothing_found, Easy::xyz_wing);
    return position;
}

TEST(Consequences, EachHasItsReasonAndNoneIsMissing) {
    const auto lines = rated_lines();
    for (std::size_t at = 0; at < lines.size(); at += 40) {
        SCOPED_TRACE(lines[at].puzzle);
        const Position position = after_singles_and_more(puzzle_of(lines[at].puzzle));
        expect_law(position, true);
        expect_law(position, false);
    }
}

TEST(Consequences, OnOtherBoards) {
    for (const std::string_view shape : {"2x3", "3x4", "9x9+diagonals"}) {
        SCOPED_TRACE(shape);
        for (const Puzzle &puzzle : generated(*Shape::parse(shape), 3)) {
            const Position position(std::make_shared<const Layout>(puzzle.shape()), puzzle);
            expect_law(position, true);
        }
    }
}

} // namespace
} // namespace dokushin::logic
