#include "logic/position/sum_choices.h"

#include "board/constraints/cage.h"
#include "board/constraints/linear.h"

#include <algorithm>
#include <bit>

namespace dokushin::logic {
namespace {

constexpr int bits_of_set = 64;

/// Moves each digit of a set up by `steps`, or down. Those that leave the set are lost.
DigitSet moved(DigitSet digits, int steps) {
    if (steps <= -bits_of_set || steps >= bits_of_set) {
        return {};
    }
    return DigitSet(steps >= 0 ? digits.bits() << steps : digits.bits() >> -steps);
}

/// Returns N + 1 − d for each digit d.
DigitSet mirrored(DigitSet digits, unsigned side) {
    std::uint64_t bits = std::byteswap(digits.bits());
    bits = (bits >> 4U & 0x0F0F0F0F0F0F0F0FU) | (bits & 0x0F0F0F0F0F0F0F0FU) << 4U;
    bits = (bits >> 2U & 0x3333333333333333U) | (bits & 0x3333333333333333U) << 2U;
    bits = (bits >> 1U & 0x5555555555555555U) | (bits & 0x5555555555555555U) << 1U;
    return DigitSet(bits >> (static_cast<unsigned>(bits_of_set) - side));
}

/// The last two cells of a sum whose other cells have digits: x − y = k, or x + y = k. All pairs
/// of digits are found at once, since one set, or its mirror image, moved by k is the other:
/// x + y = k is x = (N + 1 − y) + k − N − 1.
struct LastPair {
    unsigned side = 0;
    bool is_sum = false;
    bool differ = false; ///< the cells see each other
    DigitSet ones{};     ///< what x can be
    DigitSet others{};   ///< what y can be, mirrored if the pair has a sum

    /// Adds the pairs of these digits. Returns false if there are none.
    bool add(DigitSet x, DigitSet y, int k) {
        const int steps = is_sum ? k - static_cast<int>(side) - 1 : k;
        DigitSet here = x & moved(is_sum ? mirrored(y, side) : y, steps);
        if (differ && !is_sum && k == 0) {
            return false;
        }
        if (differ && is_sum && k > 0 && k % 2 == 0) {
            here = here - moved(DigitSet(1), k / 2 - 1); // not twice the same
        }
        ones = ones | here;
        others = others | moved(here, -steps);
        return !here.empty();
    }
};

/// A Trial tries all digits for the cells of a sum but the last two. The sum must have at least two
/// cells; a sum of fewer than are tried begins with places that count nothing.
class Trial {
  public:
    Trial(const Layout &layout, const SumChoices &choices)
        : skipped_(SumChoices::most_cells - choices.cells().size()) {
        const auto cells = choices.cells();
        left_.fill(DigitSet(1));
        for (std::size_t at = 0; at < cells.size(); ++at) {
            left_[skipped_ + at] = choices.candidates()[at];
            weights_[skipped_ + at] = choices.weight(at);
            for (std::size_t later = at + 1; later < cells.size(); ++later) {
                sees_[skipped_ + at][skipped_ + later] = layout.sees(cells[at], cells[later]);
            }
        }
        pair_ = {
            .side = layout.side(), .is_sum = weights_[2] == weights_[3], .differ = sees_[2][3]};
    }

    /// Sets what each cell holds in some choice; empty sets if there is none.
    void keep_supported(std::span<DigitSet> cells, int rest) {
        Lists kept{};
        for (const Digit first : left_[0]) {
            const Lists behind_first = without(left_, 0, first);
            for (const Digit second : behind_first[1]) {
                const Lists behind = without(behind_first, 1, second);
                const int pair_rest = rest - value(0, first) - value(1, second);
                if (pair_.add(behind[2], behind[3], pair_rest * weights_[2])) {
                    kept[0].insert(first);
                    kept[1].insert(second);
                }
            }
        }
        kept[2] = pair_.ones;
        kept[3] = pair_.is_sum ? mirrored(pair_.others, pair_.side) : pair_.others;
        std::ranges::copy(std::span(kept).subspan(skipped_), cells.begin());
    }

  private:
    static_assert(SumChoices::most_cells == 4);
    using Lists = std::array<DigitSet, SumChoices::most_cells>;

    [[nodiscard]] int value(std::size_t at, Digit digit) const {
        return weights_[at] * static_cast<int>(number(digit));
    }
    /// Returns what is left in later cells if this one has the digit.
    [[nodiscard]] Lists without(Lists lists, std::size_t at, Digit digit) const {
        for (std::size_t later = at + 1; later < lists.size(); ++later) {
            if (sees_[at][later]) {
                lists[later].erase(digit);
            }
        }
        return lists;
    }

    std::size_t skipped_;
    Lists left_{};
    std::array<int, SumChoices::most_cells> weights_{};
    std::array<std::array<bool, SumChoices::most_cells>, SumChoices::most_cells> sees_{};
    LastPair pair_{};
};

} // namespace

/// Do all cells count with one weight and see each other?
bool SumChoices::are_like_a_cage() const {
    for (std::size_t at = 0; at < size_; ++at) {
        if (weights_[at] != weights_[0]) {
            return false;
        }
        for (std::size_t before = 0; before < at; ++before) {
            if (!layout_.sees(cells_[before], cells_[at])) {
                return false;
            }
        }
    }
    return true;
}

bool SumChoices::prune(std::span<DigitSet> kept) const {
    assert(std::ranges::equal(kept, candidates()));
    if (size_ == 0) {
        return rest_ == 0;
    }
    if (size_ == 1) {
        const int digit = rest_ * weights_[0];
        const bool is_digit = digit >= 1 && digit <= static_cast<int>(layout_.side());
        kept[0] = is_digit ? kept[0] & DigitSet::only(digit_of(static_cast<unsigned>(digit)))
                           : DigitSet();
        return !kept[0].empty();
    }
    if (are_few()) {
        Trial(layout_, *this).keep_supported(kept, rest_);
        return !kept[0].empty();
    }
    if (are_like_a_cage()) {
        const int total = rest_ * weights_[0];
        const Cage cage{.total = static_cast<unsigned>(std::max(total, 0)), .cells = {}};
        // A cage is pruned by its total and its candidates; which cells it has does not matter.
        return total > 0 && KindOf<Cage>::prune(cage, kept);
    }
    const auto weight = [&](std::size_t at) { return std::int64_t{weights_[at]}; };
    return prune_linear(weight, rest_, kept);
}

} // namespace dokushin::logic
