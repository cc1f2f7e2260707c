// Nine numbers at once for any processor, one after the other.
#pragma once

#include <dokushin/vocabulary.h>

#include "canon/grid9/second_rows.h"

#include <bit>
#include <cstring>

namespace dokushin::canon {

struct PlainNines {
    using Nine = Order;

    [[nodiscard]] static Nine from(const Order &order) { return order; }
    /// The rows of 81 digits, counted from 0.
    static void read(const Digit *cells, std::array<Order, 9> &rows) {
        for (Order &row : rows) {
            for (std::size_t column = 0; column < 9; ++column) {
                row.at[column] = static_cast<std::uint8_t>(number(*cells++) - 1);
            }
        }
    }
    /// The columns of the same.
    static void turn_over(const std::array<Order, 9> &rows, std::array<Order, 9> &columns) {
        for (std::size_t row = 0; row < 9; ++row) {
            for (std::size_t column = 0; column < 9; ++column) {
                columns[column].at[row] = rows[row].at[column];
            }
        }
    }
    /// Sixteen bytes, of which seven mean nothing.
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
    /// The number of the least second row that two rows can have.
    [[nodiscard]] static std::uint16_t least_second_row(const Nine &below) {
        return second_rows.least[usual_number(below)];
    }
    /// The first eight as one number, the first one highest: where each number is there once
    /// those decide.
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
