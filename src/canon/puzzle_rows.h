// The search for puzzles row by row, its method is told in puzzle_search.h: one text, which
// is compiled for any processor (puzzle_search.cpp) and for those with AVX2 and BMI2
// (kernel/puzzle_search_avx2.cpp). To be included there only.
#pragma once

constexpr unsigned every_row = 0x1FF;

// What a row promises (Looks): no digit; before there is a digit, just one.
constexpr unsigned blank_row = 0;
constexpr unsigned one_digit = 1;

/// A row's columns with digits, in the bits of the columns' numbers (puzzle_way.h).
constexpr unsigned spread(unsigned given) {
    return (given & 0x007) << 4 | (given & 0x038) << 5 | (given & 0x1C0) << 6;
}

/// A way, and a row of the board to go on with, which stands for `alike` rows.
struct PuzzleTrial {
    std::uint16_t way;
    std::uint8_t row;
    std::uint8_t alike;
};

class PuzzleSearch {
  public:
    explicit PuzzleSearch(const Givens &givens)
        : givens_(givens), looks_{RowLooks(givens.rows[0]), RowLooks(givens.rows[1])} {}
    [[nodiscard]] bool run();
    [[nodiscard]] Canonical result() const {
        return answer({ways_->data(), way_count_}, form_, names_);
    }

  private:
    static constexpr unsigned most_ways = 128;

    /// How far a row has come. Its names are at the top of the word, four bits each.
    struct Point {
        std::uint64_t row;
        unsigned names; ///< that have been used
        unsigned left;  ///< columns still to be put: four bits for each stack's place
    };

    // Which row of the board comes next.
    void find_trials();
    void find_only_trials();
    void find_blank_trials(unsigned number, unsigned rows);
    [[nodiscard]] unsigned rows_next(const PuzzleWay &way) const;
    [[nodiscard]] Looks looks_at(const PuzzleWay &way) const;

    // Rows of which nothing has to be found out.
    void use_blank_rows();
    void begin_with_one();
    [[nodiscard]] PuzzleWay with_row(const PuzzleTrial &trial) const;
    void add_way(const PuzzleWay &way);
    [[nodiscard]] bool finish_form();

    // The row from left to right. What extend() changes is its own, and is handed on as a
    // copy, for a way that something refers to can't stay in registers.
    [[gnu::always_inline]] inline void try_row(const PuzzleTrial &trial);
    [[gnu::always_inline]] inline void begin_row(Naming way);
    [[gnu::always_inline]] inline void extend(Naming way, Point at);
    [[gnu::noinline]] void go_on(Naming way, Point at);
    [[gnu::noinline]] void choose_column(Naming way, Point at, unsigned number, Split columns);
    [[gnu::always_inline]] inline bool put_one(Naming &way, Point &at, unsigned number,
                                               unsigned column, unsigned place) const;
    [[nodiscard]] bool put_new(Naming &way, Point &at, unsigned number, Split columns) const;
    [[nodiscard]] bool put(Point &at, unsigned number, unsigned place, unsigned name) const;
    [[nodiscard]] unsigned least_name(const Naming &way, const Point &at, unsigned column,
                                      unsigned place) const;
    [[gnu::always_inline]] inline void finish(Naming way, Point at);

    const Givens &givens_;
    std::array<RowLooks, 2> looks_; ///< at the board, and at it turned over
    std::array<PackedRow, 9> form_;

    unsigned row_ = 0; ///< of the form
    std::uint64_t best_ = 0;
    unsigned names_ = 0;       ///< used in the rows so far
    unsigned names_after_ = 0; ///< … and in the least that has been found for this one
    bool too_many_ = false;

    // Where the rows that may be next are.
    unsigned any_band_ = every_row; ///< all, or none where a band has been begun
    unsigned last_shift_ = 0;       ///< of the last row in PuzzleWay::row_at
    unsigned promised_ = 0;         ///< by the rows to be tried, as in Looks

    // The row of the board that is tried.
    PuzzleTrial trial_{};
    const std::uint8_t *line_ = nullptr;
    unsigned given_ = 0;
    unsigned free_ = 0;

