// What band_board.h does across lanes, in four vectors of eight: a band each of the digits 1 to 8,
// and the 9 of all bands in the first lanes of the last.
// To be included in a kernel's file only; see avx512.cpp.
#pragma once

#include "search/kernel/band_words.h"

template <class Plain> struct BandQuarters : BandWords<Plain, BandQuarters<Plain>> {
    using Base = BandWords<Plain, BandQuarters>;
    using typename Base::Part;
    using typename Base::Word;
    template <class W> using Tally = typename Base::template Tally<W>;

    static Word next_band(const Word &a) {
        return {{a.part[1], a.part[2], a.part[0],
                 __builtin_shufflevector(a.part[3], a.part[3], 1, 2, 0, 3, 4, 5, 6, 7)}};
    }
    static Word second_band(const Word &a) {
        return {{a.part[2], a.part[0], a.part[1],
                 __builtin_shufflevector(a.part[3], a.part[3], 2, 0, 1, 3, 4, 5, 6, 7)}};
    }

    /// Over the nine digits of a band.
    static Word sum_of_digits(const Word &a) {
        const Part sum0 = Base::sum_of_eight(a.part[0]);
        const Part sum1 = Base::sum_of_eight(a.part[1]);
        const Part sum2 = Base::sum_of_eight(a.part[2]);
        const Part nine = a.part[3];
        return {{Plain::add(sum0, in_every_lane<0>(nine)), Plain::add(sum1, in_every_lane<1>(nine)),
                 Plain::add(sum2, in_every_lane<2>(nine)),
                 Plain::add(nine, first_of(sum0, sum1, sum2))}};
    }

    /// Each lane gets that whose number differs in a bit.
    template <int Bit> static Part turned(const Part &a) {
        return __builtin_shufflevector(a, a, 0 ^ Bit, 1 ^ Bit, 2 ^ Bit, 3 ^ Bit, 4 ^ Bit, 5 ^ Bit,
                                       6 ^ Bit, 7 ^ Bit);
    }

    /// Over the nine digits of a band.
    static Tally<Word> tally(const Word &a) {
        const Part nine = a.part[3];
        const Tally<Part> e0 = Base::of_eight(a.part[0]);
        const Tally<Part> e1 = Base::of_eight(a.part[1]);
        const Tally<Part> e2 = Base::of_eight(a.part[2]);
        const Tally<Part> eights = {first_of(e0.once, e1.once, e2.once),
                                    first_of(e0.twice, e1.twice, e2.twice),
                                    first_of(e0.thrice, e1.thrice, e2.thrice)};
        const Tally<Part> t0 = Base::merged(e0, Base::one(in_every_lane<0>(nine)));
        const Tally<Part> t1 = Base::merged(e1, Base::one(in_every_lane<1>(nine)));
        const Tally<Part> t2 = Base::merged(e2, Base::one(in_every_lane<2>(nine)));
        const Tally<Part> t3 = Base::merged(eights, Base::one(nine));
        return {{{t0.once, t1.once, t2.once, t3.once}},
                {{t0.twice, t1.twice, t2.twice, t3.twice}},
                {{t0.thrice, t1.thrice, t2.thrice, t3.thrice}}};
    }

  private:
    template <int Lane> static Part in_every_lane(const Part &a) {
        return __builtin_shufflevector(a, a, Lane, Lane, Lane, Lane, Lane, Lane, Lane, Lane);
    }
    static Part first_of(const Part &a, const Part &b, const Part &c) {
        const Part two = __builtin_shufflevector(a, b, 0, 8, 0, 8, 0, 8, 0, 8);
        return __builtin_shufflevector(two, c, 0, 1, 8, 8, 8, 8, 8, 8);
    }
};
