// A rule by itself, by trying all digits of its cells.
#pragma once

#include "board/constraints.h"
#include "naive/constraints.h"

#include <dokushin/shape.h>

#include <algorithm>
#include <vector>

namespace dokushin::naive {

class RuleTrial {
  public:
    RuleTrial(const Shape &shape, const Constraint &rule)
        : shape_(shape), rule_(rule), cells_(cells_of(rule)) {}

    /// Is there a choice of these candidates that meets the rule? No, where there are too many
    /// choices to try.
    [[nodiscard]] bool is_met_by_few(const Pencilmarks &left) const {
        return are_few(left) && can_be_met(left);
    }

    /// Does no choice of these candidates meet the rule?
    [[nodiscard]] bool is_broken(const Pencilmarks &left) const {
        if (are_few(left)) {
            return !can_be_met(left);
        }
        std::vector<DigitSet> sets;
        for (const Cell cell : cells_) {
            sets.push_back(left[index(cell)]);
        }
        for (std::size_t one = 0; one < sets.size() && cells_differ(rule_); ++one) {
            if (sets[one].size() == 1 && std::ranges::count(sets, sets[one]) > 1) {
                return true;
            }
        }
        // Propagation is sound; some kinds need several rounds.
        for (std::vector<DigitSet> before; before != sets;) {
            before = sets;
            if (!prune(rule_, sets)) {
                return true;
            }
        }
        return false;
    }

  private:
    [[nodiscard]] bool are_few(const Pencilmarks &left) const {
        constexpr std::size_t most = 20'000;
        std::size_t choices = 1;
        for (const Cell cell : cells_) {
            choices = std::min(choices * left[index(cell)].size(), most + 1);
        }
        return choices <= most;
    }

    [[nodiscard]] bool can_be_met(const Pencilmarks &left) const {
        Numbers chosen;
        return can_be_met(chosen, left);
    }
    [[nodiscard]] bool can_be_met(Numbers &chosen, const Pencilmarks &left) const {
        if (chosen.size() == cells_.size()) {
            return keeps(rule_, chosen);
        }
        // A rule of the whole board is one of filled boards: its houses hold each digit once.
        const bool is_of_board = cells_.size() == shape_.cell_count();
        return std::ranges::any_of(left[index(cells_[chosen.size()])], [&](Digit digit) {
            if (is_of_board && clashes(chosen, digit)) {
                return false;
            }
            chosen.push_back(static_cast<int>(number(digit)));
            const bool found = can_be_met(chosen, left);
            chosen.pop_back();
            return found;
        });
    }
    /// Does the next cell see one that has chosen the digit?
    [[nodiscard]] bool clashes(const Numbers &chosen, Digit digit) const {
        for (std::size_t at = 0; at < chosen.size(); ++at) {
            if (chosen[at] == static_cast<int>(number(digit)) &&
                std::ranges::binary_search(shape_.peers(cells_[chosen.size()]), cells_[at])) {
                return true;
            }
        }
        return false;
    }

    const Shape &shape_;
    const Constraint &rule_;
    std::vector<Cell> cells_;
};

} // namespace dokushin::naive
