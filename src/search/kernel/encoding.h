// How the cells of a 9×9 puzzle lie in memory: a byte each, as digits or as characters.
#pragma once

#include <cstdint>

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

/// Cells as the kernels take them.
inline const std::uint8_t *bytes_of(const auto *cells) {
    static_assert(sizeof *cells == 1);
    return reinterpret_cast<const std::uint8_t *>(cells);
}
inline std::uint8_t *bytes_of(auto *cells) {
    static_assert(sizeof *cells == 1);
    return reinterpret_cast<std::uint8_t *>(cells);
}

} // namespace dokushin::search::kernel
