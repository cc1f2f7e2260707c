// Locked candidates: a digit that a house holds only where it crosses another can't stand
// elsewhere in the other. From a box it points along a line; a line claims it in a box.
//
// The direct form asks for more: that a third house, of the first one's kind, is left
// with one place for the digit; then the digit can be placed at once.
//
// Order: box and column, box and row, column and box, row and box; in each, digit by
// digit, house by house (Sudoku Explainer's). On other shapes any two houses that cross
// in two cells or more follow.
#include "logic/finders/evidence.h"

#include <algorithm>
#include <array>

namespace dokushin::logic {
namespace {

/// Houses of one kind, as a range of numbers; they stand together in Shape::houses().
struct Range {
    HouseNumber first;
    HouseNumber last;
};

struct Ranges {
    Range rows;
    Range columns;
    Range boxes;
    Range others;
};

Ranges ranges_of(const Layout &layout) {
    const unsigned side = layout.side();
    return {{0, side}, {side, 2 * side}, {2 * side, 3 * side}, {3 * side, layout.house_count()}};
}

class Locked {
  public:
    Locked(const Position &position, StepTaker &taker, bool direct)
        : position_(position), layout_(position.layout()), taker_(taker), direct_(direct),
          most_shared_(has_plain_boxes(layout_.shape())
                           ? std::max(layout_.shape().box_rows(), layout_.shape().box_columns())
                           : layout_.side()) {}

    bool run() {
        const Ranges of = ranges_of(layout_);
        return cross(of.boxes, of.columns) && cross(of.boxes, of.rows) &&
               cross(of.columns, of.boxes) && cross(of.rows, of.boxes) && others(of);
    }

    /// House by house, boxes before rows before columns, and in each digit by digit
    /// (HoDoKu's order).
    bool house_by_house() {
        const auto range = [&](HouseNumber first, HouseNumber last) {
            for (HouseNumber house = first; house < last; ++house) {
                for (const Digit digit : layout_.shape().all_digits()) {
                    if (!from_house(house, digit)) {
                        return false;
                    }
                }
            }
            return true;
        };
        return range(2 * layout_.side(), layout_.house_count()) && range(0, 2 * layout_.side());
    }

  private:
    bool from_house(HouseNumber house, Digit digit) {
        const Places places = position_.places(house, digit);
        if ((places & (places - 1)) == 0) {
            return true; // none, or a hidden single
        }
        const Cell first = layout_.cell_in(house, *Bits(places).begin());
        for (const Layout::Seat seat : layout_.seats(first)) {
            if (seat.house != house && (places & ~layout_.crossing(house, seat.house)) == 0) {
                Step step = evidence(house, seat.house, digit);
                if (!step.eliminations.empty() && !taker_.take(std::move(step))) {
                    return false;
                }
            }
        }
        return true;
    }

    /// Variants' houses with everything, once the usual pairs have been looked at.
    bool others(const Ranges &of) {
        if (of.others.first == of.others.last) {
            return true;
        }
        const Range usual{0, of.others.first};
        return cross(of.others, usual) && cross(usual, of.others) && cross(of.others, of.others);
    }

    bool cross(Range from, Range onto) {
        const LookedAt::By by = direct_ ? LookedAt::By::direct_locked : LookedAt::By::locked;
        for (const Digit digit : layout_.shape().all_digits()) {
            // By kinds of houses, four at most, and digit.
            const unsigned kinds = 4 * (from.first / layout_.side()) + onto.first / layout_.side();
            const std::size_t item = std::size_t{kinds} * layout_.side() + number(digit) - 1;
            if (is_known(taker_, by, item, position_.changed(digit))) {
                continue;
            }
            for (HouseNumber house = from.first; house < from.last; ++house) {
                const Places places = position_.places(house, digit);
                if ((places & (places - 1)) == 0 || count(places) > most_shared_) {
                    continue; // none, or a hidden single, or too many
                }
                // Where all are, the first is.
                const Cell first = layout_.cell_in(house, *Bits(places).begin());
                for (const Layout::Seat seat : layout_.seats(first)) {
                    if (seat.house >= onto.first && seat.house < onto.last && seat.house != house &&
                        (places & ~layout_.crossing(house, seat.house)) == 0 &&
                        !locked(from, house, seat.house, digit)) {
                        return false;
                    }
                }
            }
            remember(taker_, by, item, position_.clock());
        }
        return true;
    }

    bool locked(Range from, HouseNumber house, HouseNumber other, Digit digit) {
        if ((position_.places(other, digit) & ~layout_.crossing(other, house)) == 0) {
            return true; // most strike nothing
        }
        if (direct_) {
            return place_in_third(from, house, other, digit);
        }
        return taker_.take(evidence(house, other, digit));
    }

    Step evidence(HouseNumber house, HouseNumber other, Digit digit) const {
        const bool pointing = layout_.is_box(house);
        Step step;
        step.technique = direct_
                             ? (pointing ? Technique::direct_pointing : Technique::direct_claiming)
                             : (layout_.is_line(other) ? Technique::pointing : Technique::claiming);
        step.digits = DigitSet::only(digit);
        step.houses = {static_cast<std::uint16_t>(house), static_cast<std::uint16_t>(other)};
        const Places places = position_.places(house, digit);
        step.cells = cells_at(layout_, house, places);
        strike(step.eliminations, layout_, other,
               position_.places(other, digit) & ~layout_.crossing(other, house), digit);
        return step;
    }

    bool place_in_third(Range from, HouseNumber house, HouseNumber other, Digit digit) {
        for (HouseNumber third = from.first; third < from.last; ++third) {
            // What it loses lies in `other`, but not in `house` (two diagonals can cross there).
            const Places shared = layout_.crossing(third, other) & ~layout_.crossing(third, house);
            const Places places = position_.places(third, digit);
            if (third == house || shared == 0 || !is_single(places & ~shared) ||
                is_single(places)) {
                continue;
            }
            Step step = evidence(house, other, digit);
            step.eliminations.clear(); // the direct form is told, and counted, as a placement
            step.placements = {{layout_.cell_in(third, *Bits(places & ~shared).begin()), digit}};
            step.houses.push_back(static_cast<std::uint16_t>(third));
            if (!taker_.take(std::move(step))) {
                return false;
            }
        }
        return true;
    }

    const Position &position_;
    const Layout &layout_;
    StepTaker &taker_;
    bool direct_;
    unsigned most_shared_; ///< cells of two houses
};

} // namespace

bool find_direct_locked(const Position &position, StepTaker &taker) {
    return Locked(position, taker, true).run();
}

bool find_locked(const Position &position, StepTaker &taker) {
    return Locked(position, taker, false).run();
}

bool find_locked_by_house(const Position &position, StepTaker &taker) {
    return Locked(position, taker, false).house_by_house();
}

} // namespace dokushin::logic
