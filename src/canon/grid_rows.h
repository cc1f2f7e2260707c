// The search for grids, its method is told in grid_search.h: one text, which is compiled over
// nine numbers at once for any processor (grid_search.cpp) and for those that pick bytes from
// a vector (kernel/grid_search_ssse3.cpp). To be included there only.
#pragma once

/// Two rows of a band, in the order of the board, and the third.
struct BandRows {
    std::uint8_t first;
    std::uint8_t second;
    std::uint8_t third;
};

constexpr std::array<BandRows, 9> band_rows{{{0, 1, 2},
                                             {0, 2, 1},
                                             {1, 2, 0},
                                             {3, 4, 5},
                                             {3, 5, 4},
                                             {4, 5, 3},
                                             {6, 7, 8},
                                             {6, 8, 7},
                                             {7, 8, 6}}};

/// The stack of each place, a bit each; nowhere is in none.
constexpr Order stack_bits{{1, 1, 1, 2, 2, 2, 4, 4, 4}};
constexpr Order all_stacks{{7, 7, 7, 7, 7, 7, 7, 7, 7}};

template <class Nines> class GridSearch {
  public:
    [[nodiscard]] bool read(const Digit *cells);
    [[nodiscard]] Canonical run();

  private:
    using Nine = Nines::Nine;

    /// The board, or the board turned over. Digits are counted from 0.
    struct Side {
        std::array<Order, 9> lines;
        std::array<Order, 9> places; ///< of each digit, in each line
    };

    /// Two rows of a side.
    struct Pair {
        Order below;           ///< where the first row has the digit that is below, in each column
        Order columns;         ///< of the usual opening
        Order names[2];        ///< of the digits there; and with the rows exchanged
        std::uint16_t least;   ///< second row that they can have
        OpeningRange openings; ///< that lead there
    };

    /// An opening of a pair, by its number in the table.
    struct Tie {
        std::uint8_t pair;
        std::uint8_t opening;
    };

    /// Where the cells of the form come from.
    struct GridWay {
        Nine columns;
        Nine names; ///< of the digits
        std::array<std::uint8_t, 9> rows;
        bool turned;
    };

    [[nodiscard]] static bool is_whole(const Side &side);
    void find_second_rows();
    void open_with(unsigned pair);
    void find_third_rows(Nine usual, unsigned pair, unsigned begin, unsigned end);
    [[nodiscard]] GridWay way_of(const Tie &tie) const;
    static void put_rows_in_order(GridWay &way, const Order &by_name);
    void finish(const GridWay &way);
    [[nodiscard]] Nine row_of(const GridWay &way, unsigned row) const;
    [[nodiscard]] Canonical result() const;

    std::array<Side, 2> sides_; ///< upright, turned over
    std::array<Pair, 18> pairs_;
    unsigned least_second_ = second_row_numbers;

    std::uint64_t least_third_ = ~std::uint64_t{0};
    unsigned tie_count_ = 0;
    std::array<Tie, std::size_t{18} * 36> ties_; ///< no pair has more than 36

    std::array<std::uint64_t, 9> least_; ///< rows from the fourth on
    GridWay best_;
    unsigned automorphisms_ = 0;
};

template <class Nines> bool GridSearch<Nines>::read(const Digit *cells) {
    Nines::read(cells, sides_[0].lines);
    Nines::turn_over(sides_[0].lines, sides_[1].lines);
    for (Side &side : sides_) {
        for (unsigned line = 0; line < 9; ++line) {
            find_places(side.places[line], side.lines[line]);
        }
    }
    return is_whole(sides_[0]) && is_whole(sides_[1]);
}

/// Is each digit in each line, and in each box? Then those in a band are in all its stacks.
template <class Nines> bool GridSearch<Nines>::is_whole(const Side &side) {
    const auto stacks_in = [&](unsigned line) {
        return Nines::picked(Nines::from(stack_bits), Nines::from(side.places[line]));
    };
    Nine in_all = Nines::from(all_stacks);
    for (unsigned band = 0; band < 9; band += 3) {
        const Nine two = Nines::either(stacks_in(band), stacks_in(band + 1));
        in_all = Nines::both(in_all, Nines::either(two, stacks_in(band + 2)));
    }
    return Nines::same(in_all, Nines::from(all_stacks));
}

template <class Nines> Canonical GridSearch<Nines>::run() {
    find_second_rows();
    for (unsigned pair = 0; pair < 18; ++pair) {
        if (pairs_[pair].least == least_second_) {
            open_with(pair);
        }
    }
    least_.fill(~std::uint64_t{0});
    for (unsigned i = 0; i < tie_count_; ++i) {
        finish(way_of(ties_[i]));
    }
    return result();
}

/// 1. The least second row that each two rows can have.
template <class Nines> void GridSearch<Nines>::find_second_rows() {
    Pair *pair = pairs_.data();
    unsigned least = second_row_numbers;
    for (const Side &side : sides_) {
        for (const BandRows &rows : band_rows) {
            const Nine below = Nines::picked(Nines::from(side.places[rows.first]),
                                             Nines::from(side.lines[rows.second]));
            Nines::write(below, pair->below.at.data());
            pair->least = Nines::least_second_row(below);
            least = std::min<unsigned>(least, pair->least);
            ++pair;
        }
    }
    least_second_ = least;
}

