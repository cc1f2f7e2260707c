// The search for puzzles row by row, its method is told in puzzle_search.h: one text, which
// is compiled for any processor (puzzle_search.cpp) and for those with the shifts of BMI2
// (puzzle_search_bmi2.cpp), where puzzles take a fifteenth less. To be included there only.
#pragma once

constexpr unsigned every_row = 0x1FF;

/// Where the first digit of a row would come, the first place highest: what is quickly told,
/// and decides most.
class Promises {
  public:
    explicit Promises(const PuzzleWay &way)
        : open_(columns_of[way.free]), blanks_(9 - 3 * stacks_in[way.free]) {
        for (unsigned place = 0; place < 3; ++place) {
            const unsigned stack = way.order >> 2 * place & 3;
            shift_[place] = 3 * stack;
            first_[place] = class_tables.first[way.classes_of(stack)].data();
        }
    }
    [[nodiscard]] unsigned of(unsigned given) const {
        if ((given & open_) != 0) {
            return row_patterns[row_patterns[given & open_].least << blanks_ & 0x1FF].first;
        }
        const unsigned pattern = unsigned{first_[0][given >> shift_[0] & 7]} << 6 |
                                 unsigned{first_[1][given >> shift_[1] & 7]} << 3 |
                                 first_[2][given >> shift_[2] & 7];
        return row_patterns[pattern].first;
    }

  private:
    unsigned open_;   ///< columns of free stacks
    unsigned blanks_; ///< as many places as the other stacks have
    std::array<unsigned, 3> shift_{};
    std::array<const std::uint8_t *, 3> first_{}; ///< of each stack in its place
};

/// A way, and a row of the board to go on with, which stands for `alike` rows.
struct PuzzleTrial {
    std::uint16_t way;
    std::uint16_t row;
    std::uint16_t given; ///< its columns with digits
    std::uint16_t alike;
};

class PuzzleSearch {
  public:
    explicit PuzzleSearch(const Givens &givens);
    [[nodiscard]] bool run();
    [[nodiscard]] Canonical result() const;

  private:
    static constexpr unsigned most_ways = 128;

    /// How far a row has come.
    struct Point {
        PackedRow row = 0;
        unsigned names = 0; ///< that have been used
        unsigned left = 0;  ///< columns still to be put, by the places of their stacks
    };

    /// Columns of a class that hold digits, and come to a place of a stack.
    struct Class {
        unsigned columns; ///< a bit each
        unsigned stack;   ///< of the board
        unsigned first;   ///< the first position of the stack in the form
        unsigned place;   ///< of the first column, in the stack
    };

    /// What the trials found so far promise: the less the better.
    struct Trials {
        unsigned count = 0;
        unsigned promised = ~0U;
    };

    // Which row of the board comes next.
    void find_trials();
    void find_blank_trials(Trials &trials, unsigned number, unsigned rows);
    [[gnu::always_inline]] inline void find_trials_of(Trials &trials, unsigned number,
                                                      unsigned rows);
    [[gnu::always_inline]] inline void add_trial(Trials &trials, const PuzzleTrial &trial,
                                                 unsigned promised);

    // The row from left to right. What extend() changes is its own, and is handed on as a
    // copy, for a way that something refers to can't stay in registers; and try_row() is not
    // taken into its caller, whose own values would take registers from the row.
    [[gnu::noinline]] void try_row(const PuzzleTrial &trial);
    [[gnu::always_inline]] inline void begin_row(const PuzzleWay &way);
    [[gnu::always_inline]] inline void extend(PuzzleWay way, Point at);
    [[gnu::noinline]] void go_on(const PuzzleWay &way, const Point &at);
    [[gnu::noinline]] void choose_column(const PuzzleWay &way, const Point &at,
                                         const Class &columns);
    [[gnu::always_inline]] inline bool put_one(PuzzleWay &way, Point &at, const Class &one) const;
    [[nodiscard]] bool put_new(PuzzleWay &way, Point &at, const Class &columns) const;
    [[nodiscard]] bool put(Point &at, unsigned position, unsigned name) const;
    [[nodiscard]] unsigned least_name(const PuzzleWay &way, const Point &at, const Class &columns,
                                      unsigned column) const;
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
    bool too_many_ = false;

    // The row of the board that is tried.
    const Digit *line_ = nullptr;
    std::size_t step_ = 1;
    unsigned given_ = 0;

