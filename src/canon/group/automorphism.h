// Automorphisms of a board: transforms that take it to itself, but for the labels of its digits.
#pragma once

#include "canon/group/board.h"

#include <array>
#include <cassert>

namespace dokushin::canon {

/// The images of the board's rows (0) and columns (1): rows and columns, or exchanged.
struct Automorphism {
    std::array<LineMap, 2> lines;
    bool transposes;
};

/// True if these images of the lines take the board to itself, digits to digits one to one.
template <class Size>
[[nodiscard]] bool is_automorphism(const Automorphism &automorphism, const Orientations &boards,
                                   const Size &size) {
    assert(boards[automorphism.transposes ? 1 : 0] != nullptr);
    const Board &image = *boards[automorphism.transposes ? 1 : 0];
    std::array<std::uint8_t, 17> image_of{}; // one more than the digit, 0 is unknown
    std::array<std::uint8_t, 17> source_of{};
    for (unsigned row = 0; row < size.side(); ++row) {
        for (unsigned column = 0; column < size.side(); ++column) {
            const unsigned from = boards[0]->digits[row][column];
            const unsigned to =
                image.digits[automorphism.lines[0][row]][automorphism.lines[1][column]];
            if (image_of[from] == 0 && source_of[to] == 0) {
                image_of[from] = static_cast<std::uint8_t>(to + 1);
                source_of[to] = static_cast<std::uint8_t>(from + 1);
            }
            if (image_of[from] != to + 1 || source_of[to] != from + 1 || (from == 0) != (to == 0)) {
                return false;
            }
        }
    }
    return keeps_chutes(automorphism.lines[0], size.side(), size.box_rows()) &&
           keeps_chutes(automorphism.lines[1], size.side(), size.stack_width());
}

} // namespace dokushin::canon
