// What the rows of a board promise, without a look at any digit: row_looks.h tells what, this
// looks at nine rows at once, a byte each. To be included by kernel/puzzle_search_avx2.cpp only.
#pragma once

/// How early the first digit of a stack comes, by its classes and its columns with digits: 3 at
/// its first place, 1 at its last, 0 nowhere.
using EarlyDigits = std::array<std::array<std::uint8_t, 8>, class_numbers>;

constexpr EarlyDigits make_early_digits(unsigned times) {
    EarlyDigits early{};
    for (unsigned classes = 0; classes < class_numbers; ++classes) {
        for (unsigned given = 1; given < 8; ++given) {
            const unsigned place = class_tables.split[classes][given].place;
            early[classes][given] = static_cast<std::uint8_t>(times * (3 - place));
        }
    }
    return early;
}

/// Those, and four times those.
alignas(64) constexpr std::array<EarlyDigits, 2> early_digits{make_early_digits(1),
                                                              make_early_digits(4)};

/// The same of two stacks, by 4 times that of one and that of the other: if they are the
/// form's first ones, or two free ones, of which that with fewer digits comes first, but a
/// blank one before it.
constexpr std::array<std::uint8_t, 16> make_early_in_two(bool free) {
    std::array<std::uint8_t, 16> early{};
    for (unsigned one = 0; one < 4; ++one) {
        for (unsigned other = 0; other < 4; ++other) {
            const unsigned first = free ? std::min(one, other) : one;
            const unsigned second = free ? std::max(one, other) : other;
            early[4 * one + other] = static_cast<std::uint8_t>(first != 0    ? first + 6
                                                               : second != 0 ? second + 3
                                                                             : 0);
        }
    }
    return early;
}

alignas(16) constexpr std::array<std::array<std::uint8_t, 16>, 2> early_in_two{
    make_early_in_two(false), make_early_in_two(true)};

/// By the stacks that are free, a bit each: those at the first places of an order (puzzle_way.h).
constexpr std::array<std::uint16_t, 8> free_orders{0, 0x4, 0x8, 0x84, 0xC, 0xC4, 0xC8, 0xC84};

/// As in row_looks.h.
struct Looks {
    unsigned promised;
    unsigned rows;
};

class RowLooks {
  public:
    explicit RowLooks(const std::array<std::uint16_t, 9> &given) {
        const __m128i eight = _mm_loadu_si128(reinterpret_cast<const __m128i *>(given.data()));
        const __m128i ninth = _mm_cvtsi32_si128(given[8]);
        const __m128i seven = _mm_set1_epi16(7);
        stacks_[0].of_rows =
            _mm_packus_epi16(_mm_and_si128(eight, seven), _mm_and_si128(ninth, seven));
        stacks_[1].of_rows = _mm_packus_epi16(_mm_and_si128(_mm_srli_epi16(eight, 3), seven),
                                              _mm_and_si128(_mm_srli_epi16(ninth, 3), seven));
        stacks_[2].of_rows = _mm_packus_epi16(_mm_srli_epi16(eight, 6), _mm_srli_epi16(ninth, 6));
    }

    /// Before there is a digit: the stacks with fewer digits come first, so the numbers of
    /// digits in order tell which pattern is less.
    [[nodiscard]] Looks at_first(unsigned rows) const {
        const __m128i one = digits_in(0);
        const __m128i two = digits_in(1);
        const __m128i three = digits_in(2);
        const __m128i less = _mm_min_epu8(one, two);
        const __m128i more = _mm_max_epu8(one, two);
        const __m128i first = _mm_min_epu8(less, three);
        const __m128i second = _mm_max_epu8(less, _mm_min_epu8(more, three));
        const __m128i third = _mm_max_epu8(more, three);
        return least_of(
            _mm_or_si128(_mm_or_si128(_mm_slli_epi16(first, 4), third), _mm_slli_epi16(second, 2)),
            rows);
    }

    [[nodiscard]] Looks at(const PuzzleWay &way, unsigned rows) const {
        const Naming &naming = way.naming;
        const unsigned order = naming.order | free_orders[way.free];
        const __m128i pairs =
            _mm_or_si128(early(1, naming, order & 15), early(0, naming, order >> 4 & 15));
        const __m128i in_two = _mm_shuffle_epi8(_mm_load_si128(reinterpret_cast<const __m128i *>(
                                                    early_in_two[stacks_in[way.free] / 2].data())),
                                                pairs);
        return least_of(_mm_max_epu8(in_two, early(0, naming, order >> 8 & 15)), rows);
    }

  private:
    [[nodiscard]] __m128i digits_in(unsigned stack) const {
        return _mm_shuffle_epi8(_mm_cvtsi64_si128(0x0302'0201'0201'0100), stacks_[stack].of_rows);
    }
    [[nodiscard]] __m128i early(unsigned times_four, const Naming &naming, unsigned stack) const {
        const auto &by_columns = early_digits[times_four][naming.classes_of(stack)];
        return _mm_shuffle_epi8(
            _mm_loadl_epi64(reinterpret_cast<const __m128i *>(by_columns.data())),
            stacks_[stack_at(stack)].of_rows);
    }

    /// The least of the bytes of these rows.
    [[nodiscard]] static Looks least_of(__m128i bytes, unsigned rows) {
        const __m128i bits = _mm_setr_epi8(1, 2, 4, 8, 16, 32, 64, -128, 1, 0, 0, 0, 0, 0, 0, 0);
        const __m128i halves = _mm_setr_epi8(0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1);
        const __m128i asked = _mm_and_si128(
            _mm_shuffle_epi8(_mm_cvtsi32_si128(static_cast<int>(rows)), halves), bits);
        const __m128i zero = _mm_setzero_si128();
        const __m128i among = _mm_or_si128(bytes, _mm_cmpeq_epi8(asked, zero));
        const __m128i least = _mm_minpos_epu16(_mm_min_epu8(among, _mm_srli_epi16(among, 8)));
        const __m128i found = _mm_cmpeq_epi8(among, _mm_shuffle_epi8(least, zero));
        return {static_cast<unsigned>(_mm_cvtsi128_si32(least)) & 0xFF,
                static_cast<unsigned>(_mm_movemask_epi8(found)) & rows};
    }

    /// Of nine rows their columns with digits in a stack, a byte each.
    struct Columns {
        __m128i of_rows;
    };
    std::array<Columns, 3> stacks_;
};
