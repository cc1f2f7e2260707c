// Unique rectangles by the players' definitions; those of Sudoku Explainer are in unique_loops.cpp.
// If four cells in two rows, two columns and two boxes held only two digits, these could be
// exchanged; so in a puzzle with one solution a further candidate prevents it.
//
//   types 1 to 4  as usual, also if a cell with further candidates lacks one of the two digits
//   type 5        two opposite cells or three have the same further candidate
//   type 6        opposite cells have further candidates, and in both rows or both columns one of
//                 the two digits has places only in the rectangle: it isn't in these cells
//   hidden        one cell has only the two digits; if in the row and column of the opposite cell
//                 one digit has places only in the rectangle, that cell loses the other digit
//   avoidable     solved cells that are not given count as cells of one candidate, since the givens
//                 would allow the exchange
#include "logic/finders/evidence.h"
#include "logic/position/cell_bits.h"

#include <cassert>

namespace dokushin::logic {
namespace {

/// The corners of a rectangle: 0 and 1 are in one row, 0 and 2 in one column, 3 is opposite to 0.
using Corners = std::array<Cell, 4>;

class Rectangles {
  public:
    Rectangles(const Position &position, StepTaker &taker)
        : position_(position), layout_(position.layout()), taker_(taker),
          cells_(cells_by_digit(position)) {
        assert(fits(layout_));
    }

    bool run() {
        std::vector<Ranked> found = possible_rectangles();
        std::ranges::sort(found, {}, &Ranked::rank);
        return std::ranges::all_of(found,
                                   [&](const Ranked &ranked) { return look_at(ranked.corners); });
    }

  private:
    using Rank = std::array<Cell, 3>;
    struct Ranked {
        Rank rank;
        Corners corners;
    };

    /// Returns the rectangles without a given, of which some corner has two candidates or is
    /// solved.
    [[nodiscard]] std::vector<Ranked> possible_rectangles() const {
        const Shape &shape = layout_.shape();
        const unsigned side = layout_.side();
        CellBits given;
        CellBits bound_to_two;
        for (std::size_t at = 0; at < layout_.cell_count(); ++at) {
            const Cell cell = cell_at(at);
            if (position_.is_given(cell)) {
                given.insert(cell);
            } else if (!position_.is_open(cell) || position_.candidates(cell).size() == 2) {
                bound_to_two.insert(cell);
            }
        }
        std::vector<Ranked> found;
        for (unsigned top = 0; top < side; ++top) {
            for (unsigned bottom = top + 1; bottom < side; ++bottom) {
                const auto has = [&](const CellBits &cells, unsigned column) {
                    return cells.contains(shape.cell(top, column)) ||
                           cells.contains(shape.cell(bottom, column));
                };
                for (unsigned left = 0; left < side; ++left) {
                    if (has(given, left)) {
                        continue;
                    }
                    const bool bound = has(bound_to_two, left);
                    for (unsigned right = left + 1; right < side; ++right) {
                        const Corners corners{shape.cell(top, left), shape.cell(top, right),
                                              shape.cell(bottom, left), shape.cell(bottom, right)};
                        if (!has(given, right) && (bound || has(bound_to_two, right)) &&
                            can_exchange(corners)) {
                            found.push_back({rank(corners), corners});
                        }
                    }
                }
            }
        }
        return found;
    }

    /// Returns the key of HoDoKu's order: the first corner that has two candidates, then the one in
    /// its box. Rectangles without such a corner have no such order.
    [[nodiscard]] Rank rank(const Corners &corners) const {
        const Shape &shape = layout_.shape();
        for (unsigned at = 0; at < 4; ++at) {
            const Cell start = corners[at];
            if (!position_.is_open(start) || position_.candidates(start).size() != 2) {
                continue;
            }
            const Cell in_row = corners[at ^ 1U];
            const Cell in_column = corners[at ^ 2U];
            return shape.region_of(start) == shape.region_of(in_row)
                       ? Rank{start, in_row, in_column}
                       : Rank{start, in_column, in_row};
        }
        return {corners[0], corners[1], corners[2]};
    }