/// 2. The third rows of all openings of two rows that have the least second row: that of the
/// usual opening, and that of the same with the rows exchanged, put in other orders.
template <class Nines> void GridSearch<Nines>::open_with(unsigned index) {
    Pair &pair = pairs_[index];
    const Side &side = sides_[index / 9];
    const BandRows &rows = band_rows[index % 9];
    const std::uint8_t *below = pair.below.at.data();
    const FirstStack &usual = usual_stack(below);
    find_opening_columns(pair.columns, below, usual);
    pair.openings = second_rows.range[second_row_number(below, pair.columns, usual)];
    const Nine name_of = Nines::from(inverse(pair.columns));
    const Nine names = Nines::picked(name_of, Nines::from(side.places[rows.first]));
    const Nine swapped = Nines::picked(name_of, Nines::from(side.places[rows.second]));
    Nines::write(names, pair.names[0].at.data());
    Nines::write(swapped, pair.names[1].at.data());
    const Nine third =
        Nines::picked(Nines::from(side.lines[rows.third]), Nines::from(pair.columns));
    const OpeningRange range = pair.openings;
    find_third_rows(Nines::picked(names, third), index, range.begin, range.swapped);
    find_third_rows(Nines::picked(swapped, third), index, range.swapped, range.end);
}

/// Which openings have the least one is found without a branch.
template <class Nines>
void GridSearch<Nines>::find_third_rows(Nine usual, unsigned pair, unsigned begin, unsigned end) {
    std::uint64_t least = least_third_;
    unsigned count = tie_count_;
    for (unsigned i = begin; i < end; ++i) {
        const Opening &opening = second_rows.openings[i];
        const std::uint64_t row = Nines::key(Nines::picked(
            Nines::from(opening.names), Nines::picked(usual, Nines::from(opening.columns))));
        count = row < least ? 0 : count;
        least = std::min(least, row);
        ties_[count] = {static_cast<std::uint8_t>(pair), static_cast<std::uint8_t>(i)};
        count += row == least ? 1 : 0;
    }
    least_third_ = least;
    tie_count_ = count;
}

/// 3. All columns are known, and so are the names, and with those of the first column the
/// order of the rows.
template <class Nines>
typename GridSearch<Nines>::GridWay GridSearch<Nines>::way_of(const Tie &tie) const {
    const Pair &pair = pairs_[tie.pair];
    const unsigned side = tie.pair / 9;
    const BandRows &rows = band_rows[tie.pair % 9];
    const Opening &opening = second_rows.openings[tie.opening];
    const bool swapped = tie.opening >= pair.openings.swapped;
    GridWay way;
    way.turned = side != 0;
    way.columns = Nines::picked(Nines::from(pair.columns), Nines::from(opening.columns));
    way.names = Nines::picked(Nines::from(opening.names), Nines::from(pair.names[swapped]));
    const Order &first_row = sides_[side].lines[swapped ? rows.second : rows.first];
    const unsigned first_column = pair.columns.at[opening.columns.at[0]];
    Order by_name;
    Nines::write(Nines::picked(Nines::from(sides_[1 - side].places[first_column]),
                               Nines::picked(Nines::from(first_row), way.columns)),
                 by_name.at.data());
    put_rows_in_order(way, by_name);
    return way;
}

/// The rows as the names in their first column follow, but those of a band together: first
/// the band with the name 1, and then that with 2.
template <class Nines>
void GridSearch<Nines>::put_rows_in_order(GridWay &way, const Order &by_name) {
    std::array<std::uint8_t, 3> next{6, 6, 6}; // of each band
    next[stack_with_column[by_name.at[0]]] = 0;
    next[stack_with_column[by_name.at[1]]] = 3;
    for (unsigned name = 0; name < 9; ++name) {
        const std::uint8_t row = by_name.at[name];
        way.rows[next[stack_with_column[row]]++] = row;
    }
}

template <class Nines>
typename GridSearch<Nines>::Nine GridSearch<Nines>::row_of(const GridWay &way, unsigned row) const {
    const Order &line = sides_[way.turned ? 1 : 0].lines[way.rows[row]];
    return Nines::picked(way.names, Nines::picked(Nines::from(line), way.columns));
}

/// 4. The rows from the fourth on, until it is clear that this is not the least image; if it
/// is less than all so far, those are obsolete.
template <class Nines> void GridSearch<Nines>::finish(const GridWay &way) {
    for (unsigned i = 3; i < 8; ++i) { // those decide the ninth
        const std::uint64_t key = Nines::key(row_of(way, i));
        if (key > least_[i]) {
            return;
        }
        if (key < least_[i]) {
            std::fill_n(&least_[i], 9 - i, ~std::uint64_t{0});
            least_[i] = key;
            automorphisms_ = 0;
        }
    }
    if (automorphisms_++ == 0) {
        best_ = way;
    }
}

template <class Nines> Canonical GridSearch<Nines>::result() const {
    std::array<std::uint8_t, 96> numbers; // each row is written over what the one before left
    for (unsigned row = 0; row < 9; ++row) {
        Nines::write(row_of(best_, row), &numbers[std::size_t{9} * row]);
    }
    Canonical result{Grid(81), Transform::identity(9), automorphisms_};
    for (unsigned cell = 0; cell < 81; ++cell) {
        result.form[cell] = digit_of(numbers[cell] + 1U);
    }
    Transform &transform = result.transform;
    transform.transposed = best_.turned;
    Order columns;
    Order names;
    Nines::write(best_.columns, columns.at.data());
    Nines::write(best_.names, names.at.data());
    for (unsigned i = 0; i < 9; ++i) {
        transform.rows[i] = best_.rows[i];
        transform.columns[i] = columns.at[i];
        transform.digits[i] = static_cast<std::uint8_t>(names.at[i] + 1);
    }
    return result;
}

template <class Nines> std::optional<Canonical> least_grid_over(const Grid &grid) {
    GridSearch<Nines> search;
    if (!search.read(grid.data())) {
        return std::nullopt;
    }
    return search.run();
}
