#include "rate/universal/relaxed_singles.h"

#include <algorithm>

namespace dokushin::universal {

RelaxedSingles::RelaxedSingles(const CspBoard &board) : board_(board) {}

void RelaxedSingles::begin(const ResolutionState &state, const ResolutionState &before,
                           std::span<const std::uint8_t> is_excluded) {
    state_ = &state;
    before_ = &before;
    is_excluded_ = is_excluded;
    eliminated_.resize(board_.label_count());
    state.write_candidates(eliminated_, never, 0);
    placed_.assign(is_excluded.size(), never);
    needed_.assign(is_excluded.size(), 0);
    hits_.resize(is_excluded.size());
    eliminators_needed_.assign(board_.label_count(), 0);
    left_.assign(state.all_left().begin(), state.all_left().end());
    beside_.assign(state.all_beside().begin(), state.all_beside().end());
    contradictory_.clear();
    layers_.resize(std::max<std::size_t>(layers_.size(), 2));
    for (std::vector<Placement> &layer : layers_) {
        layer.clear();
    }
    for (const Variable variable : state.singles()) {
        if (state.left(variable) == 1) {
            force(placement_of(board_, state.only_candidate_of(variable)), 1);
        }
    }
    for (const Group group : state.groups()) {
        force(group, 1);
    }
    if (state.is_contradictory()) {
        list_contradictions();
    }
}

void RelaxedSingles::list_contradictions() {
    for (std::size_t at = 0; at < left_.size(); ++at) {
        if (left_[at] == 0) {
            contradictory_.push_back(static_cast<Variable>(at));
        }
    }
}

void RelaxedSingles::force(Placement one, Layer layer) {
    if (placed_[index(one)] == never && is_excluded_[index(one)] == 0) {
        placed_[index(one)] = layer;
        if (layers_.size() <= layer) {
            layers_.resize(layer + std::size_t{1});
        }
        layers_[layer].push_back(one);
    }
}

/// Forces a group if it can hold all candidates of its variable, and eliminate something.
void RelaxedSingles::force(Group group, Layer layer) {
    const auto linked = board_.linked_to(group);
    if (state_->may_hold_all(group) &&
        std::ranges::any_of(linked, [this](Label label) { return before_->is_candidate(label); })) {
        force(placement_of(board_, group), layer);
    }
}

void RelaxedSingles::force_candidates(Variable variable, bool is_contradictory, Layer layer) {
    if (is_contradictory) {
        contradictory_.push_back(variable);
    }
    for (const Label label : board_.labels_of(variable)) {
        if (eliminated_[index(label)] == never ||
            (is_contradictory && state_->is_candidate(label))) {
            force(placement_of(board_, label), layer);
        }
    }
}

/// Eliminates in the last layer, after which nothing is placed.
void RelaxedSingles::eliminate_last(Label label, Layer layer) {
    eliminated_[index(label)] = layer;
    for (const Variable variable : board_.variables_of(label)) {
        if (--left_[index(variable)] == 0) {
            contradictory_.push_back(variable);
        }
    }
}

/// Eliminates in a layer. A variable with one candidate left forces that one in the next layer. One
/// with none forces each of its candidates: that each is the last to be eliminated is possible.
void RelaxedSingles::eliminate(Label label, Layer layer) {
    eliminated_[index(label)] = layer;
    const auto next = static_cast<Layer>(layer + 1);
    for (const Variable variable : board_.variables_of(label)) {
        // The count of a decided variable is 255, which never falls to 1.
        if (const std::uint8_t left = --left_[index(variable)]; left <= 1) {
            force_candidates(variable, left == 0, next);
        }
    }
    for (const Group group : board_.groups_beside(label)) {
        if (--beside_[index(group)] == 0) {
            force(group, next);
        }
    }
}

/// Visits the placements that can eliminate a label.
template <class Visit> void RelaxedSingles::for_eliminating(Label label, const Visit &visit) const {
    board_.for_linked(label, [&](Label other) { visit(placement_of(board_, other)); });
    for (const Group group : board_.groups_linked_to(label)) {
        visit(placement_of(board_, group));
    }
}

/// Notes that a label has to be eliminated by placements at positions up to `by`.
void RelaxedSingles::need_elimination(Label label, unsigned by) {
    if (eliminators_needed_[index(label)] >= by) {
        return;
    }
    eliminators_needed_[index(label)] = static_cast<std::uint8_t>(by);
    for_eliminating(label, [&](Placement one) { need_placement(one, by); });
}

void RelaxedSingles::need_placement(Placement one, unsigned at) {
    if (placed_[index(one)] <= at && needed_[index(one)] < at) {
        if (placed_[index(one)] == 1 && needed_[index(one)] == 0) {
            --unneeded_;
        }
        needed_[index(one)] = static_cast<std::uint8_t>(at);
        open_[at].push_back(one);
    }
}

/// Says whether a variable can lose all candidates by placements at positions up to `last`. Those
/// that no earlier layer eliminates need one placement that eliminates all of them, since only one
/// has the last position.
bool RelaxedSingles::can_lose_all(Variable variable, unsigned last) {
    late_.clear();
    for (const Label label : board_.labels_of(variable)) {
        if (eliminated_[index(label)] == last) {
            late_.push_back(label);
        }
    }
    if (late_.size() < 2) {
        return true;
    }
    for (const Label label : late_) {
        for_eliminating(label, [&](Placement one) {
            if (placed_[index(one)] == last) {
                ++hits_[index(one)];
            }
        });
    }
    bool is_one_enough = false;
    for (const Label label : late_) {
        for_eliminating(label, [&](Placement one) {
            is_one_enough |= hits_[index(one)] == late_.size();
            hits_[index(one)] = 0;
        });
    }
    return is_one_enough;
}

/// Notes what eliminates the other candidates of each variable that can force a label.
void RelaxedSingles::need_what_forces(Label label, unsigned by) {
    for (const Variable variable : board_.variables_of(label)) {
        const auto labels = board_.labels_of(variable);
        // A variable that forces has one candidate left at most; a decided one counts as many.
        const bool can_force =
            left_[index(variable)] <= 1 && std::ranges::all_of(labels, [&](Label other) {
                return other == label || eliminated_[index(other)] <= by;
            });
        for (std::size_t at = 0; can_force && at < labels.size(); ++at) {
            if (labels[at] != label && before_->is_candidate(labels[at])) {
                need_elimination(labels[at], by);
            }
        }
    }
}

void RelaxedSingles::need_what_forces(Group group, unsigned by) {
    const auto members = board_.members_of(group);
    for (const Label label : board_.labels_of(board_.variable_of(group))) {
        if (before_->is_candidate(label) && std::ranges::find(members, label) == members.end()) {
            need_elimination(label, by);
        }
    }
}

/// Goes back from the contradictions: what eliminates the candidates of each, then what forces
/// that, one position earlier. The last positions come first, so that each placement is looked at
/// once, at the last position where it is of use. Ends when all of the first layer are of use,
/// which saved an eighth of the time of hierarchy_B.tsv.
void RelaxedSingles::trace_back(unsigned most) {
    unneeded_ = layers_[1].size();
    open_.resize(std::max<std::size_t>(open_.size(), most + std::size_t{1}));
    for (unsigned at = 0; at <= most; ++at) {
        open_[at].clear();
    }
    for (const Variable variable : contradictory_) {
        if (!can_lose_all(variable, most)) {
            continue;
        }
        for (const Label label : board_.labels_of(variable)) {
            if (before_->is_candidate(label)) {
                need_elimination(label, most);
            }
        }
    }
    for (unsigned at = most; at > 1; --at) {
        for (const Placement one : open_[at]) {
            if (unneeded_ == 0) {
                return;
            }
            if (needed_[index(one)] != at) {
                continue;
            }
            if (is_group(board_, one)) {
                need_what_forces(group_of(board_, one), at - 1);
            } else {
                need_what_forces(static_cast<Label>(one), at - 1);
            }
        }
    }
}

void RelaxedSingles::find_useful(const ResolutionState &state, const ResolutionState &before,
                                 std::span<const std::uint8_t> is_excluded, unsigned most,
                                 std::vector<Placement> &useful) {
    begin(state, before, is_excluded);
    for (std::size_t layer = 1; layer < most && layer < layers_.size(); ++layer) {
        // The list of the layer does not grow any more, but the list of lists may.
        for (std::size_t at = 0; at < layers_[layer].size(); ++at) {
            for_eliminated(board_, layers_[layer][at], [&](Label label) {
                if (eliminated_[index(label)] == never) { // most are gone already
                    eliminate(label, static_cast<Layer>(layer));
                }
            });
        }
    }
    if (most < layers_.size()) {
        for (const Placement one : layers_[most]) {
            for_eliminated(board_, one, [&](Label label) {
                if (eliminated_[index(label)] == never) {
                    eliminate_last(label, static_cast<Layer>(most));
                }
            });
        }
    }
    useful.clear();
    if (contradictory_.empty()) {
        return;
    }
    trace_back(most);
    std::ranges::copy_if(layers_[1], std::back_inserter(useful),
                         [this](Placement one) { return needed_[index(one)] != 0; });
}

} // namespace dokushin::universal