    // Room, of which nearly all is never touched.
    unsigned way_count_ = 0;
    unsigned next_count_ = 0;
    unsigned trial_count_ = 0;
    std::array<PuzzleWay, most_ways> *ways_ = nullptr; ///< that lead to the rows so far
    std::array<PuzzleWay, most_ways> *next_ = nullptr; ///< … and to the row that is looked for
    std::array<std::array<PuzzleWay, most_ways>, 2> room_;
    std::array<PuzzleTrial, std::size_t{9} * most_ways> trials_;
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
    Trials trials;
    const bool begins_band = row_ % 3 == 0;
    for (unsigned number = 0; number < way_count_; ++number) {
        const PuzzleWay &way = (*ways_)[number];
        const unsigned rows = begins_band ? way.rows : way.rows & band_with[way.row(row_ - 1)];
        const unsigned blank = rows & blank_rows_[way.side];
        if (blank != 0) {
            find_blank_trials(trials, number, blank);
        } else if (way_count_ == 1 && (rows & (rows - 1)) == 0) { // there is no other
            const auto row = static_cast<std::uint16_t>(std::countr_zero(rows));
            trials_[trials.count++] = {0, row, givens_.rows[way.side][row], 1};
        } else if (trials.promised != 0) {
            find_trials_of(trials, number, rows);
        }
    }
    trial_count_ = trials.count;
}

/// A blank row stands for all in its band, and a blank band for all others.
void PuzzleSearch::find_blank_trials(Trials &trials, unsigned number, unsigned rows) {
    const unsigned bands = blank_bands_[(*ways_)[number].side];
    while (rows != 0) {
        const auto row = static_cast<unsigned>(std::countr_zero(rows));
        const bool any_band = row_ % 3 == 0 && (bands >> row & 1U) != 0;
        const unsigned alike = rows & (any_band ? bands : band_with[row]);
        rows &= ~alike;
        add_trial(trials,
                  {static_cast<std::uint16_t>(number), static_cast<std::uint16_t>(row), 0,
                   static_cast<std::uint16_t>(count_bits(alike))},
                  0);
    }
}

void PuzzleSearch::find_trials_of(Trials &trials, unsigned number, unsigned rows) {
    const PuzzleWay &way = (*ways_)[number];
    const auto &given = givens_.rows[way.side];
    const auto add = [&](const auto &promise) {
        for (; rows != 0; rows &= rows - 1) {
            const auto row = static_cast<std::uint16_t>(std::countr_zero(rows));
            add_trial(trials, {static_cast<std::uint16_t>(number), row, given[row], 1},
                      promise(given[row]));
        }
    };
    if (names_ == 0) { // all of the row is told by its pattern
        add([](unsigned columns) { return unsigned{row_patterns[columns].least}; });
    } else {
        add([promises = Promises(way)](unsigned columns) { return promises.of(columns); });
    }
}

/// Without a branch that nobody can foretell.
void PuzzleSearch::add_trial(Trials &trials, const PuzzleTrial &trial, unsigned promised) {
    trials.count = promised < trials.promised ? 0 : trials.count;
    trials.promised = std::min(promised, trials.promised);
    trials_[trials.count] = trial;
    trials.count += promised == trials.promised ? 1 : 0;
}

// ---- the row from left to right -------------------------------------------------------

void PuzzleSearch::try_row(const PuzzleTrial &trial) {
    PuzzleWay way = (*ways_)[trial.way];
    line_ = givens_.cells + (way.side != 0 ? std::size_t{1} : std::size_t{9}) * trial.row;
    step_ = way.side != 0 ? 9 : 1;
    given_ = trial.given;
    way.row_at |= std::uint64_t{trial.row} << 4 * row_;
    way.rows &= ~(1U << trial.row);
    way.times *= trial.alike;
    const unsigned open = given_ & columns_of[way.free];
    if (open == 0) {
        begin_row(way);
        return;
    }
    const RowPattern &pattern = row_patterns[open];
    way.free &= ~unsigned{pattern.stacks};
    const StackOrders &orders = stack_orders[pattern.counts];
    const std::uint32_t before = way.order;
    for (unsigned i = 0; i < orders.count; ++i) { // mostly one
        way.order = before - (unsigned{orders.orders[i]} << 2 * stacks_in[way.free]);
        begin_row(way);
    }
}

/// With all stacks in their places that have a digit so far.
void PuzzleSearch::begin_row(const PuzzleWay &way) {
    Point at;
    at.names = names_;
    for (unsigned place = 0; place < 3; ++place) {
        at.left |= (given_ >> 3 * (way.order >> 2 * place & 3) & 7) << 3 * place;
    }
    extend(way, at);
}

void PuzzleSearch::go_on(const PuzzleWay &way, const Point &at) { extend(way, at); }

