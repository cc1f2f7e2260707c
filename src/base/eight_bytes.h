// Comparing eight bytes at once, as one number.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>

namespace dokushin {

/// The bytes that are `Least` or greater, a bit each, the first byte lowest. Only the bits `Bits`
/// of each byte count; if all do, no byte may be over 0x7F. An addition sets bit 7 of these bytes,
/// and a multiplication brings those bits together.
template <unsigned char Least, unsigned char Bits = 0xFF>
[[nodiscard]] inline unsigned eight_from(const void *bytes) {
    constexpr std::uint64_t every = 0x0101'0101'0101'0101;
    std::uint64_t word = 0;
    std::memcpy(&word, bytes, sizeof word);
    if constexpr (std::endian::native == std::endian::big) {
        word = std::byteswap(word);
    }
    word &= Bits * every;
    const std::uint64_t found = (word + (0x80 - Least) * every) >> 7 & every;
    return static_cast<unsigned>(found * 0x0102'0408'1020'4080 >> 56);
}

} // namespace dokushin