    /// True if each house keeps its digits when those of 0 and 3 are exchanged with those of 1
    /// and 2.
    [[nodiscard]] bool can_exchange(const Corners &corners) const {
        for (const Cell corner : corners) {
            for (const Layout::Seat seat : layout_.seats(corner)) {
                const auto in = [&](unsigned which) {
                    return layout_.is_in(seat.house, corners[which]) ? 1 : 0;
                };
                if (in(0) + in(3) != in(1) + in(2)) {
                    return false;
                }
            }
        }
        return true;
    }

    /// Returns the candidates of the cell, or its placed digit.
    [[nodiscard]] DigitSet digits(Cell cell) const {
        return position_.is_open(cell) ? position_.candidates(cell)
                                       : DigitSet::only(position_.digit(cell));
    }

    bool look_at(const Corners &corners) {
        DigitSet any;
        bool all_open = true;
        for (const Cell corner : corners) {
            any = any | digits(corner);
            all_open = all_open && position_.is_open(corner);
        }
        for (const Digit one : any) {
            for (const Digit other : any) {
                if (!(one < other)) {
                    continue;
                }
                corners_ = corners;
                pair_ = DigitSet::only(one) | DigitSet::only(other);
                if (std::ranges::any_of(corners, [&](Cell corner) {
                        return (digits(corner) & pair_).empty() || !position_.allows(corner, pair_);
                    })) {
                    continue;
                }
                if (!(all_open ? unique() : avoidable())) {
                    return false;
                }
            }
        }
        return true;
    }

    [[nodiscard]] DigitSet extras(Cell cell) const { return digits(cell) - pair_; }

    // ---- unique rectangles ---------------------------------------------------------------

    bool unique() {
        assert(pair_.size() == 2);
        std::vector<Cell> roof;
        std::vector<Cell> floor;
        for (const Cell corner : corners_) {
            (extras(corner).empty() ? floor : roof).push_back(corner);
        }
        if (std::ranges::any_of(floor,
                                [&](Cell cell) { return position_.candidates(cell) != pair_; }) ||
            floor.empty() || roof.empty()) {
            return true;
        }
        DigitSet further;
        for (const Cell cell : roof) {
            further = further | extras(cell);
        }
        if (roof.size() == 1 && !type_1(roof.front())) {
            return false;
        }
        if (roof.size() >= 2 && further.size() == 1 && !type_2_or_5(roof, further.first())) {
            return false;
        }
        if (roof.size() == 2 &&
            !(layout_.sees(roof[0], roof[1]) ? types_3_and_4(roof, further) : type_6(roof))) {
            return false;
        }
        return hidden(floor);
    }

    [[nodiscard]] Step rectangle(Technique technique, const std::vector<Cell> &roof) const {
        Step step;
        step.technique = technique;
        step.parts = {{Role::deadly_pattern, cell_list(corners_), pair_}, {Role::roof, roof}};
        step.size = 4;
        step.complexity = 4;
        return step;
    }

    bool take(Step step) {
        if (step.eliminations.empty()) {
            return true;
        }
        sort_once(step.eliminations);
        return taker_.take(std::move(step));
    }

    bool type_1(Cell cell) {
        assert(!extras(cell).empty());
        Step step = rectangle(Technique::unique_rectangle_1, {cell});
        eliminate(step.eliminations, cell, position_.candidates(cell) & pair_);
        return take(std::move(step));
    }

    /// Eliminates the one further candidate, which one of the roof's cells is.
    bool type_2_or_5(const std::vector<Cell> &roof, Digit further) {
        const bool adjacent = roof.size() == 2 && layout_.sees(roof[0], roof[1]);
        Step step = rectangle(
            adjacent ? Technique::unique_rectangle_2 : Technique::unique_rectangle_5, roof);
        eliminate_seen(step, roof, further);
        return take(std::move(step));
    }

    void eliminate_seen(Step &step, const std::vector<Cell> &by, Digit digit) const {
        step.parts.back().digits = DigitSet::only(digit);
        eliminate(step.eliminations,
                  cells_[number(digit)] & seen_from_all(layout_, CellBits::of(by)), digit);
    }

