// Where to guess on a board of band_board.h: on a digit of the chute nearest to being decided.
//
// A digit can lie in a chute in six ways (one miniline a line, each in another box). The chute
// with the least product of its digits' counts is taken, and in it the digit with the fewest ways
// left, two at least. One half puts it into the first miniline that it need not lie in, the other
// forbids it there. It is nearly the choice of split.h, for one board.
//
// Source: the choice by band and digit is tdoku's (T. Dillon, 2019); see split.h.
//
// To be included in a kernel's target region only; see avx512.cpp.
#pragma once

#include "search/kernel/band_board.h"

template <class V> struct alignas(64) BandLanes {
    std::uint16_t at[32];
};

/// How many of its six arrangements each digit has left, in each lane for the band and for the
/// stack of the band's number.
template <class V> struct WaysLeft {
    typename V::Word in_band;
    typename V::Word in_stack;
};

template <class V>
constexpr BandLanes<V> own_stack = [] {
    BandLanes<V> lanes{};
    for (unsigned lane = 0; lane < 27; ++lane) {
        lanes.at[lane] = static_cast<std::uint16_t>(7U << 3 * band_of_lane(lane));
    }
    return lanes;
}();

template <class V> [[gnu::always_inline]] inline WaysLeft<V> count_ways(const BandBoard<V> &board) {
    using Word = typename V::Word;
    Word here[3];
    Word next[3];
    Word second[3];
#pragma GCC unroll 3
    for (unsigned row = 0; row < 3; ++row) {
        here[row] = minirows_of<V>(board.row[row]);
        const Word twice = V::either(here[row], V::template left<9>(here[row]));
        next[row] = V::template right<3>(twice);
        second[row] = V::template right<6>(twice);
    }
    const Word falling = V::both3(here[0], next[1], second[2]);
    const Word rising = V::both3(here[0], second[1], next[2]);
    const Word in_band = V::digits(V::either(falling, V::template left<1>(rising)));

    const Word columns = columns_of<V>(board);
    const Word one = next_in_box<V>(columns);
    const Word two = second_in_box<V>(columns);
    const Word own = V::both(columns, V::load(own_stack<V>.at));
    const Word down = V::both3(own, V::next_band(one), V::second_band(two));
    const Word up = V::both3(own, V::next_band(two), V::second_band(one));
    return {in_band, V::add(V::digits(down), V::digits(up))};
}

/// About ten times the binary logarithm of the count, at most 6: nine of them fit a byte.
template <class V>
[[gnu::always_inline]] inline typename V::Word weight_of_ways(typename V::Word count) {
    constexpr std::uint16_t more[] = {10, 6, 4, 3, 3};
    auto weight = V::none();
#pragma GCC unroll 5
    for (std::uint16_t ways = 1; ways < 6; ++ways) {
        weight = V::add(weight, V::where(V::below(V::all(ways), count), V::all(more[ways - 1])));
    }
    return weight;
}

/// A digit in a chute to guess on. None if nothing is left to choose.
struct BandChoice {
    unsigned lane;
    bool in_band; ///< or in the stack of that number
    bool none;
};

template <class V>
[[gnu::always_inline]] inline BandChoice choose_digit(const BandBoard<V> &board) {
    using Word = typename V::Word;
    const WaysLeft<V> ways = count_ways<V>(board);
    const Word weights = V::either(weight_of_ways<V>(ways.in_band),
                                   V::template left<8>(weight_of_ways<V>(ways.in_stack)));
    const Word sums = V::sum_of_digits(weights);
    const Word nothing = V::all(0xFFFF);
    const auto key = [&](Word sum, Word count) {
        return V::choose(V::below(V::all(1), count), V::either(V::template left<4>(sum), count),
                         nothing);
    };
    const Word bands = key(V::both(sums, V::all(0xFF)), ways.in_band);
    const Word stacks = key(V::template right<8>(sums), ways.in_stack);
    const std::uint16_t least = V::least_of(V::lower(bands, stacks));
    const std::uint32_t in_band = V::bits(V::same(bands, V::all(least)));
    const std::uint32_t in_stack = V::bits(V::same(stacks, V::all(least)));
    const std::uint32_t lanes = in_band != 0 ? in_band : in_stack;
    return {static_cast<unsigned>(std::countr_zero(lanes)), in_band != 0, least == 0xFFFF};
}

/// In one lane of a row `cells` only, or all but those.
template <class V> struct BandCut {
    typename V::Mask lane;
    typename V::Word cells;
    [[gnu::always_inline]] typename V::Word with(typename V::Word row) const {
        return V::choose(lane, V::both(row, cells), row);
    }
    [[gnu::always_inline]] typename V::Word without(typename V::Word row) const {
        return V::choose(lane, V::minus(row, cells), row);
    }
};

/// The first minirow of a band that the digit need not lie in: it is in the first row or in the
/// second.
template <class V>
[[gnu::always_inline]] inline void halve_band(unsigned lane, BandBoard<V> &without,
                                              BandBoard<V> &with) {
    BandLanes<V> first;
    BandLanes<V> second;
    V::store(without.row[0], first.at);
    V::store(without.row[1], second.at);
    const auto box_of = [](unsigned row) {
        return (row & 07U) != 0 ? 0U : (row & 070U) != 0 ? 3U : 6U;
    };
    const unsigned top = first.at[lane];
    const bool in_first = (top & ~(07U << box_of(top))) != 0;
    const unsigned row = in_first ? top : second.at[lane];
    const BandCut<V> cut{V::only_lane(lane),
                         V::all(static_cast<std::uint16_t>(07U << box_of(row)))};
    if (in_first) {
        with.row[0] = cut.with(without.row[0]);
        without.row[0] = cut.without(without.row[0]);
    } else {
        with.row[1] = cut.with(without.row[1]);
        without.row[1] = cut.without(without.row[1]);
    }
}

/// The first minicolumn of a stack that the digit need not lie in.
template <class V>
[[gnu::always_inline]] inline void halve_stack(unsigned lane, BandBoard<V> &without,
                                               BandBoard<V> &with) {
    BandLanes<V> columns;
    V::store(columns_of<V>(without), columns.at);
    const unsigned stack = 3 * band_of_lane(lane);
    const unsigned digit = digit_of_lane(lane);
    const auto held = [&](unsigned band) {
        return unsigned{columns.at[band_lane(band, digit)]} >> stack & 07U;
    };
    const unsigned band = std::has_single_bit(held(0)) ? 1U : 0U;
    const unsigned chosen = (held(band) & -held(band)) << stack;
    const BandCut<V> in{V::only_lane(band_lane(band, digit)),
                        V::all(static_cast<std::uint16_t>(~(07U << stack) | chosen))};
    const BandCut<V> out{in.lane, V::all(static_cast<std::uint16_t>(chosen))};
#pragma GCC unroll 3
    for (unsigned row = 0; row < 3; ++row) {
        with.row[row] = in.with(without.row[row]);
        without.row[row] = out.without(without.row[row]);
    }
}

/// Halves a board on which nothing moves. False if there is nothing to choose: then it is none.
template <class V>
[[gnu::always_inline]] inline bool halve_board(BandBoard<V> &without, BandBoard<V> &with) {
    const BandChoice choice = choose_digit<V>(without);
    if (choice.none) {
        return false;
    }
    with = without;
    if (choice.in_band) {
        halve_band<V>(choice.lane, without, with);
    } else {
        halve_stack<V>(choice.lane, without, with);
    }
    return true;
}
