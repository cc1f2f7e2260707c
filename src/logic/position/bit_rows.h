// Rows of bits, one a cell, a candidate or whatever is numbered, as many words as that takes.
#pragma once

#include "logic/position/position.h"

#include <array>

namespace dokushin::logic {

/// How many words a row has. Known to the compiler where they are few: a loop whose end is
/// not known costs more than the two or three words that it goes through.
template <std::size_t Words> struct Width {
    using Row = std::array<std::uint64_t, Words>;
    static constexpr std::size_t words = Words;
    [[nodiscard]] static Row empty_row() { return {}; }
};
struct AnyWidth {
    using Row = std::vector<std::uint64_t>;
    std::size_t words;
    [[nodiscard]] Row empty_row() const { return Row(words); }
};

/// Calls `run(width)`.
template <typename Run> decltype(auto) with_width(std::size_t words, const Run &run) {
    switch (words) {
    case 1:
        return run(Width<1>{});
    case 2:
        return run(Width<2>{});
    case 3:
        return run(Width<3>{});
    case 4:
        return run(Width<4>{});
    default:
        return run(AnyWidth{words});
    }
}

template <typename Width> void add_row(Width width, std::uint64_t *to, const std::uint64_t *from) {
    for (std::size_t word = 0; word < width.words; ++word) {
        to[word] |= from[word];
    }
}

template <typename Width>
[[nodiscard]] bool rows_meet(Width width, const std::uint64_t *one, const std::uint64_t *other) {
    std::uint64_t both = 0;
    for (std::size_t word = 0; word < width.words; ++word) {
        both |= one[word] & other[word];
    }
    return both != 0;
}

/// Calls `each(bit)`, ascending.
template <typename Width, typename Each>
void each_bit(Width width, const std::uint64_t *row, const Each &each) {
    for (std::size_t word = 0; word < width.words; ++word) {
        for (const unsigned bit : Bits(row[word])) {
            each(64 * word + bit);
        }
    }
}

inline void set_bit(std::uint64_t *row, std::size_t bit) {
    row[bit / 64] |= std::uint64_t{1} << bit % 64;
}
[[nodiscard]] inline bool has_bit(const std::uint64_t *row, std::size_t bit) {
    return (row[bit / 64] >> bit % 64 & 1U) != 0;
}

} // namespace dokushin::logic
