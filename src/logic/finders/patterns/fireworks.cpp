// Three fireworks with the same three cells fill them. Four fill the corners of a rectangle if two
// have one corner as their crossing and two the opposite one, since both have the same ends: each
// of the four digits is in one of the four cells.
#include "logic/finders/patterns/fireworks.h"

namespace dokushin::logic {
namespace {

/// Returns all sets of `size` of the digits.
std::vector<DigitSet> choices(DigitSet digits, unsigned size) {
    if (size == 0) {
        return {DigitSet{}};
    }
    std::vector<DigitSet> all;
    for (const Digit digit : digits) {
        digits = digits - DigitSet::only(digit); // what is left is chosen after it
        for (const DigitSet further : choices(digits, size - 1)) {
            all.push_back(further | DigitSet::only(digit));
        }
    }
    return all;
}

bool take_triples(const Position &position, const Fireworks &fireworks, const FireworkCells &cells,
                  StepTaker &taker) {
    const std::vector<Cell> three{cells.crossing, cells.in_row, cells.in_column};
    for (const DigitSet digits : choices(fireworks.digits(cells), 3)) {
        Step step;
        step.technique = Technique::fireworks;
        for (const Cell cell : three) {
            eliminate(step.eliminations, cell, position.candidates(cell) - digits);
        }
        if (step.eliminations.empty()) {
            continue;
        }
        sort_eliminations(step);
        step.size = 3;
        step.parts = {{Role::base, three, digits, fireworks.houses(cells)}};
        if (!taker.take(std::move(step))) {
            return false;
        }
    }
    return true;
}

/// Two crossings at opposite corners of a rectangle, each with two fireworks.
struct Rectangle {
    FireworkCells one;
    DigitSet of_one;
    FireworkCells other;
    DigitSet of_other;
};

bool take_quadruple(const Position &position, const Fireworks &fireworks,
                    const Rectangle &rectangle, StepTaker &taker) {
    const auto &[one, of_one, other, of_other] = rectangle;
    Step step;
    step.technique = Technique::firework_quadruple;
    eliminate(step.eliminations, one.crossing, position.candidates(one.crossing) - of_one);
    eliminate(step.eliminations, other.crossing, position.candidates(other.crossing) - of_other);
    for (const Cell end : {one.in_row, one.in_column}) {
        eliminate(step.eliminations, end, position.candidates(end) - of_one - of_other);
    }
    if (step.eliminations.empty()) {
        return true;
    }
    sort_eliminations(step);
    step.size = 4;
    step.parts = {{Role::pivot, {one.crossing}, of_one, fireworks.houses(one)},
                  {Role::crossing, {other.crossing}, of_other, fireworks.houses(other)},
                  {Role::pincer, {one.in_row, one.in_column}, of_one | of_other}};
    return taker.take(std::move(step));
}

/// Returns the cells of the crossing at the opposite corner: its row has the first one's end in the
/// column, its column the end in the row.
FireworkCells opposite(const Layout &layout, const FireworkCells &one) {
    const Cell corner =
        layout.shape().cell(layout.shape().row(one.in_column), layout.shape().column(one.in_row));
    return {corner, one.in_column, one.in_row};
}

} // namespace

bool Fireworks::each(const std::function<bool(const FireworkCells &)> &take) const {
    for (std::size_t at = 0; at < layout_.cell_count(); ++at) {
        const Cell crossing = cell_at(at);
        if (!position_.is_open(crossing)) {
            continue;
        }
        const auto seats = layout_.seats_box_row_column(crossing);
        const CellBits box = CellBits::in_house(layout_, seats[0].house);
        for (const Cell in_row : CellBits::in_house(layout_, seats[1].house) - box) {
            for (const Cell in_column : CellBits::in_house(layout_, seats[2].house) - box) {
                if (position_.is_open(in_row) && position_.is_open(in_column) &&
                    !take({crossing, in_row, in_column})) {
                    return false;
                }
            }
        }
    }
    return true;
}

DigitSet Fireworks::digits(const FireworkCells &three) const {
    const auto seats = layout_.seats_box_row_column(three.crossing);
    const HouseNumber row = seats[1].house;
    const HouseNumber column = seats[2].house;
    const CellBits lines = CellBits::in_house(layout_, row) | CellBits::in_house(layout_, column);
    const CellBits own = three.all();
    const CellBits allowed = own | CellBits::in_house(layout_, seats[0].house);
    DigitSet fireworks;
    for (const Digit digit : layout_.shape().all_digits()) {
        const CellBits &everywhere = places(digit);
        if ((everywhere & own).size() >= 2 && position_.places(row, digit) != 0 &&
            position_.places(column, digit) != 0 && (everywhere & lines).is_within(allowed)) {
            fireworks.insert(digit);
        }
    }
    return fireworks;
}

std::vector<HouseIndex> Fireworks::houses(const FireworkCells &three) const {
    const auto seats = layout_.seats_box_row_column(three.crossing);
    return house_list({seats[1].house, seats[2].house, seats[0].house});
}

bool find_fireworks(const Position &position, StepTaker &taker) {
    if (!can_have_fireworks(position.layout())) {
        return true;
    }
    const Fireworks fireworks(position);
    return fireworks.each([&](const FireworkCells &cells) {
        return take_triples(position, fireworks, cells, taker);
    });
}

bool find_firework_quadruples(const Position &position, StepTaker &taker) {
    if (!can_have_fireworks(position.layout())) {
        return true;
    }
    const Fireworks fireworks(position);
    return fireworks.each([&](const FireworkCells &one) {
        const FireworkCells other = opposite(position.layout(), one);
        if (other.crossing < one.crossing || !position.is_open(other.crossing)) {
            return true; // each rectangle is met from both corners
        }
        const DigitSet of_one = fireworks.digits(one);
        const DigitSet of_other = of_one.size() < 2 ? DigitSet{} : fireworks.digits(other);
        for (const DigitSet two : choices(of_one, 2)) {
            for (const DigitSet further : choices(of_other - two, 2)) {
                if (!take_quadruple(position, fireworks, {one, two, other, further}, taker)) {
                    return false;
                }
            }
        }
        return true;
    });
}

} // namespace dokushin::logic
