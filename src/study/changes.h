// The search for all grids that differ from a given grid in few cells. It finds each of them
// once. Unavoidable sets are the cells in which they differ.
//
// A cell that changes loses its digit, which must get a new cell in each of the cell's houses. It
// gets the digit of another cell, so that this one changes too. A node of the search has
//
//     changed   the cells that differ; all of them have lost their digit
//     open      the cells without a new digit that may still get one
//     free[d]   the cells that may get d: not one that had it, nor one whose house has it already
//     wanted[h] the digits that have lost their cell in house h and have no new one
//
// and the search branches on the wanted digit with the fewest cells. If no digit is wanted, the
// changes make a grid: a house wants as many digits as it has changed cells without a new one. The
// first cell to change is the least of its set, and the cells before it keep their digits, which
// excludes cells for these digits. It goes from the last cell to the first, so that a set within
// another is found before it.
//
// Bound: no row, column, region or digit has exactly one cell that changes. So a node with n
// changed cells, and k rows that have one of them, ends with at least n + k cells; likewise for
// columns, regions and digits.
//
// McGuire, Tugemann and Civario, "There is no 16-clue sudoku" (arXiv:1201.0749), match 525
// blueprints instead, which describe all sets of up to 12 cells of the usual board. This search
// needs none, and works on any board.
#pragma once

#include "board/cell_set.h"
#include "search/watch.h"

#include <dokushin/shape.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <deque>
#include <vector>

