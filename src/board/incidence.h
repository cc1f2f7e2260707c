// The incidence of a board says which cells are in which houses, and which cells see each other.
// Its tables are flat and have small indices; they are made once for a shape, then only read.
// Engines derive from it to add tables of their own.
#pragma once

#include <dokushin/shape.h>

#include <cstdint>
#include <span>
#include <vector>

namespace dokushin {

/// A HouseIndex to count with: sums of the narrower type would be int.
using HouseNumber = unsigned;

class Incidence {
  public:
    /// Fills the tables. O(cells · (peers + houses of a cell)).
    explicit Incidence(Shape shape);

    [[nodiscard]] const Shape &shape() const { return shape_; }
    [[nodiscard]] unsigned side() const { return side_; }
    [[nodiscard]] std::size_t cell_count() const { return cell_count_; }
    [[nodiscard]] unsigned house_count() const { return house_count_; }

    /// The cells of a house, ascending.
    [[nodiscard]] std::span<const Cell> cells_in(HouseNumber house) const {
        return std::span(house_cells_).subspan(std::size_t{house} * side(), side());
    }
    [[nodiscard]] Cell cell_in(HouseNumber house, unsigned place) const {
        return house_cells_[std::size_t{house} * side() + place];
    }
    [[nodiscard]] HouseKind kind(HouseNumber house) const { return kinds_[house]; }
    [[nodiscard]] bool is_line(HouseNumber house) const { return dokushin::is_line(kind(house)); }
    [[nodiscard]] bool is_box(HouseNumber house) const { return dokushin::is_box(kind(house)); }

    /// A house that a cell is in, and the cell's position among the house's cells.
    struct Seat {
        HouseIndex house;
        std::uint8_t place;
    };
    /// Returns the seats of a cell, by ascending house.
    [[nodiscard]] std::span<const Seat> seats(Cell cell) const {
        return std::span(seats_).subspan(first_seat(cell), seat_count(cell));
    }
    /// The place of a cell in a house; side() if it is not in that house.
    [[nodiscard]] unsigned place_of(HouseNumber house, Cell cell) const {
        for (const Seat seat : seats(cell)) {
            if (seat.house == house) {
                return seat.place;
            }
        }
        return side();
    }
    [[nodiscard]] bool is_in(HouseNumber house, Cell cell) const {
        return place_of(house, cell) != side();
    }

    /// Are two cells peers? A cell does not see itself.
    [[nodiscard]] bool sees(Cell one, Cell other) const {
        return (seen_from(one)[index(other) / 64] >> index(other) % 64 & 1U) != 0;
    }
    /// The peers of a cell as a bit set: words() words, a bit a cell.
    [[nodiscard]] std::span<const std::uint64_t> seen_from(Cell cell) const {
        return std::span(seen_).subspan(index(cell) * words_, words_);
    }
    /// The cells of a house as a bit set of the same size.
    [[nodiscard]] std::span<const std::uint64_t> cells_of(HouseNumber house) const {
        return std::span(members_).subspan(house * words_, words_);
    }
    [[nodiscard]] std::size_t words() const { return words_; }

  protected:
    /// The seats of all cells stand in one list: a cell's are [first_seat, first_seat + count).
    [[nodiscard]] std::size_t first_seat(Cell cell) const { return seat_slots_[index(cell)]; }
    [[nodiscard]] std::size_t seat_count(Cell cell) const {
        return seat_slots_[index(cell) + 1] - seat_slots_[index(cell)];
    }

  private:
    Shape shape_;
    unsigned side_;          // a copy of the shape's, which saves finders an indirection
    std::size_t cell_count_; // a copy, too
    unsigned house_count_;
    std::size_t words_;
    std::vector<Cell> house_cells_;
    std::vector<HouseKind> kinds_;
    std::vector<std::uint32_t> seat_slots_; ///< where a cell's seats begin; one more at the end
    std::vector<Seat> seats_;               ///< cell after cell, by ascending house
    std::vector<std::uint64_t> seen_;       ///< cells × words_
    std::vector<std::uint64_t> members_;    ///< houses × words_
};

} // namespace dokushin
