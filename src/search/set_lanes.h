// SetLanes asks of eight sets of digits at once whether cells can hold them, each digit once. The
// sets stand side by side in a vector, and each operation is on all of them.
//
// A set is possible if each of its digits fits into some cell, and each cell has one of them; a
// cell that is the only one with some digit of the set holds that digit, and what a cell with one
// digit has, no other has. That is exact once each cell has one candidate, and sound always.
//
// Measured on ISS's TAREK_ALL and EXTREME_KILLERS against a loop over sets that only knew cells
// with one digit: 0.54 of the nodes, 0.5 of the time.
#pragma once

#include "search/set_rule.h"

#include <array>
#include <bit>
#include <cstdint>
#include <span>

namespace dokushin::search {

class SetLanes {
  public:
    static constexpr std::size_t width = 8;
    /// A lane a set. (The compiler makes scalar code of it where there are no vectors.)
    using Lanes [[gnu::vector_size(width * sizeof(Marks))]] = Marks;

    /// Cells holds the candidates of some cells, and what is derived from them for all sets.
    struct Cells {
        explicit Cells(std::span<const Marks> cells) : candidates(cells) {
            Marks twice = 0;
            for (const Marks here : cells) {
                twice = static_cast<Marks>(twice | (all & here));
                all = static_cast<Marks>(all | here);
            }
            once = static_cast<Marks>(all & ~twice);
        }
        std::span<const Marks> candidates;
        Marks all = 0;  ///< digits that some cell has
        Marks once = 0; ///< digits that one cell has
    };

    SetLanes() = default;
    /// A lane without a set has none of the digits, which no cell can hold.
    SetLanes(const Cells &cells, const Lanes &sets) : sets_(sets) {
        decided_ = Lanes{};
        Lanes impossible = where_not_zero(sets & static_cast<Marks>(~cells.all));
        for (const Marks cell : cells.candidates) {
            const Lanes here = digits_of(cells, cell);
            const Lanes single = where_zero(here & (here - 1));
            const Lanes clash = where_zero(here) | where_not_zero(decided_ & here);
            impossible |= single & clash;
            decided_ |= single & here;
        }
        for (const Marks cell : cells.candidates) {
            const Lanes here = digits_of(cells, cell);
            const Lanes open = where_not_zero(here & (here - 1));
            impossible |= open & where_zero(here & ~decided_);
        }
        possible_ = ~impossible;
    }

    /// Calls `call` with each possible set; one for which it returns false is so no more.
    template <class Call> void keep_if(const Call &call) {
        auto halves = std::bit_cast<Halves>(possible_);
        const auto sets = std::bit_cast<std::array<Marks, width>>(sets_);
        for (std::size_t half = 0; half < halves.size(); ++half) {
            for (std::uint64_t left = halves[half]; left != 0;) {
                const int bit = std::countr_zero(left);
                const std::uint64_t lane = std::uint64_t{Marks(~0U)} << bit;
                left &= ~lane;
                if (!call(sets[half * width / 2 + static_cast<unsigned>(bit) / 16])) {
                    halves[half] &= ~lane;
                }
            }
        }
        possible_ = std::bit_cast<Lanes>(halves);
    }

    /// Returns the digits that a cell can have with some possible set.
    [[nodiscard]] Marks supported(const Cells &cells, Marks cell) const {
        const Lanes here = digits_of(cells, cell);
        const Lanes single = where_zero(here & (here - 1));
        return any_of(possible_ & here & (single | ~decided_));
    }
    /// Returns the digits that every possible set has.
    [[nodiscard]] Marks in_all() const { return static_cast<Marks>(~any_of(possible_ & ~sets_)); }
    [[nodiscard]] bool is_any_possible() const { return any_of(possible_) != 0; }

  private:
    using Halves = std::array<std::uint64_t, 2>;

    [[nodiscard]] static Lanes where_zero(const Lanes &lanes) {
        return std::bit_cast<Lanes>(lanes == Lanes{});
    }
    [[nodiscard]] static Lanes where_not_zero(const Lanes &lanes) {
        return std::bit_cast<Lanes>(lanes != Lanes{});
    }
    /// The bits that are set in some lane.
    [[nodiscard]] static Marks any_of(const Lanes &lanes) {
        const auto halves = std::bit_cast<Halves>(lanes);
        std::uint64_t all = halves[0] | halves[1];
        all |= all >> 32;
        all |= all >> 16;
        return static_cast<Marks>(all);
    }
    /// Returns the digits of each set that a cell can hold. If the set has digits that no other
    /// cell can hold, it returns these alone.
    [[nodiscard]] Lanes digits_of(const Cells &cells, Marks cell) const {
        const Lanes here = sets_ & cell;
        const Lanes alone = here & cells.once;
        return alone | (here & where_zero(alone));
    }

    Lanes sets_;
    Lanes decided_; ///< digits of cells that have one only
    Lanes possible_;
};

} // namespace dokushin::search
