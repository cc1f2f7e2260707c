// The last band of a form to which one way leads, with all its columns in their places: what
// is left is to put three rows in order. To be included by puzzle_search.cpp and
// kernel/puzzle_search_avx2.cpp only.
//
// A row is a number of its names (packed_row.h), a new digit 15, for its name is greater than
// all others. The least row comes first, and new digits are named in the order in which they
// come then. That order stands if no two rows are the same and none have new digits in one
// column, whose names could come in either order.
#pragma once

/// A cell of a band by its number among 27: its row and its column.
struct CellOfBand {
    std::uint8_t row;
    std::uint8_t column;
};

constexpr std::array<CellOfBand, 27> make_cells_of_band() {
    std::array<CellOfBand, 27> cells{};
    for (unsigned cell = 0; cell < cells.size(); ++cell) {
        const unsigned column = shift_of_stack(cell % 9 / 3) + cell % 3;
        cells[cell] = {static_cast<std::uint8_t>(cell / 9), static_cast<std::uint8_t>(column)};
    }
    return cells;
}

constexpr std::array<CellOfBand, 27> cells_of_band = make_cells_of_band();

class LastRows {
  public:
    /// A way with three rows of one band left, and all columns settled.
    LastRows(const Givens &givens, const PuzzleWay &way)
        : way_(way), first_(static_cast<unsigned>(std::countr_zero(way.rows))),
          given_(&givens.rows[way.side][first_]), lines_(&givens.lines[way.side][first_]) {
        place_columns();
        name_digits();
    }

    /// False if it can't tell the order; else `form` has its last rows and `names` counts their
    /// new digits too.
    [[nodiscard]] bool run(std::array<PackedRow, 9> &form, unsigned &names) {
        Rows rows = read_rows();
        sort_two(rows[0], rows[1]);
        sort_two(rows[1], rows[2]);
        sort_two(rows[0], rows[1]);
        const std::array<PackedRow, 3> fresh{unnamed(rows[0]), unnamed(rows[1]), unnamed(rows[2])};
        if (((fresh[0] & fresh[1]) | (fresh[0] & fresh[2]) | (fresh[1] & fresh[2])) != 0 ||
            rows[0] >> 4 == rows[1] >> 4 || rows[1] >> 4 == rows[2] >> 4) {
            return false;
        }
        if ((fresh[0] | fresh[1] | fresh[2]) != 0) {
            for (unsigned i = 0; i < 3; ++i) {
                name_new(rows[i], fresh[i], names);
            }
        }
        for (unsigned i = 0; i < 3; ++i) {
            way_.row_at |= (first_ + (rows[i] & 3)) << 4 * (6 + i);
            form[6 + i] = rows[i] >> 4;
        }
        return true;
    }
    [[nodiscard]] const PuzzleWay &way() const { return way_; }

  private:
    /// Packed rows, and behind them which row of the band each is.
    using Rows = std::array<std::uint64_t, 3>;

    void place_columns() {
        for (unsigned number = 0; number < 3; ++number) {
            const unsigned stack = way_.naming.order >> 4 * number & 15;
            const auto &columns = class_tables.single[way_.naming.classes_of(stack)];
            for (unsigned i = 0; i < 3; ++i) {
                const unsigned position = 3 * number + columns[i].place;
                shift_[stack + i] = static_cast<std::uint8_t>(36 - 4 * position);
                column_at_[position] = static_cast<std::uint8_t>(stack + i);
            }
        }
    }
    void name_digits() {
        for (unsigned digit = 4; digit < 40; digit += 4) {
            name_[digit] = static_cast<std::uint8_t>(way_.naming.name_of(digit) & 15);
        }
    }
    [[nodiscard]] Rows read_rows() const {
        Rows rows{0, 1, 2};
        unsigned cells = given_[0] | unsigned{given_[1]} << 9 | unsigned{given_[2]} << 18;
        for (; cells != 0; cells &= cells - 1) {
            const auto [row, column] =
                cells_of_band[static_cast<unsigned>(std::countr_zero(cells))];
            rows[row] |= std::uint64_t{name_[lines_[row][column]]} << shift_[column];
        }
        return rows;
    }
    static void sort_two(std::uint64_t &one, std::uint64_t &other) {
        const std::uint64_t change =
            (one ^ other) & (std::uint64_t{0} - std::uint64_t{other < one});
        one ^= change;
        other ^= change;
    }
    /// Of each new digit the third bit: no name has the third and the fourth.
    [[nodiscard]] static std::uint64_t unnamed(std::uint64_t row) {
        return row & row >> 1 & 0x44'4444'4440;
    }
    void name_new(std::uint64_t &row, std::uint64_t fresh, unsigned &names) {
        while (fresh != 0) {
            const unsigned shift = 61 - static_cast<unsigned>(std::countl_zero(fresh));
            fresh &= ~(std::uint64_t{4} << shift);
            const unsigned column = column_at_[9 - shift / 4];
            const unsigned digit = lines_[row & 3][column];
            if (name_[digit] == 15) {
                name_[digit] = static_cast<std::uint8_t>(++names);
                way_.naming.see(digit, column, names, way_.naming.single(column).place);
            }
            row ^= std::uint64_t{15U ^ name_[digit]} << shift;
        }
    }

    PuzzleWay way_;
    unsigned first_; ///< row of the board
    const std::uint16_t *given_;
    const std::array<std::uint8_t, 16> *lines_;
    std::array<std::uint8_t, 16> shift_;    ///< of a column's names in a row
    std::array<std::uint8_t, 9> column_at_; ///< position → column
    std::array<std::uint8_t, 40> name_;     ///< of the digits
};
