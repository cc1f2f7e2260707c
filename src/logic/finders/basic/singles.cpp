// A hidden single is a digit with one place in a house, a naked single a cell with one candidate.
//
// Houses are searched in the order box, column, row; a house with one open cell comes before any
// other hidden single, as in Sudoku Explainer. Cost: a visit to each house.
#include "logic/closure/sweeps.h"
#include "logic/finders/evidence.h"

namespace dokushin::logic {
namespace {

bool find_hidden(const Position &position, StepTaker &taker, bool last) {
    const Layout &layout = position.layout();
    for (const HouseNumber house : layout.boxes_columns_rows()) {
        if (position.singles(house).empty() || (position.open_cells(house) == 1) != last) {
            continue;
        }
        for (const Digit digit : position.singles(house)) {
            const Places places = position.places(house, digit);
            assert(is_single(places));
            Step step;
            step.technique = last ? Technique::last_digit : Technique::hidden_single;
            const Cell cell = layout.cell_in(house, *Bits(places).begin());
            step.placements = {{cell, digit}};
            step.parts = {{Role::place, {cell}, DigitSet::only(digit), house_list({house})}};
            if (!taker.take(std::move(step))) {
                return false;
            }
        }
    }
    return true;
}

} // namespace

bool find_singles(const Position &position, StepTaker &taker) {
    return find_hidden(position, taker, true) && find_hidden(position, taker, false);
}

bool find_naked_singles(const Position &position, StepTaker &taker) {
    for (std::size_t at = 0; at < position.layout().cell_count(); ++at) {
        const Cell cell = cell_at(at);
        const DigitSet candidates = position.candidates(cell);
        if (candidates.size() != 1) {
            continue;
        }
        Step step;
        step.technique = Technique::naked_single;
        step.placements = {{cell, candidates.first()}};
        step.parts = {{Role::place, {cell}, candidates}};
        if (!taker.take(std::move(step))) {
            return false;
        }
    }
    return true;
}

template <Among Which> bool place_hidden_singles(Position &position, NothingFound &) {
    bool any = false;
    for (HouseNumber house = 0; house < position.layout().house_count(); ++house) {
        if (Which == Among::all || position.open_cells(house) == 1 ||
            (Which == Among::boxes && position.layout().is_box(house))) {
            while (!position.singles(house).empty()) {
                const Digit digit = position.singles(house).first();
                assert(is_single(position.places(house, digit)));
                const unsigned place = *Bits(position.places(house, digit)).begin();
                position.place(position.layout().cell_in(house, place), digit);
                any = true;
            }
        }
    }
    return any;
}
template bool place_hidden_singles<Among::last_digits>(Position &, NothingFound &);
template bool place_hidden_singles<Among::boxes>(Position &, NothingFound &);
template bool place_hidden_singles<Among::all>(Position &, NothingFound &);

bool place_naked_singles(Position &position, NothingFound &) {
    bool any = false;
    for (std::size_t word = 0; word < position.layout().words(); ++word) {
        const AtLeast cells = count_candidates(position, word);
        for (const unsigned bit : Bits(cells.one & ~cells.two)) {
            const Cell cell = cell_at(64 * word + bit);
            if (!position.candidates(cell)
                     .empty()) { // empty if its house had the same single: no solution
                position.place(cell, position.candidates(cell).first());
                any = true;
            }
        }
    }
    return any;
}

} // namespace dokushin::logic