    // Room, of which nearly all is never touched.
    unsigned way_count_ = 0;
    unsigned next_count_ = 0;
    unsigned trial_count_ = 0;
    std::array<PuzzleWay, most_ways> *ways_ = nullptr; ///< that lead to the rows so far
    std::array<PuzzleWay, most_ways> *next_ = nullptr; ///< … and to the row that is looked for
    std::array<std::array<PuzzleWay, most_ways>, 2> room_;
    std::array<PuzzleTrial, std::size_t{9} * most_ways> trials_;
    std::array<std::uint16_t, most_ways> blank_; ///< rows of each way
};

bool PuzzleSearch::run() {
    ways_ = &room_[0];
    next_ = &room_[1];
    for (const std::uint8_t side : std::array<std::uint8_t, 2>{0, 1}) {
        (*ways_)[way_count_++] = {{0, 0, 0, 0}, 0, 1, every_row, 7, side};
    }
    for (row_ = 0; row_ < 9; ++row_) {
        if (row_ == 6 && finish_form()) [[likely]] {
            return true;
        }
        find_trials();
        next_count_ = 0;
        best_ = ~std::uint64_t{0};
        if (promised_ == blank_row) {
            use_blank_rows();
        } else if (names_ == 0 && promised_ == one_digit) {
            begin_with_one();
        } else {
            for (unsigned i = 0; i < trial_count_; ++i) {
                try_row(trials_[i]);
            }
        }
        if (too_many_) {
            return false;
        }
        std::swap(ways_, next_);
        way_count_ = next_count_;
        names_ = names_after_;
        form_[row_] = best_ >> 28;
    }
    return true;
}

// ---- which row of the board comes next ----------------------------------------------

/// Those of the rest of the band, or of all bands if none has been begun.
unsigned PuzzleSearch::rows_next(const PuzzleWay &way) const {
    return way.rows & (band_with[way.row_at >> last_shift_ & 15] | any_band_);
}

Looks PuzzleSearch::looks_at(const PuzzleWay &way) const {
    const RowLooks &looks = looks_[way.side];
    const unsigned rows = rows_next(way);
    return names_ == 0 ? looks.at_first(rows) : looks.at(way, rows);
}

/// For each way, each row that may be next, of those that promise the least string.
void PuzzleSearch::find_trials() {
    any_band_ = row_ % 3 == 0 ? every_row : 0;
    last_shift_ = row_ == 0 ? 0 : 4 * (row_ - 1);
    if (row_ % 3 == 2 && names_ != 0) {
        find_only_trials();
        return;
    }
    trial_count_ = 0;
    unsigned promised = ~0U;
    for (unsigned number = 0; number < way_count_; ++number) {
        const Looks looks = looks_at((*ways_)[number]);
        trial_count_ = looks.promised < promised ? 0 : trial_count_;
        unsigned rows = looks.promised > promised ? 0 : looks.rows;
        promised = std::min(promised, looks.promised);
        blank_[number] = static_cast<std::uint16_t>(looks.promised == blank_row ? rows : 0);
        for (; rows != 0; rows &= rows - 1) {
            const auto row = static_cast<std::uint8_t>(std::countr_zero(rows));
            trials_[trial_count_++] = {static_cast<std::uint16_t>(number), row, 1};
        }
    }
    promised_ = promised;
    if (promised == blank_row) {
        trial_count_ = 0;
        for (unsigned number = 0; number < way_count_; ++number) {
            find_blank_trials(number, blank_[number]);
        }
    }
}

/// Each way has one row that ends its band. There are digits before it, so it is not blank, or
/// its band would have come first. To try it costs less than a look.
void PuzzleSearch::find_only_trials() {
    promised_ = ~0U;
    trial_count_ = way_count_;
    for (unsigned number = 0; number < way_count_; ++number) {
        const unsigned only = rows_next((*ways_)[number]);
        const auto row = static_cast<std::uint8_t>(std::countr_zero(only));
        trials_[number] = {static_cast<std::uint16_t>(number), row, 1};
    }
}

/// A blank row stands for all in its band, and a blank band for all others.
void PuzzleSearch::find_blank_trials(unsigned number, unsigned rows) {
    const unsigned bands = (rows & rows >> 1 & rows >> 2 & 0x49) * (row_ % 3 == 0 ? 7 : 0);
    while (rows != 0) {
        const auto row = static_cast<unsigned>(std::countr_zero(rows));
        const unsigned alike = (bands >> row & 1U) != 0 ? bands : rows & band_with[row];
        rows &= ~alike;
        trials_[trial_count_++] = {static_cast<std::uint16_t>(number),
                                   static_cast<std::uint8_t>(row),
                                   static_cast<std::uint8_t>(count_bits(alike))};
    }
}

