// A row of a 9×9 form in one number.
#pragma once

#include <dokushin/vocabulary.h>

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

namespace dokushin::canon {

/// Nine names, four bits each, the first one highest: so rows compare as numbers do.
using PackedRow = std::uint64_t;

/// The digits of a form: eight names at once are spread over the bytes of a word.
[[nodiscard]] inline Grid unpacked(const std::array<PackedRow, 9> &form) {
    Grid grid(81);
    Digit *cell = grid.data();
    for (const PackedRow row : form) {
        std::uint64_t names = row >> 4;
        names = (names | names << 16) & 0x0000'FFFF'0000'FFFF;
        names = (names | names << 8) & 0x00FF'00FF'00FF'00FF;
        names = (names | names << 4) & 0x0F0F'0F0F'0F0F'0F0F;
        if constexpr (std::endian::native == std::endian::little) {
            names = std::byteswap(names); // the first name to the first byte
        }
        std::memcpy(cell, &names, 8);
        cell[8] = digit_of(row & 15);
        cell += 9;
    }
    return grid;
}

} // namespace dokushin::canon
