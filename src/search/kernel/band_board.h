// One board, as the places that each digit has left: what a puzzle alone is solved on.
//
//   a digit in a band        a lane of each word
//   row[0]  1 1 0  0 1 0  0 0 0     bit c is set while the digit can still stand in
//   row[1]  0 0 0  0 0 0  1 0 1     column c of this row: three words of 27 lanes are
//   row[2]  0 0 0  1 0 0  1 0 0     the board, and one operation does the same to all
//                                   digits in all bands
//
//   lane    0 … 7       8 … 15      16 … 23     24 25 26         27 … 31
//           1 – 8 in    1 – 8 in    1 – 8 in    9 in the bands   none: always zero
//           band 0      band 1      band 2      0  1  2
//
// A round, until one changes nothing:
//   1. arrange rows     keep a digit in a minirow only where the other two rows and boxes
//                       of the band still have room for it;
//   2. arrange columns  the same for minicolumns, three bands and the columns of a box:
//                       the rows of a band put together tell them;
//   3. singles          a place that is its row's only one is struck from the other digits,
//                       and a cell that only one digit is left in is that digit's row.
// What is a digit's only place in a column or box is its row's after steps 1 and 2, a round
// later. What follows from placing a digit in its row is found by steps 1 and 2 as well.
//
// Where nothing moves any more, triples are looked for: three digits that can lie in no other
// minirow of their row (minicolumn of their column) leave no room for others.
//
// Tried and not kept (AVX-512 on an Emerald Rapids server, against this file as it stands):
//   * cells with one candidate only where nothing else moves: 2 % faster on easy puzzles, a fifth
//     to a third slower on hard ones, which contradict themselves later then;
//   * steps 1 and 2 twice a round: 5 to 15 % slower;
//   * minirows that have three digits only, beside those that three digits need: up to a tenth
//     fewer guesses, 4 % faster on 17-clue puzzles, 5 % slower where many cells stay open;
//   * no triples: 17-clue puzzles take 1.5 guesses instead of 0.6 and a quarter more time,
//     top1465 a third more, puzzles of many solutions 7 % less;
//   * triples only while few cells are decided: what it gains on the last it loses on the others.
//
// Source: the filter of steps 1 and 2 is that of round.h; that one puzzle fills vectors with its
// own digits and boxes is tdoku's idea (T. Dillon, 2019), whose lanes are the cells of a box.
//
// To be included in a kernel's target region only; see avx512.cpp.
#pragma once

constexpr unsigned band_digits = 9;
constexpr std::uint32_t band_lanes_used = 0x07FFFFFF;

/// Where a digit (0 to 8) in a band has its bits.
constexpr unsigned band_lane(unsigned band, unsigned digit) {
    return digit < 8 ? 8 * band + digit : 24 + band;
}
constexpr unsigned band_of_lane(unsigned lane) { return lane < 24 ? lane / 8 : lane - 24; }
constexpr unsigned digit_of_lane(unsigned lane) { return lane < 24 ? lane % 8 : 8; }

constexpr std::uint16_t all_columns = 0x1FF;
constexpr std::uint16_t first_of_box = 0x49; ///< columns 0, 3, 6

template <class V> struct BandBoard {
    typename V::Word row[3];
};

/// Of minirows the three cells each: a bit at 0, 3, 6 to three.
template <class V> [[gnu::always_inline]] inline typename V::Word cells_of(typename V::Word any) {
    return V::subtract(V::template left<3>(any), any);
}

/// Which minirows of a row a digit lies in: bits 0, 3, 6.
template <class V>
[[gnu::always_inline]] inline typename V::Word minirows_of(typename V::Word row) {
    return V::both(V::either3(row, V::template right<1>(row), V::template right<2>(row)),
                   V::all(first_of_box));
}

/// For bit b of a box's three: bit b + 1, cyclically.
template <class V> [[gnu::always_inline]] inline typename V::Word next_in_box(typename V::Word a) {
    return V::template pick<0333>(V::template right<1>(a), V::template left<2>(a));
}
/// … and bit b + 2.
template <class V>
[[gnu::always_inline]] inline typename V::Word second_in_box(typename V::Word a) {
    return V::template pick<0111>(V::template right<2>(a), V::template left<1>(a));
}

/// Step 1. A minirow is kept where the digit can lie crosswise in the other two rows and boxes.
template <class V> [[gnu::always_inline]] inline void arrange_rows(BandBoard<V> &board) {
    using Word = typename V::Word;
    Word here[3]; // box b at bit 3b, and again three boxes on
    Word next[3]; // box b + 1
#pragma GCC unroll 3
    for (unsigned row = 0; row < 3; ++row) {
        const Word minirows = minirows_of<V>(board.row[row]);
        here[row] = V::either(minirows, V::template left<9>(minirows));
        next[row] = V::template right<3>(here[row]);
    }
#pragma GCC unroll 3
    for (unsigned row = 0; row < 3; ++row) {
        const unsigned one = (row + 1) % 3;
        const unsigned two = (row + 2) % 3;
        const Word crosswise =
            V::both_or(here[one], next[two], V::both(next[one], here[two])); // for box b − 1
        board.row[row] = V::both(board.row[row], cells_of<V>(V::template right<3>(crosswise)));
    }
}

