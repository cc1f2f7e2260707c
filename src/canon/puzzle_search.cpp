#include "canon/puzzle_search.h"

#include "canon/column_classes.h"

#include <algorithm>
#include <bit>

namespace dokushin::canon {
namespace {

constexpr unsigned every_row = 0x1FF;

/// What a pattern of blanks and digits is in a row without known columns.
struct RowPattern {
    std::uint16_t least; ///< in the best order of stacks and columns, the first one highest
    std::uint8_t stacks; ///< that hold a digit, a bit each
};

constexpr unsigned givens_of(unsigned given, unsigned stack) {
    return static_cast<unsigned>(std::popcount(given >> 3 * stack & 7));
}

constexpr std::array<RowPattern, 512> make_row_patterns() {
    std::array<RowPattern, 512> patterns{};
    for (unsigned given = 0; given < patterns.size(); ++given) {
        std::array<unsigned, 3> counts{};
        unsigned stacks = 0;
        for (unsigned stack = 0; stack < 3; ++stack) {
            counts[stack] = givens_of(given, stack);
            stacks |= unsigned{counts[stack] != 0} << stack;
        }
        std::ranges::sort(counts);
        unsigned least = 0;
        for (const unsigned count : counts) {
            least = least << 3 | ((1U << count) - 1);
        }
        patterns[given] = {static_cast<std::uint16_t>(least), static_cast<std::uint8_t>(stacks)};
    }
    return patterns;
}

constexpr std::array<RowPattern, 512> row_patterns = make_row_patterns();

/// Sets of stacks: how many they are, and their columns.
constexpr std::array<std::uint8_t, 8> stacks_in{0, 1, 1, 2, 1, 2, 2, 3};
constexpr std::array<std::uint16_t, 8> columns_of{0x000, 0x007, 0x038, 0x03F,
                                                  0x1C0, 0x1C7, 0x1F8, 0x1FF};

/// The rows of the band that a row is in.
constexpr std::array<std::uint16_t, 9> band_with{0x007, 0x007, 0x007, 0x038, 0x038,
                                                 0x038, 0x1C0, 0x1C0, 0x1C0};

/// A column by its stack and place there, so that twice that is where its bits are in the
/// classes of a way.
constexpr unsigned column_code(unsigned stack, unsigned column) { return 4 * stack + column; }

/// A transform as far as it is known.
struct PuzzleWay {
    /// Of each digit, 0 if it was not seen yet. The low half is the code of the column where
    /// it was, the high half its name less its place in the stack, and two.
    std::array<std::uint8_t, 16> seen;
    std::uint64_t row_at;  ///< the board's row of each row of the form, four bits each
    std::uint32_t classes; ///< of the board's stacks, a byte each
    std::uint32_t times;   ///< how many such ways it stands for
    std::uint16_t rows;    ///< of the board, not used yet
    std::uint8_t order;    ///< the board's stack of each place in the form, two bits each
    std::uint8_t free;     ///< stacks without digits so far: the first ones of the form
    bool transposed;

    [[nodiscard]] Classes classes_of(unsigned stack) const { return classes >> 8 * stack & 63; }
    void set_classes(unsigned stack, Classes after) {
        classes = (classes & ~(0xFFU << 8 * stack)) | after << 8 * stack;
    }
    /// The least place in its stack that a column may still get.
    [[nodiscard]] unsigned place_of(unsigned code) const { return classes >> 2 * code & 3; }
    [[nodiscard]] unsigned row(unsigned row_of_form) const {
        return row_at >> 4 * row_of_form & 15;
    }
    /// Makes the column the first of its class.
    void single_out(unsigned code) {
        const unsigned stack = code >> 2;
        set_classes(stack, class_tables.singled[4 * classes_of(stack) + (code & 3)]);
    }
};

/// A way, and a row of the board to go on with, which stands for `alike` rows.
struct PuzzleTrial {
    std::uint16_t way;
    std::uint8_t row;
    std::uint8_t alike;
};

class PuzzleSearch {
  public:
    explicit PuzzleSearch(const Givens &givens);
    [[nodiscard]] bool run();
    [[nodiscard]] Canonical result() const;

