// Chains counted as rows of bits are those that a plain search finds, link by link.
#include "logic/links/chain_matrix.h"
#include "logic/links/one_digit.h"
#include "logic/positions.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace dokushin::logic {
namespace {

using logic_tests::position_at_random;

constexpr LinkKinds within_houses{false, true};
constexpr LinkKinds within_cells{true, false};
constexpr LinkKinds both_kinds{true, true};

std::vector<Candidate> candidates_of(const Position &position) {
    std::vector<Candidate> candidates;
    for (std::size_t at = 0; at < position.layout().cell_count(); ++at) {
        for (const Digit digit : position.candidates(cell_at(at))) {
            candidates.push_back({cell_at(at), digit});
        }
    }
    return candidates;
}

/// Breadth first, one candidate after the other.
class PlainSearch {
  public:
    PlainSearch(const Position &position, LinkKinds kinds)
        : layout_(position.layout()), links_(position, kinds, true) {}

    [[nodiscard]] std::vector<ChainLinks::Link> from(CandidateNumber candidate, bool on) const {
        const auto links = on ? links_.weak(candidate) : links_.strong(candidate);
        return {links.begin(), links.end()};
    }
    [[nodiscard]] CandidateNumber number_of(Candidate candidate) const {
        return candidate_number(layout_, candidate.cell, candidate.digit);
    }

    /// What is on or off with how many candidates, if that one is.
    using Lengths = std::map<std::pair<CandidateNumber, bool>, unsigned>;
    [[nodiscard]] Lengths lengths(Candidate start, bool on) const {
        Lengths known;
        std::vector<std::pair<CandidateNumber, bool>> level{{number_of(start), on}};
        for (unsigned length = 2; !level.empty(); ++length) {
            std::vector<std::pair<CandidateNumber, bool>> next;
            for (const auto &[candidate, is_on] : level) {
                for (const ChainLinks::Link &link : from(candidate, is_on)) {
                    if (known.try_emplace({link.to, !is_on}, length).second) {
                        next.emplace_back(link.to, !is_on);
                    }
                }
            }
            level = std::move(next);
        }
        return known;
    }

    /// Candidates of the shortest chain to the opposite; 0: none.
    [[nodiscard]] unsigned to_opposite(Candidate start, bool on) const {
        const Lengths known = lengths(start, on);
        const auto found = known.find({number_of(start), !on});
        return found == known.end() ? 0 : found->second;
    }

  private:
    const Layout &layout_;
    ChainLinks links_;
};

TEST(ChainReachLaw, TheShortestChainIsThatOfAPlainSearch) {
    EXPECT_TRUE(rc::check([] {
        const Position position = position_at_random(*rc::gen::inRange(2U, 40U));
        const LinkKinds kinds = *rc::gen::element(within_houses, both_kinds);
        const unsigned most = *rc::gen::element(4U, 8U, 20U, ChainReach::no_limit);
        const PlainSearch plain(position, kinds);
        std::optional<ChainReach::Shortest> expected;
        for (const Candidate &start : candidates_of(position)) {
            for (const bool on : {true, false}) {
                const unsigned length = plain.to_opposite(start, on);
                if (length > 0 && length <= most && position.candidates(start.cell).size() > 1 &&
                    (!expected || length < expected->length)) {
                    expected = {start, on, length};
                }
            }
        }
        ChainReach reach(position, kinds, position.layout().shape().all_digits());
        const auto found = reach.shortest(most);
        RC_ASSERT(found.has_value() == expected.has_value());
        if (found) {
            RC_ASSERT(found->start == expected->start);
            RC_ASSERT(found->on == expected->on);
            RC_ASSERT(found->length == expected->length);
        }
    }));
}

/// All loops through `start` of up to `most` candidates, which are on and off in turn.
class PlainLoops {
  public:
    PlainLoops(const Position &position, const PlainSearch &search, Candidate start, unsigned most)
        : position_(position), search_(search), start_(search.number_of(start)), most_(most) {
        path_.push_back(start_);
        go_on();
    }
    /// Of the shortest that eliminates something; 0: there is none.
    [[nodiscard]] unsigned eliminating() const { return eliminating_; }

