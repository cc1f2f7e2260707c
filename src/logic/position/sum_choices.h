// The choices of a house sum are the ways to fill its open cells with different digits, where cells
// see each other, so that the equation holds.
#pragma once

#include "logic/position/joint_sums.h"
#include "logic/position/position.h"

#include <array>
#include <cassert>
#include <optional>
#include <vector>

namespace dokushin::logic {

/// A SumChoices holds the open cells of a house sum, each with weight +1 (an outie) or −1 (an
/// innie), and what they must add up to.
class SumChoices {
  public:
    /// More open cells have too many choices: with six a path in seventy took five times as long,
    /// and the longest hint on killers seven times.
    static constexpr std::size_t most_cells = 4;
    /// The digits of a choice, in the order of the cells.
    using Chosen = std::array<Digit, most_cells>;

    SumChoices(const Position &position, const HouseSum &sum) : SumChoices(position.layout(), sum) {
        const auto add = [&](const Cell cell, int weight) {
            position.is_open(cell) ? add_open(cell, weight, position.candidates(cell))
                                   : add_known(weight, position.digit(cell));
        };
        each_cell(sum, add);
    }
    /// Takes the candidates of the sum's cells from a list, in the order of each_cell(). A cell
    /// that has one is as good as filled.
    SumChoices(const Layout &layout, const HouseSum &sum, std::span<const DigitSet> candidates)
        : SumChoices(layout, sum) {
        std::size_t at = 0;
        const auto add = [&](const Cell cell, int weight) {
            const DigitSet here = candidates[at++];
            here.size() == 1 ? add_known(weight, here.first()) : add_open(cell, weight, here);
        };
        each_cell(sum, add);
    }

    /// Calls back with each cell of a house sum and its weight, the outies first.
    template <class OnCell> static void each_cell(const HouseSum &sum, const OnCell &on_cell) {
        for (const Cell cell : sum.outies) {
            on_cell(cell, 1);
        }
        for (const Cell cell : sum.innies) {
            on_cell(cell, -1);
        }
    }

    [[nodiscard]] std::span<const Cell> cells() const { return std::span(cells_).first(size_); }
    [[nodiscard]] std::span<const DigitSet> candidates() const {
        return std::span(candidates_).first(size_);
    }
    [[nodiscard]] int weight(std::size_t at) const { return weights_[at]; }
    [[nodiscard]] int rest() const { return rest_; }
    /// Are there so few cells that all choices may be tried?
    [[nodiscard]] bool are_few() const { return size_ <= most_cells; }

    /// Calls back with each choice. The cells must be few. O(digits³), since the last digit
    /// follows.
    template <class OnChoice> void each(const OnChoice &on_choice) {
        if (size_ > 0) {
            choose(0, rest_, on_choice);
        }
    }
    /// Returns what each open cell holds in some choice, or, where the cells are not few, within
    /// the bounds of the sum; nothing if no digits make the sum, so that there is no solution.
    /// O(digits²) for few cells, since the last two follow from each other.
    [[nodiscard]] std::optional<std::vector<DigitSet>> supported() const {
        std::vector<DigitSet> kept(candidates().begin(), candidates().end());
        return prune(kept) ? std::optional(std::move(kept)) : std::nullopt;
    }
    /// Does the same in place: `kept` has the candidates of the open cells, in their order. Returns
    /// false if no digits make the sum.
    [[nodiscard]] bool prune(std::span<DigitSet> kept) const;
    /// Are there more cells than are tried by supported(), but not too many to fill together, and
    /// are they no cage by themselves?
    [[nodiscard]] bool are_many() const {
        return !are_few() && size_ <= JointSums::most_cells && !are_like_a_cage();
    }
    /// Adds the equation of the open cells to sums that are filled together, with these candidates
    /// of theirs.
    void add_to(JointSums &sums, std::span<const DigitSet> candidates) const {
        sums.add(cells(), candidates, weights(), rest_);
    }

  private:
    SumChoices(const Layout &layout, const HouseSum &sum)
        : layout_(layout), rest_(sum.difference()) {
        assert(sum.outies.size() + sum.innies.size() <= most_cells_in_house_sum);
    }
    void add_known(int weight, Digit digit) { rest_ -= weight * static_cast<int>(number(digit)); }
    void add_open(Cell cell, int weight, DigitSet candidates) {
        cells_[size_] = cell;
        weights_[size_] = weight;
        candidates_[size_] = candidates;
        ++size_;
    }

    [[nodiscard]] std::span<const int> weights() const { return std::span(weights_).first(size_); }
    [[nodiscard]] bool are_like_a_cage() const;

    /// Can cells from `at` on make the rest, as far as their smallest and largest digits tell?
    [[nodiscard]] bool may_make(std::size_t at, int rest) const {
        int least = 0;
        int most = 0;
        for (; at < size_; ++at) {
            const int low = static_cast<int>(number(candidates_[at].first()));
            const int high = static_cast<int>(std::bit_width(candidates_[at].bits()));
            least += weights_[at] > 0 ? low : -high;
            most += weights_[at] > 0 ? high : -low;
        }
        return rest >= least && rest <= most;
    }

    [[nodiscard]] bool clashes(std::size_t at, Digit digit) const {
        for (std::size_t before = 0; before < at; ++before) {
            if (chosen_[before] == digit && layout_.sees(cells_[before], cells_[at])) {
                return true;
            }
        }
        return false;
    }

    template <class OnChoice> void choose(std::size_t at, int rest, const OnChoice &on_choice) {
        if (at + 1 == size_) {
            const int last = rest * weights_[at];
            if (last < 1 || last > static_cast<int>(layout_.side())) {
                return;
            }
            chosen_[at] = digit_of(static_cast<unsigned>(last));
            if (candidates_[at].contains(chosen_[at]) && !clashes(at, chosen_[at])) {
                on_choice(chosen_);
            }
            return;
        }
        for (const Digit digit : candidates_[at]) {
            const int behind = rest - weights_[at] * static_cast<int>(number(digit));
            if (!clashes(at, digit) && may_make(at + 1, behind)) {
                chosen_[at] = digit;
                choose(at + 1, behind, on_choice);
            }
        }
    }

    const Layout &layout_;
    int rest_;
    // Of as many cells as a sum may have: contradictions make millions of objects, whose own memory
    // was a quarter of the time (docs/PERFORMANCE.md, Steps by rules).
    std::size_t size_ = 0;
    std::array<Cell, most_cells_in_house_sum> cells_{};
    std::array<int, most_cells_in_house_sum> weights_{};
    std::array<DigitSet, most_cells_in_house_sum> candidates_{};
    Chosen chosen_{};
};

} // namespace dokushin::logic
