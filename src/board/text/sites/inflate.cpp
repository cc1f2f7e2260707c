// RFC 1951: a stream is a sequence of blocks, stored or coded. A coded block is literals, and
// copies of what was unpacked before, in two canonical Huffman codes: the words of one length are
// consecutive numbers, so that a code is known by the lengths of its words. Words are read bit by
// bit; the links are some kilobytes.
#include "board/text/sites/inflate.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

namespace dokushin::text {
namespace inflating {
namespace {

/// A BitReader hands out the bits of a text, those of each byte from the lowest on.
class BitReader {
  public:
    explicit BitReader(std::string_view bytes) : bytes_(bytes) {}

    /// The next bits as a number, the first of them its lowest; nothing behind the end.
    std::optional<unsigned> bits(unsigned count) {
        unsigned value = 0;
        for (unsigned at = 0; at < count; ++at, ++bit_) {
            if (bit_ / 8 >= bytes_.size()) {
                return std::nullopt;
            }
            const unsigned byte = static_cast<unsigned char>(bytes_[bit_ / 8]);
            value |= (byte >> (bit_ % 8) & 1U) << at;
        }
        return value;
    }
    /// Goes on with the next whole byte.
    void skip_to_byte() { bit_ = (bit_ + 7) / 8 * 8; }

  private:
    std::string_view bytes_;
    std::size_t bit_ = 0;
};

constexpr std::size_t longest_word = 15;
constexpr std::size_t most_symbols = 288;

/// A Code is a canonical Huffman code.
class Code {
  public:
    /// Makes a code from the length of each symbol's word, 0 for a symbol without one. Nothing if
    /// there are more words than such lengths allow.
    static std::optional<Code> of(std::span<const std::uint8_t> lengths) {
        Code code;
        for (const std::uint8_t length : lengths) {
            ++code.count_[length];
        }
        code.count_[0] = 0;
        int free = 1; // words of the current length that are left
        for (std::size_t length = 1; length <= longest_word; ++length) {
            free = 2 * free - static_cast<int>(code.count_[length]);
            if (free < 0) {
                return std::nullopt;
            }
        }
        std::size_t next = 0;
        for (std::size_t length = 1; length <= longest_word; ++length) {
            for (std::size_t symbol = 0; symbol < lengths.size(); ++symbol) {
                if (lengths[symbol] == length) {
                    code.symbols_[next++] = static_cast<std::uint16_t>(symbol);
                }
            }
        }
        return code;
    }

    /// Reads a word; nothing if it is none of the code's.
    std::optional<unsigned> read(BitReader &input) const {
        unsigned word = 0;
        unsigned first = 0;     // the first word of this length
        std::size_t before = 0; // symbols with shorter words
        for (std::size_t length = 1; length <= longest_word; ++length) {
            const auto bit = input.bits(1);
            if (!bit) {
                return std::nullopt;
            }
            word = 2 * word + *bit;
            first *= 2;
            if (word < first + count_[length]) {
                return symbols_[before + word - first];
            }
            first += count_[length];
            before += count_[length];
        }
        return std::nullopt;
    }

