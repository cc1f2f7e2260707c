// The named vector operations in the compilers' own vectors, `lanes` words of 16
// bits: what a kernel uses where it has no better instruction. A mask is a word of
// all ones or none in each lane.
// To be included in a kernel's file only; see avx512.cpp.
#pragma once

// g++ 12 forgets a vector_size that depends on a template's argument.
template <unsigned Lanes> struct VectorOf;
template <> struct VectorOf<8> {
    using Word [[gnu::vector_size(16)]] = std::uint16_t;
};
template <> struct VectorOf<16> {
    using Word [[gnu::vector_size(32)]] = std::uint16_t;
};

template <unsigned Lanes> struct PlainWords {
    static constexpr unsigned lanes = Lanes;
    using Bytes = Bytes16; ///< what text is turned in
    using Word = typename VectorOf<Lanes>::Word;
    using Mask = Word;

    static Word all(std::uint16_t value) { return Word{} + value; }
    static Word none() { return Word{}; }

    static Word both(Word a, Word b) { return a & b; }
    static Word either(Word a, Word b) { return a | b; }
    static Word minus(Word a, Word b) { return a & ~b; }
    static Word unlike(Word a, Word b) { return a ^ b; }
    template <int Count> static Word left(Word a) { return a << Count; }
    template <int Count> static Word right(Word a) { return a >> Count; }
    static Word add(Word a, Word b) { return a + b; }
    static Word subtract(Word a, Word b) { return a - b; }
    /// The sum, or the greatest word if it is more than that.
    static Word add_to_most(Word a, Word b) {
        const Word sum = a + b;
        return sum | Word(sum < a);
    }
    static Word less_one(Word a) { return a - std::uint16_t{1}; }
    static Word lower(Word a, Word b) { return choose(below(a, b), a, b); }
    static Word lowest_bit(Word a) { return a & -a; }

    static Word both3(Word a, Word b, Word c) { return a & b & c; }
    static Word either3(Word a, Word b, Word c) { return a | b | c; }
    static Word odd3(Word a, Word b, Word c) { return a ^ b ^ c; }
    static Word twice3(Word a, Word b, Word c) { return (a & b) | ((a | b) & c); }
    static Word minus_either(Word a, Word b, Word c) { return a & ~(b | c); }

    /// Of a word with one bit that, of others nothing.
    static Word only_bit(Word a) { return a & is_none(a & less_one(a)); }
    /// `first` if that is any, else `second`.
    static Word first_if_some(Word first, Word second) { return first | (second & is_none(first)); }
    static bool is_zero(Word a) {
        std::uint64_t pieces[sizeof a / sizeof(std::uint64_t)];
        std::memcpy(pieces, &a, sizeof a);
        std::uint64_t any = 0;
        for (const std::uint64_t piece : pieces) {
            any |= piece;
        }
        return any == 0;
    }

    static Mask is_none(Word a) { return Mask(a == 0); }
    static Mask apart(Word a, Word b) { return is_none(a & b); }
    static Mask same(Word a, Word b) { return Mask(a == b); }
    static Mask below(Word a, Word b) { return Mask(a < b); }
    template <unsigned Count> static Mask fewer_digits_than(Word a) {
        for (unsigned taken = 1; taken < Count; ++taken) {
            a &= less_one(a);
        }
        return is_none(a);
    }
    /// How many of nine digits, times a factor.
    template <unsigned Factor> static Word digits_times(Word a) {
        a = a - ((a >> 1) & 0x55);
        a = (a & 0x133) + ((a >> 2) & 0x33);
        return (((a + (a >> 4)) & 0xF) + (a >> 8)) * std::uint16_t{Factor};
    }

    static Word where(Mask m, Word a) { return a & m; }
    static Word choose(Mask m, Word yes, Word no) { return (yes & m) | (no & ~m); }
    // What round.h asks of a miniline. Of each, the operands that suit a kernel best are used:
    // `bound` is `here` without `beside`, `alone` is `bound` without `twice`.

    /// The candidates of those of three cells that have but one.
    static Word decided3(Word a, Word b, Word c) { return only_bit(a) | only_bit(b) | only_bit(c); }
    /// `here`, or if three digits or more are bound, these.
    static Word room(Word here, [[maybe_unused]] Word beside, Word bound) {
        return bound | (here & fewer_digits_than<3>(bound));
    }
    /// A cell's candidates that there is room for, or if any is alone, that.
    static Word narrowed(Word cell, Word room, Word alone, [[maybe_unused]] Word others) {
        return cell & ((room & apart(cell, alone)) | alone);
    }

    static Mask mask_either(Mask a, Mask b) { return a | b; }
    static Mask mask_both(Mask a, Mask b) { return a & b; }
    static Mask mask_minus(Mask a, Mask b) { return a & ~b; }
    static std::uint32_t bits(Mask m) {
        std::uint32_t bits = 0;
        for (unsigned lane = 0; lane < Lanes; ++lane) {
            bits |= (std::uint32_t{m[lane]} & 1U) << lane;
        }
        return bits;
    }
    static Mask from_bits(std::uint32_t bits) {
        Mask m;
        for (unsigned lane = 0; lane < Lanes; ++lane) {
            m[lane] = (bits >> lane & 1U) != 0 ? 0xFFFF : 0;
        }
        return m;
    }

    /// to[i] = from[index[i]] where m, else to[i].
    using Index = Word;
    static Index index(const std::uint16_t *from, std::uint32_t) {
        Index index;
        std::memcpy(&index, from, sizeof index);
        return index;
    }
    static Word moved(Word to, Mask m, Word from, Index index) {
        for (unsigned lane = 0; lane < Lanes; ++lane) {
            if (m[lane] != 0) {
                to[lane] = from[index[lane]];
            }
        }
        return to;
    }
    /// The index of a byte shuffle: the places of both bytes of what a lane gets, or 0x80, which
    /// leaves none.
    static Word byte_places(const std::uint16_t *from, Mask to) {
        Word lane;
        std::memcpy(&lane, from, sizeof lane);
        return Word((lane * 0x0202 + 0x0100) | ~to);
    }

    /// The candidates of as many cells as there are lanes; blanks have all.
    static Word candidates(const std::uint8_t *cells) {
        Word word;
        for (unsigned lane = 0; lane < Lanes; ++lane) {
            const unsigned digit = (cells[lane] & 15U) - 1;
            word[lane] = static_cast<std::uint16_t>(digit < 9 ? 1U << digit : 0x1FFU);
        }
        return word;
    }
    /// The decided cells as bytes.
    static void write_cells(Word decided, Encoding encoding, std::uint8_t *to) {
        for (unsigned lane = 0; lane < Lanes; ++lane) {
            const auto below = static_cast<unsigned>(std::countr_zero(decided[lane]));
            to[lane] = cell_of(below + 1, encoding);
        }
    }
};
