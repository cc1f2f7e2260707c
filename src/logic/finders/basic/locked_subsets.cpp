// A locked pair or triple is a naked set in a box and a line at once, so that both houses lose the
// digits elsewhere.
#include "logic/finders/evidence.h"
#include "logic/position/cell_bits.h"

namespace dokushin::logic {
namespace {

/// Returns what both houses lose; nothing if the line loses nothing outside the box, or the box
/// nothing at all, since it is then a naked set like any other.
std::vector<Candidate> eliminated_by(const Position &position, const CellBits &chosen,
                                     DigitSet digits, HouseNumber box, HouseNumber line) {
    const Layout &layout = position.layout();
    std::vector<Candidate> eliminated;
    bool in_box = false;
    bool in_line = false;
    for (std::size_t at = 0; at < layout.cell_count(); ++at) {
        const Cell cell = cell_at(at);
        if (chosen.contains(cell) || !(layout.is_in(box, cell) || layout.is_in(line, cell))) {
            continue;
        }
        for (const Digit digit : position.candidates(cell) & digits) {
            eliminated.push_back({cell, digit});
            in_box = in_box || layout.is_in(box, cell);
            in_line = in_line || !layout.is_in(box, cell);
        }
    }
    return in_box && in_line ? eliminated : std::vector<Candidate>{};
}

/// Tries each set of `size` open cells in the crossing of a box and a line.
bool in_crossing(const Position &position, StepTaker &taker, HouseNumber box, HouseNumber line,
                 unsigned size) {
    const Layout &layout = position.layout();
    std::vector<Cell> open;
    for (const unsigned place : Bits(layout.crossing(box, line))) {
        if (position.is_open(layout.cell_in(box, place))) {
            open.push_back(layout.cell_in(box, place));
        }
    }
    assert(open.size() < 64);
    const std::uint64_t beyond = std::uint64_t{1} << open.size();
    for (std::uint64_t set = (std::uint64_t{1} << size) - 1; set < beyond;
         set = next_with_as_many_bits(set)) {
        CellBits chosen;
        DigitSet digits;
        for (const unsigned at : Bits(set)) {
            chosen.insert(open[at]);
            digits = digits | position.candidates(open[at]);
        }
        if (digits.size() != size) {
            continue;
        }
        Step step;
        step.eliminations = eliminated_by(position, chosen, digits, box, line);
        if (step.eliminations.empty()) {
            continue;
        }
        step.technique = size == 2 ? Technique::locked_pair : Technique::locked_triple;
        step.parts = {{Role::set, cell_list(chosen), digits, house_list({box, line})}};
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
