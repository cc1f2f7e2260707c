// A Sheet gathers the items of an ISS string that is being written.
#pragma once

#include "board/text/sites/iss_arguments.h"

#include <dokushin/puzzle.h>

#include <fmt/format.h>

#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace dokushin::text::iss {

class Sheet {
  public:
    explicit Sheet(const Puzzle &puzzle);
    /// Makes a sheet for the items of a block, in which nothing may be of the whole board.
    explicit Sheet(const Shape &shape)
        : shape_(shape), permitted_(shape.cell_count(), shape.all_digits()), is_block_(true) {}

    [[nodiscard]] bool is_block() const { return is_block_; }

    [[nodiscard]] const Shape &shape() const { return shape_; }
    [[nodiscard]] unsigned side() const { return shape_.side(); }
    /// The row and column of a cell, from 0.
    [[nodiscard]] Place place(Cell cell) const {
        return {static_cast<int>(shape_.row(cell)), static_cast<int>(shape_.column(cell))};
    }
    /// Do two cells touch in a row or column?
    [[nodiscard]] bool are_neighbours(Cell one, Cell other) const;
    /// Writes a cell: "R1C9", with digits to the base 17.
    [[nodiscard]] std::string cell(Cell cell) const;
    /// Writes cells as arguments: "~R1C1~R1C2".
    [[nodiscard]] std::string list(std::span<const Cell> cells) const;

    // Each adds an item, and returns true for those that write a rule as one.
    bool add(std::string_view item) {
        items_ += fmt::format(".{}", item);
        return true;
    }
    bool add(std::string_view type, std::span<const Cell> cells) {
        return add(fmt::format("{}{}", type, list(cells)));
    }
    template <class Value>
    bool add(std::string_view type, const Value &value, std::span<const Cell> cells) {
        return add(fmt::format("{}~{}{}", type, value, list(cells)));
    }
    /// Adds cells to the item of a type, Pair or PairX, with a key and its name (iss_pairs.h).
    bool relate(std::string_view type, const std::string &key, std::string_view name,
                std::span<const Cell> cells);

    /// Leaves only these of a cell's digits.
    void permit(Cell cell, DigitSet digits) {
        permitted_[index(cell)] = permitted_[index(cell)] & digits;
    }

    /// Is this the first item of a type at a place? Of several such ISS keeps one only.
    [[nodiscard]] bool is_first(std::string_view type, std::string_view place) {
        return taken_.insert(fmt::format("{}~{}", type, place)).second;
    }

    /// The whole string: `head`, the cells' digits, then all items in the order in which they came.
    [[nodiscard]] std::string text(std::string_view head) const;

  private:
    /// Lists of cells that are related in one way.
    struct Relations {
        std::string item; ///< its type, key and name
        std::string lists;
    };

    const Shape &shape_;
    Pencilmarks permitted_; ///< the digits that each cell may hold
    bool is_block_ = false;
    std::string items_{};
    std::vector<Relations> relations_{};
    std::set<std::string> taken_{};
};

} // namespace dokushin::text::iss
