// A digit with one place in a house, a cell with one candidate.
//
// Houses in the order box, column, row; a house with one open cell is found before any
// other hidden single, as Sudoku Explainer does. Cost: a look at each house.
#include "logic/finder.h"

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
            Step step;
            step.technique = last ? Technique::last_digit : Technique::hidden_single;
            step.cells = {layout.cell_in(house, *Bits(places).begin())};
            step.placements = {{step.cells.front(), digit}};
            step.digits = DigitSet::only(digit);
            step.houses = {static_cast<std::uint16_t>(house)};
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
        step.cells = {cell};
        step.placements = {{cell, candidates.first()}};
        step.digits = candidates;
        if (!taker.take(std::move(step))) {
            return false;
        }
    }
    return true;
}

} // namespace dokushin::logic