/// Goes on to the row's end, or until it is clear that it is not the least.
void PuzzleSearch::extend(PuzzleWay way, Point at) {
    while (at.left != 0) {
        const unsigned number = stack_with[static_cast<unsigned>(std::countr_zero(at.left))];
        const unsigned stack = way.order >> 2 * number & 3;
        const unsigned columns = at.left >> 3 * number & 7;
        const Classes before = way.classes_of(stack);
        const Split after = class_tables.split[before][columns];
        way.change_classes(stack, before, after.classes);
        const Class next{after.columns, stack, 3 * number, after.first};
        if ((next.columns & (next.columns - 1)) != 0) {
            choose_column(way, at, next);
            return;
        }
        if (!put_one(way, at, next)) {
            return;
        }
    }
    finish(way, at);
}

/// Several columns of one class hold digits: that with the least name is first. Columns with
/// the same name are a real choice; digits that are new come last, and leave the class as it
/// is.
void PuzzleSearch::choose_column(const PuzzleWay &way, const Point &at, const Class &columns) {
    unsigned least = at.names + 1;
    for (unsigned rest = columns.columns; rest != 0; rest &= rest - 1) {
        const auto column = static_cast<unsigned>(std::countr_zero(rest));
        least = std::min(least, least_name(way, at, columns, column));
    }
    if (least > at.names) {
        PuzzleWay same = way;
        Point there = at;
        if (put_new(same, there, columns)) {
            go_on(same, there);
        }
        return;
    }
    for (unsigned rest = columns.columns; rest != 0; rest &= rest - 1) {
        const auto column = static_cast<unsigned>(std::countr_zero(rest));
        if (least_name(way, at, columns, column) == least) {
            PuzzleWay branch = way;
            Point there = at;
            branch.single_out(column_code(columns.stack, column));
            if (put_one(branch, there,
                        {1U << column, columns.stack, columns.first, columns.place})) {
                go_on(branch, there);
            }
        }
    }
}

/// The least name that a column's digit may get if the column is the first of its class. A
/// digit that was first seen in the same class has its own column behind that.
unsigned PuzzleSearch::least_name(const PuzzleWay &way, const Point &at, const Class &columns,
                                  unsigned column) const {
    const unsigned digit = digit_at(columns.stack, column);
    const unsigned code = way.seen(digit);
    if (code == 0) {
        return at.names + 1;
    }
    const bool same_class = (code - 1) >> 2 == columns.stack && way.place_of(code) == columns.place;
    return way.name_of(digit, code) + (same_class ? 1 : 0);
}

/// The digit of a column that is a class of its own. If it is known, the column where it was
/// first seen comes first in its class.
bool PuzzleSearch::put_one(PuzzleWay &way, Point &at, const Class &one) const {
    const unsigned column = one.columns >> 1;
    const unsigned digit = digit_at(one.stack, column);
    const unsigned code = way.seen(digit);
    at.left &= ~(one.columns << one.first);
    if (code == 0) {
        way.see(digit, column_code(one.stack, column), ++at.names + 2 - one.place);
        return put(at, one.first + one.place, at.names);
    }
    const unsigned name = way.name_of(digit, code);
    way.single_out(code);
    return put(at, one.first + one.place, name);
}

/// Digits of one class that were not seen before, under the next names.
bool PuzzleSearch::put_new(PuzzleWay &way, Point &at, const Class &columns) const {
    at.left &= ~(columns.columns << columns.first);
    unsigned position = columns.first + columns.place;
    const unsigned offset = at.names + 3 - columns.place;
    for (unsigned rest = columns.columns; rest != 0; rest &= rest - 1) {
        const auto column = static_cast<unsigned>(std::countr_zero(rest));
        way.see(digit_at(columns.stack, column), column_code(columns.stack, column), offset);
        if (!put(at, position++, ++at.names)) {
            return false;
        }
    }
    return true;
}

/// False if this makes the row greater than the least so far: what is not known yet is 0, so
/// the whole numbers compare as what is known does.
bool PuzzleSearch::put(Point &at, unsigned position, unsigned name) const {
    at.row |= PackedRow{name} << (32 - 4 * position);
    return at.row <= best_;
}

/// The row is not greater than the least so far, for what has been put is not.
void PuzzleSearch::finish(const PuzzleWay &way, const Point &at) {
    if (at.row < best_) {
        next_count_ = 0;
        too_many_ = false;
        best_ = at.row;
    }
    names_after_ = at.names; // equal rows use as many
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

inline std::optional<Canonical> least_puzzle_of(const Givens &givens) {
    PuzzleSearch search(givens);
    if (!search.run()) {
        return std::nullopt;
    }
    return search.result();
}