template <class V>
[[gnu::always_inline]] inline typename V::Word columns_of(const BandBoard<V> &board) {
    return V::either3(board.row[0], board.row[1], board.row[2]);
}

/// Step 2.
template <class V> [[gnu::always_inline]] inline void arrange_columns(BandBoard<V> &board) {
    const auto columns = columns_of<V>(board);
    const auto next = next_in_box<V>(columns);
    const auto second = second_in_box<V>(columns);
    const auto crosswise = V::both_or(V::next_band(next), V::second_band(second),
                                      V::both(V::next_band(second), V::second_band(next)));
#pragma GCC unroll 3
    for (auto &row : board.row) {
        row = V::both(row, crosswise);
    }
}

/// Step 3. False if a cell has no digit left, or two cells of a row have only the same one.
template <class V> [[gnu::always_inline]] inline bool find_singles(BandBoard<V> &board) {
    using Word = typename V::Word;
    Word filled = V::all(all_columns); // columns that have a digit in every row of the band
    Word twins = V::none();
#pragma GCC unroll 3
    for (auto &row : board.row) {
        const Word only = V::only_bit(row);
        const Word left = V::or_minus(only, row, V::any_digit(only));
        const auto digits = V::once_and_twice(row);
        filled = V::both(filled, digits.once);
        const Word alone = V::both(left, V::minus(digits.once, digits.twice));
        twins = V::both_or(alone, V::less_one(alone), twins);
        row = V::first_if_some(alone, left);
    }
    return V::nowhere(V::unlike_or(filled, V::all(all_columns), twins));
}

/// Three digits that must lie in a minirow, or in a minicolumn, leave no room for others.
template <class V> [[gnu::always_inline]] inline void find_triples(BandBoard<V> &board) {
    using Word = typename V::Word;
    Word bound[3]; // minirows that are a digit's only one in their row
#pragma GCC unroll 3
    for (unsigned row = 0; row < 3; ++row) {
        const Word minirows = minirows_of<V>(board.row[row]);
        const Word twice = V::either(minirows, V::template left<9>(minirows));
        bound[row] =
            V::minus_either(minirows, V::template right<3>(twice), V::template right<6>(twice));
    }
    // The rows' boxes side by side: nine bits that are counted together.
    const Word of_rows =
        V::either3(bound[0], V::template left<1>(bound[1]), V::template left<2>(bound[2]));
    const Word full_rows = V::minus(V::three_digits(of_rows), of_rows);
    const auto leave = [&](unsigned row, Word full) {
        const Word minirows = V::both(full, V::all(first_of_box));
        board.row[row] = V::minus(board.row[row], cells_of<V>(minirows));
    };
    leave(0, full_rows);
    leave(1, V::template right<1>(full_rows));
    leave(2, V::template right<2>(full_rows));

    const Word columns = columns_of<V>(board);
    const Word of_columns =
        V::minus_either(columns, V::next_band(columns), V::second_band(columns));
    const Word full_columns = V::minus(V::three_digits(of_columns), of_columns);
#pragma GCC unroll 3
    for (auto &row : board.row) {
        row = V::minus(row, full_columns);
    }
}

template <class V>
[[gnu::always_inline]] inline bool same_boards(const BandBoard<V> &a, const BandBoard<V> &b) {
    return V::nowhere(V::unlike_or(
        a.row[0], b.row[0], V::unlike_or(a.row[1], b.row[1], V::unlike(a.row[2], b.row[2]))));
}

enum class Settled : std::uint8_t { contradiction, solved, open };

/// What a board is on which nothing moves. If every row of every digit has one place it is a
/// solution: each cell has a digit, no box and no column has one twice.
template <class V> [[gnu::always_inline]] inline Settled told(const BandBoard<V> &board) {
    using Word = typename V::Word;
    const auto [top, middle, bottom] = board.row;
    const Word least = V::lower(V::lower(top, middle), bottom);
    if (!V::in_all_lanes(V::below(V::none(), least))) {
        return Settled::contradiction;
    }
    const Word several =
        V::both_or(top, V::less_one(top),
                   V::both_or(middle, V::less_one(middle), V::both(bottom, V::less_one(bottom))));
    return V::nowhere(several) ? Settled::solved : Settled::open;
}

/// Rounds until nothing moves.
template <class V> inline Settled settle(BandBoard<V> &board) {
    while (true) {
        const BandBoard<V> before = board;
        arrange_rows<V>(board);
        arrange_columns<V>(board);
        if (!find_singles<V>(board)) {
            return Settled::contradiction;
        }
        if (!same_boards<V>(before, board)) {
            continue;
        }
        const Settled settled = told<V>(board);
        if (settled != Settled::open) {
            return settled;
        }
        find_triples<V>(board);
        if (same_boards<V>(before, board)) {
            return Settled::open;
        }
    }
}