  private:
    static constexpr unsigned most_ways = 128;

    /// How far a row has come: stacks, columns of a stack, and the names so far.
    struct Point {
        PackedRow row = 0;
        unsigned names = 0; ///< that have been used
        unsigned open = 0;  ///< stacks that were free, have digits here, and no place yet
        unsigned place = 0; ///< of the next stack in the form
        unsigned stack = 0; ///< that is being filled, and its columns still to be put
        unsigned left = 0;
    };

    // Which row of the board comes next.
    void find_trials();
    void find_trials_of(unsigned number, unsigned &least);
    [[nodiscard]] unsigned like(const PuzzleWay &way, unsigned row) const;
    [[nodiscard]] unsigned promise(const PuzzleWay &way, unsigned given) const;

    // The row from left to right.
    void try_row(const PuzzleTrial &trial);
    void extend(PuzzleWay &way, Point &at);
    void choose_stack(PuzzleWay &way, Point &at);
    void begin_stack(PuzzleWay &way, Point &at, unsigned stack) const;
    [[nodiscard]] bool put_next(PuzzleWay &way, Point &at);
    [[nodiscard]] bool put_class(PuzzleWay &way, Point &at, unsigned columns, unsigned place);
    [[nodiscard]] bool put_known(PuzzleWay &way, Point &at, unsigned column, unsigned place) const;
    [[nodiscard]] bool put_new(PuzzleWay &way, Point &at, unsigned columns, unsigned place) const;
    [[nodiscard]] bool put(Point &at, unsigned place, unsigned name) const;
    [[nodiscard]] unsigned least_name(const PuzzleWay &way, const Point &at, unsigned column,
                                      unsigned place) const;
    void finish(const PuzzleWay &way, const Point &at);

    [[nodiscard]] unsigned digit_at(unsigned stack, unsigned column) const {
        return number(line_[step_ * (3 * stack + column)]);
    }

    const Givens &givens_;
    std::array<std::uint16_t, 2> blank_rows_{};  ///< of the board and of it turned over
    std::array<std::uint16_t, 2> blank_bands_{}; ///< those of them in bands without digits
    std::array<PackedRow, 9> form_;

    unsigned row_ = 0; ///< of the form
    PackedRow best_ = 0;
    unsigned names_ = 0;       ///< used in the rows so far
    unsigned names_after_ = 0; ///< … and in the least that has been found for this one
    bool too_many_ = false;

    // The row of the board that is tried.
    const Digit *line_ = nullptr;
    unsigned step_ = 1;
    unsigned given_ = 0;

