// Locked candidates: if all places of a digit in a house lie where it crosses another house, the
// digit is eliminated from the rest of the other. A box points along a line; a line claims the
// digit in a box.
//
// The direct form also leaves one place for the digit in a third house, of the first one's kind, so
// that the digit is placed at once.
//
// The order is Sudoku Explainer's: box and column, box and row, column and box, row and box; in
// each, digit by digit, house by house. On other shapes any two houses that cross in two cells or
// more follow.
#include "logic/closure/lock_filter.h"
#include "logic/closure/sweeps.h"
#include "logic/finders/evidence.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace dokushin::logic {
namespace {

/// The range of the numbers of all houses of one kind, which are consecutive.
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

    /// Searches in HoDoKu's order: house by house, boxes before rows before columns, and in each
    /// digit by digit.
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

    /// Searches all pairs with houses of variants.
    bool others(const Ranges &of) {
        if (of.others.first == of.others.last) {
            return true;
        }
        const Range usual{0, of.others.first};
        return cross(of.others, usual) && cross(usual, of.others) && cross(of.others, of.others);
    }

    bool cross(Range from, Range onto) {
        const NothingFound::By by =
            direct_ ? NothingFound::By::direct_locked : NothingFound::By::locked;
        for (const Digit digit : layout_.shape().all_digits()) {
            // The item is made of the two kinds of houses, four at most, and the digit.
            const unsigned kinds = 4 * (from.first / layout_.side()) + onto.first / layout_.side();
            const std::size_t item = std::size_t{kinds} * layout_.side() + number(digit) - 1;
            if (nothing_found_since(taker_, by, item, position_.changed(digit))) {
                continue;
            }
            for (HouseNumber house = from.first; house < from.last; ++house) {
                const Places places = position_.places(house, digit);
                if ((places & (places - 1)) == 0 || count(places) > most_shared_) {
                    continue; // none, or a hidden single, or too many
                }
                // A house that has all places has the first.
                const Cell first = layout_.cell_in(house, *Bits(places).begin());
                for (const Layout::Seat seat : layout_.seats(first)) {
                    if (seat.house >= onto.first && seat.house < onto.last && seat.house != house &&
                        (places & ~layout_.crossing(house, seat.house)) == 0 &&
                        !locked(from, house, seat.house, digit)) {
                        return false;
                    }
                }
            }
            note_nothing_found(taker_, by, item, position_.clock());
        }
        return true;
    }

    bool locked(Range from, HouseNumber house, HouseNumber other, Digit digit) {
        assert((position_.places(house, digit) & ~layout_.crossing(house, other)) == 0);
        if ((position_.places(other, digit) & ~layout_.crossing(other, house)) == 0) {
            return true; // most eliminate nothing
        }
        if (direct_) {
            return place_in_third(from, house, other, digit);
        }
        return taker_.take(evidence(house, other, digit));
    }

    Step evidence(HouseNumber house, HouseNumber other, Digit digit) const {
        assert(house != other);
        const bool pointing = layout_.is_box(house);
        Step step;
        step.technique = direct_
                             ? (pointing ? Technique::direct_pointing : Technique::direct_claiming)
                             : (layout_.is_line(other) ? Technique::pointing : Technique::claiming);
        step.parts = {{Role::base, cells_at(layout_, house, position_.places(house, digit)),
                       DigitSet::only(digit), house_list({house})},
                      {Role::cover, {}, {}, house_list({other})}};
        eliminate(step.eliminations, layout_, other,
                  position_.places(other, digit) & ~layout_.crossing(other, house), digit);
        return step;
    }

