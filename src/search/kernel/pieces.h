// A piece is as many bytes of text as a vector holds.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace dokushin::search::kernel {

/// Bytes on a side of the squares that transpose.inc turns.
constexpr std::size_t square = 16;
using Bytes16 [[gnu::vector_size(square)]] = std::uint8_t;

/// Where pieces begin that cover 81 cells: the last one repeats some.
template <std::size_t Wide>
constexpr auto piece_starts = [] {
    static_assert(Wide == square || Wide == 2 * square);
    if constexpr (Wide == square) {
        return std::array<std::size_t, 6>{0, 16, 32, 48, 64, 65};
    } else {
        return std::array<std::size_t, 3>{0, 32, 49};
    }
}();

inline Bytes16 load_bytes(const void *from) {
    Bytes16 bytes;
    std::memcpy(&bytes, from, sizeof bytes);
    return bytes;
}

} // namespace dokushin::search::kernel
