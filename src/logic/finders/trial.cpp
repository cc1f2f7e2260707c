// Trial and error places a digit of the solution, without reasoning, in the middle one of the open
// cells, which is the cell that HoDoKu chooses.
#include "logic/finders/finders.h"

namespace dokushin::logic {

bool find_by_trial(const Position &position, StepTaker &taker) {
    if (taker.solution == nullptr) {
        return true;
    }
    std::vector<Cell> open;
    for (std::size_t at = 0; at < position.layout().cell_count(); ++at) {
        if (position.is_open(cell_at(at))) {
            open.push_back(cell_at(at));
        }
    }
    if (open.empty()) {
        return true;
    }
    assert(taker.solution->size() == position.layout().cell_count());
    const Cell cell = open[open.size() / 2];
    Step step;
    step.technique = Technique::trial_and_error;
    const Digit digit = (*taker.solution)[index(cell)];
    step.placements = {{cell, digit}};
    step.parts = {{Role::place, {cell}, DigitSet::only(digit)}};
    return taker.take(std::move(step));
}

} // namespace dokushin::logic
