// An Encoding is the form of a 9×9 puzzle's cells in memory: a byte each, as digits or characters.
#pragma once

#include <cstdint>
#include <type_traits>

namespace dokushin::search::kernel {

/// The low four bits of a cell's byte are its digit, and 0 or 14 is a blank. So digits are decoded
/// like the characters `1`–`9`, `0` and `.`, and only solutions need an encoding. The enumerator's
/// value is the byte of the digit 0.
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

/// Converts a pointer to digits or characters to the kernels' bytes.
template <class Cell> auto *bytes_of(Cell *cells) {
    static_assert(sizeof(Cell) == 1);
    using Byte = std::conditional_t<std::is_const_v<Cell>, const std::uint8_t, std::uint8_t>;
    return reinterpret_cast<Byte *>(cells);
}

} // namespace dokushin::search::kernel