    // Room, of which nearly all is never touched.
    unsigned way_count_ = 0;
    unsigned next_count_ = 0;
    unsigned trial_count_ = 0;
    std::array<PuzzleWay, most_ways> *ways_ = nullptr; ///< that lead to the rows so far
    std::array<PuzzleWay, most_ways> *next_ = nullptr; ///< … and to the row that is looked for
    std::array<std::array<PuzzleWay, most_ways>, 2> room_;
    std::array<PuzzleTrial, most_ways * 9> trials_;
};

PuzzleWay first_way(bool transposed) { return {{}, 0, 0, 1, every_row, 0, 7, transposed}; }

PuzzleSearch::PuzzleSearch(const Givens &givens) : givens_(givens) {
    for (unsigned side = 0; side < 2; ++side) {
        unsigned blank = 0;
        for (unsigned row = 0; row < 9; ++row) {
            blank |= unsigned{givens.rows[side][row] == 0} << row;
        }
        unsigned bands = 0;
        for (unsigned row = 0; row < 9; row += 3) {
            bands |= (blank & band_with[row]) == band_with[row] ? band_with[row] : 0;
        }
        blank_rows_[side] = static_cast<std::uint16_t>(blank);
        blank_bands_[side] = static_cast<std::uint16_t>(bands);
    }
}

bool PuzzleSearch::run() {
    ways_ = &room_[0];
    next_ = &room_[1];
    (*ways_)[way_count_++] = first_way(false);
    (*ways_)[way_count_++] = first_way(true);
    for (row_ = 0; row_ < 9; ++row_) {
        find_trials();
        next_count_ = 0;
        best_ = ~PackedRow{0};
        for (unsigned i = 0; i < trial_count_; ++i) {
            try_row(trials_[i]);
        }
        if (too_many_) {
            return false;
        }
        std::swap(ways_, next_);
        way_count_ = next_count_;
        names_ = names_after_;
        form_[row_] = best_;
    }
    return true;
}

// ---- which row of the board comes next ----------------------------------------------

/// For each way, each row that may be next, of those that promise the least string.
void PuzzleSearch::find_trials() {
    trial_count_ = 0;
    unsigned least = ~0U;
    for (unsigned number = 0; number < way_count_; ++number) {
        find_trials_of(number, least);
    }
}

/// The rest of the band, or of all bands if none has been begun; blank rows first.
void PuzzleSearch::find_trials_of(unsigned number, unsigned &least) {
    const PuzzleWay &way = (*ways_)[number];
    const unsigned side = way.transposed ? 1 : 0;
    unsigned rows = way.rows;
    if (row_ % 3 != 0) {
        rows &= band_with[way.row(row_ - 1)];
    }
    const unsigned blank = rows & blank_rows_[side];
    for (rows = blank != 0 ? blank : rows; rows != 0;) {
        const auto row = static_cast<unsigned>(std::countr_zero(rows));
        const unsigned alike = blank != 0 ? rows & like(way, row) : 1U << row;
        rows &= ~alike;
        const unsigned promised = promise(way, givens_.rows[side][row]);
        if (promised > least) {
            continue;
        }
        trial_count_ = promised < least ? 0 : trial_count_;
        least = promised;
        trials_[trial_count_++] = {static_cast<std::uint16_t>(number),
                                   static_cast<std::uint8_t>(row),
                                   static_cast<std::uint8_t>(blank != 0 ? count_bits(alike) : 1)};
    }
}

/// The blank rows for which this one may stand, should they not be used yet: those in its
/// band, or in all bands without digits.
unsigned PuzzleSearch::like(const PuzzleWay &way, unsigned row) const {
    const unsigned side = way.transposed ? 1 : 0;
    const unsigned bands = blank_bands_[side];
    return row_ % 3 == 0 && (bands >> row & 1U) != 0 ? bands : blank_rows_[side] & band_with[row];
}

/// Where the row's first digit would come, the first place highest; and while there are no
/// digits in the form, all of them: what is quickly told, and decides most.
unsigned PuzzleSearch::promise(const PuzzleWay &way, unsigned given) const {
    const unsigned open = given & columns_of[way.free];
    if (open != 0) {
        const unsigned pattern = row_patterns[open].least;
        return names_ == 0 ? pattern : std::bit_floor(pattern << 3 * (3 - stacks_in[way.free]));
    }
    for (unsigned place = stacks_in[way.free]; place < 3; ++place) {
        const unsigned stack = way.order >> 2 * place & 3;
        const unsigned columns = given >> 3 * stack & 7;
        if (columns != 0) {
            const Split after = class_tables.split[8 * way.classes_of(stack) + columns];
            return 0x100U >> (3 * place + after.first);
        }
    }
    return 0;
}

// ---- the row from left to right -------------------------------------------------------

void PuzzleSearch::try_row(const PuzzleTrial &trial) {
    PuzzleWay way = (*ways_)[trial.way];
    line_ = givens_.cells + (way.transposed ? 1U : 9U) * trial.row;
    step_ = way.transposed ? 9 : 1;
    given_ = givens_.rows[way.transposed ? 1 : 0][trial.row];
    way.row_at |= std::uint64_t{trial.row} << 4 * row_;
    way.rows = static_cast<std::uint16_t>(way.rows & ~(1U << trial.row));
    way.times *= trial.alike;
    Point at;
    at.names = names_;
    at.open = row_patterns[given_].stacks & way.free;
    way.free = static_cast<std::uint8_t>(way.free & ~at.open);
    at.place = stacks_in[way.free];
    extend(way, at);
}

/// Goes on to the row's end, or until it is clear that it is not the least.
void PuzzleSearch::extend(PuzzleWay &way, Point &at) {
    while (at.left != 0 || at.place < 3) {
        if (at.left != 0) {
            if (!put_next(way, at)) {
                return;
            }
        } else if (at.open != 0) {
            choose_stack(way, at);
        } else {
            begin_stack(way, at, way.order >> 2 * at.place & 3);
        }
    }
    finish(way, at);
}

/// The next stack is one of the open ones with the fewest digits: each of those is tried.
void PuzzleSearch::choose_stack(PuzzleWay &way, Point &at) {
    unsigned fewest = 3;
    for (unsigned open = at.open; open != 0; open &= open - 1) {
        fewest = std::min(fewest, givens_of(given_, static_cast<unsigned>(std::countr_zero(open))));
    }
    unsigned chosen = 3;
    for (unsigned open = at.open; open != 0; open &= open - 1) {
        const auto stack = static_cast<unsigned>(std::countr_zero(open));
        if (givens_of(given_, stack) != fewest) {
            continue;
        }
        if (chosen != 3) {
            PuzzleWay branch = way;
            Point there = at;
            begin_stack(branch, there, chosen);
            extend(branch, there);
        }
        chosen = stack;
    }
    begin_stack(way, at, chosen);
}

void PuzzleSearch::begin_stack(PuzzleWay &way, Point &at, unsigned stack) const {
    way.order = static_cast<std::uint8_t>(way.order | stack << 2 * at.place);
    at.open &= ~(1U << stack);
    at.stack = stack;
    at.left = given_ >> 3 * stack & 7;
    ++at.place;
}

/// The digits of the stack's next class. Its blanks come first; to split a class again by
/// the columns that are left of it changes nothing.
bool PuzzleSearch::put_next(PuzzleWay &way, Point &at) {
    const Split after = class_tables.split[8 * way.classes_of(at.stack) + at.left];
    way.set_classes(at.stack, after.classes);
    const unsigned columns = class_tables.class_at[after.classes][after.first] & at.left;
    if ((columns & (columns - 1)) != 0) {
        return put_class(way, at, columns, after.first);
    }
    const unsigned column = columns >> 1;
    return way.seen[digit_at(at.stack, column)] == 0 ? put_new(way, at, columns, after.first)
                                                     : put_known(way, at, column, after.first);
}

/// Of a class the column with the least name is first. Columns with the same name are a real
/// choice; digits that are new come last, and leave their class as it is.
bool PuzzleSearch::put_class(PuzzleWay &way, Point &at, unsigned columns, unsigned place) {
    unsigned least = at.names + 1;
    for (unsigned column = 0; column < 3; ++column) {
        if ((columns >> column & 1U) != 0) {
            least = std::min(least, least_name(way, at, column, place));
        }
    }
    if (least > at.names) {
        return put_new(way, at, columns, place);
    }
    unsigned chosen = 3;
    for (unsigned column = 0; column < 3; ++column) {
        if ((columns >> column & 1U) == 0 || least_name(way, at, column, place) != least) {
            continue;
        }
        if (chosen != 3) {
            PuzzleWay branch = way;
            Point there = at;
            if (put_known(branch, there, chosen, place)) {
                extend(branch, there);
            }
        }
        chosen = column;
    }
    return put_known(way, at, chosen, place);
}

/// The least name that a column's digit may get if the column is the first of its class. A
/// digit that was first seen in the same class has its own column behind that.
unsigned PuzzleSearch::least_name(const PuzzleWay &way, const Point &at, unsigned column,
                                  unsigned place) const {
    const unsigned seen = way.seen[digit_at(at.stack, column)];
    if (seen == 0) {
        return at.names + 1;
    }
    const unsigned there = way.place_of(seen & 15);
    return (seen >> 4) - 2 + there + ((seen >> 2 & 3) == at.stack && there == place ? 1 : 0);
}

/// The column comes first in its class, and that where its digit was first seen in its own.
bool PuzzleSearch::put_known(PuzzleWay &way, Point &at, unsigned column, unsigned place) const {
    const unsigned seen = way.seen[digit_at(at.stack, column)];
    way.single_out(column_code(at.stack, column));
    const unsigned name = (seen >> 4) - 2 + way.place_of(seen & 15);
    way.single_out(seen & 15);
    at.left &= ~(1U << column);
    return put(at, place, name);
}

/// Digits of one class that were not seen before, under the next names.
bool PuzzleSearch::put_new(PuzzleWay &way, Point &at, unsigned columns, unsigned place) const {
    at.left &= ~columns;
    const unsigned code = (at.names + 1 - place + 2) << 4;
    for (; columns != 0; columns &= columns - 1) {
        const auto column = static_cast<unsigned>(std::countr_zero(columns));
        way.seen[digit_at(at.stack, column)] =
            static_cast<std::uint8_t>(code | column_code(at.stack, column));
        if (!put(at, place++, ++at.names)) {
            return false;
        }
    }
    return true;
}

/// False if this makes the row greater than the least so far.
bool PuzzleSearch::put(Point &at, unsigned place, unsigned name) const {
    const unsigned shift = 4 * (11 - 3 * at.place - place); // the stack has been counted
    at.row |= PackedRow{name} << shift;
    return at.row >> shift <= best_ >> shift;
}

void PuzzleSearch::finish(const PuzzleWay &way, const Point &at) {
    if (at.row > best_) {
        return;
    }
    if (at.row < best_) {
        best_ = at.row;
        names_after_ = at.names;
        next_count_ = 0;
    }
    if (next_count_ < most_ways) {
        (*next_)[next_count_++] = way;
    } else {
        too_many_ = true;
    }
}

// ---- the answer -------------------------------------------------------------------------

/// The transforms that a way stands for: each order of each class, and of the free stacks.
std::uint64_t transforms_of(const PuzzleWay &way) {
    const unsigned free = stacks_in[way.free];
    std::uint64_t product = std::uint64_t{way.times} * (free == 3 ? 6 : free == 2 ? 2 : 1);
    for (unsigned stack = 0; stack < 3; ++stack) {
        product *= class_tables.orders[way.classes_of(stack)];
    }
    return product;
}

/// Columns that nothing tells apart stay in the board's order, and so do stacks.
void settle_all(PuzzleWay &way) {
    unsigned place = 0;
    for (unsigned free = way.free; free != 0; free &= free - 1) {
        const auto stack = static_cast<unsigned>(std::countr_zero(free));
        way.order = static_cast<std::uint8_t>(way.order | stack << 2 * place++);
    }
    for (unsigned stack = 0; stack < 3; ++stack) {
        for (unsigned column = 0; column < 3; ++column) {
            way.single_out(column_code(stack, column));
        }
    }
}

/// Digits that don't occur get the names that are left, in order.
void name_digits(Transform &transform, const PuzzleWay &way, unsigned names) {
    for (unsigned digit = 1; digit <= 9; ++digit) {
        const unsigned seen = way.seen[digit];
        transform.digits[digit - 1] = static_cast<std::uint8_t>(
            seen != 0 ? (seen >> 4) - 2 + way.place_of(seen & 15) : ++names);
    }
}

Canonical PuzzleSearch::result() const {
    PuzzleWay way = (*ways_)[0];
    std::uint64_t automorphisms = 0;
    for (unsigned i = 0; i < way_count_; ++i) {
        automorphisms += transforms_of((*ways_)[i]);
    }
    settle_all(way);
    Canonical result{unpacked(form_), Transform::identity(9), automorphisms};
    result.transform.transposed = way.transposed;
    for (unsigned i = 0; i < 9; ++i) {
        result.transform.rows[i] = static_cast<std::uint8_t>(way.row(i));
        const unsigned stack = way.order >> 2 * (i / 3) & 3;
        const unsigned column = i % 3;
        const unsigned place = 3 * (i / 3) + way.place_of(column_code(stack, column));
        result.transform.columns[place] = static_cast<std::uint8_t>(3 * stack + column);
    }
    name_digits(result.transform, way, names_);
    return result;
}

// ---- reading ------------------------------------------------------------------------------

/// A cell's row and column, and its three houses, a bit each.
struct CellHouses {
    std::uint32_t houses;
    std::uint8_t row;
    std::uint8_t column;
};

constexpr std::array<CellHouses, 81> make_cell_houses() {
    std::array<CellHouses, 81> cells{};
    for (unsigned cell = 0; cell < 81; ++cell) {
        const unsigned row = cell / 9;
        const unsigned column = cell % 9;
        const unsigned box = row / 3 * 3 + column / 3;
        cells[cell] = {1U << row | 1U << (9 + column) | 1U << (18 + box),
                       static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column)};
    }
    return cells;
}

constexpr std::array<CellHouses, 81> cell_houses = make_cell_houses();

/// Which of eight cells hold a digit, the first one lowest.
unsigned given_of_eight(const Digit *cells) {
    std::uint64_t word = 0;
    for (unsigned i = 0; i < 8; ++i) {
        word |= std::uint64_t{number(cells[i])} << 8 * i;
    }
    constexpr std::uint64_t ones = 0x0101'0101'0101'0101;
    const std::uint64_t given = (word + 0x7F * ones) >> 7 & ones;
    return static_cast<unsigned>(given * 0x0102'0408'1020'4080 >> 56);
}

} // namespace

Givens read_givens(const Grid &grid) {
    Givens givens;
    givens.cells = grid.data();
    std::array<std::uint64_t, 2> cells{}; // 64 and 17
    for (unsigned eight = 0; eight < 8; ++eight) {
        cells[0] |= std::uint64_t{given_of_eight(givens.cells + 8 * eight)} << 8 * eight;
    }
    cells[1] = given_of_eight(givens.cells + 64) | given_of_eight(givens.cells + 72) << 8 |
               (number(grid[80]) != 0 ? 1U << 16 : 0);
    for (unsigned row = 0; row < 9; ++row) {
        const unsigned from = 9 * row;
        const std::uint64_t rest = row < 7    ? cells[0] >> from
                                   : row == 7 ? cells[0] >> 63 | cells[1] << 1
                                              : cells[1] >> 8;
        givens.rows[0][row] = static_cast<std::uint16_t>(rest & 0x1FF);
    }
    std::array<std::uint32_t, 16> houses_with{};
    std::uint32_t repeated = 0;
    for (unsigned half = 0; half < 2; ++half) {
        for (std::uint64_t rest = cells[half]; rest != 0; rest &= rest - 1) {
            const unsigned cell = 64 * half + static_cast<unsigned>(std::countr_zero(rest));
            const CellHouses &at = cell_houses[cell];
            const unsigned digit = number(givens.cells[cell]);
            repeated |= houses_with[digit] & at.houses;
            houses_with[digit] |= at.houses;
            givens.rows[1][at.column] =
                static_cast<std::uint16_t>(givens.rows[1][at.column] | 1U << at.row);
        }
    }
    givens.repeated = repeated != 0;
    givens.whole = (~cells[0] | (cells[1] ^ 0x1FFFF)) == 0;
    return givens;
}

std::optional<Canonical> least_puzzle(const Givens &givens) {
    PuzzleSearch search(givens);
    if (!search.run()) {
        return std::nullopt;
    }
    return search.result();
}

} // namespace dokushin::canon
