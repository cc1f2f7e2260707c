// Pencilmarks, with the maps that finders need kept up to date: for each cell its
// candidates, for each house and digit the places that are left, for each digit its cells.
//
//   candidates(cell)       a bit a digit        r4c7: {2 5 9}
//   places(house, digit)   a bit a cell of the house, in the house's order
//   cells(digit)           a bit a cell of the board, in words of 64
//
// A place is a number from 0 to N − 1: the house's cells in ascending order, so that
// place i of row 3 is column i, and places of two rows can be compared as they are.
#pragma once

#include "board/incidence.h"
#include "logic/position/house_sums.h"

#include <dokushin/puzzle.h>

#include <bit>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace dokushin::logic {

/// A bit a place.
using Places = std::uint64_t;

/// Boxes only, each of several rows and several columns?
[[nodiscard]] inline bool has_plain_boxes(const Shape &shape) {
    return shape.has_boxes_only() && shape.box_rows() > 1 && shape.box_columns() > 1;
}

/// The incidence of a shape, with the tables that only finders need.
class Layout : public Incidence {
  public:
    explicit Layout(const Shape &shape);

    /// Which places of `house` lie in `other`.
    [[nodiscard]] Places crossing(HouseNumber house, HouseNumber other) const {
        return crossings_[std::size_t{house} * house_count() + other];
    }

    /// Houses as Sudoku Explainer goes through them: boxes (or regions), columns, rows,
    /// then those of the variants. Box before line is what its ratings rest on.
    [[nodiscard]] std::span<const HouseNumber> boxes_columns_rows() const { return order_; }
    /// The houses of a cell: box, row, column, then those of the variants.
    [[nodiscard]] std::span<const Seat> seats_box_row_column(Cell cell) const {
        return std::span(se_seats_).subspan(first_seat(cell), seat_count(cell));
    }

    /// The cells of a rule that is no house, as cells_of() lists them.
    [[nodiscard]] std::span<const Cell> cells_of_rule(RuleIndex rule) const {
        return rule_cells_[rule];
    }
    /// The first rule that is no house and makes the two cells differ; none if there is none.
    [[nodiscard]] std::optional<RuleIndex> rule_between(Cell one, Cell other) const;
    /// The cages that lie in the house.
    [[nodiscard]] std::span<const RuleIndex> cages_in(HouseNumber house) const {
        return cages_in_[house];
    }
    /// The pairs of cages that share a cell or have cells that see each other, in ascending order.
    [[nodiscard]] std::span<const std::pair<RuleIndex, RuleIndex>> cage_pairs() const {
        return cage_pairs_;
    }
    /// The sums that houses and cages imply together; none on a board without cages.
    [[nodiscard]] std::span<const HouseSum> house_sums() const { return house_sums_; }

  private:
    std::vector<Seat> se_seats_;
    std::vector<Places> crossings_;
    std::vector<HouseNumber> order_;
    std::vector<std::vector<Cell>> rule_cells_;
    std::vector<bool> rule_cells_differ_;
    std::vector<std::vector<RuleIndex>> cages_in_;
    std::vector<std::pair<RuleIndex, RuleIndex>> cage_pairs_;
    std::vector<HouseSum> house_sums_;

    void find_cage_pairs();
};

class Position {
  public:
    Position(std::shared_ptr<const Layout> layout, const Puzzle &puzzle);
    /// Another puzzle of the same layout, in the same memory.
    void restart(const Puzzle &puzzle);

    [[nodiscard]] const Layout &layout() const { return *layout_; }
    [[nodiscard]] unsigned side() const { return layout_->side(); }

    /// A placed digit, or blank.
    [[nodiscard]] Digit digit(Cell cell) const { return digits_[index(cell)]; }
    [[nodiscard]] bool is_open(Cell cell) const { return digit(cell) == Digit::blank; }
    /// Part of the puzzle, not placed on the way.
    [[nodiscard]] bool is_given(Cell cell) const { return (*givens_)[index(cell)] != Digit::blank; }
    /// Could the puzzle's own rules have each of these digits there? What logic eliminated since
    /// doesn't count, but the candidates of a sukaku, a puzzle without givens, do.
    [[nodiscard]] bool allows(Cell cell, DigitSet digits) const {
        return !is_given(cell) &&
               (stated_ == nullptr || (digits - (*stated_)[index(cell)]).empty());
    }
    /// The candidates of a cell; none if a digit is placed there.
    [[nodiscard]] DigitSet candidates(Cell cell) const { return candidates_[index(cell)]; }
    [[nodiscard]] bool has(Cell cell, Digit digit) const {
        return candidates_[index(cell)].contains(digit);
    }
    [[nodiscard]] Places places(HouseNumber house, Digit digit) const {
        return places_[std::size_t{house} * side() + number(digit) - 1];
    }
    /// places() of all houses, digit by digit in each.
    [[nodiscard]] std::span<const Places> places() const { return places_; }
    /// The open cells that have the digit, Layout::words() of words.
    [[nodiscard]] std::span<const std::uint64_t> cells(Digit digit) const {
        return std::span(cells_).subspan((number(digit) - 1) * layout_->words(), layout_->words());
    }
    /// The digits that have one place left in the house.
    [[nodiscard]] DigitSet singles(HouseNumber house) const { return singles_[house]; }
    [[nodiscard]] unsigned open_cells(HouseNumber house) const { return open_[house]; }
    /// How often the digit stands on the board.
    [[nodiscard]] unsigned placed(Digit digit) const { return placed_[number(digit)]; }
    [[nodiscard]] bool solved() const { return open_total_ == 0; }
    /// True if each house holds each digit. A full board of a puzzle without a solution may fail
    /// this.
    [[nodiscard]] bool is_solution() const;
    [[nodiscard]] std::size_t open_total() const { return open_total_; }
    [[nodiscard]] const Grid &grid() const { return digits_; }
    [[nodiscard]] const Pencilmarks &pencilmarks() const { return candidates_; }

