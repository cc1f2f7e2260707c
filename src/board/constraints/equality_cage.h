// The constraint `equality-cage`: a cage of different digits, as many odd as even and as many low
// as high.
#pragma once

#include "board/constraints/different.h"
#include "board/constraints/list_kinds.h"
#include "errors/catalogue.h"

#include <array>

namespace dokushin {

template <> struct KindOf<EqualityCage> {
    static constexpr OnValues on_values = OnValues::the_same;
    static constexpr std::string_view name = "equality-cage";
    static constexpr std::string_view meaning =
        "Its cells hold different digits, as many odd as even ones and as many low as high ones; a "
        "digit in the middle is neither.";
    static constexpr std::string_view example = "equality-cage r1c1 r1c2 r2c1 r2c2";
    static constexpr Pattern<0> arguments = "an even number of cells, no more than digits";
    static constexpr bool cells_differ = true;
    static constexpr bool digits_are_interchangeable = false;

    static std::optional<EqualityCage> read(const Shape &shape, std::string_view text) {
        auto cells = read_cell_set(shape, text);
        if (!cells || cells->size() % 2 != 0 || cells->size() > shape.side()) {
            return std::nullopt;
        }
        return EqualityCage{*std::move(cells), shape.side()};
    }
    static std::string write(const Shape &shape, const EqualityCage &rule) {
        return write_cells(shape, rule.cells);
    }
    static std::vector<Cell> cells(const EqualityCage &rule) { return rule.cells; }

    /// Keeps the digits on a way from the first cell to the last through states: how many digits
    /// were odd, and how many low. O(cells²).
    static bool prune(const EqualityCage &rule, std::span<DigitSet> candidates) {
        const auto classes = classes_of(rule.side);
        const std::size_t half = candidates.size() / 2;
        std::vector<States> before{States{1}};
        for (const DigitSet here : candidates) {
            States next{};
            for (const auto &[digits, odd, low] : classes) {
                for (std::size_t odds = 0; odds + odd <= half; ++odds) {
                    next[odds + odd] |= (here & digits).empty() ? 0 : before.back()[odds] << low;
                }
            }
            before.push_back(next);
        }
        States behind{};
        behind[half] = std::uint64_t{1} << half;
        for (std::size_t at = candidates.size(); at-- > 0;) {
            States begins{};
            DigitSet kept;
            for (const auto &[digits, odd, low] : classes) {
                for (std::size_t odds = 0; odds + odd <= half; ++odds) {
                    const std::uint64_t from = before[at][odds] & behind[odds + odd] >> low;
                    if (from != 0 && !(candidates[at] & digits).empty()) {
                        begins[odds] |= from;
                        kept = kept | (candidates[at] & digits);
                    }
                }
            }
            candidates[at] = kept;
            behind = begins;
        }
        return KindOf<Different>::prune(Different{}, candidates);
    }

  private:
    /// For each number of odd digits, the possible numbers of low ones as bits. More than half of
    /// the cells, 32 at most, are of no use.
    using States = std::array<std::uint64_t, max_side / 2 + 1>;

    /// A class of digits that the rule does not distinguish.
    struct Class {
        DigitSet digits;
        unsigned odd;
        unsigned low;
    };
    static std::array<Class, 4> classes_of(unsigned side) {
        const DigitSet odd(0x5555'5555'5555'5555);
        const DigitSet low = DigitSet::all(side / 2);
        const DigitSet high = DigitSet::all(side) - DigitSet::all(side - side / 2);
        return {{{odd & low, 1, 1}, {odd & high, 1, 0}, {low - odd, 0, 1}, {high - odd, 0, 0}}};
    }
};

} // namespace dokushin