// ---- rows of which nothing has to be found out ------------------------------------------

/// A row without digits leaves a way as it is.
void PuzzleSearch::use_blank_rows() {
    best_ = 0;
    names_after_ = names_;
    for (unsigned i = 0; i < trial_count_; ++i) {
        add_way(with_row(trials_[i]));
    }
}

/// The first digit of the form, if it is alone in its row, comes to the end of it.
void PuzzleSearch::begin_with_one() {
    best_ = std::uint64_t{1} << 28;
    names_after_ = 1;
    for (unsigned i = 0; i < trial_count_; ++i) {
        PuzzleWay next = with_row(trials_[i]);
        const unsigned row = trials_[i].row;
        const auto column =
            static_cast<unsigned>(std::countr_zero(spread(givens_.rows[next.side][row])));
        const unsigned stack = stack_shift(column);
        const Split split = class_tables.split[0][1U << number_in_stack(column)];
        next.naming.order = stack << 8;
        next.naming.classes = std::uint32_t{split.change} << stack;
        next.naming.see(givens_.lines[next.side][row][column], column, 1, split.place);
        next.free = static_cast<std::uint8_t>(7U & ~(1U << stack_at(stack)));
        add_way(next);
    }
}

/// The way of a trial, with its row used.
PuzzleWay PuzzleSearch::with_row(const PuzzleTrial &trial) const {
    PuzzleWay way = (*ways_)[trial.way];
    way.row_at |= std::uint64_t{trial.row} << 4 * row_;
    way.times *= trial.alike;
    way.rows = static_cast<std::uint16_t>(way.rows & ~(1U << trial.row));
    return way;
}

void PuzzleSearch::add_way(const PuzzleWay &way) {
    if (next_count_ < most_ways) {
        (*next_)[next_count_++] = way;
    } else {
        too_many_ = true;
    }
}

/// Most puzzles have one way only when the last band begins, with all columns in their places.
bool PuzzleSearch::finish_form() {
    PuzzleWay &way = (*ways_)[0];
    if (way_count_ != 1 || !way.naming.is_settled()) {
        return false;
    }
    LastRows last(givens_, way);
    if (!last.run(form_, names_)) {
        return false;
    }
    way = last.way();
    return true;
}

// ---- the row from left to right -------------------------------------------------------

void PuzzleSearch::try_row(const PuzzleTrial &trial) {
    const PuzzleWay &from = (*ways_)[trial.way];
    trial_ = trial;
    line_ = givens_.lines[from.side][trial.row].data();
    const unsigned given = givens_.rows[from.side][trial.row];
    given_ = spread(given);
    free_ = from.free;
    Naming naming = from.naming;
    const unsigned open = given & columns_of[free_];
    if (open == 0) {
        begin_row(naming);
        return;
    }
    const RowPattern &pattern = row_patterns[open];
    free_ &= ~unsigned{pattern.stacks};
    const StackOrders &orders = stack_orders[pattern.counts];
    const std::uint32_t before = naming.order;
    for (unsigned i = 0; i < orders.count; ++i) { // mostly one
        naming.order = before | unsigned{orders.orders[i]} << 4 * stacks_in[free_];
        begin_row(naming);
    }
}

/// With all stacks in their places that have a digit so far.
void PuzzleSearch::begin_row(Naming way) {
    const unsigned left = (given_ >> (way.order & 15) & 7) |
                          (given_ >> (way.order >> 4 & 15) & 7) << 4 |
                          (given_ >> (way.order >> 8 & 15) & 7) << 8;
    extend(way, {0, names_, left});
}

void PuzzleSearch::go_on(Naming way, Point at) { extend(way, at); }

/// Goes on to the row's end, or until it is clear that it is not the least.
void PuzzleSearch::extend(Naming way, Point at) {
    while (at.left != 0) {
        const unsigned number = static_cast<unsigned>(std::countr_zero(at.left)) & 12;
        const unsigned stack = way.order >> number & 15;
        const Split split = class_tables.split[way.classes_of(stack)][at.left >> number & 7];
        way.classes ^= std::uint32_t{split.change} << stack;
        if (split.column == several) [[unlikely]] {
            choose_column(way, at, number, split);
            return;
        }
        if (!put_one(way, at, number, stack + split.column, split.place)) {
            return;
        }
    }
    finish(way, at);
}

