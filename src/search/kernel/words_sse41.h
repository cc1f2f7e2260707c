// The named vector operations in SSE4.1: 8 lanes of 16 bits.
// To be included in a target region only; see sse41.cpp.
#pragma once

#include "search/kernel/sign_words.h"

struct Sse41 : SignWords<Sse41, 8> {
    static __m128i raw(Word a) { return reinterpret_cast<__m128i>(a); }
    static Word word(__m128i a) { return reinterpret_cast<Word>(a); }

    static bool is_zero(Word a) { return _mm_testz_si128(raw(a), raw(a)) != 0; }
    static Word lower(Word a, Word b) { return word(_mm_min_epu16(raw(a), raw(b))); }
    static Mask below(Word a, Word b) { return ~same(lower(b, a), b); }
    static Word add_to_most(Word a, Word b) { return word(_mm_adds_epu16(raw(a), raw(b))); }
    static Word subtract_to_none(Word a, Word b) { return word(_mm_subs_epu16(raw(a), raw(b))); }
    static Word where_some(Word a, Word b) { return word(_mm_sign_epi16(raw(b), raw(a))); }
    /// How many digits, times a factor: looked up by four of them at a time.
    template <unsigned Factor> static Word digits_times(Word a) {
        const __m128i counts = _mm_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
        const Word low = word(_mm_shuffle_epi8(counts, raw(a & 0x0F0F)));
        const Word high = word(_mm_shuffle_epi8(counts, raw((a >> 4) & 0x0F0F)));
        return word(_mm_maddubs_epi16(raw(low + high), _mm_set1_epi8(Factor)));
    }
    static Word choose(Mask m, Word yes, Word no) {
        return word(_mm_blendv_epi8(raw(no), raw(yes), raw(m)));
    }
    static std::uint32_t bits(Mask m) {
        return static_cast<std::uint32_t>(
            _mm_movemask_epi8(_mm_packs_epi16(raw(m), _mm_setzero_si128())));
    }

    static Mask from_bits(std::uint32_t bits) {
        const Word lane = {1, 2, 4, 8, 0x10, 0x20, 0x40, 0x80};
        return Mask((all(static_cast<std::uint16_t>(bits)) & lane) == lane);
    }

    /// A byte shuffle; what is not moved becomes zero.
    using Index = __m128i;
    static Index index(const std::uint16_t *from, std::uint32_t to) {
        return raw(byte_places(from, from_bits(to)));
    }
    static Word moved(Word to, Mask m, Word from, Index index) {
        return minus(to, m) | word(_mm_shuffle_epi8(raw(from), index));
    }

    /// The candidates of 8 cells; blanks have all.
    static Word candidates(const std::uint8_t *cells) {
        const __m128i digits = _mm_and_si128(
            _mm_loadl_epi64(reinterpret_cast<const __m128i *>(cells)), _mm_set1_epi8(15));
        constexpr char any = -1;
        const __m128i low = _mm_shuffle_epi8(
            _mm_setr_epi8(any, 1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, any, 0), digits);
        const __m128i high =
            _mm_shuffle_epi8(_mm_setr_epi8(1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0), digits);
        return word(_mm_unpacklo_epi8(low, high));
    }
    /// 8 decided cells as bytes. Packing with saturation makes the bit of 9 the byte 255; every
    /// other bit stays itself.
    static void write_cells(Word decided, Encoding encoding, std::uint8_t *to) {
        const __m128i bytes = _mm_packus_epi16(raw(decided), raw(decided));
        const __m128i nibble = _mm_set1_epi8(15);
        const __m128i low =
            _mm_shuffle_epi8(_mm_setr_epi8(0, 1, 2, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 9),
                             _mm_and_si128(bytes, nibble));
        const __m128i high =
            _mm_shuffle_epi8(_mm_setr_epi8(0, 5, 6, 0, 7, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0),
                             _mm_and_si128(_mm_srli_epi16(bytes, 4), nibble));
        _mm_storel_epi64(
            reinterpret_cast<__m128i *>(to),
            _mm_add_epi8(_mm_set1_epi8(static_cast<char>(encoding)), _mm_add_epi8(low, high)));
    }
};
