// Random numbers that are the same on every machine for the same seed. (The standard guarantees
// this for its engines, but not for its distributions.)
//
// SplitMix64: a counter whose bits are mixed. Source: Steele, Lea and Flood, "Fast splittable
// pseudorandom number generators" (2014); the constants are those of Stafford's mix 13.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <span>
#include <utility>

namespace dokushin {

/// Mixes a word: each of its bits changes half of the bits of the result (Stafford's mix 13).
[[nodiscard]] constexpr std::uint64_t mixed_bits(std::uint64_t word) {
    word = (word ^ word >> 30) * 0xBF58'476D'1CE4'E5B9;
    word = (word ^ word >> 27) * 0x94D0'49BB'1331'11EB;
    return word ^ word >> 31;
}

class Random {
  public:
    /// Starts the sequence of a seed and a number. Each number has its own sequence, so that any
    /// thread can make any of them.
    Random(std::uint64_t seed, std::uint64_t number)
        : counter_(mixed_bits(seed) ^ mixed_bits(~number)) {}

    /// 64 random bits.
    std::uint64_t next() { return mixed_bits(counter_ += step); }

    /// A uniformly random number below `end`, which is 1 or more.
    std::uint32_t below(std::uint32_t end) {
        // The number is the high half of a product. Products that would favour some numbers are
        // drawn again.
        // Source: Lemire, "Fast random integer generation in an interval" (2019).
        const std::uint32_t too_low = (0U - end) % end;
        std::uint64_t product = 0;
        do {
            product = (next() >> 32) * end;
        } while (static_cast<std::uint32_t>(product) < too_low);
        return static_cast<std::uint32_t>(product >> 32);
    }

    /// Puts the items in a uniformly random order (Fisher and Yates).
    template <class Item> void shuffle(std::span<Item> items) {
        for (std::size_t left = items.size(); left > 1; --left) {
            std::swap(items[left - 1], items[below(static_cast<std::uint32_t>(left))]);
        }
    }

    /// A uniformly random member of a set that is not empty.
    template <class Set> auto pick(const Set &set) {
        return *std::next(set.begin(), static_cast<std::ptrdiff_t>(below(set.size())));
    }

  private:
    static constexpr std::uint64_t step = 0x9E37'79B9'7F4A'7C15;

    std::uint64_t counter_;
};

} // namespace dokushin
