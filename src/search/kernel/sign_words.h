// What SSE4.1 and AVX2 do with two of their instructions: a subtraction that stops at zero, and
// a sign, which of zero is zero. Either stands for a comparison and an `and`. V has them as
// subtract_to_none(a, b) and where_some(a, b), which is b where a has a bit.
// To be included in a target region only; see avx2.cpp.
#pragma once

#include "search/kernel/plain_words.h"

template <class V, unsigned Lanes> class SignWords : public PlainWords<Lanes> {
    SignWords() = default;
    friend V;

  public:
    using Base = PlainWords<Lanes>;
    using typename Base::Word;

    /// With l the lowest bit of c, c ^ (c − 1) is 2l − 1. Less c − 1, that is l if l is all of c,
    /// and below zero if there is more.
    static Word only_bit(Word c) {
        return V::subtract_to_none(c ^ Base::less_one(c), Base::less_one(c));
    }
    static Word first_if_some(Word first, Word second) {
        return second & ~V::where_some(first, ~first);
    }
    static Word decided3(Word a, Word b, Word c) { return only_bit(a) | only_bit(b) | only_bit(c); }
    static Word room(Word here, Word beside, Word bound) {
        const Word two = bound & Base::less_one(bound);
        const Word three = two & Base::less_one(two);
        return here & ~V::where_some(three, beside);
    }
    static Word narrowed(Word cell, Word room, Word, Word others) {
        const Word left = cell & room;
        return left & ~V::where_some(left & ~others, others);
    }
};