namespace dokushin::study {

template <unsigned Words> class ChangeSearch {
  public:
    using Cells = CellSet<Words>;

    ChangeSearch(const Shape &shape, const Grid &grid, unsigned most, const Limits &limits);

    struct Changes {
        /// The cells in which each such grid differs. If not complete: the sets whose least cell is
        /// some cell or a later one, without exception.
        std::vector<Cells> sets;
        bool complete = true;
    };
    [[nodiscard]] Changes run();

  private:
    static constexpr unsigned kinds = 4; ///< rows, columns, regions, digits
    using KindBits = std::array<std::uint64_t, kinds>;

    struct Node {
        Cells changed{};
        Cells open{};
        unsigned count = 0;                ///< of the changed cells
        KindBits with_one{};               ///< the rows, … with a changed cell
        KindBits with_two{};               ///< the rows, … with two or more
        std::vector<Cells> free;           ///< a set for each digit, from 0
        std::vector<std::uint64_t> wanted; ///< digits, a bit each, for each house
    };
    struct WantedDigit {
        unsigned digit = 0;
        Cells cells{};
    };

    [[nodiscard]] Cell old_cell(std::size_t house, unsigned digit) const {
        return old_cells_[house * side_ + digit];
    }

    /// True if the changed cells are as many as are counted, and with_one contains with_two. For
    /// debug builds.
    [[nodiscard]] bool is_ok(const Node &node) const;
    void change(Node &node, Cell cell) const;
    void place(Node &node, Cell cell, unsigned digit) const;
    void allow_change(Cell cell);
    /// The least number of cells with which a set that contains the changed ones can end.
    [[nodiscard]] unsigned bound(const Node &node) const;
    [[nodiscard]] bool choose_wanted(const Node &node, WantedDigit &best) const;
    void search(std::size_t depth);
    void descend(std::size_t depth, Cell cell, unsigned digit);

    const Shape shape_;
    const unsigned side_;
    const unsigned most_;
    search::Watch watch_;
    std::uint64_t nodes_ = 0;
    bool stopped_ = false;
    std::vector<Cells> found_;

    std::vector<std::uint8_t> old_digit_; ///< of each cell, from 0
    std::vector<Cell> old_cells_;         ///< where each house has each digit
    std::vector<Cells> cells_of_house_;
    std::vector<Cells> peers_; ///< of each cell, with the cell itself
    std::vector<std::array<std::uint8_t, kinds>> kind_numbers_; ///< the row, … of each cell
    std::vector<std::uint8_t> keepers_; ///< how many peers of each cell keep each digit
    std::deque<Node> path_;             ///< the nodes from the root on; grows as needed
};

template <unsigned Words>
ChangeSearch<Words>::ChangeSearch(const Shape &shape, const Grid &grid, unsigned most,
                                  const Limits &limits)
    : shape_(shape), side_(shape.side()), most_(most), watch_(limits),
      old_cells_(shape.houses().size() * side_), cells_of_house_(shape.houses().size()),
      peers_(grid.size()), keepers_(grid.size() * side_) {
    for (std::size_t at = 0; at < grid.size(); ++at) {
        const Cell cell = cell_at(at);
        assert(grid[at] != Digit::blank && number(grid[at]) <= side_);
        const unsigned digit = number(grid[at]) - 1;
        const auto narrow = [](unsigned value) { return static_cast<std::uint8_t>(value); };
        old_digit_.push_back(narrow(digit));
        kind_numbers_.push_back({narrow(shape.row(cell)), narrow(shape.column(cell)),
                                 narrow(shape.region_of(cell)), narrow(digit)});
        for (const HouseIndex house : shape.houses_of(cell)) {
            cells_of_house_[house].insert(cell);
            old_cells_[house * side_ + digit] = cell;
        }
        peers_[at].insert(cell);
        for (const Cell peer : shape.peers(cell)) {
            peers_[at].insert(peer);
            ++keepers_[index(peer) * side_ + digit];
        }
    }
    Node &start = path_.emplace_back();
    start.free.resize(side_);
    start.wanted.resize(shape.houses().size());
}

template <unsigned Words> bool ChangeSearch<Words>::is_ok(const Node &node) const {
    for (unsigned kind = 0; kind < kinds; ++kind) {
        if ((node.with_two[kind] & ~node.with_one[kind]) != 0) {
            return false;
        }
    }
    return node.changed.size() == node.count && node.free.size() == side_;
}

template <unsigned Words> void ChangeSearch<Words>::change(Node &node, Cell cell) const {
    if (node.changed.contains(cell)) {
        return;
    }
    node.changed.insert(cell);
    ++node.count;
    assert(is_ok(node));
    for (unsigned kind = 0; kind < kinds; ++kind) {
        const std::uint64_t bit = std::uint64_t{1} << kind_numbers_[index(cell)][kind];
        node.with_two[kind] |= node.with_one[kind] & bit;
        node.with_one[kind] |= bit;
    }
    for (const HouseIndex house : shape_.houses_of(cell)) {
        node.wanted[house] |= std::uint64_t{1} << old_digit_[index(cell)];
    }
}

template <unsigned Words>
void ChangeSearch<Words>::place(Node &node, Cell cell, unsigned digit) const {
    assert(node.open.contains(cell) && node.free[digit].contains(cell) &&
           digit != old_digit_[index(cell)]);
    change(node, cell);
    for (const HouseIndex house : shape_.houses_of(cell)) {
        change(node, old_cell(house, digit));
    }
    for (const HouseIndex house : shape_.houses_of(cell)) {
        node.wanted[house] &= ~(std::uint64_t{1} << digit);
    }
    node.free[digit] -= peers_[index(cell)];
    node.open.erase(cell);
}

/// Allows the cell to change and its digit to move from now on.
template <unsigned Words> void ChangeSearch<Words>::allow_change(Cell cell) {
    Node &start = path_.front();
    start.open.insert(cell);
    const unsigned digit = old_digit_[index(cell)];
    for (const Cell peer : shape_.peers(cell)) {
        assert(keepers_[index(peer) * side_ + digit] > 0);
        if (--keepers_[index(peer) * side_ + digit] == 0) {
            start.free[digit].insert(peer);
        }
    }
}

template <unsigned Words> unsigned ChangeSearch<Words>::bound(const Node &node) const {
    unsigned lone = 0;
    for (unsigned kind = 0; kind < kinds; ++kind) {
        lone = std::max(lone, count_bits(node.with_one[kind] & ~node.with_two[kind]));
    }
    return node.count + lone;
}

/// Chooses the wanted digit with the fewest cells. False if no digit is wanted.
template <unsigned Words>
bool ChangeSearch<Words>::choose_wanted(const Node &node, WantedDigit &best) const {
    unsigned fewest = ~0U;
    const bool full = node.count == most_;
    for (std::size_t house = 0; house < cells_of_house_.size(); ++house) {
        for (std::uint64_t rest = node.wanted[house]; rest != 0; rest &= rest - 1) {
            const auto digit = static_cast<unsigned>(std::countr_zero(rest));
            Cells cells = cells_of_house_[house];
            cells &= node.free[digit];
            cells &= node.open;
            if (full) {
                cells &= node.changed;
            }
            const unsigned count = cells.size();
            if (count < fewest) {
                fewest = count;
                best = {digit, cells};
                if (count <= 1) {
                    return true;
                }
            }
        }
    }
    return fewest != ~0U;
}

template <unsigned Words>
void ChangeSearch<Words>::descend(std::size_t depth, Cell cell, unsigned digit) {
    assert(depth < path_.size());
    if (path_.size() == depth + 1) {
        path_.emplace_back();
    }
    Node &below = path_[depth + 1];
    below = path_[depth];
    place(below, cell, digit);
    if (bound(below) <= most_) {
        search(depth + 1);
    }
}

template <unsigned Words> void ChangeSearch<Words>::search(std::size_t depth) {
    if (watch_.stop(nodes_++)) {
        stopped_ = true;
        return;
    }
    const Node &node = path_[depth];
    WantedDigit wanted;
    if (!choose_wanted(node, wanted)) {
        assert(node.count >= 4 && node.count <= most_); // two digits in two houses, at least
        found_.push_back(node.changed);
        return;
    }
    for (const Cell cell : wanted.cells) {
        if (stopped_) {
            return;
        }
        descend(depth, cell, wanted.digit);
    }
}

template <unsigned Words> typename ChangeSearch<Words>::Changes ChangeSearch<Words>::run() {
    for (std::size_t at = old_digit_.size(); at-- > 0 && !stopped_;) {
        const Cell least = cell_at(at);
        allow_change(least);
        assert(path_.front().count == 0);
        const std::size_t before = found_.size();
        for (unsigned digit = 0; digit < side_ && !stopped_; ++digit) {
            if (path_.front().free[digit].contains(least)) {
                descend(0, least, digit);
            }
        }
        found_.resize(stopped_ ? before : found_.size());
    }
    return {std::move(found_), !stopped_};
}

} // namespace dokushin::study
