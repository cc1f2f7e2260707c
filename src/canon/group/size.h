// The size of a board. The compiler knows that of the 9×9 board, so that loops over it have fixed
// lengths.
#pragma once

#include <dokushin/vocabulary.h>

#include <array>

namespace dokushin::canon {

/// The 9×9 board.
struct NineByNine {
    static constexpr unsigned side() { return 9; }
    static constexpr unsigned box_rows() { return 3; }
    static constexpr unsigned box_columns() { return 3; }
    static constexpr unsigned stack_width() { return 3; }
    /// Counts the bits of a number that has one for each column of a stack: here by a table of
    /// eight counts, two bits each.
    static constexpr unsigned count_in_stack(unsigned bits) { return 0xE994U >> 2 * bits & 3; }
};

/// A board of any other size.
class AnySize {
  public:
    AnySize(unsigned box_rows, unsigned box_columns)
        : box_rows_(box_rows), box_columns_(box_columns) {}
    [[nodiscard]] unsigned side() const { return box_rows_ * box_columns_; }
    [[nodiscard]] unsigned box_rows() const { return box_rows_; }
    [[nodiscard]] unsigned box_columns() const { return box_columns_; }
    /// The number of columns that stay together. A box of one column restricts nothing that its
    /// column does not, so a board of such boxes is one stack.
    [[nodiscard]] unsigned stack_width() const { return box_columns_ == 1 ? side() : box_columns_; }
    static constexpr unsigned count_in_stack(unsigned bits) { return count_bits(bits); }

  private:
    unsigned box_rows_;
    unsigned box_columns_;
};

/// True if the permutation takes lines of one chute of `width` to lines of one chute.
[[nodiscard]] constexpr bool keeps_chutes(const std::array<std::uint8_t, 16> &permutation,
                                          unsigned side, unsigned width) {
    for (unsigned i = 0; i < side; ++i) {
        if (permutation[i] / width != permutation[i - i % width] / width) {
            return false;
        }
    }
    return true;
}

/// The rows of the band that contains a row, a bit each.
template <class Size>
[[nodiscard]] constexpr std::uint32_t band_of(const Size &size, unsigned row) {
    return ((std::uint32_t{1} << size.box_rows()) - 1) << (row - row % size.box_rows());
}

} // namespace dokushin::canon
