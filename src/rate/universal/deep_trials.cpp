#include "rate/universal/deep_trials.h"

#include <algorithm>

namespace dokushin::universal {

void DeepTrials::apply(ResolutionState &state, bool has_locks, unsigned depth,
                       std::span<const std::uint8_t> is_true) {
    state.take_singles();
    if (state.is_contradictory() || state.is_solved()) {
        return;
    }
    board_.emplace(state);
    is_true_.clear();
    for (const Label label : board_->labels()) {
        is_true_.push_back(is_true[index(label)]);
    }
    // What trials can do depends on nothing but the candidates.
    const bool is_known = has_locks == has_locks_ && std::ranges::equal(board_->labels(), quiet_);
    const unsigned quiet = is_known ? depth_ : 0;
    has_locks_ = has_locks;
    if (has_locks) {
        locks_.emplace(*board_);
    }
    levels_.resize(depth);
    depth_ = depth;
    TrialMatrix matrix(*board_, has_locks ? &*locks_ : nullptr);
    close(matrix, depth, quiet);
    quiet_.clear();
    depth_ = watch_.stop_now() ? 0 : depth;
    for (std::size_t at = 0; at < board_->candidate_count(); ++at) {
        if (!matrix.is_possible(at)) {
            state.eliminate(board_->label(at));
        } else if (!matrix.is_placed(at)) {
            quiet_.push_back(board_->label(at));
        }
    }
    state.take_singles();
}

/// Applies trials of this depth to a state that is quiet for depth `quiet`.
void DeepTrials::close(TrialMatrix &state, unsigned depth, unsigned quiet) {
    if (depth == 1) {
        state.close();
        return;
    }
    // What is cheaper comes first, and again after each round that has eliminated something.
    close(state, quiet < depth - 1 ? depth - 1 : 1);
    while (!state.is_contradictory() && !watch_.stop_now() && try_all(state, depth)) {
        close(state, depth - 1);
    }
}

/// Tries all candidates once; says whether one was eliminated.
bool DeepTrials::try_all(TrialMatrix &state, unsigned depth) {
    std::vector<std::uint8_t> &is_tried = levels_[depth - 2].is_tried;
    is_tried.assign(board_->candidate_count(), 0);
    bool has_eliminated = false;
    for (std::size_t at = 0; at < board_->candidate_count(); ++at) {
        const bool is_true = depth == depth_ && is_true_[at] != 0;
        if (state.is_possible(at) && !state.is_placed(at) && is_tried[at] == 0 && !is_true) {
            has_eliminated |= try_one(state, at, depth);
        }
        if (state.is_contradictory() || watch_.stop_now()) {
            break;
        }
    }
    return has_eliminated;
}

/// Asserts a candidate, and eliminates it if that is refuted. If it is not, neither is any that it
/// implies: what such a candidate implies, this one does as well.
bool DeepTrials::try_one(TrialMatrix &state, std::size_t candidate, unsigned depth) {
    Level &level = levels_[depth - 2];
    TrialMatrix &asserted = *(level.asserted = state);
    asserted.assert_all(candidate);
    close(asserted, depth - 1);
    if (asserted.is_contradictory()) {
        state.eliminate(candidate);
        close(state, depth - 1);
        return true;
    }
    for (std::size_t at = 0; at < board_->candidate_count(); ++at) {
        level.is_tried[at] |= static_cast<std::uint8_t>(asserted.is_placed(at));
    }
    return false;
}

} // namespace dokushin::universal
