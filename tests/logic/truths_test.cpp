// The truths of a position, and the links that rest on them, are those of their definitions.
#include "logic/links/chain_links.h"
#include "logic/positions.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace dokushin::logic {
namespace {

using logic_tests::position_at_random;

/// Do the two share a truth?
bool exclude_each_other(const Layout &layout, const Candidate &one, const Candidate &other) {
    return one.cell == other.cell ? one.digit != other.digit
                                  : one.digit == other.digit && layout.sees(one.cell, other.cell);
}

/// Is there a cell, or a house and a digit, that only the two are left in?
bool are_the_last_two(const Position &position, const Candidate &one, const Candidate &other) {
    if (one.cell == other.cell) {
        return position.candidates(one.cell).size() == 2;
    }
    const auto seats = position.layout().seats(one.cell);
    return one.digit == other.digit && std::ranges::any_of(seats, [&](Layout::Seat seat) {
               return position.layout().is_in(seat.house, other.cell) &&
                      count(position.places(seat.house, one.digit)) == 2;
           });
}

TEST(Truths, EachSeatLeadsBackToItsCandidate) {
    for (const std::string_view name : {"9", "6", "2x5", "25", "9+diagonals+windoku"}) {
        const Shape shape = *Shape::parse(name);
        Position position(std::make_shared<const Layout>(shape), Puzzle(shape));
        EXPECT_TRUE(Truths(position).is_ok()) << name;
        EXPECT_TRUE(Truths(position, false).is_ok()) << name;
        position.eliminate(cell_at(1), digit_of(2));
        position.place(cell_at(0), digit_of(1));
        EXPECT_TRUE(Truths(position).is_ok()) << name;
    }
}

TEST(TruthsLaw, LinksAreThoseOfTheirDefinitions) {
    EXPECT_TRUE(rc::check([] {
        const Position position = position_at_random(*rc::gen::inRange(2U, 40U));
        const Layout &layout = position.layout();
        const Truths truths(position);
        const ChainLinks links(position, {}, true);
        std::vector<CandidateNumber> live;
        for (CandidateNumber at = 0; at < layout.cell_count() * layout.side(); ++at) {
            const Candidate candidate = candidate_of(layout, at);
            if (position.has(candidate.cell, candidate.digit)) {
                live.push_back(at);
            }
        }
        for (std::size_t at = *rc::gen::inRange(0U, 7U); at < live.size(); at += 7) {
            const CandidateNumber from = live[at];
            for (const CandidateNumber to : live) {
                const Candidate one = candidate_of(layout, from);
                const Candidate other = candidate_of(layout, to);
                const bool weak = exclude_each_other(layout, one, other);
                const bool strong = weak && are_the_last_two(position, one, other);
                RC_ASSERT(truths.weak_link(one, other).has_value() == weak);
                RC_ASSERT(std::ranges::count(links.weak(from), to, &ChainLinks::Link::to) ==
                          (weak ? 1 : 0));
                RC_ASSERT(std::ranges::count(links.strong(from), to, &ChainLinks::Link::to) ==
                          (strong ? 1 : 0));
            }
        }
    }));
}

} // namespace
} // namespace dokushin::logic
