// How large a board is: known to the compiler for the usual one, so that its loops have
// fixed lengths.
#pragma once

#include <dokushin/vocabulary.h>

#include <array>

namespace dokushin::canon {

/// The usual board.
struct NineByNine {
    static constexpr unsigned side() { return 9; }
    static constexpr unsigned box_rows() { return 3; }
    static constexpr unsigned box_columns() { return 3; }
    static constexpr unsigned stack_width() { return 3; }
    /// Bits of a number of as many as a stack has columns: here two bits for each of eight.
    static constexpr unsigned count_in_stack(unsigned bits) { return 0xE994U >> 2 * bits & 3; }
};

/// Any other.
class AnySize {
  public:
    AnySize(unsigned box_rows, unsigned box_columns)
        : box_rows_(box_rows), box_columns_(box_columns) {}
    [[nodiscard]] unsigned side() const { return box_rows_ * box_columns_; }
    [[nodiscard]] unsigned box_rows() const { return box_rows_; }
    [[nodiscard]] unsigned box_columns() const { return box_columns_; }
    /// Boxes of one column don't bind anything: such a board is one stack.
    [[nodiscard]] unsigned stack_width() const { return box_columns_ == 1 ? side() : box_columns_; }
    static constexpr unsigned count_in_stack(unsigned bits) { return count_bits(bits); }

  private:
    unsigned box_rows_;
    unsigned box_columns_;
};

/// Do lines that lie in one chute of `width` still do so in another order?
[[nodiscard]] constexpr bool keeps_chutes(const std::array<std::uint8_t, 16> &order, unsigned side,
                                          unsigned width) {
    for (unsigned i = 0; i < side; ++i) {
        if (order[i] / width != order[i - i % width] / width) {
            return false;
        }
    }
    return true;
}

/// The rows of the band that a row lies in, a bit each.
template <class Geometry>
[[nodiscard]] constexpr std::uint32_t band_of(const Geometry &geometry, unsigned row) {
    return ((std::uint32_t{1} << geometry.box_rows()) - 1) << (row - row % geometry.box_rows());
}

} // namespace dokushin::canon