    bool place_in_third(Range from, HouseNumber house, HouseNumber other, Digit digit) {
        for (HouseNumber third = from.first; third < from.last; ++third) {
            // It loses places in `other` outside of `house` (two diagonals can cross there).
            const Places shared = layout_.crossing(third, other) & ~layout_.crossing(third, house);
            const Places places = position_.places(third, digit);
            if (third == house || shared == 0 || !is_single(places & ~shared) ||
                is_single(places)) {
                continue;
            }
            Step step = evidence(house, other, digit);
            step.eliminations.clear(); // the direct form is reported and counted as a placement
            step.placements = {{layout_.cell_in(third, *Bits(places & ~shared).begin()), digit}};
            step.parts.push_back({Role::target, {}, {}, house_list({third})});
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
    unsigned most_shared_; ///< the most cells that two houses share
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

// ---- as sweeps ---------------------------------------------------------------------

namespace {

/// A chute is a band or stack: the lines through a row or a column of boxes. The boxes cut each
/// line into pieces; a piece is identified by the bit of its first place.
struct Chute {
    HouseNumber line; ///< the number of the first line
    unsigned lines;
    unsigned width;    ///< the number of places of a piece
    HouseNumber box;   ///< the number of the first box
    unsigned next_box; ///< the difference of the numbers of two boxes side by side
    Places pieces;

    [[nodiscard]] Places places_of(Places piece) const {
        assert(is_single(piece) && (piece & pieces) != 0);
        return (piece << width) - piece;
    }
    [[nodiscard]] HouseNumber box_of(Places piece) const {
        return box + next_box * (*Bits(piece).begin() / width);
    }
};

/// Calls `look(chute)` for the bands, then the stacks, whose bits are set.
template <typename Look>
void each_chute(const Layout &layout, std::uint64_t which, const Look &look) {
    const unsigned side = layout.side();
    const unsigned rows = layout.shape().box_rows();
    const unsigned columns = layout.shape().box_columns();
    Chute band{0, rows, columns, 2 * side, 1, 0};
    Chute stack{side, columns, rows, 2 * side, rows, 0};
    for (Chute *const chute : {&band, &stack}) {
        for (unsigned place = 0; place < side; place += chute->width) {
            chute->pieces |= Places{1} << place;
        }
    }
    for (; band.line < side; band.line += rows, band.box += rows, which >>= 1) {
        if ((which & 1) != 0) {
            look(band);
        }
    }
    for (; stack.line < 2 * side; stack.line += columns, ++stack.box, which >>= 1) {
        if ((which & 1) != 0) {
            look(stack);
        }
    }
}

/// Calls `found(line, piece, pointing)` for each box that has the digit in one line only, if the
/// line has it elsewhere; and, if lines claim as well, for each line that has it in one box only,
/// if the box has it elsewhere.
template <Locking Which, typename Found>
void each_lock(const Position &position, const Chute &chute, Digit digit, const Found &found) {
    std::array<Places, max_side> occupied; // the pieces of each line that have places
    Places once = 0;
    Places twice = 0;
    for (unsigned line = 0; line < chute.lines; ++line) {
        const Places places = position.places(chute.line + line, digit);
        Places any = places;
        for (unsigned next = 1; next < chute.width; ++next) {
            any |= places >> next;
        }
        occupied[line] = any & chute.pieces;
        twice |= once & occupied[line];
        once |= occupied[line];
    }
    for (unsigned line = 0; line < chute.lines; ++line) {
        if (!is_single(occupied[line])) {
            for (const unsigned place : Bits(occupied[line] & ~twice)) {
                found(chute.line + line, Places{1} << place, true);
            }
        } else if (Which == Locking::both && (occupied[line] & twice) != 0) {
            found(chute.line + line, occupied[line], false);
        }
    }
}

/// Eliminates the digit from these places. Returns true if there are any.
bool eliminate_all(Position &position, HouseNumber house, Places places, Digit digit) {
    assert((places & ~position.places(house, digit)) == 0);
    for (const unsigned place : Bits(places)) {
        position.eliminate(position.layout().cell_in(house, place), digit);
    }
    return places != 0;
}

/// Eliminates what the locked candidates of the piece eliminate: the rest of the line, or of the
/// box.
bool eliminate_behind(Position &position, const Chute &chute, HouseNumber line, Places piece,
                      bool pointing, Digit digit) {
    const Places own = chute.places_of(piece);
    if (pointing) {
        return eliminate_all(position, line, position.places(line, digit) & ~own, digit);
    }
    bool any = false;
    for (HouseNumber other = chute.line; other < chute.line + chute.lines; ++other) {
        any = (other != line &&
               eliminate_all(position, other, position.places(other, digit) & own, digit)) ||
              any;
    }
    return any;
}

bool place_if_single(Position &position, HouseNumber house, Places places, Digit digit) {
    if (!is_single(places)) {
        return false;
    }
    position.place(position.layout().cell_in(house, *Bits(places).begin()), digit);
    return true;
}

/// Places the digit in the boxes, or lines, that the locked candidates leave one place.
bool place_behind(Position &position, const Chute &chute, HouseNumber line, Places piece,
                  bool pointing, Digit digit) {
    const Places own = chute.places_of(piece);
    const Layout &layout = position.layout();
    bool any = false;
    if (pointing) {
        for (const unsigned place : Bits(chute.pieces & ~piece)) {
            const HouseNumber box = chute.box_of(Places{1} << place);
            const Places places = position.places(box, digit);
            const Places eliminated = places & layout.crossing(box, line);
            any =
                (eliminated != 0 && place_if_single(position, box, places & ~eliminated, digit)) ||
                any;
        }
        return any;
    }
    for (HouseNumber other = chute.line; other < chute.line + chute.lines; ++other) {
        const Places places = position.places(other, digit);
        any = (other != line && (places & own) != 0 &&
               place_if_single(position, other, places & ~own, digit)) ||
              any;
    }
    return any;
}

/// Calls `act` for each lock of each digit that has changed. Returns true if any call did.
template <Locking Which, typename Do>
bool for_each_lock(Position &position, NothingFound &nothing_found, NothingFound::By by,
                   const Do &act) {
    bool any = false;
    const bool usual = position.layout().shape().is_usual_nine();
    for (const Digit digit : position.layout().shape().all_digits()) {
        if (nothing_found.since(by, number(digit), position.changed(digit))) {
            continue;
        }
        nothing_found.note(by, number(digit), position.clock());
        const std::uint64_t all = ~std::uint64_t{0};
        const std::uint64_t chutes =
            usual ? LockFilter::chutes(position.cells(digit), Which == Locking::both) : all;
        if (chutes == 0) {
            continue;
        }
        each_chute(position.layout(), chutes, [&](const Chute &chute) {
            each_lock<Which>(position, chute, digit,
                             [&](HouseNumber line, Places piece, bool pointing) {
                                 any = act(position, chute, line, piece, pointing, digit) || any;
                             });
        });
    }
    return any;
}

} // namespace

template <Locking Which> bool eliminate_locked(Position &position, NothingFound &nothing_found) {
    const bool both = Which == Locking::both;
    return for_each_lock<Which>(
        position, nothing_found,
        both ? NothingFound::By::all_locked : NothingFound::By::all_pointing, eliminate_behind);
}
template bool eliminate_locked<Locking::pointing>(Position &, NothingFound &);
template bool eliminate_locked<Locking::both>(Position &, NothingFound &);

template <Locking Which> bool place_behind_locked(Position &position, NothingFound &nothing_found) {
    const bool both = Which == Locking::both;
    return for_each_lock<Which>(position, nothing_found,
                                both ? NothingFound::By::all_direct_locked
                                     : NothingFound::By::all_direct_pointing,
                                place_behind);
}
template bool place_behind_locked<Locking::pointing>(Position &, NothingFound &);
template bool place_behind_locked<Locking::both>(Position &, NothingFound &);

} // namespace dokushin::logic
