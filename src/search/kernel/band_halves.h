// What band_board.h does across lanes, in two vectors of sixteen: the digits 1 to 8 of bands 0
// and 1; those of band 2, and the 9 of all bands.
// To be included in a kernel's file only; see avx512.cpp.
#pragma once

#include "search/kernel/band_words.h"

template <class Plain> struct BandHalves : BandWords<Plain, BandHalves<Plain>> {
    using Base = BandWords<Plain, BandHalves>;
    using typename Base::Part;
    using typename Base::Word;
    template <class W> using Tally = typename Base::template Tally<W>;

    static Word next_band(const Word &a) {
        return {{__builtin_shufflevector(a.part[0], a.part[1], 8, 9, 10, 11, 12, 13, 14, 15, 16, 17,
                                         18, 19, 20, 21, 22, 23),
                 __builtin_shufflevector(a.part[0], nines<1, 2, 0>(a.part[1]), 0, 1, 2, 3, 4, 5, 6,
                                         7, 24, 25, 26, 27, 28, 29, 30, 31)}};
    }
    static Word second_band(const Word &a) {
        return {{__builtin_shufflevector(a.part[1], a.part[0], 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18,
                                         19, 20, 21, 22, 23),
                 __builtin_shufflevector(a.part[0], nines<2, 0, 1>(a.part[1]), 8, 9, 10, 11, 12, 13,
                                         14, 15, 24, 25, 26, 27, 28, 29, 30, 31)}};
    }

    /// Over the nine digits of a band.
    static Word sum_of_digits(const Word &a) {
        const Part sum0 = Base::sum_of_eight(a.part[0]);
        const Part sum1 = Base::sum_of_eight(a.part[1]);
        return {{Plain::add(sum0, nines_of_first(a.part[1])),
                 Plain::add(low_and_high(sum1, a.part[1]),
                            low_and_high(nine_of_last(a.part[1]), first_of(sum0, sum1)))}};
    }

    /// Each lane gets that whose number differs in a bit.
    template <int Bit> static Part turned(const Part &a) {
        return __builtin_shufflevector(a, a, 0 ^ Bit, 1 ^ Bit, 2 ^ Bit, 3 ^ Bit, 4 ^ Bit, 5 ^ Bit,
                                       6 ^ Bit, 7 ^ Bit, 8 ^ Bit, 9 ^ Bit, 10 ^ Bit, 11 ^ Bit,
                                       12 ^ Bit, 13 ^ Bit, 14 ^ Bit, 15 ^ Bit);
    }

    /// Over the nine digits of a band.
    static Tally<Word> tally(const Word &a) {
        const Part last = a.part[1];
        const Tally<Part> e0 = Base::of_eight(a.part[0]);
        const Tally<Part> e1 = Base::of_eight(last);
        const Tally<Part> mine = {low_and_high(e1.once, last), low_and_high(e1.twice, Part{}),
                                  low_and_high(e1.thrice, Part{})};
        const Tally<Part> other = {low_and_high(nine_of_last(last), first_of(e0.once, e1.once)),
                                   low_and_high(Part{}, first_of(e0.twice, e1.twice)),
                                   low_and_high(Part{}, first_of(e0.thrice, e1.thrice))};
        const Tally<Part> t0 = Base::merged(e0, Base::one(nines_of_first(last)));
        const Tally<Part> t1 = Base::merged(mine, other);
        return {{{t0.once, t1.once}}, {{t0.twice, t1.twice}}, {{t0.thrice, t1.thrice}}};
    }

  private:
    static Part low_and_high(const Part &low, const Part &high) {
        return __builtin_shufflevector(low, high, 0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29,
                                       30, 31);
    }
    /// The nines in another order.
    template <int First, int Second, int Third> static Part nines(const Part &last) {
        return __builtin_shufflevector(last, last, 0, 1, 2, 3, 4, 5, 6, 7, 8 + First, 8 + Second,
                                       8 + Third, 11, 12, 13, 14, 15);
    }
    /// The nine of band 0 in every lane of that, and so of band 1.
    static Part nines_of_first(const Part &last) {
        return __builtin_shufflevector(last, last, 8, 8, 8, 8, 8, 8, 8, 8, 9, 9, 9, 9, 9, 9, 9, 9);
    }
    static Part nine_of_last(const Part &last) {
        return __builtin_shufflevector(last, last, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
                                       10, 10, 10, 10);
    }
    /// What all lanes of a band have, for the nines.
    static Part first_of(const Part &first, const Part &last) {
        const Part band0 =
            __builtin_shufflevector(first, first, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7);
        const Part band2 =
            __builtin_shufflevector(last, last, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7);
        const Part two = __builtin_shufflevector(band0, first, 0, 1, 2, 3, 4, 5, 6, 7, 8, 25, 10,
                                                 11, 12, 13, 14, 15);
        return __builtin_shufflevector(two, band2, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 26, 11, 12, 13, 14,
                                       15);
    }
};
