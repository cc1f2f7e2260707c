// prune_taking_turns() prunes lines on which groups of digits take turns: among any k consecutive
// cells no two hold digits of the same of k groups. So each cell has the group of the cell k places
// before it, and what there is to find out is which of the first k cells has which group.
#pragma once

#include "board/constraints/ranges.h"

#include <algorithm>
#include <cassert>
#include <vector>

namespace dokushin {

/// TurnSupport collects the candidates that some assignment of groups to the turns supports.
class TurnSupport {
  public:
    TurnSupport(std::span<const DigitSet> groups, std::span<const DigitSet> line)
        : groups_(groups), line_(line), turns_(std::min(groups.size(), line.size())),
          chosen_(turns_), supported_(line.size()) {
        for (std::size_t turn = 0; turn < turns_; ++turn) {
            options_.push_back(options_at(turn));
        }
    }

    /// Returns, for each cell, the candidates that are supported.
    [[nodiscard]] const std::vector<DigitSet> &supported() {
        turns_ <= most_tried ? try_from(0, DigitSet()) : take_all();
        return supported_;
    }

  private:
    /// The most turns of which each assignment is tried; with more, groups that only one turn can
    /// have are found, and no others.
    static constexpr std::size_t most_tried = 5;

    /// The groups that every cell of a turn can have, the first as digit 1.
    [[nodiscard]] DigitSet options_at(std::size_t turn) const {
        DigitSet options;
        for (std::size_t group = 0; group < groups_.size(); ++group) {
            bool fits = true;
            for (std::size_t at = turn; at < line_.size(); at += groups_.size()) {
                fits = fits && !(line_[at] & groups_[group]).empty();
            }
            if (fits) {
                options.insert(digit_of(static_cast<unsigned>(group) + 1));
            }
        }
        return options;
    }

    void try_from(std::size_t turn, DigitSet taken) {
        if (turn == turns_) {
            for (std::size_t each = 0; each < turns_; ++each) {
                support(each, chosen_[each]);
            }
            return;
        }
        for (const Digit group : options_[turn] - taken) {
            chosen_[turn] = DigitSet::only(group);
            try_from(turn + 1, taken | chosen_[turn]);
        }
    }

    /// Removes from each turn the groups of those turns that have one option only.
    void take_all() {
        for (bool moved = true; moved;) {
            moved = false;
            for (const DigitSet &decided : options_) {
                for (DigitSet &other : options_) {
                    if (&other != &decided && decided.size() == 1 && !(other & decided).empty()) {
                        other = other - decided;
                        moved = true;
                    }
                }
            }
        }
        for (std::size_t turn = 0; turn < turns_; ++turn) {
            support(turn, options_[turn]);
        }
    }

    /// Supports the candidates of a turn's cells that are in one of these groups.
    void support(std::size_t turn, DigitSet groups) {
        DigitSet digits;
        for (const Digit group : groups) {
            digits = digits | groups_[number(group) - 1];
        }
        for (std::size_t at = turn; at < line_.size(); at += groups_.size()) {
            supported_[at] = supported_[at] | (line_[at] & digits);
        }
    }

    std::span<const DigitSet> groups_;
    std::span<const DigitSet> line_;
    std::size_t turns_;
    std::vector<DigitSet> options_{};
    std::vector<DigitSet> chosen_;
    std::vector<DigitSet> supported_;
};

/// Keeps the digits that some assignment of groups to the turns supports. Each digit is in one
/// group. Returns false if a cell has no digit left.
inline bool prune_taking_turns(std::span<const DigitSet> groups, std::span<DigitSet> line) {
    assert(!groups.empty() && groups.size() <= max_side);
    const std::vector<DigitSet> before(line.begin(), line.end());
    std::ranges::copy(TurnSupport(groups, before).supported(), line.begin());
    return std::ranges::none_of(line, &DigitSet::empty);
}

} // namespace dokushin
