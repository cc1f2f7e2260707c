// Aligned exclusion hands over what all combinations, counted out one by one, say.
#include "logic/finders/finders.h"
#include "logic/positions.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace dokushin::logic {
namespace {

using logic_tests::position_at_random;

/// The cells that are looked at together, and what they lose.
struct Exclusion {
    std::vector<Cell> cells;
    std::vector<Candidate> eliminations;
    friend bool operator==(const Exclusion &, const Exclusion &) = default;
};

class AllExclusions : public StepTaker {
  public:
    bool take(Step step) override {
        found.push_back({step.parts.front().cells, step.eliminations});
        return true;
    }
    std::vector<Exclusion> found;
};

class PlainExclusion {
  public:
    PlainExclusion(const Position &position, std::size_t size)
        : position_(position), layout_(position.layout()), size_(size) {
        for (std::size_t at = 0; at < layout_.cell_count(); ++at) {
            const Cell cell = cell_at(at);
            const auto peers = layout_.shape().peers(cell);
            const bool sees_single = std::ranges::any_of(
                peers, [&](Cell peer) { return position.candidates(peer).size() == 1; });
            if (position.candidates(cell).size() >= 2 && !sees_single) {
                bases_.push_back(cell);
            }
        }
    }

    [[nodiscard]] std::vector<Exclusion> all() {
        for (const Cell second : bases_) {
            for (const Cell first : bases_) {
                if (first < second && excluders({first, second}).size() >= 2) {
                    look_from(first, second);
                }
            }
        }
        return std::move(found_);
    }

  private:
    void look_from(Cell first, Cell second) {
        if (size_ == 2) {
            look_at({first, second});
            return;
        }
        std::vector<Cell> thirds = excluders({first});
        std::ranges::copy_if(excluders({second}), std::back_inserter(thirds),
                             [&](Cell cell) { return !layout_.sees(first, cell); });
        for (const Cell third : thirds) {
            if (third != first && third != second &&
                std::ranges::find(bases_, third) != bases_.end()) {
                look_at({first, second, third});
            }
        }
    }

    [[nodiscard]] std::vector<Cell> excluders(const std::vector<Cell> &cells) const {
        std::vector<Cell> excluders;
        for (std::size_t at = 0; at < layout_.cell_count(); ++at) {
            const std::size_t digits = position_.candidates(cell_at(at)).size();
            if (digits >= 2 && digits <= size_ && std::ranges::all_of(cells, [&](Cell cell) {
                    return layout_.sees(cell, cell_at(at));
                })) {
                excluders.push_back(cell_at(at));
            }
        }
        return excluders;
    }

    void look_at(const std::vector<Cell> &cells) {
        if (excluders(cells).size() < 2) {
            return;
        }
        possible_.assign(size_, DigitSet{});
        combine(cells, {});
        Exclusion exclusion{cells, {}};
        for (std::size_t at = 0; at < size_; ++at) {
            for (const Digit digit : position_.candidates(cells[at]) - possible_[at]) {
                exclusion.eliminations.push_back({cells[at], digit});
            }
        }
        std::ranges::sort(exclusion.eliminations);
        if (!exclusion.eliminations.empty()) {
            found_.push_back(std::move(exclusion));
        }
    }

    void combine(const std::vector<Cell> &cells, const std::vector<Digit> &chosen) {
        if (chosen.size() < size_) {
            for (const Digit digit : position_.candidates(cells[chosen.size()])) {
                std::vector<Digit> more = chosen;
                more.push_back(digit);
                combine(cells, more);
            }
        } else if (is_possible(cells, chosen)) {
            for (std::size_t at = 0; at < size_; ++at) {
                possible_[at].insert(chosen[at]);
            }
        }
    }

    [[nodiscard]] bool is_possible(const std::vector<Cell> &cells,
                                   const std::vector<Digit> &chosen) const {
        DigitSet all;
        for (std::size_t one = 0; one < size_; ++one) {
            all.insert(chosen[one]);
            for (std::size_t other = 0; other < one; ++other) {
                if (chosen[one] == chosen[other] && layout_.sees(cells[one], cells[other])) {
                    return false;
                }
            }
        }
        return std::ranges::none_of(excluders(cells), [&](Cell cell) {
            return (position_.candidates(cell) - all).empty();
        });
    }

    const Position &position_;
    const Layout &layout_;
    std::size_t size_;
    std::vector<Cell> bases_;
    std::vector<DigitSet> possible_;
    std::vector<Exclusion> found_;
};

TEST(AlignedExclusionLaw, FindsWhatCombinationsCountedOutSay) {
    std::array<std::size_t, 2> found{};
    EXPECT_TRUE(rc::check([&] {
        const Position position = position_at_random(*rc::gen::inRange(2U, 12U));
        for (const std::size_t size : {2U, 3U}) {
            AllExclusions taker;
            (size == 2 ? find_aligned_pairs : find_aligned_triples)(position, taker);
            RC_ASSERT(taker.found == PlainExclusion(position, size).all());
            found[size - 2] += taker.found.size();
        }
    }));
    EXPECT_GT(found[0], 0U);
    EXPECT_GT(found[1], 0U);
}

/// Looks for exclusions of a random position while it loses candidates, until some are found: once
/// with what was looked at in vain before, once without. Returns whether they were found later than
/// in the first turn.
bool are_found_later() {
    Position position = position_at_random(*rc::gen::inRange(20U, 60U));
    const std::size_t cells = position.layout().cell_count();
    NothingFound nothing_found;
    for (unsigned turn = 0; turn < 40; ++turn) {
        for (const Finder find : {find_aligned_pairs, find_aligned_triples}) {
            AllExclusions known;
            known.nothing_found = &nothing_found;
            AllExclusions all;
            find(position, known);
            find(position, all);
            RC_ASSERT(known.found == all.found);
            if (!all.found.empty()) {
                return turn > 0;
            }
        }
        for (unsigned eliminated = 0; eliminated < 6; ++eliminated) {
            const Cell cell = cell_at(*rc::gen::inRange<std::size_t>(0, cells));
            if (position.candidates(cell).size() > 2) {
                position.eliminate(cell, position.candidates(cell).first());
            }
        }
    }
    return false;
}

// What was looked at in vain is left out, and nothing is lost by that. One position in eight or so
// has exclusions later, so that each case tries several.
TEST(AlignedExclusionLaw, WhatChangedIsLookedAtAgain) {
    unsigned found = 0;
    EXPECT_TRUE(rc::check([&] {
        constexpr unsigned positions = 10;
        for (unsigned position = 0; position < positions; ++position) {
            found += are_found_later() ? 1U : 0U;
        }
    }));
    EXPECT_GT(found, 0U);
}

} // namespace
} // namespace dokushin::logic
