// What band_board.h does to each lane by itself, in several vectors side by side.
// To be included in a kernel's file only; see avx512.cpp.
#pragma once

#include "search/kernel/band_board.h"

/// `Plain` has a kernel's operations on one vector. What goes across lanes is in `Self`
/// (band_quarters.h, band_halves.h): turned<Bit>(), in which each lane gets that whose number
/// differs in a bit, and tally(), which puts eight digits and the ninth together.
template <class Plain, class Self> struct BandWords {
    static constexpr unsigned parts = 32 / Plain::lanes;
    using Part = typename Plain::Word;
    struct Word {
        Part part[parts];
    };
    using Mask = Word;

    static Word all(std::uint16_t value) {
        Word word;
        for (Part &part : word.part) {
            part = Plain::all(value);
        }
        return word;
    }
    static Word none() { return all(0); }
    static Word both(const Word &a, const Word &b) { return each(Plain::both, a, b); }
    static Word either(const Word &a, const Word &b) { return each(Plain::either, a, b); }
    static Word minus(const Word &a, const Word &b) { return each(Plain::minus, a, b); }
    static Word unlike(const Word &a, const Word &b) { return each(Plain::unlike, a, b); }
    /// (a ^ b) | c
    static Word unlike_or(const Word &a, const Word &b, const Word &c) {
        return either(unlike(a, b), c);
    }
    static Word add(const Word &a, const Word &b) { return each(Plain::add, a, b); }
    static Word subtract(const Word &a, const Word &b) { return each(Plain::subtract, a, b); }
    static Word less_one(const Word &a) { return each(Plain::less_one, a); }
    static Word lower(const Word &a, const Word &b) { return each(Plain::lower, a, b); }
    static Word digits(const Word &a) { return each(Plain::template digits_times<1>, a); }
    static Word both3(const Word &a, const Word &b, const Word &c) {
        return each(Plain::both3, a, b, c);
    }
    static Word either3(const Word &a, const Word &b, const Word &c) {
        return each(Plain::either3, a, b, c);
    }
    static Word both_or(const Word &a, const Word &b, const Word &c) {
        return either(both(a, b), c);
    }
    static Word or_minus(const Word &a, const Word &b, const Word &c) {
        return either(a, minus(b, c));
    }
    static Word minus_either(const Word &a, const Word &b, const Word &c) {
        return each(Plain::minus_either, a, b, c);
    }
    template <int Count> static Word left(const Word &a) {
        return each(Plain::template left<Count>, a);
    }
    template <int Count> static Word right(const Word &a) {
        return each(Plain::template right<Count>, a);
    }
    /// `yes` where Bits are set, `no` elsewhere.
    template <std::uint16_t Bits> static Word pick(const Word &yes, const Word &no) {
        return either(both(yes, all(Bits)), minus(no, all(Bits)));
    }

    static Mask same(const Word &a, const Word &b) { return each(Plain::same, a, b); }
    static Mask below(const Word &a, const Word &b) { return each(Plain::below, a, b); }
    static Word where(const Mask &m, const Word &a) { return both(m, a); }
    static Word choose(const Mask &m, const Word &yes, const Word &no) {
        return each(Plain::choose, m, yes, no);
    }
    /// Of a word with one bit that, of others nothing.
    static Word only_bit(const Word &a) { return each(Plain::only_bit, a); }
    /// `first` if that is any, else `second`, of which it is a part.
    static Word first_if_some(const Word &first, const Word &second) {
        return each(Plain::first_if_some, first, second);
    }
    static bool in_all_lanes(const Mask &m) { return is_zero(minus(load(band_lanes.used), m)); }
    /// Is no bit set in lanes that are used?
    static bool nowhere(const Word &a) { return is_zero(both(load(band_lanes.used), a)); }
    static std::uint32_t bits(const Mask &m) {
        std::uint32_t bits = 0;
        for (unsigned part = 0; part < parts; ++part) {
            bits |= Plain::bits(m.part[part]) << Plain::lanes * part;
        }
        return bits;
    }
    static Mask only_lane(unsigned lane) {
        return same(load(band_lanes.number), all(static_cast<std::uint16_t>(lane)));
    }
    static Word any_digit(const Word &a) { return Self::tally(a).once; }
    static Word three_digits(const Word &a) { return Self::tally(a).thrice; }
    static auto once_and_twice(const Word &a) { return Self::tally(a); }
    static std::uint16_t least_of(const Word &a) {
        std::uint16_t lanes[32];
        store(a, lanes);
        return *std::min_element(std::begin(lanes), std::end(lanes));
    }
    static Word load(const std::uint16_t *lanes) {
        Word word;
        std::memcpy(&word, lanes, sizeof word);
        return word;
    }
    static void store(const Word &a, std::uint16_t *lanes) { std::memcpy(lanes, &a, sizeof a); }

  protected:
    template <class Operation, class... Words>
    [[gnu::always_inline]] static Word each(Operation operation, const Words &...words) {
        Word result;
#pragma GCC unroll 4
        for (unsigned part = 0; part < parts; ++part) {
            result.part[part] = operation(words.part[part]...);
        }
        return result;
    }
    static bool is_zero(const Word &a) {
        Part any = a.part[0];
#pragma GCC unroll 4
        for (unsigned part = 1; part < parts; ++part) {
            any |= a.part[part];
        }
        return Plain::is_zero(any);
    }

    /// In how many of some lanes: in one, in two, in three or more. What of it nobody asks for
    /// compilers leave out.
    template <class W> struct Tally {
        W once;
        W twice;
        W thrice;
    };
    static Tally<Part> one(const Part &a) { return {a, Part{}, Part{}}; }
    static Tally<Part> merged(const Tally<Part> &a, const Tally<Part> &b) {
        return {a.once | b.once, a.twice | b.twice | (a.once & b.once),
                a.thrice | b.thrice | (a.twice & b.once) | (a.once & b.twice)};
    }
    /// Over eight lanes, which are all told.
    static Tally<Part> of_eight(const Part &a) {
        return with_turned<4>(with_turned<2>(with_turned<1>(one(a))));
    }
    static Part sum_of_eight(Part a) {
        a = Plain::add(a, Self::template turned<1>(a));
        a = Plain::add(a, Self::template turned<2>(a));
        return Plain::add(a, Self::template turned<4>(a));
    }

  private:
    BandWords() = default;
    friend Self;

    template <int Bit> static Tally<Part> with_turned(const Tally<Part> &a) {
        return merged(a, {Self::template turned<Bit>(a.once), Self::template turned<Bit>(a.twice),
                          Self::template turned<Bit>(a.thrice)});
    }

    struct alignas(64) Lanes {
        std::uint16_t used[32];
        std::uint16_t number[32];
    };
    static constexpr Lanes band_lanes = [] {
        Lanes lanes{};
        for (unsigned lane = 0; lane < 32; ++lane) {
            lanes.used[lane] = (band_lanes_used >> lane & 1U) != 0 ? 0xFFFF : 0;
            lanes.number[lane] = static_cast<std::uint16_t>(lane);
        }
        return lanes;
    }();
};
