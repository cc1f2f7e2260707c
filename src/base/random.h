// Random numbers that are the same on every machine: what a seed makes is a promise.
// (The standard's engines keep that promise, its distributions don't.)
//
// SplitMix64: a counter, scrambled. Source: Steele, Lea and Flood, "Fast splittable
// pseudorandom number generators" (2014); the constants are those of Stafford's mix 13.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace dokushin {

class Random {
  public:
    /// Each number of a seed has a sequence of its own, so that any thread can do any of them.
    Random(std::uint64_t seed, std::uint64_t number)
        : counter_(scrambled(seed) ^ scrambled(~number)) {}

    /// 64 random bits.
    std::uint64_t next() { return scrambled(counter_ += step); }

    /// A number below `end`, which is 1 or more; each is as likely as any other.
    std::uint32_t below(std::uint32_t end) {
        // The high half of a product; what would favour some numbers is drawn again.
        // Source: Lemire, "Fast random integer generation in an interval" (2019).
        const std::uint32_t too_low = (0U - end) % end;
        std::uint64_t product = 0;
        do {
            product = (next() >> 32) * end;
        } while (static_cast<std::uint32_t>(product) < too_low);
        return static_cast<std::uint32_t>(product >> 32);
    }

    /// Each order is as likely as any other (Fisher and Yates).
    template <class Item> void shuffle(std::span<Item> items) {
        for (std::size_t left = items.size(); left > 1; --left) {
            std::swap(items[left - 1], items[below(static_cast<std::uint32_t>(left))]);
        }
    }

  private:
    static constexpr std::uint64_t step = 0x9E37'79B9'7F4A'7C15;

    static constexpr std::uint64_t scrambled(std::uint64_t word) {
        word = (word ^ word >> 30) * 0xBF58'476D'1CE4'E5B9;
        word = (word ^ word >> 27) * 0x94D0'49BB'1331'11EB;
        return word ^ word >> 31;
    }

    std::uint64_t counter_;
};

} // namespace dokushin
