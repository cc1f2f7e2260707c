#include "rate/universal/simplest_first.h"

#include <algorithm>

namespace dokushin::universal {
namespace {

/// Returns the greatest length at which whips eliminate what braids do, and subsets nothing else,
/// so that the order is indifferent: W2 = B2, gW3 = gB3 (PBCS2, chapters 5, 7 and 8). The variables
/// of such a whip are those of the braid, so that it has their type.
unsigned confluent_length(const CspBoard &board) { return board.group_count() == 0 ? 2 : 3; }

} // namespace

SimplestFirst::SimplestFirst(const Theory &theory, std::span<const std::uint8_t> is_true,
                             const search::Watch &watch)
    : watch_(watch), confluent_(confluent_length(theory.boards.front())) {
    for (const CspBoard &board : theory.boards) {
        spaces_.emplace_back(board, is_true, watch);
    }
    if (theory.has_subsets) {
        subsets_.emplace(theory.boards.front());
    }
}

void SimplestFirst::enter(const ResolutionState &state) {
    for (ChainSpace &space : spaces_) {
        space.enter(state);
    }
}

std::optional<CspChain> SimplestFirst::whip(unsigned length) {
    for (ChainSpace &space : spaces_) {
        if (auto whip = space.whip(length)) {
            return whip;
        }
    }
    return std::nullopt;
}

bool SimplestFirst::may_go_on(unsigned length) {
    return std::ranges::any_of(spaces_, [&](ChainSpace &space) { return space.may_go_on(length); });
}

std::optional<CspChain> SimplestFirst::next(const ResolutionState &state, unsigned shortest,
                                            unsigned longest, bool has_braids) {
    enter(state);
    for (unsigned length = shortest; length <= longest; ++length) {
        if (auto whip = this->whip(length)) {
            return whip;
        }
        if (watch_.stop_now()) {
            break;
        }
        for (ChainSpace &space : spaces_) {
            if (auto braid = has_braids ? space.braid(length) : std::nullopt) {
                return braid;
            }
        }
        if (!may_go_on(length)) {
            break;
        }
    }
    return std::nullopt;
}

/// Applies braids of up to `longest` variables. `shortest`: lengths below it have no pass of their
/// own, though such braids are found as well.
void SimplestFirst::close(ResolutionState &state, unsigned longest, unsigned shortest) {
    bool has_changed = true;
    while (has_changed && !state.is_solved() && !watch_.stop_now()) {
        has_changed = false;
        for (ChainSpace &space : spaces_) {
            has_changed |= space.close(state, longest, std::min(shortest, longest));
            state.take_singles();
        }
    }
}

/// Eliminates by the simplest pattern from `shortest` to `longest`; returns its length, 0 if there
/// is none.
unsigned SimplestFirst::eliminate(ResolutionState &state, unsigned shortest, unsigned longest) {
    // S+W has subsets of up to four (PBCS2, chapter 8). On 9×9 larger ones show nothing new: what
    // is left of a plane beside a subset of n is one of its side − n in the other direction.
    const unsigned largest_subset = subsets_ ? std::min(4U, state.board().side() / 2) : 0;
    enter(state);
    for (unsigned length = shortest; length <= longest; ++length) {
        if (length <= largest_subset && subsets_->eliminate(state, length)) {
            return length;
        }
        if (const auto whip = this->whip(length)) {
            state.eliminate(whip->target);
            return length;
        }
        if (watch_.stop_now()) {
            break;
        }
        if (length >= largest_subset && !may_go_on(length)) {
            is_exhausted_ = !watch_.stop_now();
            break;
        }
    }
    return 0;
}

unsigned SimplestFirst::solve(ResolutionState &state, unsigned longest) {
    unsigned needed = 0;
    while (!state.is_solved() && needed < std::min(confluent_, longest) && !watch_.stop_now()) {
        close(state, ++needed);
    }
    while (!state.is_solved()) {
        const unsigned length = eliminate(state, confluent_ + 1, longest);
        if (length == 0) {
            break;
        }
        needed = std::max(needed, length);
        state.take_singles();
        close(state, std::min(confluent_, longest), 2);
    }
    return needed;
}

} // namespace dokushin::universal
