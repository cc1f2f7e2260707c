// All grids that differ from a given one in few cells, each found once: the search behind
// unavoidable sets.
//
// A cell that changes gives its digit up, which must get a new place in each of the cell's
// houses; and it gets another cell's digit, so that this one changes too. The state is
//
//     changed   cells that differ; all of them have lost their digit
//     open      cells without a new digit that may still get one
//     free[d]   where d may newly stand: not where it stood, nor where a house has it already
//     wanted[h] digits that have lost their place in house h and have no new one
//
// and the search takes the wanted digit with the fewest places. Where none is wanted the grid
// is one. (A house wants as many digits as it has changed cells without a new one, so that no
// cell is left over.) The first cell to change is the least of its set: those before it
// keep their digits, which takes places from these digits. It goes from the last cell to the
// first, so that what is found within another set has been found before it.
//
// What bounds it: no row, column, region or digit can have just one cell that changes. So a
// state with n changed cells, and k rows that have one of them, ends with n + k at least; and so
// for columns, regions and digits.
//
// The idea of McGuire, Tugemann and Civario, "There is no 16-clue sudoku" (arXiv:1201.0749), is
// another one: 525 blueprints, which know all sets of up to 12 cells of the usual board. This needs
// none, and takes any board.
#pragma once

#include "search/watch.h"

#include <dokushin/shape.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <deque>
#include <vector>

