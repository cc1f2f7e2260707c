// How the cells of a 9×9 puzzle lie in memory: a byte each, as digits or as characters.
#pragma once

#include <cstdint>
#include <type_traits>

namespace dokushin::search::kernel {

/// What the byte of a cell says: its low four bits are the digit, and 0 or 14 is a blank. So
/// digits are read as the characters `1`–`9`, `0` and `.` are, and solutions alone need to know
/// which they shall be. The value is that of the digit 0.
enum class Encoding : std::uint8_t { digits = 0, text = '0' };

static_assert(('0' & 15) == 0 && ('1' & 15) == 1 && ('9' & 15) == 9 && ('.' & 15) == 14);

/// The byte of a solved cell that holds `digit`.
constexpr std::uint8_t cell_of(unsigned digit, Encoding encoding) {
    return static_cast<std::uint8_t>(digit + static_cast<unsigned>(encoding));
}
/// The digit of a cell; 0 for a blank.
constexpr unsigned digit_in(std::uint8_t cell) {
    const unsigned low = cell & 15U;
    return low > 9 ? 0 : low;
}

/// Digits or characters as the kernels take them.
template <class Cell> auto *bytes_of(Cell *cells) {
    static_assert(sizeof(Cell) == 1);
    using Byte = std::conditional_t<std::is_const_v<Cell>, const std::uint8_t, std::uint8_t>;
    return reinterpret_cast<Byte *>(cells);
}

} // namespace dokushin::search::kernel