  private:
    void go_on() {
        const bool on = path_.size() % 2 == 1;
        for (const ChainLinks::Link &link : search_.from(path_.back(), on)) {
            if (!on && link.to == start_ && path_.size() >= 4 && eliminates()) {
                const auto length = static_cast<unsigned>(path_.size());
                eliminating_ = eliminating_ == 0 ? length : std::min(eliminating_, length);
            }
            if (path_.size() < most_ && std::ranges::find(path_, link.to) == path_.end()) {
                path_.push_back(link.to);
                go_on();
                path_.pop_back();
            }
        }
    }

    /// Does a candidate in another cell see one that is on and one that is off?
    [[nodiscard]] bool eliminates() const {
        const Layout &layout = position_.layout();
        return std::ranges::any_of(candidates_of(position_), [&](const Candidate &other) {
            std::array<bool, 2> seen{};
            for (std::size_t at = 0; at < path_.size(); ++at) {
                const Candidate one = candidate_of(layout, path_[at]);
                if (one.cell == other.cell) {
                    return false;
                }
                seen[at % 2] =
                    seen[at % 2] || (one.digit == other.digit && layout.sees(one.cell, other.cell));
            }
            return seen[0] && seen[1];
        });
    }

    const Position &position_;
    const PlainSearch &search_;
    CandidateNumber start_;
    unsigned most_;
    std::vector<CandidateNumber> path_;
    unsigned eliminating_ = 0;
};

TEST(ChainReachLaw, NoLoopThatEliminatesIsMissed) {
    unsigned loops = 0;
    EXPECT_TRUE(rc::check([&] {
        const Position position = position_at_random(*rc::gen::inRange(2U, 30U));
        const LinkKinds kinds = *rc::gen::element(within_houses, within_cells, both_kinds);
        const unsigned most = kinds.cells && kinds.houses ? 6 : 8;
        const PlainSearch plain(position, kinds);
        const bool chains_first = *rc::gen::inRange(0, 2) == 0;
        for (const Candidate &start : candidates_of(position)) {
            const unsigned length = PlainLoops(position, plain, start, most).eliminating();
            if (length == 0) {
                continue;
            }
            ++loops;
            ChainReach reach(position, kinds, position.layout().shape().all_digits());
            if (chains_first && kinds.houses) {
                (void)reach.shortest(ChainReach::no_limit);
            }
            const unsigned allowed = *rc::gen::element(length, length + 4, ChainReach::no_limit);
            RC_ASSERT(reach.may_eliminate(allowed));
            RC_ASSERT(reach.may_eliminate_from(start));
        }
    }));
    EXPECT_GT(loops, DOKUSHIN_EVERY > 1 ? 20U : 100U); // the sanitizers try a fifth of the boards
}

TEST(ChainMatrixLaw, WhatIsRefutedAPlainSearchRefutes) {
    EXPECT_TRUE(rc::check([] {
        const Position position = position_at_random(*rc::gen::inRange(2U, 40U));
        const LinkKinds kinds = *rc::gen::element(within_houses, both_kinds);
        const unsigned most = 2 * *rc::gen::inRange(2U, 12U);
        const PlainSearch plain(position, kinds);
        std::vector<Candidate> expected_off;
        std::vector<Candidate> expected_on;
        for (const Candidate &start : candidates_of(position)) {
            const unsigned to_off = plain.to_opposite(start, true);
            const unsigned to_on = plain.to_opposite(start, false);
            if (to_off > 0 && to_off <= most) {
                expected_off.push_back(start);
            } else if (to_on > 0 && to_on <= most) {
                expected_on.push_back(start);
            }
        }
        std::vector<Candidate> off;
        std::vector<Candidate> on;
        ChainMatrix(position, kinds).refute(most, off, on);
        RC_ASSERT(off == expected_off);
        RC_ASSERT(on == expected_on);
    }));
}

/// What each of `starts` leads to, by chains of up to `most` candidates each.
std::vector<Candidate> common(const Position &position, const PlainSearch &plain,
                              std::span<const Candidate> starts, bool on, unsigned most) {
    std::vector<Candidate> all = candidates_of(position);
    for (const Candidate &start : starts) {
        const auto known = plain.lengths(start, true);
        std::erase_if(all, [&](const Candidate &one) {
            const auto found = known.find({plain.number_of(one), on});
            return found == known.end() || found->second > most;
        });
    }
    return all;
}

std::vector<Candidate> candidates_in(const Position &position, Cell cell) {
    std::vector<Candidate> candidates;
    for (const Digit digit : position.candidates(cell)) {
        candidates.push_back({cell, digit});
    }
    return candidates;
}

TEST(ChainMatrixLaw, WhatIsCommonToAPlainSearchIsCommon) {
    EXPECT_TRUE(rc::check([] {
        const Position position = position_at_random(*rc::gen::inRange(2U, 40U));
        const Layout &layout = position.layout();
        const PlainSearch plain(position, both_kinds);
        ChainMatrix matrix(position, both_kinds, ChainMatrix::any_links);
        const auto compare = [&](std::span<const Candidate> starts) {
            const bool expected = !common(position, plain, starts, true, ~0U).empty() ||
                                  !common(position, plain, starts, false, ~0U).empty();
            RC_ASSERT(matrix.have_common(starts) == expected);
        };
        for (HouseNumber house = *rc::gen::inRange(0U, 5U); house < layout.house_count();
             house += 5) {
            for (const Digit digit : layout.shape().all_digits()) {
                std::vector<Candidate> starts;
                for (const unsigned place : Bits(position.places(house, digit))) {
                    starts.push_back({layout.cell_in(house, place), digit});
                }
                if (starts.size() >= 2) {
                    compare(starts);
                }
            }
        }
        for (std::size_t at = 0; at < layout.cell_count(); at += 3) {
            const auto starts = candidates_in(position, cell_at(at));
            if (starts.size() >= 2) {
                compare(starts);
            }
        }
    }));
}

TEST(ChainMatrixLaw, WhatCellsHaveInCommonIsThatOfAPlainSearch) {
    EXPECT_TRUE(rc::check([] {
        const Position position = position_at_random(*rc::gen::inRange(2U, 40U));
        const unsigned most = *rc::gen::inRange(8U, 40U);
        const PlainSearch plain(position, both_kinds);
        std::vector<Candidate> expected_off;
        std::vector<Candidate> expected_on;
        for (std::size_t at = 0; at < position.layout().cell_count(); ++at) {
            const auto starts = candidates_in(position, cell_at(at));
            const auto size = static_cast<unsigned>(starts.size());
            if (size < 3 || most / size < 4) {
                continue;
            }
            const unsigned even = most / size / 2 * 2; // an off at the end
            std::ranges::move(common(position, plain, starts, false, even),
                              std::back_inserter(expected_off));
            std::ranges::move(common(position, plain, starts, true, even - 1),
                              std::back_inserter(expected_on));
        }
        std::vector<Candidate> off;
        std::vector<Candidate> on;
        ChainMatrix(position, both_kinds).in_cells(most, off, on);
        for (auto *const list : {&off, &on, &expected_off, &expected_on}) {
            std::ranges::sort(*list);
        }
        RC_ASSERT(off == expected_off);
        RC_ASSERT(on == expected_on);
    }));
}

class NoTaker : public StepTaker {
  public:
    bool take(Step) override { return true; }
};

// Digits that were looked at in vain are left out until they change.
TEST(OneDigitLaw, WhatIsRememberedIsWhatWouldBeFound) {
    EXPECT_TRUE(rc::check([] {
        Position position = position_at_random(*rc::gen::inRange(2U, 40U));
        NothingFound nothing_found;
        NoTaker taker;
        taker.nothing_found = &nothing_found;
        for (unsigned turn = 0; turn < 4; ++turn) {
            OneDigit remembering(position, &taker);
            OneDigit plain(position);
            for (const auto &[cell, digit] : candidates_of(position)) {
                RC_ASSERT(remembering.may_contradict(cell, digit) ==
                          (plain.contradicts(cell, digit, true) ||
                           plain.contradicts(cell, digit, false)));
            }
            const auto candidates = candidates_of(position);
            const auto &eliminated =
                candidates[*rc::gen::inRange<std::size_t>(0, candidates.size())];
            position.eliminate(eliminated.cell, eliminated.digit);
        }
    }));
}

} // namespace
} // namespace dokushin::logic
