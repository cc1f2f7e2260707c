// Locked pair and triple: as many cells as digits, in a box and a line at once, so that
// both houses lose the digits elsewhere.
#include "logic/cell_bits.h"
#include "logic/finders/evidence.h"

namespace dokushin::logic {
namespace {

/// In one crossing of a box and a line.
bool in_crossing(const Position &position, StepTaker &taker, HouseNumber box, HouseNumber line,
                 unsigned size) {
    const Layout &layout = position.layout();
    CellBits cells;
    DigitSet digits;
    for (const unsigned place : Bits(layout.crossing(box, line))) {
        const Cell cell = layout.cell_in(box, place);
        if (position.is_open(cell)) {
            cells.insert(cell);
        }
    }
    // Of three cells of a crossing two can be a pair: the one left out is each in turn.
    std::vector<CellBits> choices{cells};
    if (cells.size() == size + 1) {
        choices.clear();
        for (const Cell left_out : cells) {
            choices.push_back(cells - CellBits::only(left_out));
        }
    }
    for (const CellBits &chosen : choices) {
        digits = {};
        for (const Cell cell : chosen) {
            digits = digits | position.candidates(cell);
        }
        if (chosen.size() != size || digits.size() != size) {
            continue;
        }
        Step step;
        bool in_box = false;
        bool in_line = false;
        for (std::size_t at = 0; at < layout.cell_count(); ++at) {
            const Cell cell = cell_at(at);
            if (chosen.contains(cell) || !(layout.is_in(box, cell) || layout.is_in(line, cell))) {
                continue;
            }
            for (const Digit digit : position.candidates(cell) & digits) {
                step.eliminations.push_back({cell, digit});
                in_box = in_box || !layout.is_in(line, cell);
                in_line = in_line || !layout.is_in(box, cell);
            }
        }
        // In one of the houses alone it is a naked set like any other.
        if (!in_box || !in_line) {
            continue;
        }
        step.technique = size == 2 ? Technique::locked_pair : Technique::locked_triple;
        step.cells.assign(chosen.begin(), chosen.end());
        step.digits = digits;
        step.houses = {static_cast<std::uint16_t>(box), static_cast<std::uint16_t>(line)};
        step.size = size;
        if (!taker.take(std::move(step))) {
            return false;
        }
    }
    return true;
}

} // namespace

template <unsigned Size> bool find_locked_subsets(const Position &position, StepTaker &taker) {
    const Layout &layout = position.layout();
    if (!fits(layout)) {
        return true;
    }
    for (HouseNumber box = 2 * layout.side(); box < layout.house_count(); ++box) {
        if (!layout.is_box(box)) {
            continue;
        }
        for (HouseNumber line = 0; line < 2 * layout.side(); ++line) {
            if (count(layout.crossing(box, line)) >= Size &&
                !in_crossing(position, taker, box, line, Size)) {
                return false;
            }
        }
    }
    return true;
}
template bool find_locked_subsets<2>(const Position &, StepTaker &);
template bool find_locked_subsets<3>(const Position &, StepTaker &);

} // namespace dokushin::logic
