// DigitSetSupport prunes for constraints on the set of digits that cells hold, each once.
#pragma once

#include "board/constraints/ranges.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace dokushin {

/// DigitSetSupport collects the candidates that some set of digits supports. A set is possible if
/// each cell can hold one of its digits and each of its digits fits into some cell; that is exact
/// where each cell has one candidate, and sound always.
class DigitSetSupport {
  public:
    explicit DigitSetSupport(std::span<const DigitSet> candidates) : candidates_(candidates) {
        assert(candidates.size() <= max_side);
    }

    /// Is a set of as many digits as there are cells possible?
    [[nodiscard]] bool is_possible(DigitSet digits) const {
        DigitSet covered;
        for (const DigitSet here : candidates_) {
            if ((here & digits).empty()) {
                return false;
            }
            covered = covered | (here & digits);
        }
        return covered == digits;
    }

    /// Adds a set of as many digits as there are cells.
    void add(DigitSet digits) {
        if (!is_possible(digits)) {
            return;
        }
        any_ = true;
        for (std::size_t at = 0; at < candidates_.size(); ++at) {
            supported_[at] = supported_[at] | (candidates_[at] & digits);
        }
    }

    /// Reduces the candidates to those supported. Returns false if no set was possible.
    [[nodiscard]] bool reduce(std::span<DigitSet> candidates) const {
        std::copy_n(supported_.begin(), candidates.size(), candidates.begin());
        return any_;
    }

  private:
    std::span<const DigitSet> candidates_;
    std::array<DigitSet, max_side> supported_{};
    bool any_ = false;
};

/// Calls `call` with each set of `size` of these digits that has the total. Digits are chosen from
/// the largest down, and a branch ends where its rest is below the smallest or above the largest
/// total of what may follow. At most C(N, N/2) sets: 126 of nine digits.
template <class Call>
void each_set_with_total(DigitSet digits, unsigned size, std::int64_t total, const Call &call,
                         DigitSet chosen = {}) {
    if (size == 0) {
        if (total == 0) {
            call(chosen);
        }
        return;
    }
    while (digits.size() >= size) {
        const unsigned top = largest(digits);
        const std::int64_t least = std::int64_t{size} * (size + 1) / 2;
        const std::int64_t most = std::int64_t{size} * top - std::int64_t{size} * (size - 1) / 2;
        if (total < least || total > most) {
            return; // smaller digits make the greatest total smaller still
        }
        const DigitSet here = DigitSet::only(digit_of(top));
        digits = digits - here;
        each_set_with_total(digits, size - 1, total - top, call, chosen | here);
    }
}

/// Calls `call` with each set of `size` of these digits.
template <class Call>
void each_set(DigitSet digits, unsigned size, const Call &call, DigitSet chosen = {}) {
    if (size == 0) {
        call(chosen);
        return;
    }
    while (digits.size() >= size) {
        const DigitSet here = DigitSet::only(digits.first());
        digits = digits - here;
        each_set(digits, size - 1, call, chosen | here);
    }
}

} // namespace dokushin
