// Natural numbers of any size: arrays of 64-bit limbs, the lowest limb first.
//
// Tables of the counter contain millions of them, each with as many limbs as the largest may need.
// They only have to be added, multiplied by a small factor, and printed. (GMP's low-level functions
// do the same, but every program that links this library would have to link GMP too.)
#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace dokushin {

/// Adds source · factor to the target. The sum must fit; `source` is not longer than `target`.
void add_multiple(std::span<std::uint64_t> target, std::span<const std::uint64_t> source,
                  std::uint32_t factor);

/// The number in decimal digits.
[[nodiscard]] std::string to_decimal(std::span<const std::uint64_t> number);

} // namespace dokushin
