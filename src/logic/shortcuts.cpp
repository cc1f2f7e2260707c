// Shortcuts on a walk: its state is led through the rules at once.
#include "logic/shortcuts.h"

#include "logic/walk_state.h"

namespace dokushin::logic {
namespace {

/// Walk::next() need not look for techniques up to `last` in the position as it is now.
void note_closed(Walk::State &state, Easy last) {
    state.closed_at = state.position.clock();
    state.closed = techniques_up_to(last);
}

} // namespace

bool can_close(const Walk &walk) { return has_plain_boxes(walk.shape()); }

bool ascend(Walk &walk, Easy last, const AscentLimits &limits, Ascent &ascent) {
    Walk::State &state = walk.state();
    const bool to_the_end = ascend(state.position, state.nothing_found, last, limits, ascent);
    note_closed(state, last);
    return to_the_end;
}

bool close(Walk &walk, Easy last) {
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
