// Where to branch: on a digit of the chute that is nearest to being decided.
//
// A digit can lie in a chute in six ways (one miniline a line, each in another box).
// The chute with the least product of its digits' counts is taken, and in it a digit
// that has two ways left, else three, else more. One half puts the digit into the
// first miniline that it need not lie in, the other half forbids it there; for a
// digit with two ways either half decides it.
//
// Source: the choice by band and digit is tdoku's (T. Dillon, 2019, "two-phase DPLL
// with triads"), which adds the counts; the logarithms halve what is left undecided.
// A cell of two candidates as the choice takes 2.5 times the splits on the hardest.
//
// To be included in a kernel's target region only; see avx512.cpp.
#pragma once

#include "search/kernel/boards.h"

/// How many of its six arrangements each digit has left in a chute, in binary.
template <class V> struct Arrangements {
    typename V::Word ones;
    typename V::Word twos;
    typename V::Word fours;
};

template <class V, class Chute>
[[gnu::always_inline]] inline Minilines<V> minilines_of(const typename V::Word *cells) {
    Minilines<V> any;
#pragma GCC unroll 3
    for (unsigned line = 0; line < 3; ++line) {
#pragma GCC unroll 3
        for (unsigned box = 0; box < 3; ++box) {
            const auto *const cell = cells + Chute::line * line + Chute::box * box;
            any.at[line][box] = V::either3(cell[0], cell[Chute::place], cell[2 * Chute::place]);
        }
    }
    return any;
}

template <class V>
[[gnu::always_inline]] inline Arrangements<V> count_arrangements(const Minilines<V> &digits) {
    const auto &d = digits.at;
    const auto left0 = V::both3(d[0][0], d[1][1], d[2][2]);
    const auto left1 = V::both3(d[0][1], d[1][2], d[2][0]);
    const auto left2 = V::both3(d[0][2], d[1][0], d[2][1]);
    const auto right0 = V::both3(d[0][2], d[1][1], d[2][0]);
    const auto right1 = V::both3(d[0][0], d[1][2], d[2][1]);
    const auto right2 = V::both3(d[0][1], d[1][0], d[2][2]);
    const auto sum0 = V::odd3(left0, left1, left2);
    const auto carry0 = V::twice3(left0, left1, left2);
    const auto sum1 = V::odd3(right0, right1, right2);
    const auto carry1 = V::twice3(right0, right1, right2);
    const auto carry2 = V::both(sum0, sum1);
    return {V::minus(V::either(sum0, sum1), carry2), V::odd3(carry0, carry1, carry2),
            V::twice3(carry0, carry1, carry2)};
}

/// About ten times the binary logarithm of the product of the counts: what the
/// chute leaves undecided. The largest possible for a chute with nothing to choose.
template <class V>
[[gnu::always_inline]] inline typename V::Word weight_of(const Arrangements<V> &count) {
    using Word = typename V::Word;
    const Word twos = V::template digits_times<10>(count.twos);
    const Word fours = V::template digits_times<20>(count.fours);
    const Word threes = V::template digits_times<6>(V::both(count.ones, count.twos));
    const Word fives = V::template digits_times<3>(V::both(count.ones, count.fours));
    const Word sixes = V::template digits_times<4>(V::both(count.twos, count.fours));
    Word weight = V::add(twos, fours);
    weight = V::add(weight, V::add(threes, fives));
    weight = V::subtract(weight, sixes);
    return V::less_one(weight); // nothing to choose wraps round to 65535
}

/// What either half gives up: the chosen digit goes, in one of them, into the first
/// miniline that it need not lie in; in the other it does not.
template <class V> struct Halves {
    Minilines<V> with;
    Minilines<V> without;
};

