// What the search for the least image knows of a board: flat arrays of 16 lines.
#pragma once

#include <array>
#include <cstdint>

namespace dokushin::canon {

/// A row, or anything else with an entry for each line or digit.
using Line = std::array<std::uint8_t, 16>;
using Lines = std::array<Line, 16>;

/// A board to be turned into its form; 0 is a blank.
struct Board {
    Lines digits;                        ///< [row][column]
    std::array<std::uint16_t, 16> given; ///< of each row, the columns that are not blank
    std::uint16_t blank_rows;            ///< rows without digits
    std::uint16_t blank_bands;           ///< those of them that lie in bands without
};

/// The usual board, known to the compiler.
struct NineByNine {
    static constexpr unsigned side() { return 9; }
    static constexpr unsigned box_rows() { return 3; }
    static constexpr unsigned stack_width() { return 3; }
};

/// Any other.
class AnySize {
  public:
    /// Boxes of one column don't bind anything: such a board is one stack.
    AnySize(unsigned side, unsigned box_rows, unsigned box_columns)
        : side_(side), box_rows_(box_rows), stack_width_(box_columns == 1 ? side : box_columns) {}
    [[nodiscard]] unsigned side() const { return side_; }
    [[nodiscard]] unsigned box_rows() const { return box_rows_; }
    [[nodiscard]] unsigned stack_width() const { return stack_width_; }

  private:
    unsigned side_;
    unsigned box_rows_;
    unsigned stack_width_;
};

/// The rows of the band that a row lies in, a bit each.
template <class Geometry>
[[nodiscard]] constexpr std::uint32_t band_of(const Geometry &geometry, unsigned row) {
    return ((std::uint32_t{1} << geometry.box_rows()) - 1) << (row - row % geometry.box_rows());
}

} // namespace dokushin::canon