/// Several columns of one class hold digits: that with the least name is first. Columns with
/// the same name are a real choice; digits that are new come last, and leave the class as it
/// is.
void PuzzleSearch::choose_column(Naming way, Point at, unsigned number, Split columns) {
    const unsigned stack = way.order >> number & 15;
    unsigned least = at.names + 1;
    for (unsigned rest = columns.columns; rest != 0; rest &= rest - 1) {
        const unsigned column = stack + static_cast<unsigned>(std::countr_zero(rest));
        least = std::min(least, least_name(way, at, column, columns.place));
    }
    if (least > at.names) {
        if (put_new(way, at, number, columns)) {
            go_on(way, at);
        }
        return;
    }
    for (unsigned rest = columns.columns; rest != 0; rest &= rest - 1) {
        const unsigned column = stack + static_cast<unsigned>(std::countr_zero(rest));
        if (least_name(way, at, column, columns.place) == least) {
            Naming branch = way;
            Point there = at;
            branch.change(column, branch.single(column));
            if (put_one(branch, there, number, column, columns.place)) {
                go_on(branch, there);
            }
        }
    }
}

/// The least name that a column's digit may get if the column is the first of its class, at
/// that place. A digit that was first seen in the same class has its own column behind that.
unsigned PuzzleSearch::least_name(const Naming &way, const Point &at, unsigned column,
                                  unsigned place) const {
    const unsigned digit = line_[column];
    const unsigned seen = way.column_of(digit);
    if (seen == 0) {
        return at.names + 1;
    }
    const unsigned place_seen = way.single(seen).place;
    const bool same_class = stack_shift(seen) == stack_shift(column) && place_seen == place;
    return way.name_at(digit, place_seen) + (same_class ? 1 : 0);
}

/// The digit of a column that is a class of its own. If it is known, the column where it was
/// first seen comes first in its class.
bool PuzzleSearch::put_one(Naming &way, Point &at, unsigned number, unsigned column,
                           unsigned place) const {
    at.left &= ~(1U << (number + number_in_stack(column)));
    const unsigned digit = line_[column];
    const unsigned seen = way.column_of(digit);
    if (seen == 0) {
        way.see(digit, column, ++at.names, place);
        return put(at, number, place, at.names);
    }
    const Single of_seen = way.single(seen);
    const unsigned name = way.name_at(digit, of_seen.place);
    way.change(seen, of_seen);
    return put(at, number, place, name);
}

/// Digits of one class that were not seen before, under the next names.
bool PuzzleSearch::put_new(Naming &way, Point &at, unsigned number, Split columns) const {
    const unsigned stack = way.order >> number & 15;
    at.left &= ~(unsigned{columns.columns} << number);
    unsigned place = columns.place;
    const unsigned first = at.names + 1;
    for (unsigned rest = columns.columns; rest != 0; rest &= rest - 1) {
        const unsigned column = stack + static_cast<unsigned>(std::countr_zero(rest));
        way.see(line_[column], column, first, columns.place);
        if (!put(at, number, place++, ++at.names)) {
            return false;
        }
    }
    return true;
}

/// False if this makes the row greater than the least so far: what is not known yet is 0, so
/// the whole numbers compare as what is known does.
bool PuzzleSearch::put(Point &at, unsigned number, unsigned place, unsigned name) const {
    at.row |= std::uint64_t{name} << (60 - 3 * number - 4 * place);
    return at.row <= best_;
}

/// The row is not greater than the least so far, for what has been put is not.
void PuzzleSearch::finish(Naming way, Point at) {
    const bool less = at.row < best_;
    next_count_ = less ? 0 : next_count_;
    too_many_ = less ? false : too_many_;
    best_ = at.row;
    names_after_ = at.names; // equal rows use as many
    PuzzleWay next = with_row(trial_);
    next.naming = way;
    next.free = static_cast<std::uint8_t>(free_);
    add_way(next);
}

inline std::optional<Canonical> least_puzzle_of(const Givens &givens) {
    PuzzleSearch search(givens);
    if (!search.run()) {
        return std::nullopt;
    }
    return search.result();
}
