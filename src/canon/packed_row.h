// A row of a 9×9 form in one number.
#pragma once

#include <dokushin/vocabulary.h>

#include <array>
#include <cstdint>

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
        for (unsigned i = 0; i < 8; ++i) {
            cell[i] = digit_of(static_cast<std::uint8_t>(names >> (56 - 8 * i)));
        }
        cell[8] = digit_of(row & 15);
        cell += 9;
    }
    return grid;
}

} // namespace dokushin::canon
