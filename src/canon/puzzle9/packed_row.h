// A row of a 9×9 form in one number.
#pragma once

#include <dokushin/vocabulary.h>

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

namespace dokushin::canon {

/// Nine labels, four bits each, the first one highest, so that rows compare as numbers do.
using PackedRow = std::uint64_t;

/// The digits of a form. Eight labels at once are spread over the bytes of a word.
[[nodiscard]] inline Grid unpacked(const std::array<PackedRow, 9> &form) {
    Grid grid(81);
    Digit *cell = grid.data();
    for (const PackedRow row : form) {
        std::uint64_t labels = row >> 4;
        labels = (labels | labels << 16) & 0x0000'FFFF'0000'FFFF;
        labels = (labels | labels << 8) & 0x00FF'00FF'00FF'00FF;
        labels = (labels | labels << 4) & 0x0F0F'0F0F'0F0F'0F0F;
        if constexpr (std::endian::native == std::endian::little) {
            labels = std::byteswap(labels); // the first label to the first byte
        }
        std::memcpy(cell, &labels, 8);
        cell[8] = digit_of(row & 15);
        cell += 9;
    }
    return grid;
}

} // namespace dokushin::canon
