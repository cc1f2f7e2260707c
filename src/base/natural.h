// Whole numbers of any size, as rows of 64-bit limbs, the lowest first.
//
// They lie inside the tables of the counter, millions of them, each of as many limbs as the
// largest may need; all that is asked of them is to add, to multiply by a small factor and
// to be printed. (GMP's low-level functions do the same. A library that every program which
// links us would have to link too is not worth it for these three.)
#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace dokushin {

/// target += source · factor. The sum must fit; `source` is not longer than `target`.
void add_multiple(std::span<std::uint64_t> target, std::span<const std::uint64_t> source,
                  std::uint32_t factor);

/// In decimal digits.
[[nodiscard]] std::string to_decimal(std::span<const std::uint64_t> number);

} // namespace dokushin
