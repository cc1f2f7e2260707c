// The operations on nine numbers for any processor, which does them one after the other.
#pragma once

#include <dokushin/vocabulary.h>

#include "canon/grid9/second_rows.h"

#include <bit>
#include <cstring>

namespace dokushin::canon {

struct PlainNines {
    using Nine = NineBytes;

    [[nodiscard]] static Nine from(const NineBytes &order) { return order; }
    /// Reads the rows of 81 digits, numbered from 0.
    static void read(const Digit *cells, std::array<NineBytes, 9> &rows) {
        for (NineBytes &row : rows) {
            for (std::size_t column = 0; column < 9; ++column) {
                row.at[column] = static_cast<std::uint8_t>(number(*cells++) - 1);
            }
        }
    }
    /// Copies the columns of rows.
    static void transpose(const std::array<NineBytes, 9> &rows, std::array<NineBytes, 9> &columns) {
        for (std::size_t row = 0; row < 9; ++row) {
            for (std::size_t column = 0; column < 9; ++column) {
                columns[column].at[row] = rows[row].at[column];
            }
        }
    }
    /// Writes sixteen bytes, of which the last seven are arbitrary.
    static void write(const Nine &numbers, std::uint8_t *to) {
        std::memcpy(to, numbers.at.data(), 16);
    }
    /// numbers[places[0]], numbers[places[1]], …
    [[nodiscard]] static Nine picked(const Nine &numbers, const Nine &places) {
        Nine result;
        for (std::size_t i = 0; i < 9; ++i) {
            result.at[i] = numbers.at[places.at[i]];
        }
        return result;
    }
    [[nodiscard]] static Nine either(const Nine &one, const Nine &other) {
        Nine result;
        for (std::size_t i = 0; i < 9; ++i) {
            result.at[i] = one.at[i] | other.at[i];
        }
        return result;
    }
    [[nodiscard]] static Nine both(const Nine &one, const Nine &other) {
        Nine result;
        for (std::size_t i = 0; i < 9; ++i) {
            result.at[i] = one.at[i] & other.at[i];
        }
        return result;
    }
    [[nodiscard]] static bool same(const Nine &one, const Nine &other) {
        return std::memcmp(one.at.data(), other.at.data(), 9) == 0;
    }
    /// The number of the least second row that two rows can have, by their permutation.
    [[nodiscard]] static std::uint16_t least_second_row(const Nine &below) {
        return second_rows.least[reference_number(below)];
    }
    /// The first eight numbers as one, the first one highest. The keys of permutations compare as
    /// the permutations do, because eight numbers decide the ninth.
    [[nodiscard]] static std::uint64_t key(const Nine &numbers) {
        std::uint64_t word = 0;
        std::memcpy(&word, numbers.at.data(), sizeof word);
        if constexpr (std::endian::native == std::endian::little) {
            word = std::byteswap(word);
        }
        return word;
    }
};

} // namespace dokushin::canon