    bool types_3_and_4(const std::vector<Cell> &roof, DigitSet further) {
        assert(roof.size() == 2 && layout_.sees(roof[0], roof[1]));
        for (const Layout::Seat seat : layout_.seats(roof[0])) {
            if (layout_.is_in(seat.house, roof[1]) &&
                !(type_3(roof, further, seat.house) && type_4(roof, seat.house))) {
                return false;
            }
        }
        return true;
    }

    /// Finds naked sets in which the further candidates count as one cell.
    bool type_3(const std::vector<Cell> &roof, DigitSet further, HouseNumber house) {
        const std::vector<Cell> open = open_beside(roof, house);
        return choose_set(roof, house, open, 0, {}, further);
    }

    [[nodiscard]] std::vector<Cell> open_beside(const std::vector<Cell> &roof,
                                                HouseNumber house) const {
        std::vector<Cell> open;
        for (unsigned place = 0; place < layout_.side(); ++place) {
            const Cell cell = layout_.cell_in(house, place);
            if (position_.is_open(cell) && cell != roof[0] && cell != roof[1]) {
                open.push_back(cell);
            }
        }
        return open;
    }

    bool choose_set(const std::vector<Cell> &roof, HouseNumber house, const std::vector<Cell> &open,
                    std::size_t from, const CellBits &set, DigitSet digits) {
        if (digits.size() == set.size() + 1 && !set.empty()) {
            const bool more = found_set(roof, house, set, digits);
            if (!more || !taker_.wants_all) {
                return more;
            }
        }
        for (std::size_t at = from; at < open.size(); ++at) {
            const DigitSet more = digits | position_.candidates(open[at]);
            if (more.size() <= 5 &&
                !choose_set(roof, house, open, at + 1, set | CellBits::only(open[at]), more)) {
                return false;
            }
        }
        return true;
    }

    /// Eliminates in each house that has the set and the roof. The step is reported once, in the
    /// first of these houses.
    bool found_set(const std::vector<Cell> &roof, HouseNumber house, const CellBits &set,
                   DigitSet digits) {
        Step step = rectangle(Technique::unique_rectangle_3, roof);
        for (const Layout::Seat seat : layout_.seats(roof[0])) {
            const bool has_all =
                layout_.is_in(seat.house, roof[1]) && std::ranges::all_of(set, [&](Cell cell) {
                    return layout_.is_in(seat.house, cell);
                });
            if (!has_all) {
                continue;
            }
            if (seat.house < house) {
                return true; // reported already
            }
            for (const Cell cell : open_beside(roof, seat.house)) {
                for (const Digit digit : position_.candidates(cell) & digits) {
                    if (!set.contains(cell)) {
                        step.eliminations.push_back({cell, digit});
                    }
                }
            }
        }
        step.parts.back() = {Role::naked_set, cell_list(set), digits, house_list({house})};
        step.size = digits.size();
        return take(std::move(step));
    }

    /// Eliminates one of the two digits from the roof's cells, since the house has the other only
    /// there.
    bool type_4(const std::vector<Cell> &roof, HouseNumber house) {
        for (const Digit locked : pair_) {
            if (count(position_.places(house, locked)) != 2 || !position_.has(roof[0], locked) ||
                !position_.has(roof[1], locked)) {
                continue;
            }
            Step step = rectangle(Technique::unique_rectangle_4, roof);
            const Digit other = (pair_ - DigitSet::only(locked)).first();
            for (const Cell cell : roof) {
                if (position_.has(cell, other)) {
                    step.eliminations.push_back({cell, other});
                }
            }
            step.parts.back() = {Role::roof, roof, DigitSet::only(locked), house_list({house})};
            if (!take(std::move(step))) {
                return false;
            }
        }
        return true;
    }

    /// True if a line of these two corners has places for the digit only in them.
    [[nodiscard]] bool is_bound(Digit digit, Cell one, Cell other) const {
        return std::ranges::any_of(layout_.seats(one), [&](const Layout::Seat seat) {
            return layout_.is_line(seat.house) && layout_.is_in(seat.house, other) &&
                   count(position_.places(seat.house, digit)) == 2 && position_.has(one, digit) &&
                   position_.has(other, digit);
        });
    }

