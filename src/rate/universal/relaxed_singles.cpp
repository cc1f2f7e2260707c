#include "rate/universal/relaxed_singles.h"

#include <algorithm>

namespace dokushin::universal {

RelaxedSingles::RelaxedSingles(const CspBoard &board) : board_(board) {}

void RelaxedSingles::begin(const ResolutionState &state,
                           std::span<const std::uint8_t> is_excluded) {
    state_ = &state;
    is_excluded_ = is_excluded;
    eliminated_.resize(board_.label_count());
    for (std::size_t at = 0; at < eliminated_.size(); ++at) {
        eliminated_[at] = state.is_candidate(static_cast<Label>(at)) ? never : Layer{0};
    }
    placed_.assign(board_.label_count(), never);
    needed_.assign(board_.label_count(), 0);
    left_.assign(state.all_left().begin(), state.all_left().end());
    contradictory_.clear();
    layers_.resize(std::max<std::size_t>(layers_.size(), 2));
    for (std::vector<Label> &layer : layers_) {
        layer.clear();
    }
    for (const Variable variable : state.singles()) {
        if (!state.is_decided(variable)) {
            force(state.only_candidate_of(variable), 1);
        }
    }
}

void RelaxedSingles::force(Label label, Layer layer) {
    if (placed_[index(label)] == never && is_excluded_[index(label)] == 0) {
        placed_[index(label)] = layer;
        if (layers_.size() <= layer) {
            layers_.resize(layer + std::size_t{1});
        }
        layers_[layer].push_back(label);
    }
}

/// Eliminates in a layer. A variable with one candidate left forces that one in the next layer. One
/// with none forces each of its candidates: that each is the last to be eliminated is possible.
void RelaxedSingles::eliminate(Label label, Layer layer) {
    if (eliminated_[index(label)] != never) {
        return;
    }
    eliminated_[index(label)] = layer;
    for (const Variable variable : board_.variables_of(label)) {
        // What stands for a decided variable is more than there are candidates.
        if (const std::uint8_t left = --left_[index(variable)]; left <= 1) {
            force_candidates(variable, left == 0, static_cast<Layer>(layer + 1));
        }
    }
}

void RelaxedSingles::force_candidates(Variable variable, bool is_contradictory, Layer layer) {
    if (is_contradictory) {
        contradictory_.push_back(variable);
    }
    for (const Label label : board_.labels_of(variable)) {
        if (eliminated_[index(label)] == never ||
            (is_contradictory && state_->is_candidate(label))) {
            force(label, layer);
        }
    }
}

/// Notes that a label has to be eliminated by placements at positions up to `by`.
void RelaxedSingles::need_elimination(Label label, unsigned by) {
    board_.for_linked(label, [&](Label other) {
        if (placed_[index(other)] <= by) {
            need_placement(other, by);
        }
    });
}

void RelaxedSingles::need_placement(Label label, unsigned at) {
    if (needed_[index(label)] < at) {
        needed_[index(label)] = static_cast<std::uint8_t>(at);
        open_.push_back(label);
    }
}

/// Goes back from the contradictions: what eliminates the candidates of each, then what forces
/// that, one position earlier.
void RelaxedSingles::trace_back(unsigned most) {
    open_.clear();
    for (const Variable variable : contradictory_) {
        for (const Label label : board_.labels_of(variable)) {
            if (state_->is_candidate(label)) {
                need_elimination(label, most);
            }
        }
    }
    while (!open_.empty()) {
        const Label label = open_.back();
        open_.pop_back();
        const unsigned by = needed_[index(label)] - 1U;
        if (by == 0) {
            continue;
        }
        for (const Variable variable : board_.variables_of(label)) {
            const auto labels = board_.labels_of(variable);
            const bool can_force =
                !state_->is_decided(variable) && std::ranges::all_of(labels, [&](Label other) {
                    return other == label || !state_->is_candidate(other) ||
                           eliminated_[index(other)] <= by;
                });
            for (std::size_t at = 0; can_force && at < labels.size(); ++at) {
                if (labels[at] != label && state_->is_candidate(labels[at])) {
                    need_elimination(labels[at], by);
                }
            }
        }
    }
}

void RelaxedSingles::find_useful(const ResolutionState &state,
                                 std::span<const std::uint8_t> is_excluded, unsigned most,
                                 std::vector<Label> &useful) {
    begin(state, is_excluded);
    for (std::size_t layer = 1; layer <= most && layer < layers_.size(); ++layer) {
        // The list of the layer does not grow any more, but the list of lists may.
        for (std::size_t at = 0; at < layers_[layer].size(); ++at) {
            board_.for_linked(layers_[layer][at],
                              [&](Label linked) { eliminate(linked, static_cast<Layer>(layer)); });
        }
    }
    useful.clear();
    if (contradictory_.empty()) {
        return;
    }
    trace_back(most);
    std::ranges::copy_if(layers_[1], std::back_inserter(useful),
                         [this](Label label) { return needed_[index(label)] != 0; });
}

} // namespace dokushin::universal
