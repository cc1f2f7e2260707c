#include "hunt/deepest.h"

#include "hunt/known_cells.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

namespace dokushin::hunt {

DeepestSets::DeepestSets(const universal::CspBoard &board, const Grid &solution,
                         const search::Watch &watch, const OnSet &on_set)
    : board_(board), solution_(solution), watch_(watch),
      trials_(board, true_labels(board, solution), watch_), on_set_(on_set) {}

bool DeepestSets::find(const Grid &givens, unsigned depth) {
    assert(depth > 0);
    depth_ = depth - 1;
    is_over_ = false;
    State state = state_of(board_, givens);
    if (remains_deep(state)) {
        Cells open;
        for (std::size_t cell = 0; cell < solution_.size(); ++cell) {
            open.push_back(cell);
        }
        extend(state, std::move(open), {});
    }
    return !is_stopped();
}

std::optional<unsigned> DeepestSets::depth_of(const Grid &givens, unsigned most) {
    State state = state_of(board_, givens);
    for (depth_ = 0; depth_ < most; ++depth_) {
        if (!remains_deep(state)) {
            break;
        }
    }
    return is_stopped() ? std::nullopt : std::optional(depth_);
}

/// Applies trial and error to a state, and says whether that does not solve it. False as well if it
/// was stopped.
bool DeepestSets::remains_deep(State &state) {
    trials_.apply(state, 0, depth_);
    return !state.is_solved() && !is_stopped();
}

/// Returns the state with the solution's digits in some cells, unless it gets solved.
std::optional<DeepestSets::State> DeepestSets::with(const State &state,
                                                    std::span<const std::size_t> cells) {
    State more = state;
    more.forget_placed();
    for (const std::size_t cell : cells) {
        if (!is_decided(more, cell)) {
            more.place(board_.label(cell_at(cell), solution_[cell]));
        }
    }
    return remains_deep(more) ? std::optional(std::move(more)) : std::nullopt;
}

/// Leaves out the cells that are decided, and those that solve the state.
void DeepestSets::keep_those_that_fit(const State &state, Cells &cells) {
    std::erase_if(cells, [&](std::size_t cell) {
        return is_decided(state, cell) || is_stopped() || !with(state, std::array{cell});
    });
}

bool DeepestSets::can_add_an_excluded(const State &state, const Cells &excluded) {
    return std::ranges::any_of(excluded, [&](std::size_t cell) {
        return is_decided(state, cell) || with(state, std::array{cell}).has_value();
    });
}

/// Finds the sets that have what is decided in `state`, some of the open cells, and none of the
/// excluded ones. All cells that are in neither list solve the state.
void DeepestSets::extend(const State &state, Cells open, Cells excluded) {
    const auto is_in = [&](std::size_t cell) { return is_decided(state, cell); };
    if (is_stopped() || std::ranges::any_of(excluded, is_in)) {
        return;
    }
    keep_those_that_fit(state, open);
    if (const auto all = with(state, open)) { // no smaller set is a largest one
        if (!can_add_an_excluded(*all, excluded)) {
            tell(*all);
        }
        return;
    }
    keep_those_that_fit(state, excluded);
    while (!open.empty() && !is_stopped()) {
        const std::size_t cell = open.front();
        open.erase(open.begin());
        if (const auto more = with(state, std::array{cell})) {
            extend(*more, open, excluded);
        }
        excluded.push_back(cell);
        if (const auto rest = with(state, open)) { // the last of the sets without these cells
            if (!can_add_an_excluded(*rest, excluded)) {
                tell(*rest);
            }
            return;
        }
    }
}

void DeepestSets::tell(const State &state) {
    if (!is_stopped() && !on_set_(decided_in(state, solution_))) {
        is_over_ = true;
    }
}

} // namespace dokushin::hunt
