#include "rate/universal/failed_braids.h"

#include <algorithm>

namespace dokushin::universal {

FailedBraids::FailedBraids(const CspBoard &board) : board_(board), searches_(board.label_count()) {
    for (std::size_t at = 0; at < board.group_count(); ++at) {
        const std::size_t members = board.members_of(static_cast<Group>(at)).size();
        largest_placement_ = std::max(largest_placement_, static_cast<unsigned>(members));
    }
}

void FailedBraids::enter(const ResolutionState &state) {
    state_ = &state;
    ++now_;
    const auto left = state.all_left();
    if (left_.empty()) {
        left_.assign(left.begin(), left.end());
        return;
    }
    // A variable that changes again is listed at the end alone, and a decided one no more.
    std::erase_if(recent_, [&](Change change) {
        return left_[index(change.variable)] != left[index(change.variable)];
    });
    for (std::size_t at = 0; at < left.size(); ++at) {
        const auto variable = static_cast<Variable>(at);
        if (left[at] != left_[at] && !state.is_decided(variable)) {
            recent_.push_back({variable, now_});
        }
    }
    std::ranges::copy(left, left_.begin());
}

void FailedBraids::add(Label target, unsigned length, std::span<const std::uint8_t> layers) {
    Search &search = searches_[index(target)];
    search.length = length;
    search.at = now_;
    search.layers.assign(layers.begin(), layers.end());
}

/// Says whether the candidates that a variable has left, or all but what is placed, go by earlier
/// placements of a braid.
bool FailedBraids::may_make_one(const Search &search, Variable changed, unsigned length) const {
    unsigned late = 0; // those that go by the last placement, if they do at all
    unsigned never = 0;
    for (const Label label : board_.labels_of(changed)) {
        if (state_->is_candidate(label)) {
            const unsigned layer = search.layers[index(label)];
            late += layer + 2 > length ? 1 : 0;
            never += layer + 1 > length ? 1 : 0;
        }
    }
    return never == 0 || late <= largest_placement_;
}

bool FailedBraids::has_none(Label target, unsigned length) const {
    const Search &search = searches_[index(target)];
    if (search.length < length) {
        return false;
    }
    for (auto at = recent_.rbegin(); at != recent_.rend() && at->state > search.at; ++at) {
        if (may_make_one(search, at->variable, length)) {
            return false;
        }
    }
    return true;
}

bool FailedBraids::has_braid(BraidSearch &search, Label target, unsigned length,
                             const search::Watch &watch) {
    if (has_none(target, length)) {
        return false;
    }
    if (search.has_braid(*state_, target, length)) {
        return true;
    }
    // A search that was stopped proves nothing.
    if (const auto layers = search.layers(); !layers.empty() && !watch.stop_now()) {
        add(target, length, layers);
    }
    return false;
}

} // namespace dokushin::universal
