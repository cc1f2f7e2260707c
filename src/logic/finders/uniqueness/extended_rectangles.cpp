// An extended unique rectangle is three pairs of cells in two parallel lines, each pair in the same
// houses except these lines. If the six cells held only three digits, the lines could exchange
// them; so in a puzzle with one solution one of the cells holds another digit.
#include "logic/finders/evidence.h"
#include "logic/position/cell_bits.h"

#include <cassert>

namespace dokushin::logic {
namespace {

class ExtendedRectangles {
  public:
    ExtendedRectangles(const Position &position, StepTaker &taker)
        : position_(position), layout_(position.layout()), taker_(taker),
          cells_(cells_by_digit(position)) {
        assert(fits(layout_));
    }

    bool run() {
        for (const HouseNumber first : {0U, layout_.side()}) {
            for (HouseNumber one = first; one < first + layout_.side(); ++one) {
                for (HouseNumber other = one + 1; other < first + layout_.side(); ++other) {
                    if (!lines(one, other)) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

  private:
    /// True if both cells are open and in the same houses except their own lines.
    [[nodiscard]] bool can_exchange(HouseNumber one, HouseNumber other, Cell here,
                                    Cell there) const {
        const auto others = [&](Cell cell, HouseNumber line) {
            std::vector<HouseNumber> houses;
            for (const Layout::Seat seat : layout_.seats(cell)) {
                if (seat.house != line) {
                    houses.push_back(seat.house);
                }
            }
            return houses;
        };
        return position_.is_open(here) && position_.is_open(there) &&
               others(here, one) == others(there, other);
    }

    /// Returns the cell of the other line that would exchange its digit with this one.
    [[nodiscard]] Cell partner(Cell cell) const {
        const auto seats = layout_.seats(cell);
        const auto mine = std::ranges::find_if(seats, [&](Layout::Seat seat) {
            return seat.house == lines_.first || seat.house == lines_.second;
        });
        assert(mine != seats.end());
        return layout_.cell_in(mine->house == lines_.first ? lines_.second : lines_.first,
                               mine->place);
    }

    bool lines(HouseNumber one, HouseNumber other) {
        lines_ = {one, other};
        std::vector<CellBits> pairs;
        for (unsigned place = 0; place < layout_.side(); ++place) {
            const Cell here = layout_.cell_in(one, place);
            const Cell there = layout_.cell_in(other, place);
            if (can_exchange(one, other, here, there)) {
                pairs.push_back(CellBits::only(here) | CellBits::only(there));
            }
        }
        for (std::size_t a = 0; a < pairs.size(); ++a) {
            for (std::size_t b = a + 1; b < pairs.size(); ++b) {
                for (std::size_t c = b + 1; c < pairs.size(); ++c) {
                    if (!look_at(pairs[a] | pairs[b] | pairs[c])) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    /// Tries each three digits for the six cells.
    bool look_at(const CellBits &cells) {
        assert(cells.size() == 6);
        DigitSet all;
        for (const Cell cell : cells) {
            all = all | position_.candidates(cell);
        }
        if (all.size() < 4 || all.size() > 8) {
            return true;
        }
        const std::vector<Digit> digits(all.begin(), all.end());
        for (std::size_t a = 0; a < digits.size(); ++a) {
            for (std::size_t b = a + 1; b < digits.size(); ++b) {
                for (std::size_t c = b + 1; c < digits.size(); ++c) {
                    const DigitSet three = DigitSet::only(digits[a]) | DigitSet::only(digits[b]) |
                                           DigitSet::only(digits[c]);
                    if (!with_digits(cells, three, all - three)) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    /// Passes a step if one cell has further candidates, or several have the same one.
    bool with_digits(const CellBits &cells, DigitSet three, DigitSet further) {
        Step step;
        std::vector<Cell> roof;
        for (const Cell cell : cells) {
            if ((position_.candidates(cell) & three).size() < 2 ||
                !position_.allows(cell, position_.candidates(partner(cell)) & three)) {
                return true; // a cell that can't take part in the exchange
            }
            if (!(position_.candidates(cell) - three).empty()) {
                roof.push_back(cell);
            }
        }
        if (roof.size() == 1) {
            const Cell cell = roof.front();
            eliminate(step.eliminations, cell, position_.candidates(cell) & three);
        } else if (further.size() == 1) {
            eliminate(step.eliminations,
                      cells_[number(further.first())] & seen_from_all(layout_, CellBits::of(roof)),
                      further.first());
        }
        if (step.eliminations.empty()) {
            return true;
        }
        step.technique = Technique::extended_rectangle;
        step.parts = {{Role::deadly_pattern, cell_list(cells), three},
                      {Role::roof, std::move(roof), further}};
        step.size = 6;
        return taker_.take(std::move(step));
    }

    const Position &position_;
    const Layout &layout_;
    StepTaker &taker_;
    std::array<CellBits, max_side + 1> cells_;
    std::pair<HouseNumber, HouseNumber> lines_{};
};

} // namespace

bool find_extended_rectangles(const Position &position, StepTaker &taker) {
    return !fits(position.layout()) || ExtendedRectangles(position, taker).run();
}

} // namespace dokushin::logic
