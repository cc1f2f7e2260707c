// The named vector operations in AVX2: 16 lanes of 16 bits.
// To be included in a target region only; see avx2.cpp.
#pragma once

#include "search/kernel/sign_words.h"
#include "search/kernel/transpose.h"

struct Avx2 : SignWords<Avx2, 16> {
    using Bytes = Bytes32;
    static __m256i raw(Word a) { return reinterpret_cast<__m256i>(a); }
    static Word word(__m256i a) { return reinterpret_cast<Word>(a); }

    static bool is_zero(Word a) { return _mm256_testz_si256(raw(a), raw(a)) != 0; }
    static Word lower(Word a, Word b) { return word(_mm256_min_epu16(raw(a), raw(b))); }
    static Mask below(Word a, Word b) { return ~same(lower(b, a), b); }
    static Word add_to_most(Word a, Word b) { return word(_mm256_adds_epu16(raw(a), raw(b))); }
    /// How many digits, times a factor: looked up by four of them at a time.
    template <unsigned Factor> static Word digits_times(Word a) {
        const __m256i counts = _mm256_broadcastsi128_si256(
            _mm_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4));
        const Word low = word(_mm256_shuffle_epi8(counts, raw(a & 0x0F0F)));
        const Word high = word(_mm256_shuffle_epi8(counts, raw((a >> 4) & 0x0F0F)));
        return word(_mm256_maddubs_epi16(raw(low + high), _mm256_set1_epi8(Factor)));
    }
    static Word subtract_to_none(Word a, Word b) { return word(_mm256_subs_epu16(raw(a), raw(b))); }
    static Word where_some(Word a, Word b) { return word(_mm256_sign_epi16(raw(b), raw(a))); }
    static Word choose(Mask m, Word yes, Word no) {
        return word(_mm256_blendv_epi8(raw(no), raw(yes), raw(m)));
    }
    static std::uint32_t bits(Mask m) {
        const __m128i bytes =
            _mm_packs_epi16(_mm256_castsi256_si128(raw(m)), _mm256_extracti128_si256(raw(m), 1));
        return static_cast<std::uint32_t>(_mm_movemask_epi8(bytes));
    }
    static Mask from_bits(std::uint32_t bits) {
        const Word lane = {1,     2,     4,     8,     0x10,   0x20,   0x40,   0x80,
                           0x100, 0x200, 0x400, 0x800, 0x1000, 0x2000, 0x4000, 0x8000};
        return Mask((all(static_cast<std::uint16_t>(bits)) & lane) == lane);
    }

    /// Byte shuffles that take from the lower and the upper half of the source;
    /// what comes from the other half, or is not moved, becomes zero.
    struct Index {
        __m256i lower;
        __m256i upper;
    };
    static Index index(const std::uint16_t *from, std::uint32_t to) {
        Word lane;
        std::memcpy(&lane, from, sizeof lane);
        const Mask in_upper = lane >= 8;
        const Word places = lane * 0x0202 + 0x0100; // a shuffle takes these modulo 16
        const Mask unmoved = ~from_bits(to);
        return {raw(places | in_upper | unmoved), raw(places | ~in_upper | unmoved)};
    }
    /// Loads that spread a half over both cost no shuffle.
    static Word moved(Word to, Mask m, const Word &from, const Index &index) {
        const auto *const halves = reinterpret_cast<const __m128i *>(&from);
        const __m256i lower = _mm256_broadcastsi128_si256(_mm_load_si128(halves));
        const __m256i upper = _mm256_broadcastsi128_si256(_mm_load_si128(halves + 1));
        return minus(to, m) | word(_mm256_shuffle_epi8(lower, index.lower)) |
               word(_mm256_shuffle_epi8(upper, index.upper));
    }

    /// The candidates of 16 cells; blanks have all.
    static Word candidates(const std::uint8_t *cells) {
        const __m128i digits = _mm_and_si128(
            _mm_loadu_si128(reinterpret_cast<const __m128i *>(cells)), _mm_set1_epi8(15));
        constexpr char any = -1;
        const __m128i low = _mm_shuffle_epi8(
            _mm_setr_epi8(any, 1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, any, 0), digits);
        const __m128i high =
            _mm_shuffle_epi8(_mm_setr_epi8(1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0), digits);
        return word(_mm256_set_m128i(_mm_unpackhi_epi8(low, high), _mm_unpacklo_epi8(low, high)));
    }
    /// 16 decided cells as bytes. Packing with saturation makes the bit of 9 the byte 255; every
    /// other bit stays itself.
    static void write_cells(Word decided, Encoding encoding, std::uint8_t *to) {
        const __m128i bytes = _mm_packus_epi16(_mm256_castsi256_si128(raw(decided)),
                                               _mm256_extracti128_si256(raw(decided), 1));
        const __m128i nibble = _mm_set1_epi8(15);
        const __m128i low =
            _mm_shuffle_epi8(_mm_setr_epi8(0, 1, 2, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 9),
                             _mm_and_si128(bytes, nibble));
        const __m128i high =
            _mm_shuffle_epi8(_mm_setr_epi8(0, 5, 6, 0, 7, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0),
                             _mm_and_si128(_mm_srli_epi16(bytes, 4), nibble));
        _mm_storeu_si128(
            reinterpret_cast<__m128i *>(to),
            _mm_add_epi8(_mm_set1_epi8(static_cast<char>(encoding)), _mm_add_epi8(low, high)));
    }
};
