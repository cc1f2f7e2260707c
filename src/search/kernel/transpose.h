// Sixteen lines of bytes turned on their side: squares of sixteen by sixteen, one or
// two next to each other, in vectors of 128 or 256 bits.
// To be included in a kernel's target region only; see avx512.cpp.
#pragma once

#include "search/kernel/pieces.h"

using Bytes32 [[gnu::vector_size(2 * square)]] = std::uint8_t;

/// The squares of a line, the first at 0 and the second at `square`.
template <std::size_t At, class Bytes>
[[gnu::always_inline]] inline Bytes16 square_of(const Bytes &line) {
    return __builtin_shufflevector(line, line, At, At + 1, At + 2, At + 3, At + 4, At + 5, At + 6,
                                   At + 7, At + 8, At + 9, At + 10, At + 11, At + 12, At + 13,
                                   At + 14, At + 15);
}

template <class Bytes>
[[gnu::always_inline]] inline Bytes side_by_side(const Bytes16 &a, const Bytes16 &b) {
    return __builtin_shufflevector(a, b, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16,
                                   17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31);
}

/// The bytes of both in turn, from the lower half of each square, and from the upper.
template <class Bytes>
[[gnu::always_inline]] inline void deal(const Bytes &a, const Bytes &b, Bytes &lower,
                                        Bytes &upper) {
    if constexpr (sizeof(Bytes) == square) {
        lower =
            __builtin_shufflevector(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
        upper = __builtin_shufflevector(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30,
                                        15, 31);
    } else {
        lower =
            __builtin_shufflevector(a, b, 0, 32, 1, 33, 2, 34, 3, 35, 4, 36, 5, 37, 6, 38, 7, 39,
                                    16, 48, 17, 49, 18, 50, 19, 51, 20, 52, 21, 53, 22, 54, 23, 55);
        upper = __builtin_shufflevector(a, b, 8, 40, 9, 41, 10, 42, 11, 43, 12, 44, 13, 45, 14, 46,
                                        15, 47, 24, 56, 25, 57, 26, 58, 27, 59, 28, 60, 29, 61, 30,
                                        62, 31, 63);
    }
}

/// Each step deals the lines out like two halves of a pack of cards: line i of the
/// upper half is mixed with line i of the lower, byte by byte. Four of them turn a
/// square of 2⁴ lines, as each moves one bit of the line's number to the byte's.
template <class Bytes> [[gnu::always_inline]] inline void transpose(Bytes (&lines)[square]) {
    for (unsigned step = 0; step < 4; ++step) {
        Bytes dealt[square];
#pragma GCC unroll 8
        for (std::size_t pair = 0; pair < square / 2; ++pair) {
            deal(lines[pair], lines[pair + square / 2], dealt[2 * pair], dealt[2 * pair + 1]);
        }
        std::memcpy(lines, dealt, sizeof dealt);
    }
}
