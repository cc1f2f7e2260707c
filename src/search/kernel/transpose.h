// Sixteen lines of sixteen bytes turned on their side, in 128-bit vectors.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace dokushin::search::kernel {

constexpr std::size_t square = 16;
using Bytes16 [[gnu::vector_size(square)]] = std::uint8_t;

/// Where pieces of 16 begin that cover 81 cells: the last one repeats 15.
constexpr unsigned piece_starts[] = {0, 16, 32, 48, 64, 65};

inline Bytes16 load_bytes(const void *from) {
    Bytes16 bytes;
    std::memcpy(&bytes, from, sizeof bytes);
    return bytes;
}

/// Each step deals the lines out like two halves of a pack of cards: line i of the
/// upper half is mixed with line i of the lower, byte by byte. Four of them turn a
/// square of 2⁴ lines, as each moves one bit of the line's number to the byte's.
[[gnu::always_inline]] inline void transpose(Bytes16 (&lines)[square]) {
    for (unsigned step = 0; step < 4; ++step) {
        Bytes16 dealt[square];
#pragma GCC unroll 8
        for (std::size_t pair = 0; pair < square / 2; ++pair) {
            const Bytes16 a = lines[pair];
            const Bytes16 b = lines[pair + square / 2];
            dealt[2 * pair] = __builtin_shufflevector(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                                                      21, 6, 22, 7, 23);
            dealt[2 * pair + 1] = __builtin_shufflevector(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                                                          28, 13, 29, 14, 30, 15, 31);
        }
        std::memcpy(lines, dealt, sizeof dealt);
    }
}

} // namespace dokushin::search::kernel