template <class V>
[[gnu::always_inline]] inline Halves<V>
halves_of(const Minilines<V> &digits, const Arrangements<V> &count, typename V::Mask here) {
    using Word = typename V::Word;
    const Word two = V::minus_either(count.twos, count.ones, count.fours);
    const Word three = V::minus(V::both(count.ones, count.twos), count.fours);
    const Word many = V::either(count.twos, count.fours);
    Word from = V::choose(V::is_none(two), V::choose(V::is_none(three), many, three), two);
    from = V::where(here, V::lowest_bit(from));
    const auto &d = digits.at;
    // In the first line that has a choice, its first box. A digit with several
    // arrangements has a choice in the first line or in the second.
    const Word first = V::twice3(d[0][0], d[0][1], d[0][2]);
    const Word in_first = V::both(from, first);
    const Word in_second = V::minus(from, first);
    const Word p00 = V::both(in_first, d[0][0]);
    const Word p01 = V::minus(in_first, d[0][0]);
    const Word p10 = V::both(in_second, d[1][0]);
    const Word p11 = V::minus(in_second, d[1][0]);
    const Word none = V::none();
    const Word slanted = V::either(p01, p10);
    const Word straight = V::either(p00, p11);
    return {{{{slanted, straight, V::either(p00, p01)},
              {straight, slanted, V::either(p10, p11)},
              {V::either(p00, p10), V::either(p01, p11), none}}},
            {{{p00, p01, none}, {p10, p11, none}, {none, none, none}}}};
}

/// What there is to branch on, chute by chute: the bands, then the stacks.
template <class V> struct Choices {
    Minilines<V> digits[6];
    Arrangements<V> counts[6];
    typename V::Word weight[6];
    typename V::Word least; ///< of the weights
};

/// Best asked of boards that a round left unchanged: they have only what can be arranged. Of
/// others, a half that can't be is found out by the next round.
template <class V> inline Choices<V> weigh(const Boards<V> &boards) {
    Choices<V> choices;
    choices.least = V::all(0xFFFF);
    for (unsigned chute = 0; chute < 6; ++chute) {
        const auto digits = chute < 3
                                ? minilines_of<V, Band>(boards.cell + Band::first * chute)
                                : minilines_of<V, Stack>(boards.cell + Stack::first * (chute - 3));
        choices.digits[chute] = digits;
        choices.counts[chute] = count_arrangements<V>(digits);
        choices.weight[chute] = weight_of<V>(choices.counts[chute]);
        choices.least = V::lower(choices.least, choices.weight[chute]);
    }
    return choices;
}

template <class V> inline typename V::Mask nothing_to_choose(const Choices<V> &choices) {
    return V::same(choices.least, V::all(0xFFFF));
}

/// Halves the boards of `stuck`: of each cell, `place` is told its number and what either half
/// has in it, the first of which is to stay.
template <class V, class Place>
inline void halve(const Boards<V> &boards, const Choices<V> &choices, std::uint32_t stuck,
                  const Place &place) {
    auto undivided = V::from_bits(stuck);
    Halves<V> halves[6];
    for (unsigned chute = 0; chute < 6; ++chute) {
        const auto here = V::mask_both(undivided, V::same(choices.weight[chute], choices.least));
        undivided = V::mask_minus(undivided, here);
        halves[chute] = halves_of<V>(choices.digits[chute], choices.counts[chute], here);
    }
    for (unsigned row = 0; row < 9; ++row) {
        const Halves<V> &band = halves[row / 3];
#pragma GCC unroll 9
        for (unsigned column = 0; column < 9; ++column) {
            const Halves<V> &stack = halves[3 + column / 3];
            const unsigned cell = 9 * row + column;
            const auto whole = boards.cell[cell];
            place(cell,
                  V::minus_either(whole, band.with.at[row % 3][column / 3],
                                  stack.with.at[column % 3][row / 3]),
                  V::minus_either(whole, band.without.at[row % 3][column / 3],
                                  stack.without.at[column % 3][row / 3]));
        }
    }
}

/// One half stays in its lane. The other goes to the lane that `moves` tells if it does, or else
/// to the same lane of `aside`, for those in `kept`.
template <class V>
inline void halve(Boards<V> &boards, const Choices<V> &choices, std::uint32_t stuck,
                  const Moves<V> &moves, Boards<V> *aside, std::uint32_t kept) {
    using Word = typename V::Word;
    const auto keep = V::from_bits(kept);
    const auto put_aside = [&](unsigned cell, const Word &without) {
        aside->cell[cell] = V::choose(keep, without, aside->cell[cell]);
    };
    if (moves.to == 0) {
        halve(boards, choices, stuck, [&](unsigned cell, const Word &with, const Word &without) {
            boards.cell[cell] = with;
            put_aside(cell, without);
        });
        return;
    }
    const auto index = V::index(moves.from, moves.to);
    const auto moved = V::from_bits(moves.to);
    halve(boards, choices, stuck, [&](unsigned cell, const Word &with, const Word &without) {
        boards.cell[cell] = V::moved(with, moved, without, index);
        if (kept != 0) {
            put_aside(cell, without);
        }
    });
}
