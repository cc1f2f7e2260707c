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

/// The sets of digits up to nine, by size and total: at most twelve have both. They are collected
/// once and read very often: to search them anew each time was a tenth of the time of steps on
/// killers (docs/PERFORMANCE.md, Steps by rules).
class SetsOfNine {
  public:
    static constexpr unsigned most_digits = 9;

    [[nodiscard]] static const SetsOfNine &all() {
        static const SetsOfNine sets;
        return sets;
    }
    /// Returns the sets with the total, those with the largest digits first.
    [[nodiscard]] std::span<const DigitSet> of(unsigned size, unsigned total) const {
        const std::size_t row = row_of(size, total);
        return std::span(sets_).first(first_[row + 1]).subspan(first_[row]);
    }

  private:
    static constexpr unsigned most_total = most_digits * (most_digits + 1) / 2;
    static constexpr std::size_t rows = std::size_t{most_digits + 1} * (most_total + 1);

    [[nodiscard]] static std::size_t row_of(unsigned size, unsigned total) {
        assert(size <= most_digits && total <= most_total);
        return std::size_t{size} * (most_total + 1) + total;
    }
    [[nodiscard]] static std::size_t row_of(DigitSet digits) {
        unsigned total = 0;
        for (const Digit digit : digits) {
            total += number(digit);
        }
        return row_of(digits.size(), total);
    }

    SetsOfNine() {
        constexpr std::uint64_t end = std::uint64_t{1} << most_digits;
        for (std::uint64_t bits = 0; bits < end; ++bits) {
            ++first_[row_of(DigitSet(bits)) + 1];
        }
        for (std::size_t row = 0; row < rows; ++row) {
            first_[row + 1] = static_cast<std::uint16_t>(first_[row + 1] + first_[row]);
        }
        auto next = first_;
        for (std::uint64_t bits = end; bits-- > 0;) {
            sets_[next[row_of(DigitSet(bits))]++] = DigitSet(bits);
        }
    }

    std::array<DigitSet, std::size_t{1} << most_digits> sets_{};
    std::array<std::uint16_t, rows + 1> first_{};
};

/// Calls `call` with each set of `size` of these digits that has the total, those with the largest
/// digits first. Digits above nine are chosen first, from the largest down, and a branch ends where
/// its rest is below the smallest or above the largest total of what may follow; the rest comes
/// from the table. At most C(N, N/2) sets: 126 of nine digits.
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
        if (top <= SetsOfNine::most_digits) {
            for (const DigitSet set : SetsOfNine::all().of(size, static_cast<unsigned>(total))) {
                if ((set - digits).empty()) {
                    call(set | chosen);
                }
            }
            return;
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
