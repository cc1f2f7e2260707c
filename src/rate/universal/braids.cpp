#include "rate/universal/braids.h"

#include <algorithm>

namespace dokushin::universal {

ResolutionState &BraidSearch::copy(const ResolutionState &state, unsigned most) {
    return *(frames_[most].state = state);
}

bool BraidSearch::has_braid(const ResolutionState &state, Label target, unsigned length) {
    while (frames_.size() < length) {
        frames_.emplace_back();
    }
    copy(state, length - 1).place(target);
    placed_.clear();
    layers_.clear();
    return search(length - 1);
}

namespace {

/// Returns the variable by which a placement follows in a state.
Variable forcing(const ResolutionState &state, Placement one) {
    const CspBoard &board = state.board();
    if (is_group(board, one)) {
        return board.variable_of(group_of(board, one));
    }
    const auto variables = board.variables_of(static_cast<Label>(one));
    return *std::ranges::find_if(variables,
                                 [&](Variable variable) { return state.left(variable) == 1; });
}

/// Returns a candidate of a variable, as it was before, that is none any more, and no member of a
/// group. If the group holds all that is left of the variable there is one: otherwise the group
/// would have been a braid[1] before.
Label left_linking(const ResolutionState &before, const ResolutionState &state, Variable variable,
                   std::span<const Label> group = {}) {
    const auto labels = before.board().labels_of(variable);
    return *std::ranges::find_if(labels, [&](Label label) {
        return before.is_candidate(label) && !state.is_candidate(label) &&
               std::ranges::find(group, label) == group.end();
    });
}

} // namespace

std::optional<CspChain> BraidSearch::braid(const ResolutionState &state, Label target,
                                           unsigned length) {
    if (!has_braid(state, target, length)) {
        return std::nullopt;
    }
    std::ranges::reverse(placed_);
    const CspBoard &board = state.board();
    CspChain chain{target, {}, false};
    ResolutionState after = state;
    after.place(target);
    for (const Placement one : placed_) {
        const Variable variable = forcing(after, one);
        chain.links.push_back(
            {variable, left_linking(state, after, variable, members_of(board, one)), one});
        place(after, one);
    }
    const auto left = after.all_left();
    const auto last = static_cast<Variable>(std::ranges::find(left, 0) - left.begin());
    chain.links.push_back({last, left_linking(state, after, last), std::nullopt});
    return chain;
}

/// Says whether one placement more leaves a variable without candidates.
bool BraidSearch::ends(const ResolutionState &state) {
    const CspBoard &board = state.board();
    ended_with_.clear();
    const auto ends_with = [&](Placement one) {
        if (is_excluded_[index(one)] != 0 ||
            std::ranges::find(ended_with_, one) != ended_with_.end()) { // single in two variables
            return false;
        }
        ended_with_.push_back(one);
        const bool ends = leaves_none(state, one);
        if (ends) {
            placed_.push_back(one);
        }
        return ends;
    };
    return std::ranges::any_of(state.singles(),
                               [&](Variable single) {
                                   return !state.is_decided(single) &&
                                          ends_with(
                                              placement_of(board, state.only_candidate_of(single)));
                               }) ||
           std::ranges::any_of(state.groups(), [&](Group group) {
               return state.holds_all(group) && ends_with(placement_of(board, group));
           });
}

/// Says whether a placement eliminates all candidates of a variable that is not its own.
bool BraidSearch::leaves_none(const ResolutionState &state, Placement one) {
    const CspBoard &board = state.board();
    const auto own = is_group(board, one) ? std::span<const Variable>()
                                          : board.variables_of(static_cast<Label>(one));
    for (const Variable variable : own) {
        lost_[index(variable)] = own_variable;
    }
    const unsigned most_lost = board.most_linked();
    bool is_lost = false;
    for_eliminated(board, one, [&](Label linked) {
        if (!state.is_candidate(linked)) {
            return;
        }
        for (const Variable variable : board.variables_of(linked)) {
            // The count of a decided variable is too great as well.
            if (state.left(variable) <= most_lost && lost_[index(variable)] != own_variable) {
                touched_.push_back(variable);
                is_lost |= ++lost_[index(variable)] == state.left(variable);
            }
        }
    });
    for (const Variable variable : own) {
        lost_[index(variable)] = 0;
    }
    for (const Variable variable : touched_) {
        lost_[index(variable)] = 0;
    }
    touched_.clear();
    return is_lost;
}

/// Searches on from the state of its frame, by at most so many placements. A placement that was
/// tried is excluded from what follows beside it: all sets with it have been looked at, since what
/// is a single remains one until it is placed.
bool BraidSearch::search(unsigned most) {
    Frame &frame = frames_[most];
    if (frame.state->is_contradictory()) {
        return true;
    }
    if (most <= 1 || watch_.stop_now()) {
        return most == 1 && ends(*frame.state);
    }
    relaxed_.find_useful(*frame.state, is_excluded_, most, frame.useful);
    if (layers_.empty()) { // nothing was placed yet
        layers_.assign(relaxed_.layers().begin(), relaxed_.layers().end());
    }
    bool is_found = false;
    std::size_t tried = 0;
    while (!is_found && tried < frame.useful.size()) {
        const Placement one = frame.useful[tried++];
        place(copy(*frame.state, most - 1), one);
        is_found = search(most - 1);
        if (is_found) {
            placed_.push_back(one);
        }
        is_excluded_[index(one)] = 1;
    }
    for (std::size_t at = 0; at < tried; ++at) {
        is_excluded_[index(frame.useful[at])] = 0;
    }
    return is_found;
}

} // namespace dokushin::universal
