// The shortcuts apply the sweeps to the position of a walk.
#include "logic/shortcuts.h"

#include "logic/walk_state.h"

#include <cassert>

namespace dokushin::logic {
namespace {

/// Notes that the position has no step of a technique up to `last`, for Walk::next().
void note_closed(Walk::State &state, Easy last) {
    assert(state.position.is_ok());
    assert(!state.singles); // the sweeps do not keep the queue
    state.closed_at = state.position.clock();
    state.closed = techniques_up_to(last);
}

} // namespace

bool can_close(const Walk &walk) { return has_plain_boxes(walk.shape()); }

bool ascend(Walk &walk, Easy last, const AscentLimits &limits, Ascent &ascent) {
    assert(can_close(walk));
    Walk::State &state = walk.state();
    const bool to_the_end = ascend(state.position, state.nothing_found, last, limits, ascent);
    note_closed(state, last);
    return to_the_end;
}

bool close(Walk &walk, Easy last) {
    assert(can_close(walk));
    Walk::State &state = walk.state();
    const std::size_t open = state.position.open_total();
    close(state.position, state.nothing_found, last);
    note_closed(state, last);
    return state.position.open_total() != open;
}

bool solved_by(const Walk &walk, const ChainLengths &lengths) {
    return walk.state().trial.solves(walk.state().position, lengths);
}

bool is_solution(const Walk &walk) { return walk.state().position.is_solution(); }

} // namespace dokushin::logic
