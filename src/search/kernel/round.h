// One round of deduction on all lanes: a half for the rows, then a half for the
// columns, each on what the one before has left.
//
// A half looks at its three chutes one after another, and at a chute in four steps:
//   1. gather   each miniline's digits, and those that a cell of it is down to;
//   2. arrange  keep a digit in a miniline only where the other two lines and boxes
//               still have room for it (all locked candidates at once);
//   3. bind     from that: digits that must lie in this miniline, and digits that
//               its own cells use up;
//   4. narrow   cells to their hidden single, or to what 2 and 3 allow.
// Step 2 has to come before hidden singles are looked for: a digit that is alone in
// its miniline is single only if it cannot lie in another box or line at all.
//
// What a cell is down to is struck from the rest of its line and box, but not from
// its own miniline: there the other half does it, as part of the box.
//
// Tried and not kept (`./dev bench --kernels`, Zen 5, against what stands here):
//   * telling change by what each half eliminates: 4 to 5 % slower than by the sum of
//     the cells (by miniline it is wrong: two hidden singles in one cell look like
//     change for ever);
//   * without hidden triples: 3 to 60 % more splits, 8 to 17 % slower on 17-clue and
//     hard puzzles, 1 to 3 % faster on others;
//   * hidden triples in the last half only: half of those splits come back.
// Of a prototype that this began with: one pass for rows and columns together takes a
// quarter more rounds.
//
// To be included in a kernel's target region only; see avx512.cpp.
#pragma once

#include "search/kernel/boards.h"

/// What a round saw, a lane each.
template <class V> struct Seen {
    typename V::Mask failed; ///< a digit or a cell has no place left
    typename V::Mask open;   ///< before the second half, a cell had several candidates
    typename V::Word sum;    ///< of all cells after it
};

/// What the chutes of a round add up.
template <class V> struct Findings {
    typename V::Word sum;       ///< of the cells after the last half
    typename V::Word placeable; ///< digits that each chute can arrange
    typename V::Word several;   ///< not zero if a cell has several candidates
    typename V::Word emptied;   ///< over 511 if a cell has none
};

/// What step 1 gathers.
template <class V> struct Gathered {
    Minilines<V> digits;
    Minilines<V> decided; ///< digits of cells that have one candidate
};

/// Step 1. A cell c has one candidate if c & (c − 1) is zero; c − 1 of an empty
/// cell has its high bits set.
template <class V, class Chute, bool LastHalf>
[[gnu::always_inline]] inline Gathered<V> gather(const typename V::Word *cells,
                                                 Findings<V> &found) {
    Gathered<V> gathered;
#pragma GCC unroll 3
    for (unsigned line = 0; line < 3; ++line) {
#pragma GCC unroll 3
        for (unsigned box = 0; box < 3; ++box) {
            const auto *const cell = cells + Chute::line * line + Chute::box * box;
            const auto a = cell[0];
            const auto b = cell[Chute::place];
            const auto c = cell[2 * Chute::place];
            const auto a1 = V::less_one(a);
            const auto b1 = V::less_one(b);
            const auto c1 = V::less_one(c);
            gathered.digits.at[line][box] = V::either3(a, b, c);
            // Two cells of the same digit contradict each other, whatever is made of them.
            auto &decided = gathered.decided.at[line][box];
            decided = V::where(V::apart(a, a1), a);
            decided = V::with_where(decided, V::apart(b, b1), b);
            decided = V::with_where(decided, V::apart(c, c1), c);
            if constexpr (LastHalf) {
                found.several = V::both_or(a, a1, found.several);
                found.several = V::both_or(b, b1, found.several);
                found.several = V::both_or(c, c1, found.several);
                found.emptied = V::either(found.emptied, V::either3(a1, b1, c1));
            }
        }
    }
    return gathered;
}