  private:
    std::array<unsigned, longest_word + 1> count_{}; ///< of words of each length
    std::array<std::uint16_t, most_symbols> symbols_{};
};

/// A Range of lengths or distances: the first of them, and the bits that follow to tell which.
struct Range {
    unsigned first;
    unsigned extra_bits;
};

/// The ranges of one table double in size each `step` symbols, behind `plain` ranges of one.
template <std::size_t Size>
constexpr std::array<Range, Size> ranges(unsigned first, std::size_t plain, std::size_t step) {
    std::array<Range, Size> all{};
    for (std::size_t at = 0; at < Size; ++at) {
        const unsigned bits = at < plain ? 0 : static_cast<unsigned>((at - plain) / step + 1);
        all[at] = {first, bits};
        first += 1U << bits;
    }
    return all;
}

constexpr unsigned longest_copy = 258;
/// The lengths of copies; the last has a symbol of its own.
constexpr std::array lengths_of_copies = [] {
    auto all = ranges<29>(3, 8, 4);
    all.back() = {longest_copy, 0};
    return all;
}();
constexpr std::array distances_of_copies = ranges<30>(1, 4, 2);

constexpr unsigned end_of_block = 256;

struct Codes {
    Code literals; ///< and lengths of copies
    Code distances;
};

std::optional<Codes> fixed_codes() {
    std::array<std::uint8_t, 288> literals{};
    std::fill(literals.begin(), literals.begin() + 144, std::uint8_t{8});
    std::fill(literals.begin() + 144, literals.begin() + 256, std::uint8_t{9});
    std::fill(literals.begin() + 256, literals.begin() + 280, std::uint8_t{7});
    std::fill(literals.begin() + 280, literals.end(), std::uint8_t{8});
    std::array<std::uint8_t, 30> distances{};
    distances.fill(5);
    const auto first = Code::of(literals);
    const auto second = Code::of(distances);
    return first && second ? std::optional(Codes{*first, *second}) : std::nullopt;
}

/// Reads the lengths of the words of a block's two codes, which are packed by a third code with
/// symbols for repeated lengths. False if these are none.
bool read_lengths(BitReader &input, const Code &code, std::span<std::uint8_t> lengths) {
    for (std::size_t at = 0; at < lengths.size();) {
        const auto symbol = code.read(input);
        if (!symbol) {
            return false;
        }
        if (*symbol < 16) {
            lengths[at++] = static_cast<std::uint8_t>(*symbol);
            continue;
        }
        constexpr std::array repeats{Range{3, 2}, Range{3, 3}, Range{11, 7}};
        const Range &range = repeats[*symbol - 16];
        const auto extra = input.bits(range.extra_bits);
        if (!extra || range.first + *extra > lengths.size() - at || (*symbol == 16 && at == 0)) {
            return false;
        }
        const std::uint8_t repeated = *symbol == 16 ? lengths[at - 1] : std::uint8_t{0};
        for (unsigned count = range.first + *extra; count > 0; --count) {
            lengths[at++] = repeated;
        }
    }
    return true;
}

std::optional<Codes> read_codes(BitReader &input) {
    constexpr std::array<std::size_t, 19> order{16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                                11, 4,  12, 3, 13, 2, 14, 1, 15};
    const auto literals = input.bits(5);
    const auto distances = input.bits(5);
    const auto given = input.bits(4);
    if (!literals || !distances || !given || *literals > 29 || *distances > 29) {
        return std::nullopt;
    }
    std::array<std::uint8_t, 19> lengths_of_lengths{};
    for (std::size_t at = 0; at < *given + 4; ++at) {
        const auto length = input.bits(3);
        if (!length) {
            return std::nullopt;
        }
        lengths_of_lengths[order[at]] = static_cast<std::uint8_t>(*length);
    }
    const auto code = Code::of(lengths_of_lengths);
    std::array<std::uint8_t, 286 + 30> lengths{};
    const std::span both(lengths.data(), *literals + 257 + *distances + 1);
    if (!code || !read_lengths(input, *code, both)) {
        return std::nullopt;
    }
    const auto first = Code::of(both.first(*literals + 257));
    const auto second = Code::of(both.subspan(*literals + 257));
    return first && second ? std::optional(Codes{*first, *second}) : std::nullopt;
}

/// Unpacks one copy. False if it reaches before the text's beginning, or beyond `most`.
bool copy(BitReader &input, unsigned symbol, const Code &distances, std::size_t most,
          std::string &text) {
    if (symbol - end_of_block > lengths_of_copies.size()) {
        return false;
    }
    const Range &lengths = lengths_of_copies[symbol - end_of_block - 1];
    const auto extra = input.bits(lengths.extra_bits);
    const auto word = distances.read(input);
    if (!extra || !word || *word >= distances_of_copies.size()) {
        return false;
    }
    const Range &range = distances_of_copies[*word];
    const auto beyond = input.bits(range.extra_bits);
    const std::size_t length = lengths.first + *extra;
    if (!beyond || range.first + *beyond > text.size() || length > most - text.size()) {
        return false;
    }
    const std::size_t begin = text.size() - (range.first + *beyond);
    for (std::size_t at = 0; at < length; ++at) {
        text += text[begin + at]; // a copy may reach into itself
    }
    return true;
}

bool read_coded(BitReader &input, const std::optional<Codes> &codes, std::size_t most,
                std::string &text) {
    for (;;) {
        const auto symbol = codes ? codes->literals.read(input) : std::nullopt;
        if (!symbol) {
            return false;
        }
        if (*symbol == end_of_block) {
            return true;
        }
        if (*symbol > end_of_block) {
            if (!copy(input, *symbol, codes->distances, most, text)) {
                return false;
            }
        } else if (text.size() == most) {
            return false;
        } else {
            text += static_cast<char>(*symbol);
        }
    }
}

bool read_stored(BitReader &input, std::size_t most, std::string &text) {
    input.skip_to_byte();
    const auto size = input.bits(16);
    const auto check = input.bits(16);
    if (!size || !check || (*size ^ *check) != 0xFFFF || *size > most - text.size()) {
        return false;
    }
    for (unsigned at = 0; at < *size; ++at) {
        const auto byte = input.bits(8);
        if (!byte) {
            return false;
        }
        text += static_cast<char>(*byte);
    }
    return true;
}

} // namespace
} // namespace inflating

std::optional<std::string> inflated(std::string_view packed, std::size_t most) {
    inflating::BitReader input(packed);
    std::string text;
    for (;;) {
        const auto is_last = input.bits(1);
        const auto kind = input.bits(2);
        if (!is_last || !kind) {
            return std::nullopt;
        }
        const bool is_read =
            *kind == 0   ? inflating::read_stored(input, most, text)
            : *kind == 1 ? inflating::read_coded(input, inflating::fixed_codes(), most, text)
            : *kind == 2 ? inflating::read_coded(input, inflating::read_codes(input), most, text)
                         : false;
        if (!is_read) {
            return std::nullopt;
        }
        if (*is_last == 1) {
            return text;
        }
    }
}

} // namespace dokushin::text
