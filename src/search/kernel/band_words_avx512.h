// What band_board.h does, in AVX-512: the 27 lanes are one register.
// To be included in a target region only; see avx512.cpp.
#pragma once

#include "search/kernel/band_board.h"
#include "search/kernel/words_avx512.h"

/// Bytes to be taken by each byte of a word, if lane(band, digit) takes from(band, digit).
struct alignas(64) BandMove {
    std::uint8_t from[64];
};
template <class From> constexpr BandMove band_move(From from) {
    BandMove move{};
    for (unsigned byte = 0; byte < 64; ++byte) {
        const unsigned lane = byte / 2;
        const unsigned source = lane < 27 ? from(band_of_lane(lane), digit_of_lane(lane)) : lane;
        move.from[byte] = static_cast<std::uint8_t>(2 * source + byte % 2);
    }
    return move;
}

struct BandAvx512 : Avx512 {
    template <int Count> static Word left(Word a) { return _mm512_slli_epi16(a, Count); }
    template <int Count> static Word right(Word a) { return _mm512_srli_epi16(a, Count); }
    /// `yes` where Bits are set, `no` elsewhere.
    template <std::uint16_t Bits> static Word pick(Word yes, Word no) {
        return _mm512_ternarylogic_epi64(all(Bits), yes, no, 0xCA);
    }
    static Word unlike(Word a, Word b) { return _mm512_xor_si512(a, b); }
    // The table's index is a·4 + b·2 + c.
    static Word both_or(Word a, Word b, Word c) { return _mm512_ternarylogic_epi64(a, b, c, 0xEA); }
    static Word or_minus(Word a, Word b, Word c) {
        return _mm512_ternarylogic_epi64(a, b, c, 0xF4);
    }
    /// (a ^ b) | c
    static Word unlike_or(Word a, Word b, Word c) {
        return _mm512_ternarylogic_epi64(a, b, c, 0xBE);
    }
    /// Of a word with one bit that, of others nothing.
    static Word only_bit(Word a) { return where(apart(a, less_one(a)), a); }
    /// `first` if that is any, else `second`.
    static Word first_if_some(Word first, Word second) {
        return _mm512_mask_mov_epi16(second, _mm512_test_epi16_mask(first, first), first);
    }
    static bool in_all_lanes(Mask m) { return (m & band_lanes_used) == band_lanes_used; }
    /// Is no bit set in lanes that are used?
    static bool nowhere(Word a) { return (_mm512_test_epi16_mask(a, a) & band_lanes_used) == 0; }

    static Word next_band(Word a) { return moved<1, 0>(a); }
    static Word second_band(Word a) { return moved<2, 0>(a); }

    // Nine digits are three times three.
    static Word any_digit(Word a) {
        const Word three = either3(a, next_digit(a), second_digit(a));
        return either3(three, third_digit(three), sixth_digit(three));
    }
    struct Totals {
        Word once;
        Word twice;
    };
    static Totals once_and_twice(Word a) {
        const Word a1 = next_digit(a);
        const Word a2 = second_digit(a);
        const Word once = either3(a, a1, a2);
        const Word twice = twice3(a, a1, a2);
        const Word once3 = third_digit(once);
        const Word once6 = sixth_digit(once);
        return {either3(once, once3, once6),
                either(twice3(once, once3, once6),
                       either3(twice, third_digit(twice), sixth_digit(twice)))};
    }
    /// By full adders: sums and carries of three digits each, then of these.
    static Word three_digits(Word a) {
        const Word a1 = next_digit(a);
        const Word a2 = second_digit(a);
        const Word sum = odd3(a, a1, a2);
        const Word carry = twice3(a, a1, a2);
        const Word sum3 = third_digit(sum);
        const Word sum6 = sixth_digit(sum);
        const Word carry3 = third_digit(carry);
        const Word carry6 = sixth_digit(carry);
        const Word ones = odd3(sum, sum3, sum6);
        const Word two = twice3(sum, sum3, sum6);
        const Word some = either3(carry, carry3, carry6);
        const Word four = both_or(two, some, twice3(carry, carry3, carry6));
        return both_or(ones, either(two, some), four);
    }
    /// Over the nine digits of a band.
    static Word sum_of_digits(Word a) {
        const Word three = add(a, add(next_digit(a), second_digit(a)));
        return add(three, add(third_digit(three), sixth_digit(three)));
    }
    static std::uint16_t least_of(Word a) {
        const __m256i half =
            _mm256_min_epu16(_mm512_castsi512_si256(a), _mm512_extracti64x4_epi64(a, 1));
        const __m128i quarter =
            _mm_min_epu16(_mm256_castsi256_si128(half), _mm256_extracti128_si256(half, 1));
        return static_cast<std::uint16_t>(_mm_cvtsi128_si32(_mm_minpos_epu16(quarter)));
    }
    static Mask only_lane(unsigned lane) { return std::uint32_t{1} << lane; }
    static Word load(const std::uint16_t *lanes) { return _mm512_load_si512(lanes); }
    static void store(Word a, std::uint16_t *lanes) { _mm512_store_si512(lanes, a); }

  private:
    template <unsigned Bands, unsigned Digits> static Word moved(Word a) {
        static constexpr BandMove move = band_move([](unsigned band, unsigned digit) {
            const unsigned turned =
                Digits < 3 ? digit / 3 * 3 + (digit + Digits) % 3 : (digit + Digits) % band_digits;
            return band_lane((band + Bands) % 3, turned);
        });
        return _mm512_permutexvar_epi8(_mm512_load_si512(move.from), a);
    }
    static Word next_digit(Word a) { return moved<0, 1>(a); }   ///< of its three
    static Word second_digit(Word a) { return moved<0, 2>(a); } ///< of its three
    static Word third_digit(Word a) { return moved<0, 3>(a); }
    static Word sixth_digit(Word a) { return moved<0, 6>(a); }
};
