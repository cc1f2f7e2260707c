// Nine numbers at once for processors that pick bytes from a vector (SSSE3); what each does
// tells plain_nines.h. To be included in a target region only; see grid_search_ssse3.cpp.
#pragma once

struct Ssse3Nines {
    using Nine = __m128i;

    static Nine from(const Order &order) {
        return _mm_load_si128(reinterpret_cast<const __m128i *>(order.at.data()));
    }
    static void write(Nine numbers, std::uint8_t *to) {
        _mm_storeu_si128(reinterpret_cast<__m128i *>(to), numbers);
    }
    /// Nothing behind the last cell is touched.
    static void read(const Digit *cells, std::array<Order, 9> &rows) {
        const auto sixteen = [&](std::size_t first) {
            const auto *digits = reinterpret_cast<const __m128i *>(cells + first);
            return _mm_sub_epi8(_mm_loadu_si128(digits), _mm_set1_epi8(1));
        };
        for (std::size_t row = 0; row < 8; ++row) {
            write(sixteen(9 * row), rows[row].at.data());
        }
        write(_mm_srli_si128(sixteen(65), 7), rows[8].at.data());
    }
    /// The first eight entries of two rows in turn, of four, and of eight are those of columns;
    /// the ninth row's go behind them.
    static void turn_over(const std::array<Order, 9> &rows, std::array<Order, 9> &columns) {
        const auto two = [&](std::size_t row) {
            return _mm_unpacklo_epi8(from(rows[row]), from(rows[row + 1]));
        };
        const auto two_last = [&](std::size_t row) {
            return _mm_unpackhi_epi8(from(rows[row]), from(rows[row + 1]));
        };
        const Nine left_top = _mm_unpacklo_epi16(two(0), two(2));
        const Nine left_end = _mm_unpacklo_epi16(two(4), two(6));
        const Nine right_top = _mm_unpackhi_epi16(two(0), two(2));
        const Nine right_end = _mm_unpackhi_epi16(two(4), two(6));
        const Nine two_columns[4] = {
            _mm_unpacklo_epi32(left_top, left_end), _mm_unpackhi_epi32(left_top, left_end),
            _mm_unpacklo_epi32(right_top, right_end), _mm_unpackhi_epi32(right_top, right_end)};
        Nine ninth = from(rows[8]);
        for (std::size_t i = 0; i < 4; ++i) {
            write(_mm_unpacklo_epi64(two_columns[i], ninth), columns[2 * i].at.data());
            ninth = _mm_srli_si128(ninth, 1);
            write(_mm_alignr_epi8(ninth, two_columns[i], 8), columns[2 * i + 1].at.data());
            ninth = _mm_srli_si128(ninth, 1);
        }
        const Nine last_top = _mm_unpacklo_epi16(two_last(0), two_last(2));
        const Nine last_end = _mm_unpacklo_epi16(two_last(4), two_last(6));
        write(_mm_unpacklo_epi64(_mm_unpacklo_epi32(last_top, last_end), ninth),
              columns[8].at.data());
    }
    static Nine picked(Nine numbers, Nine places) { return _mm_shuffle_epi8(numbers, places); }
    static Nine either(Nine one, Nine other) { return _mm_or_si128(one, other); }
    static Nine both(Nine one, Nine other) { return _mm_and_si128(one, other); }
    static bool same(Nine one, Nine other) {
        return (~_mm_movemask_epi8(_mm_cmpeq_epi8(one, other)) & 0x1FF) == 0;
    }
    /// By the kind of the pair: kind_number(), all columns at once.
    static std::uint16_t least_second_row(Nine below) {
        constexpr char none = -1;
        const __m128i columns =
            _mm_setr_epi8(0, 1, 2, 3, 4, 5, 6, 7, 8, none, none, none, none, none, none, none);
        const __m128i stacks =
            _mm_setr_epi8(0, 0, 0, 1, 1, 1, 2, 2, 2, none, none, none, none, none, none, none);
        const __m128i neighbours = _mm_setr_epi8(1, 2, 0, 4, 5, 3, 7, 8, 6, 0, 0, 0, 0, 0, 0, 0);
        const __m128i fours = _mm_setr_epi8(4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0);
        const __m128i twos = _mm_setr_epi8(2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0);
        const __m128i two = picked(below, below);
        const __m128i stack = picked(stacks, below);
        const __m128i home = _mm_cmpeq_epi8(picked(stacks, two), stacks);
        const __m128i alike = _mm_cmpeq_epi8(stack, picked(stack, neighbours));
        __m128i number = both(home, fours);
        number = _mm_add_epi8(number, both(alike, twos));
        number = _mm_sub_epi8(number, _mm_cmpeq_epi8(picked(below, two), columns));
        number = _mm_sub_epi8(number, _mm_cmpeq_epi8(picked(two, two), columns));
        number = _mm_sad_epu8(number, _mm_setzero_si128());
        return second_rows.least_of_kind[static_cast<unsigned>(_mm_cvtsi128_si32(number)) +
                                         static_cast<unsigned>(_mm_extract_epi16(number, 4))];
    }
    static std::uint64_t key(Nine numbers) {
        std::uint64_t word = 0;
        _mm_storel_epi64(reinterpret_cast<__m128i *>(&word), numbers);
        return std::byteswap(word);
    }
};