/// Step 2. A digit that lies in a miniline leaves the other two lines and the other
/// two boxes to be filled crosswise, in one of two ways.
template <class V> [[gnu::always_inline]] inline Minilines<V> arrange(const Minilines<V> &digits) {
    Minilines<V> kept;
    const auto &d = digits.at;
#pragma GCC unroll 3
    for (unsigned line = 0; line < 3; ++line) {
#pragma GCC unroll 3
        for (unsigned box = 0; box < 3; ++box) {
            const unsigned l1 = (line + 1) % 3;
            const unsigned l2 = (line + 2) % 3;
            const unsigned b1 = (box + 1) % 3;
            const unsigned b2 = (box + 2) % 3;
            const auto crosswise = V::both_or(d[l1][b2], d[l2][b1], V::both(d[l1][b1], d[l2][b2]));
            kept.at[line][box] = V::both(d[line][box], crosswise);
        }
    }
    return kept;
}

/// Step 3, its second part: digits that the rest of the line and box can't have,
/// being what a cell is down to, or the only three for the three cells.
template <class V>
[[gnu::always_inline]] inline Minilines<V> used_up(const Minilines<V> &digits,
                                                   const Minilines<V> &decided) {
    Minilines<V> used;
#pragma GCC unroll 3
    for (unsigned line = 0; line < 3; ++line) {
#pragma GCC unroll 3
        for (unsigned box = 0; box < 3; ++box) {
            used.at[line][box] = decided.at[line][box];
            if constexpr (V::naked_triples) {
                const auto three = digits.at[line][box]; // the decided among them
                used.at[line][box] = V::choose(V::template fewer_digits_than<4>(three), three,
                                               decided.at[line][box]);
            }
        }
    }
    return used;
}

/// All four steps for one chute, whose cells begin at `cells`.
template <class V, class Chute, bool LastHalf>
[[gnu::always_inline]] inline void narrow_chute(typename V::Word *cells, Findings<V> &found) {
    const Gathered<V> gathered = gather<V, Chute, LastHalf>(cells, found);
    const Minilines<V> digits = arrange<V>(gathered.digits);
    const auto &d = digits.at;
    // Every arrangement has a digit somewhere in the first line.
    found.placeable =
        V::both3(found.placeable, V::either3(d[0][0], d[0][1], d[0][2]), V::all(0x1FF));
    const Minilines<V> used = used_up<V>(digits, gathered.decided);
#pragma GCC unroll 3
    for (unsigned line = 0; line < 3; ++line) {
        const auto movable = V::twice3(d[line][0], d[line][1], d[line][2]);
#pragma GCC unroll 3
        for (unsigned box = 0; box < 3; ++box) {
            auto *const cell = cells + Chute::line * line + Chute::box * box;
            const auto a = cell[0];
            const auto b = cell[Chute::place];
            const auto c = cell[2 * Chute::place];
            const auto bound = V::minus(d[line][box], movable);
            const auto hidden = V::minus(bound, V::twice3(a, b, c));
            const auto beside =
                V::either(used.at[line][(box + 1) % 3], used.at[line][(box + 2) % 3]);
            const auto across =
                V::either(used.at[(line + 1) % 3][box], used.at[(line + 2) % 3][box]);
            // Three digits that must lie here leave no room for others.
            const auto room =
                V::choose_or_both(V::template fewer_digits_than<3>(bound), d[line][box], bound);
            const auto allowed = V::minus_either(room, beside, across);
            const auto narrowed = [&](typename V::Word candidates) {
                const auto kept = V::choose_or_both(V::apart(candidates, hidden), allowed, hidden);
                const auto left = V::both(candidates, kept);
                if constexpr (LastHalf) {
                    found.sum = V::add(found.sum, left);
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
    Findings<V> found{V::none(), V::all(0x1FF), V::none(), V::none()};
    for (unsigned band = 0; band < 3; ++band) {
        narrow_chute<V, Band, false>(boards.cell + Band::first * band, found);
    }
    for (unsigned stack = 0; stack < 3; ++stack) {
        narrow_chute<V, Stack, true>(boards.cell + Stack::first * stack, found);
    }
    const auto digits = V::all(0x1FF);
    return {V::mask_either(V::below(digits, found.emptied), V::below(found.placeable, digits)),
            V::is_some(found.several), found.sum};
}
