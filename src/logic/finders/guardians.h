// Guardians are candidates of which at least one is true, since without them a pattern would have
// no filling, or two. What is at odds with all of them is false.
#pragma once

#include "logic/finders/evidence.h"

#include <cassert>

namespace dokushin::logic {

class Guardians {
  public:
    [[nodiscard]] const std::vector<Candidate> &all() const { return all_; }
    /// The candidates that are at odds with all guardians.
    [[nodiscard]] const std::vector<Candidate> &struck() const { return struck_; }

    /// Adds a guardian. Returns false if nothing is at odds with all guardians any more.
    bool add(const Position &position, const Candidate &guardian) {
        assert(position.has(guardian.cell, guardian.digit));
        if (all_.empty()) {
            strike_first(position, guardian);
        } else {
            std::erase_if(struck_, [&](const Candidate &other) {
                return !are_at_odds(position.layout(), guardian, other);
            });
        }
        all_.push_back(guardian);
        return !struck_.empty();
    }

    /// Adds these candidates of the cell.
    bool add(const Position &position, Cell cell, DigitSet digits) {
        return std::ranges::all_of(
            digits, [&](Digit digit) { return add(position, Candidate{cell, digit}); });
    }

    /// Returns what a step eliminates by its guardians: all that is struck; if all guardians are in
    /// one cell, what is struck there.
    [[nodiscard]] std::vector<Candidate> eliminations() const {
        assert(!all_.empty());
        std::vector<Candidate> gone = struck_;
        const Cell cell = all_.front().cell;
        const auto is_there = [cell](const Candidate &candidate) { return candidate.cell == cell; };
        if (std::ranges::all_of(all_, is_there)) { // a single or a set of that cell does the rest
            std::erase_if(gone, [&](const Candidate &other) { return !is_there(other); });
        }
        sort_once(gone);
        return gone;
    }

  private:
    static bool are_at_odds(const Layout &layout, const Candidate &one, const Candidate &other) {
        return one.cell == other.cell
                   ? one.digit != other.digit
                   : one.digit == other.digit && layout.sees(one.cell, other.cell);
    }

    void strike_first(const Position &position, const Candidate &guardian) {
        eliminate(struck_, guardian.cell,
                  position.candidates(guardian.cell) - DigitSet::only(guardian.digit));
        for (const Cell peer : position.layout().shape().peers(guardian.cell)) {
            if (position.is_open(peer) && position.has(peer, guardian.digit)) {
                struck_.push_back({peer, guardian.digit});
            }
        }
    }

    std::vector<Candidate> all_;
    std::vector<Candidate> struck_;
};

/// Adds a part for each cell with guardians, in the order of `cells`.
inline void add_guardian_parts(Step &step, const Guardians &guardians,
                               const std::vector<Cell> &cells) {
    for (const Cell cell : cells) {
        DigitSet digits;
        for (const Candidate &guardian : guardians.all()) {
            digits = guardian.cell == cell ? digits | DigitSet::only(guardian.digit) : digits;
        }
        if (!digits.empty()) {
            step.parts.push_back({Role::fin, {cell}, digits});
        }
    }
}

} // namespace dokushin::logic
