// A digit is a firework of a row and a column that cross in a box if, outside of the box, it has
// one place in the row and one in the column, or none. It stands in one of these two ends, or where
// the lines cross: else it would stand in the box twice. Three fireworks with the same three cells
// fill them, so that these cells lose all other digits.
//
// Source: shye, "Fireworks", New Sudoku Players' Forum, 2021; A. Stuart, sudokuwiki.org/Fireworks.
#include "logic/finders/evidence.h"
#include "logic/position/cell_bits.h"

namespace dokushin::logic {
namespace {

class Fireworks {
  public:
    Fireworks(const Position &position, StepTaker &taker)
        : position_(position), layout_(position.layout()), taker_(taker),
          cells_(cells_by_digit(position)) {
        assert(fits(layout_));
    }

    bool run() {
        for (std::size_t at = 0; at < layout_.cell_count(); ++at) {
            if (position_.is_open(cell_at(at)) && !with_crossing(cell_at(at))) {
                return false;
            }
        }
        return true;
    }

  private:
    bool with_crossing(Cell crossing) {
        const auto seats = layout_.seats_box_row_column(crossing);
        box_ = seats[0].house;
        row_ = seats[1].house;
        column_ = seats[2].house;
        const CellBits box = CellBits::in_house(layout_, box_);
        for (const Cell in_row : CellBits::in_house(layout_, row_) - box) {
            for (const Cell in_column : CellBits::in_house(layout_, column_) - box) {
                if (position_.is_open(in_row) && position_.is_open(in_column) &&
                    !with_cells({crossing, in_row, in_column})) {
                    return false;
                }
            }
        }
        return true;
    }

    /// Passes a step for each three fireworks of the cells.
    bool with_cells(const std::vector<Cell> &three) {
        std::vector<Digit> digits;
        for (const Digit digit : layout_.shape().all_digits()) {
            if (is_firework(digit, CellBits::of(three))) {
                digits.push_back(digit);
            }
        }
        for (std::size_t a = 0; a < digits.size(); ++a) {
            for (std::size_t b = a + 1; b < digits.size(); ++b) {
                for (std::size_t c = b + 1; c < digits.size(); ++c) {
                    if (!found(three, DigitSet::only(digits[a]) | DigitSet::only(digits[b]) |
                                          DigitSet::only(digits[c]))) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    /// True if the digit is open in both lines and has no place in them but the three cells and the
    /// box. Two of the cells at least are places of it, else it is a single or is locked.
    [[nodiscard]] bool is_firework(Digit digit, const CellBits &three) const {
        const CellBits lines =
            CellBits::in_house(layout_, row_) | CellBits::in_house(layout_, column_);
        const CellBits &places = cells_[number(digit)];
        return (places & three).size() >= 2 && position_.places(row_, digit) != 0 &&
               position_.places(column_, digit) != 0 &&
               (places & lines).is_within(three | CellBits::in_house(layout_, box_));
    }

    bool found(const std::vector<Cell> &three, DigitSet digits) {
        Step step;
        step.technique = Technique::fireworks;
        for (const Cell cell : three) {
            eliminate(step.eliminations, cell, position_.candidates(cell) - digits);
        }
        if (step.eliminations.empty()) {
            return true;
        }
        sort_eliminations(step);
        step.size = 3;
        step.parts = {{Role::base, three, digits, house_list({row_, column_, box_})}};
        return taker_.take(std::move(step));
    }

    const Position &position_;
    const Layout &layout_;
    StepTaker &taker_;
    std::array<CellBits, max_side + 1> cells_;
    HouseNumber box_ = 0;
    HouseNumber row_ = 0;
    HouseNumber column_ = 0;
};

} // namespace

bool find_fireworks(const Position &position, StepTaker &taker) {
    return !fits(position.layout()) || !has_plain_boxes(position.layout().shape()) ||
           Fireworks(position, taker).run();
}

} // namespace dokushin::logic
