// The named vector operations in AVX-512: 32 lanes of 16 bits, a truth table of
// three words in one instruction, and lane masks in registers of their own.
// To be included in a target region only; see avx512.cpp.
#pragma once

#include "search/kernel/transpose.h"

struct Avx512 {
    static constexpr unsigned lanes = 32;
    using Bytes = Bytes32;
    using Word = __m512i;
    using Mask = __mmask32;

    static Word all(std::uint16_t value) { return _mm512_set1_epi16(static_cast<short>(value)); }
    static Word none() { return _mm512_setzero_si512(); }

    static Word both(Word a, Word b) { return _mm512_and_si512(a, b); }
    static Word either(Word a, Word b) { return _mm512_or_si512(a, b); }
    static Word minus(Word a, Word b) { return _mm512_andnot_si512(b, a); }
    static Word less_one(Word a) {
        Word less = _mm512_add_epi16(a, _mm512_set1_epi16(-1));
        asm("" : "+v"(less));
        return less;
    }
    static Word add(Word a, Word b) { return _mm512_add_epi16(a, b); }
    static Word subtract(Word a, Word b) { return _mm512_sub_epi16(a, b); }
    static Word lower(Word a, Word b) { return _mm512_min_epu16(a, b); }
    static Word lowest_bit(Word a) {
        return _mm512_and_si512(a, _mm512_sub_epi16(_mm512_setzero_si512(), a));
    }

    // The table's index is a·4 + b·2 + c.
    static Word either3(Word a, Word b, Word c) { return ternary<0xFE>(a, b, c); }
    static Word both3(Word a, Word b, Word c) { return ternary<0x80>(a, b, c); }
    static Word odd3(Word a, Word b, Word c) { return ternary<0x96>(a, b, c); }
    static Word twice3(Word a, Word b, Word c) { return ternary<0xE8>(a, b, c); }
    static Word minus_either(Word a, Word b, Word c) { return ternary<0x10>(a, b, c); }

    static Mask is_none(Word a) { return _mm512_testn_epi16_mask(a, a); }
    static Mask apart(Word a, Word b) { return _mm512_testn_epi16_mask(a, b); }
    static Mask same(Word a, Word b) { return _mm512_cmpeq_epi16_mask(a, b); }
    static Mask below(Word a, Word b) { return _mm512_cmplt_epu16_mask(a, b); }
    template <unsigned Count> static Mask fewer_digits_than(Word a) {
        return below(digits(a), all(Count));
    }
    static Word digits(Word a) { return _mm512_popcnt_epi16(a); }
    template <unsigned Factor> static Word digits_times(Word a) {
        return _mm512_mullo_epi16(digits(a), all(Factor));
    }

    static Word where(Mask m, Word a) { return _mm512_maskz_mov_epi16(m, a); }
    /// Adds: where both have a bit, the next one is set.
    static Word with_where(Word a, Mask m, Word b) { return _mm512_mask_add_epi16(a, m, a, b); }
    static Word choose(Mask m, Word yes, Word no) { return _mm512_mask_blend_epi16(m, no, yes); }
    static Word add_to_most(Word a, Word b) { return _mm512_adds_epu16(a, b); }
    static Word decided3(Word a, Word b, Word c) {
        Word decided = where(apart(a, less_one(a)), a);
        decided = with_where(decided, apart(b, less_one(b)), b);
        return with_where(decided, apart(c, less_one(c)), c);
    }
    static Word room(Word here, Word, Word bound) {
        return choose(fewer_digits_than<3>(bound), here, bound);
    }
    static Word narrowed(Word cell, Word room, Word alone, Word) {
        return both(cell, choose(apart(cell, alone), room, alone));
    }

    static Mask mask_both(Mask a, Mask b) { return a & b; }
    static Mask mask_either(Mask a, Mask b) { return a | b; }
    static Mask mask_minus(Mask a, Mask b) { return a & ~b; }
    static std::uint32_t bits(Mask m) { return m; }
    static Mask from_bits(std::uint32_t bits) { return bits; }

    /// to[i] = from[index[i]] where m, else to[i].
    using Index = __m512i;
    static Index index(const std::uint16_t *from, std::uint32_t) {
        return _mm512_loadu_si512(from);
    }
    static Word moved(Word to, Mask m, Word from, Index index) {
        return _mm512_mask_permutexvar_epi16(to, m, index, from);
    }

    /// The candidates of 32 cells: blanks have all. Five bits of a cell are looked up, so that
    /// digits and characters have places of their own.
    static Word candidates(const std::uint8_t *cells) {
        alignas(64) static constexpr auto table = [] {
            std::array<std::uint16_t, 32> masks{};
            masks['.' & 31] = 0x1FF;
            for (const Encoding encoding : {Encoding::digits, Encoding::text}) {
                masks[cell_of(0, encoding) & 31] = 0x1FF;
                for (unsigned digit = 1; digit <= 9; ++digit) {
                    masks[cell_of(digit, encoding) & 31] =
                        static_cast<std::uint16_t>(1U << (digit - 1));
                }
            }
            return masks;
        }();
        const Word wide =
            _mm512_cvtepu8_epi16(_mm256_loadu_si256(reinterpret_cast<const __m256i *>(cells)));
        return _mm512_permutexvar_epi16(wide, _mm512_load_si512(table.data()));
    }
    /// 32 decided cells as bytes.
    static void write_cells(Word decided, Encoding encoding, std::uint8_t *to) {
        const Word digit = add(digits(less_one(decided)), all(cell_of(1, encoding)));
        _mm256_storeu_si256(reinterpret_cast<__m256i *>(to), _mm512_cvtepi16_epi8(digit));
    }

  private:
    template <int Table> static Word ternary(Word a, Word b, Word c) {
        return _mm512_ternarylogic_epi64(a, b, c, Table);
    }
};