    bool type_6(const std::vector<Cell> &roof) {
        for (const Digit digit : pair_) {
            const bool rows = is_bound(digit, corners_[0], corners_[1]) &&
                              is_bound(digit, corners_[2], corners_[3]);
            const bool columns = is_bound(digit, corners_[0], corners_[2]) &&
                                 is_bound(digit, corners_[1], corners_[3]);
            if (!rows && !columns) {
                continue;
            }
            Step step = rectangle(Technique::unique_rectangle_6, roof);
            step.parts.back().digits = DigitSet::only(digit);
            for (const Cell cell : roof) {
                if (position_.has(cell, digit)) {
                    step.eliminations.push_back({cell, digit});
                }
            }
            if (!take(std::move(step))) {
                return false;
            }
        }
        return true;
    }

    bool hidden(const std::vector<Cell> &floor) {
        for (unsigned at = 0; at < 4; ++at) {
            const Cell opposite = corners_[3 - at];
            if (std::ranges::find(floor, corners_[at]) == floor.end()) {
                continue;
            }
            for (const Digit bound : pair_) {
                const Digit other = (pair_ - DigitSet::only(bound)).first();
                if (!is_bound(bound, opposite, corners_[at ^ 1U]) ||
                    !is_bound(bound, opposite, corners_[at ^ 2U]) ||
                    !position_.has(opposite, other)) {
                    continue;
                }
                Step step = rectangle(Technique::hidden_rectangle, {opposite});
                step.eliminations = {{opposite, other}};
                step.parts.back().digits = DigitSet::only(bound);
                if (!take(std::move(step))) {
                    return false;
                }
            }
        }
        return true;
    }

    // ---- avoidable rectangles ------------------------------------------------------------

    /// True if HoDoKu considers these open cells: they are in one box and have two candidates each.
    [[nodiscard]] bool is_hodokus(const std::vector<Cell> &open) const {
        const Shape &shape = layout_.shape();
        return shape.region_of(open.front()) == shape.region_of(open.back()) &&
               std::ranges::all_of(
                   open, [&](Cell cell) { return position_.candidates(cell).size() == 2; });
    }

    bool avoidable() {
        std::vector<Cell> open;
        for (const Cell corner : corners_) {
            if (position_.is_open(corner)) {
                open.push_back(corner);
            }
        }
        if (open.empty() || open.size() > 2 || (taker_.as_hodoku && !is_hodokus(open))) {
            return true;
        }
        // Each corner must be one of the two digits for these to be exchangeable.
        for (const Digit of_first : pair_) {
            const Digit of_second = (pair_ - DigitSet::only(of_first)).first();
            const auto wanted = [&](unsigned at) {
                return at == 0 || at == 3 ? of_first : of_second;
            };
            bool fits_in = true;
            for (unsigned at = 0; at < 4; ++at) {
                fits_in = fits_in && digits(corners_[at]).contains(wanted(at));
            }
            if (!fits_in) {
                continue;
            }
            Step step = rectangle(Technique::avoidable_rectangle_1, open);
            if (open.size() == 1) {
                for (unsigned at = 0; at < 4; ++at) {
                    if (corners_[at] == open[0]) {
                        step.eliminations = {{open[0], wanted(at)}};
                    }
                }
            } else {
                // If neither is the further candidate, both are the digits of the exchange.
                const auto further = [&](Cell cell) {
                    for (unsigned at = 0; at < 4; ++at) {
                        if (corners_[at] == cell) {
                            return digits(cell) - DigitSet::only(wanted(at));
                        }
                    }
                    return DigitSet{};
                };
                if (further(open[0]).size() != 1 || further(open[0]) != further(open[1])) {
                    continue;
                }
                step.technique = Technique::avoidable_rectangle_2;
                eliminate_seen(step, open, further(open[0]).first());
            }
            if (!take(std::move(step))) {
                return false;
            }
        }
        return true;
    }

    const Position &position_;
    const Layout &layout_;
    StepTaker &taker_;
    std::array<CellBits, max_side + 1> cells_;
    Corners corners_{};
    DigitSet pair_;
};

} // namespace

bool find_rectangles(const Position &position, StepTaker &taker) {
    return !fits(position.layout()) || Rectangles(position, taker).run();
}

} // namespace dokushin::logic
