#include "rate/universal/simplest_first.h"

#include <algorithm>
#include <functional>

namespace dokushin::universal {
namespace {

/// Returns the greatest length at which whips eliminate what braids do, so that the order is
/// indifferent: W2 = B2, gW3 = gB3 (PBCS2, chapters 5 and 7).
unsigned confluent_length(const CspBoard &board) { return board.group_count() == 0 ? 2 : 3; }

} // namespace

/// A candidate without a braid has no whip, and to find out costs less: the order of placements
/// makes no difference to braids.
std::optional<CspChain> SimplestFirst::next(const ResolutionState &state, unsigned shortest,
                                            unsigned longest, bool has_braids) {
    closure_.list_refuted(state, is_true_, targets_);
    std::ranges::sort(targets_, std::greater(),
                      [&](Label label) { return number_by_digit(state.board(), label); });
    has_braid_.assign(targets_.size(), 0);
    for (unsigned length = shortest; length <= longest; ++length) {
        for (std::size_t at = 0; at < targets_.size(); ++at) {
            if (has_braid_[at] == 0 && !braids_.has_braid(state, targets_[at], length)) {
                continue;
            }
            has_braid_[at] = 1;
            if (auto whip = whips_.find(state, targets_[at], length)) {
                return whip;
            }
        }
        if (targets_.empty() || watch_.stop_now()) {
            break;
        }
        if (const auto first = std::ranges::find(has_braid_, 1);
            has_braids && first != has_braid_.end()) {
            const auto at = static_cast<std::size_t>(first - has_braid_.begin());
            return braids_.braid(state, targets_[at], length);
        }
    }
    return std::nullopt;
}

/// Applies braids of up to `longest` variables; returns the length that was needed.
unsigned SimplestFirst::close(ResolutionState &state, unsigned longest) {
    unsigned length = 0;
    while (!state.is_solved() && length < longest && !watch_.stop_now()) {
        ++length;
        closure_.apply(state, length, is_true_, length);
    }
    return length;
}

unsigned SimplestFirst::solve(ResolutionState &state, unsigned longest) {
    const unsigned confluent = std::min(confluent_length(state.board()), longest);
    unsigned needed = close(state, confluent);
    while (!state.is_solved()) {
        const auto whip = next(state, confluent + 1, longest);
        if (!whip) {
            break;
        }
        needed = std::max(needed, static_cast<unsigned>(whip->links.size()));
        state.eliminate(whip->target);
        state.take_singles();
        closure_.apply(state, confluent, is_true_);
    }
    return needed;
}

} // namespace dokushin::universal