namespace dokushin::study {

template <unsigned Words> class ChangeSearch {
  public:
    using Cells = std::array<std::uint64_t, Words>; ///< a set of cells, a bit a cell

    ChangeSearch(const Shape &shape, const Grid &grid, unsigned most, const Limits &limits);

    struct Found {
        /// The cells in which each such grid differs. Not complete: all those, and no others,
        /// whose least cell is not before a certain one.
        std::vector<Cells> changes;
        bool complete = true;
    };
    [[nodiscard]] Found run();

  private:
    static constexpr unsigned kinds = 4; ///< rows, columns, regions, digits
    using Marks = std::array<std::uint64_t, kinds>;

    struct State {
        Cells changed{};
        Cells open{};
        unsigned count = 0;                ///< of the changed cells
        Marks once{};                      ///< rows, … with a changed cell or more
        Marks twice{};                     ///< with two or more
        std::vector<Cells> free;           ///< one a digit, from 0
        std::vector<std::uint64_t> wanted; ///< one a house
    };
    struct Want {
        unsigned digit = 0;
        Cells places{};
    };

    static void insert(Cells &cells, std::size_t cell) {
        cells[cell / 64] |= std::uint64_t{1} << cell % 64;
    }
    static void erase(Cells &from, const Cells &what) {
        for (unsigned word = 0; word < Words; ++word) {
            from[word] &= ~what[word];
        }
    }
    [[nodiscard]] static bool holds(const Cells &cells, std::size_t cell) {
        return (cells[cell / 64] >> cell % 64 & 1) != 0;
    }
    [[nodiscard]] std::size_t old_place(std::size_t house, unsigned digit) const {
        return old_places_[house * side_ + digit];
    }

    /// True if the changed cells are as many as are counted, and what is marked twice is marked
    /// once. For debug builds.
    [[nodiscard]] bool is_ok(const State &state) const;
    void change(State &state, std::size_t cell) const;
    void put(State &state, std::size_t cell, unsigned digit) const;
    void let_change(std::size_t cell);
    [[nodiscard]] unsigned least_size(const State &state) const;
    [[nodiscard]] bool choose(const State &state, Want &best) const;
    void search(std::size_t depth);
    void descend(std::size_t depth, std::size_t cell, unsigned digit);

    const Shape shape_;
    const unsigned side_;
    const unsigned most_;
    search::Watch watch_;
    std::uint64_t nodes_ = 0;
    bool stopped_ = false;
    std::vector<Cells> found_;

    std::vector<std::uint8_t> old_digit_;   ///< one a cell, from 0
    std::vector<std::uint16_t> old_places_; ///< where a house has each digit
    std::vector<Cells> house_cells_;
    std::vector<Cells> peers_; ///< of a cell, with itself
    std::vector<std::array<std::uint8_t, kinds>> kinds_of_;
    std::vector<std::uint8_t> keepers_; ///< peers of a cell that keep each digit
    std::deque<State> path_;            ///< grows as it is needed
};

template <unsigned Words>
ChangeSearch<Words>::ChangeSearch(const Shape &shape, const Grid &grid, unsigned most,
                                  const Limits &limits)
    : shape_(shape), side_(shape.side()), most_(most), watch_(limits),
      old_places_(shape.houses().size() * side_), house_cells_(shape.houses().size()),
      peers_(grid.size()), keepers_(grid.size() * side_) {
    for (std::size_t cell = 0; cell < grid.size(); ++cell) {
        const Cell here = cell_at(cell);
        assert(grid[cell] != Digit::blank && number(grid[cell]) <= side_);
        const unsigned digit = number(grid[cell]) - 1;
        const auto narrow = [](unsigned value) { return static_cast<std::uint8_t>(value); };
        old_digit_.push_back(narrow(digit));
        kinds_of_.push_back({narrow(shape.row(here)), narrow(shape.column(here)),
                             narrow(shape.region_of(here)), narrow(digit)});
        for (const std::uint16_t house : shape.houses_of(here)) {
            insert(house_cells_[house], cell);
            old_places_[house * side_ + digit] = static_cast<std::uint16_t>(cell);
        }
        insert(peers_[cell], cell);
        for (const Cell peer : shape.peers(here)) {
            insert(peers_[cell], index(peer));
            ++keepers_[index(peer) * side_ + digit];
        }
    }
    State &start = path_.emplace_back();
    start.free.resize(side_);
    start.wanted.resize(shape.houses().size());
}

template <unsigned Words> bool ChangeSearch<Words>::is_ok(const State &state) const {
    unsigned count = 0;
    for (const std::uint64_t word : state.changed) {
        count += count_bits(word);
    }
    for (unsigned kind = 0; kind < kinds; ++kind) {
        if ((state.twice[kind] & ~state.once[kind]) != 0) {
            return false;
        }
    }
    return count == state.count && state.free.size() == side_;
}

template <unsigned Words> void ChangeSearch<Words>::change(State &state, std::size_t cell) const {
    if (holds(state.changed, cell)) {
        return;
    }
    insert(state.changed, cell);
    ++state.count;
    assert(is_ok(state));
    for (unsigned kind = 0; kind < kinds; ++kind) {
        const std::uint64_t bit = std::uint64_t{1} << kinds_of_[cell][kind];
        state.twice[kind] |= state.once[kind] & bit;
        state.once[kind] |= bit;
    }
    for (const std::uint16_t house : shape_.houses_of(cell_at(cell))) {
        state.wanted[house] |= std::uint64_t{1} << old_digit_[cell];
    }
}

template <unsigned Words>
void ChangeSearch<Words>::put(State &state, std::size_t cell, unsigned digit) const {
    assert(holds(state.open, cell) && holds(state.free[digit], cell) && digit != old_digit_[cell]);
    change(state, cell);
    for (const std::uint16_t house : shape_.houses_of(cell_at(cell))) {
        change(state, old_place(house, digit));
    }
    for (const std::uint16_t house : shape_.houses_of(cell_at(cell))) {
        state.wanted[house] &= ~(std::uint64_t{1} << digit);
    }
    erase(state.free[digit], peers_[cell]);
    state.open[cell / 64] &= ~(std::uint64_t{1} << cell % 64);
}

/// From now on the cell may change, and its digit may move.
template <unsigned Words> void ChangeSearch<Words>::let_change(std::size_t cell) {
    State &start = path_.front();
    insert(start.open, cell);
    const unsigned digit = old_digit_[cell];
    for (const Cell peer : shape_.peers(cell_at(cell))) {
        assert(keepers_[index(peer) * side_ + digit] > 0);
        if (--keepers_[index(peer) * side_ + digit] == 0) {
            insert(start.free[digit], index(peer));
        }
    }
}

template <unsigned Words> unsigned ChangeSearch<Words>::least_size(const State &state) const {
    unsigned lone = 0;
    for (unsigned kind = 0; kind < kinds; ++kind) {
        lone = std::max(lone, count_bits(state.once[kind] & ~state.twice[kind]));
    }
    return state.count + lone;
}

/// The wanted digit with the fewest places. False: nothing is wanted.
template <unsigned Words> bool ChangeSearch<Words>::choose(const State &state, Want &best) const {
    unsigned fewest = ~0U;
    const bool full = state.count == most_;
    for (std::size_t house = 0; house < house_cells_.size(); ++house) {
        for (std::uint64_t rest = state.wanted[house]; rest != 0; rest &= rest - 1) {
            const auto digit = static_cast<unsigned>(std::countr_zero(rest));
            Cells places = house_cells_[house];
            unsigned count = 0;
            for (unsigned word = 0; word < Words; ++word) {
                places[word] &= state.free[digit][word] & state.open[word];
                places[word] &= full ? state.changed[word] : ~std::uint64_t{0};
                count += count_bits(places[word]);
            }
            if (count < fewest) {
                fewest = count;
                best = {digit, places};
                if (count <= 1) {
                    return true;
                }
            }
        }
    }
    return fewest != ~0U;
}

template <unsigned Words>
void ChangeSearch<Words>::descend(std::size_t depth, std::size_t cell, unsigned digit) {
    assert(depth < path_.size());
    if (path_.size() == depth + 1) {
        path_.emplace_back();
    }
    State &below = path_[depth + 1];
    below = path_[depth];
    put(below, cell, digit);
    if (least_size(below) <= most_) {
        search(depth + 1);
    }
}

template <unsigned Words> void ChangeSearch<Words>::search(std::size_t depth) {
    if (watch_.stop(nodes_++)) {
        stopped_ = true;
        return;
    }
    const State &state = path_[depth];
    Want want;
    if (!choose(state, want)) {
        assert(state.count >= 4 && state.count <= most_); // two digits in two houses, at least
        found_.push_back(state.changed);
        return;
    }
    for (unsigned word = 0; word < Words; ++word) {
        for (std::uint64_t rest = want.places[word]; rest != 0 && !stopped_; rest &= rest - 1) {
            descend(depth, word * 64 + static_cast<unsigned>(std::countr_zero(rest)), want.digit);
        }
    }
}

template <unsigned Words> typename ChangeSearch<Words>::Found ChangeSearch<Words>::run() {
    for (std::size_t least = old_digit_.size(); least-- > 0 && !stopped_;) {
        let_change(least);
        assert(path_.front().count == 0);
        const std::size_t before = found_.size();
        for (unsigned digit = 0; digit < side_ && !stopped_; ++digit) {
            if (holds(path_.front().free[digit], least)) {
                descend(0, least, digit);
            }
        }
        found_.resize(stopped_ ? before : found_.size());
    }
    return {std::move(found_), !stopped_};
}

} // namespace dokushin::study
