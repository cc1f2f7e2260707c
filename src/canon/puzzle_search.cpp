#include "canon/puzzle_search.h"

#include "canon/column_classes.h"
#include "canon/geometry.h"

#include <algorithm>
#include <bit>

namespace dokushin::canon {
namespace {

constexpr unsigned every_row = 0x1FF;

/// What a pattern of blanks and digits is in a row without known columns.
struct RowPattern {
    std::uint16_t least; ///< in the best order of stacks and columns, the first one highest
    std::uint16_t first; ///< the highest bit of the pattern itself
    std::uint8_t stacks; ///< that hold a digit, a bit each
};

constexpr unsigned givens_of(unsigned given, unsigned stack) {
    return NineByNine::count_in_stack(given >> 3 * stack & 7);
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
        patterns[given] = {static_cast<std::uint16_t>(least),
                           static_cast<std::uint16_t>(std::bit_floor(given)),
                           static_cast<std::uint8_t>(stacks)};
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

/// A column by its stack and place there, from 1: twice what is before it is where its bits
/// are in the classes of a way.
constexpr unsigned column_code(unsigned stack, unsigned column) { return 4 * stack + column + 1; }

/// A transform as far as it is known: all in words, which can stay in registers, and which
/// are read again as they were written.
struct PuzzleWay {
    std::uint64_t columns; ///< of digit d, at bit 4d: where it was first seen, 0 if nowhere
    std::uint64_t offsets; ///< … its name less the place of that column in its stack, and two
    std::uint64_t row_at;  ///< the board's row of each row of the form, four bits each
    std::uint32_t classes; ///< of the board's stacks, a byte each
    std::uint32_t times;   ///< how many such ways it stands for
    std::uint32_t rows;    ///< of the board, not used yet
    std::uint32_t order;   ///< the board's stack of each place in the form, two bits; 3: open
    std::uint32_t free;    ///< stacks without digits so far: the first ones of the form
    std::uint32_t side;    ///< 0, or 1 where the board is turned over

    [[nodiscard]] Classes classes_of(unsigned stack) const { return classes >> 8 * stack & 63; }
    void change_classes(unsigned stack, Classes from, Classes to) {
        classes ^= (from ^ to) << 8 * stack;
    }
    [[nodiscard]] unsigned row(unsigned row_of_form) const { return row_at >> 4 * row_of_form & 15; }

    /// The code of the column where a digit was first seen, 0 if it was not.
    [[nodiscard]] unsigned seen(unsigned digit) const { return columns >> 4 * digit & 15; }
    void see(unsigned digit, unsigned code, unsigned name, unsigned place) {
        columns |= std::uint64_t{code} << 4 * digit;
        offsets |= std::uint64_t{name + 2 - place} << 4 * digit;
    }
    /// The least place in its stack that a column may still get.
    [[nodiscard]] unsigned place_of(unsigned code) const { return classes >> 2 * (code - 1) & 3; }
    /// The least name that a digit may still get.
    [[nodiscard]] unsigned name_of(unsigned digit, unsigned code) const {
        return static_cast<unsigned>(offsets >> 4 * digit & 15) + place_of(code) - 2;
    }
    /// Makes the column the first of its class.
    void single_out(unsigned code) {
        const unsigned stack = (code - 1) >> 2;
        const Classes before = classes_of(stack);
        change_classes(stack, before, class_tables.singled[4 * before + ((code - 1) & 3)]);
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
    void find_blank_trials(unsigned number, unsigned rows);
    void find_trials_of(unsigned number, unsigned rows);
    void add_trial(unsigned number, unsigned row, unsigned promised, unsigned alike);
    [[nodiscard]] unsigned promise(const PuzzleWay &way, unsigned given) const;

    // The row from left to right. Ways and points are handed on as values, for one that is
    // referred to can't stay in registers.
    void try_row(const PuzzleTrial &trial);
    [[gnu::always_inline]] inline void extend(PuzzleWay way, Point at);
    [[gnu::noinline]] void go_on(const PuzzleWay &way, const Point &at);
    [[gnu::noinline]] void choose_stack(PuzzleWay way, Point at);
    [[gnu::noinline]] void choose_column(PuzzleWay way, Point at, unsigned columns, unsigned place);
    [[gnu::always_inline]] inline void begin_stack(Point &at, unsigned stack) const;
    [[gnu::always_inline]] inline bool put_one(PuzzleWay &way, Point &at, unsigned column,
                                        unsigned place) const;
    [[nodiscard]] bool put_new(PuzzleWay &way, Point &at, unsigned columns, unsigned place) const;
    [[nodiscard]] bool put(Point &at, unsigned place, unsigned name) const;
    [[nodiscard]] unsigned least_name(const PuzzleWay &way, const Point &at, unsigned column,
                                      unsigned place) const;
    [[gnu::always_inline]] inline void finish(const PuzzleWay &way, const Point &at);

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
    unsigned promised_ = 0; ///< by the trials found so far, the less the better
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

PuzzleWay first_way(unsigned side) { return {0, 0, 0, 0, 1, every_row, 0x3F, 7, side}; }

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
    (*ways_)[way_count_++] = first_way(0);
    (*ways_)[way_count_++] = first_way(1);
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

/// For each way, each row that may be next, of those that promise the least string: of the
/// rest of the band, or of all bands if none has been begun; blank rows first.
void PuzzleSearch::find_trials() {
    trial_count_ = 0;
    promised_ = ~0U;
    for (unsigned number = 0; number < way_count_; ++number) {
        const PuzzleWay &way = (*ways_)[number];
        const unsigned rows = row_ % 3 == 0 ? way.rows : way.rows & band_with[way.row(row_ - 1)];
        const unsigned blank = rows & blank_rows_[way.side];
        if (blank != 0) {
            find_blank_trials(number, blank);
        } else if (promised_ != 0) {
            find_trials_of(number, rows);
        }
    }
}

/// A blank row stands for all in its band, and a blank band for all others.
void PuzzleSearch::find_blank_trials(unsigned number, unsigned rows) {
    const unsigned side = (*ways_)[number].side;
    while (rows != 0) {
        const auto row = static_cast<unsigned>(std::countr_zero(rows));
        const bool any_band = row_ % 3 == 0 && (blank_bands_[side] >> row & 1U) != 0;
        const unsigned alike = rows & (any_band ? blank_bands_[side] : band_with[row]);
        rows &= ~alike;
        add_trial(number, row, 0, count_bits(alike));
    }
}

void PuzzleSearch::find_trials_of(unsigned number, unsigned rows) {
    const PuzzleWay &way = (*ways_)[number];
    for (; rows != 0; rows &= rows - 1) {
        const auto row = static_cast<unsigned>(std::countr_zero(rows));
        const unsigned given = givens_.rows[way.side][row];
        add_trial(number, row, names_ == 0 ? row_patterns[given].least : promise(way, given), 1);
    }
}

/// Without a branch that nobody can foretell.
void PuzzleSearch::add_trial(unsigned number, unsigned row, unsigned promised, unsigned alike) {
    trial_count_ = promised < promised_ ? 0 : trial_count_;
    promised_ = std::min(promised, promised_);
    trials_[trial_count_] = {static_cast<std::uint16_t>(number), static_cast<std::uint8_t>(row),
                             static_cast<std::uint8_t>(alike)};
    trial_count_ += promised == promised_ ? 1 : 0;
}

/// Where the row's first digit would come, the first place highest: what is quickly told, and
/// decides most.
unsigned PuzzleSearch::promise(const PuzzleWay &way, unsigned given) const {
    const unsigned open = given & columns_of[way.free];
    if (open != 0) {
        return row_patterns[row_patterns[open].least << 3 * (3 - stacks_in[way.free]) & 0x1FF].first;
    }
    unsigned pattern = 0;
    for (unsigned place = 0; place < 3; ++place) {
        const unsigned stack = way.order >> 2 * place & 3;
        const unsigned columns = given >> 3 * stack & 7;
        pattern = pattern << 3 | class_tables.first[8 * way.classes_of(stack) + columns];
    }
    return row_patterns[pattern].first;
}

// ---- the row from left to right -------------------------------------------------------

void PuzzleSearch::try_row(const PuzzleTrial &trial) {
    PuzzleWay way = (*ways_)[trial.way];
    line_ = givens_.cells + (way.side != 0 ? 1U : 9U) * trial.row;
    step_ = way.side != 0 ? 9 : 1;
    given_ = givens_.rows[way.side][trial.row];
    way.row_at |= std::uint64_t{trial.row} << 4 * row_;
    way.rows &= ~(1U << trial.row);
    way.times *= trial.alike;
    Point at;
    at.names = names_;
    at.open = row_patterns[given_].stacks & way.free;
    way.free &= ~at.open;
    at.place = stacks_in[way.free];
    extend(way, at);
}

void PuzzleSearch::go_on(const PuzzleWay &way, const Point &at) { extend(way, at); }

/// Goes on to the row's end, or until it is clear that it is not the least.
void PuzzleSearch::extend(PuzzleWay way, Point at) {
    while (true) {
        if (at.left == 0) {
            if (at.place == 3) {
                break;
            }
            if (at.open != 0) {
                choose_stack(way, at);
                return;
            }
            begin_stack(at, way.order >> 2 * at.place & 3);
            continue;
        }
        const Classes before = way.classes_of(at.stack);
        const Split after = class_tables.split[8 * before + at.left];
        way.change_classes(at.stack, before, after.classes);
        const unsigned columns = class_tables.class_at[after.classes][after.first] & at.left;
        if ((columns & (columns - 1)) != 0) {
            choose_column(way, at, columns, after.first);
            return;
        }
        if (!put_one(way, at, columns >> 1, after.first)) {
            return;
        }
    }
    finish(way, at);
}

/// The next stack is one of the open ones with the fewest digits: each of those is tried.
void PuzzleSearch::choose_stack(PuzzleWay way, Point at) {
    unsigned fewest = 3;
    for (unsigned open = at.open; open != 0; open &= open - 1) {
        fewest = std::min(fewest, givens_of(given_, static_cast<unsigned>(std::countr_zero(open))));
    }
    for (unsigned open = at.open; open != 0; open &= open - 1) {
        const auto stack = static_cast<unsigned>(std::countr_zero(open));
        if (givens_of(given_, stack) == fewest) {
            PuzzleWay branch = way;
            Point there = at;
            branch.order ^= (stack ^ 3) << 2 * at.place;
            there.open &= ~(1U << stack);
            begin_stack(there, stack);
            go_on(branch, there);
        }
    }
}

void PuzzleSearch::begin_stack(Point &at, unsigned stack) const {
    at.stack = stack;
    at.left = given_ >> 3 * stack & 7;
    ++at.place;
}

/// Several columns of one class hold digits: that with the least name is first. Columns with
/// the same name are a real choice; digits that are new come last, and leave the class as it
/// is.
void PuzzleSearch::choose_column(PuzzleWay way, Point at, unsigned columns, unsigned place) {
    unsigned least = at.names + 1;
    for (unsigned rest = columns; rest != 0; rest &= rest - 1) {
        const auto column = static_cast<unsigned>(std::countr_zero(rest));
        least = std::min(least, least_name(way, at, column, place));
    }
    if (least > at.names) {
        if (put_new(way, at, columns, place)) {
            go_on(way, at);
        }
        return;
    }
    for (unsigned rest = columns; rest != 0; rest &= rest - 1) {
        const auto column = static_cast<unsigned>(std::countr_zero(rest));
        if (least_name(way, at, column, place) == least) {
            PuzzleWay branch = way;
            Point there = at;
            branch.single_out(column_code(at.stack, column));
            if (put_one(branch, there, column, place)) {
                go_on(branch, there);
            }
        }
    }
}

/// The least name that a column's digit may get if the column is the first of its class. A
/// digit that was first seen in the same class has its own column behind that.
unsigned PuzzleSearch::least_name(const PuzzleWay &way, const Point &at, unsigned column,
                                  unsigned place) const {
    const unsigned digit = digit_at(at.stack, column);
    const unsigned code = way.seen(digit);
    if (code == 0) {
        return at.names + 1;
    }
    const bool same_class = (code - 1) >> 2 == at.stack && way.place_of(code) == place;
    return way.name_of(digit, code) + (same_class ? 1 : 0);
}

/// The digit of a column that is a class of its own. If it is known, the column where it was
/// first seen comes first in its class.
bool PuzzleSearch::put_one(PuzzleWay &way, Point &at, unsigned column, unsigned place) const {
    const unsigned digit = digit_at(at.stack, column);
    const unsigned code = way.seen(digit);
    at.left &= ~(1U << column);
    if (code == 0) {
        way.see(digit, column_code(at.stack, column), ++at.names, place);
        return put(at, place, at.names);
    }
    const unsigned name = way.name_of(digit, code);
    way.single_out(code);
    return put(at, place, name);
}

/// Digits of one class that were not seen before, under the next names.
bool PuzzleSearch::put_new(PuzzleWay &way, Point &at, unsigned columns, unsigned place) const {
    at.left &= ~columns;
    for (; columns != 0; columns &= columns - 1, ++place) {
        const auto column = static_cast<unsigned>(std::countr_zero(columns));
        way.see(digit_at(at.stack, column), column_code(at.stack, column), ++at.names, place);
        if (!put(at, place, at.names)) {
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
        way.order ^= (stack ^ 3) << 2 * place++;
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
        const unsigned code = way.seen(digit);
        transform.digits[digit - 1] =
            static_cast<std::uint8_t>(code != 0 ? way.name_of(digit, code) : ++names);
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
    result.transform.transposed = way.side != 0;
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
    givens.whole = (~cells[0] | (cells[1] ^ 0x1FFFF)) == 0;
    if (givens.whole) {
        return givens;
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
