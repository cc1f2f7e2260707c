// Saturating arithmetic: a count that does not fit into 64 bits is the greatest number that does.
#pragma once

#include <cstdint>

namespace dokushin {

/// The sum saturates at 2⁶⁴ − 1.
[[nodiscard]] constexpr std::uint64_t saturating_sum(std::uint64_t a, std::uint64_t b) {
    return a > ~b ? ~std::uint64_t{0} : a + b;
}

/// The product saturates at 2⁶⁴ − 1. Most counts are multiplied by 0 or 1, which is tested
/// first because a division takes as long as a row of a canonical form.
[[nodiscard]] constexpr std::uint64_t saturating_product(std::uint64_t a, std::uint64_t b) {
    constexpr std::uint64_t most = ~std::uint64_t{0};
    if (b <= 1) {
        return a * b;
    }
    return a > most / b ? most : a * b;
}

} // namespace dokushin
