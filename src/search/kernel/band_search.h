// One puzzle on the board of band_board.h, from cells to cells, depth first.
// To be included in a kernel's target region only; see avx512.cpp.
#pragma once

#include "search/kernel/band_board.h"
#include "search/kernel/band_choice.h"

/// Which of 27 cells have a digit of `Least` or greater, a bit each; '.' is greater than 9.
template <unsigned char Least> inline std::uint32_t cells_from(const std::uint8_t *cells) {
    return eight_from<Least, 15>(cells) | eight_from<Least, 15>(cells + 8) << 8 |
           eight_from<Least, 15>(cells + 16) << 16 | eight_from<Least, 15>(cells + 19) << 19;
}

/// Which of the digits 1 to 8 may stand in a cell of a column: its own, or all where it is blank.
struct alignas(16) EightLanes {
    std::uint16_t at[8];
};
constexpr auto lanes_of_cell = [] {
    std::array<std::array<EightLanes, 16>, 9> table{};
    for (unsigned column = 0; column < 9; ++column) {
        const auto cell = static_cast<std::uint16_t>(1U << column);
        for (unsigned digit = 0; digit < 8; ++digit) {
            table[column]['.' & 15].at[digit] = cell;
            table[column][0].at[digit] = cell;
            table[column][1 + digit].at[digit] = cell;
        }
    }
    return table;
}();

template <class V> class BandSearch {
  public:
    explicit BandSearch(const SingleTask &task) : task_(task) {}

    SingleAnswer run() {
        const BandBoard<V> given = read();
        BandBoard<V> board = given;
        search(board);
        if (!answer_.finished && task_.start != nullptr) {
            board = given;
            settle<V>(board);
            tell_candidates(board);
        }
        return answer_;
    }

  private:
    using Lanes = BandLanes<V>;

    static BandBoard<V> loaded(const Lanes (&rows)[3]) {
        return {{V::load(rows[0].at), V::load(rows[1].at), V::load(rows[2].at)}};
    }
    static void store(const BandBoard<V> &board, Lanes (&rows)[3]) {
        for (unsigned row = 0; row < 3; ++row) {
            V::store(board.row[row], rows[row].at);
        }
    }

    /// A digit can stand where it is given, and where nothing is. To look up what each cell
    /// leaves takes a third of the time of walking through the givens.
    [[nodiscard]] BandBoard<V> read() const {
        using Eight [[gnu::vector_size(16)]] = std::uint16_t;
        Lanes rows[3] = {};
        for (unsigned band = 0; band < 3; ++band) {
            const std::uint8_t *const cells = task_.puzzle + std::size_t{27} * band;
            const std::uint32_t nines = cells_from<9>(cells) | ~cells_from<1>(cells);
#pragma GCC unroll 3
            for (unsigned row = 0; row < 3; ++row) {
                Eight eight{};
#pragma GCC unroll 9
                for (unsigned column = 0; column < 9; ++column) {
                    Eight here;
                    const unsigned low = cells[9 * row + column] & 15U;
                    std::memcpy(&here, &lanes_of_cell[column][low], sizeof here);
                    eight |= here;
                }
                std::memcpy(rows[row].at + 8 * band, &eight, sizeof eight);
                rows[row].at[24 + band] =
                    static_cast<std::uint16_t>(nines >> 9 * row & all_columns);
            }
        }
        if (task_.candidates != nullptr) {
            keep_candidates(rows);
        }
        return loaded(rows);
    }

    void keep_candidates(Lanes (&rows)[3]) const {
        for (unsigned cell = 0; cell < 81; ++cell) {
            for (unsigned digit = 0; digit < band_digits; ++digit) {
                const unsigned refused = (unsigned{task_.candidates[cell]} >> digit & 1U) ^ 1U;
                std::uint16_t &row = rows[cell / 9 % 3].at[band_lane(cell / 27, digit)];
                row = static_cast<std::uint16_t>(row & ~(refused << cell % 9));
            }
        }
    }

    /// Of a search that has stopped: what was known before any guess.
    void tell_candidates(const BandBoard<V> &board) const {
        Lanes rows[3];
        store(board, rows);
        for (unsigned cell = 0; cell < 81; ++cell) {
            unsigned candidates = 0;
            for (unsigned digit = 0; digit < band_digits; ++digit) {
                const unsigned row = rows[cell / 9 % 3].at[band_lane(cell / 27, digit)];
                candidates |= (row >> cell % 9 & 1U) << digit;
            }
            task_.start[cell] = static_cast<std::uint16_t>(candidates);
        }
    }

    [[nodiscard]] bool done() const {
        return answer_.solutions >= task_.limit || !answer_.finished;
    }

    void search(BandBoard<V> &board) {
        while (true) {
            const Settled settled = settle<V>(board);
            if (settled == Settled::solved && answer_.solutions++ == 0 &&
                task_.solution != nullptr) {
                write(board);
            }
            BandBoard<V> guessed;
            if (settled != Settled::open || !guess(board, guessed)) {
                return;
            }
            search(guessed);
            if (done()) {
                return;
            }
            ++answer_.backtracks;
        }
    }

    /// Halves the board if a guess is left.
    bool guess(BandBoard<V> &board, BandBoard<V> &guessed) {
        if (answer_.guesses == task_.most_guesses ||
            (answer_.guesses == 0 && candidates(board) > task_.most_candidates)) {
            answer_.finished = false;
            return false;
        }
        if (!halve_board<V>(board, guessed)) {
            return false;
        }
        ++answer_.guesses;
        return true;
    }

    /// Of all cells.
    static std::uint32_t candidates(const BandBoard<V> &board) {
        Lanes counts;
        V::store(V::add(V::add(V::digits(board.row[0]), V::digits(board.row[1])),
                        V::digits(board.row[2])),
                 counts.at);
        return std::accumulate(std::begin(counts.at), std::end(counts.at), std::uint32_t{0});
    }

    void write(const BandBoard<V> &board) const {
        Lanes rows[3];
        store(board, rows);
        for (unsigned row = 0; row < 9; ++row) {
            std::uint8_t *const cells = task_.solution + std::size_t{9} * row;
            for (unsigned digit = 0; digit < band_digits; ++digit) {
                const std::uint16_t place = rows[row % 3].at[band_lane(row / 3, digit)];
                cells[std::countr_zero(place)] = cell_of(digit + 1, task_.encoding);
            }
        }
    }

    const SingleTask &task_;
    SingleAnswer answer_;
};
