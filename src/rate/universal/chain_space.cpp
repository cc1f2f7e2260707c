#include "rate/universal/chain_space.h"

#include <algorithm>
#include <functional>
#include <iterator>

namespace dokushin::universal {

void ChainSpace::follow(const ResolutionState &state) {
    if (!own_) {
        own_.emplace(board_);
    }
    own_->adopt(state);
    own_->take_singles();
}

void ChainSpace::enter(const ResolutionState &state) {
    state_ = &state;
    if (&state.board() != &board_) {
        follow(state);
        state_ = &*own_;
    }
    closure_.list_refuted(*state_, is_true_, refuted_, is_refuted_);
    std::ranges::sort(refuted_, std::greater(),
                      [&](Label label) { return number_by_digit(board_, label); });
    for (const Label label : refuted_) {
        is_refuted_[index(label)] = 1; // and remains so
    }
    failed_braids_.enter(*state_);
    targets_.clear();
    std::ranges::transform(refuted_, std::back_inserter(targets_),
                           [](Label label) { return Target{label}; });
}

/// A candidate without a braid has no whip, and to find out costs less: the order of placements
/// makes no difference to braids.
std::optional<CspChain> ChainSpace::whip_for(Target &target, unsigned length, bool has_groups) {
    target.has_braid =
        target.has_braid || failed_braids_.has_braid(braids_, target.label, length, watch_);
    return target.has_braid ? whips_.find(*state_, target.label, length, has_groups) : std::nullopt;
}

/// Returns the target at a place in the order in which whips of a length are looked for: for odd
/// lengths from the last digit, row and column on, for even lengths from the first. Each length
/// reverses the order, as it would if in CSP-Rules what is found last acts first (the "depth"
/// strategy of CLIPS). Of the worst cases 24 differ from the published W; in one order for all
/// lengths 30 did.
ChainSpace::Target &ChainSpace::target_at(std::size_t place, unsigned length) {
    return targets_[length % 2 == 0 ? targets_.size() - 1 - place : place];
}

std::optional<CspChain> ChainSpace::whip(unsigned length, bool has_groups) {
    for (std::size_t place = 0; place < targets_.size(); ++place) {
        if (auto whip = whip_for(target_at(place, length), length, has_groups)) {
            return whip;
        }
    }
    return std::nullopt;
}

std::optional<CspChain> ChainSpace::whip(unsigned length) {
    auto whip = this->whip(length, false);
    return whip || board_.group_count() == 0 ? whip : this->whip(length, true);
}

std::optional<CspChain> ChainSpace::braid(unsigned length) {
    const auto first = std::ranges::find(targets_, true, &Target::has_braid);
    return first == targets_.end() ? std::nullopt : braids_.braid(*state_, first->label, length);
}

/// Where the braids of a target are longer, whips are not looked for yet.
bool ChainSpace::may_go_on(unsigned length) {
    return std::ranges::any_of(targets_, [](const Target &target) { return !target.has_braid; }) ||
           std::ranges::any_of(targets_, [&](const Target &target) {
               return whips_.may_go_on(*state_, target.label, length);
           });
}

bool ChainSpace::close(ResolutionState &state, unsigned longest, unsigned shortest) {
    if (&state.board() == &board_) {
        closure_.apply(state, longest, is_true_, shortest);
        return false;
    }
    follow(state);
    closure_.apply(*own_, longest, is_true_, shortest);
    return state.adopt(*own_);
}

} // namespace dokushin::universal
