// EnclosedSum prunes a line of different digits by the total of the cells between its least and its
// greatest digit, as in sandwiches and lunchboxes.
#pragma once

#include "board/constraints/digit_sets.h"
#include "board/constraints/linear.h"
#include "board/constraints/ranges.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <span>

namespace dokushin {

/// EnclosedSum collects the candidates of a line of different digits for one choice after the
/// other of its two ends: the places of its least and of its greatest digit, and these digits.
class EnclosedSum {
  public:
    /// A place of the line, and the digit that it is to hold.
    struct End {
        std::size_t at;
        Digit digit;
    };

    EnclosedSum(unsigned total, std::span<const DigitSet> line) : total_(total), line_(line) {
        assert(line.size() <= max_side);
    }

    /// Adds what the line can hold if these are its ends and the total lies between them.
    void add(End least, End most) {
        const DigitSet between = from(static_cast<int>(number(least.digit)) + 1) &
                                 up_to(static_cast<int>(number(most.digit)) - 1);
        if (!line_[least.at].contains(least.digit) || !line_[most.at].contains(most.digit) ||
            !is_within_bounds(least, most)) {
            return; // most choices end here
        }
        std::array<DigitSet, max_side> room{};
        const auto rest = std::span(room).first(line_.size());
        std::ranges::transform(line_, rest.begin(), [&](DigitSet here) { return here & between; });
        rest[least.at] = line_[least.at] & DigitSet::only(least.digit);
        rest[most.at] = line_[most.at] & DigitSet::only(most.digit);
        if (std::ranges::any_of(rest, &DigitSet::empty)) {
            return;
        }
        const std::size_t first = std::min(least.at, most.at) + 1;
        const auto inside = rest.subspan(first, std::max(least.at, most.at) - first);
        if (between.size() > most_digits) {
            if (prune_sum(total_, inside)) {
                add(rest);
            }
            return;
        }
        const DigitSetSupport support(inside);
        const auto size = static_cast<unsigned>(inside.size());
        DigitSet possible;
        for (const DigitSet here : inside) {
            possible = possible | here;
        }
        each_set_with_total(possible, size, total_, [&](DigitSet digits) {
            if (support.is_possible(digits)) {
                add_split(rest, first, first + inside.size(), digits);
            }
        });
    }

    /// Reduces the candidates to those collected. Returns false if a cell has none.
    [[nodiscard]] bool reduce(std::span<DigitSet> candidates) const {
        std::copy_n(kept_.begin(), candidates.size(), candidates.begin());
        return std::ranges::none_of(candidates, &DigitSet::empty);
    }

  private:
    /// The most digits between the ends of which all sets are tried, at most 20 with a total; on
    /// larger boards bounds must do.
    static constexpr unsigned most_digits = 10;

    /// Is the total between the least and the greatest that different digits between the ends make,
    /// and are these enough for the whole line?
    [[nodiscard]] bool is_within_bounds(End least, End most) const {
        const unsigned low = number(least.digit) + 1;
        const unsigned high = number(most.digit) - 1;
        const unsigned digits = high + 1 - low;
        const auto size =
            static_cast<unsigned>(std::max(least.at, most.at) - std::min(least.at, most.at) - 1);
        const unsigned steps = size * (size - (size > 0 ? 1 : 0)) / 2;
        return digits + 2 >= line_.size() && size * low + steps <= total_ &&
               total_ + steps <= size * high;
    }

    void add(std::span<const DigitSet> line) {
        for (std::size_t at = 0; at < line.size(); ++at) {
            kept_[at] = kept_[at] | line[at];
        }
    }

    /// Adds the line if the cells in [first, behind) hold these digits, and the cells beside the
    /// ends none of them.
    void add_split(std::span<const DigitSet> rest, std::size_t first, std::size_t behind,
                   DigitSet digits) {
        std::array<DigitSet, max_side> split{};
        for (std::size_t at = 0; at < rest.size(); ++at) {
            const bool is_end = at + 1 == first || at == behind;
            const bool is_inside = first <= at && at < behind;
            split[at] = is_end ? rest[at] : is_inside ? rest[at] & digits : rest[at] - digits;
            if (split[at].empty()) {
                return;
            }
        }
        add(std::span(split).first(rest.size()));
    }

    unsigned total_;
    std::span<const DigitSet> line_;
    std::array<DigitSet, max_side> kept_{};
};

} // namespace dokushin
