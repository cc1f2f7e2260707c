#include "canon/grid_search.h"

#include <algorithm>
#include <bit>

namespace dokushin::canon {
namespace {

constexpr std::array<std::array<std::uint8_t, 3>, 6> orders_of_three{
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

constexpr unsigned all_rows = 0x1FF;

/// The digits of a box's row.
unsigned minirow(const Line &line, unsigned stack) {
    const std::size_t column = std::size_t{3} * stack;
    return 1U << line[column] | 1U << line[column + 1] | 1U << line[column + 2];
}

/// Has a box of one line the digits of another box of the other?
bool is_triple_pair(const Line &one, const Line &other) {
    const unsigned digits = minirow(one, 0);
    return digits == minirow(other, 1) || digits == minirow(other, 2);
}

std::uint8_t small(unsigned number) { return static_cast<std::uint8_t>(number); }

class GridSearch {
  public:
    /// A grid and the same turned over; both must outlive this.
    GridSearch(const Board &upright, const Board &turned) : boards_{&upright, &turned} {}

    LeastGrid run();

  private:
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
    LeastGrid best_{};

    const Board *board_ = nullptr;
    Opening opening_{};
    GridWay way_; ///< that is followed just now
};

LeastGrid GridSearch::run() {
    const bool triple = has_triple_pair();
    best_.form.fill(~PackedRow{0});
    best_.form[0] = 0x123456789;
    for (const bool transposed : {false, true}) {
        way_.transposed = transposed;
        board_ = boards_[transposed ? 1 : 0];
        for (unsigned band = 0; band < 9; band += 3) {
            for (const auto &order : orders_of_three) {
                open_with(band + order[0], band + order[1], triple);
            }
        }
    }
    return best_;
}

bool GridSearch::has_triple_pair() const {
    for (const Board *board : boards_) {
        for (unsigned band = 0; band < 9; band += 3) {
            const Line &one = board->digits[band];
            const Line &two = board->digits[band + 1];
            const Line &three = board->digits[band + 2];
            if (is_triple_pair(one, two) || is_triple_pair(one, three) ||
                is_triple_pair(two, three)) {
                return true;
            }
        }
    }
    return false;
}

/// 1. With these two rows in front: each stack may be the first.
void GridSearch::open_with(unsigned first_row, unsigned second_row, bool triple) {
    const Line &first = board_->digits[first_row];
    const Line &second = board_->digits[second_row];
    if (triple && !is_triple_pair(first, second)) {
        return;
    }
    opening_.first = &first;
    opening_.second = &second;
    for (unsigned column = 0; column < 9; ++column) {
        opening_.column_of[first[column]] = small(column);
    }
    way_.rows[0] = small(first_row);
    way_.rows[1] = small(second_row);
    for (unsigned stack = 0; stack < 3; ++stack) {
        triple ? open_with_triple(stack) : open_with_pair(stack);
    }
}

/// 2. All orders of the first stack. Below its columns are the digits of the next one, and
/// so on.
void GridSearch::open_with_triple(unsigned stack) {
    const Line &second = *opening_.second;
    for (const auto &order : orders_of_three) {
        for (unsigned i = 0; i < 3; ++i) {
            const unsigned column = 3 * stack + order[i];
            const unsigned next = opening_.column_of[second[column]];
            way_.columns[i] = small(column);
            way_.columns[3 + i] = small(next);
            way_.columns[6 + i] = opening_.column_of[second[next]];
        }
        go_on();
    }
}

/// 2. Of the stack's columns two have digits of one box below them: those come first, in
/// either order, and become 4 and 5; the digit below the third becomes 7.
void GridSearch::open_with_pair(unsigned stack) {
    const Line &second = *opening_.second;
    const auto next_stack = [&](unsigned i) {
        return opening_.column_of[second[3 * stack + i]] / 3U;
    };
    const unsigned odd = next_stack(0) == next_stack(1)   ? 2
                         : next_stack(0) == next_stack(2) ? 1
                                                          : 0;
    const unsigned seven = 3 * stack + odd;
    const unsigned one = 3 * stack + (odd == 0 ? 1 : 0);
    const unsigned other = 3 * stack + (odd == 2 ? 1 : 2);
    finish_pair(one, other, seven);
    finish_pair(other, one, seven);
}

/// The columns of 4 and 5 in the first row come fourth and fifth, that of 7 seventh. Of the
/// two that are left in the third stack, that whose digit comes first in the second row is
/// 8; both come there in its second box, for none is in its first or in its own.
void GridSearch::finish_pair(unsigned four, unsigned five, unsigned seven) {
    const Line &second = *opening_.second;
    const auto &column_of = opening_.column_of;
    if (fourth_name(four, five) > (best_.form[1] >> 20 & 15)) {
        return;
    }
    way_.columns[0] = small(four);
    way_.columns[1] = small(five);
    way_.columns[2] = small(seven);
    const unsigned fourth = column_of[second[four]];
    const unsigned fifth = column_of[second[five]];
    const unsigned next_stack = fourth / 3;
    const unsigned sixth = 9 * next_stack + 3 - fourth - fifth;
    const unsigned seventh = column_of[second[seven]];
    const unsigned last_stack = seventh / 3;
    unsigned eighth = 9;
    for (const unsigned column : {sixth, fifth, fourth}) {
        const unsigned above = column_of[second[column]];
        eighth = above / 3 == last_stack ? above : eighth;
    }
    way_.columns[3] = small(fourth);
    way_.columns[4] = small(fifth);
    way_.columns[5] = small(sixth);
    way_.columns[6] = small(seventh);
    way_.columns[7] = small(eighth);
    way_.columns[8] = small(9 * last_stack + 3 - seventh - eighth);
    go_on();
}

/// What is below 4 where the second row begins 457: 1, 2 or 3, or else 8, for 7 is taken.
unsigned GridSearch::fourth_name(unsigned four, unsigned five) const {
    const Line &second = *opening_.second;
    const unsigned above = opening_.column_of[second[opening_.column_of[second[four]]]];
    return above / 3 != four / 3 ? 8 : above == four ? 1 : above == five ? 2 : 3;
}

/// All columns are known, and so are the names: row by row to the end, or until it is clear
/// that this is not the least image.
void GridSearch::go_on() {
    for (unsigned i = 0; i < 9; ++i) {
        way_.names[(*opening_.first)[way_.columns[i]]] = small(i + 1);
    }
    if (!put(1, way_.rows[1])) {
        return;
    }
    unsigned rows = all_rows & ~(1U << way_.rows[0]) & ~(1U << way_.rows[1]);
    for (unsigned i = 2; i < 9; ++i) {
        const unsigned row = next_row(rows, i % 3 == 0, way_.rows[i - 1]);
        way_.rows[i] = small(row);
        rows &= ~(1U << row);
        if (!put(i, row)) {
            return;
        }
    }
    if (best_.automorphisms == 0) {
        best_.way = way_;
    }
    ++best_.automorphisms;
}

/// The row that begins with the least name: of the band that `last` is in, or of all.
unsigned GridSearch::next_row(unsigned rows, bool new_band, unsigned last) const {
    if (!new_band) {
        rows &= band_of(NineByNine{}, last);
    }
    unsigned least = 10;
    unsigned found = 0;
    for (; rows != 0; rows &= rows - 1) {
        const auto row = static_cast<unsigned>(std::countr_zero(rows));
        const unsigned name = way_.names[board_->digits[row][way_.columns[0]]];
        found = name < least ? row : found;
        least = std::min(least, name);
    }
    return found;
}

/// False if the row is greater than the least so far; if it is less, all ways so far are
/// obsolete.
bool GridSearch::put(unsigned row_of_form, unsigned row) {
    const Line &line = board_->digits[row];
    PackedRow packed = 0;
    for (const std::uint8_t column : way_.columns) {
        packed = packed << 4 | way_.names[line[column]];
    }
    if (packed < best_.form[row_of_form]) {
        std::fill(best_.form.begin() + static_cast<std::ptrdiff_t>(row_of_form), best_.form.end(),
                  ~PackedRow{0});
        best_.form[row_of_form] = packed;
        best_.automorphisms = 0;
    }
    return packed == best_.form[row_of_form];
}

} // namespace

LeastGrid least_grid(const Board &upright, const Board &turned) {
    return GridSearch(upright, turned).run();
}

} // namespace dokushin::canon
