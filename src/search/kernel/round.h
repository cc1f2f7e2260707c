// One round of deduction on all lanes: a half for the rows, then a half for the
// columns, each on what the one before has left.
//
// A half looks at its three chutes one after another, and at a chute in four steps:
//   1. gather   each miniline's digits, without those that a cell of its line in
//               another box is down to;
//   2. arrange  keep a digit in a miniline only where the other two lines and boxes
//               still have room for it (all locked candidates at once, and what a cell
//               of the box is down to: its line leaves the digit nowhere else);
//   3. bind     from that: digits that must lie in this miniline;
//   4. narrow   cells to their hidden single, or to what 2 and 3 allow.
// Step 2 has to come before hidden singles are looked for: a digit that is alone in
// its miniline is single only if it cannot lie in another box or line at all.
//
// What a cell is down to is struck from the rest of its line and box, but not from
// its own miniline: there the other half does it, as part of the box.
//
// A round is bound by its operations, not by loads: in AVX2, 2,490 of them on words, of
// which three a cycle can be done, take nine tenths of its time.
//
// Tried and not kept (`./dev bench --kernels`, against what stood here then):
//   * telling change by what each half eliminates: 4 to 5 % slower than by the sum of
//     the cells (by miniline it is wrong: two hidden singles in one cell look like
//     change for ever);
//   * without hidden triples: 3 to 60 % more splits, 8 to 17 % slower on 17-clue and
//     hard puzzles, 1 to 3 % faster on others;
//   * hidden triples in the last half only: half of those splits come back;
//   * naked triples (a miniline with three digits uses them up): 1 to 4 % fewer rounds,
//     yet 2 to 5 % slower in AVX-512, 5 to 15 % in AVX2, which did not look counts up then;
//   * seeing what is solved by cells that have several candidates, and what failed by
//     empty ones, as the last half finds them: later by half a round than from the sum
//     of what it leaves, and two operations more a cell.
// Of a prototype that this began with: one pass for rows and columns together takes a
// quarter more rounds.
//
// To be included in a kernel's target region only; see avx512.cpp.
#pragma once

#include "search/kernel/boards.h"

/// What a round saw, a lane each.
template <class V> struct Seen {
    typename V::Mask failed; ///< a digit or a cell has no place left
    typename V::Word sum;    ///< of all cells after it, each less one
};

/// What `sum` is when all cells are decided and every row has its nine digits.
constexpr std::uint16_t decided_sum = 9 * 0x1FF - 81;

/// What the chutes of a round add up.
template <class V> struct Findings {
    typename V::Word placeable; ///< digits that each chute can arrange
    typename V::Word sum;       ///< of all cells after the last half, each less one
};

/// Step 1. The digits of each miniline that no other miniline of its line has used up.
/// What those of its box have, step 2 takes from it: their lines leave the digit nowhere else.
template <class V, class Chute>
[[gnu::always_inline]] inline Minilines<V> gather(const typename V::Word *cells) {
    Minilines<V> digits;
    Minilines<V> used;
#pragma GCC unroll 3
    for (unsigned line = 0; line < 3; ++line) {
#pragma GCC unroll 3
        for (unsigned box = 0; box < 3; ++box) {
            const auto *const cell = cells + Chute::line * line + Chute::box * box;
            const auto a = cell[0];
            const auto b = cell[Chute::place];
            const auto c = cell[2 * Chute::place];
            digits.at[line][box] = V::either3(a, b, c);
            used.at[line][box] = V::decided3(a, b, c);
        }
    }
#pragma GCC unroll 3
    for (unsigned line = 0; line < 3; ++line) {
#pragma GCC unroll 3
        for (unsigned box = 0; box < 3; ++box) {
            digits.at[line][box] = V::minus_either(
                digits.at[line][box], used.at[line][(box + 1) % 3], used.at[line][(box + 2) % 3]);
        }
    }
    return digits;
}

/// Step 2. A digit has six ways to lie in a chute, one miniline a line and each in
/// another box. Two of them need a miniline: it keeps the digits that have either.
template <class V> [[gnu::always_inline]] inline Minilines<V> arrange(const Minilines<V> &digits) {
    const auto &d = digits.at;
    typename V::Word down[3];
    typename V::Word up[3];
#pragma GCC unroll 3
    for (unsigned box = 0; box < 3; ++box) {
        down[box] = V::both3(d[0][box], d[1][(box + 1) % 3], d[2][(box + 2) % 3]);
        up[box] = V::both3(d[0][box], d[1][(box + 2) % 3], d[2][(box + 1) % 3]);
    }
    Minilines<V> kept;
#pragma GCC unroll 3
    for (unsigned line = 0; line < 3; ++line) {
#pragma GCC unroll 3
        for (unsigned box = 0; box < 3; ++box) {
            kept.at[line][box] = V::either(down[(box + 3 - line) % 3], up[(box + line) % 3]);
        }
    }
    return kept;
}

/// All four steps for one chute, whose cells begin at `cells`.
template <class V, class Chute, bool LastHalf>
[[gnu::always_inline]] inline void narrow_chute(typename V::Word *cells, Findings<V> &found) {
    const Minilines<V> digits = arrange<V>(gather<V, Chute>(cells));
    const auto &d = digits.at;
    // Every arrangement has a digit somewhere in the first line.
    found.placeable = V::both(found.placeable, V::either3(d[0][0], d[0][1], d[0][2]));
#pragma GCC unroll 3
    for (unsigned line = 0; line < 3; ++line) {
#pragma GCC unroll 3
        for (unsigned box = 0; box < 3; ++box) {
            auto *const cell = cells + Chute::line * line + Chute::box * box;
            const auto a = cell[0];
            const auto b = cell[Chute::place];
            const auto c = cell[2 * Chute::place];
            // What the other minilines of the line could have, and what this one must.
            const auto beside = V::either(d[line][(box + 1) % 3], d[line][(box + 2) % 3]);
            const auto bound =
                V::minus_either(d[line][box], d[line][(box + 1) % 3], d[line][(box + 2) % 3]);
            // Three digits that must lie here leave no room for others.
            const auto room = V::room(d[line][box], beside, bound);
            const auto twice = V::twice3(a, b, c);
            const auto narrowed = [&](typename V::Word candidates) {
                const auto left =
                    V::narrowed(candidates, room, V::minus(bound, twice), V::either(beside, twice));
                if constexpr (LastHalf) {
                    found.sum = V::add_to_most(found.sum, V::less_one(left));
                }
                return left;
            };
            cell[0] = narrowed(a);
            cell[Chute::place] = narrowed(b);
            cell[2 * Chute::place] = narrowed(c);
        }
    }
}

template <class V> inline Seen<V> play_round(Boards<V> &boards) {
    Findings<V> found{V::all(0x1FF), V::none()};
    for (unsigned band = 0; band < 3; ++band) {
        narrow_chute<V, Band, false>(boards.cell + Band::first * band, found);
    }
    for (unsigned stack = 0; stack < 3; ++stack) {
        narrow_chute<V, Stack, true>(boards.cell + Stack::first * stack, found);
    }
    // An empty cell less one is the most that there is, and so is what it is added to.
    return {V::mask_either(V::below(found.placeable, V::all(0x1FF)),
                           V::same(found.sum, V::all(0xFFFF))),
            found.sum};
}
