// The words that every other header speaks in: cells, digits, candidates and sets of digits.
//
// They are distinct types so that a cell can't be passed where a digit is meant.
// Boards reach 64×64: 4,096 cells, 64 digits, and one 64-bit word holds the
// candidates of any cell.
#pragma once

#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <vector>

namespace [[gnu::visibility("default")]] dokushin {

/// The most digits (and so the longest side) that a board can have.
inline constexpr unsigned max_side = 64;
/// The most cells that a board can have.
inline constexpr unsigned max_cells = max_side * max_side;

/// One square of a board, counted from 0 in row-major order.
enum class Cell : std::uint16_t {};

/// The position of a cell in any per-cell array.
[[nodiscard]] constexpr std::size_t index(Cell cell) { return static_cast<std::size_t>(cell); }
[[nodiscard]] constexpr Cell cell_at(std::size_t position) {
    return static_cast<Cell>(static_cast<std::uint16_t>(position));
}

/// The position of a house in Shape::houses().
using HouseIndex = std::uint16_t;

/// One of a board's N symbols, numbered from 1; 0 stands for a blank cell.
enum class Digit : std::uint8_t { blank = 0 };

[[nodiscard]] constexpr unsigned number(Digit digit) { return static_cast<unsigned>(digit); }
[[nodiscard]] constexpr Digit digit_of(unsigned number) {
    return static_cast<Digit>(static_cast<std::uint8_t>(number));
}

/// A candidate is a digit that is possible in a cell.
struct Candidate {
    Cell cell{};
    Digit digit = Digit::blank;
    /// By cell, then digit.
    friend auto operator<=>(const Candidate &, const Candidate &) = default;
};

/// As std::popcount, which is a call of a function where a processor may lack the
/// instruction (a tenth of the time of rating puzzles, `bench/rate.sh`).
[[nodiscard]] constexpr unsigned count_bits(std::uint64_t word) {
    word -= word >> 1 & 0x5555'5555'5555'5555;
    word = (word & 0x3333'3333'3333'3333) + (word >> 2 & 0x3333'3333'3333'3333);
    word = (word + (word >> 4)) & 0x0F0F'0F0F'0F0F'0F0F;
    return static_cast<unsigned>(word * 0x0101'0101'0101'0101 >> 56);
}

/// A set of digits, usually the candidates of a cell. Digit d is bit d − 1.
class DigitSet {
  public:
    constexpr DigitSet() = default;
    constexpr explicit DigitSet(std::uint64_t bits) : bits_(bits) {}

    /// The digits 1…side. `side` is at most 64.
    [[nodiscard]] static constexpr DigitSet all(unsigned side) {
        return DigitSet(side >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << side) - 1);
    }
    /// Just this digit; the empty set for a blank.
    [[nodiscard]] static constexpr DigitSet only(Digit digit) {
        return DigitSet(digit == Digit::blank ? 0 : std::uint64_t{1} << (number(digit) - 1));
    }

    [[nodiscard]] constexpr std::uint64_t bits() const { return bits_; }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    [[nodiscard]] constexpr unsigned size() const { return count_bits(bits_); }
    [[nodiscard]] constexpr bool contains(Digit digit) const {
        return (bits_ & only(digit).bits_) != 0;
    }
    /// The smallest digit of the set; blank if it is empty.
    [[nodiscard]] constexpr Digit first() const {
        return bits_ == 0 ? Digit::blank
                          : digit_of(static_cast<unsigned>(std::countr_zero(bits_)) + 1);
    }

    constexpr void insert(Digit digit) { bits_ |= only(digit).bits_; }
    constexpr void erase(Digit digit) { bits_ &= ~only(digit).bits_; }

    friend constexpr DigitSet operator|(DigitSet a, DigitSet b) {
        return DigitSet(a.bits_ | b.bits_);
    }
    friend constexpr DigitSet operator&(DigitSet a, DigitSet b) {
        return DigitSet(a.bits_ & b.bits_);
    }
    /// The digits of `a` that are not in `b`.
    friend constexpr DigitSet operator-(DigitSet a, DigitSet b) {
        return DigitSet(a.bits_ & ~b.bits_);
    }
    /// Orders sets by their largest digits, as rules with sets are ordered.
    friend constexpr auto operator<=>(DigitSet, DigitSet) = default;

    /// Walks the digits in ascending order: `for (Digit d : set)`.
    class iterator {
      public:
        using value_type = Digit;
        using difference_type = std::ptrdiff_t;
        constexpr iterator() = default;
        constexpr explicit iterator(std::uint64_t rest) : rest_(rest) {}
        constexpr Digit operator*() const { return DigitSet(rest_).first(); }
        constexpr iterator &operator++() {
            rest_ &= rest_ - 1;
            return *this;
        }
        constexpr iterator operator++(int) {
            const iterator before = *this;
            ++*this;
            return before;
        }
        friend constexpr bool operator==(iterator, iterator) = default;

      private:
        std::uint64_t rest_ = 0;
    };
    [[nodiscard]] constexpr iterator begin() const { return iterator(bits_); }
    [[nodiscard]] constexpr iterator end() const { return iterator(0); }

  private:
    std::uint64_t bits_ = 0;
};

/// One digit a cell in row-major order; a finished grid has no blanks.
using Grid = std::vector<Digit>;

/// One candidate set a cell in row-major order: the whole candidate state.
using Pencilmarks = std::vector<DigitSet>;

} // namespace dokushin