    /// The digit stands there from now on; its peers lose it.
    void place(Cell cell, Digit digit);
    /// The cell loses the candidate, if it has it.
    void eliminate(Cell cell, Digit digit);

    /// Erases a candidate that is there without keeping cells(), singles() and changed(): for
    /// positions that only serve to follow an assumption.
    void eliminate_untracked(Cell cell, Digit digit) {
        candidates_[index(cell)].erase(digit);
        Places *const places = places_.data() + number(digit) - 1;
        for (const Layout::Seat seat : layout_->seats(cell)) {
            places[std::size_t{seat.house} * side()] &= ~(Places{1} << seat.place);
        }
    }

    /// clock() counts the changes; changed() is the clock at the last change of a house, a cell or
    /// a digit.
    [[nodiscard]] std::uint32_t clock() const { return clock_; }
    [[nodiscard]] std::uint32_t changed(HouseNumber house) const { return house_changed_[house]; }
    [[nodiscard]] std::uint32_t changed(Cell cell) const { return cell_changed_[index(cell)]; }
    [[nodiscard]] std::uint32_t changed(Digit digit) const { return digit_changed_[number(digit)]; }

    /// Is every map what the candidates say? For tests and debug builds.
    [[nodiscard]] bool is_ok() const;

    friend bool operator==(const Position &one, const Position &other) {
        return one.candidates_ == other.candidates_ && one.digits_ == other.digits_;
    }

  private:
    void enter_candidates();
    void enter(Cell cell, std::vector<DigitSet> &several);
    void leave_houses(Cell cell, Digit digit, std::uint32_t now);

    std::shared_ptr<const Layout> layout_;
    std::shared_ptr<const Grid> givens_;
    std::shared_ptr<const Pencilmarks> stated_; ///< of a sukaku; else null
    Grid digits_;
    Pencilmarks candidates_;
    std::vector<Places> places_;
    std::vector<std::uint64_t> cells_;
    std::vector<DigitSet> singles_;
    std::vector<std::uint8_t> open_;
    std::vector<std::uint16_t> placed_;
    std::size_t open_total_ = 0;
    std::uint32_t clock_ = 1;
    std::vector<std::uint32_t> house_changed_;
    std::vector<std::uint32_t> digit_changed_;
    std::vector<std::uint32_t> cell_changed_;
};

/// A PositionStamp recognises the position that something was derived from, as long as nothing is
/// placed or eliminated there. It compares layouts by their address.
class PositionStamp {
  public:
    explicit PositionStamp(const Position &position)
        : layout_(&position.layout()), digits_(position.grid()),
          candidates_(position.pencilmarks()) {}

    [[nodiscard]] bool is_of(const Position &position) const {
        return &position.layout() == layout_ && position.grid() == digits_ &&
               position.pencilmarks() == candidates_;
    }

  private:
    const Layout *layout_;
    Grid digits_;
    Pencilmarks candidates_;
};

/// Walks the bits of a word: `for (unsigned place : Bits(places))`.
class Bits {
  public:
    explicit Bits(std::uint64_t word) : word_(word) {}
    class iterator {
      public:
        explicit iterator(std::uint64_t rest) : rest_(rest) {}
        unsigned operator*() const { return static_cast<unsigned>(std::countr_zero(rest_)); }
        iterator &operator++() {
            rest_ &= rest_ - 1;
            return *this;
        }
        friend bool operator==(iterator, iterator) = default;

      private:
        std::uint64_t rest_;
    };
    [[nodiscard]] iterator begin() const { return iterator(word_); }
    [[nodiscard]] iterator end() const { return iterator(0); }

  private:
    std::uint64_t word_;
};

/// Cells of one word, a bit a cell: those with at least one, two, three, four candidates.
struct AtLeast {
    std::uint64_t one = 0;
    std::uint64_t two = 0;
    std::uint64_t three = 0;
    std::uint64_t four = 0;
};

/// All cells of a word at a time, digit by digit.
[[nodiscard]] inline AtLeast count_candidates(const Position &position, std::size_t word) {
    AtLeast cells;
    for (unsigned digit = 1; digit <= position.side(); ++digit) {
        const std::uint64_t more = position.cells(digit_of(digit))[word];
        cells.four |= cells.three & more;
        cells.three |= cells.two & more;
        cells.two |= cells.one & more;
        cells.one |= more;
    }
    return cells;
}

/// Is it one place, digit, …? (std::has_single_bit counts all bits.) Without a branch, which nobody
/// could foretell: what lies below the lowest bit is less than that and this bit, if it is the only
/// one.
[[nodiscard]] inline bool is_single(std::uint64_t word) { return (word ^ (word - 1)) > word - 1; }

/// Has it two bits or more, and no more than `Most`? Cheaper than counting them.
template <unsigned Most> [[nodiscard]] bool has_two_to(std::uint64_t word) {
    word &= word - 1;
    const bool several = word != 0;
    for (unsigned bit = 1; bit < Most; ++bit) {
        word &= word - 1;
    }
    return several & (word == 0); // no branch, which nobody could foretell
}

/// Has it no more than `Most` bits?
template <unsigned Most> [[nodiscard]] bool has_at_most(std::uint64_t word) {
    for (unsigned bit = 0; bit < Most; ++bit) {
        word &= word - 1;
    }
    return word == 0;
}

[[nodiscard]] inline unsigned count(Places places) { return count_bits(places); }

} // namespace dokushin::logic
