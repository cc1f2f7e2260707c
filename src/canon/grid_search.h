// The least image of a 9×9 grid, which the search by classes (minlex_search.h) would find
// too, in eight times the time.
//
// Of a grid the first row is 123456789 whatever row that is, and the second row begins 456
// or 457. So there are few ways to begin:
//   1. two rows of a band, and the stack that comes first. Three of the other row's digits
//      there are in the next box of the first one (then it is so in all stacks, and the
//      second row is 456789123), or two are, which is less good;
//   2. the order of the first stack's columns: six, or, where two digits are shared, the
//      two in which they come first. All other columns follow from what is below what.
// With that, each column and each digit has its place. The other rows are those that begin
// with the least digit, first of all bands, then of the band.
//
// Source: worked out from what "least" means; a test holds it against minlex_search.h.
// Cost: 36 ordered pairs of rows, three stacks, up to six orders, of which a grid with a
// pair of the first kind leaves one in ten; most are given up in the third row.
#pragma once

#include "canon/board.h"

namespace dokushin::canon {

/// Where the cells of a 9×9 grid come from to make its least image.
struct GridWay {
    bool transposed = false;
    std::array<std::uint8_t, 9> columns{};
    std::array<std::uint8_t, 9> rows{};
    std::array<std::uint8_t, 10> names{}; ///< of the digits, from 1
};

class GridSearch {
  public:
    /// A grid and the same turned over; both must outlive this.
    GridSearch(const Board &upright, const Board &turned) : boards_{&upright, &turned} {}

    void run();

    [[nodiscard]] const GridWay &way() const { return best_; }
    [[nodiscard]] unsigned automorphisms() const { return count_; }
    /// Of a cell of the form.
    [[nodiscard]] unsigned name(unsigned row, unsigned column) const {
        return static_cast<unsigned>(form_[row] >> (32 - 4 * column) & 15);
    }

  private:
    /// Nine names, four bits each, the first one highest: so rows compare as numbers do.
    using PackedRow = std::uint64_t;

    /// Two rows that may come first, and all that follows from them.
    struct Opening {
        const Line *first;
        const Line *second;
        std::array<std::uint8_t, 10> column_of; ///< of each digit in the first row
    };

    [[nodiscard]] bool has_triple_pair() const;
    void open_with(unsigned first_row, unsigned second_row, bool triple);
    void open_with_triple(unsigned stack);
    void open_with_pair(unsigned stack);
    void finish_pair(unsigned four, unsigned five, unsigned seven);
    [[nodiscard]] unsigned fourth_name(unsigned four, unsigned five) const;
    void go_on();
    [[nodiscard]] unsigned next_row(unsigned rows, bool new_band, unsigned last) const;
    bool put(unsigned row_of_form, unsigned row);

    std::array<const Board *, 2> boards_;
    std::array<PackedRow, 9> form_{};
    GridWay best_;
    unsigned count_ = 0; ///< ways that lead to the form

    const Board *board_ = nullptr;
    Opening opening_{};
    GridWay way_; ///< that is followed just now
};

} // namespace dokushin::canon
