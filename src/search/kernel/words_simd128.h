// The named vector operations in WebAssembly's SIMD: 8 lanes of 16 bits.
// To be included in a kernel's file only; see simd128.cpp.
#pragma once

#include "search/kernel/plain_words.h"

struct Simd128 : PlainWords<8> {
    static v128_t raw(Word a) { return reinterpret_cast<v128_t>(a); }
    static Word word(v128_t a) { return reinterpret_cast<Word>(a); }

    static Word lower(Word a, Word b) { return word(wasm_u16x8_min(raw(a), raw(b))); }
    static Word add_to_most(Word a, Word b) { return word(wasm_u16x8_add_sat(raw(a), raw(b))); }
    static Word choose(Mask m, Word yes, Word no) {
        return word(wasm_v128_bitselect(raw(yes), raw(no), raw(m)));
    }
    static std::uint32_t bits(Mask m) {
        return static_cast<std::uint32_t>(wasm_i16x8_bitmask(raw(m)));
    }
    static Mask from_bits(std::uint32_t bits) {
        const Word lane = {1, 2, 4, 8, 0x10, 0x20, 0x40, 0x80};
        return Mask((all(static_cast<std::uint16_t>(bits)) & lane) == lane);
    }
    template <unsigned Factor> static Word digits_times(Word a) {
        return word(wasm_u16x8_extadd_pairwise_u8x16(wasm_i8x16_popcnt(raw(a)))) *
               std::uint16_t{Factor};
    }

    /// A byte shuffle; what is not moved becomes zero.
    using Index = v128_t;
    static Index index(const std::uint16_t *from, std::uint32_t to) {
        return raw(byte_places(from, from_bits(to)));
    }
    static Word moved(Word to, Mask m, Word from, Index index) {
        return minus(to, m) | word(wasm_i8x16_swizzle(raw(from), index));
    }

    /// The candidates of 8 cells; blanks have all.
    static Word candidates(const std::uint8_t *cells) {
        const v128_t digits = wasm_v128_and(wasm_v128_load64_zero(cells), wasm_u8x16_splat(15));
        const v128_t low = wasm_i8x16_swizzle(
            wasm_u8x16_make(0xFF, 1, 2, 4, 8, 16, 32, 64, 128, 0, 0, 0, 0, 0, 0xFF, 0), digits);
        const v128_t high = wasm_i8x16_swizzle(
            wasm_u8x16_make(1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0), digits);
        return word(
            wasm_i8x16_shuffle(low, high, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23));
    }
    /// 8 decided cells as bytes. Packing with saturation makes the bit of 9 the byte 255; every
    /// other bit stays itself.
    static void write_cells(Word decided, Encoding encoding, std::uint8_t *to) {
        const v128_t bytes = wasm_u8x16_narrow_i16x8(raw(decided), raw(decided));
        const v128_t low =
            wasm_i8x16_swizzle(wasm_u8x16_make(0, 1, 2, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 9),
                               wasm_v128_and(bytes, wasm_u8x16_splat(15)));
        const v128_t high =
            wasm_i8x16_swizzle(wasm_u8x16_make(0, 5, 6, 0, 7, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0),
                               wasm_u8x16_shr(bytes, 4));
        const v128_t digits = wasm_i8x16_add(low, high);
        const v128_t zero = wasm_u8x16_splat(static_cast<std::uint8_t>(encoding));
        wasm_v128_store64_lane(to, wasm_i8x16_add(digits, zero), 0);
    }
};
