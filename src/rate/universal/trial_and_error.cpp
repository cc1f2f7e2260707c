#include "rate/universal/trial_and_error.h"

#include <algorithm>

namespace dokushin::universal {
namespace {

/// DeepTrials has a column for each candidate, and each of its passes goes through all columns
/// without a look at the watch. Beyond those of an empty 16×16 board that is too long.
constexpr std::ptrdiff_t most_columns = 4096;

bool fits_in_columns(const CspBoard &board, const ResolutionState &state) {
    std::ptrdiff_t candidates = 0;
    for (std::size_t at = 0; at < board.label_count() && candidates <= most_columns; ++at) {
        candidates += state.is_candidate(static_cast<Label>(at)) ? 1 : 0;
    }
    return candidates <= most_columns;
}

} // namespace

TrialAndError::TrialAndError(const CspBoard &board, std::vector<std::uint8_t> is_true,
                             const search::Watch &watch)
    : board_(board), is_true_(std::move(is_true)), watch_(watch), braids_(board, watch),
      deep_trials_(watch), conclusions_(board.label_count()) {}

void TrialAndError::apply(ResolutionState &state, unsigned longest, unsigned depth) {
    levels_.resize(std::max<std::size_t>(levels_.size(), depth));
    longest_ = longest;
    if (longest <= 1 && depth >= 2 && fits_in_columns(board_, state)) {
        deep_trials_.apply(state, longest == 1, depth, is_true_);
        return;
    }
    apply_within(state, depth, true);
}

void TrialAndError::apply_within(ResolutionState &state, unsigned depth, bool is_of_puzzle) {
    if (depth == 0) {
        apply_braids(state, is_of_puzzle);
        return;
    }
    const auto is_done = [&] {
        return state.is_contradictory() || state.is_solved() || watch_.stop_now().has_value();
    };
    // What is cheaper comes first, and again after each round that has eliminated something.
    do {
        apply_within(state, depth - 1, is_of_puzzle);
    } while (!is_done() && try_all(state, depth, is_of_puzzle) && !is_done());
}

void TrialAndError::apply_braids(ResolutionState &state, bool is_of_puzzle) {
    if (is_of_puzzle) {
        braids_.apply(state, longest_, is_true_, quiet_ + 1);
        quiet_ = longest_;
    } else {
        braids_.apply(state, longest_);
    }
}

/// Tries all candidates once; says whether one was eliminated. Those of variables with two
/// candidates come first, since eliminating one places the other.
bool TrialAndError::try_all(ResolutionState &state, unsigned depth, bool is_of_puzzle) {
    std::vector<std::uint8_t> &is_tried = levels_[depth - 1].is_tried;
    is_tried.assign(board_.label_count(), 0);
    bool has_eliminated = false;
    const auto try_label = [&](Label label) {
        const bool is_true = is_of_puzzle && is_true_[index(label)] != 0;
        if (state.is_candidate(label) && is_tried[index(label)] == 0 && !is_true) {
            has_eliminated |= try_one(state, label, depth, is_of_puzzle);
        }
        return !state.is_contradictory() && !state.is_solved() && !watch_.stop_now().has_value();
    };
    for (std::size_t at = 0; at < board_.variable_count(); ++at) {
        const auto variable = static_cast<Variable>(at);
        if (state.left(variable) == 2 &&
            !std::ranges::all_of(board_.labels_of(variable), try_label)) {
            return has_eliminated;
        }
    }
    for (std::size_t at = 0; at < board_.label_count(); ++at) {
        if (!try_label(static_cast<Label>(at))) {
            return has_eliminated;
        }
    }
    return has_eliminated;
}

/// Asserts a candidate, and eliminates it if that is refuted. If it is not, neither is any label
/// that it implies: what such a label implies, this one does as well.
bool TrialAndError::try_one(ResolutionState &state, Label label, unsigned depth,
                            bool is_of_puzzle) {
    Level &level = levels_[depth - 1];
    ResolutionState &asserted = *(level.asserted = state);
    asserted.forget_placed();
    asserted.place(label);
    if (depth == 1 && is_of_puzzle && longest_ > 0) {
        follow(asserted, state, label);
    } else {
        apply_within(asserted, depth - 1, false);
    }
    if (asserted.is_contradictory()) {
        state.eliminate(label);
        state.take_singles();
        quiet_ = is_of_puzzle ? 0 : quiet_;
        return true;
    }
    for (const Label implied : asserted.placed()) {
        level.is_tried[index(implied)] = 1;
    }
    return false;
}

/// Applies Bp to a state of the puzzle with a candidate asserted. It goes on from the conclusion of
/// an earlier round, or of shorter braids.
void TrialAndError::follow(ResolutionState &asserted, const ResolutionState &state, Label label) {
    Conclusion &known = conclusions_[index(label)];
    bool is_new = true;
    if (known.state) {
        is_new = known.state->adopt(state);
        asserted = *known.state;
    }
    if (is_new) {
        known.longest = 0;
        known.targets.are_listed = false;
    }
    if (known.longest < longest_) {
        braids_.apply(asserted, longest_, {}, known.longest + 1, known.targets);
    }
    known.state = asserted;
    known.longest = longest_;
}

} // namespace dokushin::universal
