// Bits in the order in which ISS packs automata, the highest of a number and of a byte first, and
// Base64 for addresses, which packs bytes to characters (RFC 4648, section 5).
#pragma once

#include "board/text/sites/base64.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace dokushin::text::iss {

/// BitWriter gathers numbers as bits, and packs them to characters.
class BitWriter {
  public:
    void add(std::size_t number, unsigned bits) {
        while (bits-- > 0) {
            bits_ += (number >> bits & 1U) != 0 ? '1' : '0';
        }
    }
    /// Packs the bits, filled up to whole bytes.
    [[nodiscard]] std::string text() {
        constexpr std::size_t byte = 8;
        constexpr std::size_t symbol = 6;
        bits_.resize((bits_.size() + byte - 1) / byte * byte, '0');
        std::string packed;
        for (std::size_t at = 0; at < bits_.size(); at += symbol) {
            std::size_t number = 0;
            for (std::size_t bit = at; bit < at + symbol; ++bit) {
                number = number * 2 + (bit < bits_.size() && bits_[bit] == '1' ? 1 : 0);
            }
            packed += base64_alphabet_of_urls[number];
        }
        return packed;
    }

  private:
    std::string bits_{}; ///< a character each
};

/// BitReader reads numbers from characters that each hold six bits.
class BitReader {
  public:
    /// Takes characters, which must outlive it. Their last bits that fill no byte are left out.
    explicit BitReader(std::string_view packed)
        : packed_(packed), left_(packed.size() * 6 / 8 * 8) {}

    [[nodiscard]] std::size_t left() const { return left_; }
    /// Reads a number; nothing if there are too few bits, or a character holds none.
    [[nodiscard]] std::optional<std::size_t> take(unsigned bits) {
        if (bits > left_) {
            return std::nullopt;
        }
        left_ -= bits;
        std::size_t number = 0;
        for (; bits > 0; --bits, ++at_) {
            const auto symbol = base64_alphabet_of_urls.find(packed_[at_ / 6]);
            if (symbol == std::string_view::npos) {
                return std::nullopt;
            }
            number = number * 2 + (symbol >> (5 - at_ % 6) & 1U);
        }
        return number;
    }

  private:
    std::string_view packed_;
    std::size_t left_;
    std::size_t at_ = 0;
};

/// Unpacks a set of bits: six a character of the alphabet, the lowest first. Zeros at the end may
/// be left out, and bits beyond `most` don't count. Nothing if a character is none of the alphabet
/// or holds such bits alone.
[[nodiscard]] inline std::optional<std::vector<bool>>
unpacked_set(std::string_view packed, std::string_view alphabet, std::size_t most) {
    std::vector<bool> set(most);
    for (std::size_t at = 0; at < packed.size(); ++at) {
        const std::size_t bits = alphabet.find(packed[at]);
        if (bits == alphabet.npos || at * 6 >= most) {
            return std::nullopt;
        }
        for (std::size_t bit = 0; bit < 6 && at * 6 + bit < most; ++bit) {
            set[at * 6 + bit] = (bits >> bit & 1U) != 0;
        }
    }
    return set;
}

} // namespace dokushin::text::iss
