// Arithmetic of natural numbers in halves of limbs, whose products fit into 64 bits.
#include "base/natural.h"

#include <algorithm>
#include <cassert>
#include <vector>

namespace dokushin {
namespace {

constexpr std::uint64_t low_half = 0xFFFF'FFFF;

/// Divides the number by a divisor of at most 32 bits, in place; returns the rest.
std::uint32_t divide(std::span<std::uint64_t> number, std::uint32_t divisor) {
    std::uint64_t rest = 0;
    for (std::size_t at = number.size(); at-- > 0;) {
        const std::uint64_t high = rest << 32 | number[at] >> 32;
        const std::uint64_t low = high % divisor << 32 | (number[at] & low_half);
        number[at] = high / divisor << 32 | low / divisor;
        rest = low % divisor;
    }
    return static_cast<std::uint32_t>(rest);
}

} // namespace

void add_multiple(std::span<std::uint64_t> target, std::span<const std::uint64_t> source,
                  std::uint32_t factor) {
    std::uint64_t carried = 0; // below 2³³
    for (std::size_t at = 0; at < target.size(); ++at) {
        const std::uint64_t limb = at < source.size() ? source[at] : 0;
        const std::uint64_t low = (limb & low_half) * factor + (carried & low_half);
        const std::uint64_t high = (limb >> 32) * factor + (low >> 32) + (carried >> 32);
        const std::uint64_t product = high << 32 | (low & low_half);
        target[at] += product;
        carried = (high >> 32) + (target[at] < product ? 1 : 0);
    }
    assert(carried == 0);
}

std::string to_decimal(std::span<const std::uint64_t> number) {
    constexpr std::uint32_t billion = 1'000'000'000;
    std::vector<std::uint64_t> left(number.begin(), number.end());
    std::string digits; // the last one first
    while (std::ranges::any_of(left, [](std::uint64_t limb) { return limb != 0; })) {
        std::uint32_t nine = divide(left, billion);
        for (int digit = 0; digit < 9; ++digit) {
            digits.push_back(static_cast<char>('0' + nine % 10));
            nine /= 10;
        }
    }
    while (!digits.empty() && digits.back() == '0') {
        digits.pop_back();
    }
    std::ranges::reverse(digits);
    return digits.empty() ? "0" : digits;
}

} // namespace dokushin
